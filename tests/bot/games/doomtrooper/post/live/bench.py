"""What live matches cost: ``python -m tests.bot.games.doomtrooper.post.live.bench [--matches N] [--passes N]``.

Matches of the ready decks are gathered, opened and played through the service, on a new SQLite file. A pass is a press
at which one entry is written, in matches that have been played for a while and where every window asks; beside it,
turn by turn, the bare commit of one row; both also in the time of the processor alone, which does not depend on what
else the machine does. The exit code is 1 where a number is not reached.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from bot.boards.doomtrooper.entry import ENTRY
from bot.database import Database
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.words.rules.ways import DUEL
from bot.games.registry import Registry
from bot.matches.model.match import Actor, Status, Terms
from bot.matches.model.position import Position
from bot.matches.rules.submit import Submitted
from bot.matches.service import MatchService
from tests.bot.chaos.killing import on_empty
from tests.bot.matches.measuring import bare, memory, prepare_bare, say
from tests.bot.matches.table import EVA, KAREL, begun, granted, lobby, move

MOST_MB = 400
LEAST_SHARE = 0.4
MOVES = 12
"""Answers at random in each of the live matches."""
PLAYED = 60
"""Answers at random in a match before passes are measured in it."""
IN_ONE = 100
"""Passes that are measured in one match at most."""
DECKS = ("dawn", "ash")


async def opened(service: MatchService, channel: int, *, asks: bool) -> Position:
    """A match of two ready decks that has just begun.

    Args:
        asks: whether every window asks both.
    """
    rules = Doomtrooper.rulesets[channel % len(Doomtrooper.rulesets)]
    terms = Terms(rules.key, DUEL.key, 2)
    number = (await lobby(service, ENTRY.key, terms, channel=channel, ready=DECKS)).match.id
    position = await begun(service, number, EVA)
    if asks:
        for actor in (EVA, KAREL):
            position = granted(await service.play.settle(number, actor, "ask", "everything"))
    return position


async def played(service: MatchService, position: Position, lot: random.Random, moves: int) -> Position:
    """The match after so many answers at random, or at its end."""
    for _ in range(moves):
        if position.match.status is not Status.PLAYING:
            break
        position = await move(service, position, lot)
    return position


class Times:
    """The seconds that something took each time, and those of the processor among them."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.worked: list[float] = []

    @contextmanager
    def once(self) -> Iterator[None]:
        """Note how long the block takes."""
        began, idle = time.perf_counter(), time.process_time()
        yield
        self.taken.append(time.perf_counter() - began)
        self.worked.append(time.process_time() - idle)

    def __str__(self) -> str:
        rate, median = len(self.taken) / sum(self.taken), statistics.median(self.taken) * 1e3
        worked = sum(self.worked) / len(self.worked) * 1e3
        return f"{rate:6.0f} /s    median {median:.2f} ms, {worked:.2f} ms of the processor each"


async def passes(service: MatchService, database: Database, number: int) -> tuple[Times, Times]:
    """What so many bare commits took, and as many passes."""
    rows, taken = Times(), Times()
    lot, channel, left, position = random.Random(7), 10**6, 0, None
    while len(taken.taken) < number:
        if position is None or position.match.status is not Status.PLAYING or not left:
            channel, left = channel + 1, IN_ONE
            position = await played(service, await opened(service, channel, asks=True), lot, PLAYED)
            continue
        windows = [each for each in position.prompts() if each.window and not each.ahead]
        if not windows:
            position = await played(service, position, lot, 1)
            continue
        left -= 1
        user = position.match.seats[windows[0].seat].user or 0
        with rows.once():
            await bare(database)
        with taken.once():
            done = await service.play.pass_window(position.match.id, Actor(user), windows[0].id)
        assert isinstance(done, Submitted), done
        position = done.position
    return rows, taken


async def measure(url: str, matches: int, number: int) -> bool:
    """Measure, and print what was found; whether all of it is reached."""
    database = await Database.open(url)
    await prepare_bare(database)
    service = MatchService(database, Registry([ENTRY]))
    first = await opened(service, 1, asks=False)
    empty, lot, began = memory(), random.Random(1), time.perf_counter()
    await played(service, first, lot, MOVES)
    for channel in range(2, matches + 1):
        await played(service, await opened(service, channel, asks=False), lot, MOVES)
    seconds, whole = time.perf_counter() - began, memory()
    say(
        f"{matches} live matches at hand: {whole:.0f} MB in all (to reach: {MOST_MB} MB), {whole - empty:.0f} MB of it "
        f"for them; gathered, opened and answered {MOVES} times in {seconds:.0f} s"
    )
    rows, taken = await passes(service, database, number)
    share, worked = sum(rows.taken) / sum(taken.taken), sum(rows.worked) / sum(taken.worked)
    say(f"bare commits {rows}")
    say(f"passes       {taken}")
    say(f"a pass at {share:.0%} of the rate of a bare commit (to reach: {LEAST_SHARE:.0%}); processor: {worked:.0%}")
    await database.close()
    return whole <= MOST_MB and share >= LEAST_SHARE


def main() -> int:
    """Read the command line and measure."""
    with on_empty(__doc__, matches=1_000, passes=2_000) as (url, said):
        return int(not asyncio.run(measure(url, said.matches, said.passes)))


if __name__ == "__main__":
    sys.exit(main())
