"""An interaction with a match: the match as it is now, who acts and what they may see, and answers to them alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

import discord
from discord import app_commands
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.chat.answers.autocomplete import words_while_typing
from bot.chat.base.context import guild_settings, read_guild_settings, words_of_person
from bot.chat.base.errors import NotGranted, Refusal, answer_error
from bot.chat.base.guilds import GuildSettings
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.base.messages import LineRenderer
from bot.chat.bot import Bot
from bot.chat.discord_answers import is_closed
from bot.chat.matches.base.ids import MatchId
from bot.chat.open_panels import OpenPanel
from bot.games.questions import Prompt
from bot.games.values import Seat, Viewer
from bot.locales.sentences import Localizer
from bot.matches.model.match import Actor, Match
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.service import MatchService


@dataclass(frozen=True)
class MatchContext:
    """An interaction with a match, reloaded for it.

    Attributes:
        plans: the position is one to come, as :mod:`bot.matches.rules.foresight` has it.
        window: of a position to come, the question of the window in which the person does nothing by answering what is
            asked then; empty where they only plan.
        before: the position in which that window is open; ``None`` where there is none.
        returned: the person was passed over in windows they missed, and is asked again from now on.
    """

    interaction: discord.Interaction[Bot]
    position: Position
    actor: Actor
    words: Localizer
    plans: bool = False
    window: str = ""
    before: Position | None = None
    returned: bool = False

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
        """The seat of the person who acts."""
        return self.position.match.seat_of(self.actor.user)

    @property
    def viewer(self) -> Viewer:
        """As whom the person looks at the match: from their seat, or as a spectator."""
        return self.position.match.viewer(self.actor.user)

    @property
    def advisable(self) -> tuple[Prompt, ...]:
        """What others are asked on which the person may advise."""
        return () if self.seat is None else self.position.advisable(self.seat)

    def is_advice(self, prompt: Prompt) -> bool:
        """Whether what the person says to a question is advice, and not its answer."""
        return any(each.id == prompt.id for each in self.advisable)

    @cached_property
    def renderer(self) -> LineRenderer:
        """Renders lines of the match for the person who acts."""
        client = self.interaction.client
        return LineRenderer(self.words, self.position, client.names.of(self.interaction.guild_id))

    def after(self, position: Position) -> MatchContext:
        """The same context after the match changed."""
        return replace(self, position=position, before=None)

    def foreseeing(self, position: Position, window: str = "") -> MatchContext:
        """The same context at a question to come, or at the one that follows a window at once."""
        before = self.position if window else None
        return replace(self, position=position, plans=not window, window=window, before=before)


async def context_while_typing(interaction: discord.Interaction[Bot]) -> MatchContext | None:
    """The channel's match for a person who types a command, without looking their language up; ``None`` for none."""
    position = await interaction.client.matches.live_in(interaction.channel_id)
    if position is None:
        return None
    return MatchContext(interaction, position, await actor_of(interaction), words_while_typing(interaction))


class MatchButton(IdButton, MatchId):
    """A button that belongs to a match; its id names what is to be done and never what the match is like.

    Attributes:
        shows_panel: whether what it answers with is the person's panel.
    """

    shows_panel: ClassVar[bool] = False

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Reload the match and do what the button says."""
        if not interaction.client.is_repeated(interaction):
            context = await context_of(interaction, self.match)
            try:
                await self.pressed(context)
                note_panel(context, shown=self.shows_panel)
            except NotGranted as refusal:
                await answer_error(interaction, refusal)
            await _tell_silence(context)

    async def pressed(self, context: MatchContext) -> None:
        """Answer the person who pressed it."""
        raise NotImplementedError


class MatchSelect(IdSelect, MatchId):
    """A select that belongs to a match; otherwise as buttons are."""

    shows_panel: ClassVar[bool] = False

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Reload the match and do what was picked."""
        if not interaction.client.is_repeated(interaction):
            context = await context_of(interaction, self.match)
            await self.picked(context, self.value)
            note_panel(context, shown=self.shows_panel)

    async def picked(self, context: MatchContext, value: str) -> None:
        """Answer the person who picked it."""
        raise NotImplementedError


def note_panel(context: MatchContext, *, shown: bool) -> None:
    """Remember the panel that an interaction showed, so that it can be brought up to date; or that it is gone."""
    interaction, panels = context.interaction, context.interaction.client.panels
    kind, message = interaction.response.type, interaction.message
    replaced = kind is discord.InteractionResponseType.message_update
    # Beside a panel, a new message is a refusal.
    opened = kind is discord.InteractionResponseType.channel_message and not (message and message.flags.ephemeral)
    if shown and (replaced or opened):
        panels.show(context.match, OpenPanel(interaction, context.service.clock.now()))
    elif replaced and message is not None:
        panels.replace(context.match, context.actor.user, message.id)


