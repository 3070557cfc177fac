"""``python -m tests.bot.wire.load``: many people at once on the real program, and how soon each is answered.

More than it can do is sent with ``--rate 500 --matches 200``; what it refuses then is told apart from what it answers.
With ``--rate 5 --moves 0 --matches 1000 --behind 10`` people ask while it catches up on all that happened in an outage.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated

import sqlalchemy as sa
import typer

from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.chat.matches.panel.paths import pack, prompt_code
from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model.match import Status
from bot.matches.service import MatchService
from bot.matches.storage import tables
from rules_index import build_index
from tests.bot.matches.table import begun, path_of, played
from tests.bot.wire import payloads
from tests.bot.wire.payloads import EPHEMERAL, Json
from tests.bot.wire.server import TOKEN, LocalDiscord, local_discord
from tests.bot.wire.table import US, gathered, until
from tests.house import ROOT

QUESTIONS = ROOT / "tests" / "questions" / "phone.jsonl"
DEFERRED = (5, 6)
REFUSED = "Teď toho mám moc najednou"
MEASURED = Path(__file__).with_name("measured.py")
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Sent:
    """An interaction that was sent: what kind, when, and its token."""

    kind: str
    at: float
    token: str


class Load:
    """People who ask and play, each at a random moment, whatever became of what they sent before."""

    def __init__(self, discord: LocalDiscord, service: MatchService, matches: list[int], database: Database) -> None:
        self._discord, self._service, self._matches, self._database = discord, service, matches, database
        self._lot = random.Random(0)
        self._questions = [json.loads(line)["query"] for line in QUESTIONS.read_text("utf-8").splitlines()]
        self.sent: list[Sent] = []

    async def send(self, rate: float, seconds: float, moves: float) -> None:
        """Send so many interactions a second, such a share of them moves and the others questions."""
        begun_at, number = time.monotonic(), 0
        async with asyncio.TaskGroup() as group:
            while (passed := time.monotonic() - begun_at) < seconds:
                await asyncio.sleep(max(number / rate - passed, 0))
                group.create_task(self._play() if int(number * moves) < int((number + 1) * moves) else self._ask())
                number += 1
        # What is late is counted as late, and not as never answered.
        await asyncio.sleep(10)

    async def _ask(self) -> None:
        await self._dispatch("question", payloads.slash("rule", question=self._lot.choice(self._questions)))

    async def _play(self) -> None:
        number = self._lot.choice(self._matches)
        position = await self._service.position(number)
        seat = position.match.seat_of(US.user) if position is not None else None
        if (
            position is None
            or seat is None
            or position.match.status is not Status.PLAYING
            or not position.prompts(seat)
        ):
            await self._ask()
            return
        prompt = position.prompts(seat)[0]
        packed = await pack(self._database, path_of(position, prompt, self._lot).tokens)
        custom_id = f"p:{number}:{prompt_code(prompt.id)}:c:{packed}"
        shown = {"type": 2, "style": 3, "label": "Potvrdit", "custom_id": custom_id}
        panel = payloads.message({"flags": EPHEMERAL, "components": [{"type": 1, "components": [shown]}]})
        await self._dispatch("move", payloads.click(panel, custom_id))

    async def _dispatch(self, kind: str, interaction: Json) -> None:
        self.sent.append(Sent(kind, time.monotonic(), interaction["token"]))
        await self._discord.interact(interaction)


def report(load: Load, discord: LocalDiscord) -> list[str]:
    """What became of what was sent, a line for each kind."""
    first: dict[str, float] = {}
    whole: dict[str, float] = {}
    turned_away: set[str] = set()
    for call in discord.rest.calls:
        parts = call.path.split("/")
        if parts[1] not in ("interactions", "webhooks"):
            continue
        first.setdefault(parts[3], call.at)
        if REFUSED in json.dumps(call.body, ensure_ascii=False):
            turned_away.add(parts[3])
        if not (parts[-1] == "callback" and call.body["type"] in DEFERRED):
            whole.setdefault(parts[3], call.at)
    lines = []
    for kind in ("question", "move"):
        every = [each for each in load.sent if each.kind == kind]
        sent = [each for each in every if each.token not in turned_away]
        refused = sorted(first[each.token] - each.at for each in every if each.token in turned_away)
        soon = sorted(first[each.token] - each.at for each in sent if each.token in first)
        long = sorted(whole[each.token] - each.at for each in sent if each.token in whole)
        deferred = sum(whole.get(each.token) != first.get(each.token) for each in sent)
        lines.append(
            f"{kind:9} sent {len(sent):5}  acknowledged p50 {_at(soon, 0.5):.2f} p99 {_at(soon, 0.99):.2f} s  "
            f"answered p50 {_at(long, 0.5):.2f} p99 {_at(long, 0.99):.2f} max {_at(long, 1):.2f} s  "
            f"put off {deferred}  over 3 s unacknowledged {sum(one > 3 for one in soon) + len(sent) - len(soon)}"
            + (f"  refused {len(refused)} p99 {_at(refused, 0.99):.2f} max {_at(refused, 1):.2f} s" if refused else "")
        )
    return lines


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


def _at(values: list[float], share: float) -> float:
    return values[min(int(share * len(values)), len(values) - 1)] if values else float("nan")


@asynccontextmanager
async def _program(discord: LocalDiscord, folder: Path, said: list[str]) -> AsyncIterator[int]:
    """The real program on a local Discord, once it is connected; its process id, and what it says at its end."""
    variables = {"DATA_DIR": str(folder), "DISCORD_TOKEN": TOKEN, "HEALTH_PORT": "0", "LOG_LEVEL": "ERROR"}
    variables |= {name: value for name, value in os.environ.items() if name.startswith("MALLOC_")}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(MEASURED), discord.api, discord.gateway_address),
        cwd=ROOT,
        env={"PATH": os.defpath, "PYTHONPATH": str(ROOT), **variables},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        await discord.gateway.wait_for(2)
        await asyncio.sleep(2)
        yield process.pid
    finally:
        process.terminate()
        output, _ = await process.communicate()
        said += output.decode().splitlines()


def _processor(pid: int) -> tuple[float, float]:
    """Seconds of the processor that a process has taken, and its first thread by itself, which runs the loop."""
    return _taken(Path(f"/proc/{pid}/stat")), _taken(Path(f"/proc/{pid}/task/{pid}/stat"))


def _taken(stat: Path) -> float:
    fields = stat.read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _memory(pid: int, which: str) -> int:
    """Megabytes of memory that a process has (``VmRSS``) or had at most (``VmHWM``)."""
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    return int(status.partition(f"{which}:")[2].split()[0]) >> 10


async def _run(rate: float, seconds: float, matches: int, moves: float, behind: int) -> list[str]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build_index(folder / "rules.sqlite")
        database = await Database.open(f"sqlite+aiosqlite:///{folder / 'rozhodci.sqlite'}")
        service = MatchService(database, Registry([ZLOBA]))
        numbers = []
        for channel in range(matches):
            numbers.append(await gathered(service, channel=payloads.CHANNEL + channel))
            await played(service, await begun(service, numbers[-1], US), moves=behind)
        said: list[str] = []
        async with local_discord() as discord:
            async with _program(discord, folder, said) as pid:
                if not behind:
                    await until(lambda: _all_told(database))
                waiting = await _untold(database)
                load, before, began = Load(discord, service, numbers, database), _processor(pid), datetime.now(UTC)
                first = time.monotonic()
                idle = _memory(pid, "VmRSS")
                await load.send(rate, seconds, moves)
                now, last = _processor(pid), time.monotonic()
                lines = report(load, discord)
                after, most = _memory(pid, "VmRSS"), _memory(pid, "VmHWM")
                lines.append(f"memory {idle} MB idle, {after} MB after, {most} MB at most")
                lines.append(await told(database, began, began + timedelta(seconds=seconds)))
                if behind:
                    lines.append(f"{waiting} notes were behind at first, {await _untold(database)} at the end")
            program = json.loads(said[-1])
        processor = (now[0] - before[0], now[1] - before[1])
        pictures = [seconds for at, seconds in program["pictures"] if first < at < last]
        lines.insert(2, spent(processor, pictures, len(load.sent)))
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
        f"p50 {_at(waits, 0.5):.2f} p99 {_at(waits, 0.99):.2f} s after it happened"
    )


async def _untold(database: Database) -> int:
    """How many notes of matches wait to be told."""
    outbox = tables.outbox.c
    waiting = sa.select(sa.func.count()).where(outbox.delivered.is_(None))
    async with database.reading() as session:
        count: int = (await (await session.connection()).execute(waiting)).scalar_one()
    return count


async def _all_told(database: Database) -> bool:
    return not await _untold(database)


def main(
    rate: Annotated[float, typer.Option(min=1, help="Interactions a second.")] = 30,
    seconds: Annotated[float, typer.Option(min=1, help="For so long.")] = 60,
    matches: Annotated[int, typer.Option(min=1, help="Matches that are played.")] = 25,
    behind: Annotated[int, typer.Option(min=0, help="So many moves of each match are yet to be told.")] = 0,
    moves: Annotated[float, typer.Option(min=0, max=1, help="Such a share are moves.")] = 0.5,
) -> None:
    """Put the bot under load and print how soon it answered."""
    typer.echo("\n".join(asyncio.run(_run(rate, seconds, matches, moves, behind))))


if __name__ == "__main__":
    typer.run(main)
