"""Selects of disputes, and of the people of the server."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import ui

from bot.chat.base.messages import card, reply
from bot.chat.base.text import one_line
from bot.chat.disputes.base.cases import CaseContext
from bot.disputes.model.dispute import Dispute


def case_options(disputes: Iterable[Dispute]) -> list[discord.SelectOption]:
    """The options of a select of disputes, whose values are their numbers."""
    return [
        discord.SelectOption(label=one_line(f"D-{each.number} · {each.question}", 100), value=str(each.number))
        for each in disputes
    ]


async def ask_for_person(context: CaseContext, picks: str, placeholder: str, title: str, about: str) -> None:
    """Ask which person of the server is meant.

    Args:
        picks: the id of the select.
    """
    people: ui.UserSelect[ui.LayoutView] = ui.UserSelect(custom_id=picks, placeholder=placeholder)
    await reply(context.interaction, card(title, [about], rows=[[people]]))
