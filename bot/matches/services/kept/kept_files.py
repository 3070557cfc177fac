"""The files that people keep: read by their game as a lobby reads them, and shown to nobody but their owner."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import IntegrityError

from bot.games.setup import Choice
from bot.games.values import Rejected, Unclear
from bot.matches.model.kept import LONGEST_TITLE, MOST_KEPT, Keeper, KeptFile, Saved, Shelf, folded, tidy
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.choices import Understood, too_large, understood
from bot.matches.services.kept.packs import Packs
from bot.matches.services.unit_of_work import UnitOfWork
from bot.matches.storage import kept
from bot.matches.storage.errors import storage_problems

_NOT_KEPT = refused(Reason.NOT_KEPT)


class KeptFiles:
    """What people keep for themselves, by person and server."""

    def __init__(self, work: UnitOfWork, packs: Packs) -> None:
        self._work = work
        self._database = work.repository.database
        self._packs = packs

    async def all(self, shelf: Shelf) -> tuple[KeptFile, ...]:
        """The files of a shelf, by title."""
        with storage_problems():
            return await self._database.read(lambda connection: kept.read_all(connection, shelf))

    async def find(self, keeper: Keeper, number: int) -> KeptFile | None:
        """A person's own file by its id; ``None`` where they have none such in this server."""
        with storage_problems():
            return await self._database.read(lambda connection: kept.find(connection, keeper, number))

    async def save(
        self,
        keeper: Keeper,
        game: str,
        choice: Choice,
        title: str,
        content: bytes,
        *,
        replaces: bool = False,
        meant: str = "",
    ) -> Saved | Refused | Rejected | Unclear:
        """Keep a file under a title; rejected where the game cannot read it, with what is wrong line by line.

        Args:
            choice: what the file is for.
            replaces: a file of the same title gives way to it; otherwise the title is refused.
            meant: the answer of its owner, where the file was unclear.
        """
        title = tidy(title)
        problem = _wrong_title(title) or too_large(len(content))
        if problem is not None:
            return problem
        engine = await self._packs.game(keeper.guild, game)
        found = await asyncio.to_thread(understood, engine, choice, content, meant)
        if not isinstance(found, Understood):
            return found
        text = found.text
        if engine.lists is not None and engine.lists.choice.name == choice.name:
            text = await asyncio.to_thread(engine.lists.kept, text)
        problem = too_large(len(text.encode()))
        if problem is not None:
            return problem
        done = await self._put(Shelf(keeper, game, choice.name), title, text, replaces)
        if isinstance(done, Refused):
            return done
        return Saved(done, found.remarks)

    async def rename(self, keeper: Keeper, number: int, title: str) -> KeptFile | Refused:
        """Give a file another title."""
        title = tidy(title)
        problem = _wrong_title(title)
        if problem is not None:
            return problem
        try:
            with storage_problems():
                async with self._database.writing() as session:
                    connection = await session.connection()
                    values = {"title": title, "folded": folded(title)}
                    if not await kept.change(connection, keeper, number, **values):
                        return _NOT_KEPT
                    return await kept.find(connection, keeper, number) or _NOT_KEPT
        except IntegrityError:
            return refused(Reason.TITLE_TAKEN, title=title)

    async def delete(self, keeper: Keeper, number: int) -> Refused | None:
        """Delete a file; what was brought into a match from it stays there."""
        with storage_problems():
            gone = await self._database.write(lambda connection: kept.delete(connection, keeper, number))
        return None if gone else _NOT_KEPT

    async def _put(self, shelf: Shelf, title: str, text: str, replaces: bool) -> KeptFile | Refused:
        now = self._work.clock.now()
        try:
            with storage_problems():
                async with self._database.writing() as session:
                    connection = await session.connection()
                    old = await kept.find_titled(connection, shelf, title)
                    if old is not None and not replaces:
                        return refused(Reason.TITLE_TAKEN, title=old.title)
                    if old is None and await kept.count(connection, shelf) >= MOST_KEPT:
                        return refused(Reason.TOO_MANY_KEPT, limit=MOST_KEPT)
                    if old is not None:
                        number = old.number
                        await kept.change(connection, shelf.keeper, number, title=title, text=text, saved=now)
                    else:
                        number = await kept.insert(connection, shelf, title, text, now)
        except IntegrityError:
            # Another device of the same person was faster.
            return refused(Reason.TITLE_TAKEN, title=title)
        return KeptFile(number, shelf.game, shelf.name, title, text, now)


def _wrong_title(title: str) -> Refused | None:
    if not title:
        return refused(Reason.NO_TITLE)
    return refused(Reason.LONG_TITLE, limit=LONGEST_TITLE) if len(title) > LONGEST_TITLE else None
