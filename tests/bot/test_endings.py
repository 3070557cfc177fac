"""A program that used its database ends, however it left the database: nothing in it is waited for without end."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.database import Database
from tests.bot.databases import new_file
from tests.bot.forking import Forked
from tests.house import ROOT

# An ending takes a second; a machine on which all else runs as well may need a minute for it.
PATIENCE = 120
ONE = sa.select(sa.literal(1))
LEFT: list[asyncio.Task[object]] = []


async def used(url: str) -> Database:
    """A database with all of its connections open."""
    database = Database.unopened(url)
    await database.write(lambda connection: connection.execute(ONE))
    await asyncio.gather(*(database.rows(ONE) for _ in range(8)))
    async with database.writing() as session, database.reading() as other:
        await (await session.connection()).execute(ONE)
        await (await other.connection()).execute(ONE)
    return database


async def closed_last(url: str) -> None:
    """As the program does, which closes its index before, and the loop's threads before that."""
    database = await used(url)
    await asyncio.to_thread(str)
    await asyncio.get_running_loop().shutdown_default_executor()
    await database.close()


async def left_open(url: str) -> None:
    """As a command that fails halfway."""
    await used(url)


async def left_while_it_writes(url: str) -> None:
    """As a background task whose write is asked for in the moment in which the program is stopped."""
    database = await used(url)
    # It is begun as the loop stops, and what does the writing is cancelled before its first step.
    LEFT.append(asyncio.create_task(database.write(lambda connection: connection.execute(ONE))))


async def left_while_it_waits(url: str) -> None:
    """As a background task that waits for its turn to write."""
    database = await used(url)
    session = database.writing()
    await session.__aenter__()
    writing = asyncio.create_task(database.write(lambda connection: connection.execute(ONE)))
    await asyncio.sleep(0.01)
    assert not writing.done()


async def closed_while_it_reads(url: str) -> None:
    """As a question that nobody waits for any more."""
    database = await used(url)
    readers = [asyncio.create_task(database.rows(ONE)) for _ in range(20)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*readers)


ENDINGS = (closed_last, left_open, left_while_it_writes, left_while_it_waits, closed_while_it_reads)


@pytest.mark.parametrize("ending", [each.__name__ for each in ENDINGS])
def test_a_program_ends(ending: str, tmp_path: Path) -> None:
    url = new_file(tmp_path / "bot.sqlite").render_as_string()
    program = Forked([__file__, ending, url], {"PYTHONPATH": str(ROOT)})
    try:
        code = program.wait(PATIENCE)
        with os.fdopen(program.output, encoding="utf-8") as output:
            assert (code, output.read()) == (0, "")
    finally:
        program.kill()


if __name__ == "__main__":
    asyncio.run(getattr(sys.modules[__name__], sys.argv[1])(sys.argv[2]))
