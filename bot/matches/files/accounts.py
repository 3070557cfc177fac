"""Which entries of a log there are on whose account, with a seat or events of their own, and after the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from bot.games.adjusting import differences
from bot.games.contract import AnyGame, after_events
from bot.matches.model import entries
from bot.matches.model.entries import By, Entry

OFFICIALS: frozenset[By] = frozenset({"judge", "admin"})
RULING: frozenset[By] = OFFICIALS | {"table"}
"""Who gives verdicts."""
RULED_OR_AGREED: frozenset[By] = RULING | {"agreed"}

BY: dict[type[Entry], frozenset[By]] = {
    entries.Opened: frozenset({"host"}),
    entries.Moved: OFFICIALS | {"seat", "standing", "clock", "game"},
    entries.TimeUp: frozenset({"clock"}),
    entries.Rewound: RULED_OR_AGREED | {"seat"},
    entries.Adjusted: OFFICIALS,
    entries.Disputed: frozenset({"seat", "judge"}),
    entries.Released: OFFICIALS | {"agreed", "seat", "clock"},
    entries.Ruled: RULED_OR_AGREED,
    entries.Penalised: OFFICIALS,
    entries.Corrected: RULING,
    entries.Substituted: OFFICIALS | {"seat", "host"},
    entries.Conceded: RULED_OR_AGREED | {"seat", "clock"},
    entries.Attended: frozenset({"game"}),
    entries.Drawn: frozenset({"agreed"}),
    entries.Abandoned: RULED_OR_AGREED,
    entries.Ended: frozenset({"game"}),
    entries.Reopened: RULING,
    entries.Paused: OFFICIALS | {"agreed"},
    entries.Resumed: OFFICIALS | {"seat"},
    entries.Extended: RULED_OR_AGREED,
}
OF_A_SEAT = (entries.Moved, entries.Penalised, entries.Substituted, entries.Conceded)
MAY_BE_OF_A_SEAT = (entries.Disputed, entries.Extended, entries.Rewound)
AFTER_THE_END = (entries.Reopened, entries.Ruled, entries.Corrected)
GOING_BACK = (entries.Rewound, entries.Reopened, entries.Corrected)
"""Entries of a verdict that goes back, or undoes an earlier one."""
WITH_EVENTS = (
    entries.Opened,
    entries.Moved,
    entries.TimeUp,
    entries.Adjusted,
    entries.Penalised,
    entries.Conceded,
    entries.Attended,
)
ORDERS = (entries.Adjusted, entries.Penalised, entries.Ruled, entries.Moved)
"""Orders that no players may agree to take back."""


def is_theirs(entry: Entry, log: Sequence[Entry], number: int) -> bool:
    """Whether an entry happens on the account that it names.

    Args:
        number: how many entries of the log are before it.
    """
    return entry.by in BY[type(entry)] or (
        entry.by == "agreed" and isinstance(entry, GOING_BACK) and is_ruled(log, number)
    )


def is_ruled(log: Sequence[Entry], number: int) -> bool:
    """Whether a table's ruling has yet to go back, or to undo an earlier verdict, after so many entries of a log.

    Older versions wrote what a table rules on the account of all who agree.
    """
    at = number
    while at and isinstance(log[at - 1], GOING_BACK):
        at -= 1
    ruled = log[at - 1] if at else None
    if not isinstance(ruled, entries.Ruled) or ruled.by != "agreed":
        return False
    return number - at < (ruled.remedy == "back") + (ruled.undoes is not UNSET)


def undoes_its_own(entry: entries.Ruled, before: Sequence[Entry]) -> bool:
    """Whether a verdict undoes an earlier one of its own dispute, or none.

    Args:
        before: the entries before it.
    """
    if entry.undoes is UNSET:
        return True
    earlier = before[entry.undoes - 1] if 0 < entry.undoes <= len(before) else None
    return isinstance(earlier, entries.Ruled) and earlier.dispute == entry.dispute and earlier.remedy != "none"


def tells(game: AnyGame, before: Any, entry: entries.Adjusted, events: tuple[Any, ...]) -> bool:
    """Whether an adjustment has the differences that it makes; entries of older versions have none."""
    return entry.told is UNSET or entry.told == differences(game, before, after_events(game, events, before))
