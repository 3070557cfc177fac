"""The work that a question costs in one server does not depend on whether another one has a book with the same words.

What takes time is counted, not timed: the indexes that are opened, the thesauruses that are made, the statements, the
rows that these find, and the steps that SQLite takes among postings. Leaks that are planted are found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from bot.database import Database
from bot.library.service import Library
from bot.settings import Settings
from rules_index import BookInfo, Language, OpenShelves, Oracle, ServerOracle, Shelf
from rules_index.index.reader import IndexReader
from rules_index.library import oracle as shelves
from rules_index.search import lookup
from rules_index.search.undigested import ranking
from rules_index.search.undigested.reading import undigested
from rules_index.search.undigested.thesaurus import Thesaurus, packaged_phrases
from tests.bot.behaviour.rulebooks.books import ENDING, SETUP, STORM
from tests.oracles import lent, unguided
from tests.rules_index.own_books import indexed

OURS, OTHERS = 1, range(2, 15)
"""Our server, and more others than a memory that they share with it would be made for."""
BOOK = f"# The lighthouse\n\n## Preparing the game\n\n{SETUP}\n\n## The storm\n\n{STORM}\n\n## The end\n\n{ENDING}\n"
KEY, OTHER = "own-10001", "own-20001"
ASKED = (
    "what happens in the storm?",
    "how many lantrens does each pilot take?",
    "how many plums does a gardener take?",
    "who wins",
    "the lighthouse",
)


@dataclass
class Work:
    """The work that was done while it is counted, by name."""

    done: Counter[str] = field(default_factory=Counter)
    is_counted: bool = False

    def step(self) -> int:
        """SQLite has taken a step; it goes on."""
        self.done["steps"] += 1
        return 0


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    """The work on all indexes from now on."""
    counted, open_one, read, made = Work(), OpenShelves.oracle, IndexReader.rows, Thesaurus.__init__

    def opening(shelves: OpenShelves, path: Path) -> Oracle:
        counted.done["opened"] += 1
        return open_one(shelves, path)

    def reading(reader: IndexReader, query: str, *values: Any) -> list[Any]:
        if not counted.is_counted:
            return read(reader, query, *values)
        connection = reader._connection
        connection.set_progress_handler(counted.step, 1)
        try:
            found = read(reader, query, *values)
        finally:
            connection.set_progress_handler(None, 0)
        counted.done["statements"] += 1
        counted.done["rows"] += len(found)
        return found

    def making(thesaurus: Thesaurus, *of: Any) -> None:
        counted.done["thesauruses"] += 1
        made(thesaurus, *of)

    monkeypatch.setattr(OpenShelves, "oracle", opening)
    monkeypatch.setattr(IndexReader, "rows", reading)
    monkeypatch.setattr(Thesaurus, "__init__", making)
    return counted


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The index of the book that both servers have."""
    yield indexed(tmp_path_factory.mktemp("work"), KEY, BOOK)


@pytest.fixture
def library(database: Database, tmp_path: Path, book: Path) -> Iterator[Library]:
    """The library, in which our server has the book."""
    settings = Settings(data_dir=tmp_path, index_file=tmp_path / "rules.sqlite", discord_token=None, server_books=True)
    made = Library(database, settings)
    shelve(made, OURS, book, tmp_path)
    with unguided():
        yield made


def shelve(library: Library, guild: int, book: Path, folder: Path) -> None:
    """Give a server the book, word for word, in an index of its own."""
    path = folder / f"{guild}.sqlite"
    path.hardlink_to(book)
    library.shelves[guild] = (Shelf(path, (BookInfo(KEY, KEY, "The lighthouse", Language.EN),)),)


def costs(library: Library, everybody: Oracle, work: Work) -> list[Counter[str]]:
    """The cost of each question to our server when its index has just been opened, and once more when it is known."""
    oracle, found = library.within(everybody, OURS), []
    for question in ASKED:
        for game in (None, KEY):
            work.done.clear()
            work.is_counted = True
            answer = oracle.ask(question, game=game)
            work.is_counted = False
            found.append(Counter({**work.done, f"answered {answer.answered}": 1}))
    return found


