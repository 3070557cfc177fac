"""How many days a campaign by post takes a group that looks in now and then: figures, not a test.

    python -m tests.bot.games.twom.pace --games 20

The real service plays on a clock that is moved by hand. Three people look in three times a day each, whenever it suits
them between morning and night, and answer what is theirs or open to everybody, a minute for each answer, until the
Diary is somebody else's. They answer what the game's own player would. Campaigns that end early count as long as twelve
of their days would have taken.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bot.database import Database
from bot.games.registry import Playable, Registry
from bot.games.twom.game import Twom
from bot.matches.model.match import Status, Terms, Timing
from bot.matches.model.refusals import Refused
from bot.matches.rules.submit import Submitted, Written
from bot.matches.service import MatchService
from tests.bot.matches.table import EVA, PEOPLE, START, HandClock, begun, lobby

HOUR = 3600
LOOKS, AWAKE = 3, (8, 23)
"""How often somebody looks in on a day, and between which hours."""
DAYS = 12
TIMING = Timing(seconds=24 * HOUR, opens=4 * HOUR)


class Pace(NamedTuple):
    """How a campaign went: the days of the calendar that twelve of its days take, and how many it had."""

    calendar: float
    days: int


def looks(seed: int, present: int) -> Iterator[tuple[datetime, int]]:
    """When who looks in, day after day: the moment, and the seat."""
    lot = random.Random(f"looks {seed}")
    midnight = START.replace(hour=0)
    while True:
        hours = sorted((lot.uniform(*AWAKE), seat) for seat in range(present) for _ in range(LOOKS))
        yield from ((midnight + timedelta(hours=hour), seat) for hour, seat in hours)
        midnight += timedelta(days=1)


async def paced(service: MatchService, clock: HandClock, seed: int, *, stays: bool = False, present: int = 3) -> Pace:
    """Play one campaign of three seats.

    Args:
        stays: the Diary stays with its holder while exploring.
        present: how many of the three ever look in.
    """
    options = {"diary": "stays"} if stays else {}
    terms = Terms("twom-cs@2026", "group", 3, TIMING, options)
    ready = await lobby(service, "twom", terms, PEOPLE[:3], channel=seed)
    position = await begun(service, ready.match.id, EVA)
    start = clock.now()
    for moment, seat in looks(seed, present):
        clock.advance(seconds=max(0.0, (moment - clock.now()).total_seconds()))
        await service.scheduler.tick()
        while position.match.status is Status.PLAYING:
            (prompt,) = position.prompts()
            command = position.game.automated(position.state, prompt)
            answer = Written(position.game.codec.encode(command))
            done = await service.play.submit(position.match.id, PEOPLE[seat], prompt.id, answer)
            if isinstance(done, Refused):
                break
            assert isinstance(done, Submitted), done
            position = done.position
            clock.advance(seconds=60)
        if position.match.status is not Status.PLAYING:
            break
    passed = (clock.now() - start) / timedelta(days=1)
    return Pace(passed * DAYS / position.state.day, position.state.day)


async def measured(games: int, *, stays: bool = False, present: int = 3) -> list[Pace]:
    """The pace of so many campaigns."""
    found = []
    registry = Registry([Playable("twom", Twom.from_bytes)])
    for seed in range(games):
        with tempfile.TemporaryDirectory() as folder:
            database = await Database.open(f"sqlite+aiosqlite:///{Path(folder, 'pace.sqlite')}")
            clock = HandClock()
            service = MatchService(database, registry, clock)
            try:
                found.append(await paced(service, clock, seed, stays=stays, present=present))
            finally:
                await database.close()
    return found


def report(name: str, found: list[Pace]) -> str:
    """What is told of campaigns."""
    taken, played = sorted(each.calendar for each in found), sorted(each.days for each in found)
    return f"{name:18} {median(taken):.1f} days, at most {taken[-1]:.1f}  ({played[0]} to {played[-1]} were played)\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bot.games.twom.pace")
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    for name_, stays_, present_ in (
        ("the Diary passes", False, 3),
        ("the Diary stays", True, 3),
        ("one never answers", False, 2),
    ):
        sys.stdout.write(report(name_, asyncio.run(measured(arguments.games, stays=stays_, present=present_))))
