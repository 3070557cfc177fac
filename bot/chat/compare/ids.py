"""What the buttons of a comparison carry: which question, what to do, and the place of the topic that was picked."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import discord
from discord import ui

BUTTON = r"compare:(?P<asked>\d{1,19}):(?P<action>[a-z]+):(?P<at>\d{1,4})"
TOPICS = r"compare-topic:(?P<asked>\d{1,19})"


class Action(StrEnum):
    """What a button does; a picked topic is one hit of the question, a comparison's sides are all of them."""

    SHARE = "share"
    PICKED = "picked"
    TOPICS = "topics"


def button(
    asked: int, action: Action, at: int, *, label: str, disabled: bool = False, main: bool = False
) -> ui.Button[Any]:
    """A button of a comparison; ``at`` counts the question's hits from 0."""
    return ui.Button(
        label=label,
        custom_id=f"compare:{asked}:{action}:{at}",
        disabled=disabled,
        style=discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary,
    )


def topic_select(asked: int, options: list[discord.SelectOption], placeholder: str) -> ui.Select[Any]:
    """A select of the nearest topics; an option's value is the place of its hit."""
    return ui.Select(custom_id=f"compare-topic:{asked}", options=options, placeholder=placeholder)
