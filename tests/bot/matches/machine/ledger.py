"""What a match may do to its people, kept beside it by a model of its own: draws, time, knowledge, and a whole log.

The model sees what anybody can see happen, and knows people by who they are, whatever the service has forgotten. What
nobody else can see happen it hears from who does it: :mod:`tests.bot.matches.machine.advance`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import sqlalchemy as sa

from bot.database import Database
from bot.games.contract import AnyGame, after_events
from bot.games.values import Seat
from bot.matches.model import entries
from bot.matches.model.entries import Adjusted, Entry, Extended, Moved, Opened, Reopened, Rewound, entry_of, events_of
from bot.matches.model.match import FORGOTTEN, Match, Status
from bot.matches.model.messages import Told
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.matches.machine.advance import Advance
from tests.bot.matches.machine.clocks import Clocks
from tests.bot.matches.table import note_of

_ORDERS = ("judge", "admin")
_AGREEABLE = (
    *(entries.Paused, entries.Resumed, entries.Extended, entries.Substituted, entries.Abandoned, entries.Rewound),
)
"""Orders that an admin who plays may give where a table plays together."""


@dataclass
class Ledger:
    """The books of one match.

    Attributes:
        pieces: what no move makes more or less of, in a position of the game.
        parties: who sat in a seat while it was played, and who opened its lobby.
        judges: who gave an order, or saw everything while it was played, and was no party then.
        looked_after: who saw everything once it was over.
        held: the seats each person sat in.
        paths: for every entry, the entries that made the position after it.
        states: for every entry, the position after it.
        fixed: entries that drew, revealed, or were ordered.
        drawn: by position and purposes, the last entry that drew there.
        line: the last entry after which every question has another id.
    """

    match: int
    host: int
    pieces: Callable[[Any], object]
    parties: set[int] = field(default_factory=set)
    judges: set[int] = field(default_factory=set)
    looked_after: set[int] = field(default_factory=set)
    held: dict[int, set[Seat]] = field(default_factory=dict)
    paths: dict[int, tuple[int, ...]] = field(default_factory=dict)
    states: dict[int, Any] = field(default_factory=dict)
    fixed: set[int] = field(default_factory=set)
    drawn: dict[tuple[str, tuple[str, ...]], int] = field(default_factory=dict)
    orders: set[int] = field(default_factory=set)
    clocks: Clocks = field(default_factory=Clocks)
    advance: Advance = field(default_factory=Advance)
    rewinds: int = 0
    line: int = 0

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
            self._entry(position, seq, entry, actor)
        assert not match.seq or self.states[match.seq] == position.state, "the log leads to another position"
        self.clocks.note(match, again=position.variant.together)
        if match.status is Status.PLAYING:
            self._people(match, together=position.variant.together)
        self.advance.note(position)

    async def _news(self, database: Database) -> list[tuple[int, Entry]]:
        log = tables.event.c
        asked = sa.select(log.seq, log.entry).where(log.match_id == self.match, log.seq > len(self.paths))
        async with database.reading() as session:
            rows = (await (await session.connection()).execute(asked.order_by(log.seq))).all()
        return [(row.seq, entry_of(row.entry)) for row in rows]

    def _entry(self, position: Position, seq: int, entry: Entry, actor: int | None) -> None:
        game, together = position.game, position.variant.together
        before = self.paths.get(seq - 1, ())
        assert seq == len(self.paths) + 1, f"entry {seq} follows entry {len(self.paths)}"
        ordered = entry.by in _ORDERS
        if ordered and not isinstance(entry, Reopened) and not (together and isinstance(entry, _AGREEABLE)):
            self.order(actor, f"entry {seq} ({type(entry).__name__})")
        if isinstance(entry, Rewound | Reopened):
            impartial = ordered and (isinstance(entry, Reopened) or actor not in self.parties)
            self._went_back(seq, entry, before, ordered=impartial or self.parties == {actor})
            return
        self._apply(game, seq, entry)
        self.paths[seq] = (*before, seq)
        if entry.draws or isinstance(entry, Adjusted) or any(map(game.reveals, events_of(game, entry))):
            self.fixed.add(seq)
        if isinstance(entry, Adjusted):
            self.line = seq
        if isinstance(entry, Extended):
            self.clocks.extend(timedelta(seconds=entry.seconds))
        if isinstance(entry, Moved):
            self.advance.moved(entry, self.line, game, self.states[seq - 1], actor)
            if isinstance(entry.stead, int):
                self.clocks.check_stead(f"{self.line}.{entry.prompt}", position.match.terms.timing.opens)
        if entry.draws and not isinstance(entry, Opened):
            self._drew(game, seq, entry)

    def _apply(self, game: AnyGame, seq: int, entry: Entry) -> None:
        """The position after an entry, as its events say; nothing in it comes or goes but by a judge's hand."""
        before = self.states.get(seq - 1)
        self.states[seq] = after_events(game, events_of(game, entry), before)
        if before is not None and not isinstance(entry, Adjusted):
            old, new = self.pieces(before), self.pieces(self.states[seq])
            assert old == new, f"entry {seq} ({type(entry).__name__}) makes {new} of {old}"

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
            assert entry.by in ("agreed", *_ORDERS), f"entry {seq} goes back by {entry.by}"
            assert not lost, f"entry {seq} goes back by consent over what was drawn or revealed: {sorted(lost)}"
        self.paths[seq], self.states[seq] = self.paths[entry.to], self.states[entry.to]
        self.line = seq

    def _drew(self, game: AnyGame, seq: int, entry: Entry) -> None:
        key = game.codec.digest(self.states[seq - 1]), tuple(draw.purpose for draw in entry.draws)
        earlier = self.drawn.get(key)
        if earlier is not None:
            between = [each for each in self.orders if earlier < each < seq]
            assert between, f"entry {seq} draws again what entry {earlier} drew, and nobody ordered it"
        self.drawn[key] = seq

    def _people(self, match: Match, *, together: bool) -> None:
        for seat, seating in enumerate(match.seats):
            if seating.user in (None, FORGOTTEN):
                continue
            user: int = seating.user
            self.held.setdefault(user, set()).add(seat)
            self.parties.add(user)
            assert together or self.held[user] == {seat}, f"{user} knows the secrets of seats {self.held[user]}"
            assert user not in self.judges, f"{user} judged or saw everything, and sits in seat {seat}"

    def looked(self, user: int) -> None:
        """Somebody saw everything that is hidden, while the match is played."""
        assert user not in self.parties, f"{user} plays or played, and sees everything"
        self.judges.add(user)


async def told(database: Database, match: int) -> list[int]:
    """The numbers of the entries that were told, or are to be, in their order."""
    box = tables.outbox.c
    asked = sa.select(box.payload).where(box.match_id == match, box.kind == "told").order_by(box.id)
    async with database.reading() as session:
        payloads = (await (await session.connection()).execute(asked)).scalars().all()
    notes = map(note_of, payloads)
    return [entry.seq for note in notes if isinstance(note, Told) for entry in note.entries]
