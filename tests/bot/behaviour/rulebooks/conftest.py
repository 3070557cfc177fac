"""A server that may add rulebooks; what was indexed once in a run of the tests is not indexed again."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import tempfile
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path

import pytest

from bot.library import building, service
from bot.library.building import stamp_of
from bot.library.drawing import Drawing
from bot.library.records import ServerBook
from bot.library.service import Library
from bot.settings import Settings
from rules_index import LibraryReport
from rules_index.library import build as indexing
from rules_index.library.build import build_library

Told = Callable[[int, int], None]


@pytest.fixture
def settings(tmp_path: Path, castle_index: Path) -> Settings:
    """Settings that let servers add rulebooks; what is made of them lies in the test's own folder."""
    index = tmp_path / "rules.sqlite"
    index.symlink_to(castle_index)
    return Settings(data_dir=tmp_path, index_file=index, discord_token=None, server_books=True)


@pytest.fixture
def patience() -> float:
    """A book may be read and indexed by a process of its own, which takes ten seconds of an idle machine."""
    return 600


def _copied(file: Path, to: Path) -> None:
    if file.is_file():
        shutil.copyfile(file, to)


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, LibraryReport]]:
    """The indexes that were made, by the stamps of their books, and the reports on them."""
    return tmp_path_factory.mktemp("made"), {}


async def _built_here(
    index: Path, books: Sequence[ServerBook], sources: Mapping[str, Path], _told: Told
) -> LibraryReport:
    """Read and index books in this process, which has loaded its dictionaries already."""
    with tempfile.TemporaryDirectory(dir=index.parent) as folder:
        building._lay_out(Path(folder), books, sources)
        return await asyncio.to_thread(build_library, index, Path(folder), lambda _line: None)


@pytest.fixture
def own_process() -> None:
    """Have books read by the process that the bot starts for them, which takes ten times as long."""


@pytest.fixture(autouse=True)
def nobody_is_asked_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the index of a book learn its words when somebody asks, not beforehand: most tests ask nothing."""

    async def nothing(_library: Library, _shelf: object) -> None:
        return None

    monkeypatch.setattr(Library, "_warm", nothing)


@pytest.fixture(autouse=True)
def no_process_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no process ready for the next picture: SimCord would wait the five minutes until it ends."""
    monkeypatch.setattr(Drawing, "_prepare", lambda _drawing: None)


@pytest.fixture(autouse=True)
def remembering(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, made: tuple[Path, dict[str, LibraryReport]]
) -> None:
    """Number books in their order, so that the same book is the same index, and make each index once."""
    numbers = count(1)
    monkeypatch.setattr(secrets, "randbelow", lambda _most: next(numbers))
    if "own_process" in request.fixturenames:
        return
    folder, reports = made
    monkeypatch.setattr(indexing, "limit_memory", lambda _megabytes: None)  # this process goes on

    async def remembered(
        index: Path, books: Sequence[ServerBook], sources: Mapping[str, Path], told: Told
    ) -> LibraryReport:
        stamp = stamp_of(books)
        if stamp not in reports:
            report = await _built_here(index, books, sources, told)
            _copied(index, folder / stamp)
            reports[stamp] = report
        else:
            _copied(folder / stamp, index)
        return reports[stamp]

    monkeypatch.setattr(service, "build", remembered)
