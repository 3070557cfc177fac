"""Why the service does not do what it was asked, each as a reason for code and a sentence for people."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum

import msgspec
from msgspec import Struct

from bot.games.values import Arg, Line, Seat, Violation
from bot.matches.model.match import Owner

LONGEST_KEPT = 4_000
"""Bytes that are kept of a refused command."""


class Reason(StrEnum):
    """Every reason there is; its sentence in the locale files is ``match-refused-`` and the value."""

    NO_MATCH = "no-match"
    CHANNEL_TAKEN = "channel-taken"
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_CHOICE = "unknown-choice"
    OUT_OF_RANGE = "out-of-range"
    TOO_LARGE = "too-large"
    NOTHING_BROUGHT = "nothing-brought"
    NO_TITLE = "no-title"
    LONG_TITLE = "long-title"
    TITLE_TAKEN = "title-taken"
    TOO_MANY_KEPT = "too-many-kept"
    NOT_KEPT = "not-kept"
    UNSETTLED = "unsettled"
    NOT_READY = "not-ready"
    NOT_SAVED = "not-saved"
    PLACES = "places"
    NOT_IN_LOBBY = "not-in-lobby"
    OPENING = "opening"
    NOT_OPENING = "not-opening"
    NOT_PLAYING = "not-playing"
    NOT_OVER = "not-over"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    HELD = "held"
    FULL = "full"
    SEATED = "seated"
    NOT_SEATED = "not-seated"
    SEAT_TAKEN = "seat-taken"
    NO_SEAT = "no-seat"
    TOO_FEW = "too-few"
    NOT_YOURS = "not-yours"
    HOST_ONLY = "host-only"
    JUDGE_ONLY = "judge-only"
    PARTIAL = "partial"
    OTHER_SEAT = "other-seat"
    JUDGED = "judged"
    REOPENED = "reopened"
    NO_REASON = "no-reason"
    NO_COMMAND = "no-command"
    FOR_JUDGES = "for-judges"
    STALE = "stale"
    REPEATED = "repeated"
    NOTHING_TO_UNDO = "nothing-to-undo"
    CANNOT_UNDO = "cannot-undo"
    MOVED_UP = "moved-up"
    CANNOT_TAKE_BACK = "cannot-take-back"
    PROPOSAL_GONE = "proposal-gone"
    PROPOSED = "proposed"
    NO_CLOCK = "no-clock"
    NO_LENGTH = "no-length"
    ALONE = "alone"
    TOGETHER = "together"
    NO_ADVICE = "no-advice"
    OWN_QUESTION = "own-question"
    OWN_ADVICE = "own-advice"
    ADVICE_GONE = "advice-gone"
    COUNCIL = "council"
    OPENS = "opens"
    OPENS_TOGETHER = "opens-together"
    NO_WINDOWS = "no-windows"
    VEIL = "veil"
    MOVE_TIME = "move-time"
    EXTRA_TIME = "extra-time"
    NO_AUTOMATON = "no-automaton"
    NO_OWN_ADVICE = "no-own-advice"
    NO_ENTRY = "no-entry"
    NOT_ENDED = "not-ended"
    NO_RESULT = "no-result"
    MOVED_ON = "moved-on"
    ENDS_THERE = "ends-there"
    UNDONE = "undone"
    GOING_ON = "going-on"
    TOO_FAR = "too-far"
    NO_CHANGE = "no-change"
    TOO_LONG = "too-long"
    BUSY = "busy"
    ILLEGAL_SETUP = "illegal-setup"
    SERIES = "series"
    SERIES_LENGTH = "series-length"
    SERIES_TOGETHER = "series-together"
    SERIES_WENT_ON = "series-went-on"
    NOT_BETWEEN = "not-between"


class Refused(Struct, frozen=True):
    """Nothing happened, and why.

    Attributes:
        violations: where the game itself refuses, its rules and sentences.
    """

    reason: Reason
    line: Line
    violations: tuple[Violation, ...] = ()


class Undo(Struct, frozen=True, tag="match.undo"):
    """A move that its seat wanted to take back, by its entry."""

    entry: int


class RefusedCommand(Struct, frozen=True):
    """A command that the game refused, or a take-back that the match did not allow.

    Attributes:
        number: counts those of the seat, from 1.
        seq: the last entry of the log at that moment.
        command: as JSON, as the game writes it; a take-back as an :class:`Undo`.
        rules: the slugs of the rules that it breaks.
        said: why it was refused, in words for its seat.
    """

    seat: Seat
    number: int
    at: datetime
    seq: int
    command: str
    rules: tuple[str, ...]
    said: tuple[Line, ...] = ()


def refused_command(
    seat: Seat, at: datetime, seq: int, command: bytes, violations: Sequence[Violation]
) -> RefusedCommand:
    """A command that the game has just refused a seat, still without a number.

    Args:
        seq: the last entry of the log.
        command: as JSON; only its beginning is kept.
        violations: what it breaks; sentences that are meant for other seats are left out.
    """
    text = command[:LONGEST_KEPT].decode(errors="replace").replace("\0", "")
    rules = tuple(dict.fromkeys(each.rule for each in violations if each.rule))
    said = tuple(each.line for each in violations if each.seat in (None, seat))
    return RefusedCommand(seat, 0, at, seq, text, rules, said)


def refused_undo(seat: Seat, at: datetime, seq: int, entry: int, why: Refused) -> RefusedCommand:
    """A take-back of the seat's move that made an entry, just refused, still without a number."""
    return RefusedCommand(seat, 0, at, seq, msgspec.json.encode(Undo(entry)).decode(), (), (why.line,))


def undone(command: RefusedCommand) -> int | None:
    """The entry whose move was to be taken back; ``None`` for a command of the game."""
    try:
        return msgspec.json.decode(command.command, type=Undo).entry
    except (msgspec.MsgspecError, RecursionError):
        return None


def about(command: RefusedCommand) -> int:
    """The entry that a refusal is about: the move that was to be taken back, or the last before the command."""
    entry = undone(command)
    return command.seq if entry is None else entry


def refused(reason: Reason, /, **args: Arg) -> Refused:
    """A refusal with the sentence of its reason."""
    return Refused(reason, Line(f"match-refused-{reason}", dict(args)))


def held(owner: Owner) -> Line:
    """Who holds the clock of a match, and how it runs again."""
    return Line(f"match-held-{owner}")
