"""Kill a process that plays Doomtrooper: ``nice python -m tests.bot.games.doomtrooper.post.live.crash --kills 300``.

Two people at each table answer at random, before their turn as well, settle what they are asked, plan and give plans
up; they leave windows to run out, some of them under a veil, and judges rewind and stop the clock. A process that does
all that, keeps the clocks and tells what happens is killed (SIGKILL) at a random moment, and the next one goes on.
Beside all that :mod:`tests.bot.matches.crash` looks up (what was acknowledged is there, nothing twice, every log holds
against the rules, everything was told once) no window may be lost, closed twice or left open, and what a seat settled,
planned or answered before its turn is there once it was acknowledged.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.database import Database
from bot.games.contract import AnyGame
from bot.games.doomtrooper.game import DUEL, Doomtrooper
from bot.games.values import Rejected
from bot.matches.model.match import Actor, Expiry, Match, Notices, Status, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.games.doomtrooper.post.dealt import UNSEEN, any_answer, any_prompt
from tests.bot.games.doomtrooper.post.ledger import Ledger, check_awaited
from tests.bot.games.doomtrooper.post.live.bench import DECKS
from tests.bot.games.suite.play import require
from tests.bot.killing import command, last_words, say
from tests.bot.matches import crash
from tests.bot.matches.table import JUDGE, PEOPLE, WHY, begun, lobby

TABLES = 4
"""Matches that are played at once; every second one under a veil."""
ACTS = 30
"""Acts, at the most, that a process acknowledges before it is killed."""
FIRST = 501
"""The channel of the first match."""
REWOUND = 30


@dataclass
class Seen(crash.Seen):
    """What the processes reported before they died.

    Attributes:
        kept: by match, how often what seats keep to themselves had changed when that was acknowledged.
        windows: by the last look at the logs, how many were closed.
    """

    kept: dict[int, int] = field(default_factory=dict)
    keeping: int = 0
    windows: int = 0

    def take(self, said: bytes) -> None:
        """Read a process's last words."""
        super().take(said)
        for line in said.decode().splitlines(keepends=True):
            if line.endswith("\n") and line.startswith("kept "):
                match, revision = map(int, line.split()[1:])
                self.kept[match] = max(revision, self.kept.get(match, 0))
                self.keeping += 1


class Looked(NamedTuple):
    """A match as a service has it at hand."""

    position: Position
    match: Match
    game: AnyGame
    state: Any


def looked(position: Position) -> Looked:
    """The match of a position."""
    return Looked(position, position.match, position.game, position.state)


async def gather(url: str) -> list[int]:
    """Open matches where one is over, and name those that are played."""
    database = await Database.open(url)
    service = crash.service_on(database)
    for channel in range(FIRST, FIRST + TABLES):
        if await service.live_in(channel) is None:
            await _open(service, channel)
    live = await service.live()
    await database.close()
    return live


