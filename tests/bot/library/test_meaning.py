"""Vectors of servers' books: made beside everything else, found again after a restart, gone with their book."""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path

import pytest

from bot.database import Database
from bot.library import building, meaning, service
from bot.library.given import Given
from bot.library.meaning import Meanings
from bot.library.records import ServerBook
from bot.library.service import Library
from bot.settings import Settings
from rules_index import BookKind, BuildProblem, Choice, LibraryReport, OpenShelves, Oracle
from rules_index.index.vectors.adding import vectors_in
from rules_index.library import build as indexing
from rules_index.library import vectors
from rules_index.library.build import build_library
from rules_index.library.vectors import may_have_vectors
from tests.bot.behaviour.rulebooks.books import ENDING, SETUP, STORM
from tests.rules_index.own_books import indexed

np = pytest.importorskip("numpy", reason="vectors need the extra 'meaning'")
KEY = "own-10001"
BOOK = f"# The lighthouse\n\n## Setup\n\n{SETUP}\n\n## The storm\n\n{STORM}\n\n## The end\n\n{ENDING}\n"
MEANT = ("lantern", "lost", "won")
"""The meanings that the made-up encoder knows."""
SAID = {"lantern": ("three lanterns",), "lost": ("loses", "gone"), "won": ("wins", "gnarp")}


