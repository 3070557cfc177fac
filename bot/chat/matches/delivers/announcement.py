"""The message that begins a match: what fixes its dice, in a file that nobody has to read to play."""

from __future__ import annotations

import io

import discord
from discord import ui

from bot.chat.base.messages import LineRenderer, button
from bot.chat.base.text import short_hash
from bot.chat.matches.base.ids import DiceId
from bot.matches.model.messages import Opening


def announcement(renderer: LineRenderer, note: Opening) -> str:
    """That a match begins or goes on, and by the first digits of the fingerprint that its dice are sealed."""
    say, match = renderer.words.say, renderer.position.match.id
    title = say("opening-title", match=match)
    if note.to is not None:
        title = say("opening-again", match=match, entry=note.to)
    return "\n".join([title, say("opening-sealed", commitment=short_hash(note.commitment))])


def seal_file(renderer: LineRenderer, note: Opening) -> discord.File:
    """All that fixes the dice of a match but for the id of the very message that the file is attached to."""
    say = renderer.words.say
    clicks = " · ".join(f"{seat}. {click or '–'}" for seat, click in enumerate(note.clicks, 1))
    lines = [say("opening-fingerprint", commitment=note.commitment)]
    lines += [say("opening-clicks", clicks=clicks)] if clicks else []
    return discord.File(io.BytesIO("\n".join(lines).encode()), f"dice-{renderer.position.match.id}.txt")


def check_row(renderer: LineRenderer) -> ui.View:
    """The button that explains it."""
    view = ui.View(timeout=None)
    view.add_item(button(DiceId.id_for(match=renderer.position.match.id), renderer.words.say("opening-check")))
    view.stop()
    return view
