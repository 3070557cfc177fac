"""Messages about a match, as data: the outbox keeps them until they are delivered.

Lines of the service itself have keys ``match-…``; where their arguments hold a ``seat``, the renderer puts the player's
name in its place. No note names a person: its recipient is a column of the outbox.
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.values import Line, Outcome, Seat
from bot.matches.model.proposals import ProposalKind

Which: TypeAlias = Literal["reminder", "half-time", "reserve", "deadline"]
Telling: TypeAlias = Literal["long", "often", "ended"]


class Logged(Struct, frozen=True):
    """One entry of the log as everybody may read it.

    Attributes:
        lines: its paragraphs; none where there is nothing to tell.
        chapter: what it belongs to together with the entries beside it of the same; empty where it stands alone.
    """

    seq: int
    seat: Seat | None
    lines: tuple[Line, ...]
    chapter: str = ""


class Lobby(Struct, frozen=True, tag="lobby"):
    """The lobby changed or closed: update its message."""


class Unready(Struct, frozen=True, tag="unready"):
    """A match cannot start because of a seat's choices: its player is pinged, and reads the reason alone."""

    seat: Seat


class Altered(Struct, frozen=True, tag="altered"):
    """The terms of a match changed while these seats were taken: their players are pinged once."""

    seats: tuple[Seat, ...]


class Between(Struct, frozen=True, tag="between"):
    """The next game of a series waits for what a seat plays it with: its player is pinged."""

    seat: Seat


class Opening(Struct, frozen=True, tag="opening"):
    """A match opens, or goes on after its end: to be posted as a message of its own, whose id then opens it.

    Attributes:
        commitment, clicks: what is settled before that id is known.
        to: the entry that a match goes on from after its end.
    """

    commitment: str
    clicks: tuple[str, ...]
    to: int | None = None


class Told(Struct, frozen=True, tag="told"):
    """The position changed: a log line for each move, and an updated status message.

    Attributes:
        seq: the last entry, which the status message is to show.
        head: its hash, posted so that a log changed later would show.
    """

    seq: int
    head: str
    entries: tuple[Logged, ...]


class Turn(Struct, frozen=True, tag="turn"):
    """It became a seat's turn: ping it once, naming what is awaited."""

    seat: Seat
    asks: tuple[Line, ...]
    deadline: datetime | None


class Reminder(Struct, frozen=True, tag="notice"):
    """A seat is still awaited: a reminder, half of its time gone, its reserve begun, or its deadline near."""

    seat: Seat
    which: Which
    asks: tuple[Line, ...]
    deadline: datetime | None


class Ruling(Struct, frozen=True, tag="ruling"):
    """A judge is asked for a ruling that concerns a seat: call the judges once."""

    seat: Seat
    asks: tuple[Line, ...]


class Asked(Struct, frozen=True, tag="asked"):
    """A proposal is open: these seats have not answered it."""

    proposal: int
    kind: ProposalKind
    seat: Seat
    waiting: tuple[Seat, ...]
    to: int | None = None
    seconds: int | None = None


class Answered(Struct, frozen=True, tag="answered"):
    """A proposal is closed: everybody agreed, or somebody did not, or the match went on without it."""

    proposal: int
    kind: ProposalKind
    agreed: bool


class Over(Struct, frozen=True, tag="over"):
    """The match ended; no outcome where it was abandoned. From now on everybody may know the secret.

    Attributes:
        head: the hash of the last entry; empty in notes of older versions.
    """

    outcome: Outcome | None
    commitment: str
    secret: str
    head: str = ""


class Gap(Struct, frozen=True, tag="gap"):
    """For a while the channel took no messages; the clock stood, and the match goes on.

    Attributes:
        outage: because Discord was out of order, and not for want of a right.
    """

    since: datetime
    until: datetime
    outage: bool = False


class Silenced(Struct, frozen=True, tag="silenced"):
    """To a seat in private: the channel takes no messages, for long or again and again, or too long for the match.

    Attributes:
        ends: when the match ends without a result if nothing changes; ``None`` where it has just ended.
    """

    seat: Seat
    which: Telling
    since: datetime
    ends: datetime | None


class Withheld(Struct, frozen=True, tag="withheld"):
    """To the host in private: a line that the server's AutoMod blocks."""

    text: str


class Silence(Struct, frozen=True):
    """How often a match's channel took no messages for want of a right, and whether its players know.

    Attributes:
        times: how often it was on hold for that.
        told: when its players were told in private.
    """

    times: int = 0
    told: datetime | None = None


Note: TypeAlias = (
    Lobby
    | Unready
    | Altered
    | Between
    | Opening
    | Told
    | Turn
    | Reminder
    | Ruling
    | Asked
    | Answered
    | Over
    | Gap
    | Silenced
    | Withheld
)


class Parcel(Struct, frozen=True):
    """A message to deliver.

    Attributes:
        key: names it for ever, in at most 25 characters; Discord takes it as a message's nonce.
        user: whom it is for; ``None`` when it is for everyone, or its seat is vacant.
        attempts: how often it was claimed, this time included.
    """

    id: int
    match: int
    key: str
    note: Note
    user: int | None
    attempts: int = 0

    @property
    def private(self) -> bool:
        """Whether it is for its user alone; it keeps to no order with what the channel is told."""
        return isinstance(self.note, Silenced | Withheld)