class MadeUp:
    """An encoder that knows three meanings."""

    name = "made up"

    def __init__(self) -> None:
        self.encoded: list[str] = []

    def passages(self, texts: Sequence[str]) -> object:
        self.encoded += texts
        return self.questions(texts)

    def questions(self, texts: Sequence[str]) -> object:
        rows = [[float(any(word in text for word in SAID[each])) for each in MEANT] for text in texts]
        found = np.array(rows, dtype=np.float32) + 0.01
        return found / np.linalg.norm(found, axis=1, keepdims=True)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The index of a book by its words."""
    return indexed(tmp_path_factory.mktemp("meaning"), KEY, BOOK).read_bytes()


@pytest.fixture
def index(made: bytes, tmp_path: Path) -> Path:
    (tmp_path / "x.sqlite").write_bytes(made)
    return tmp_path / "x.sqlite"


@pytest.fixture
def encoder(monkeypatch: pytest.MonkeyPatch) -> MadeUp:
    """The encoder of this machine."""
    found = MadeUp()
    for module, name in ((vectors, "chosen"), (meaning, "shared_choice")):
        monkeypatch.setattr(module, name, lambda _model: Choice(found, "made up"))  # type: ignore[arg-type]
    monkeypatch.setattr(vectors.os, "nice", lambda _by: 0)  # type: ignore[attr-defined]
    monkeypatch.setattr(vectors.signal, "signal", lambda *_: None)  # type: ignore[attr-defined]
    monkeypatch.setattr(meaning, "free_memory", lambda: None)
    return found


def nearest(oracle: Oracle) -> str:
    """The passage that is nearest to a question of which the book has no word."""
    found = oracle.ask("who is gnarp?", game=KEY).rulings
    return found[0].title if found else ""


@pytest.mark.slow
def test_words_answer_first_and_vectors_join_without_a_restart(index: Path, encoder: MadeUp) -> None:
    opened = OpenShelves()
    opened.search_with(encoder)  # type: ignore[arg-type]
    oracle = opened.oracle(index)
    assert nearest(oracle) == ""
    assert may_have_vectors(index, encoder)  # type: ignore[arg-type]
    vectors.main(index, None)
    assert nearest(oracle) == "The end"
    assert not may_have_vectors(index, encoder)  # type: ignore[arg-type]
    again = OpenShelves()
    assert nearest(again.oracle(index)) == ""
    again.search_with(encoder)  # type: ignore[arg-type]
    assert nearest(again.oracle(index)) == "The end"


ERRATUM = "# Errata\n\n## The end\n\nThe pilot who drifts when the game ends loses a ship.\n"


def test_an_erratum_keeps_the_vectors_of_its_book(tmp_path: Path, encoder: MadeUp) -> None:
    before = indexed(tmp_path, KEY, BOOK)
    assert not vectors_in(before)
    vectors.main(before, None)
    known = vectors_in(before)
    assert len(encoder.encoded) == len(known) == 3
    encoder.encoded.clear()
    after = indexed(tmp_path, "own-10002", ERRATUM, corrects=KEY, name="y.sqlite")
    assert vectors_in(after) == known
    # It is searched by its words until the erratum's passage has its vector, too.
    assert may_have_vectors(after, encoder)  # type: ignore[arg-type]
    vectors.main(after, None)
    assert [text.rpartition(". ")[2] for text in encoder.encoded] == [
        "The pilot who drifts when the game ends loses a ship."
    ]
    assert known.items() < vectors_in(after).items()
    assert not may_have_vectors(after, encoder)  # type: ignore[arg-type]


@pytest.fixture
async def library(
    database: Database, tmp_path: Path, encoder: MadeUp, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Library]:
    """A library that indexes in this process, and has vectors made when a test says so."""

    async def built(index: Path, books: Sequence[ServerBook], sources: Mapping[str, Path], _: object) -> LibraryReport:
        folder = Path(tempfile.mkdtemp(dir=tmp_path))
        building._lay_out(folder, books, sources)
        return build_library(index, folder, lambda _line: None)

    async def nothing(*_: object) -> None:
        return None

    monkeypatch.setattr(service, "build", built)
    monkeypatch.setattr(indexing, "limit_memory", lambda _: None)  # this process goes on
    monkeypatch.setattr(Library, "_warm", nothing)
    monkeypatch.setattr(Meanings, "want", lambda _meanings, _indexes: None)
    settings = Settings(data_dir=tmp_path, index_file=tmp_path / "rules.sqlite", discord_token=None, server_books=True)
    made = Library(database, settings)
    yield made
    await made.close()


async def with_erratum(library: Library) -> tuple[ServerBook, Path]:
    """An erratum that was added to a book, and the index of both, which has vectors."""
    book = await library.take(1, 7, "book.md", BOOK.encode(), Given())
    await library.confirm(await library.read(book))
    given = Given(kind=BookKind.ERRATA, corrects=book.key)
    erratum = await library.confirm(await library.read(await library.take(1, 7, "errata.md", ERRATUM.encode(), given)))
    (shelf,) = library.shelves[1]
    vectors.main(shelf.path, None)
    return erratum, shelf.path


async def removed(library: Library, erratum: ServerBook) -> None:
    await library.remove(erratum)
    assert library.shelves == {}, "no question meets the erratum any more"
    while library._tasks:
        await asyncio.gather(*library._tasks)


async def test_a_removed_erratum_leaves_the_vectors_of_its_book(library: Library, encoder: MadeUp) -> None:
    erratum, index = await with_erratum(library)
    await removed(library, erratum)
    (shelf,) = library.shelves[1]
    assert len(vectors_in(shelf.path)) == 3
    assert not may_have_vectors(shelf.path, encoder)  # type: ignore[arg-type]
    assert not is_there(index)


async def test_what_had_an_erratum_is_deleted_where_the_book_cannot_be_indexed_again(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise BuildProblem("no space is left on the disk; free some and try again")

    erratum, index = await with_erratum(library)
    monkeypatch.setattr(service, "build", full)
    await removed(library, erratum)
    assert not is_there(index)


def test_an_index_of_known_texts_alone_is_searched_by_meaning_at_once(tmp_path: Path, encoder: MadeUp) -> None:
    vectors.main(indexed(tmp_path, KEY, BOOK), None)
    again = indexed(tmp_path, KEY, BOOK.replace(ENDING, ""), name="y.sqlite")
    assert len(vectors_in(again)) == 2
    assert not may_have_vectors(again, encoder)  # type: ignore[arg-type]


def test_vectors_of_a_damaged_index_are_made_again(tmp_path: Path, encoder: MadeUp) -> None:
    before = indexed(tmp_path, KEY, BOOK)
    vectors.main(before, None)
    before.write_bytes(before.read_bytes()[:-5000])
    assert not vectors_in(indexed(tmp_path, KEY, BOOK, name="y.sqlite"))


def test_a_book_of_many_passages_is_searched_by_words(
    index: Path, encoder: MadeUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vectors, "MOST_PASSAGES", 2)
    assert not may_have_vectors(index, encoder)  # type: ignore[arg-type]


def test_an_index_that_is_deleted_meanwhile_does_not_come_back(
    index: Path, encoder: MadeUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = encoder.questions

    def deleting(texts: Sequence[str]) -> object:
        index.unlink()
        return every(texts)

    monkeypatch.setattr(encoder, "passages", deleting)
    with pytest.raises(SystemExit, match=r"."):
        vectors.main(index, None)
    assert list(index.parent.iterdir()) == []


class Started:
    """Starts a process that runs a line of Python in the place of the one that makes vectors."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
        self.begun, self.indexes, self._line = asyncio.Event(), list[Path](), line
        monkeypatch.setattr(meaning, "started", self)

    async def __call__(self, index: Path, _model: Path | None) -> Process:
        self.indexes.append(index)
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", self._line, stderr=PIPE)
        self.begun.set()
        return process


