"""The crash test itself: what is planted in the bot to be lost or doubled by a kill is found."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from bot.matches.model.position import Position
from bot.matches.rules.change import Change
from bot.matches.storage import outbox
from bot.matches.storage.repository import Repository
from tests.bot.databases import new_file
from tests.bot.killing import last_words
from tests.bot.matches import crash

MOVES = 3
"""The last entry of the match whose write is whole; the process ends itself in the midst of the next."""

Write: TypeAlias = Callable[..., Awaitable[Position]]


@pytest.fixture
def played(tmp_path: Path) -> tuple[str, list[int]]:
    """A database with the matches that the crash test plays."""
    url = str(new_file(tmp_path / "crash.sqlite"))
    return url, asyncio.run(crash.prepare(url))


def test_notes_lost_between_two_transactions_are_missed(
    played: tuple[str, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    put, write = outbox.put, Repository.write

    async def nothing(*_: object) -> None:
        """Leaves the notes to a second transaction."""

    async def in_two(self: Repository, change: Change, beside: Any = None) -> Position:
        # For all writes at once, and never put back: this runs in the process that is killed.
        monkeypatch.setattr(outbox, "put", nothing)
        position = await write(self, change, beside)
        _die_after_some(position)
        async with self.database.writing() as session:
            await put(await session.connection(), position.match, change.notes, change.now)
        return position

    assert "were never told" in _complaint(played, monkeypatch, in_two)


def test_notes_that_are_put_in_twice_are_found(played: tuple[str, list[int]], monkeypatch: pytest.MonkeyPatch) -> None:
    put, write = outbox.put, Repository.write

    async def twice(self: Repository, change: Change, beside: Any = None) -> Position:
        position = await write(self, change, beside)
        # Under a key of its own, so that nothing but a count of what was told can tell.
        again = replace(position.match, revision=position.match.revision + 1000)
        async with self.database.writing() as session:
            await put(await session.connection(), again, change.notes, change.now)
        _die_after_some(position)
        return position

    assert "told more than once" in _complaint(played, monkeypatch, twice)


def test_nothing_is_found_where_nothing_is_planted(played: tuple[str, list[int]]) -> None:
    url, matches = played
    seen = crash.Seen()
    asyncio.run(crash.check_whole(url, matches, seen))
    assert seen.matches == len(matches)


def _die_after_some(position: Position) -> None:
    if position.match.seq > MOVES:
        os.kill(os.getpid(), signal.SIGKILL)


def _complaint(played: tuple[str, list[int]], monkeypatch: pytest.MonkeyPatch, write: Write) -> str:
    """What the crash test says of a bot that writes in such a way."""
    url, matches = played
    seen = crash.Seen()
    with monkeypatch.context() as planted:
        planted.setattr(Repository, "write", write)
        seen.take(last_words(partial(crash.work, url, matches[:1], seen), 60, None))
    assert seen.acknowledged, "it ended before a move was whole"
    # All that was acknowledged is there: this alone cannot tell.
    asyncio.run(crash.check(url, matches, seen))
    with pytest.raises(AssertionError) as caught:
        asyncio.run(crash.check_whole(url, matches, seen))
    return str(caught.value)
