"""Kill a process that plays and tells, again and again: ``python -m tests.bot.matches.crash --kills 300``.

Each round a real process opens the database, plays several matches at once, keeps their clocks and delivers the outbox,
until it is killed (SIGKILL) at a random moment: one in four perhaps while it starts, the others after a random number
of acts and a little while, so that they get as far on a busy machine as on an idle one. Some matches have no end and
are made of moves alone; at other tables (:mod:`tests.bot.matches.crash_tables`) whole matches are played, of the toy
game and of Zloba, from the lobby to the end. What a process said to be done is then looked up:

* every move, and everything else that was acknowledged, is in the log, with the hash that was acknowledged;
* no click made two moves, although every unanswered click is delivered again to the next process;
* every chain is whole, and every draw comes from the secret that was committed to;
* every entry of every log is told of, from the first to the last, each match's in its order, and shown once by whoever
  knows a parcel's key.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from functools import partial

import sqlalchemy as sa

from bot.boards.doomtrooper.entry import ENTRY as DOOMTROOPER
from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.database import Database
from bot.games.registry import Playable, Registry
from bot.matches.files.checking import check as checked
from bot.matches.model.match import Actor
from bot.matches.model.messages import Told
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules.submit import Path as Tokens
from bot.matches.rules.submit import Submitted
from bot.matches.service import MatchService
from bot.matches.storage import tables
from bot.matches.storage.outbox import note_of
from tests.bot.games.toy.game import Toy
from tests.bot.killing import command, last_words, say
from tests.bot.matches import crash_tables
from tests.bot.matches.bench import opened
from tests.bot.matches.marathon import Marathon
from tests.bot.matches.table import ADMIN, PEOPLE, WHY, match_now
from tests.bot.matches.verified import problems

MATCHES = 4
STARTING = 0.4
"""Seconds within which a process is killed that has not been given the time to start."""
ACTS = 24
"""Acts, at the most, that a process acknowledges before it is killed."""
WHILE = 0.04
"""Seconds, at the most, from the last of them: longer than an act takes."""
GAMES = Registry([Playable("marathon", lambda _: Marathon()), Playable("toy", lambda _: Toy()), ZLOBA, DOOMTROOPER])


@dataclass
class Seen:
    """What the processes reported before they died."""

    acknowledged: dict[int, tuple[int, int, str]] = field(default_factory=dict)
    """By click: match, entry and hash."""
    unanswered: dict[int, int] = field(default_factory=dict)
    """By match: the click that nobody answered."""
    clicks: int = 0
    repeated: int = 0
    heads: dict[tuple[int, int], str] = field(default_factory=dict)
    """By match and entry: the hash of what was done at the tables."""
    done: int = 0
    shown: dict[int, list[int]] = field(default_factory=dict)
    """By match: numbers of parcels, in the order they were first shown."""
    shown_again: int = 0
    matches: int = 0
    """How many matches there were in the end."""

    def take(self, said: bytes) -> None:
        """Read a process's last words; a line it could not finish was not said."""
        for line in said.decode().splitlines(keepends=True):
            if not line.endswith("\n"):
                break
            kind, *values = line.split()
            if kind == "click":
                match, click = map(int, values)
                self.unanswered[match] = click
                self.clicks = max(self.clicks, click)
            elif kind in ("done", "repeated"):
                match, click = int(values[0]), int(values[1])
                self.unanswered.pop(match, None)
                if kind == "done":
                    self.acknowledged[click] = (match, int(values[2]), values[3])
                else:
                    self.repeated += 1
            elif kind == "did":
                self.done += 1
                self.heads[int(values[0]), int(values[1])] = values[2]
            elif kind == "shown":
                match, parcel = map(int, values)
                known = self.shown.setdefault(match, [])
                if parcel in known:
                    self.shown_again += 1
                else:
                    known.append(parcel)


def service_on(database: Database) -> MatchService:
    """The service as the processes run it."""
    return MatchService(database, GAMES)


async def prepare(url: str) -> list[int]:
    """Open the matches that all processes play."""
    database = await Database.open(url)
    service = service_on(database)
    matches = [(await opened(service, channel)).match.id for channel in range(1, MATCHES + 1)]
    await database.close()
    return matches


async def work(url: str, matches: list[int], seen: Seen, out: int) -> None:
    """What a process does until it is killed.

    Args:
        matches: those without an end that it plays.
    """
    database = await Database.open(url)
    service = service_on(database)
    await service.outbox.release()
    clicks = itertools.count(seen.clicks + 1)
    lot = random.Random(seen.clicks)
    await asyncio.gather(
        *(_play(service, match, seen.unanswered.get(match), clicks, out) for match in matches),
        *(crash_tables.play(service, table, lot, partial(say, out)) for table in range(len(crash_tables.TABLES))),
        service.scheduler.run(),
        tell(service, out),
    )


async def _play(
    service: MatchService, match: int, unanswered: int | None, clicks: itertools.count[int], out: int
) -> None:
    while True:
        position = await service.position(match)
        assert position is not None
        (prompt,) = position.prompts()
        click = unanswered or next(clicks)
        unanswered = None
        say(out, f"click {match} {click}")
        answer = Tokens((f"f{click % 20}",))
        done = await service.play.submit(match, PEOPLE[prompt.seat], prompt.id, answer, interaction=click)
        if isinstance(done, Submitted):
            say(out, f"done {match} {click} {done.position.match.seq} {done.position.match.head}")
        elif isinstance(done, Refused) and done.reason is Reason.REPEATED:
            say(out, f"repeated {match} {click}")
        else:
            raise AssertionError(done)


