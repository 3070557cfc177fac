"""A second process on one SQLite database is refused by name, and a dead one is in nobody's way."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.database import Database, DatabaseProblem
from bot.lock import alone

ROOT = Path(__file__).resolve().parents[2]
HOLD = """
import sys
from sqlalchemy import make_url
from bot.lock import alone
with alone(make_url(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def holding(url: str) -> Iterator[subprocess.Popen[str]]:
    """Another process that runs on the database."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, url],
        env={"PATH": os.defpath, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'folder' / 'bot.sqlite'}"


async def test_a_second_process_is_told_which_the_first_is(url: str, tmp_path: Path) -> None:
    with holding(url) as other:
        with pytest.raises(DatabaseProblem) as refusal, alone(make_url(url)):
            pass
        said = str(refusal.value)
        assert said.startswith(f"Process {other.pid} on {socket.gethostname()} already runs on ")
        assert "stop it first" in said
        # Who only looks something up is not kept out.
        await (await Database.open(url)).close()


def test_a_killed_process_leaves_nothing_in_the_way(url: str) -> None:
    with holding(url) as other:
        other.kill()
        other.wait()
        with alone(make_url(url)):
            pass


def test_the_next_may_run_when_the_first_has_ended_and_each_database_has_its_own_lock(url: str, tmp_path: Path) -> None:
    for _ in range(2):
        with (
            alone(make_url(url)),
            alone(make_url(f"sqlite:///{tmp_path / 'other.sqlite'}")),
            pytest.raises(DatabaseProblem, match="already runs on"),
            alone(make_url(url)),
        ):
            pass


def test_a_database_server_takes_many() -> None:
    server = make_url("postgresql+asyncpg://bot@host/name")
    with alone(server), alone(server):
        pass


def test_a_lock_that_is_none_is_one_clear_sentence(url: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "bot.sqlite.lock").write_bytes(b"x" * 5000)
    with pytest.raises(DatabaseProblem, match="is not what the bot left there"), alone(make_url(url)):
        pass
