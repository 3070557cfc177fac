"""A book of 300 pages is read within the limits of a process of its own, and questions are answered meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest
from simcord import Env

from bot.chat.client import Client
from bot.library.given import Given, Progress
from bot.library.records import State
from tests.bot.behaviour.table import Table
from tests.rules_index.sources.pdf.printing import HEIGHT, Printed, column, pdf

PAGES = 300
THINGS = (
    "crane",
    "crate",
    "pilot",
    "lantern",
    "harbour",
    "ship",
    "anchor",
    "compass",
    "barrel",
    "tower",
    "sail",
    "rope",
    "chart",
    "tide",
    "reef",
    "coin",
)
DEEDS = ("takes", "lifts", "moves", "pays", "keeps", "draws", "trades", "guards", "loads", "turns")
MARKED = "The captain of the last page pays nine pearls."
PEAK = 600
"""Megabytes that the largest process may take: well below its limit, and with room for a book twice as dense."""


def page(number: int, drawn: Random) -> Iterator[Printed]:
    """A page of four rules of eight lines each, below numbered headings."""
    down = 60.0
    for part in range(1, 5):
        one, other = drawn.sample(THINGS, 2)
        yield Printed(f"{number}.{part} The {one} and the {other}", 72, down, 13, "bold")
        yield from column("\n".join(_line(number, drawn) for _ in range(8)), 72, down + 22)
        down += 142
    if number == PAGES:
        yield Printed(MARKED, 72, down)
    yield Printed(str(number), 300, HEIGHT - 22, 9)


def _line(number: int, drawn: Random) -> str:
    who, what, when, whom = drawn.sample(THINGS, 4)
    deed, other = drawn.sample(DEEDS, 2)
    return f"Each {who} {deed} {drawn.randrange(2, 9)} {what}s before the {when} {other} the {whom} of round {number}."


@pytest.mark.slow
@pytest.mark.usefixtures("own_process")
async def test_a_book_of_300_pages_is_read_while_questions_are_answered(table: Table, env: Env) -> None:
    resource = pytest.importorskip("resource", reason="Windows does not tell how much memory a process took")
    drawn = Random(3)
    content = pdf(*([*page(number, drawn)] for number in range(1, PAGES + 1)))
    assert isinstance(env.bot, Client)
    library, guild, progress = env.bot.library, table.guild.id, Progress()
    book = await library.take(guild, table.admin.id, "long.pdf", content, Given(title="The long voyage"))
    reading = asyncio.ensure_future(library.read(book, progress))
    answered: list[int] = []
    while not reading.done():
        oracle = env.bot.oracle_in(guild)
        found = await asyncio.to_thread(oracle.ask, "kolik kamenů stojí věž?")
        assert found.rulings
        answered.append(progress.page or 0)
        await asyncio.sleep(0.1)
    done = await reading
    assert (done.state, done.read and done.read.pages) == (State.DRAFT, PAGES)
    assert progress.pages == 0  # all were read, and then indexed
    # Questions were answered while its pages were read, from the first to the last.
    assert len({at for at in answered if at}) > 5
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024 < PEAK
    await library.confirm(done)
    last = await asyncio.to_thread(env.bot.oracle_in(guild).ask, "how many pearls does the captain pay?")
    assert last.answered
    assert last.rulings[0].passages[0].page == PAGES
