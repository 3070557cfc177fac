"""Why the desk does not do something where there is no case that it is about."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TypeVar

import discord

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import NotGranted
from bot.chat.base.granted import plain_values
from bot.chat.base.messages import GAP, Style, button, card, reply
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.disputes.model.refusals import DeskRefused
from bot.locales.sentences import Localizer

T = TypeVar("T")


def granted(interaction: discord.Interaction[Bot], done: T | DeskRefused) -> T:
    """The answer of a service that did what it was asked.

    Raises:
        NotGranted: it refused; the person who acted is shown why.
    """
    if isinstance(done, DeskRefused):
        raise NotGranted(done, partial(_refuse, interaction, done))
    return done


def why_not(words: Localizer, refusal: DeskRefused) -> str:
    """Why the desk does not do something, in one sentence."""
    return words.say(refusal.line.key, **plain_values(refusal))


async def show_refused(
    interaction: discord.Interaction[Bot], words: Localizer, refusal: DeskRefused, again: str, written: Iterable[str]
) -> None:
    """Say why a form is not kept, repeat what was written, and lead back to the form.

    Args:
        again: the id of the button that opens the form again; written: a line for each field.
    """
    rows = [[button(again, words.say("precedent-press-again"), Style.primary)]]
    told = [why_not(words, refusal), GAP, *(f"> {escape(line)}" for line in written)]
    await reply(interaction, card(words.say("dispute-not-done"), told, rows=rows))


async def _refuse(interaction: discord.Interaction[Bot], refusal: DeskRefused) -> None:
    words = await words_of_person(interaction)
    await reply(interaction, card(words.say("dispute-not-done"), [why_not(words, refusal)]))
