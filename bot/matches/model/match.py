"""A match as a value: who sits where, what was agreed on, and whom it waits for."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from bot.games.questions import Urgency
from bot.games.setup import SeatSetup, Setup
from bot.games.values import Line, Outcome, Seat, Viewer
from bot.matches.model.chance import Draw
from bot.matches.model.clock import Expiry as Expiry
from bot.matches.model.clock import Notices as Notices
from bot.matches.model.clock import Timing as Timing
from bot.matches.model.messages import Silence
from bot.matches.model.people import People
from bot.matches.model.proposals import Advice, Proposal
from bot.matches.model.remedies import Judgement
from bot.matches.model.seals import Seal
from bot.matches.model.series import Series

FORGOTTEN = 0
"""The user id that replaces a person's whose data was deleted."""


class Status(StrEnum):
    """How far a match is: being gathered, played, finished with an outcome, or given up without one."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"


class HouseRule(Struct, frozen=True):
    """A house rule that a lobby opened by: what it is called (``H-3``), and the setting and the value it gives."""

    rule: str
    name: str
    token: str


class Terms(Struct, frozen=True):
    """What a match is played by; settled when its lobby closes.

    Attributes:
        places: how many seats there are to fill.
        options: the choices made for the whole table.
        pack: the digest of the component pack; ``None`` for the game's own components.
        best: of how many games the series is that the match begins or goes on; 1 for a match by itself.
        first: a first match, in which people may take the seats of the game's own player.
        house: the house rules it opened by, one for a setting; its host may have settled otherwise since.
    """

    ruleset: str
    variant: str
    places: int
    timing: Timing = Timing()
    options: dict[str, str] = {}
    pack: str | None = None
    best: int = 1
    first: bool = False
    house: tuple[HouseRule, ...] = ()


class Wait(Struct, frozen=True):
    """A seat that the match waits for. The time belongs to the question and passes on with the seat.

    Attributes:
        prompts: the ids of the questions it is asked, as :meth:`Position.question_id` gives them.
        since: when it was asked.
        deadline: until when it may think.
        noticed: what it was reminded of.
        shared: the deadline of everybody else in this seat, where a newcomer was given more time than that.
        urgency: of the most pressing of the questions; ahead: in their window, the seat's turn has not come.
        reserve: the last so many seconds before the deadline are the seat's reserve.
        opens: when everybody present may answer; open: they may; veil: until then nothing answers in a window.
    """

    seat: Seat
    prompts: tuple[str, ...]
    since: datetime
    deadline: datetime | None = None
    noticed: tuple[str, ...] = ()
    shared: datetime | None = None
    urgency: Urgency = "move"
    reserve: int = 0
    opens: datetime | None = None
    open: bool = False
    ahead: bool = False
    veil: datetime | None = None

    @property
    def own(self) -> datetime | None:
        """When the time of the question itself is over, and the reserve begins."""
        return self.deadline and self.deadline - timedelta(seconds=self.reserve)


class Latest(Struct, frozen=True):
    """The last entry of a log where it is a move that its seat may take back by itself: nobody has acted since.

    Attributes:
        wait: what the seat was awaited for before it moved, which goes on when the move is taken back.
        reserve: what the seat had left of its reserve then.
        first: the entry of the move itself, where others followed from the seat's standing choices; 0 for the last.
        said: what the seat decided, in words that it alone may read; none where it was not picked step by step.
    """

    seq: int
    wait: Wait
    reserve: int = 0
    first: int = 0
    said: Line | UnsetType = UNSET


class Called(Struct, frozen=True):
    """A seat that was pinged for a window, or ``answered`` in one, since the first of those in a row."""

    seat: Seat
    at: datetime
    answered: bool = False


class Stood(Struct, frozen=True, kw_only=True):
    """The match as a verdict found it before its remedy was carried out, to undo it.

    Attributes:
        verdict: the entry that tells the verdict; seq: the last one before its remedy.
        remedy: its kind.
        at: the moment that the match's clock showed.
        over: the match had ended, with this outcome.
        waits, reserves, ends, repeated: as in the course of a match.
    """

    verdict: int
    seq: int
    remedy: str
    at: datetime
    over: bool
    outcome: Outcome | None
    waits: tuple[Wait, ...]
    reserves: tuple[int, ...]
    ends: datetime | None
    repeated: tuple[Draw, ...]


Owner: TypeAlias = Literal["players", "officials", "nowhere", "silence", "outage", "ruling", "dispute"]
"""Who holds a match's clock: its players by agreement, officials, a dispute, or nobody, while it has no channel or may
not write in it; or, while moves are taken all the same, Discord that is out of order, or a judge who rules."""
_OWNERS: tuple[Owner, ...] = ("officials", "dispute", "nowhere", "silence", "players", "outage", "ruling")
_LETTING_MOVE: frozenset[Owner] = frozenset({"outage", "ruling"})


class Hold(Struct, frozen=True):
    """A reason why the clock is stopped; it runs while there is none. An owner has at most one, and alone ends it."""

    owner: Owner
    since: datetime


By: TypeAlias = Literal["seat", "standing", "host", "judge", "admin", "clock", "game", "agreed", "table"]
"""On whose account something happens: a seat's own, its standing answers', a role's, the clock's, the game's own
player's, everybody's, or that of a table which rules on a dispute. Older versions wrote everybody's for a table's."""


class Opening(Struct, frozen=True):
    """A match that opens, or goes on after its end, as soon as Discord has carried the message that announces it.

    Until then nothing of it changes any more: what the message says must hold when its id becomes known.

    Attributes:
        commitment: the SHA-256 of the secret that comes into force.
        clicks: as in :class:`Mixed`.
        to: the entry that a match goes on from after its end; ``None`` for one that opens.
        by, reason: whose order that is, and why.
        ruled: what a verdict orders that undoes another, and is carried out as the match goes on; verdict: its entry.
    """

    commitment: str
    clicks: tuple[str, ...] = ()
    to: int | None = None
    by: By = "host"
    reason: str | None = None
    ruled: Judgement | None = None
    verdict: int = 0


class Course(Struct, frozen=True):
    """How a match is going.

    Attributes:
        seals: the secrets its draws come from, one after the other; the last one is in force.
        waits: whom it waits for.
        handed: the waits of seats that the game's own player took over before they answered; they count on if a person
            takes the seat back before it does.
        behind: since when the game's own player has more moves to make than were made at once.
        proposed: how many proposals there were, which numbers the next.
        advice: what is set beside the questions that are asked; advised: how many pieces of advice there were.
        holds: why the clock is stopped; stopped: since when it is.
        called: who need not be pinged for another window that follows.
        latest: the move that its seat may take back by itself, if the last entry is one.
        reserves: the seconds that each seat has left of its reserve, but for what its wait has used.
        ends: when the match's own time is up; ``None`` where it has none.
        overtime: that time is up.
        present: where a table plays together, who the game was last told is at the table; ``None`` for everybody.
        line: the last entry that brought an earlier position back or set the position right; 0 when none did.
        unready: the seats that were told, since they last chose anything, that the match cannot start because of them.
        agreed: the terms that those in the lobby sat down to, where they changed since.
        opening: what was announced and waits for the id of its message.
        written: when the last entry was written; none is written as earlier, even when a clock was set back.
        repeated: the draws that come out the same after a judge went back; neither they nor stood may be shown.
        stood: what the verdicts found whose effect can be undone, the oldest first.
        series: where it stands in its series; ``None`` for a match that stands alone and for the first game.
        silence: how often the channel took no messages; ``None`` where it always did.
    """

    seals: tuple[Seal, ...] = ()
    waits: tuple[Wait, ...] = ()
    handed: tuple[Wait, ...] = ()
    behind: datetime | None = None
    proposals: tuple[Proposal, ...] = ()
    proposed: int = 0
    advice: tuple[Advice, ...] = ()
    advised: int = 0
    holds: tuple[Hold, ...] = ()
    stopped: datetime | None = None
    called: tuple[Called, ...] = ()
    latest: Latest | None = None
    reserves: tuple[int, ...] = ()
    ends: datetime | None = None
    overtime: bool = False
    present: tuple[Seat, ...] | None = None
    line: int = 0
    unready: tuple[Seat, ...] = ()
    agreed: Terms | None = None
    opening: Opening | None = None
    written: datetime | None = None
    repeated: tuple[Draw, ...] = ()
    stood: tuple[Stood, ...] = ()
    outcome: Outcome | None = None
    series: Series | None = None
    silence: Silence | None = None

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret in force; empty where there is none yet."""
        return self.seals[-1].commitment if self.seals else ""

    @property
    def committed(self) -> tuple[str, ...]:
        """The SHA-256 of every secret there is, also of one that was announced and comes into force after it."""
        commitments = tuple(seal.commitment for seal in self.seals)
        again = self.opening is not None and self.opening.to is not None
        return (*commitments, self.opening.commitment) if again and self.opening else commitments

    @property
    def stands(self) -> bool:
        """Whether the clock is stopped and no move is accepted."""
        return any(hold.owner not in _LETTING_MOVE for hold in self.holds)

    @property
    def runs(self) -> bool:
        """Whether the clock runs."""
        return not self.holds

    def held_by(self, owner: Owner) -> bool:
        """Whether this owner holds the clock."""
        return owner in self.owners

    @property
    def owners(self) -> tuple[Owner, ...]:
        """Who holds the clock, always in the same order."""
        found = {hold.owner for hold in self.holds}
        return tuple(owner for owner in _OWNERS if owner in found)


