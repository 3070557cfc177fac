"""A day of operation in a few minutes: ``python -m tests.bot.day --minutes 10``.

The real program runs in three processes on one PostgreSQL, each with a Discord that deals one server out to it. A
thousand matches are played and two hundred people ask, in the busy hours ten times as often as in the night; meanwhile
processes are killed and started again, Discord is away, and the database is. People see what they would see in Discord:
what is not answered within three seconds was not answered. In the end it is looked up

* whether every move that was acknowledged is in the log, and no click moved twice;
* whether each channel shows every line of its match's log, once and in order;
* whether every match's file proves itself.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import tempfile
import time
from pathlib import Path

from bot.database import Database
from bot.matches.service import MatchService
from rules_index import build_index
from tests.bot import postgresql
from tests.bot.day import findings
from tests.bot.day.people import Became, People
from tests.bot.day.plan import DAY, TROUBLES, Act, Kind, Trouble, acts
from tests.bot.day.process import Break, Member, guild_of
from tests.bot.day.report import answers, recoveries
from tests.bot.matches.measuring import say
from tests.bot.matches.table import begun
from tests.bot.wire import payloads
from tests.bot.wire.server import local_discord
from tests.bot.wire.table import US, gathered

PROCESSES = 3
_PATIENCE = 0.5
_LAST = 300.0
"""Seconds in the evening within which all must be told."""


class Day:
    """One day: its people and its troubles, at so many seconds an hour."""

    def __init__(self, url: str, members: list[Member], people: People, seconds: float, matches: int) -> None:
        self._url, self._members, self._people = url, members, people
        self._hour = seconds / DAY
        self._matches = matches
        self._lot = random.Random(1)

    async def pass_by(self, plan: list[Act]) -> None:
        """Let everything happen at its hour."""
        async with asyncio.TaskGroup() as group:
            began = time.monotonic()
            group.create_task(self._troubles(began))
            for act in plan:
                await asyncio.sleep(began + act.hour * self._hour - time.monotonic())
                if act.match is None:
                    group.create_task(self._people.ask(act.asker))
                else:
                    group.create_task(self._people.move(act.match))

    async def _troubles(self, began: float) -> None:
        async with asyncio.TaskGroup() as group:
            for trouble in TROUBLES:
                await asyncio.sleep(began + trouble.hour * self._hour - time.monotonic())
                group.create_task(self._befall(trouble))

    async def _befall(self, trouble: Trouble) -> None:
        hit = self._members if trouble.process is None else [self._members[trouble.process]]
        lasts = trouble.lasts * self._hour
        breaks = [member.breaks_down(trouble.kind) for member in hit]
        if trouble.kind is Kind.KILL:
            for member in hit:
                await member.kill()
                await member.start()
        elif trouble.kind is Kind.DISCORD:
            for member in hit:
                member.lose_discord()
            await asyncio.sleep(lasts)
            for member in hit:
                member.find_discord()
        else:
            for number in range(self._matches):
                if number % 10 == 0:
                    await self._people.panel(number)
            await asyncio.to_thread(postgresql.stop, self._url)
            await asyncio.sleep(lasts)
            await asyncio.to_thread(postgresql.start, self._url)
        await asyncio.gather(
            *(self._recover(member, made, trouble.kind) for member, made in zip(hit, breaks, strict=True))
        )

    async def _recover(self, member: Member, made: Break, kind: Kind) -> None:
        """Take note when a process answers again: to a move, which takes the database, where that was away."""
        made.mended = time.monotonic()
        own = self._members.index(member)
        while True:
            if kind is Kind.DATABASE:
                sent = await self._people.move(self._lot.randrange(own, self._matches, PROCESSES))
            else:
                sent = await self._people.ask(self._lot.randrange(1000), member)
            if sent is not None and sent.became in (Became.DONE, Became.OVERTAKEN):
                made.over = sent.at
                return
            await asyncio.sleep(_PATIENCE)


async def _gather(service: MatchService, members: list[Member], matches: int) -> list[tuple[int, Member]]:
    """Open the matches of the day, dealt out to the processes in turn."""
    made = []
    for number in range(matches):
        member = members[number % len(members)]
        match = await gathered(service, channel=payloads.CHANNEL + number, guild=member.guild)
        await begun(service, match, US)
        made.append((match, member))
    return made


async def _told(database: Database) -> float:
    """Wait until everything is told, or long enough; the seconds that it took."""
    began = time.monotonic()
    while (passed := time.monotonic() - began) < _LAST:
        if not await findings.untold(database):
            break
        await asyncio.sleep(_PATIENCE)
    return passed


async def _run(url: str, folder: Path, said: argparse.Namespace) -> bool:
    """Let a day pass and tell of it; whether nothing went wrong."""
    index = folder / "rules.sqlite"
    build_index(index)
    database = await Database.open(url)
    service = MatchService(database, findings.GAMES)
    guilds = [guild_of(process, PROCESSES) for process in range(PROCESSES)]
    async with local_discord(guilds[0]) as first, local_discord(guilds[1]) as second, local_discord(guilds[2]) as third:
        members = []
        for process, discord in enumerate((first, second, third)):
            own = {"SHARD_COUNT": str(PROCESSES), "SHARDS": str(process), "DATABASE_URL": url, "HEALTH_PORT": "0"}
            own |= {"DATA_DIR": str(folder / str(process)), "INDEX_FILE": str(index), "LOG_LEVEL": "ERROR"}
            members.append(Member(discord, guilds[process], own, Path(said.log or folder / "log")))
        matches = await _gather(service, members, said.matches)
        for member in members:
            await member.start()
        took = await _told(database)
        say(f"{len(matches)} matches opened, and all told of them {took:.0f} s after the processes' start")
        people = People(members, matches, service, database)
        plan = acts(said.matches, said.moves, said.askers, said.questions, random.Random(said.seed))
        idle = [member.memory() for member in members]
        await Day(url, members, people, said.minutes * 60, said.matches).pass_by(plan)
        took = await _told(database)
        for line in (*answers(people.sent), *recoveries(members)):
            say(line)
        say(f"in the evening everything was told after {took:.0f} s more")
        codes = [await member.stop() for member in members]
        say(f"memory at most {idle} MB before the day, {[each.most for each in members]} MB in it; ended with {codes}")
        wrong = await _found(database, service, people, matches)
    await database.close()
    return not wrong and not any(codes)


async def _found(database: Database, service: MatchService, people: People, matches: list[tuple[int, Member]]) -> bool:
    moves = findings.moves(people.sent, await findings.logged(database))
    say(
        f"moves: acknowledged {moves.acknowledged}, lost {moves.lost}, doubled {moves.doubled}; "
        f"made and not acknowledged in time {moves.unsaid}"
    )
    untold = await findings.untold(database)
    shown = await findings.shown(database, service, matches)
    say(
        f"told: {shown.lines} lines, never told {shown.missing} and {untold} messages, doubled {shown.doubled}, "
        f"matches told out of order {shown.disordered}" + (f"; wrong in {shown.wrong[:20]}" if shown.wrong else "")
    )
    broken = await findings.broken_chains(service, [match for match, _ in matches])
    say(f"matches whose file does not prove itself: {len(broken)} of {len(matches)}")
    for line in broken[:5]:
        say(f"  {line}")
    incidents = sum(each.became is Became.INCIDENT for each in people.sent)
    return bool(moves.lost or moves.doubled or untold or shown.wrong or broken or incidents)


def main() -> None:
    """Read the command line, and let a day pass."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10, help="for the whole day")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--moves", type=float, default=2, help="in each match, on average")
    parser.add_argument("--askers", type=int, default=200)
    parser.add_argument("--questions", type=float, default=8, help="of each of them, on average")
    parser.add_argument("--seed", type=int, default=0, help="the same seed makes the same plan")
    parser.add_argument("--log", help="a file for what the processes write; nowhere without")
    said = parser.parse_args()
    logging.getLogger("bot.database").setLevel(logging.ERROR)
    with postgresql.serving() as server, tempfile.TemporaryDirectory() as name:
        url = asyncio.run(postgresql.fresh(server))
        sys.exit(not asyncio.run(_run(url, Path(name), said)))


if __name__ == "__main__":
    main()