def is_there(index: Path) -> bool:
    return index.is_file()


async def ended(meanings: Meanings) -> None:
    assert meanings._work is not None
    await asyncio.wait_for(meanings._work, 60)


@pytest.mark.usefixtures("encoder")
async def test_a_book_that_is_read_goes_first(index: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started, turn = Started(monkeypatch, "pass"), asyncio.Lock()
    meanings = Meanings(OpenShelves(), None, turn)
    async with turn:
        meanings.want([index])
        await asyncio.sleep(0.2)
        assert started.indexes == []
    await ended(meanings)
    assert started.indexes == [index]


@pytest.mark.usefixtures("encoder")
async def test_a_removed_book_ends_what_is_made_of_it(index: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = Started(monkeypatch, "import time; time.sleep(600)")
    meanings = Meanings(OpenShelves(), None, asyncio.Lock())
    meanings.want([index])
    await started.begun.wait()
    meanings.forget(index)
    await ended(meanings)
    assert not is_there(index)


async def wanted_twice(index: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Started:
    """The processes that were started for an index whose vectors are wanted, and wanted again."""
    started, meanings = Started(monkeypatch, "pass"), Meanings(OpenShelves(), None, asyncio.Lock())
    caplog.set_level(logging.INFO)
    for _ in range(2):
        meanings.want([index])
        await ended(meanings)
    return started


async def test_without_an_encoder_it_is_said_once(
    index: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(meaning, "shared_choice", lambda _model: Choice(None, "by words alone"))
    started = await wanted_twice(index, monkeypatch, caplog)
    assert started.indexes == []
    assert caplog.text.count("by words alone") == 1


@pytest.mark.usefixtures("encoder")
async def test_where_memory_is_short_none_are_made_and_it_is_said_once(
    index: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(meaning, "free_memory", lambda: 200)
    started = await wanted_twice(index, monkeypatch, caplog)
    assert started.indexes == []
    assert caplog.text.count("300 MB must be free, and 200 are") == 1


@pytest.mark.usefixtures("encoder")
async def test_a_process_that_fails_leaves_the_words(
    index: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    Started(monkeypatch, "raise SystemExit('no room on the disk')")
    meanings = Meanings(OpenShelves(), None, asyncio.Lock())
    meanings.want([index])
    await ended(meanings)
    assert "no room on the disk" in caplog.text
    assert is_there(index)
