"""A server that may add rulebooks; what was indexed once in a run of the tests is not indexed again."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path

import pytest

from bot.library import service
from bot.library.building import build, stamp_of
from bot.library.records import ServerBook
from bot.settings import Settings
from rules_index import LibraryReport


@pytest.fixture
def settings(tmp_path: Path, castle_index: Path) -> Settings:
    """Settings that let servers add rulebooks; what is made of them lies in the test's own folder."""
    index = tmp_path / "rules.sqlite"
    index.symlink_to(castle_index)
    return Settings(data_dir=tmp_path, index_file=index, discord_token=None, server_books=True)


@pytest.fixture
def patience() -> float:
    """A book is read and indexed by a process of its own, which takes ten seconds of an idle machine."""
    return 600


def _copied(file: Path, to: Path) -> None:
    if file.is_file():
        shutil.copyfile(file, to)


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, LibraryReport]]:
    """The indexes that were made, by the stamps of their books, and the reports on them."""
    return tmp_path_factory.mktemp("made"), {}


@pytest.fixture(autouse=True)
def remembering(monkeypatch: pytest.MonkeyPatch, made: tuple[Path, dict[str, LibraryReport]]) -> None:
    """Number books in their order, so that the same book is the same index, and make each index once."""
    folder, reports = made
    numbers = count(1)
    monkeypatch.setattr(secrets, "randbelow", lambda _most: next(numbers))

    async def remembered(
        index: Path, books: Sequence[ServerBook], sources: Mapping[str, Path], told: Callable[[int, int], None]
    ) -> LibraryReport:
        stamp = stamp_of(books)
        if stamp not in reports:
            report = await build(index, books, sources, told)
            _copied(index, folder / stamp)
            reports[stamp] = report
        else:
            _copied(folder / stamp, index)
        return reports[stamp]

    monkeypatch.setattr(service, "build", remembered)
