"""Bare commits beside which matches are measured, and memory."""

from __future__ import annotations

import resource
import sys

import sqlalchemy as sa

from bot.database import Database

_BARE = sa.Table("bare", sa.MetaData(), sa.Column("id", sa.Integer, primary_key=True), sa.Column("value", sa.Text))
_ROW = "x" * 200


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
