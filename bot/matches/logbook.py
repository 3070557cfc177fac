"""What a match's log says in words, beside what the game tells of its own events."""

from __future__ import annotations

from bot.games.contract import AnyGame, Line, Viewer
from bot.matches import entries
from bot.matches.entries import Entry
from bot.matches.notes import Logged


def logged(game: AnyGame, seq: int, entry: Entry, viewer: Viewer) -> Logged:
    """An entry as a viewer may read it."""
    told = (game.narrate(event, viewer) for event in entries.events_of(game, entry))
    return Logged(seq, entry.seat, (*said(entry), *(line for line in told if line is not None)))


def said(entry: Entry) -> tuple[Line, ...]:
    """What the service itself says of an entry, the same to everybody."""
    line = _line(entry)
    return () if line is None else (line,)


def _line(entry: Entry) -> Line | None:
    seat: dict[str, int] = {} if entry.seat is None else {"seat": entry.seat}
    match entry:
        case entries.Opened():
            return Line("match-log-opened")
        case entries.Moved():
            return Line("match-log-expired", {**seat}) if entry.by == "clock" else None
        case entries.Rewound():
            return Line(f"match-log-rewound-{_whose(entry)}", {"to": entry.to})
        case entries.Reopened():
            return Line("match-log-reopened", {"to": entry.to})
        case entries.Adjusted():
            return Line("match-log-adjusted")
        case entries.Substituted():
            return Line(f"match-log-seat-to-{entry.to}", {**seat})
        case entries.Conceded():
            return Line("match-log-forfeited" if entry.by == "clock" else "match-log-conceded", {**seat})
        case entries.Ended():
            return None if entry.outcome is None else Line("match-log-ended", {"reason": entry.outcome.reason})
        case entries.Drawn():
            return Line("match-log-drawn")
        case entries.Abandoned():
            return Line(f"match-log-abandoned-{_whose(entry)}")
        case entries.Paused():
            return Line(f"match-log-paused-{_whose(entry)}")
        case entries.Resumed():
            return Line("match-log-resumed-players" if entry.by == "seat" else "match-log-resumed-judge")
        case entries.Extended():
            return Line(f"match-log-extended-{_whose(entry)}", {"hours": max(1, round(entry.seconds / 3600))})


def _whose(entry: Entry) -> str:
    return "agreed" if entry.by == "agreed" else "judge"
