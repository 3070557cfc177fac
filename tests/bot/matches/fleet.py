"""Several processes on one PostgreSQL: ``python -m tests.bot.matches.fleet --processes 3 --matches 1000 --seconds 20``.

One process plays all matches first, then two, and so on; each has its part of the servers, plays there and tells of it
as the bot does, as fast as it can. With ``--mixed`` every process plays and tells of everything, which the bot never
does, and which must cost time and nothing else. What came of it is then looked up:

* every move that was acknowledged is in the log, with the hash that was acknowledged, and no click moved twice;
* every entry of every log was told, once, each match's in its order over all processes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import make_url

from bot.database import Database
from bot.matches.model.match import Terms
from bot.matches.rules.submit import Path as Tokens
from bot.matches.rules.submit import Submitted
from bot.matches.service import MatchService
from bot.matches.storage import tables
from bot.shards import EVERYTHING, Share
from tests.bot.chaos import account
from tests.bot.chaos.killing import command
from tests.bot.chaos.process import GAMES, Process, Seen
from tests.bot.matches.measuring import say
from tests.bot.matches.table import EVA, PEOPLE, begun, granted, lobby

PLAYERS = 12
"""Moves that a process makes at the same time."""
SAID = "said"
"""The file in which all processes write what they do."""
_TICKS = os.sysconf("SC_CLK_TCK")


def guild_of(number: int) -> int:
    """The server of a match: of as many shards as there may be, each has as many as the others."""
    return (number + 1) << 22


async def gather(url: str, numbers: Iterable[int]) -> None:
    """Open matches, a few at a time."""
    database = await Database.open(url)
    service, left = MatchService(database, GAMES), iter(numbers)

    async def each() -> None:
        for number in left:
            terms = Terms("marathon@2026-01-01", "plain", 2)
            ready = await lobby(service, "marathon", terms, guild=guild_of(number), channel=1 + number)
            await begun(service, ready.match.id, EVA)

    await asyncio.gather(*(each() for _ in range(PLAYERS)))
    await database.close()


class Worker:
    """One process of the fleet: plays the matches of its servers, and tells of them."""

    def __init__(self, process: Process) -> None:
        self._process, self._service = process, process.service
        self._lot = random.Random(process.seen.clicks)
        self._playing = self._moving = True
        self.taken: list[float] = []

    async def work(self, matches: list[int], seconds: float) -> None:
        """Play for some time, and tell until nothing is left."""
        free = list(matches)
        async with asyncio.TaskGroup() as group:
            telling = group.create_task(self._tell())
            players = [group.create_task(self._play(free)) for _ in range(min(PLAYERS, len(free)))]
            await asyncio.sleep(seconds)
            self._playing = False
            await asyncio.gather(*players)
            # Who was at a move when time was up still makes it.
            self._moving = False
            self._service.outbox.ring()
            await telling

    async def _play(self, free: list[int]) -> None:
        while self._playing:
            match = free.pop(self._lot.randrange(len(free)))
            began = time.perf_counter()
            position = granted(await self._service.position(match))
            (prompt,) = position.prompts()
            click = next(self._process.clicks)
            done = await self._service.play.submit(
                match, PEOPLE[prompt.seat], prompt.id, Tokens((f"f{click % 20}",)), interaction=click
            )
            # Where others play it as well, somebody may have been faster.
            if isinstance(done, Submitted):
                self.taken.append(time.perf_counter() - began)
                self._process.say("done", match, click, done.position.match.seq, done.position.match.head)
            free.append(match)

    async def _tell(self) -> None:
        while True:
            parcels = await self._service.outbox.claim()
            by_match: dict[int, list[int]] = defaultdict(list)
            for parcel in parcels:
                by_match[parcel.match].append(parcel.id)
            await asyncio.gather(*(self._deliver(match, its) for match, its in by_match.items()))
            if not parcels:
                if not self._moving and await self._service.outbox.waits_since() is None:
                    return
                await asyncio.wait({asyncio.ensure_future(self._service.outbox.wait())}, timeout=0.2)

    async def _deliver(self, match: int, parcels: list[int]) -> None:
        for parcel in parcels:
            self._process.say("shown", match, parcel)
        await self._service.outbox.delivered(*parcels)


async def _work(url: str, share: Share, seconds: float, folder: Path, name: str, first: int) -> None:
    database = await Database.open(url)
    service = MatchService(database, GAMES, share=share)
    async with database.reading() as session:
        asked = sa.select(tables.match.c.id).where(share.among(tables.match.c.guild_id))
        own = list((await (await session.connection()).execute(asked)).scalars())
    # Short writes to the end of a file come one after the other, whoever writes them.
    out = os.open(folder / SAID, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    worker = Worker(Process(database, service, Seen(clicks=first), out))
    await worker.work(own, seconds)
    await database.close()
    used = resource.getrusage(resource.RUSAGE_SELF)
    taken = sorted(worker.taken)
    middle, late = (taken[int(len(taken) * part)] if taken else 0.0 for part in (0.5, 0.99))
    said = f"{len(taken)} {used.ru_utime + used.ru_stime} {middle} {late}"
    (folder / f"{name}.cost").write_text(said, "ascii")


def _apart(works: Iterable[Callable[[], Coroutine[object, object, None]]]) -> None:
    """Do each in a process of its own, at the same time."""
    processes = []
    for work in works:
        process = os.fork()
        if process == 0:
            code = 1
            try:
                asyncio.run(work())
                code = 0
            except BaseException as problem:
                sys.stderr.write(f"{problem!r}\n")
            os._exit(code)
        processes.append(process)
    codes = [os.waitpid(process, 0)[1] for process in processes]
    if any(codes):
        raise SystemExit("a process failed")


def measure(url: str, processes: int, seconds: float, folder: Path, *, mixed: bool, round_: int) -> str:
    """Let so many processes play and tell, and say how fast they were."""
    before, began = _processor(url), time.perf_counter()
    shares = [EVERYTHING if mixed else Share(processes, (shard,)) for shard in range(processes)]
    works = []
    for number, share in enumerate(shares):
        first = (round_ * 100 + number) * 10**9 + 1
        works.append(partial(_work, url, share, seconds, folder, f"{round_}-{number}", first))
    _apart(works)
    passed = time.perf_counter() - began
    costs = [tuple(map(float, (folder / f"{round_}-{n}.cost").read_text("ascii").split())) for n in range(processes)]
    moves, own = sum(cost[0] for cost in costs), sum(cost[1] for cost in costs)
    after = _processor(url)
    server = "" if before is None or after is None else f", the database {1e3 * (after - before) / moves:.1f} ms"
    middle, late = (max(cost[place] for cost in costs) * 1e3 for place in (2, 3))
    return (
        f"{processes} process{'es' if processes > 1 else ''}: {moves / seconds:6.0f} moves/s, p50 {middle:.0f} ms, "
        f"p99 {late:.0f} ms; all told after {passed - seconds:.1f} s more; "
        f"of the processor a move costs the bot {1e3 * own / moves:.1f} ms{server}"
    )


def _processor(url: str) -> float | None:
    """Seconds of processor time that a throw-away server has used so far."""
    folder = make_url(url).query.get("host")
    file = Path(str(folder)) / "data" / "postmaster.pid"
    if folder is None or not file.exists():
        return None
    main, used = int(file.read_text("ascii").split("\n")[0]), 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, fields = int(stat.parent.name), stat.read_text("ascii", "replace").rpartition(")")[2].split()
        except OSError:
            continue
        if pid == main or int(fields[1]) == main:
            used += sum(map(int, fields[11:15] if pid == main else fields[11:13]))
    return used / _TICKS


async def check(url: str, folder: Path) -> str:
    """Look up what came of it.

    Raises:
        AssertionError: something is lost, doubled or out of order.
    """
    seen = Seen()
    seen.take((folder / SAID).read_bytes())
    assert not seen.shown_again, f"{seen.shown_again} notes were told twice"
    told = sum(map(len, seen.shown.values()))
    database = await Database.open(url)
    await account.check(database, seen)
    await account.check_whole(database, MatchService(database, GAMES), seen)
    await database.close()
    return (
        f"{len(seen.acknowledged)} moves of {seen.matches} matches and {told} notes: nothing lost, doubled or swapped"
    )


def _found(url: str, asked: argparse.Namespace) -> str:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(_made(url))
        _apart([partial(gather, url, range(part, asked.matches, asked.processes)) for part in range(asked.processes)])
        for processes in [asked.processes] if asked.alone else range(1, asked.processes + 1):
            say(measure(url, processes, asked.seconds, folder, mixed=asked.mixed, round_=processes))
        return asyncio.run(check(url, folder))


async def _made(url: str) -> None:
    await (await Database.open(url)).close()


if __name__ == "__main__":
    alone = {"action": "store_true", "help": "not with fewer processes first"}
    mixed = {"action": "store_true", "help": "every process plays and tells of everything"}
    command(__doc__, _found, server=True, processes=3, matches=1000, seconds=20.0, alone=alone, mixed=mixed)
