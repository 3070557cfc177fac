"""The bot as its features know it: what they work with, and where they register what they answer."""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import discord
from discord import app_commands, ui

from bot.answering.threads import Answering, InThreads
from bot.boards.entry import Boards
from bot.chat.answers.pasted import Commands, unmarked
from bot.chat.base.asking.conversations import Conversations
from bot.chat.base.names import KnownNames
from bot.chat.base.old_edits import OldEdits
from bot.chat.base.waiting.crowd import Crowd
from bot.chat.base.waiting.turns import Turns
from bot.chat.base.written_later import WrittenLater
from bot.chat.discord_answers import Follows, follows
from bot.chat.metrics import Metrics
from bot.chat.open_panels import OpenPanels
from bot.chat.server_data import delete
from bot.database import Database
from bot.disputes.service import DisputeService
from bot.library.records import Pages
from bot.library.service import Library
from bot.locales.sentences import Localizer
from bot.matches.service import MatchService
from bot.settings import Settings
from rules_index import Language, Oracle

_log = logging.getLogger(__name__)

_REMEMBERED = 2000
# Seconds that a disk may take before the bot closes without it.
_WRITING = 2.0


class NotesOfServers(Protocol):
    """Where the house rules, precedents and edited entries of the guide of each server are kept."""

    async def lay(self, guild: int) -> bool:
        """Let the oracle say what is in force in a server; asked before every question, so it must be quick."""


class Asks(Protocol):
    """Answers a question about a game, as if the person had typed it."""

    async def __call__(self, interaction: discord.Interaction[Bot], question: str, game: str | None) -> None: ...


class Hears(Protocol):
    """Answers a message if it is meant for the bot."""

    async def __call__(self, client: Bot, message: discord.Message) -> None: ...


class Referees(Protocol):
    """Answers a question about the match that is played where it is asked, and says whether it was one."""

    async def __call__(self, asker: Any, question: str) -> bool: ...


class ListsRules(Protocol):
    """Lists the rules of a topic of a game, by its key or name, to who uses an interaction."""

    async def __call__(self, interaction: discord.Interaction[Bot], topic: str, game: str | None, /) -> bool:
        """Show them; ``False`` where there is no such topic, and nothing is answered."""
        ...


class OffersWords(Protocol):
    """Asks a judge about the words of a question that the book of its answer lacks."""

    async def __call__(
        self, interaction: discord.Interaction[Bot], question: str, ref: str, words: Localizer, /
    ) -> None: ...


class OpensLobbies(Protocol):
    """Opens a lobby of a game where the person is, everything about it left to be chosen."""

    async def __call__(self, interaction: discord.Interaction[Bot], game: str) -> None: ...


@dataclass
class Silent:
    """A match whose channel takes no messages, and who was told so when they pressed a button."""

    match: int
    guild: int
    told: set[int] = field(default_factory=set)


