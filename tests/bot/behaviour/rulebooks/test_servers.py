"""A server's books are its own: no other server meets them, and they go with it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest
from simcord import Env

from bot import backup
from bot.chat.client import Client
from bot.chat.server_data import known_servers, note_departure
from bot.database import Database
from bot.library import service
from bot.library.given import Given, Progress
from bot.library.limits import NotAdded, Why
from bot.library.records import BookRecords, ServerBook, State
from bot.library.service import Library
from bot.settings import Settings
from rules_index import LibraryReport, Oracle
from tests.bot.behaviour.rulebooks.books import added, lighthouse
from tests.bot.behaviour.table import Table, lay

QUESTION = "how many lanterns does each pilot take at the foot of the lighthouse?"
CANARY = "lantern"


@pytest.fixture
def client(env: Env) -> Client:
    assert isinstance(env.bot, Client)
    return env.bot


async def test_nothing_of_one_server_shows_in_another(table: Table, client: Client, env: Env) -> None:
    await added(table)
    other = await lay(env)
    assert "three lanterns" in (await table.ask(QUESTION, table.briton)).text
    seen = [
        (await other.ask("the lighthouse", other.briton)).text,
        (await other.use(other.briton, "term", term="storm")).text,
        (await other.use(other.admin, "rulebook list")).text,
        (await other.use(other.admin, "rulebook show", book="The lighthouse")).text,
        (await other.use(other.briton, "rule", question="own-10001", game="own-10001")).text,
        json.dumps([each.get("options") for each in (await other.use(other.admin, "setup")).selects]),
    ]
    suggested = await other.briton.autocomplete(other.channel, "rule", "question", "storm")
    seen += [json.dumps(suggested), json.dumps(await other.briton.autocomplete(other.channel, "rule", "game", ""))]
    for text in seen:
        assert CANARY not in text.casefold()
        assert "lighthouse" not in text.casefold().replace("the lighthouse", "", 1) or text in seen[:1]
    # A server without books asks everybody's index alone, and so takes no time for the books of others.
    assert type(client.oracle_in(other.guild.id)) is Oracle
    assert type(client.oracle_in(None)) is Oracle
    ref = client.oracle_in(table.guild.id).ask(QUESTION).rulings[0].id
    assert client.oracle_in(other.guild.id).ruling(ref) is None
    assert client.oracle.ruling(ref) is None


async def test_a_press_from_another_server_shows_no_page(table: Table, client: Client, env: Env) -> None:
    await added(table)
    book = (await client.library.books(table.guild.id))[0]
    other = await lay(env)
    with pytest.raises(NotAdded):
        await client.library.book(other.guild.id, book.number)
    with pytest.raises(NotAdded):
        await client.library.by_key(other.guild.id, book.key)
    assert book.key not in client.pictured_in(other.guild.id)


async def test_a_server_takes_its_books_with_it(table: Table, client: Client, database: Database) -> None:
    await added(table)
    guild, folder = table.guild.id, client.settings.data_dir / "server-books" / str(table.guild.id)
    assert guild in await known_servers(database)
    assert await asyncio.to_thread(lambda: sorted(path.suffix for path in folder.iterdir())) == [".pdf", ".sqlite"]
    await note_departure(database, guild, client.matches.clock.now())
    await client.delete_server(guild)
    assert await client.library.books(guild) == ()
    assert await BookRecords(database).bytes_of_all() == 0
    assert not await asyncio.to_thread(folder.exists)
    assert type(client.oracle_in(guild)) is Oracle


async def test_books_answer_again_after_a_restart(table: Table, client: Client, oracle: Oracle) -> None:
    await added(table)
    again = Library(client.database, client.settings)
    await again.open(lambda guild: guild == table.guild.id)
    assert again.within(oracle, table.guild.id).ask(QUESTION).answered
    elsewhere = Library(client.database, client.settings)
    await elsewhere.open(lambda _guild: False)
    assert not elsewhere.shelves
    for library in (again, elsewhere):
        await library.close()


async def test_an_index_that_is_lost_is_made_again(table: Table, client: Client, oracle: Oracle) -> None:
    await added(table)
    guild = table.guild.id
    await asyncio.to_thread(client.library.folders.delete, guild)
    again = Library(client.database, client.settings)
    await again.open(lambda _guild: True)
    assert guild not in again.shelves
    while again._tasks:
        await asyncio.gather(*again._tasks)
    assert again.within(oracle, guild).ask(QUESTION).answered
    await again.close()


async def test_a_backup_has_the_books(table: Table, client: Client, tmp_path: Path) -> None:
    await added(table)
    copy = await asyncio.to_thread(backup.back_up, client.settings.database, tmp_path / "copy.sqlite")
    restored = await Database.open(client.settings.database.set(database=str(copy)))
    try:
        (book,) = await BookRecords(restored).of_all()
        assert await BookRecords(restored).file(book.guild_id, book.digest) == lighthouse()
    finally:
        await restored.close()


async def test_who_added_a_book_is_told_and_forgotten(table: Table, client: Client) -> None:
    await added(table)
    records = client.library.records
    (mine,) = await records.added_by(table.admin.id)
    assert (mine["title"], mine["server"]) == ("The lighthouse", str(table.guild.id))
    await records.forget_person(table.admin.id)
    assert await records.added_by(table.admin.id) == []
    assert len(await client.library.books(table.guild.id)) == 1


class _Slow:
    """A build that goes on until it is let go."""

    def __init__(self) -> None:
        self.begun, self.go_on, self.cut_off = asyncio.Event(), asyncio.Event(), False

    async def __call__(
        self,
        _index: Path,
        _books: Sequence[ServerBook],
        _sources: Mapping[str, Path],
        _told: Callable[[int, int], None],
    ) -> LibraryReport:
        self.begun.set()
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.cut_off = True
            raise
        return LibraryReport(())


@pytest.fixture
async def shelf(settings: Settings, database: Database) -> Library:
    return Library(database, settings)


@pytest.mark.parametrize("how", ["removed", "left"])
async def test_a_book_that_goes_while_it_is_read_stops_its_build(
    shelf: Library, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    slow = _Slow()
    monkeypatch.setattr(service, "build", slow)
    book = await shelf.take(1, 7, "l.pdf", lighthouse(), Given())
    reading = asyncio.ensure_future(shelf.read(book))
    await slow.begun.wait()
    await (shelf.remove(book) if how == "removed" else shelf.forget(1))
    with pytest.raises(NotAdded) as refused:
        await reading
    assert refused.value.why is Why.GONE
    assert slow.cut_off
    assert await shelf.books(1) == ()


async def test_books_are_read_one_at_a_time_and_nothing_else_waits(
    shelf: Library, settings: Settings, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = _Slow()
    monkeypatch.setattr(service, "build", slow)
    first = await shelf.take(1, 7, "l.pdf", lighthouse(), Given())
    second = await shelf.take(2, 8, "l.pdf", lighthouse(), Given())
    waiting = Progress()
    readings = [asyncio.ensure_future(shelf.read(first)), asyncio.ensure_future(shelf.read(second, waiting))]
    await slow.begun.wait()
    async with asyncio.timeout(10):
        while not waiting.waiting:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert (waiting.waiting, waiting.page) == (1, None)
    assert oracle.ask("Kolik mincí máme na začátku?").answered
    assert [book.state for book in await shelf.books(2)] == [State.READING]
    for reading in readings:
        reading.cancel()
    await asyncio.gather(*readings, return_exceptions=True)
