"""What durable moves cost: ``python -m tests.bot.matches.bench [--url URL] [--moves N] [--matches N]``.

Beside the bare commit of one row, with the same database and the same settings in the same run, turn by turn with the
moves, so that a busy disk slows both alike. Then many matches move at a time, and share commits.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time

from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.database import Database
from bot.games.registry import Playable, Registry
from bot.matches.model.match import Terms
from bot.matches.model.position import Position
from bot.matches.rules.submit import Path as Tokens
from bot.matches.rules.submit import Submitted
from bot.matches.service import MatchService
from tests.bot.chaos.killing import on_empty
from tests.bot.matches.marathon import Marathon
from tests.bot.matches.measuring import bare, memory, prepare_bare, say
from tests.bot.matches.table import EVA, PEOPLE, begun, lobby
from tests.bot.matches.table import move as at_random

AT_ONCE, ROUNDS, BARE = 50, 12, 10
"""Matches that move at a time, how often each does, and the bare commits beside each such round."""


async def opened(service: MatchService, channel: int) -> Position:
    """A match of the game without an end."""
    terms = Terms("marathon@2026-01-01", "plain", 2)
    ready = await lobby(service, "marathon", terms, channel=channel)
    return await begun(service, ready.match.id, EVA)


async def move(service: MatchService, position: Position) -> Position:
    """The next move."""
    (prompt,) = position.prompts()
    done = await service.play.submit(
        position.match.id, PEOPLE[prompt.seat], prompt.id, Tokens((f"f{position.match.seq % 20}",))
    )
    if not isinstance(done, Submitted):
        raise SystemExit(f"a move was not taken: {done}")
    return done.position


async def zloba(service: MatchService, channel: int) -> Position:
    """A match of Zloba for four."""
    ready = await lobby(
        service, "zloba", Terms("zloba-cs@2025", "competitive", 4), PEOPLE, channel=channel, faction=None
    )
    return await begun(service, ready.match.id, EVA)


async def measure(url: str, moves: int, matches: int) -> None:
    """Measure, and print what was found."""
    database = await Database.open(url)
    await prepare_bare(database)
    service = MatchService(database, Registry([Playable("marathon", lambda _: Marathon()), ZLOBA]))
    position = await opened(service, 1)
    for _ in range(20):
        await bare(database)
        position = await move(service, position)
    rows, taken = [], []
    while position.match.seq < moves:
        began = time.perf_counter()
        await bare(database)
        middle = time.perf_counter()
        position = await move(service, position)
        rows.append(middle - began)
        taken.append(time.perf_counter() - middle)
    share = sum(rows) / sum(taken)
    say(f"bare commits {len(rows) / sum(rows):8.0f} /s    median {statistics.median(rows) * 1e3:.2f} ms")
    say(f"moves        {len(taken) / sum(taken):8.0f} /s    median {statistics.median(taken) * 1e3:.2f} ms")
    say(f"a durable move at {share:.0%} of the rate of a bare commit (to reach: 60 %)")
    tenth = len(taken) // 10
    parts = ((rows[:tenth], taken[:tenth]), (rows[-tenth:], taken[-tenth:]))
    first, last = (statistics.median(some) * 1e3 for _, some in parts)
    # How long a move took in bare commits of the same minute, so that a disk that slows down says nothing of moves.
    early, late = (statistics.median(some) / statistics.median(bare_ones) for bare_ones, some in parts)
    say(f"a move near entry 30: {first:.2f} ms, near entry {moves}: {last:.2f} ms")
    say(f"in bare commits of the same minute: {early:.2f} and {late:.2f}, {late / early:.2f} times")
    cold = []
    for _ in range(50):
        service.repository.forget()
        began = time.perf_counter()
        await service.position(position.match.id)
        cold.append(time.perf_counter() - began)
    say(f"read anew at entry {position.match.seq}: {statistics.median(cold) * 1e3:.2f} ms")
    await _at_once(service)
    await _many(service, matches)
    await database.close()


async def _at_once(service: MatchService) -> None:
    """Moves of many matches at a time, beside bare commits one after the other, turn by turn."""
    positions = [await opened(service, 10_000 + channel) for channel in range(AT_ONCE)]
    rows, taken = [], []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for _ in range(BARE):
            await bare(service.repository.database)
        middle = time.perf_counter()
        positions = await asyncio.gather(*(move(service, position) for position in positions))
        rows.append((middle - began) / BARE)
        taken.append((time.perf_counter() - middle) / AT_ONCE)
    say(
        f"{AT_ONCE} matches at a time: {1 / statistics.median(taken):.0f} moves/s, "
        f"{statistics.median(rows) / statistics.median(taken):.1f} times the rate of a bare commit (to reach: 3)"
    )


async def _many(service: MatchService, matches: int) -> None:
    before = memory()
    began = time.perf_counter()
    lot = random.Random(1)
    for channel in range(2, matches + 2):
        position = await zloba(service, channel)
        for _ in range(8):
            position = await at_random(service, position, lot)
    seconds = time.perf_counter() - began
    say(
        f"{matches} live matches of Zloba at hand: {memory():.0f} MB in all (to reach: 400 MB), "
        f"{memory() - before:.0f} MB of it for them; gathered, opened and moved eight times in {seconds:.1f} s"
    )


def main() -> None:
    """Read the command line and measure."""
    with on_empty(__doc__, moves=10_000, matches=1_000) as (url, said):
        asyncio.run(measure(url, said.moves, said.matches))


if __name__ == "__main__":
    main()
