"""The matches of a person, across channels and in private messages across servers: those that wait for them on top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.chat.base.context import words_of_person
from bot.chat.base.messages import LineRenderer, Style, button, card, reply, small
from bot.chat.base.text import moment
from bot.chat.bot import Bot
from bot.chat.matches.base.ids import PlayId
from bot.locales.sentences import Localizer
from bot.matches.model.match import Match, Wait
from bot.matches.model.position import Position
from bot.matches.rules.clock.patience import waiting

_MOST, _BUTTONS = 20, 5


async def list_own(interaction: discord.Interaction[Bot]) -> bool:
    """Show a person their matches in this server, or in private messages those of all servers; whether any were."""
    user, words = interaction.user.id, await words_of_person(interaction)
    found = await interaction.client.matches.play.seated(user, interaction.guild_id)
    if interaction.guild_id is None:
        # What goes on in a server that the bot has left is told to nobody.
        found = tuple(each for each in found if interaction.client.get_guild(each.match.guild) is not None)
    if found:
        await reply(interaction, _card(found, user, words, anywhere=interaction.guild_id is None))
    return bool(found)


def _card(found: Sequence[Position], user: int, words: Localizer, *, anywhere: bool) -> ui.LayoutView:
    ordered = sorted(found, key=lambda one: (_wait(one.match, user) is None, one.match.id))[:_MOST]
    lines = [_line(position, user, words, anywhere=anywhere) for position in ordered]
    row = [
        _way(one.match, words.say("mine-open", match=one.match.id), anywhere=anywhere)
        for one in ordered
        if _wait(one.match, user) is not None
    ][:_BUTTONS]
    hint = words.say("mine-anywhere") if anywhere else words.say("match-none-here")
    return card(words.say("mine-title"), [*lines, small([hint])], rows=[row])


def _way(match: Match, label: str, *, anywhere: bool) -> ui.Button[Any]:
    """Opens the person's panel, or from elsewhere the channel of the match: its panel belongs to its server."""
    return (
        ui.Button(url=_link(match), label=label)
        if anywhere
        else button(PlayId.id_for(match=match.id), label, Style.success)
    )


def _link(match: Match) -> str:
    return f"https://discord.com/channels/{match.guild}/{match.channel}"


def _channel(match: Match, *, anywhere: bool) -> str:
    """The match's channel; outside its server as a link, which Discord opens for those alone who may go there."""
    if match.channel is None:
        return "–"
    return _link(match) if anywhere else f"<#{match.channel}>"


def _line(position: Position, user: int, words: Localizer, *, anywhere: bool) -> str:
    """One match: where it is, and since when it waits for the person, or for whom else."""
    match, renderer = position.match, LineRenderer(words, position)
    values: dict[str, str | int] = {
        "match": match.id,
        "game": words.game(match.game, match.game),
        "channel": _channel(match, anywhere=anywhere),
    }
    own = _wait(match, user)
    if own is not None:
        return words.say("mine-waits", **values, since=moment(own.since))
    if waiting(match) is not None:
        return words.say("mine-held", **values)
    others = ", ".join(renderer.seat(wait.seat) for wait in match.course.waits)
    return words.say("mine-others", **values, players=others) if others else words.say("mine-rests", **values)


def _wait(match: Match, user: int) -> Wait | None:
    seat = match.seat_of(user)
    return next((wait for wait in match.course.waits if wait.seat == seat), None) if match.course.runs else None
