"""What the buttons of an answer carry: which question, what to do, and where to go; never the answer itself."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import discord
from discord import ui

BUTTON = r"ruling:(?P<asked>\d{1,19}):(?P<action>[a-z-]+):(?P<at>\d{1,4}):(?P<page>\d{1,4})"
TOPICS = r"topic:(?P<asked>\d{1,19})(?::\d{1,2})?"
CRIB = r"crib:(?P<asked>\d{1,19}):(?P<action>[a-z]+)"
CARD = r"card:(?P<asked>\d{1,19})"


class Action(StrEnum):
    """What a button does; each button of a message has an action of its own, so that no two ids are the same."""

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


class CribAction(StrEnum):
    """What a button of a crib, or of a rule opened from one, does."""

    SHOW = "show"
    SHARE = "share"


def button(
    asked: int, action: Action, at: int, page: int, *, label: str, disabled: bool = False, main: bool = False
) -> ui.Button[Any]:
    """A button that leads to the hit ``at`` and its ``page``, both counted from 0."""
    return ui.Button(
        label=label,
        custom_id=f"ruling:{asked}:{action}:{at}:{page}",
        disabled=disabled,
        style=discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary,
    )


def crib_button(
    asked: int, action: CribAction, *, label: str, disabled: bool = False, main: bool = False
) -> ui.Button[Any]:
    """A button that leads to a crib, or shows it to the channel."""
    return ui.Button(
        label=label,
        custom_id=f"crib:{asked}:{action}",
        disabled=disabled,
        style=discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary,
    )


def card_button(asked: int, *, label: str) -> ui.Button[Any]:
    """A button that leads back to a card."""
    return ui.Button(label=label, custom_id=f"card:{asked}")


def topic_select(asked: int, options: list[discord.SelectOption], placeholder: str, *, nth: int = 0) -> ui.Select[Any]:
    """A select of rulings, the ``nth`` of its message; an option's value is the place of its hit."""
    custom_id = f"topic:{asked}:{nth}" if nth else f"topic:{asked}"
    return ui.Select(custom_id=custom_id, options=options, placeholder=placeholder)
