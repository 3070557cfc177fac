"""What a match may do to its people, kept beside it by a model of its own: draws, time, knowledge, and a whole log.

The model sees what anybody can see happen, and knows people by who they are, whatever the service has forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta

import sqlalchemy as sa

from bot.database import Database
from bot.games.values import Seat
from bot.matches.model.entries import Adjusted, Entry, Extended, Opened, Reopened, Rewound, entry_of, events_of
from bot.matches.model.match import FORGOTTEN, Match, Status
from bot.matches.model.messages import Told
from bot.matches.service import MatchService
from bot.matches.storage import tables
from bot.matches.storage.outbox import note_of

VACATION = timedelta(days=28)
NEWCOMERS = timedelta(hours=1)
_ROUNDING = timedelta(seconds=1)
_ORDERS = ("judge", "admin")


@dataclass
class Ledger:
    """The books of one match.

    Attributes:
        parties: who sat in a seat while it was played, and who opened its lobby.
        judges: who gave an order, or saw everything while it was played, and was no party then.
        held: the seats each person sat in.
        paths: for every entry, the entries that made the position after it.
        fixed: entries that drew, revealed, or were ordered.
        drawn: by position and purposes, the last entry that drew there.
        running: by question, for how long its clock ran.
        allowed: by question, for how long it may.
        rested: by seat, for how long vacations stopped its clock.
    """

    match: int
    host: int
    parties: set[int] = field(default_factory=set)
    judges: set[int] = field(default_factory=set)
    held: dict[int, set[Seat]] = field(default_factory=dict)
    paths: dict[int, tuple[int, ...]] = field(default_factory=dict)
    fixed: set[int] = field(default_factory=set)
    drawn: dict[tuple[str, tuple[str, ...]], int] = field(default_factory=dict)
    orders: set[int] = field(default_factory=set)
    running: dict[str, timedelta] = field(default_factory=dict)
    allowed: dict[str, timedelta] = field(default_factory=dict)
    rested: dict[Seat, timedelta] = field(default_factory=dict)
    welcomed: set[tuple[int, Seat]] = field(default_factory=set)
    rewinds: int = 0

    async def note(self, service: MatchService, database: Database, actor: int | None) -> None:
        """Note what happened just now, by whose doing; ``None`` for nobody's.

        Raises:
            AssertionError: it may not have happened.
        """
        position = await service.position(self.match)
        assert position is not None
        match = position.match
        self.parties.add(self.host)
        for seq, entry in await self._news(database):
            await self._entry(service, seq, entry, actor)
        if match.status is Status.PLAYING:
            self._people(match)
            self._questions(match)

    async def _news(self, database: Database) -> list[tuple[int, Entry]]:
        log = tables.event.c
        asked = sa.select(log.seq, log.entry).where(log.match_id == self.match, log.seq > len(self.paths))
        async with database.reading() as session:
            rows = (await (await session.connection()).execute(asked.order_by(log.seq))).all()
        return [(row.seq, entry_of(row.entry)) for row in rows]

    async def _entry(self, service: MatchService, seq: int, entry: Entry, actor: int | None) -> None:
        before = self.paths.get(seq - 1, ())
        assert seq == len(self.paths) + 1, f"entry {seq} follows entry {len(self.paths)}"
        ordered = entry.by in _ORDERS
        if ordered and not isinstance(entry, Reopened):
            self.order(actor, f"entry {seq} ({type(entry).__name__})")
        if isinstance(entry, Rewound | Reopened):
            self._went_back(seq, entry, before, ordered=ordered)
            return
        self.paths[seq] = (*before, seq)
        game = service.games.game("toy")
        if entry.draws or isinstance(entry, Adjusted) or any(map(game.reveals, events_of(game, entry))):
            self.fixed.add(seq)
        if isinstance(entry, Extended):
            for question in self.allowed:
                self.allowed[question] += timedelta(seconds=entry.seconds)
        if entry.draws and not isinstance(entry, Opened):
            await self._drew(service, seq, entry)

    def order(self, actor: int | None, what: str) -> None:
        assert actor is not None, f"{what} is nobody's order"
        alone = self.parties == {actor}
        assert alone or actor not in self.parties, f"{what}: {actor} plays or played, and gives orders"
        if not alone:
            self.judges.add(actor)

    def _went_back(self, seq: int, entry: Rewound | Reopened, before: tuple[int, ...], *, ordered: bool) -> None:
        self.rewinds += 1
        undone = set(before) - set(self.paths[entry.to])
        if ordered:
            self.orders.add(seq)
        else:
            lost = undone & self.fixed
            assert entry.by == "agreed", f"entry {seq} goes back by {entry.by}"
            assert not lost, f"entry {seq} goes back by consent over what was drawn or revealed: {sorted(lost)}"
        self.paths[seq] = self.paths[entry.to]

    async def _drew(self, service: MatchService, seq: int, entry: Entry) -> None:
        position = await service.history.position_at(self.match, seq - 1)
        assert position is not None
        key = position.game.codec.digest(position.state), tuple(draw.purpose for draw in entry.draws)
        earlier = self.drawn.get(key)
        if earlier is not None:
            between = [each for each in self.orders if earlier < each < seq]
            assert between, f"entry {seq} draws again what entry {earlier} drew, and nobody ordered it"
        self.drawn[key] = seq

    def _people(self, match: Match) -> None:
        for seat, seating in enumerate(match.seats):
            if seating.user in (None, FORGOTTEN):
                continue
            user: int = seating.user
            self.held.setdefault(user, set()).add(seat)
            self.parties.add(user)
            assert self.held[user] == {seat}, f"{user} knows the secrets of seats {self.held[user]}"
            assert user not in self.judges, f"{user} judged or saw everything, and sits in seat {seat}"

    def looked(self, user: int) -> None:
        """Somebody saw everything that is hidden, while the match is played."""
        assert user not in self.parties, f"{user} plays or played, and sees everything"
        self.judges.add(user)

    def _questions(self, match: Match) -> None:
        seconds = match.terms.timing.seconds
        if seconds is None:
            return
        whole = timedelta(seconds=seconds)
        asked = {question for wait in match.course.waits for question in wait.prompts}
        for question in asked - self.allowed.keys():
            self.running[question], self.allowed[question] = timedelta(), whole
        for seat, seating in enumerate(match.seats):
            person = seating.user
            if person in (None, FORGOTTEN) or (person, seat) in self.welcomed:
                continue
            self.welcomed.add((person, seat))
            for wait in match.course.waits:
                if wait.seat == seat and match.seq > 1:
                    for question in wait.prompts:
                        self.allowed[question] += min(whole, NEWCOMERS)

    def time_passes(self, match: Match, now: datetime, by: timedelta) -> None:
        """Let so much time pass for a match as it is at the beginning of it."""
        if match.status is not Status.PLAYING or match.course.stands:
            return
        for wait in match.course.waits:
            away = match.seats[wait.seat].away
            rests = min(by, max(timedelta(), (away or now) - now))
            if wait.deadline is not None:
                self.rested[wait.seat] = self.rested.get(wait.seat, timedelta()) + rests
            for question in wait.prompts:
                self.running[question] = self.running.get(question, timedelta()) + by - rests

    def check_time(self, match: Match) -> None:
        """Nobody who is still asked the same has had more time than there may be.

        Raises:
            AssertionError: somebody has.
        """
        if match.status is not Status.PLAYING or match.terms.timing.seconds is None:
            return
        for wait in match.course.waits:
            for question in wait.prompts:
                had, may = self.running.get(question, timedelta()), self.allowed.get(question, timedelta())
                assert had <= may + _ROUNDING, f"seat {wait.seat} has had {had} for {question}, and may have {may}"
        for seat, rested in self.rested.items():
            assert rested <= VACATION + _ROUNDING, f"seat {seat} was on vacation for {rested}"


async def told(database: Database, match: int) -> list[int]:
    """The numbers of the entries that were told, or are to be, in their order."""
    box = tables.outbox.c
    asked = sa.select(box.payload).where(box.match_id == match, box.kind == "told").order_by(box.id)
    async with database.reading() as session:
        payloads = (await (await session.connection()).execute(asked)).scalars().all()
    notes = map(note_of, payloads)
    return [entry.seq for note in notes if isinstance(note, Told) for entry in note.entries]
