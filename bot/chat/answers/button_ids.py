"""The ids of buttons and selects: which question, what to do, and where to go; never the answer itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar

import discord
from discord import ui

from bot.chat.answers.saved_questions import Kind

A = TypeVar("A", bound=StrEnum)

_ASKED = r"(?P<asked>\d{1,19})"


class Action(StrEnum):
    """What a button of a ruling does; each of a message has an action of its own, so that no two ids are the same.

    ``SHARE`` shows one ruling to the channel, ``SHARE_WHOLE`` an answer that is no ruling.
    """

    PREVIOUS = "previous"
    NEXT = "next"
    PAGE_BEFORE = "page-before"
    PAGE_AFTER = "page-after"
    CARD = "card"
    CONTEXT = "context"
    CONTEXT_BEFORE = "context-before"
    CONTEXT_AFTER = "context-after"
    TOPICS = "topics"
    SHARE = "share"
    SHARE_WHOLE = "share-whole"


class ViewAction(StrEnum):
    """What a button of a crib, card or scenario does: lead back to it from a rule, or show it to the channel."""

    SHOW = "show"
    SHARE = "share"


@dataclass(frozen=True, slots=True)
class Buttons(Generic[A]):
    """Makes the buttons of one feature, and knows their ids."""

    feature: str
    actions: type[A]

    @property
    def template(self) -> str:
        """The pattern of the ids, with the groups ``asked``, ``action``, ``at`` and ``page``."""
        return rf"{self.feature}:{_ASKED}:(?P<action>{'|'.join(self.actions)}):(?P<at>\d{{1,4}}):(?P<page>\d{{1,4}})"

    def __call__(
        self,
        asked: int,
        action: A,
        at: int = 0,
        page: int = 0,
        *,
        label: str,
        disabled: bool = False,
        main: bool = False,
    ) -> ui.Button[Any]:
        """A button under the answer to a saved question.

        Args:
            asked: the question's id.
            action: what the button does.
            at: the hit it leads to, counted from 0.
            page: the page of that hit, counted from 0.
            label: what is written on it.
            disabled: whether it cannot be pressed.
            main: whether it is the one that stands out.
        """
        return ui.Button(
            label=label,
            custom_id=f"{self.feature}:{asked}:{action}:{at}:{page}",
            disabled=disabled,
            style=discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary,
        )


@dataclass(frozen=True, slots=True)
class Selects:
    """Makes the selects of one feature, and knows their ids."""

    feature: str

    @property
    def template(self) -> str:
        """The pattern of the ids, with the group ``asked``."""
        return rf"{self.feature}:{_ASKED}(?::\d{{1,2}})?"

    def __call__(
        self, asked: int, options: Sequence[discord.SelectOption], placeholder: str, *, nth: int = 0
    ) -> ui.Select[Any]:
        """A select of rulings, the ``nth`` of its message; an option's value is its hit's place or a rule's id."""
        custom_id = f"{self.feature}:{asked}:{nth}" if nth else f"{self.feature}:{asked}"
        return ui.Select(custom_id=custom_id, options=list(options), placeholder=placeholder)


ruling_button = Buttons("ruling", Action)
topic_select = Selects("topic")
see_select = Selects("see")

LONGEST_SLUG = 90
RULE_LINK = rf"law:(?P<slug>[-a-z0-9.]{{1,{LONGEST_SLUG}}})"
"""The pattern of the ids of buttons that open one rule, whatever message they are on."""


def view_button(kind: Kind) -> Buttons[ViewAction]:
    """The buttons of an answer of this kind, to which the rules opened from it lead back."""
    return Buttons(kind, ViewAction)


def rule_link(slug: str, label: str) -> ui.Button[Any]:
    """A button that opens the rule with this slug."""
    return ui.Button(custom_id=f"law:{slug}", label=label[:80])
