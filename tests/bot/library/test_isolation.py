"""The answers that a server gets, and the work that is done for it, do not depend on the books of another one.

Everything that a server may ask is asked twice: while another one has no books, and while it has two. Both times the
same bytes come out, and the same indexes are opened and the same rows are read. Leaks that are planted are found.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.database import Database
from bot.library.given import Given
from bot.library.limits import MEGABYTE, NotAdded
from bot.library.records import BookRecords, Pages, ServerBook, State
from bot.library.service import Library
from bot.settings import Settings
from rules_index import IndexProblem, OpenShelves, Oracle
from rules_index.library import build as building
from rules_index.library.build import build_library
from tests.bot.behaviour.rulebooks.books import ENDING, SETUP, STORM
from tests.oracles import lent, unguided

OURS, THEIRS = 1, 2
OWN = f"# The lighthouse\n\n## Preparing the game\n\n{SETUP}\n\n## The storm\n\n{STORM}\n"
OTHERS = (
    "# The orchard\n\n## Grafting\n\nA gardener grafts one twig a day and pays two plums for it.\n\n"
    "## Setup\n\nEach gardener takes three plums.\n",
    f"# The orchard at night\n\n## Moths\n\nA moth eats one twig.\n\n## End\n\n{ENDING}\n",
)
ASKED = ("what happens in the storm?", "how many plums does a gardener take?", "the orchard", "how many coins?")
TYPED = ("stor", "graft", "orch", "")
WORDS = ("storm", "grafting", "moths")
KEYS = ("own-10001", "own-20001", "own-20002")
REFUSED = ("big.pdf", "odd.zip")


@pytest.fixture(scope="module")
def indexes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The index of each book by its key, made once."""
    root, made = tmp_path_factory.mktemp("indexes"), {}
    for key, text in zip(KEYS, (OWN, *OTHERS), strict=True):
        folder = root / key
        folder.mkdir()
        (folder / f"{key}.md").write_text(text, "utf-8")
        (folder / f"{key}.toml").write_text(f'game = "{key}"\nkind = "rulebook"\nlanguage = "en"\n', "utf-8")
        made[key] = root / f"{key}.sqlite"
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(building, "limit_memory", lambda _: None)  # this process goes on
            build_library(made[key], folder, lambda _: None)
    return made


@dataclass
class World:
    """A library of two servers, what was opened and read in it, and the oracle of everybody."""

    library: Library
    everybody: Oracle
    opened: list[str] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)


def _book(guild: int, key: str, title: str) -> ServerBook:
    return ServerBook(
        guild_id=guild,
        number=int(key.rpartition("-")[2]),
        game=key,
        title=title,
        language="en",
        kind="rulebook",
        state=State.READY,
        ending=".md",
        size=MEGABYTE,
        digest=key,
        added=datetime(2026, 1, 1, tzinfo=UTC),
    )


