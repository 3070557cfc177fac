"""The entries of a match's log: what can happen to a match, the one text each is kept and hashed as, and its words.

No entry names a person: people are kept beside the log, so that they can be forgotten while the chain stays whole.
"""

from __future__ import annotations

import json
from datetime import datetime
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from bot.games.contract import AnyGame
from bot.games.setup import Setup
from bot.games.values import Line, Loss, Outcome, Standing, Viewer
from bot.matches.model.chance import Draw
from bot.matches.model.match import By as By
from bot.matches.model.messages import Logged
from bot.matches.model.seals import Mixed
from bot.matches.verify import canonical

_NONE = Raw(b"[]")


class Base(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What every entry has: when, on whose account, and the game's events with the draws they came from."""

    at: Annotated[datetime, msgspec.Meta(tz=True)]
    by: By
    seat: int | None = None
    events: Raw = _NONE
    draws: tuple[Draw, ...] = ()
    # Of an order: a keyed hash of the words beside the log that say why; entries of older versions have none.
    why: str | UnsetType = UNSET


class Opened(Base, frozen=True, tag="opened"):
    """The first entry: what was agreed on, and the commitment to the secret.

    Attributes:
        engine: the version of the game that judged; empty in entries of older versions of the bot.
    """

    game: str
    pack: str | None
    setup: Setup
    commitment: str
    engine: str = ""
    # Entries of older versions hold none; their log is not salted.
    mixed: Mixed | UnsetType = UNSET


class Moved(Base, frozen=True, tag="moved"):
    """A command that a seat's prompt was answered with: by the seat, what it settled in advance, a judge who was asked,
    the game's own player or the clock.

    Attributes:
        chosen: the standing choices that it follows from.
        stead: the seat that answered in its stead, where the question was open to everybody.
        quick: the clock answered because a quick window ended, whatever the seat had said, which is no news.
    """

    prompt: str
    command: Raw
    chosen: dict[str, str] | UnsetType = UNSET
    stead: int | UnsetType = UNSET
    quick: bool | UnsetType = UNSET


class TimeUp(Base, frozen=True, tag="time-up"):
    """The match's own time is up; the game says what follows."""


class Rewound(Base, frozen=True, tag="rewound"):
    """The position is again as it was after entry ``to``; what came between stays in the log.

    It is about a seat where that seat took back by itself the very move that it had just made.

    Attributes:
        same: what is drawn again for the same purpose comes out as it did in what came between.
        restores: what was to come out the same after entry ``to`` still is.
    """

    to: int
    same: bool | UnsetType = UNSET
    restores: bool | UnsetType = UNSET


class Adjusted(Base, frozen=True, tag="adjusted"):
    """A judge set parts of the position; ``told`` has the differences that everybody may read, since they are kept."""

    changes: dict[str, Any]
    told: tuple[Line, ...] | UnsetType = UNSET


class Disputed(Base, frozen=True, tag="disputed"):
    """Something is disputed, and until that is decided no move is accepted.

    Attributes:
        dispute: its number in its server.
        about: the entry it is about.
    """

    dispute: int
    about: int


class Released(Base, frozen=True, tag="released"):
    """A dispute keeps the match no longer from going on, although no verdict was given.

    Attributes:
        last: no other dispute keeps it from going on.
    """

    dispute: int
    last: bool


class Ruled(Base, frozen=True, tag="ruled"):
    """A verdict was given in a dispute; what it does to the match follows in entries of its own.

    Attributes:
        remedy: the kind of what it does.
        rules: the slugs of the rules it cites.
        release: the match goes on.
        undoes: the entry of an earlier verdict of the dispute; what it did is undone before the remedy follows.
    """

    dispute: int
    remedy: str
    rules: tuple[str, ...]
    release: bool
    undoes: int | UnsetType = UNSET


class Penalised(Base, frozen=True, tag="penalised"):
    """A verdict took something from a seat."""

    what: Loss
    amount: int


class Corrected(Base, frozen=True, tag="corrected"):
    """A match that is over has another result, or none any more."""

    outcome: Outcome | None


class Substituted(Base, frozen=True, tag="substituted"):
    """A seat passed on: to another player, to nobody yet, or to the game's own player."""

    to: Literal["player", "nobody", "game"]


class Conceded(Base, frozen=True, tag="conceded"):
    """A seat gave up, or ran out of time where that forfeits."""


class Attended(Base, frozen=True, tag="attended"):
    """At a table that plays together others are present than before: these seats from now on."""

    present: tuple[int, ...]


class Drawn(Base, frozen=True, tag="drawn"):
    """The players agreed on a draw."""


class Abandoned(Base, frozen=True, tag="abandoned"):
    """The match was given up by everybody, or ended by someone who may."""


class Ended(Base, frozen=True, tag="ended"):
    """The last entry of every match, with how it ended; an abandoned one has no outcome."""

    outcome: Outcome | None


class Reopened(Base, frozen=True, tag="reopened"):
    """A match that had ended goes on from its position after entry ``to``, under a new secret."""

    to: int
    commitment: str
    mixed: Mixed
    # As of a rewinding.
    restores: bool | UnsetType = UNSET


class Paused(Base, frozen=True, tag="paused"):
    """The clock is stopped; no move is accepted."""


class Resumed(Base, frozen=True, tag="resumed"):
    """An owner lets go of the clock; when the last one does, it runs again and every deadline moves."""


class Extended(Base, frozen=True, tag="extended"):
    """Everybody who is awaited got more time."""

    seconds: int


Entry: TypeAlias = (
    Opened
    | Moved
    | TimeUp
    | Rewound
    | Adjusted
    | Disputed
    | Released
    | Ruled
    | Penalised
    | Corrected
    | Substituted
    | Conceded
    | Attended
    | Drawn
    | Abandoned
    | Ended
    | Reopened
    | Paused
    | Resumed
    | Extended
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def drawn_by(seats: int) -> Outcome:
    """The outcome of a draw that so many seats agreed on."""
    return Outcome(tuple(Standing(seat, 1, 0) for seat in range(seats)), Line("match-outcome-draw"))


def text_of(entry: Entry) -> str:
    """The canonical text of an entry, which is what the log keeps and the chain hashes."""
    return canonical(json.loads(_encoder.encode(entry)))


def as_kept(changes: dict[str, Any]) -> dict[str, Any]:
    """An adjustment in the order in which the log keeps its parts, so that the same follows when it is checked."""
    kept: dict[str, Any] = json.loads(canonical(changes))
    return kept


def entry_of(text: str) -> Entry:
    """The entry from its text, also of a text that an older version of the bot wrote."""
    entry: Entry = _decoder.decode(modern(text))
    return entry


def modern(text: str) -> str:
    """An entry's text as it is written now: in older versions a seat had a faction and was a newcomer's or not.

    What else a seat had chosen stood among the options of the table, under names that end in its number.
    """
    if '"opened"' not in text or '"newcomer"' not in text:
        return text
    entry = json.loads(text)
    options = entry["setup"].get("options", {})
    for number, seat in enumerate(entry["setup"]["seats"]):
        if "newcomer" not in seat:
            return text
        end = f".{number}"
        own = {key.removesuffix(end): options.pop(key) for key in list(options) if key.endswith(end)}
        named = {"faction": seat.pop("faction", ""), "newcomer": "yes" if seat.pop("newcomer") else ""}
        seat["choices"] = {**own, **{name: token for name, token in named.items() if token}}
    return canonical(entry)


def raw(game: AnyGame, value: Any) -> Raw:
    """A command, or a tuple of events, of a game as an entry holds it."""
    return Raw(game.codec.encode(value))


def events_of(game: AnyGame, entry: Entry) -> tuple[Any, ...]:
    """The game's events in an entry."""
    return game.codec.events(bytes(entry.events))


def logged(game: AnyGame, seq: int, entry: Entry, viewer: Viewer, reason: str | None = None) -> Logged:
    """An entry as a viewer may read it, with the reason that is kept beside it."""
    return Logged(seq, entry.seat, told(game, entry, events_of(game, entry), viewer, reason))


def told(
    game: AnyGame, entry: Entry, events: tuple[Any, ...], viewer: Viewer, reason: str | None = None
) -> tuple[Line, ...]:
    """What an entry and its events say to a viewer."""
    return (*said(entry, reason), *(line for event in events for line in game.narrate(event, viewer)))


def said(entry: Entry, reason: str | None = None) -> tuple[Line, ...]:
    """What the service itself says of an entry, the same to everybody; of an order also by what office and why."""
    ordered = _ordered(entry) if entry.by in ("judge", "admin", "table") else None
    if ordered is not None:
        order = Line(f"match-log-by-{entry.by}", {"what": ordered})
        return (order,) if reason is None else (Line("match-log-why", {"order": order, "why": reason}),)
    line = _line(entry)
    return () if line is None else (line,)


def _ordered(entry: Entry) -> Line | None:
    match entry:
        case Rewound():
            return Line("match-log-order-rewound", {"to": entry.to})
        case Reopened():
            return Line("match-log-order-reopened", {"to": entry.to})
        case Adjusted(told=tuple(parts)) if parts:
            return Line("match-log-order-adjusted-parts", {"parts": parts})
        case Adjusted():
            return Line("match-log-order-adjusted")
        case Ruled(undoes=int()):
            return Line("match-log-order-verdict-undoing", {"dispute": entry.dispute})
        case Ruled():
            return Line("match-log-order-verdict", {"dispute": entry.dispute})
        case Released():
            return Line("match-log-order-released", {"dispute": entry.dispute})
        case Penalised(seat=int(seat)):
            return Line(f"match-log-order-loss-{entry.what}", {"number": seat + 1, "amount": entry.amount})
        case Corrected(outcome=None):
            return Line("match-log-order-no-result")
        case Corrected(outcome=Outcome(reason=reason)):
            return Line("match-log-order-corrected", {"reason": reason})
        case Conceded(seat=int(seat)):
            return Line("match-log-order-lost", {"number": seat + 1})
        case Disputed():
            return Line("match-log-order-disputed", {"dispute": entry.dispute, "about": entry.about})
        case Substituted():
            return Line(f"match-log-order-seat-to-{entry.to}", {"number": (entry.seat or 0) + 1})
        case Abandoned():
            return Line("match-log-order-abandoned")
        case Paused():
            return Line("match-log-order-paused")
        case Resumed():
            return Line("match-log-order-resumed")
        case Extended():
            return Line("match-log-order-extended", {"hours": _hours(entry)})
        case Moved():
            return Line("match-log-order-ruled")
        case _:
            return None


def _line(entry: Entry) -> Line | None:
    seat: dict[str, int] = {} if entry.seat is None else {"seat": entry.seat}
    match entry:
        case Opened():
            return Line("match-log-opened")
        case Moved():
            expired = entry.by == "clock" and entry.quick is UNSET
            return Line("match-log-expired", {**seat}) if expired else _in_stead(entry)
        case TimeUp():
            return Line("match-log-time-up")
        case Rewound(seat=int(mover)):
            return Line("match-log-taken-back", {"seat": mover, "to": entry.to})
        case Rewound():
            return Line("match-log-rewound-agreed", {"to": entry.to})
        case Substituted():
            return Line(f"match-log-seat-to-{entry.to}", {**seat})
        case Conceded():
            return Line("match-log-forfeited" if entry.by == "clock" else "match-log-conceded", {**seat})
        case Attended():
            present = tuple(Line("match-log-player", {"seat": each}) for each in entry.present)
            return Line("match-log-present", {"players": present}) if present else Line("match-log-nobody-present")
        case Ended():
            return None if entry.outcome is None else Line("match-log-ended", {"reason": entry.outcome.reason})
        case Drawn():
            return Line("match-log-drawn")
        case Abandoned():
            return Line("match-log-abandoned-silent" if entry.by == "clock" else "match-log-abandoned-agreed")
        case Disputed():
            return Line("match-log-disputed", {**seat, "dispute": entry.dispute, "about": entry.about})
        case Released():
            return Line("match-log-released", {"dispute": entry.dispute})
        case Paused():
            return Line("match-log-paused-agreed")
        case Resumed():
            return Line("match-log-resumed-players")
        case Extended():
            return Line("match-log-extended-agreed", {"hours": _hours(entry)})
        case _:
            return None


def _in_stead(entry: Moved) -> Line | None:
    """Who answered a question that was open to everybody, and whose it was."""
    if entry.stead is UNSET or entry.seat is None:
        return None
    holder, other = (Line("match-log-player", {"seat": seat}) for seat in (entry.seat, entry.stead))
    return Line("match-log-in-stead", {"holder": holder, "player": other})


def _hours(entry: Extended) -> int:
    return max(1, round(entry.seconds / 3600))
