"""Component packs, kept for matches to be played with, and chosen by guilds for their new ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from bot.database import StorageProblem
from bot.games.contract import AnyGame
from bot.games.packs.problems import PackProblem
from bot.games.registry import UnknownGame
from bot.games.setup import Keepable
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.services.unit_of_work import UnitOfWork, attempted
from bot.matches.storage import packs, read, write
from bot.matches.storage.errors import storage_problems
from bot.matches.storage.write import Conflict

Alter: TypeAlias = Callable[[bytes | None, tuple[Keepable, ...]], tuple[bytes | None, tuple[Keepable, ...]]]
"""A pack and what is kept in it, changed."""


def merged(kept: tuple[Keepable, ...], new: tuple[Keepable, ...]) -> tuple[Keepable, ...]:
    """What is kept, and what is new in the place of what was kept about the same."""
    return tuple({each.key: each for each in (*kept, *new)}.values())


class Packs:
    """The packs that matches may be created with: read one at a time beside the event loop, and kept by digest."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self._games = work.repository.games
        self._database = work.repository.database
        # Reading one may take seconds, and the threads that do it are there for everybody.
        self._one_at_a_time = asyncio.Lock()

    async def add(self, game: str, content: bytes) -> str | Refused:
        """Keep a component pack for matches to use, and return its digest.

        Raises:
            PackProblem: it is none that the game can be played with.
        """
        try:
            async with self._one_at_a_time:
                digest = await asyncio.to_thread(self._games.admit, game, content)
        except UnknownGame:
            return refused(Reason.UNKNOWN_GAME, game=game)
        with storage_problems():
            await self._database.write(
                lambda connection: write.add_pack(connection, digest, game, content, self._work.clock.now())
            )
        return digest

    async def check(self, game: str, content: bytes) -> AnyGame | Refused:
        """The game with a pack, read as :meth:`add` does; nothing of it is kept.

        Raises:
            PackProblem: it is none that the game can be played with.
        """
        try:
            async with self._one_at_a_time:
                return await asyncio.to_thread(self._games.check, game, content)
        except UnknownGame:
            return refused(Reason.UNKNOWN_GAME, game=game)

    async def content(self, digest: str) -> bytes | None:
        """The bytes of a pack, as they were brought; ``None`` where it is not kept."""
        with storage_problems():
            return await self._database.read(lambda connection: read.read_pack(connection, digest))

    async def chosen(self, guild: int, game: str) -> str | None:
        """The digest of the pack that a guild's new matches of a game are played with; ``None`` for the game's own."""
        with storage_problems():
            return await self._database.read(lambda connection: packs.chosen(connection, guild, game))

    async def is_ready(self, guild: int, key: str) -> bool:
        """Whether :meth:`game` answers at once, because nothing has to be read."""
        return self._games.made(key, await self.chosen(guild, key)) is not None

    async def game(self, guild: int, key: str) -> AnyGame:
        """A game as a guild's new matches of it are played: with the pack that the guild chose, or its own components.

        Raises:
            UnknownGame: no game has this key.
            StorageProblem: the chosen pack is missing, or the game cannot be played with it any more.
        """
        digest = await self.chosen(guild, key)
        made = self._games.made(key, digest)
        if made is not None:
            return made
        content = None if digest is None else await self.content(digest)
        if digest is None:
            return await asyncio.to_thread(self._games.game, key)
        if content is None:
            raise StorageProblem(f"the component pack {digest[:12]} of server {guild} is missing; bring it again")
        try:
            return await asyncio.to_thread(self._games.game, key, (digest, content))
        except PackProblem as problem:
            raise StorageProblem(f"the component pack {digest[:12]} of server {guild} cannot be used") from problem

    async def bring(self, guild: int, key: str, content: bytes | None) -> str | Refused | None:
        """Choose a pack for a guild, or with ``None`` the game's own; what is kept of earlier matches stays.

        Returns:
            The digest of the pack; ``None`` where there is nothing in it beside the game's own.

        Raises:
            PackProblem: it is none that the game can be played with.
        """
        brought = () if content is None else await self._kept_in(key, content)
        if isinstance(brought, Refused):
            return brought

        def alter(_: bytes | None, kept: tuple[Keepable, ...]) -> tuple[bytes | None, tuple[Keepable, ...]]:
            return content, merged(kept, brought)

        return await self._change(guild, key, alter)

    async def keep(self, guild: int, key: str, what: Keepable) -> str | Refused | None:
        """Keep what players agreed on for the new matches of a guild; matches that are open keep their own pack.

        Raises:
            PackProblem: the guild's pack cannot hold it.
        """
        return await self._change(guild, key, lambda content, kept: (content, merged(kept, (what,))))

    async def withdraw(self, guild: int, key: str, what: str) -> str | Refused | None:
        """Keep no longer what :meth:`keep` kept under a key."""
        return await self._change(
            guild, key, lambda content, kept: (content, tuple(each for each in kept if each.key != what))
        )

    async def _kept_in(self, key: str, content: bytes) -> tuple[Keepable, ...] | Refused:
        game = await self.check(key, content)
        return game if isinstance(game, Refused) else game.kept

    async def _change(self, guild: int, key: str, alter: Alter) -> str | Refused | None:
        """Change a guild's pack and what is kept in it; again where somebody else changed it meanwhile."""

        async def attempt() -> str | Refused | None:
            before = await self.chosen(guild, key)
            content = None if before is None else await self.content(before)
            game = await self.game(guild, key)
            content, kept = alter(content, game.kept)
            whole = content if content is not None and not kept and not game.kept else game.keeping(content, kept)
            digest = None if whole is None else await self.add(key, whole)
            if isinstance(digest, Refused):
                return digest
            with storage_problems():
                async with self._database.writing() as session:
                    if await packs.choose_instead(await session.connection(), guild, key, before, digest):
                        return digest
            raise Conflict

        try:
            return await attempted(attempt)
        except Conflict:
            return refused(Reason.BUSY)

    async def choose(self, guild: int, game: str, digest: str | None) -> None:
        """Choose a pack that :meth:`add` keeps, or with ``None`` the game's own; matches that are open keep theirs."""
        with storage_problems():
            await self._database.write(lambda connection: packs.choose(connection, guild, game, digest))

    async def drop_unused(self) -> int:
        """Drop the packs that no guild chose and no match was made with, and return how many these were."""
        with storage_problems():
            return await self._database.write(lambda connection: packs.drop_unused(connection, self._work.clock.now()))
