"""The one place that puts the bot together: its features, and what Discord's events lead to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.boards.entry import Boards, GameEntry
from bot.chat.answers.pasted import commands_of
from bot.chat.base.commands.translate import Translator
from bot.chat.base.errors import Refusal, Tree, answer_error
from bot.chat.base.patience import be_patient
from bot.chat.bot import Bot
from bot.chat.disputes.delivers.publisher import DisputePublisher
from bot.chat.features import load_features
from bot.chat.matches.acts.commands.moved import note_moved
from bot.chat.matches.delivers import guilds
from bot.chat.matches.delivers.publisher import Publisher
from bot.chat.reconnecting import reconnect_soon
from bot.database import Database
from bot.games.registry import Registry
from bot.installed import GAMES
from bot.matches.model.clock import Clock
from bot.matches.service import MatchService
from bot.settings import Settings
from rules_index import Oracle


class Client(Bot):
    """The bot with all its features.

    Args:
        games: what can be played; every game the bot comes with, unless others are given.
        clock: the time of matches; the machine's own, unless another is given.

    Attributes:
        begun: set once the features are loaded.
        publisher: tells in their channels what happens in matches.
        dispute_publisher: tells what happens in disputes.
        guild_watch: stops and resumes matches as servers go and come back.
    """

    def __init__(
        self,
        settings: Settings,
        oracle: Oracle,
        database: Database,
        *,
        games: Sequence[GameEntry] = GAMES,
        clock: Clock | None = None,
    ) -> None:
        matches = MatchService(database, Registry(games), clock, settings.share)
        super().__init__(settings, oracle, database, matches, Boards(games))
        reconnect_soon()
        self.tree = Tree(self)
        self.publisher = Publisher(self)
        matches.scheduler.takes = self.publisher.takes
        self.dispute_publisher = DisputePublisher(self)
        self.guild_watch = guilds.GuildWatch(self)
        self.begun = asyncio.Event()

    async def setup_hook(self) -> None:
        """Load the features; commands are not sent to Discord here, see :meth:`sync_commands`."""
        translator = Translator()
        await self.tree.set_translator(translator)
        load_features(self)
        self.commands = await commands_of(self.tree, translator)
        self.begun.set()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Let an event happen, unless the client is closed: the library may still be getting ready then."""
        if self.is_closed():
            return
        if event in guilds.EVENTS:
            self.guild_watch.note_event(event, *args)
        if event == "interaction":
            interaction: discord.Interaction[Bot] = args[0]
            if not self.matches.has_quick_window(interaction.guild_id):
                # Figures, and their name in labels, would show others who does something while a window is open.
                self.metrics.interactions[interaction.type] += 1
                self.metrics.came[interaction.id] = self.metrics.elapsed()
                self.names.met(interaction.guild_id, interaction.user.id, interaction.user.display_name)
            be_patient(interaction)
        super().dispatch(event, *args, **kwargs)

    async def on_interaction(self, interaction: discord.Interaction[Bot]) -> None:
        """Answer submitted forms, and buttons of an older version of the bot, which nothing else would answer."""
        try:
            match interaction.type:
                case discord.InteractionType.modal_submit:
                    found = self.form_handler(interaction.custom_id or "")
                    if found is None:
                        raise Refusal("error-stale-form")
                    handler, match = found
                    await handler(interaction, match)
                case discord.InteractionType.component if not self.knows_button(interaction.custom_id or ""):
                    raise Refusal("error-stale-button")
        except Exception as error:
            await answer_error(interaction, error)

    async def on_message(self, message: discord.Message) -> None:
        """Answer a message that is meant for the bot."""
        if self.hear is not None:
            await self.hear(self, message)

    async def on_app_command_completion(
        self,
        interaction: discord.Interaction[Bot],
        command: app_commands.Command[Any, ..., Any] | app_commands.ContextMenu,
    ) -> None:
        """Say after ``/match`` where commands are that moved from there, to a server that has not read it."""
        if command.qualified_name.startswith("match "):
            await note_moved(interaction)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the matches of a server that removed the bot."""
        await self.guild_watch.left(guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Stop the matches of a server that is out of order."""
        await self.guild_watch.unavailable(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume the matches of a server that the bot is in again."""
        await self.guild_watch.back(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Resume the matches of a server; Discord does not always say whether it was out of order or joined."""
        await self.guild_watch.back(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Stop the match of a channel that was deleted."""
        await self.guild_watch.channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Stop the match of a thread that was deleted."""
        await self.guild_watch.channel_gone(payload.thread_id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Try again where the bot could not write: the channel's rights may be others."""
        await self.publisher.try_again(after.guild.id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """Try again where the bot could not write: its rights may be others."""
        await self.publisher.try_again(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Try again where the bot could not write: the thread may be unlocked."""
        await self.publisher.try_again(payload.guild_id)

    async def sync_commands(self, guild: int | None = None) -> int:
        """Send the commands to Discord, for one guild (seen at once) or for all, and return how many there are."""
        target = discord.Object(guild) if guild else None
        if target:
            self.tree.copy_global_to(guild=target)
        return len(await self.tree.sync(guild=target))


class ShardedClient(Client, discord.AutoShardedClient):
    """The bot with several shards in one process, which are ready once all of them are.

    A shard that cannot come back at once begins a new session there: clicks made meanwhile are lost, as they are not
    with one shard a process.
    """

    def __init__(
        self,
        settings: Settings,
        oracle: Oracle,
        database: Database,
        *,
        games: Sequence[GameEntry] = GAMES,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(settings, oracle, database, games=games, clock=clock)
        self.shard_ids = list(settings.share.own)

    @property
    def is_connected(self) -> bool:
        """Whether every shard is connected just now."""
        return len(self.shards) == len(self.shard_ids or ()) and not any(
            shard.is_closed() for shard in self.shards.values()
        )


def client_for(settings: Settings) -> type[Client]:
    """The client that a process with these shards needs."""
    return Client if len(settings.share.own) == 1 else ShardedClient