async def tell(service: MatchService, out: int) -> None:
    """Deliver everything that waits, saying what is shown."""
    while True:
        for parcel in await service.outbox.claim():
            await crash_tables.begin(service, parcel)
            say(out, f"shown {parcel.match} {parcel.id}")
            await service.outbox.delivered(parcel.id)
        await service.outbox.wait()


async def check(url: str, matches: list[int], seen: Seen) -> None:
    """Look up whether everything that was acknowledged is there.

    Raises:
        AssertionError: something is missing, doubled or broken.
    """
    database = await Database.open(url)
    table = tables.event
    async with database.reading() as session:
        asked = sa.select(table.c.interaction_id, table.c.match_id, table.c.seq, table.c.hash)
        rows = (await (await session.connection()).execute(asked.where(table.c.interaction_id.is_not(None)))).all()
    there = {row.interaction_id: (row.match_id, row.seq, row.hash) for row in rows}
    assert len(there) == len(rows), "a click made two moves"
    lost = {click: at for click, at in seen.acknowledged.items() if there.get(click) != at}
    assert not lost, f"acknowledged and not there: {lost}"
    async with database.reading() as session:
        every = (
            await (await session.connection()).execute(sa.select(table.c.match_id, table.c.seq, table.c.hash))
        ).all()
    hashes = {(row.match_id, row.seq): row.hash for row in every}
    undone = {at: head for at, head in seen.heads.items() if at[1] and hashes.get(at) != head}
    assert not undone, f"done at a table and not there: {undone}"
    unsaid = there.keys() - seen.acknowledged.keys()
    assert len(unsaid) <= seen.repeated + len(seen.unanswered), f"moves that nobody made: {unsaid}"
    await database.close()


async def check_whole(url: str, matches: list[int], seen: Seen) -> None:
    """End every match and look at its chain, its draws, and what was told of it.

    Raises:
        AssertionError: something is missing, doubled or broken.
    """
    database = await Database.open(url)
    service = service_on(database)
    await service.scheduler.tick()
    async with database.reading() as session:
        asked = sa.select(tables.match.c.id).where(tables.match.c.seq > 0)
        matches = list((await (await session.connection()).execute(asked)).scalars())
    seen.matches = len(matches)
    for match in matches:
        await service.orders.abandon(match, ADMIN, reason=WHY)
        export = await service.exports.export(match, Actor(0))
        assert isinstance(export, bytes), export
        found = problems(json.loads(export))
        assert not found, found
        wrong = checked(export, GAMES).wrong
        assert not wrong, f"match {match}: {wrong}"
    await service.outbox.release()
    while parcels := await service.outbox.claim():
        for parcel in parcels:
            seen.take(f"shown {parcel.match} {parcel.id}\n".encode())
        await service.outbox.delivered(*(parcel.id for parcel in parcels))
    async with database.reading() as session:
        outbox = tables.outbox
        asked = sa.select(outbox.c.id, outbox.c.match_id, outbox.c.payload).order_by(outbox.c.id)
        rows = (await (await session.connection()).execute(asked)).all()
    for match in matches:
        expected = [row.id for row in rows if row.match_id == match]
        assert seen.shown[match] == expected, f"match {match}: what was shown is not what was to be told"
        notes = [note_of(row.payload) for row in rows if row.match_id == match]
        told = [entry.seq for note in notes if isinstance(note, Told) for entry in note.entries]
        # The outbox alone cannot tell what never came into it.
        every = list(range(1, (await match_now(service, match)).seq + 1))
        assert set(told) == set(every), f"match {match}: {set(every) - set(told)} were never told"
        assert len(told) == len(every), (
            f"match {match}: {list((Counter(told) - Counter(every)).elements())} were told more than once"
        )
        assert told == every, f"match {match}: told in another order than it happened"
    await database.close()


def run(url: str, kills: int, seed: int) -> Seen:
    """Kill so many processes on one database, and check after each and at the end."""
    lot = random.Random(seed)
    seen = Seen()
    matches = asyncio.run(prepare(url))
    for number in range(kills):
        # Moves alone are so quick that the tables would hardly have their turn beside them.
        played = matches if number % 3 == 0 else []
        enough, after = None, lot.uniform(0, STARTING)
        if lot.random() < 0.75:
            enough, after = partial(has_done, lot.randint(0, ACTS)), lot.uniform(0, WHILE)
        seen.take(last_words(partial(work, url, played, seen), after, enough))
        if number % 10 == 9 or number == kills - 1:
            asyncio.run(check(url, matches, seen))
    asyncio.run(check_whole(url, matches, seen))
    return seen


def has_done(acts: int, said: bytes, more: tuple[bytes, ...] = ()) -> bool:
    """Whether a process has acknowledged so many acts, by the usual words or by more of them."""
    return bool(said) and sum(said.count(b"\n%s " % word) for word in (b"done", b"did", *more)) >= acts


def _told(url: str, kills: int, seed: int) -> str:
    seen = run(url, kills, seed)
    told = sum(map(len, seen.shown.values()))
    return (
        f"{len(seen.acknowledged)} moves acknowledged, all there; {seen.repeated} clicks delivered again, none moved "
        f"twice; {told} notes shown once, {seen.shown_again} delivered again; {seen.done} other acts acknowledged, all "
        f"there; {seen.matches} matches, their chains, draws and rules whole"
    )


if __name__ == "__main__":
    command(__doc__, _told)
