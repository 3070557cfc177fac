"""A match as a file: exported for its players, and checked for anybody who has one."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Any

import discord

from bot.chat.context import words_of_person
from bot.chat.errors import Refusal
from bot.chat.matches.answers import refuse, tell
from bot.chat.matches.cards import card, cut
from bot.chat.matches.visit import Visit
from bot.chat.text import escape
from bot.matches.json_files import DEEPEST, LARGEST, MEGABYTE, MOST_ENTRIES, Fault, JsonProblem, load_export
from bot.matches.refusals import Refused
from bot.matches.verify import problems

if TYPE_CHECKING:
    from bot.chat.client import Client
    from bot.chat.locale import Localizer

_MOST_PROBLEMS, _LONGEST_PROBLEM = 10, 300
_GREEN, _RED = discord.Colour.green(), discord.Colour.red()


async def send_export(visit: Visit) -> None:
    """Send a match's file to whoever asked, who may see everything that is in it."""
    await visit.interaction.response.defer(ephemeral=True, thinking=True)
    content = await visit.service.export(visit.match, visit.actor)
    if isinstance(content, Refused):
        await refuse(visit, content)
        return
    name = f"match-{visit.match}.json"
    file = discord.File(io.BytesIO(content), name)
    said = visit.words.say("export-about", match=visit.match)
    await visit.interaction.followup.send(said, file=file, ephemeral=True)


async def verify_match(visit: Visit) -> None:
    """Check a match as it is kept here, with the same program that anybody can run on its file."""
    await visit.interaction.response.defer(ephemeral=True, thinking=True)
    content = await visit.service.export(visit.match, visit.actor)
    if isinstance(content, Refused):
        await refuse(visit, content)
        return
    await _tell_verdict(visit.interaction, content, visit.words)


async def verify_file(interaction: discord.Interaction[Client], file: discord.Attachment) -> None:
    """Check a match's file that somebody brings.

    Raises:
        Refusal: it is too large, or holds what no match can.
    """
    if file.size > LARGEST:
        raise Refusal("verify-too-large", megabytes=LARGEST // MEGABYTE)
    await interaction.response.defer(ephemeral=True, thinking=True)
    await _tell_verdict(interaction, await file.read(), await words_of_person(interaction))


async def _tell_verdict(interaction: discord.Interaction[Client], content: bytes, words: Localizer) -> None:
    try:
        export, found = await asyncio.to_thread(_checked, content)
    except JsonProblem as problem:
        if problem.fault is Fault.NO_JSON:
            await tell(interaction, card(words.say("verify-no-file"), [], colour=_RED))
            return
        limits = {"megabytes": LARGEST // MEGABYTE, "deepest": DEEPEST, "entries": MOST_ENTRIES}
        raise Refusal(f"verify-{problem.fault}", **limits) from problem
    if found:
        shown = [f"- {escape(cut(each, _LONGEST_PROBLEM))}" for each in found[:_MOST_PROBLEMS]]
        text = cut("\n".join(shown), 1800)
        await tell(interaction, card(words.say("verify-wrong", count=len(found)), [text], colour=_RED))
        return
    entries = export["entries"]
    draws = sum(len(row["entry"].get("draws", ())) for row in entries)
    said = words.say("verify-holds-about", entries=len(entries), draws=draws, head=escape(str(export["head"])[:12]))
    await tell(interaction, card(words.say("verify-holds"), [said], colour=_GREEN))


def _checked(content: bytes) -> tuple[Any, list[str]]:
    """What is in a match's file, and what is wrong with it.

    Raises:
        JsonProblem: it is no JSON, or more than a match's file can hold.
    """
    export = load_export(content)
    return export, problems(export)
