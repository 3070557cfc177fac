"""The health check: well only when all that the bot lives on is, and clear about what is not."""

from __future__ import annotations

import asyncio
import socket
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.chat.health import check, serving_health
from bot.database import Database, DatabaseProblem
from bot.health import LOOPBACK, PATH, HealthProblem, ask
from rules_index import Answer, IndexProblem
from tests.bot.chat.shelf import Shelf, ruling
from tests.bot.ports import free_port

WELL = {"gateway": True, "oracle": True, "database": True, "publisher": True, "clocks": True}


class Telling:
    """A publisher that is well or not, or whose outbox cannot be read."""

    def __init__(self, well: bool | DatabaseProblem) -> None:
        self.well = well

    async def is_well(self) -> bool:
        if isinstance(self.well, DatabaseProblem):
            raise self.well
        return self.well


def client(
    database: Database,
    oracle: Any = None,
    *,
    ready: bool = True,
    connected: bool = True,
    telling: bool | DatabaseProblem = True,
    lively: bool = True,
    failing: int = 0,
) -> Any:
    wall = ruling("wall", title="Hradba")
    return SimpleNamespace(
        is_ready=lambda: ready,
        is_closed=lambda: False,
        is_connected=connected,
        oracle=oracle or Shelf(wall, answers={("Hradba", None): Answer("", True, (wall,))}),
        database=database,
        publisher=Telling(telling),
        matches=SimpleNamespace(scheduler=SimpleNamespace(lively=lively), failing=frozenset(range(failing))),
    )


async def test_a_bot_that_is_well_says_so(database: Database) -> None:
    port = free_port()
    async with serving_health(client(database), port):
        assert await asyncio.to_thread(ask, f"http://{LOOPBACK}:{port}{PATH}") == (True, "well")


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ({"ready": False}, "not well: gateway"),
        ({"connected": False}, "not well: gateway"),
        ({"telling": False}, "not well: publisher"),
        ({"telling": DatabaseProblem("away")}, "not well: publisher"),
        ({"lively": False}, "not well: clocks"),
        (
            {"lively": False, "telling": False, "failing": 1},
            "not well: publisher, clocks; 1 match cannot go on, see the log",
        ),
    ],
)
async def test_what_is_not_well_is_named(database: Database, state: dict[str, Any], said: str) -> None:
    port = free_port()
    async with serving_health(client(database, **state), port):
        assert await asyncio.to_thread(ask, f"http://{LOOPBACK}:{port}{PATH}") == (False, said)


async def test_matches_that_cannot_go_on_are_counted_and_the_bot_is_well_for_the_others(database: Database) -> None:
    port = free_port()
    async with serving_health(client(database, failing=2), port):
        said = await asyncio.to_thread(ask, f"http://{LOOPBACK}:{port}{PATH}")
        assert said == (True, "well; 2 matches cannot go on, see the log")
        async with aiohttp.ClientSession() as session, session.get(f"http://{LOOPBACK}:{port}{PATH}") as answer:
            assert answer.status == 200
            assert (await answer.json())["matches"] == 2


async def test_an_oracle_that_finds_nothing_or_cannot_read_its_index_is_not_well(database: Database) -> None:
    class Broken(Shelf):
        def suggest(self, *_: Any, **__: Any) -> Any:
            raise IndexProblem("truncated")

    for oracle in (Shelf(), Shelf(ruling("wall")), Broken()):
        assert await check(client(database, oracle)) == {**WELL, "oracle": False}


async def test_a_database_that_is_gone_is_not_well(tmp_path: Any) -> None:
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}")
    await database.close()
    (tmp_path / "bot.sqlite").unlink()
    (tmp_path / "bot.sqlite").mkdir()

    assert await check(client(database)) == {**WELL, "database": False}


async def test_a_taken_port_is_one_clear_sentence(database: Database) -> None:
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        with pytest.raises(HealthProblem, match=rf"Port {port} .* is taken: set HEALTH_PORT"):
            async with serving_health(client(database), port):
                pass


async def test_port_zero_serves_nothing_and_fails_nothing(database: Database) -> None:
    async with serving_health(client(database), 0):
        pass


def test_without_a_running_bot_it_says_that_none_answers() -> None:
    well, said = ask(f"http://{LOOPBACK}:{free_port()}{PATH}")

    assert not well
    assert "no running bot answers" in said