@pytest.fixture
async def world(
    database: Database, tmp_path: Path, castle_index: Path, indexes: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[World]:
    settings = Settings(data_dir=tmp_path, index_file=tmp_path / "rules.sqlite", discord_token=None, server_books=True)
    library = Library(database, settings)
    with unguided():
        made = World(library, lent(castle_index))
    open_one, read = OpenShelves.oracle, BookRecords._read

    def opening(shelves: OpenShelves, path: Path) -> Oracle:
        made.opened.append(path.name)
        return open_one(shelves, path)

    async def reading(records: BookRecords, asked: object) -> tuple[ServerBook, ...]:
        found = await read(records, asked)  # type: ignore[arg-type]
        made.rows.append(len(found))
        return found

    monkeypatch.setattr(OpenShelves, "oracle", opening)
    monkeypatch.setattr(BookRecords, "_read", reading)
    await _shelve(library, OURS, [_book(OURS, KEYS[0], "The lighthouse")], indexes)
    with unguided():
        yield made


async def _shelve(library: Library, guild: int, books: Sequence[ServerBook], indexes: dict[str, Path]) -> None:
    shelves = []
    for book in books:
        await library.records.add(book)
        shelf = library.folders.shelf(guild, [book])
        shelf.path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(indexes[book.key], shelf.path)
        shelves.append(shelf)
    library.shelves[guild] = tuple(shelves)
    library.pages[guild] = {book.key: Pages.PUBLIC for book in books}


async def told(world: World, asked: Sequence[str] = ASKED) -> tuple[str, ...]:
    """Everything that the people of our server read: answers, suggestions, terms, lists, pages and refusals."""
    library, oracle = world.library, world.library.within(world.everybody, OURS)
    found: list[object] = [oracle.books, oracle.cribs, library.pages.get(OURS), await library.books(OURS)]
    found += [oracle.ask(question, game=game) for question in asked for game in (None, *KEYS)]
    found += [oracle.suggest(typed, game=game) for typed in TYPED for game in (None, *KEYS)]
    found += [oracle.topics(typed) for typed in TYPED]
    found += [(oracle.term(word), oracle.rules_of(word), oracle.compare(word)) for word in WORDS]
    found += [(oracle.crib(key), oracle.ruling(f"{key}#1"), oracle.neighbours(f"{key}#1")) for key in KEYS]
    for key in KEYS:
        for wanted in (library.book(OURS, int(key.rpartition("-")[2])), library.by_key(OURS, key)):
            found.append(await _tried(wanted))
    for name in REFUSED:
        found.append(await _tried(library.check(OURS, name, 11 * MEGABYTE, Given())))
    # How long an answer took is for the log, and differs from run to run.
    return tuple(re.sub(r"millis=[\d.]+", "", repr(each)) for each in found)


async def _tried(wanted: object) -> object:
    try:
        return await wanted  # type: ignore[misc]
    except (NotAdded, IndexProblem) as refused:
        return type(refused), refused.args, vars(refused)


async def differences(world: World, indexes: dict[str, Path], asked: Sequence[str] = ASKED) -> list[str]:
    """The differences for our server once another one has books."""
    await told(world, asked)  # what is loaded once is loaded
    runs = []
    for with_others in (False, True):
        if with_others:
            books = [
                _book(THEIRS, key, title) for key, title in zip(KEYS[1:], ("The orchard", "At night"), strict=True)
            ]
            await _shelve(world.library, THEIRS, books, indexes)
        world.opened.clear()
        world.rows.clear()
        runs.append((await told(world, asked), tuple(world.opened), tuple(world.rows)))
    (said, opened, rows), (said_beside, opened_beside, rows_beside) = runs
    changed = [_apart(one, other) for one, other in zip(said, said_beside, strict=True) if one != other]
    changed += ["other indexes are opened"] * (opened != opened_beside)
    return changed + ["other rows are read"] * (rows != rows_beside)


def _apart(one: str, other: str) -> str:
    """Two texts from where they differ."""
    at = next((at for at, pair in enumerate(zip(one, other, strict=False)) if len(set(pair)) > 1), 0)
    return f"{one[max(0, at - 40) : at + 40]} … {other[max(0, at - 40) : at + 40]}"


async def test_nothing_changes_with_the_books_of_another_server(world: World, indexes: dict[str, Path]) -> None:
    assert "three lanterns" in "".join(await told(world, ASKED[:1]))
    assert await differences(world, indexes) == []
    # The other server is there, and is answered.
    theirs = world.library.within(world.everybody, THEIRS)
    assert "three plums" in repr(theirs.ask("how many plums does each gardener take?", game=KEYS[1]))


Leak = Callable[[pytest.MonkeyPatch, World], None]


def _all_shelves(patch: pytest.MonkeyPatch, _: World) -> None:
    """Answers, suggestions and terms out of every server's books."""
    within = Library.within

    def leaking(library: Library, everybody: Oracle, guild: int) -> Oracle:
        own, every = library.shelves, tuple(shelf for each in library.shelves.values() for shelf in each)
        library.shelves = {guild: every}
        try:
            return within(library, everybody, guild)
        finally:
            library.shelves = own

    patch.setattr(Library, "within", leaking)


def _all_records(patch: pytest.MonkeyPatch, _: World) -> None:
    """Lists and refusals that know every server's books."""

    async def leaking(records: BookRecords, guild: int) -> tuple[ServerBook, ...]:
        return tuple(_as_of(book, guild) for book in await records.of_all())

    patch.setattr(BookRecords, "of_server", leaking)


def _searched_list(patch: pytest.MonkeyPatch, _: World) -> None:
    """The same list, looked for among the books of all servers: only the work tells how many there are."""

    async def leaking(records: BookRecords, guild: int) -> tuple[ServerBook, ...]:
        return tuple(book for book in await records.of_all() if book.guild_id == guild)

    patch.setattr(BookRecords, "of_server", leaking)


def _opened_beside(patch: pytest.MonkeyPatch, world: World) -> None:
    """The same answers, with every server's index opened on the way."""
    within = Library.within

    def leaking(library: Library, everybody: Oracle, guild: int) -> Oracle:
        for shelves in world.library.shelves.values():
            for shelf in shelves:
                library._opened.oracle(shelf.path)
        return within(library, everybody, guild)

    patch.setattr(Library, "within", leaking)


def _counted(patch: pytest.MonkeyPatch, _: World) -> None:
    """A refusal that says how many books there are in all."""
    check = Library.check

    async def leaking(library: Library, guild: int, name: str, size: int, given: Given) -> str:
        try:
            return await check(library, guild, name, size, given)
        except NotAdded as refused:
            raise NotAdded(refused.why, **refused.values, all=len(await library.records.of_all())) from refused

    patch.setattr(Library, "check", leaking)


def _all_pages(_: pytest.MonkeyPatch, world: World) -> None:
    """Pages of every server's books may be shown here."""
    world.library.pages = _Shared(world.library.pages)


class _Shared(dict[int, dict[str, Pages]]):
    def get(self, _key: int, _default: object = None) -> dict[str, Pages]:
        return {key: pages for each in self.values() for key, pages in each.items()}


def _as_of(book: ServerBook, guild: int) -> ServerBook:
    return ServerBook(**{**book.model_dump(), "guild_id": guild})


@pytest.mark.parametrize("leak", [_all_shelves, _all_records, _searched_list, _opened_beside, _counted, _all_pages])
async def test_a_leak_is_found(
    world: World, indexes: dict[str, Path], monkeypatch: pytest.MonkeyPatch, leak: Leak
) -> None:
    leak(monkeypatch, world)
    assert await differences(world, indexes, ASKED[1:2])
