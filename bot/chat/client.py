"""The Discord client: what it needs, and which features it loads."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.boards.entry import Boards, GameEntry
from bot.chat import cards, compare, matches, phases, rulings, scenarios, setup
from bot.chat.base.errors import Refusal, Tree, answer_error
from bot.chat.base.forms import Form, filled
from bot.chat.base.translate import Translator
from bot.chat.matches.delivery import guilds
from bot.chat.matches.delivery.publisher import Publisher
from bot.database import Database
from bot.games.registry import Registry
from bot.installed import GAMES
from bot.matches.model.clock import Clock
from bot.matches.service import MatchService
from bot.settings import Settings
from rules_index import Oracle

_REMEMBERED = 2000


class Client(discord.Client):
    """The bot on Discord, with the guilds intent alone: no message content, no member list, nothing privileged.

    Args:
        games: what can be played; every game the bot comes with, unless others are given.
        clock: the time of matches; the machine's own, unless another is given.

    Attributes:
        begun: the features are loaded.
        unsettled: matches are to be stopped and started by which servers there are now.
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
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            # They tell of every sign of life from Discord, which is how a dead line is noticed in time.
            enable_debug_events=True,
        )
        self.settings = settings
        self.oracle = oracle
        self.database = database
        self.matches = MatchService(database, Registry(games), clock)
        self.boards = Boards(games)
        self.publisher = Publisher(self)
        self.begun = asyncio.Event()
        self.unsettled = asyncio.Event()
        self.tree = Tree(self)
        self._known_ids: list[re.Pattern[str]] = []
        self._forms: list[type[Form]] = []
        self._heard: OrderedDict[int, None] = OrderedDict()

    async def setup_hook(self) -> None:
        """Load the features; commands are not sent to Discord here, see :meth:`sync_commands`."""
        await self.tree.set_translator(Translator())
        rulings.load(self)
        cards.load(self)
        compare.load(self)
        phases.load(self)
        scenarios.load(self)
        setup.load(self)
        matches.load(self)
        self.begun.set()

    def is_repeated(self, interaction: discord.Interaction[Client]) -> bool:
        """Whether Discord delivered this very interaction before; what it asks for must not be done twice."""
        if interaction.id in self._heard:
            return True
        self._heard[interaction.id] = None
        while len(self._heard) > _REMEMBERED:
            self._heard.popitem(last=False)
        return False

    def add_buttons(self, *items: type[ui.DynamicItem[Any]]) -> None:
        """Register what answers to pressed buttons and selects, whatever message they hang on."""
        self.add_dynamic_items(*items)
        self._known_ids += [item.__discord_ui_compiled_template__ for item in items]

    def add_forms(self, *forms: type[Form]) -> None:
        """Register what answers to forms that are sent in, whenever they were shown."""
        self._forms += forms

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Let an event happen, unless the client is closed: the library may still be getting ready then."""
        if self.is_closed():
            return
        guilds.note_event(self, event)
        if event == "ready":
            self.unsettled.set()
        super().dispatch(event, *args, **kwargs)

    async def on_interaction(self, interaction: discord.Interaction[Client]) -> None:
        """Answer forms, and buttons of an older version of the bot, which nothing else would answer."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self._submitted(interaction)
        if interaction.type is not discord.InteractionType.component:
            return
        pressed = interaction.custom_id or ""
        if not any(known.fullmatch(pressed) for known in self._known_ids):
            await answer_error(interaction, Refusal("error-stale-button"))

    async def _submitted(self, interaction: discord.Interaction[Client]) -> None:
        sent = interaction.custom_id or ""
        try:
            for each in self._forms:
                found = each.template.fullmatch(sent)
                if found is not None:
                    await each(found, filled(interaction)).submitted(interaction)
                    return
            raise Refusal("error-stale-form")
        except Exception as error:
            await answer_error(interaction, error)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the matches of a server stand still that the bot was thrown out of."""
        await guilds.left(self, guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Let the matches of a server stand still that is out of order."""
        await guilds.unavailable(self, guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Let the matches go on that stood still because the bot was not in the server."""
        await guilds.back(self, guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """As if the bot had joined: Discord does not always say which of the two it was."""
        await guilds.back(self, guild.id)

    async def sync_commands(self, guild: int | None = None) -> int:
        """Send the commands to Discord, for one guild (seen at once) or for all, and return how many there are."""
        target = discord.Object(guild) if guild else None
        if target:
            self.tree.copy_global_to(guild=target)
        return len(await self.tree.sync(guild=target))
