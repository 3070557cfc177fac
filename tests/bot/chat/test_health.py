"""The health check: well only when gateway, oracle and database all are, and clear about which is not."""

from __future__ import annotations

import asyncio
import socket
from types import SimpleNamespace
from typing import Any

import pytest

from bot.chat.health import LOOPBACK, PATH, HealthProblem, ask, check, serving_health
from bot.database import Database
from rules_index import Answer, IndexProblem
from tests.bot.chat.shelf import Shelf, ruling


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        return int(taken.getsockname()[1])


def client(database: Database, oracle: Any = None, *, ready: bool = True, connected: bool = True) -> Any:
    wall = ruling("wall", title="Hradba")
    return SimpleNamespace(
        is_ready=lambda: ready,
        is_closed=lambda: False,
        ws=SimpleNamespace(open=connected),
        oracle=oracle or Shelf(wall, answers={("Hradba", None): Answer("", True, (wall,))}),
        database=database,
    )


async def test_a_bot_that_is_well_says_so(database: Database) -> None:
    port = free_port()
    async with serving_health(client(database), port):
        assert (await asyncio.to_thread(ask, f"http://{LOOPBACK}:{port}{PATH}"))[0]


@pytest.mark.parametrize("state", [{"ready": False}, {"connected": False}])
async def test_a_lost_gateway_is_named(database: Database, state: dict[str, bool]) -> None:
    port = free_port()
    async with serving_health(client(database, **state), port):
        assert await asyncio.to_thread(ask, f"http://{LOOPBACK}:{port}{PATH}") == (False, "not well: gateway")


async def test_an_oracle_that_finds_nothing_or_cannot_read_its_index_is_not_well(database: Database) -> None:
    class Broken(Shelf):
        def suggest(self, *_: Any, **__: Any) -> Any:
            raise IndexProblem("truncated")

    for oracle in (Shelf(), Shelf(ruling("wall")), Broken()):
        assert await check(client(database, oracle)) == {"gateway": True, "oracle": False, "database": True}


async def test_a_database_that_is_gone_is_not_well(tmp_path: Any) -> None:
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}")
    await database.close()
    (tmp_path / "bot.sqlite").unlink()
    (tmp_path / "bot.sqlite").mkdir()

    assert await check(client(database)) == {"gateway": True, "oracle": True, "database": False}


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
