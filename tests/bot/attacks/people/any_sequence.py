"""A judge who plays, and one who looks on, try whatever there is in any order, against one who only ever moves."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta

import sqlalchemy as sa

from bot.games.questions import Step
from bot.matches.model import entries
from bot.matches.model.match import Actor, Expiry, Status, Timing
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules.clock.vacations import BUDGET
from bot.matches.storage import tables
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.ground import Ground, ground, is_granted, order
from tests.bot.matches.table import EVA, JUDGE, KAREL

_HOUR = 3600
_CHEAT = Actor(EVA.user, admin=True, judge=True)
_ACCOMPLICE = Actor(777, admin=True, judge=True)
_LATECOMER = Actor(778)
"""Somebody who looks at a match once it is over, and at no other time."""
SEQUENCES = {"quick": 6, "whole": 300}
"""How many sequences are tried."""
_ACTS = 120
_OFTEN = ("look on", "join", "join", "leave", "leave", "sit down", "rewind", "rewind", "let time pass")
"""What is tried more often than the rest: most that was ever gained was gained by these in some order."""


@dataclass
class Sequence:
    """One sequence of acts in a match, and what it gained."""

    ground: Ground
    match: int
    lot: random.Random
    gained: list[str] = field(default_factory=list)
    granted: int = 0
    done: list[str] = field(default_factory=list)
    _saw: set[int] = field(default_factory=set)
    _sat: set[int] = field(default_factory=lambda: {EVA.user, KAREL.user})
    _drawn: int = 1
    _asked: tuple[str, ...] = ()
    _spent: timedelta = timedelta()
    _over: timedelta = timedelta()
    _went_on: bool = False

    async def run(self) -> None:
        """Act until the match has ended twice, or often enough."""
        for _ in range(_ACTS):
            position = await self.ground.now(self.match)
            if position.match.course.opening is not None:
                # The announcement that new dice take is posted at once, as the bot does.
                await self.ground.service.openings.begin(self.match, next(self.ground.snowflakes))
                continue
            if self.gained or (position.match.status is not Status.PLAYING and not await self._go_on(position)):
                return
            if position.match.status is not Status.PLAYING:
                continue
            if self._may_move(position, 1, KAREL) and self.lot.random() < 0.4:
                await self.ground.moved(self.match, 1, self.lot)
            else:
                await self._act(position)
            await self.look_at()

    async def _go_on(self, position: Position) -> bool:
        """Let somebody who never played look once the match is over, and an outside judge reopen it after its draws."""
        to = position.match.seq - 2
        if self._went_on or to < self._drawn:
            return False
        self._went_on = True
        await self._look(_LATECOMER)
        return is_granted(await order(self.ground.service.openings.reopen, self.match, JUDGE, to))

    async def _act(self, position: Position) -> None:
        service, match, lot = self.ground.service, self.match, self.lot
        seat, back = lot.randrange(2), max(1, lot.choice((self._drawn - 1, position.match.seq - lot.randrange(6))))
        orders, disputes = service.orders, service.disputes
        acts: dict[str, Callable[[], Awaitable[object]]] = {
            "move": lambda: self._move(position),
            "move again": lambda: self._move(position),
            "leave": lambda: service.seats.vacate(match, _CHEAT, 0),
            "sit down": lambda: service.seats.take(match, _CHEAT, seat),
            "clear": lambda: order(service.seats.vacate, match, _CHEAT, 1),
            "rewind": lambda: order(orders.rewind, match, _CHEAT, back),
            "adjust": lambda: order(orders.adjust, match, _CHEAT, {"left": lot.randrange(9)}),
            "pause": lambda: order(orders.pause, match, _CHEAT),
            "resume": lambda: order(orders.resume, match, _CHEAT),
            "extend": lambda: order(orders.extend, match, _CHEAT, _HOUR),
            "undo": lambda: service.proposals.propose(match, _CHEAT, "undo"),
            "ask for time": lambda: service.proposals.propose(match, _CHEAT, "extension", seconds=_HOUR),
            "ask for a pause": lambda: service.proposals.propose(match, _CHEAT, "pause"),
            "agree": lambda: service.proposals.answer(match, _CHEAT, position.match.course.proposed, True),
            "export": lambda: self._look(_CHEAT),
            "take a case": lambda: self._read(_CHEAT, disputes.see_hidden(match, _CHEAT.user)),
            "read what was refused": lambda: self._read(_CHEAT, disputes.refused_commands(match, _CHEAT, 1)),
            "take a case as one who looks on": lambda: self._read(
                _ACCOMPLICE, disputes.see_hidden(match, _ACCOMPLICE.user)
            ),
            "read what was refused as one who looks on": lambda: self._read(
                _ACCOMPLICE, disputes.refused_commands(match, _ACCOMPLICE, seat)
            ),
            "be forgotten": lambda: self._forgotten(),
            "go on vacation": lambda: self._vacation(),
            "let time pass": lambda: self._wait(),
            "look on": lambda: self._look(_ACCOMPLICE),
            "join": lambda: self._join(seat),
            "order as one who played": lambda: self._order_after_playing(back),
        }
        name = lot.choice([*acts, *_OFTEN])
        answer = await acts[name]()
        self.granted += is_granted(answer)
        self.done.append(name if is_granted(answer) else f"({name})")

    async def _move(self, position: Position) -> object:
        if not self._may_move(position, 0, EVA):
            return None
        prompt = position.prompts(0)[0]
        step = position.step(prompt, ())
        if isinstance(step, Step) and any(option.token == "draw" for option in step.options):
            return await self.ground.answered(self.match, 0, prompt, ("draw",))
        return await self.ground.moved(self.match, 0, self.lot)

    def _may_move(self, position: Position, seat: int, who: Actor) -> bool:
        match = position.match
        return bool(position.prompts(seat)) and match.seats[seat].user == who.user and not match.course.stands

    async def _look(self, who: Actor) -> object:
        seen = await self.ground.service.exports.export(self.match, who)
        if not isinstance(seen, Refused):
            self._saw.add(who.user)
        return seen

    async def _read(self, who: Actor, seen: Awaitable[object]) -> object:
        """Take a case about the match as the desk does it, or read what a seat was refused, of which one's own is no
        secret."""
        found = await seen
        seated = (await self.ground.now(self.match)).match.seat_of(who.user) is not None
        if not isinstance(found, Refused) and not seated:
            self._saw.add(who.user)
        return found

    async def _join(self, seat: int) -> object:
        who = _LATECOMER if self._went_on else _ACCOMPLICE
        taken = await self.ground.service.seats.take(self.match, who, seat)
        if is_granted(taken):
            self._sat.add(who.user)
        return taken

    async def _forgotten(self) -> object:
        # Whoever is forgotten has no other name to come back by.
        if self.lot.random() < 0.8:
            return None
        return await self.ground.service.privacy.forget(self.lot.choice((EVA, _ACCOMPLICE)).user)

    async def _order_after_playing(self, back: int) -> object:
        # Of one who never played it is the office of a judge.
        if _ACCOMPLICE.user not in self._sat:
            return None
        await self.ground.service.seats.vacate(self.match, _ACCOMPLICE, self.lot.randrange(2))
        return await order(self.ground.service.orders.rewind, self.match, _ACCOMPLICE, back)

    async def _vacation(self) -> object:
        until = self.ground.clock.now() + timedelta(hours=self.lot.randrange(1, 200))
        await self.ground.service.vacations.set_vacation(EVA.user, self.lot.choice((None, until)))
        return None

    async def _wait(self) -> object:
        minutes = self.lot.choice((5, 25, 58))
        self.ground.clock.advance(minutes=minutes)
        before = await self.ground.now(self.match)
        await self.ground.service.scheduler.tick()
        asked = tuple(prompt.id for prompt in before.prompts(0))
        if before.match.seats[0].user == EVA.user and asked and before.match.status is Status.PLAYING:
            self._spent = (
                self._spent + timedelta(minutes=minutes) if asked == self._asked else timedelta(minutes=minutes)
            )
            self._asked = asked
            after = await self.ground.now(self.match)
            still = tuple(prompt.id for prompt in after.prompts(0)) == asked and after.match.status is Status.PLAYING
            if still and self._spent > timedelta(seconds=_HOUR):
                self._over += min(self._spent - timedelta(seconds=_HOUR), timedelta(minutes=minutes))
        return None

    async def look_at(self) -> None:
        """Take note of what was gained so far."""
        if both := self._saw & self._sat:
            self.gained.append(f"{both} saw what is hidden, and played")
        if self._over > BUDGET:
            self.gained.append(f"{self._over} more time than there is")
        if again := await self._drawn_again():
            self.gained.append(f"entries {again} were drawn anew")

    async def _drawn_again(self) -> list[int]:
        """The entries with draws that do not count any more."""
        log = tables.event.c
        asked = sa.select(log.seq, log.entry).where(log.match_id == self.match).order_by(log.seq)
        async with self.ground.database.reading() as session:
            rows = (await (await session.connection()).execute(asked)).all()
        drawn: set[int] = set()
        gone: list[int] = []
        for row in rows:
            entry = entries.entry_of(row.entry)
            if isinstance(entry, entries.Rewound | entries.Reopened):
                gone += [seq for seq in drawn if entry.to < seq < row.seq]
                drawn -= set(gone)
            elif entry.draws:
                drawn.add(row.seq)
                self._drawn = row.seq
        return gone


async def attack(scale: Scale) -> Got:
    """Try so many sequences of acts, each in a match of its own."""
    gained: list[str] = []
    granted = 0
    async with ground("any sequence") as field:
        await field.service.scheduler.tick()
        for number in range(SEQUENCES[scale]):
            expiry = list(Expiry)[number % len(Expiry)]
            opened = await field.opened(channel=1000 + number, timing=Timing(_HOUR, expiry))
            sequence = Sequence(field, opened.match.id, random.Random(number))
            await sequence.run()
            granted += sequence.granted
            gained += [f"{each}, by {' → '.join(sequence.done)}" for each in sequence.gained]
    return Got(
        len(gained), SEQUENCES[scale], gained[0] if gained else f"nothing, by sequences with {granted} acts granted"
    )


ATTACK = Attack("any sequence of acts, for a second draw, more time or what is hidden", "not tried", attack)
