"""The matches of a person in a server, across its channels: those that wait for them on top, each a press away."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.chat.base.context import words_of_person
from bot.chat.base.messages import LineRenderer, Style, button, card, reply, small
from bot.chat.base.text import moment
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import actor_of
from bot.locales.sentences import Localizer
from bot.matches.model.match import Match, Wait
from bot.matches.model.position import Position

_MOST, _BUTTONS = 20, 5


async def list_own(interaction: discord.Interaction[Bot]) -> bool:
    """Show a person their matches in this server; whether there were any."""
    actor, words = await actor_of(interaction), await words_of_person(interaction)
    found = await interaction.client.matches.play.seated(actor, interaction.guild_id or 0)
    if found:
        await reply(interaction, _card(found, actor.user, words))
    return bool(found)


def _card(found: Sequence[Position], user: int, words: Localizer) -> ui.LayoutView:
    ordered = sorted(found, key=lambda one: (_wait(one.match, user) is None, one.match.id))[:_MOST]
    lines = [_line(position, user, words) for position in ordered]
    row = [
        button(f"play:{one.match.id}", words.say("mine-open", match=one.match.id), Style.success)
        for one in ordered
        if _wait(one.match, user) is not None
    ][:_BUTTONS]
    return card(words.say("mine-title"), [*lines, small([words.say("match-none-here")])], rows=[row])


def _line(position: Position, user: int, words: Localizer) -> str:
    """One match: where it is, and since when it waits for the person, or for whom else."""
    match, renderer = position.match, LineRenderer(words, position)
    values: dict[str, str | int] = {
        "match": match.id,
        "game": words.game(match.game, match.game),
        "channel": f"<#{match.channel}>" if match.channel else "–",
    }
    own = _wait(match, user)
    if own is not None:
        return words.say("mine-waits", **values, since=moment(own.since))
    others = ", ".join(renderer.seat(wait.seat) for wait in match.course.waits)
    return words.say("mine-others", **values, players=others) if others else words.say("mine-rests", **values)


def _wait(match: Match, user: int) -> Wait | None:
    seat = match.seat_of(user)
    return next((wait for wait in match.course.waits if wait.seat == seat), None) if match.course.runs else None
