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
import itertools
import logging
import os
import random
import resource
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import make_url

from bot.database import Database
from bot.games.registry import Playable, Registry
from bot.matches.model.match import Terms
from bot.matches.model.messages import Told
from bot.matches.rules.submit import Path as Tokens
from bot.matches.rules.submit import Submitted
from bot.matches.service import MatchService
from bot.matches.storage import tables
from bot.matches.storage.outbox import note_of
from bot.shards import EVERYTHING, Share
from tests.bot import postgresql
from tests.bot.matches.marathon import Marathon
from tests.bot.matches.measuring import say
from tests.bot.matches.table import EVA, PEOPLE, begun, granted, lobby

PLAYERS = 12
"""Moves that a process makes at the same time."""
_GAMES = Registry([Playable("marathon", lambda _: Marathon())])
_TICKS = os.sysconf("SC_CLK_TCK")


def guild_of(number: int) -> int:
    """The server of a match: of as many shards as there may be, each has as many as the others."""
    return (number + 1) << 22


async def gather(url: str, numbers: Iterable[int]) -> None:
    """Open matches, a few at a time."""
    database = await Database.open(url)
    service, left = MatchService(database, _GAMES), iter(numbers)

    async def each() -> None:
        for number in left:
            terms = Terms("marathon@2026-01-01", "plain", 2)
            ready = await lobby(service, "marathon", terms, guild=guild_of(number), channel=1 + number)
            await begun(service, ready.match.id, EVA)

    await asyncio.gather(*(each() for _ in range(PLAYERS)))
    await database.close()


class Worker:
    """One process of the fleet: plays the matches of its servers, and tells of them.

    Args:
        folder: where it writes what it did, beside the others.
    """

    def __init__(self, service: MatchService, folder: Path, name: str, first: int) -> None:
        self._service = service
        self._done = (folder / f"{name}.done").open("a", encoding="ascii")
        # Short writes to the end of a file come one after the other, whoever writes them.
        self._told = os.open(folder / "told", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        self._clicks = itertools.count(first)
        self._lot = random.Random(first)
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
        self._done.close()
        os.close(self._told)

    async def _play(self, free: list[int]) -> None:
        while self._playing:
            match = free.pop(self._lot.randrange(len(free)))
            began = time.perf_counter()
            position = granted(await self._service.position(match))
            (prompt,) = position.prompts()
            click = next(self._clicks)
            done = await self._service.play.submit(
                match, PEOPLE[prompt.seat], prompt.id, Tokens((f"f{click % 20}",)), interaction=click
            )
            # Where others play it as well, somebody may have been faster.
            if isinstance(done, Submitted):
                self.taken.append(time.perf_counter() - began)
                at = done.position.match
                self._done.write(f"{click} {match} {at.seq} {at.head}\n")
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
            os.write(self._told, f"{match} {parcel}\n".encode())
        await self._service.outbox.delivered(*parcels)


async def _work(url: str, share: Share, seconds: float, folder: Path, name: str, first: int) -> None:
    database = await Database.open(url)
    service = MatchService(database, _GAMES, share=share)
    async with database.reading() as session:
        asked = sa.select(tables.match.c.id).where(share.among(tables.match.c.guild_id))
        own = list((await (await session.connection()).execute(asked)).scalars())
    worker = Worker(service, folder, name, first)
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


def _said(folder: Path) -> tuple[list[list[str]], dict[int, list[int]]]:
    """The moves that were acknowledged, and by match the parcels in the order in which they were told."""
    done = [line.split() for file in folder.glob("*.done") for line in file.read_text("ascii").splitlines()]
    told: dict[int, list[int]] = defaultdict(list)
    for line in (folder / "told").read_text("ascii").splitlines():
        match, parcel = map(int, line.split())
        told[match].append(parcel)
    return done, told


async def check(url: str, folder: Path) -> str:
    """Look up what came of it.

    Raises:
        SystemExit: something is lost, doubled or out of order.
    """
    database = await Database.open(url)
    async with database.reading() as session:
        connection = await session.connection()
        log, outbox = tables.event.c, tables.outbox.c
        entries = (await connection.execute(sa.select(log.interaction_id, log.match_id, log.seq, log.hash))).all()
        parcels = (await connection.execute(sa.select(outbox.id, outbox.match_id, outbox.payload))).all()
    await database.close()
    there = {row.interaction_id: (row.match_id, row.seq, row.hash) for row in entries if row.interaction_id is not None}
    moves = sum(row.interaction_id is not None for row in entries)
    done, told = _said(folder)
    lost = sum(there.get(int(click)) != (int(match), int(seq), head) for click, match, seq, head in done)
    doubled = moves - len(done)
    untold = len({row.id for row in parcels} - {parcel for its in told.values() for parcel in its})
    twice = sum(len(its) - len(set(its)) for its in told.values())
    disorder = sum(later < earlier for its in told.values() for earlier, later in itertools.pairwise(its))
    notes = {row.id: note_of(row.payload) for row in parcels}
    last: dict[int, int] = defaultdict(int)
    for row in entries:
        last[row.match_id] = max(last[row.match_id], row.seq)
    gaps = 0
    for match, its in told.items():
        seen = [entry.seq for each in its if isinstance(note := notes[each], Told) for entry in note.entries]
        gaps += seen != list(range(1, last[match] + 1))
    found = (
        f"{len(done)} moves of {len(last)} matches: lost {lost}, doubled {doubled}; {len(parcels)} parcels: lost "
        f"{untold}, doubled {twice}, out of order {disorder}; matches told with gaps {gaps}"
    )
    if lost or doubled or untold or twice or disorder or gaps:
        raise SystemExit(found)
    return found


@contextmanager
def _on(url: str | None) -> Iterator[str]:
    if url is not None:
        yield url
        return
    with postgresql.serving() as server:
        yield asyncio.run(postgresql.fresh(server))


def main() -> None:
    """Read the command line, measure and check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=3, help="as many in the end")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20, help="for so long each time")
    parser.add_argument("--alone", action="store_true", help="not with fewer processes first")
    parser.add_argument("--mixed", action="store_true", help="every process plays and tells of everything")
    parser.add_argument("--url", help="an empty PostgreSQL database; else one of a throw-away server without fsync")
    said = parser.parse_args()
    logging.getLogger("bot.database").setLevel(logging.ERROR)
    with _on(said.url) as url, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(_made(url))
        parts = [range(part, said.matches, said.processes) for part in range(said.processes)]
        _apart([partial(gather, url, part) for part in parts])
        for processes in [said.processes] if said.alone else range(1, said.processes + 1):
            say(measure(url, processes, said.seconds, folder, mixed=said.mixed, round_=processes))
        say(asyncio.run(check(url, folder)))


async def _made(url: str) -> None:
    await (await Database.open(url)).close()


if __name__ == "__main__":
    main()
