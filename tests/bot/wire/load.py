"""``python -m tests.bot.wire.load``: many people at once on the real program, and how soon each is answered.

More than it can do is sent with ``--rate 500 --matches 200``; what it refuses then is told apart from what it answers.
With ``--rate 40 --moves 0.4 --looking 0.4`` half of the matches are of Zloba, a third of Doomtrooper and the others of
This War of Mine, and people look at panels, logs and boards. With ``--rate 5 --moves 0 --matches 1000 --behind 10``
people ask while it catches up on all that happened in an outage.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated

import sqlalchemy as sa
import typer

from bot.database import Database
from bot.installed import known_games
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from bot.matches.storage import tables
from rules_index import build_index
from tests.bot.day.findings import untold
from tests.bot.day.people import Became, People
from tests.bot.day.process import Member
from tests.bot.day.report import answers, share
from tests.bot.matches.table import begun, played
from tests.bot.wire import payloads
from tests.bot.wire.server import local_discord
from tests.bot.wire.table import RIVAL, US, duel, gathered, siege, until

MEASURED = Path(__file__).with_name("measured.py")
_TICKS = os.sysconf("SC_CLK_TCK")
_STEP = (5**0.5 - 1) / 2
"""Multiples of it are spread evenly: each kind comes as often as its share says, and none in a row."""


async def send(people: People, matches: int, rate: float, seconds: float, moves: float, looking: float = 0.0) -> None:
    """Let people send so many interactions a second, such shares of them moves and looks and the others questions."""
    began, number, lot = time.monotonic(), 0, random.Random(0)

    async def move() -> None:
        if await people.move(lot.randrange(matches)) is None:
            await people.ask(lot.randrange(1000))

    async with asyncio.TaskGroup() as group:
        while (passed := time.monotonic() - began) < seconds:
            await asyncio.sleep(max(number / rate - passed, 0))
            at = number * _STEP % 1
            if at < moves:
                group.create_task(move())
            elif at < moves + looking:
                group.create_task(people.look(lot.randrange(matches)))
            else:
                group.create_task(people.ask(number))
            number += 1
    # What is late is counted as late, and not as never answered.
    await asyncio.sleep(10)


def spent(processor: tuple[float, float], pictures: Sequence[float], interactions: int) -> str:
    """What an interaction took of the processor, and a picture, in a line.

    Args:
        processor: seconds of it that all threads took together, and the loop's thread by itself.
        pictures: how many of these seconds each picture took.
    """
    drawing = sum(pictures)
    whole, on_loop = (1000 * each / max(interactions, 1) for each in (processor[0] - drawing, processor[1]))
    return (
        f"processor {whole:.1f} ms an interaction beside pictures, {on_loop:.1f} of them on the loop; "
        f"{1000 * drawing / max(len(pictures), 1):.1f} ms each of {len(pictures)} pictures"
    )


def _processor(pid: int) -> tuple[float, float]:
    """Seconds of the processor that a process and its own have taken, and its first thread, which runs the loop."""
    every = sum(_taken(Path(f"/proc/{each}/stat")) for each in _family(pid))
    return every, _taken(Path(f"/proc/{pid}/task/{pid}/stat"))


def _memory(pid: int) -> int:
    """Megabytes of memory of a process and its own, what they share counted once."""
    lines = (Path(f"/proc/{each}/smaps_rollup").read_text("ascii") for each in _family(pid))
    return sum(int(text.partition("\nPss:")[2].split()[0]) for text in lines) >> 10


def _family(pid: int) -> list[int]:
    """A process and those that it and they have started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    return [pid, *(each for child in children for each in _family(int(child)))]


def _taken(stat: Path) -> float:
    fields = stat.read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