async def _open(service: MatchService, channel: int) -> None:
    timing = Timing(3, Expiry.SKIP, Notices(reminder=1), window=2, reserve=2, veil=1 if channel % 2 else None)
    rules = Doomtrooper.rulesets[channel // 2 % len(Doomtrooper.rulesets)]
    terms = Terms(rules.key, DUEL.key, 2, timing)
    ready = await lobby(service, Doomtrooper.key, terms, channel=channel, ready=DECKS)
    await begun(service, ready.match.id, PEOPLE[0])


async def work(url: str, matches: list[int], seen: Seen, out: int) -> None:
    """What a process does until it is killed."""
    database = await Database.open(url)
    service = crash.service_on(database)
    await service.outbox.release()
    clicks = itertools.count(seen.clicks + 1)
    await asyncio.gather(
        *(_play(service, match, seen.unanswered.get(match), clicks, out) for match in matches),
        service.scheduler.run(),
        crash.tell(service, out),
    )


async def _play(
    service: MatchService, number: int, unanswered: int | None, clicks: itertools.count[int], out: int
) -> None:
    """Play a match until it is over; a click that nobody answered is delivered again."""
    lot = random.Random(f"{number}.{next(clicks)}")
    while (position := await service.position(number)) is not None and position.match.status is Status.PLAYING:
        what = lot.choices(list(_DEEDS), [weight for weight, _ in _DEEDS.values()])[0]
        if unanswered is not None:
            # No other click may come before it is known what became of that one.
            if await _answer(service, position, lot, unanswered, out):
                unanswered = None
            else:
                await _change_seats(service, position, lot, out)
        elif position.match.course.stands:
            _did(out, await service.orders.resume(number, JUDGE, reason=WHY))
        elif what == "answer":
            await _answer(service, position, lot, next(clicks), out)
        else:
            await _DEEDS[what][1](service, position, lot, out)
        # The others, the clocks and the telling have their turn.
        await asyncio.sleep(lot.random() * 0.02)
    await asyncio.Event().wait()


async def _answer(service: MatchService, position: Position, lot: random.Random, click: int, out: int) -> bool:
    """Answer what somebody is asked, by a click of its own; whether there was anybody to answer."""
    number, known = position.match.id, looked(position)
    prompt = any_prompt(known, lot)
    if prompt is None or not position.match.seats[prompt.seat].user:
        return False
    say(out, f"click {number} {click}")
    decision = any_answer(known, prompt, lot, click=click)
    done = await service.work.change(number, decision, interaction=click)
    if isinstance(done, Refused) and done.reason is Reason.REPEATED:
        say(out, f"repeated {number} {click}")
    elif not isinstance(done, Refused | Rejected):
        row = next(row for row in done.change.rows if row.interaction == click)
        say(out, f"done {number} {click} {row.seq} {row.hash}")
    return True


async def _keep(service: MatchService, position: Position, lot: random.Random, out: int, what: str) -> None:
    """Let a seat do what it keeps to itself."""
    decision = UNSEEN[what](looked(position), lot)
    if decision is None:
        return
    done = await service.work.change(position.match.id, decision)
    if not isinstance(done, Refused | Rejected):
        say(out, f"kept {position.match.id} {done.position.answers.revision}")


async def _wait(service: MatchService, position: Position, lot: random.Random, out: int) -> None:
    """Let windows run out, and veils lift."""
    del service, position, out
    await asyncio.sleep(lot.random() * 1.5)


async def _rewind(service: MatchService, position: Position, lot: random.Random, out: int) -> None:
    to = max(1, position.match.seq - 1 - lot.randrange(REWOUND))
    _did(out, await service.orders.rewind(position.match.id, JUDGE, to, reason=WHY))


async def _pause(service: MatchService, position: Position, lot: random.Random, out: int) -> None:
    del lot
    _did(out, await service.orders.pause(position.match.id, JUDGE, reason=WHY))


async def _change_seats(service: MatchService, position: Position, lot: random.Random, out: int) -> None:
    """Somebody leaves, or somebody else takes an empty seat."""
    number, seats = position.match.id, position.match.seats
    free = [seat for seat, each in enumerate(seats) if not each.user]
    if free:
        others = [each for each in PEOPLE if position.match.seat_of(each.user) is None]
        _did(out, await service.seats.take(number, lot.choice(others), free[0]))
        return
    seat = lot.randrange(2)
    _did(out, await service.seats.vacate(number, Actor(seats[seat].user or 0), seat))


def _did(out: int, done: Position | Rejected | Refused) -> None:
    if isinstance(done, Position):
        say(out, f"did {done.match.id} {done.match.seq} {done.match.head}")


Deed = Callable[[MatchService, Position, random.Random, int], Awaitable[None]]
_DEEDS: dict[str, tuple[float, Deed]] = {
    "answer": (60, _wait),
    "ahead": (10, partial(_keep, what="ahead")),
    "settle": (10, partial(_keep, what="standing")),
    "plan": (8, partial(_keep, what="plan")),
    "give-up": (2, partial(_keep, what="give-up")),
    "wait": (4, _wait),
    "rewind": (2, _rewind),
    "pause": (1, _pause),
    "seats": (4, _change_seats),
}
"""What happens, how likely each is; answers have clicks of their own."""


async def check(url: str, seen: Seen) -> None:
    """Look what became of every window, whom the matches wait for, and whether all that was kept is there.

    Raises:
        AssertionError: a window was lost, closed twice or left open, or something that was kept is gone.
    """
    database = await Database.open(url)
    service = crash.service_on(database)
    # What comes due while the logs are read waits for the next tick, and nobody has missed it.
    due = service.clock.now()
    await service.scheduler.tick()
    seen.windows = 0
    event, match = tables.event.c, tables.match.c
    async with database.reading() as session:
        connection = await session.connection()
        numbers = list((await connection.execute(sa.select(match.id).where(match.seq > 0))).scalars())
    for number in numbers:
        position = await service.position(number)
        assert position is not None
        assert position.answers.revision >= seen.kept.get(number, 0), f"what a seat of match {number} kept is gone"
        assert isinstance(position.game, Doomtrooper)
        asked = sa.select(event.seq, event.kind, event.entry, event.back_to).where(event.match_id == number)
        async with database.reading() as session:
            rows = (await (await session.connection()).execute(asked.order_by(event.seq))).all()
        ledger = Ledger(position.game)
        for row in rows:
            ledger.read(row)
        ledger.ends_at(position.state)
        seen.windows += ledger.windows
        if position.match.status is Status.PLAYING:
            check_awaited(position, due)
    await database.close()


def run(url: str, kills: int, seed: int) -> Seen:
    """Kill so many processes on one database, and check after each few and at the end."""
    lot = random.Random(seed)
    seen = Seen()
    matches = asyncio.run(gather(url))
    for number in range(kills):
        enough, after = None, lot.uniform(0, crash.STARTING)
        if lot.random() < 0.85:
            enough = partial(crash.has_done, lot.randint(0, ACTS), more=(b"kept",))
            after = lot.uniform(0, crash.WHILE)
        seen.take(last_words(partial(work, url, matches, seen), after, enough))
        if number % 10 == 9 or number == kills - 1:
            asyncio.run(crash.check(url, matches, seen))
            asyncio.run(check(url, seen))
            matches = asyncio.run(gather(url))
    asyncio.run(crash.check_whole(url, matches, seen))
    return seen


def _told(url: str, kills: int, seed: int) -> str:
    seen = run(url, kills, seed)
    require(seen.windows > 0, "no window was closed")
    told = sum(map(len, seen.shown.values()))
    return (
        f"{seen.windows} windows of {seen.matches} matches closed, none lost, closed twice or left open; "
        f"{len(seen.acknowledged)} answers acknowledged, all there; {seen.repeated} clicks delivered again, none "
        f"answered twice; {seen.keeping} answers kept unseen, all there; {seen.done} other acts, all there; {told} "
        f"notes shown once, {seen.shown_again} delivered again; chains, draws and rules of all logs hold"
    )


if __name__ == "__main__":
    command(__doc__, _told)