async def _tell_silence(context: MatchContext) -> None:
    """Say once to whoever presses a button that the channel takes no messages, where no panel says it."""
    silent = context.interaction.client.silent.get(context.match)
    user, match = context.actor.user, context.position.match
    if silent is None or user in silent.told or match.course.stands or not context.interaction.response.is_done():
        return
    silent.told.add(user)
    await context.interaction.followup.send(context.words.say("channel-silent"), ephemeral=True)


async def context_of(interaction: discord.Interaction[Bot], match: int) -> MatchContext:
    """A match by its id, for a person who used one of its buttons or named its number.

    Raises:
        Refusal: there is no such match in this server, or they may not see it; the refusal does not say which.
    """
    guild, settings = interaction.guild_id, GuildSettings(guild_id=interaction.guild_id or 0)
    if guild is None:
        raise app_commands.NoPrivateMessage

    async def beside(connection: AsyncConnection) -> None:
        nonlocal settings
        settings = await read_guild_settings(connection, guild)

    position = await interaction.client.matches.position(match, beside) if 0 < match < 2**63 else None
    actor = _actor(interaction, settings)
    if position is None or position.match.guild != guild:
        raise Refusal("match-gone")
    if not await may_see(interaction, position.match, actor):
        raise Refusal("match-gone")
    return await _context(interaction, position, actor)


async def context_here(interaction: discord.Interaction[Bot], *, ended: bool = False) -> MatchContext:
    """The live match of the channel a command was used in.

    Args:
        ended: where there is none, the last one that was played here will do.

    Raises:
        Refusal: no match is gathered or played here.
    """
    position = await interaction.client.matches.live_in(interaction.channel_id)
    if position is None and ended and interaction.channel_id is not None:
        last = await interaction.client.matches.last_in(interaction.channel_id)
        position = last if last is not None and last.match.seq else None
    if position is None:
        raise Refusal("match-none-here")
    return await _context(interaction, position, await actor_of(interaction))


async def actor_of(interaction: discord.Interaction[Bot]) -> Actor:
    """Who acts, with what the server lets them do."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    return _actor(interaction, await guild_settings(interaction.client.database, interaction.guild_id))


def _actor(interaction: discord.Interaction[Bot], settings: GuildSettings) -> Actor:
    role = settings.judge_role_id
    held = interaction.user.roles if isinstance(interaction.user, discord.Member) else ()
    judges = role in {each.id for each in held if not each.is_default()}
    return Actor(interaction.user.id, admin=interaction.permissions.manage_guild, judge=judges)


async def context_named_or_here(interaction: discord.Interaction[Bot], number: int | None) -> MatchContext:
    """The match with this number, else the channel's live one, else the last one played in the channel.

    Raises:
        Refusal: there is none.
    """
    if number is not None:
        return await context_of(interaction, number)
    client = interaction.client
    position = await client.matches.live_in(interaction.channel_id)
    if position is None and interaction.channel_id is not None:
        position = await client.matches.last_in(interaction.channel_id)
    if position is None:
        raise Refusal("match-none-here")
    return await _context(interaction, position, await actor_of(interaction))


async def _context(interaction: discord.Interaction[Bot], position: Position, actor: Actor) -> MatchContext:
    """The context of an interaction; whoever was passed over while absent is asked again, as they are there now."""
    words, seat = await words_of_person(interaction), position.match.seat_of(actor.user)
    if seat is None or not position.answers.is_absent(seat):
        return MatchContext(interaction, position, actor, words)
    done = await interaction.client.matches.play.come_back(position.match.id, actor)
    return MatchContext(interaction, position if isinstance(done, Refused) else done, actor, words, returned=True)


async def may_see(interaction: discord.Interaction[Bot], match: Match, actor: Actor) -> bool:
    """Whether a person may see a match of their server; once its channel is gone, only its players and judges may."""
    if actor.judge or actor.admin or match.seat_of(actor.user) is not None or match.people.is_party(actor.user):
        return True
    if match.channel is None or not isinstance(interaction.user, discord.Member):
        return False
    return match.channel == interaction.channel_id or await _sees(interaction, match.channel, interaction.user)


async def _sees(interaction: discord.Interaction[Bot], number: int, member: discord.Member) -> bool:
    try:
        channel = await _channel(interaction, number)
        if isinstance(channel, discord.Thread):
            return await _sees_thread(channel, member)
    except discord.HTTPException as problem:
        if not is_closed(problem):
            raise
        return False
    return isinstance(channel, discord.abc.GuildChannel) and channel.permissions_for(member).view_channel


async def _channel(interaction: discord.Interaction[Bot], number: int) -> object:
    known = interaction.guild.get_channel_or_thread(number) if interaction.guild else None
    # A thread that was archived is not at hand.
    return known or await interaction.client.fetch_channel(number)


async def _sees_thread(thread: discord.Thread, member: discord.Member) -> bool:
    if thread.parent is None:
        return False
    rights = thread.parent.permissions_for(member)
    if not rights.view_channel:
        return False
    if not thread.is_private() or rights.manage_threads:
        return True
    await thread.fetch_member(member.id)
    return True
