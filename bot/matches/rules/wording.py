"""A match's log in words: what the service says of an entry, and the game of its events."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from bot.games.contract import AnyGame
from bot.games.values import Line, Viewer
from bot.matches.model import entries
from bot.matches.model.entries import Entry
from bot.matches.model.messages import Logged


def logged(game: AnyGame, seq: int, entry: Entry, viewer: Viewer, reason: str | None = None) -> Logged:
    """An entry as a viewer may read it, with the reason that is kept beside it."""
    return Logged(seq, entry.seat, told(game, entry, entries.events_of(game, entry), viewer, reason))


def told(
    game: AnyGame, entry: Entry, events: tuple[Any, ...], viewer: Viewer, reason: str | None = None
) -> tuple[Line, ...]:
    """What an entry and its events say to a viewer."""
    return (*said(entry, reason), *(line for event in events for line in game.narrate(event, viewer)))


def said(entry: Entry, reason: str | None = None) -> tuple[Line, ...]:
    """What the service itself says of an entry, the same to everybody; of an order also by what office and why."""
    ordered = _ordered(entry) if entry.by in ("judge", "admin") else None
    if ordered is not None:
        order = Line(f"match-log-by-{entry.by}", {"what": ordered})
        return (order,) if reason is None else (Line("match-log-why", {"order": order, "why": reason}),)
    line = _line(entry)
    return () if line is None else (line,)


def _ordered(entry: Entry) -> Line | None:
    match entry:
        case entries.Rewound():
            return Line("match-log-order-rewound", {"to": entry.to})
        case entries.Reopened():
            return Line("match-log-order-reopened", {"to": entry.to})
        case entries.Adjusted():
            return Line("match-log-order-adjusted")
        case entries.Substituted():
            return Line(f"match-log-order-seat-to-{entry.to}", {"number": (entry.seat or 0) + 1})
        case entries.Abandoned():
            return Line("match-log-order-abandoned")
        case entries.Paused():
            return Line("match-log-order-paused")
        case entries.Resumed():
            return Line("match-log-order-resumed")
        case entries.Extended():
            return Line("match-log-order-extended", {"hours": _hours(entry)})
        case entries.Moved():
            return Line("match-log-order-ruled")
        case _:
            return None


def _line(entry: Entry) -> Line | None:
    seat: dict[str, int] = {} if entry.seat is None else {"seat": entry.seat}
    match entry:
        case entries.Opened():
            return Line("match-log-opened")
        case entries.Moved():
            return Line("match-log-expired", {**seat}) if entry.by == "clock" else _in_stead(entry)
        case entries.TimeUp():
            return Line("match-log-time-up")
        case entries.Rewound():
            return Line("match-log-rewound-agreed", {"to": entry.to})
        case entries.Substituted():
            return Line(f"match-log-seat-to-{entry.to}", {**seat})
        case entries.Conceded():
            return Line("match-log-forfeited" if entry.by == "clock" else "match-log-conceded", {**seat})
        case entries.Attended():
            present = tuple(Line("match-log-player", {"seat": each}) for each in entry.present)
            return Line("match-log-present", {"players": present}) if present else Line("match-log-nobody-present")
        case entries.Ended():
            return None if entry.outcome is None else Line("match-log-ended", {"reason": entry.outcome.reason})
        case entries.Drawn():
            return Line("match-log-drawn")
        case entries.Abandoned():
            return Line("match-log-abandoned-agreed")
        case entries.Paused():
            return Line("match-log-paused-agreed")
        case entries.Resumed():
            return Line("match-log-resumed-players")
        case entries.Extended():
            return Line("match-log-extended-agreed", {"hours": _hours(entry)})
        case _:
            return None


def _in_stead(entry: entries.Moved) -> Line | None:
    """Who answered a question that was open to everybody, and whose it was."""
    if entry.stead is UNSET or entry.seat is None:
        return None
    holder, other = (Line("match-log-player", {"seat": seat}) for seat in (entry.seat, entry.stead))
    return Line("match-log-in-stead", {"holder": holder, "player": other})


def _hours(entry: entries.Extended) -> int:
    return max(1, round(entry.seconds / 3600))