class Bot(discord.Client):
    """The bot on Discord, with no privileged intent: it reads no message that does not mention it, and no member list.

    It knows no feature by name; :mod:`bot.chat.client` puts them together.

    Attributes:
        tree: the commands.
        commands: what they are called; empty until they are loaded.
        answering: works on what the oracle is asked.
        oracle: hears questions without what Discord adds to them, see :meth:`unmarked`.
        library: the rulebooks that servers added.
        metrics: counts what happens.
        names: what those who used the bot lately are called.
        notes: where what servers have ruled is kept; ``None`` until a feature keeps it.
        panels: the panels of matches that people have open.
        drawing: whose picture is drawn next.
        crowd: who is answered next, and who is turned away because too many wait.
        old_edits: where old messages were edited of late.
        silent: the matches whose channels take no messages, by their ids.
        token_refused: the bot stops because Discord does not accept its token any more.
        unwritten: saved questions that were answered and are being written down, by their ids.
        conversations: what people asked last.
        hear: answers messages; ``None`` until a feature does.
        referee: answers questions about the match of a channel; ``None`` until a feature does.
        ask: answers questions for other features; ``None`` until a feature does.
        list_rules: lists the rules of a topic for other features; ``None`` until a feature does.
        open_lobby: opens lobbies for other features; ``None`` until a feature does.
        offer_words: asks judges what words mean for other features; ``None`` until a feature does.
    """

    tree: app_commands.CommandTree[Bot]

    def __init__(
        self, settings: Settings, oracle: Oracle, database: Database, matches: MatchService, boards: Boards
    ) -> None:
        share = settings.share
        self.metrics = Metrics(unseen=matches.has_quick_window)
        # The bot has no voice, so an operator need not hear what voice would lack.
        discord.VoiceClient.warn_nacl = False
        discord.VoiceClient.warn_dave = False
        super().__init__(
            # A client of several shards leaves the one aside, and a client of one shard knows no others.
            shard_id=None if share.count == 1 else share.own[0],
            shard_count=share.count,
            # Of messages, Discord sends the words of those alone that mention the bot or are private.
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            # No message notifies anybody unless it says whom.
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            # Every sign of life from Discord becomes an event, so that a dead connection is noticed in time.
            enable_debug_events=True,
            http_trace=self.metrics.trace(),
        )
        self.settings = settings
        self.commands = Commands()
        self.oracle = oracle
        oracle.hear_through(self.unmarked)
        self.answering: Answering = InThreads()
        self.database = database
        self.matches = matches
        self.disputes = DisputeService(database, matches, oracle)
        self.boards = boards
        self.library = Library(database, settings)
        self.token_refused = False
        self.silent: dict[int, Silent] = {}
        self.notes: NotesOfServers | None = None
        self.ask: Asks | None = None
        self.list_rules: ListsRules | None = None
        self.open_lobby: OpensLobbies | None = None
        self.offer_words: OffersWords | None = None
        self.names = KnownNames()
        self.panels = OpenPanels()
        self.drawing = Turns()
        self.crowd = Crowd()
        self.old_edits = OldEdits()
        self.conversations: Conversations[Any] = Conversations()
        self.hear: Hears | None = None
        self.referee: Referees | None = None
        self.unwritten: WrittenLater[Any] = WrittenLater()
        self._button_ids: list[re.Pattern[str]] = []
        self._forms: dict[re.Pattern[str], FormHandler] = {}
        self._handled: OrderedDict[int, None] = OrderedDict()

    @property
    def has_many_shards(self) -> bool:
        """Whether there are several connections to Discord in this process, each for a part of its servers."""
        return len(self.matches.share.own) > 1

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection to Discord just now."""
        return self.ws.open

    def unmarked(self, text: str) -> str:
        """What a person asks, without markup, mentions, the bot's commands and its name."""
        own = {self.user.name, self.user.display_name} if self.user else set()
        own |= {guild.me.nick for guild in self.guilds if guild.me and guild.me.nick}
        return unmarked(text, self.commands, own)

    def pictured_in(self, guild: int | None) -> Mapping[str, Pages]:
        """By the key of a server's own book whose pages may be shown: to whom."""
        return self.library.pages.get(guild, {}) if guild is not None else {}

    def oracle_in(self, guild: int | None, language: Language | None = None) -> Oracle:
        """The oracle as the people of a server ask it, with the server's own books; as everybody does in none."""
        if guild in self.library.shelves and guild is not None:
            return self.library.within(self.oracle, guild, language)
        return self.oracle.within(guild, language)

    def answer_through(self, answering: Answering) -> None:
        """Have this work on what the oracle is asked, from now on."""
        self.answering = answering
        # Who waits for another process keeps nobody from this one.
        self.crowd.beside = 2 * answering.processes

    async def doubt_token(self) -> None:
        """Stop the bot if Discord does not accept its token any more, which one answer alone does not say."""
        try:
            await self.application_info()
        except discord.HTTPException as problem:
            if follows(problem, Follows.STOPS):
                _log.critical("Discord does not accept DISCORD_TOKEN any more; the bot stops")
                self.token_refused = True
                await self.close()

    async def close(self) -> None:
        """Disconnect, once what was answered is written down."""
        await self.library.close()
        await self.unwritten.finish(_WRITING)
        await super().close()

    async def delete_server(self, guild: int) -> None:
        """Delete what is kept of a server whose departure is noted; its matches that still run are stopped first."""
        await self.matches.relocation.left(guild)
        await delete(self.database, guild)
        await self.library.forget(guild)
        self.conversations.forget_guild(guild)
        # A number that is free again may be another match's.
        self.matches.repository.forget()
        _log.warning("Everything that was kept of server %d is deleted", guild)

    def add_buttons(self, *items: type[ui.DynamicItem[Any]]) -> None:
        """Register what answers to pressed buttons and selects, on whatever message they are."""
        self.add_dynamic_items(*items)
        self._button_ids += [item.__discord_ui_compiled_template__ for item in items]

    def add_form(self, template: re.Pattern[str], handler: FormHandler) -> None:
        """Register what answers when a form whose id has this pattern is submitted, whenever it was shown."""
        self._forms[template] = handler

    def knows_button(self, custom_id: str) -> bool:
        """Whether a registered button or select answers to this id."""
        return any(known.fullmatch(custom_id) for known in self._button_ids)

    def form_handler(self, custom_id: str) -> tuple[FormHandler, re.Match[str]] | None:
        """What answers to the form with this id, and what the id carries."""
        for template, handler in self._forms.items():
            if found := template.fullmatch(custom_id):
                return handler, found
        return None

    def is_repeated(self, came: discord.Interaction[Bot] | discord.Message) -> bool:
        """Whether Discord delivered this very thing before; what it asks for must not be done twice."""
        if came.id in self._handled:
            return True
        self._handled[came.id] = None
        while len(self._handled) > _REMEMBERED:
            self._handled.popitem(last=False)
        return False


FormHandler: TypeAlias = Callable[[discord.Interaction[Bot], re.Match[str]], Awaitable[None]]