class Seating(Struct, frozen=True):
    """A seat and its player.

    Attributes:
        user: the player's Discord id; ``None`` while the seat is vacant.
        choices: what was chosen for the seat in the lobby, by name; a file is its fingerprint.
        automated: the game's own player moves for it.
        conceded: it gave up, or lost by a verdict (sentenced); the game's own player moves for it while others play on.
        away: the player is on vacation until then, and their clock is stopped.
        place: where it ended, from 1; ``None`` before the end, and in games without places.
        won: whether it won; ``None`` before the end, and where the place says it.
        rested: for how many seconds in all its clock was stopped by vacations.
        click: the id of the click that its player sat down in the lobby with.
    """

    user: int | None
    choices: dict[str, str] = {}
    automated: bool = False
    conceded: bool = False
    sentenced: bool = False
    away: datetime | None = None
    place: int | None = None
    points: int | None = None
    won: bool | None = None
    rested: int = 0
    click: int | None = None

    @property
    def human(self) -> bool:
        """Whether a person moves for it, or is to."""
        return not (self.automated or self.conceded)

    @property
    def occupied(self) -> bool:
        """Whether a person sits here who plays."""
        return self.human and self.user not in (None, FORGOTTEN)


class Match(Struct, frozen=True, kw_only=True):
    """A match without its position. All of it may be shown to everyone, except the ids of clicks and repeated draws.

    Attributes:
        revision: grows with every change, whatever changed.
        channel: the channel or thread it is played in; ``None`` once that is gone.
        seq: the number of the last entry in its log; 0 in the lobby.
        head: that entry's hash.
        people: who had to do with it; unread unless the repository read it.
    """

    id: int
    revision: int
    guild: int
    channel: int | None
    host: int
    status: Status
    game: str
    seq: int
    head: str
    created: datetime
    ended: datetime | None = None
    terms: Terms
    course: Course
    seats: tuple[Seating, ...] = ()
    people: People = People(0)

    @property
    def live(self) -> bool:
        """Whether it holds its channel: in the lobby, being played, or about to be played again."""
        return self.status in (Status.LOBBY, Status.PLAYING) or self.course.opening is not None

    @property
    def is_between(self) -> bool:
        """Whether it is the next game of a series and waits for what its seats play it with."""
        return self.status is Status.LOBBY and self.course.series is not None

    @property
    def hashes_shown(self) -> bool:
        """Whether hashes of its log may be shown: those without a salt would give hidden choices away."""
        return self.status is not Status.PLAYING or self.course.seals[-1].salted

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats that people play and have not given up."""
        return tuple(seat for seat, seating in enumerate(self.seats) if seating.human)

    def seat_of(self, user: int) -> Seat | None:
        """The seat a user sits in."""
        found = (seat for seat, seating in enumerate(self.seats) if seating.user == user and user != FORGOTTEN)
        return next(found, None)

    def viewer(self, user: int) -> Viewer:
        """As whom a user looks at the match: from their seat, or as a spectator."""
        seat = self.seat_of(user)
        return "spectator" if seat is None else seat

    def setup(self) -> Setup:
        """What the game is asked to open, as far as it is settled."""
        free = tuple((each.human and not each.occupied) or UNSET for each in self.seats)
        seats = tuple(map(SeatSetup, (s.choices for s in self.seats), (s.automated for s in self.seats), free))
        return Setup(self.terms.ruleset, self.terms.variant, seats, self.terms.options)


class Actor(Struct, frozen=True):
    """Who does something, and what they may: manage the server, or judge its matches."""

    user: int
    admin: bool = False
    judge: bool = False
