"""Somebody at a match: who acts, what they may, the match as it is now, and the language to answer in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import discord
from discord import app_commands

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.guilds import guild_settings
from bot.chat.bot import Bot
from bot.chat.matches.base.lines import Voice
from bot.chat.matches.base.visibility import may_see
from bot.games.contract import Seat
from bot.locales.sentences import Localizer
from bot.matches.model.match import Actor
from bot.matches.model.position import Position
from bot.matches.service import MatchService


@dataclass(frozen=True)
class Visit:
    """An interaction with a match, reloaded for it."""

    interaction: discord.Interaction[Bot]
    position: Position
    actor: Actor
    words: Localizer

    @property
    def service(self) -> MatchService:
        """What can be done with matches."""
        return self.interaction.client.matches

    @property
    def match(self) -> int:
        """The match's id."""
        return self.position.match.id

    @property
    def seat(self) -> Seat | None:
        """The seat of whoever acts."""
        return self.position.match.seat_of(self.actor.user)

    @cached_property
    def voice(self) -> Voice:
        """Says lines of the match to whoever acts."""
        return Voice(self.words, self.position)

    def at(self, position: Position) -> Visit:
        """The same visit after the match changed."""
        return replace(self, position=position)


async def visit(interaction: discord.Interaction[Bot], match: int) -> Visit:
    """A match by its id, for whoever pressed something that belongs to it.

    Raises:
        Refusal: there is no such match in this server, or none that they may see; nobody learns which of the two.
    """
    position = await interaction.client.matches.position(match) if 0 < match < 2**63 else None
    actor = await actor_of(interaction)
    if position is None or position.match.guild != interaction.guild_id:
        raise Refusal("match-gone")
    if not await may_see(interaction, position.match, actor):
        raise Refusal("match-gone")
    return Visit(interaction, position, actor, await words_of_person(interaction))


async def visit_here(interaction: discord.Interaction[Bot]) -> Visit:
    """The live match of the channel a command was used in.

    Raises:
        Refusal: no match is gathered or played here.
    """
    position = await interaction.client.matches.live_in(interaction.channel_id)
    if position is None:
        raise Refusal("match-none-here")
    return Visit(interaction, position, await actor_of(interaction), await words_of_person(interaction))


async def actor_of(interaction: discord.Interaction[Bot]) -> Actor:
    """Who acts, with what the server lets them do."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    role = (await guild_settings(interaction.client.database, interaction.guild_id)).judge_role_id
    judges = isinstance(interaction.user, discord.Member) and role in {each.id for each in interaction.user.roles}
    return Actor(interaction.user.id, admin=interaction.permissions.manage_guild, judge=judges)
