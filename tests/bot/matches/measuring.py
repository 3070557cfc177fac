"""What benches of matches share: their options, the database they run on, bare commits beside them, and memory."""

from __future__ import annotations

import argparse
import logging
import resource
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from bot.database import Database

_BARE = sa.Table("bare", sa.MetaData(), sa.Column("id", sa.Integer, primary_key=True), sa.Column("value", sa.Text))
_ROW = "x" * 200


@contextmanager
def measuring(about: str | None, **numbers: int) -> Iterator[tuple[str, argparse.Namespace]]:
    """Read the command line; yields the URL of the database to measure on, and what was said.

    Args:
        about: what the bench says of itself.
        numbers: the options that take a number, and what each is where none is given.
    """
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--url", help="a database of SQLAlchemy's; a new SQLite file in the working folder without")
    for name, usual in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=usual)
    said = parser.parse_args()
    logging.getLogger("bot.database").setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        yield said.url or f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite'}", said


async def prepare_bare(database: Database) -> None:
    """Make room for the rows of bare commits."""
    async with database.writing() as session:
        await (await session.connection()).run_sync(_BARE.create, checkfirst=True)


async def bare(database: Database) -> None:
    """The bare commit of one row."""
    async with database.writing() as session:
        await (await session.connection()).execute(sa.insert(_BARE).values(value=_ROW))


def memory() -> float:
    """The most memory that the process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
