"""Kill a process at its work, again and again: ``python -m tests.bot.chaos --kills 300 [--play PLAY …]``.

Each round a real process opens the database and plays, keeps the clocks and delivers the outbox, until it is killed
(SIGKILL) at a random moment: one in five perhaps while it starts, the others after a random number of acts and a little
while, so that they get as far on a busy machine as on an idle one. What is played changes from one to the next: moves
alone, whole matches from the lobby to the end, Doomtrooper with its windows, and judges who rule. What a process said
to be done is then looked up (:mod:`tests.bot.chaos.account`), and what each play promises beside.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Sequence
from functools import partial

from bot.database import Database
from bot.matches.service import MatchService
from tests.bot.chaos import account
from tests.bot.chaos.disputes import VERDICTS
from tests.bot.chaos.doomtrooper import WINDOWS
from tests.bot.chaos.killing import command, last_words, said
from tests.bot.chaos.moves import MOVES
from tests.bot.chaos.process import GAMES, Play, Process, Seen
from tests.bot.chaos.tables import WHOLE, begin

PLAYS = {"moves": MOVES, "matches": WHOLE, "doomtrooper": WINDOWS, "disputes": VERDICTS}
ALIVE, STARTING = 0.8, 0.4
"""How many are given the time to start, and the seconds within which the others are killed."""
WHILE = 0.05
"""Seconds, at the most, from the last act of a process until it is killed: longer than an act takes."""
EVERY = 10
"""After so many kills all is looked up, and what is over opened anew."""
ACTS = (b"done", b"did", b"kept", b"heard", b"ruled", b"appealed")


async def work(url: str, play: Play, seen: Seen, out: int) -> None:
    """What a process does until it is killed."""
    database = await Database.open(url)
    process = Process(database, MatchService(database, GAMES), seen, out)
    await process.service.outbox.release()
    process.say("at work")
    beside = [process.service.scheduler.run(), tell(process)] if play.tells else []
    await asyncio.gather(*play.works(process), *beside)


async def tell(process: Process) -> None:
    """Deliver everything that waits, saying what is shown."""
    outbox = process.service.outbox
    while True:
        for parcel in await outbox.claim():
            await begin(process.service, parcel)
            process.say("shown", parcel.match, parcel.id)
            await outbox.delivered(parcel.id)
        await outbox.wait()


async def look(url: str, plays: Sequence[Play], seen: Seen, *, whole: bool = False) -> None:
    """Look up what was done so far, and prepare what is played next or, at the end of the whole, look at every log.

    Raises:
        AssertionError: something is missing, doubled or broken.
    """
    database = await Database.open(url)
    service = MatchService(database, GAMES)
    await account.check(database, seen)
    for play in plays:
        await play.check(database, service, seen, whole)
        if not whole:
            await play.prepare(service)
    if whole:
        await account.check_whole(database, service, seen)
    await database.close()


def has_done(acts: int, what: bytes) -> bool:
    """Whether a process has acknowledged so many acts."""
    return bool(what) and said(what, *ACTS) >= acts


def run(url: str, names: Sequence[str], kills: int, seed: int) -> Seen:
    """Kill so many processes on one database, and look after each few and at the end."""
    lot, seen, plays = random.Random(seed), Seen(), [PLAYS[name] for name in names]
    asyncio.run(look(url, plays, seen))
    for number in range(kills):
        play = plays[number % len(plays)]
        enough, after = None, lot.uniform(0, STARTING)
        if lot.random() < ALIVE:
            enough, after = partial(has_done, lot.randint(0, play.acts)), lot.uniform(0, WHILE)
        seen.take(last_words(partial(work, url, play, seen), after, enough))
        if number % EVERY == EVERY - 1:
            asyncio.run(look(url, plays, seen))
    asyncio.run(look(url, plays, seen, whole=True))
    return seen


def _told(url: str, asked: argparse.Namespace) -> str:
    seen = run(url, asked.play or list(PLAYS), asked.kills, asked.seed)
    told = sum(map(len, seen.shown.values()))
    return (
        f"{seen.rounds} processes killed; {len(seen.acknowledged)} moves acknowledged, all there; {seen.repeated} "
        f"clicks delivered again, none moved twice; {told} notes shown once, {seen.shown_again} delivered again; "
        f"{seen.done} other acts acknowledged, all there; {seen.keeping} answers kept unseen, all there; "
        f"{seen.windows} windows closed, none lost, closed twice or left open; "
        f"{seen.verdicts} verdicts, each with its remedy, penalties and notice, {seen.undone} of them undoing another; "
        f"{seen.appeals} appeals, decided, withdrawn or open; {seen.reopened} matches gone on after their end; "
        f"{seen.matches} matches, their chains, draws and rules whole"
    )


if __name__ == "__main__":
    command(__doc__, _told, kills=300, play={"nargs": "*", "choices": list(PLAYS)})
