"""A dispute: who disagrees about what, how each side tells it, and how far the case is."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.disputes.model.precedents import Cited
from bot.disputes.model.verdicts import Decision
from bot.games.values import Seat
from bot.matches.model.match import FORGOTTEN

OPENER = 0
"""The side that opened the dispute; people are shown letters, A for this one."""
RECUSED, STAND_IN = -1, -2
"""Stand in the place of a side for a judge who recused, and for who is to judge in a judge's place."""


class Status(StrEnum):
    """How far a dispute is.

    ``hearing``: each side tells its view. ``open``: it waits for a judge. ``claimed``: a judge has it. ``decided``: a
    verdict stands, and may be appealed for a time. ``appealed``: it waits for a head judge, or one has it. ``settled``
    by the sides, ``withdrawn`` by its opener, ``dismissed`` as groundless.
    """

    HEARING = "hearing"
    OPEN = "open"
    CLAIMED = "claimed"
    DECIDED = "decided"
    APPEALED = "appealed"
    SETTLED = "settled"
    WITHDRAWN = "withdrawn"
    DISMISSED = "dismissed"


UNDECIDED = frozenset({Status.HEARING, Status.OPEN, Status.CLAIMED})
"""Nothing was decided yet, and the sides may still settle it."""
RULED = frozenset({Status.DECIDED, Status.DISMISSED})
"""A verdict stands, which may be mended or appealed while there is time."""


class Party(Struct, frozen=True, kw_only=True):
    """One side of a dispute.

    Attributes:
        side: 0 for the opener, which people read as A; then B, C and so on.
        user: whose side it is; ``FORGOTTEN`` when their data was deleted.
        person: a keyed hash of the user in this dispute, which outlives the deletion of their data.
        seat: theirs, in a match.
        view: how they tell it; at told: when.
        settles: they pressed to settle.
    """

    side: int
    user: int
    person: str
    seat: Seat | None = None
    view: str | None = None
    told: datetime | None = None
    settles: bool = False


class Proposal(Struct, frozen=True, kw_only=True):
    """A ruling that a side proposes to the table.

    Attributes:
        cites: the rules cited as they read then.
        seen: the last entry of the match then; ``None`` where there is no match.
        yes, no: the sides that are for it and against it.
    """

    by: int
    decision: Decision
    cites: tuple[Cited, ...] = ()
    seen: int | None = None
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


class Bar(Struct, frozen=True):
    """A judge who may not judge a dispute: a side barred them, or they recused (:data:`RECUSED`).

    Attributes:
        person: as in :class:`Party`.
    """

    side: int
    user: int
    person: str


class Dispute(Struct, frozen=True, kw_only=True):
    """A dispute.

    Attributes:
        number: counts from 1 in each server; people read ``D-7``.
        revision: grows with every change.
        game, edition: the game's key, and that of the rulebook played where it is known.
        match: the match it is about; ``None`` for a table that the bot has never seen.
        about: the entry of its log that it is about; agreed: the one after which the judge reads
            the log, at first the last one before it.
        channel: where it was opened.
        judge: who holds the case; lease: until when, unless their work renews it.
        deadline: when the status passes on by itself: views, unclaimed, appeal.
        head: only a head judge may take it.
        called: the head judge was called, because nobody took it.
        freezes: its match is paused for it, once every side wants that (still: those that do) or a judge takes it,
            unless a player let the clock run: ran.
        live: its sides sit together and wait: judges are called at once, and may take it while views come in.
        back: the entry to which the judge asks the sides to agree to go back; backers: the sides that agreed.
        closed: when the last verdict was given, or it was settled or withdrawn.
        purged: views and pictures are gone.
        aside: the sides that are no party to it, though they play.
        proposal: what the table votes on.
        stand_in: who is to judge it in a judge's place; accepted: the sides that want them.
        left: the sides whose people were found to have left the server when the others were asked to agree, so that
            nobody waits for them; they agreed to nothing.
    """

    id: int
    guild: int
    number: int
    revision: int = 0
    status: Status
    game: str
    edition: str | None = None
    match: int | None = None
    about: int | None = None
    agreed: int | None = None
    channel: int
    opener: int
    question: str
    opened: datetime
    judge: int | None = None
    lease: datetime | None = None
    deadline: datetime | None = None
    head: bool = False
    called: bool = False
    freezes: bool = False
    still: tuple[int, ...] = ()
    live: bool = False
    ran: bool = False
    back: int | None = None
    backers: tuple[int, ...] = ()
    closed: datetime | None = None
    purged: bool = False
    parties: tuple[Party, ...] = ()
    bars: tuple[Bar, ...] = ()
    aside: tuple[int, ...] = ()
    proposal: Proposal | None = None
    stand_in: Bar | None = None
    accepted: tuple[int, ...] = ()
    left: tuple[int, ...] = ()

    def side_of(self, user: int) -> Party | None:
        """The side that a user is."""
        return next((party for party in self.parties if party.user == user and user), None)

    @property
    def all_told(self) -> bool:
        """Whether every side told its view that still can."""
        return all(party.told is not None or self._is_out(party) for party in self.parties)

    def agrees_to(self, entry: int) -> bool:
        """Whether every side that still can agreed to going back to an entry, or further; one alone cannot."""
        own = self.here()
        return self.back is not None and self.back <= entry and len(own) > 1 and set(own) <= {*self.backers}

    def here(self) -> tuple[int, ...]:
        """The sides that may still agree to something."""
        return tuple(party.side for party in self.parties if party.user != FORGOTTEN and party.side not in self.left)

    @property
    def all_still(self) -> bool:
        """Whether every side that still can wants the match to pause."""
        return all(party.side in self.still or party.user == FORGOTTEN for party in self.parties)

    @property
    def all_settle(self) -> bool:
        """Whether every side agreed to settle it that still can."""
        return all(party.settles or self._is_out(party) for party in self.parties)

    @property
    def all_accept(self) -> bool:
        """Whether every side that still can accepted the judge whom a side named."""
        return set(self.here()) <= {*self.accepted}

    def may_stand_in(self, person: str) -> bool:
        """Whether all sides accepted the person with this hash as their judge, as far as they still can."""
        return self.stand_in is not None and self.stand_in.person == person and self.all_accept

    def _is_out(self, party: Party) -> bool:
        return party.user == FORGOTTEN or party.side in self.aside
