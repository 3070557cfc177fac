"""The health check: well only when all that the bot lives on is, and clear about what is not."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

import bot.database
from bot.answering.threads import InThreads
from bot.chat import trials
from bot.chat.health import Checkup, serving_health
from bot.chat.metrics import Metrics
from bot.chat.trials import State
from bot.database import BusyProblem, Database, DatabaseProblem
from bot.doctor.connection import running
from bot.doctor.finding import State as Condition
from bot.health import METRICS, PATH, HealthProblem, ask
from bot.ports import LOOPBACK
from rules_index import Answer, IndexProblem
from tests.bot.chat.shelf import Shelf, ruling
from tests.bot.databases import new_file
from tests.bot.ports import free_port

WELL = dict.fromkeys(("gateway", "oracle", "database", "publisher", "clocks"), State.WELL)


class Telling:
    """A publisher that is well or not, or whose outbox cannot be read just now, or not at all."""

    def __init__(self, well: bool | DatabaseProblem) -> None:
        self.well = well

    async def is_well(self) -> bool:
        if isinstance(self.well, DatabaseProblem):
            raise self.well
        return self.well


class Holding:
    """Matches on hold, or a database that does not say how many there are."""

    def __init__(self, number: int | DatabaseProblem) -> None:
        self.number = number

    async def count(self) -> int:
        if isinstance(self.number, DatabaseProblem):
            raise self.number
        return self.number


def client(
    database: Database,
    oracle: Any = None,
    *,
    ready: bool = True,
    connected: bool = True,
    telling: bool | DatabaseProblem = True,
    lively: bool = True,
    failing: int = 0,
    on_hold: int | DatabaseProblem = 0,
) -> Any:
    wall = ruling("wall", title="Hradba")
    return SimpleNamespace(
        is_ready=lambda: ready,
        is_closed=lambda: False,
        is_connected=connected,
        answering=InThreads(),
        oracle=oracle or Shelf(wall, answers={("Hradba", None): Answer("", True, (wall,))}),
        database=database,
        publisher=Telling(telling),
        matches=SimpleNamespace(
            scheduler=SimpleNamespace(lively=lively),
            failing=frozenset(range(failing)),
            holds=Holding(on_hold),
            outbox=SimpleNamespace(waits_since=AsyncMock(side_effect=DatabaseProblem("away"))),
        ),
        guilds=(),
        metrics=Metrics(),
    )


@pytest.fixture
async def health(tmp_path: Path) -> AsyncIterator[int]:
    """The port of a bot that is well and is called rozhodci by others."""
    port, database = free_port(), Database.unopened(str(new_file(tmp_path / "bot.sqlite")))
    async with serving_health(client(database), port, names={"rozhodci"}):
        yield port
    await database.close()


@pytest.mark.on_both_databases(every_run=True)
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


@pytest.mark.parametrize(
    ("on_hold", "failing", "said"),
    [
        (1, 0, "well; 1 match on hold, as the bot may not write in the channel"),
        (3, 1, "well; 1 match cannot go on, see the log; 3 matches on hold, as the bot may not write in the channel"),
        (DatabaseProblem("away"), 0, "well"),
    ],
)
async def test_matches_on_hold_are_counted_and_the_bot_is_well(
    database: Database, monkeypatch: pytest.MonkeyPatch, on_hold: int | DatabaseProblem, failing: int, said: str
) -> None:
    port = free_port()
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("HEALTH_PORT", str(port))
    async with serving_health(client(database, on_hold=on_hold, failing=failing), port):
        assert await asyncio.to_thread(ask, f"http://{LOOPBACK}:{port}{PATH}") == (True, said)
        doctor = await asyncio.to_thread(running)
        assert (doctor.state is Condition.NOTE) is (on_hold in (1, 3))
        assert doctor.said == said


async def test_an_oracle_that_finds_nothing_or_cannot_read_its_index_is_not_well(database: Database) -> None:
    class Broken(Shelf):
        def suggest(self, *_: Any, **__: Any) -> Any:
            raise IndexProblem("truncated")

    for oracle in (Shelf(), Shelf(ruling("wall")), Broken()):
        assert await Checkup(client(database, oracle)).states() == {**WELL, "oracle": State.ILL}


class Slow(Shelf):
    """An oracle that answers when it is let."""

    def __init__(self) -> None:
        wall = ruling("wall", title="Hradba")
        super().__init__(wall, answers={("Hradba", None): Answer("", True, (wall,))})
        self.may_answer = threading.Event()
        self.times = 0

    def suggest(self, *given: Any, **more: Any) -> Any:
        self.times += 1
        assert self.may_answer.wait(60)
        return super().suggest(*given, **more)


@pytest.fixture
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOMENT", 0.01)


@pytest.mark.usefixtures("_hurried")
async def test_a_busy_oracle_is_well_and_asked_once_however_many_look(database: Database) -> None:
    slow, port = Slow(), free_port()
    async with serving_health(client(database, slow), port):
        said = [await asyncio.to_thread(ask, f"http://{LOOPBACK}:{port}{PATH}") for _ in range(3)]
        slow.may_answer.set()
    assert all(well and found.startswith("well; busy just now: oracle") for well, found in said), said
    assert slow.times == 1


@pytest.mark.usefixtures("_hurried")
async def test_an_oracle_that_never_answers_is_stuck_after_a_while(database: Database) -> None:
    slow, clock = Slow(), SimpleNamespace(passed=0.0)
    checkup = Checkup(client(database, slow), lambda: clock.passed)
    found = [(await checkup.states())["oracle"]]
    for clock.passed in (trials.STUCK - 1, trials.STUCK):
        found += [(await checkup.states())["oracle"]]
    slow.may_answer.set()
    await checkup.close()
    assert found == [State.BUSY, State.BUSY, State.ILL]


class Attempt:
    """What a trial tries: it waits until it is let, and takes so long of a clock of its own."""

    def __init__(self) -> None:
        self.passed = 0.0
        self.outcomes: list[bool | BusyProblem] = []

    async def __call__(self) -> bool:
        outcome = self.outcomes.pop(0)
        if isinstance(outcome, BusyProblem):
            raise outcome
        return outcome


async def test_what_is_in_use_whenever_it_is_tried_is_stuck_once_that_lasts() -> None:
    attempt = Attempt()
    trial = trials.Trial(attempt, lambda: attempt.passed)
    busy = BusyProblem("in use")
    attempt.outcomes = [busy, busy, True, busy, busy, False]
    found = []
    for passed in (0.0, 60.0, 119.0, 130.0, 250.0, 260.0):
        attempt.passed = passed
        found.append(await trial.state())
    assert found == [State.BUSY, State.BUSY, State.WELL, State.BUSY, State.ILL, State.ILL]


@pytest.mark.usefixtures("_hurried")
async def test_a_part_that_always_takes_long_but_answers_is_never_stuck() -> None:
    passed, let = 0.0, asyncio.Event()

    async def attempt() -> bool:
        await let.wait()
        return True

    trial = trials.Trial(attempt, lambda: passed)
    for _ in range(5):
        passed += trials.STUCK - 1
        assert await trial.state() is State.BUSY
        let.set()
        await asyncio.sleep(0.02)
        let.clear()
    await trial.close()


async def test_while_the_database_is_in_use_those_who_wait_for_it_are_busy_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.database, "QUEUE", 0.01)
    database = Database.unopened(str(new_file(tmp_path / "bot.sqlite")))
    waiting = client(database, telling=BusyProblem("in use"), lively=False)
    async with database.writing():
        # SQLite has a single connection that writes.
        in_use = await Checkup(waiting).states()
    free = await Checkup(client(database, lively=False)).states()
    await database.close()
    assert in_use == {**WELL, "database": State.BUSY, "publisher": State.BUSY, "clocks": State.BUSY}
    assert free == {**WELL, "clocks": State.ILL}


@pytest.mark.parametrize("path", [PATH, METRICS])
@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:{port}", 200),
        ("localhost:{port}", 200),
        ("LOCALHOST", 200),
        ("rozhodci:{port}", 200),
        ("evil.example:{port}", 403),
        ("evil.example", 403),
        ("127.0.0.1.evil.example:{port}", 403),
        ("evil@127.0.0.1", 403),
        ("169.254.169.254", 403),
        ("", 403),
    ],
)
async def test_only_names_of_the_bots_own_are_answered(health: int, path: str, host: str, status: int) -> None:
    url, headers = f"http://{LOOPBACK}:{health}{path}", {"Host": host.format(port=health)}
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as answer:
        assert answer.status == status
        if status == 403:
            assert f"ask http://{LOOPBACK}:{health} on its own machine, or let it have the name by HEALTH_NAMES" in (
                await answer.text()
            )


async def test_what_the_database_does_not_say_is_left_out_of_the_figures(health: int) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"http://{LOOPBACK}:{health}{METRICS}") as answer:
        # https://prometheus.io/docs/instrumenting/exposition_formats/#basic-info
        assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
        names = {family.name for family in text_string_to_metric_families(await answer.text())}
    assert names >= {"rozhodci_servers", "rozhodci_connected", "rozhodci_stuck_matches", "rozhodci_answer_seconds"}
    assert not names & {"rozhodci_outbox_seconds", "rozhodci_matches", "rozhodci_matches_on_hold"}


async def test_on_all_addresses_the_one_it_is_asked_at_is_a_name_too(database: Database) -> None:
    port = free_port()
    async with serving_health(client(database), port, "0.0.0.0"):  # noqa: S104 - what is tried
        url, other = f"http://127.0.0.2:{port}{PATH}", {"Host": "127.0.0.3"}
        async with aiohttp.ClientSession() as session:
            async with session.get(url) as answer:
                assert answer.status == 200
            async with session.get(url, headers=other) as answer:
                assert answer.status == 403


async def test_an_address_of_another_machine_is_one_clear_sentence(database: Database) -> None:
    with pytest.raises(HealthProblem, match=r"^192\.0\.2\.1 is no address of this machine: set HEALTH_ADDRESS"):
        async with serving_health(client(database), free_port(), "192.0.2.1"):
            pass


async def test_a_database_that_is_gone_is_not_well(tmp_path: Any) -> None:
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite'}")
    await database.close()
    (tmp_path / "bot.sqlite").unlink()
    (tmp_path / "bot.sqlite").mkdir()

    assert await Checkup(client(database)).states() == {**WELL, "database": State.ILL}


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


def test_a_bot_that_hangs_is_told_from_one_that_is_not_there() -> None:
    with socket.socket() as silent:
        silent.bind((LOOPBACK, 0))
        silent.listen()
        well, said = ask(f"http://{LOOPBACK}:{silent.getsockname()[1]}{PATH}", patience=0.05)

    assert not well
    assert "it hangs; see its log" in said


def test_without_a_running_bot_it_says_that_none_answers() -> None:
    well, said = ask(f"http://{LOOPBACK}:{free_port()}{PATH}")

    assert not well
    assert "no running bot answers" in said
