"""A leak of each kind is caught, and nothing is where none was planted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from bot.games.setup import Setup
from tests.bot.attacks.chat_ground import toy_words
from tests.bot.games.suite.play import Breach, any_setup, variants
from tests.bot.games.toy.game import Toy
from tests.bot.interference.leaks import LEAKS, hidden
from tests.bot.interference.pair import Pair, Tally, pair
from tests.bot.interference.person import Command
from tests.bot.interference.play import Play
from tests.bot.interference.side import PEOPLE

SEED = 1


@pytest.fixture(scope="module", autouse=True)
def words() -> Iterator[None]:
    """Sentences of the toy game as well."""
    with toy_words():
        yield


def setup() -> Setup:
    """A short match of two."""
    return any_setup(Toy(), *variants(Toy())[0], SEED)


async def is_caught(both: Pair, name: str) -> bool:
    """Whether a leak shows where it is planted, and nothing does where it is not."""
    leak = LEAKS[name]
    one, two = [hidden(await each.now()) for each in both.sides]
    assert one != two, "nothing is hidden and different"
    if name != "time":
        # Time goes by on both sides alike, but what is late on one side stays there.
        await leak.shows(both)
    with leak.plant(both, (one, two)):
        try:
            await leak.shows(both)
        except Breach:
            for each in both.sides:
                await each.settle()
                each.news()
                # What is late on one side has ids that the other one gave before.
                each.clock.advance(seconds=1)
            return True
    return False


@asynccontextmanager
async def different() -> AsyncIterator[Pair]:
    """A pair in which something hidden is different."""
    async with pair(Toy(), setup(), 1, SEED, Tally()) as both:
        while hidden(await both.left.now()) == hidden(await both.right.now()):
            await Play(both).draw_anew()
        yield both


async def test_what_another_alone_is_shown_reaches_nobody_else() -> None:
    async with different() as both:
        with LEAKS["text of a panel"].plant(both, ("", "")):
            await both.act(Command("play"), PEOPLE[0])
            with pytest.raises(Breach):
                await both.act(Command("play"))


async def test_a_leak_of_each_kind_is_caught() -> None:
    async with different() as both:
        caught = {name for name in LEAKS if not name.startswith("view of") and await is_caught(both, name)}
        await both.act(Command("dispute"), PEOPLE[0], disputes=True)
        caught |= {name for name in LEAKS if name.startswith("view of") and await is_caught(both, name)}
    assert caught == LEAKS.keys()
