"""A note that is planted to be lost or doubled by a kill is found."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from dataclasses import replace as with_other
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from bot.matches.model.position import Position
from bot.matches.rules.change import Change
from bot.matches.storage import outbox
from bot.matches.storage.repository import Repository
from tests.bot.chaos.__main__ import look, work
from tests.bot.chaos.killing import last_words
from tests.bot.chaos.moves import CHANNELS, MOVES
from tests.bot.chaos.process import Seen
from tests.bot.databases import new_file

WHOLE = 3
"""The last entry of the match whose write is whole; the process ends itself in the midst of the next."""

ONE = with_other(MOVES, works=lambda process: MOVES.works(process)[:1])
"""Moves of one match alone."""

Write: TypeAlias = Callable[..., Awaitable[Position]]


@pytest.fixture
def played(tmp_path: Path) -> str:
    """A database with the matches that are made of moves alone."""
    url = str(new_file(tmp_path / "chaos.sqlite"))
    asyncio.run(look(url, [MOVES], Seen()))
    return url


def test_notes_lost_between_two_transactions_are_missed(played: str, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_notes_that_are_put_in_twice_are_found(played: str, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_nothing_is_found_where_nothing_is_planted(played: str) -> None:
    seen = Seen()
    asyncio.run(look(played, [MOVES], seen, whole=True))
    assert seen.matches == len(CHANNELS)


def _die_after_some(position: Position) -> None:
    if position.match.seq > WHOLE:
        os.kill(os.getpid(), signal.SIGKILL)


def _complaint(played: str, monkeypatch: pytest.MonkeyPatch, write: Write) -> str:
    """The complaint about a bot that writes in such a way."""
    seen = Seen()
    with monkeypatch.context() as planted:
        planted.setattr(Repository, "write", write)
        seen.take(last_words(partial(work, played, ONE, seen), 60, None))
    assert seen.acknowledged, "it ended before a move was whole"
    # All that was acknowledged is there: this alone cannot tell.
    asyncio.run(look(played, [], seen))
    with pytest.raises(AssertionError) as caught:
        asyncio.run(look(played, [], seen, whole=True))
    return str(caught.value)
