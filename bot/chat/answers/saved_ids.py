"""The ids of what is under the answer to a saved question, and the buttons and selects made with them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, Generic, TypeVar

import discord
from discord import ui

from bot.chat.answers.saved_questions import Kind
from bot.chat.base.ids.fields import Hit, Row, digits
from bot.chat.base.ids.id import Id
from bot.chat.base.ids.parts import Pattern

A = TypeVar("A", bound=StrEnum)
_SLUG = r"[-a-z0-9.]{1,90}"


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


class SavedId(Id):
    """Whatever is under the answer to a saved question."""

    asked: Row


class PressId(SavedId):
    """A button: what it does, the hit it leads to and the page of that, both counted from 0."""

    action: Annotated[str, Pattern("[-a-z]+")]
    at: Hit
    page: Hit


class PickId(SavedId):
    """A select, the ``nth`` of its message."""

    nth: Annotated[int, digits(2)] = 0


class RulingId(PressId, prefix="ruling"):
    """A button of a ruling, or of the nearest topics."""

    action: Action


class ViewId(PressId):
    """A button of an answer that is a card of its own."""

    action: ViewAction


class CribId(ViewId, prefix="crib"):
    """A button of the crib of a book."""


class CardId(ViewId, prefix="card"):
    """A button of what is said of a card."""


class ListId(ViewId, prefix="listing"):
    """A button of the rules of a topic."""


class ScenarioId(ViewId, prefix="scenario"):
    """A button of a scenario."""


class ComponentsId(ViewId, prefix="components"):
    """A button of an answer about components."""


class TopicId(PickId, prefix="topic"):
    """Picks one of the hits."""


class SeeId(PickId, prefix="see"):
    """Picks a rule that is referred to."""


class RuleLinkId(Id, prefix="law"):
    """Opens one rule, whatever message it is on."""

    slug: Annotated[str, Pattern(_SLUG)]


class EditionId(Id, prefix="edition"):
    """Answers a saved question in an edition."""

    kind: Kind
    asked: Row
    book: Annotated[str, Pattern("[^:]{1,64}")]


VIEWS: Mapping[Kind, type[ViewId]] = {
    Kind.CRIB: CribId,
    Kind.CARD: CardId,
    Kind.LISTING: ListId,
    Kind.SCENARIO: ScenarioId,
}
"""The buttons of an answer of a kind, to which the rules opened from it lead back."""


@dataclass(frozen=True, slots=True)
class Buttons(Generic[A]):
    """Makes the buttons of one feature."""

    ids: type[PressId]
    actions: type[A]

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
            custom_id=self.ids.id_for(asked=asked, action=action, at=at, page=page),
            disabled=disabled,
            style=discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary,
        )


@dataclass(frozen=True, slots=True)
class Selects:
    """Makes the selects of one feature."""

    ids: type[PickId]

    def __call__(
        self, asked: int, options: Sequence[discord.SelectOption], placeholder: str, *, nth: int = 0
    ) -> ui.Select[Any]:
        """A select of rulings, the ``nth`` of its message; an option's value is its hit's place or a rule's id."""
        custom_id = self.ids.id_for(asked=asked, nth=nth) if nth else self.ids.id_for(asked=asked)
        return ui.Select(custom_id=custom_id, options=list(options), placeholder=placeholder)


ruling_button = Buttons(RulingId, Action)
topic_select = Selects(TopicId)
see_select = Selects(SeeId)


def view_button(kind: Kind) -> Buttons[ViewAction]:
    """The buttons of an answer of this kind, to which the rules opened from it lead back."""
    return Buttons(VIEWS[kind], ViewAction)


def can_link(slug: str) -> bool:
    """Whether a button can open the rule with this slug: it may be too long for an id."""
    return re.fullmatch(_SLUG, slug) is not None


def rule_link(slug: str, label: str) -> ui.Button[Any]:
    """A button that opens the rule with this slug."""
    return ui.Button(custom_id=RuleLinkId.id_for(slug=slug), label=label[:80])
