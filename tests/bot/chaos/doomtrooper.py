"""Matches of Doomtrooper: windows, veils, plans, and what seats keep to themselves.

Two people at each table answer at random, before their turn as well, settle what they are asked, plan and give plans
up; they leave windows to run out, some of them under a veil, and judges rewind and stop the clock. No window may be
lost, closed twice or left open, and what a seat settled, planned or answered before its turn is there once it was
acknowledged.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial

import sqlalchemy as sa

from bot.database import Database
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.words.rules.ways import DUEL
from bot.games.values import Rejected
from bot.matches.model.match import Actor, Expiry, Notices, Status, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.chaos.process import Play, Process, Seen
from tests.bot.games.doomtrooper.post.dealt import UNSEEN, any_answer, any_prompt
from tests.bot.games.doomtrooper.post.ledger import Ledger, check_awaited
from tests.bot.games.doomtrooper.post.live.bench import DECKS
from tests.bot.matches.table import JUDGE, PEOPLE, WHY, begun, lobby

CHANNELS = range(501, 505)
"""Where matches are played; every second one under a veil."""
REWOUND = 30


async def _prepare(service: MatchService) -> None:
    """Open matches where one is over."""
    for channel in CHANNELS:
        if await service.live_in(channel) is None:
            await _open(service, channel)


async def _open(service: MatchService, channel: int) -> None:
    timing = Timing(3, Expiry.SKIP, Notices(reminder=1), window=2, reserve=2, veil=1 if channel % 2 else None)
    rules = Doomtrooper.rulesets[channel // 2 % len(Doomtrooper.rulesets)]
    terms = Terms(rules.key, DUEL.key, 2, timing)
    ready = await lobby(service, Doomtrooper.key, terms, channel=channel, ready=DECKS)
    await begun(service, ready.match.id, PEOPLE[0])


async def _play(process: Process, channel: int) -> None:
    """Play a match until it is over; a click that nobody answered is delivered again."""
    service = process.service
    lot = random.Random(f"{channel} {process.seen.rounds}")
    live = await service.live_in(channel)
    number = 0 if live is None else live.match.id
    unanswered = process.seen.unanswered.get(number)
    while (position := await service.position(number)) is not None and position.match.status is Status.PLAYING:
        what = lot.choices(list(_DEEDS), [weight for weight, _ in _DEEDS.values()])[0]
        if unanswered is not None:
            # No other click may come before it is known what became of that one.
            if await _answer(process, position, lot, unanswered):
                unanswered = None
            else:
                await _change_seats(process, position, lot)
        elif position.match.course.stands:
            process.did(await service.orders.resume(number, JUDGE, reason=WHY))
        elif what == "answer":
            await _answer(process, position, lot, next(process.clicks))
        else:
            await _DEEDS[what][1](process, position, lot)
        # The others, the clocks and the telling have their turn.
        await asyncio.sleep(lot.random() * 0.02)
    await asyncio.Event().wait()


async def _answer(process: Process, position: Position, lot: random.Random, click: int) -> bool:
    """Answer what somebody is asked, by a click of its own; whether there was anybody to answer."""
    number = position.match.id
    prompt = any_prompt(position, lot)
    if prompt is None or not position.match.seats[prompt.seat].user:
        return False
    process.say("click", number, click)
    decision = any_answer(position, prompt, lot, click=click)
    done = await process.service.work.change(number, decision, interaction=click)
    if isinstance(done, Refused) and done.reason is Reason.REPEATED:
        process.say("repeated", number, click)
    elif not isinstance(done, Refused | Rejected):
        row = next(row for row in done.change.rows if row.interaction == click)
        process.say("done", number, click, row.seq, row.hash)
    return True


async def _keep(process: Process, position: Position, lot: random.Random, what: str) -> None:
    """Let a seat do what it keeps to itself."""
    decision = UNSEEN[what](position, lot)
    if decision is None:
        return
    done = await process.service.work.change(position.match.id, decision)
    if not isinstance(done, Refused | Rejected):
        process.say("kept", position.match.id, done.position.answers.revision)


async def _wait(process: Process, position: Position, lot: random.Random) -> None:
    """Let windows run out, and veils lift."""
    del process, position
    await asyncio.sleep(lot.random() * 1.5)


async def _rewind(process: Process, position: Position, lot: random.Random) -> None:
    to = max(1, position.match.seq - 1 - lot.randrange(REWOUND))
    process.did(await process.service.orders.rewind(position.match.id, JUDGE, to, reason=WHY))


async def _pause(process: Process, position: Position, lot: random.Random) -> None:
    del lot
    process.did(await process.service.orders.pause(position.match.id, JUDGE, reason=WHY))


async def _change_seats(process: Process, position: Position, lot: random.Random) -> None:
    """Somebody leaves, or somebody else takes an empty seat."""
    number, seats = position.match.id, position.match.seats
    free = [seat for seat, each in enumerate(seats) if not each.user]
    if free:
        others = [each for each in PEOPLE if position.match.seat_of(each.user) is None]
        process.did(await process.service.seats.take(number, lot.choice(others), free[0]))
        return
    seat = lot.randrange(2)
    process.did(await process.service.seats.vacate(number, Actor(seats[seat].user or 0), seat))


Deed = Callable[[Process, Position, random.Random], Awaitable[None]]
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


async def _check(database: Database, service: MatchService, seen: Seen, _: bool) -> None:
    """Look what became of every window, whom the matches wait for, and whether all that was kept is there.

    Raises:
        AssertionError: a window was lost, closed twice or left open, or something that was kept is gone.
    """
    # What comes due while the logs are read waits for the next tick, and nobody has missed it.
    due = service.clock.now()
    await service.scheduler.tick()
    seen.windows = 0
    event, match = tables.event.c, tables.match.c
    async with database.reading() as session:
        own = sa.select(match.id).where(match.seq > 0, match.game == Doomtrooper.key)
        numbers = list((await (await session.connection()).execute(own)).scalars())
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


WINDOWS = Play(lambda process: [_play(process, channel) for channel in CHANNELS], _prepare, _check, acts=30)