async def _run(rate: float, seconds: float, matches: int, moves: float, looking: float, behind: int) -> list[str]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build_index(folder / "rules.sqlite")
        database = await Database.open(f"sqlite+aiosqlite:///{folder / 'rozhodci.sqlite'}")
        service = MatchService(database, known_games())
        numbers = []
        for number in range(matches):
            position = await _opened(service, payloads.CHANNEL + number, number if looking else 0)
            numbers.append(position.match.id)
            await played(service, position, moves=behind)
        own = {"DATA_DIR": name, "HEALTH_PORT": "0", "LOG_LEVEL": "ERROR"}
        own |= {name: value for name, value in os.environ.items() if name.startswith("MALLOC_")}
        async with local_discord() as discord:
            member = Member(discord, payloads.GUILD, own, folder / "log", MEASURED)
            await member.start()
            await asyncio.sleep(2)
            if not behind:
                await until(lambda: _all_told(database))
            waiting = await untold(database)
            people = People([member], [(number, member) for number in numbers], service, database, (US, RIVAL))
            # Who asks first waits until the dictionaries are loaded, and is not asked how long.
            await until(lambda: _has_answered(people))
            people.sent.clear()
            before, began, first = _processor(member.pid), datetime.now(UTC), time.monotonic()
            idle = _memory(member.pid)
            await send(people, matches, rate, seconds, moves, looking)
            now, last = _processor(member.pid), time.monotonic()
            lines = [line for line in answers(people.sent) if ": 0 sent" not in line]
            lines.append(
                f"memory of all its processes {idle} MB idle, {_memory(member.pid)} MB after; "
                f"the bot's own {member.memory('VmRSS')} MB, {member.memory()} MB at most"
            )
            lines.append(await told(database, began, began + timedelta(seconds=seconds)))
            if behind:
                lines.append(f"{waiting} notes were behind at first, {await untold(database)} at the end")
            await member.stop()
        program = json.loads((folder / "log").read_text("utf-8").splitlines()[-1])
        pictures = [seconds for at, seconds in program["pictures"] if first < at < last]
        lines.append(spent((now[0] - before[0], now[1] - before[1]), pictures, len(people.sent)))
        loop = program["loop"]
        lines.append(
            f"loop held for more than 100 ms {loop['often']} times, longest {1000 * loop['longest']:.0f} ms"
            f" by {loop['what']}"
        )
        await database.close()
        return lines


async def told(database: Database, since: datetime, end: datetime) -> str:
    """How much of what there was to tell of matches between two moments was told, and how soon."""
    outbox = tables.outbox.c
    asked = sa.select(outbox.created, outbox.delivered).where(outbox.created >= since)
    async with database.reading() as session:
        rows = (await (await session.connection()).execute(asked)).all()
    waits = sorted((row.delivered - row.created).total_seconds() for row in rows if row.delivered is not None)
    meanwhile = sum(row.delivered is not None and row.delivered <= end for row in rows)
    return (
        f"told {len(waits)} of {len(rows)}, {meanwhile} of them while the rush lasted; "
        f"p50 {share(waits, 0.5):.2f} p99 {share(waits, 0.99):.2f} s after it happened"
    )


async def _opened(service: MatchService, channel: int, number: int) -> Position:
    """A match in a channel; of six in a row three are of Zloba, two of Doomtrooper, one of This War of Mine."""
    match number % 6:
        case 1 | 4:
            return await duel(service, channel=channel)
        case 5:
            return await siege(service, channel=channel)
        case _:
            return await begun(service, await gathered(service, channel=channel), US)


async def _has_answered(people: People) -> bool:
    """Whether somebody who asks is answered."""
    return (await people.ask(0)).became is Became.DONE


async def _all_told(database: Database) -> bool:
    return not await untold(database)


def main(
    rate: Annotated[float, typer.Option(min=1, help="Interactions a second.")] = 30,
    seconds: Annotated[float, typer.Option(min=1, help="For so long.")] = 60,
    matches: Annotated[int, typer.Option(min=1, help="Matches that are played.")] = 25,
    behind: Annotated[int, typer.Option(min=0, help="So many moves of each match are yet to be told.")] = 0,
    moves: Annotated[float, typer.Option(min=0, max=1, help="Such a share are moves.")] = 0.5,
    looking: Annotated[float, typer.Option(min=0, max=1, help="Such a share look at a match, of any game.")] = 0.0,
) -> None:
    """Put the bot under load and print how soon it answered."""
    typer.echo("\n".join(asyncio.run(_run(rate, seconds, matches, moves, looking, behind))))


if __name__ == "__main__":
    typer.run(main)
