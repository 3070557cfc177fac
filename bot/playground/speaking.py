"""The language in which the bot writes to everybody on the page: that of its browser, until somebody picks one."""

from __future__ import annotations

import asyncio

from bot.chat.base.context import guild_settings
from bot.chat.base.guilds import set_language
from bot.chat.client import Client
from rules_index import Language


class Speaking:
    """The language of one guild's channels; live matches are shown anew in a language that is new.

    A browser's language holds for this run alone, so that the next visitor is met in their own. One that was picked, on
    the page or in ``/setup``, is kept.

    Attributes:
        picked: the language that was picked in an earlier run or in this one; ``None`` where none was.
    """

    def __init__(self, client: Client, guild: int) -> None:
        self._client, self._guild = client, guild
        self.picked: Language | None = None
        self._showing = asyncio.Lock()
        self._shown = False

    async def recall(self) -> None:
        """Find out what an earlier run has kept."""
        kept = (await guild_settings(self._client.database, self._guild)).language
        self.picked = Language(kept) if kept else None

    async def follow(self, language: Language) -> None:
        """Take the language of the browser that opens the page first, where none was picked."""
        if self.picked is None:
            self._client.settings = self._client.settings.model_copy(update={"default_language": language})
            await self._show_again()

    async def pick(self, language: Language) -> None:
        """Keep the language that the admin picks on the page."""
        self.picked = language
        await set_language(self._client.database, self._guild, language)
        await self._show_again()

    async def show(self) -> None:
        """Show all live matches, once the bot can write."""
        self._shown = True
        await self._show_again()

    async def _show_again(self) -> None:
        async with self._showing:
            if self._shown:
                await self._client.publisher.show_all()
