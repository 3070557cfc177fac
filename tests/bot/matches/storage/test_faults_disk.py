"""A disk that is really full or really may not be written: named, nothing half-written, and play goes on afterwards."""

from __future__ import annotations

import os
import random
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from bot.database import Database, DatabaseProblem, StorageProblem
from bot.games.registry import Registry
from bot.matches.model.match import Status
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from tests.bot.matches.table import HandClock, move, opened, played

NOBODY = 65534


@contextmanager
def files_no_longer_than(length: int) -> Iterator[None]:
    """Let every write of this process fail that goes beyond so many bytes of a file, in the middle of it if need be."""
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (length, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


def more_room(file: Path, room: int) -> AbstractContextManager[None]:
    """Let files grow no longer than this one is, and so many bytes."""
    return files_no_longer_than(file.stat().st_size + room)


@contextmanager
def unprivileged() -> Iterator[None]:
    """Be somebody whom the rights of files bind."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], capture_output=True)
    if mounted.returncode:
        pytest.skip("needs the right to mount")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


async def opened_on(file: Path, games: Registry, clock: HandClock) -> MatchService:
    return MatchService(await Database.open(f"sqlite+aiosqlite:///{file}"), games, clock)


async def whole(file: Path, games: Registry, clock: HandClock, position: Position) -> None:
    """The file is sound, and whoever opens it anew finds the match as it was last acknowledged."""
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()
    again = await opened_on(file, games, clock)
    assert await again.position(position.match.id) == position
    await again.repository.database.close()


async def test_a_write_that_ends_at_any_byte_leaves_the_match_as_it_was(
    tmp_path: Path, games: Registry, clock: HandClock
) -> None:
    file = tmp_path / "bot.sqlite"
    service = await opened_on(file, games, clock)
    position = await played(service, await opened(service, 3), moves=2)
    log, failed = Path(f"{file}-wal"), 0
    for room in range(0, 40_000, 3_554):
        if position.match.status is not Status.PLAYING:
            position = await opened(service, 3, channel=1000 + room)
        try:
            with more_room(log, room):
                position = await move(service, position, random.Random(room))
        except StorageProblem as problem:
            assert "disk" in str(problem)
            failed += 1
            assert await service.position(position.match.id) == position
            await whole(file, games, clock, position)
            position = await move(service, position, random.Random(room))
    await whole(file, games, clock, position)
    await service.repository.database.close()
    assert failed > 2


async def test_a_disk_without_room_is_named_and_play_goes_on_once_there_is_some(
    tmp_path: Path, games: Registry, clock: HandClock
) -> None:
    with small_disk(tmp_path / "disk") as folder:
        service = await opened_on(folder / "bot.sqlite", games, clock)
        position = await played(service, await opened(service, 3), moves=2)
        filler = folder / "filler"
        with filler.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(512)):
                    pass
            except OSError:
                pass
        with pytest.raises(StorageProblem, match="make room"):
            for _ in range(100):
                position = await move(service, position, random.Random(0))
        with pytest.raises(StorageProblem, match="make room"):
            for _ in range(100):
                await service.outbox.claim()
        filler.unlink()
        await whole(folder / "bot.sqlite", games, clock, position)
        position = await move(service, position, random.Random(0))
        assert await service.outbox.claim()
        await service.repository.database.close()
        await whole(folder / "bot.sqlite", games, clock, position)


async def test_a_file_that_became_read_only_is_named_at_the_start(
    tmp_path: Path, games: Registry, clock: HandClock
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    file = folder / "bot.sqlite"
    service = await opened_on(file, games, clock)
    position = await played(service, await opened(service, 3), moves=2)
    await service.repository.database.close()
    before = file.read_bytes()
    for above in (folder, *folder.parents):
        # Where nobody but this user may pass, the file could not even be found.
        if above.stat().st_uid == os.geteuid() and above.stat().st_mode & 0o555 != 0o555:
            above.chmod(above.stat().st_mode | 0o555)
    file.chmod(0o444)
    folder.chmod(0o555)
    with unprivileged(), pytest.raises(DatabaseProblem, match="may be written to") as caught:
        await Database.open(f"sqlite+aiosqlite:///{file}")
    assert "Traceback" not in str(caught.value)
    assert file.read_bytes() == before
    folder.chmod(0o755)
    file.chmod(0o644)
    await whole(file, games, clock, position)