def differences(library: Library, everybody: Oracle, work: Work, book: Path, folder: Path) -> list[str]:
    """The questions that cost our server something else once others have the same book, and ask it as well."""
    costs(library, everybody, work)  # what everybody's index loads once is loaded
    library._opened = OpenShelves()
    alone = [*costs(library, everybody, work), *costs(library, everybody, work)]
    library._opened = OpenShelves()
    beside = []
    for each in OTHERS:
        shelve(library, each, book, folder)
    for _ in range(2):
        for each in OTHERS:
            theirs = library.within(everybody, each)
            assert theirs.ask(ASKED[0], game=KEY).answered
            assert not theirs.ask(ASKED[2], game=KEY).answered
        beside += costs(library, everybody, work)
    assert all(each["statements"] > 0 for each in alone)
    asked = [f"{question} ({game})" for question in ASKED for game in (None, KEY)]
    return [each for each, one, other in zip((*asked, *asked), alone, beside, strict=True) if one != other]


def test_a_question_costs_the_same_beside_the_same_book_of_other_servers(
    library: Library, castle_index: Path, work: Work, book: Path, tmp_path: Path
) -> None:
    assert differences(library, lent(castle_index), work, book, tmp_path) == []


def test_an_index_is_opened_anew_once_it_was_not_asked_for_long(book: Path, tmp_path: Path) -> None:
    paths = [tmp_path / "ours.sqlite", tmp_path / "theirs.sqlite"]
    for path in paths:
        path.hardlink_to(book)
    now = 0.0
    opened = OpenShelves(lambda: now)
    ours, theirs = map(opened.oracle, paths)
    now += shelves.IDLE
    assert opened.oracle(paths[0]) is ours
    now += shelves.IDLE
    assert opened.oracle(paths[0]) is ours
    assert opened.oracle(paths[1]) is not theirs


Leak = Callable[[pytest.MonkeyPatch, Library], None]


def _opened_once(patch: pytest.MonkeyPatch, _: Library) -> None:
    """Indexes of the same words are opened once for all servers: the second one finds its words looked up."""
    open_one, known = OpenShelves.oracle, dict[str, Oracle]()

    def leaking(shelves: OpenShelves, path: Path) -> Oracle:
        oracle = open_one(shelves, path)
        return known.setdefault(f"{id(shelves)} {oracle._index.reader().fingerprint}", oracle)

    patch.setattr(OpenShelves, "oracle", leaking)


def _pushed_out(patch: pytest.MonkeyPatch, _: Library) -> None:
    """A memory of few indexes that all servers share: each one that is asked pushes out what another one needs."""
    patch.setattr(lookup, "undigested", lru_cache(maxsize=2)(undigested.__wrapped__))  # type: ignore[attr-defined]


def _thesauruses_pushed_out(patch: pytest.MonkeyPatch, _: Library) -> None:
    """The same of the thesaurus of each index, which no statement tells."""
    patch.setattr(ranking, "everyday", lru_cache(maxsize=6)(lambda reader: Thesaurus(reader, packaged_phrases())))


def _closed(patch: pytest.MonkeyPatch, _: Library) -> None:
    """The indexes that are open are few, for all servers together."""
    patch.setattr(shelves, "MOST_OPEN", 12)


def _searched_beside(patch: pytest.MonkeyPatch, library: Library) -> None:
    """The same answers, but every server's book is looked into on the way."""
    ask = ServerOracle.ask

    def leaking(oracle: ServerOracle, question: str, **how: Any) -> Any:
        for shelf in (each for every in library.shelves.values() for each in every):
            library._opened.oracle(shelf.path).has_words(KEY, question)
        return ask(oracle, question, **how)

    patch.setattr(ServerOracle, "ask", leaking)


@pytest.mark.parametrize("leak", [_opened_once, _pushed_out, _thesauruses_pushed_out, _closed, _searched_beside])
def test_a_leak_is_found(
    library: Library,
    castle_index: Path,
    work: Work,
    book: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    leak: Leak,
) -> None:
    leak(monkeypatch, library)
    assert differences(library, lent(castle_index), work, book, tmp_path)
