"""Going back: what can be undone by consent, and bringing an earlier position back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import takewhile
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from bot.games.values import Line, Seat
from bot.matches.model import entries
from bot.matches.model.chance import Draw
from bot.matches.model.entries import By, Entry
from bot.matches.model.match import Latest, Match, Status
from bot.matches.model.messages import Turn
from bot.matches.model.refusals import Reason, Refused, RefusedCommand, refused, refused_undo
from bot.matches.rules.change import Change
from bot.matches.rules.clock import deadlines
from bot.matches.rules.log import Gone, Header, Log, Past, Row

_MOVES = frozenset({"moved", "time-up", "adjusted", "penalised"})
"""The kinds of entries that change a position; the others say what became of people and clocks."""


def current(headers: list[Header]) -> list[Header]:
    """The entries that made the position as it is, the newest first: what was rewound is not among them.

    Args:
        headers: the last entries of a log in order, without a gap.
    """
    if not headers:
        return []
    by_seq = {header.seq: header for header in headers}
    line = []
    at = headers[-1].seq
    while (header := by_seq.get(at)) is not None:
        if header.back_to is not None:
            at = header.back_to
            continue
        line.append(header)
        at -= 1
    return line


def is_open(headers: list[Header], to: int) -> bool:
    """Whether nothing that happened after an entry is closed to an undo by consent."""
    line = current(headers)
    undone = [header for header in line if header.seq > to]
    return any(header.seq == to for header in line) and not any(header.fixed for header in undone)


def too_far(gone: Iterable[Gone], reach: int | None) -> Refused | None:
    """Why more than ``reach`` moves are not taken back; ``None`` is any number."""
    moves = sum(each.kind in _MOVES for each in gone)
    return None if reach is None or moves <= reach else refused(Reason.TOO_FAR, count=moves, most=reach)


def target(headers: list[Header], *seats: Seat) -> int | Refused:
    """The entry to go back to so that the last move of these seats is undone, if consent suffices for that."""
    line = current(headers)
    for number, header in enumerate(line):
        if header.fixed:
            # The very move may have drawn, or one after it: either way something became known.
            mine = next((each.seq for each in line[number:] if each.seat in seats), None)
            return refused(Reason.NOTHING_TO_UNDO) if mine is None else refused(Reason.CANNOT_UNDO, entry=mine)
        if header.seat in seats and number + 1 < len(line):
            return line[number + 1].seq
    return refused(Reason.NOTHING_TO_UNDO)


def fallen(backs: Mapping[int, int], to: int, last: int) -> list[int]:
    """The entries, in order, that made the position after ``last`` and that it was not when ``to`` was made.

    Args:
        backs: by each entry that brought an earlier position back, the one whose position that was.
    """
    kept = set(line_to(backs, to))
    return list(takewhile(lambda at: at not in kept, line_to(backs, last)))[::-1]


def line_to(backs: Mapping[int, int], at: int) -> Iterator[int]:
    """The entries that made the position after an entry, itself and the newest first; arguments as above."""
    while at > 0:
        yield at
        at = backs.get(at, at - 1)


def own_move(match: Match, user: int, now: datetime) -> Latest | None:
    """The move that a user may take back by themselves: nobody has acted since, and nothing became known by it."""
    latest = match.course.latest
    if latest is None or latest.seq != match.seq or match.status is not Status.PLAYING or match.course.stands:
        return None
    seating = match.seats[latest.wait.seat]
    late = latest.wait.deadline is not None and latest.wait.deadline <= now
    return latest if seating.human and seating.user == user and not late else None


def tried(match: Match, user: int, why: Refused, now: datetime) -> RefusedCommand | None:
    """A refused take-back as it is kept; ``None`` where there is no move of the seat's that it could be about."""
    seat, entry = match.seat_of(user), why.line.args.get("entry")
    if why.reason not in (Reason.CANNOT_UNDO, Reason.CANNOT_TAKE_BACK) or seat is None or not isinstance(entry, int):
        return None
    return refused_undo(seat, now, match.seq, entry, why)


class Made(Struct, frozen=True):
    """An entry that may belong to a move which its seat takes back by itself.

    Attributes:
        seat, by: whose answer it is, and on whose account; ``None`` for anything but an answer.
        fixed: it drew or revealed something.
        passes: a seat did nothing by it in a window.
    """

    at: datetime
    seat: Seat | None
    by: By | None
    fixed: bool
    passes: bool = False


def is_own_move(made: Sequence[Made], seat: Seat) -> bool:
    """Whether entries that followed one another are a move of the seat and nothing but what it set off at once.

    What the game's own player answered belongs to it, what the seat itself had answered or settled in advance, and
    passes that others had. What else they had settled would be found out by trying.
    """
    if not made or any(each.fixed for each in made):
        return False
    first, *replies = made
    return (first.by, first.seat) == ("seat", seat) and all(_belongs(each, first) for each in replies)


def _belongs(reply: Made, move: Made) -> bool:
    own = reply.by in ("seat", "standing") and reply.seat == move.seat
    passes = reply.passes and reply.by in ("seat", "standing")
    return reply.at == move.at and (own or passes or reply.by == "game")


def note_own_move(change: Change, seat: Seat, said: Line | UnsetType = UNSET) -> None:
    """Remember an answer just given, with what it says, if its seat may take it back by itself."""
    waited = next((wait for wait in change.before.course.waits if wait.seat == seat), None)
    made = [_made(change, row, each.entry) for row, each in zip(change.rows, change.happened, strict=True)]
    if waited is not None and change.match.status is Status.PLAYING and is_own_move(made, seat):
        reserves = change.before.course.reserves
        first = change.rows[0].seq
        change.course(latest=Latest(change.match.seq, waited, reserves[seat] if reserves else 0, first, said))


def _made(change: Change, row: Row, entry: Entry) -> Made:
    by = entry.by if isinstance(entry, entries.Moved) else None
    return Made(entry.at, row.seat, by, row.fixed, row.seq in change.passes)


async def take_back(change: Change, log: Log, user: int, seq: int) -> Refused | None:
    """Take back one's own move that the last entry belongs to, and what it set off, without asking anybody."""
    latest = own_move(change.match, user, change.now)
    if latest is None or latest.seq != seq:
        own, headers = change.match.seat_of(user), await log.headers()
        made = own is not None and any(each.seq == seq and each.seat == own for each in headers)
        return refused(Reason.CANNOT_TAKE_BACK, **({"entry": seq} if made else {}))
    seat = latest.wait.seat
    change.answers = change.answers.taking_back(seat)
    waits = change.match.course.waits
    before = (latest.first or seq) - 1
    rewind(change, before, await log.state(before), "seat", user, seat=seat)
    change.answers = change.answers.choosing(seat, change.match.seq)
    # Who took it back is there, and needs no ping.
    change.notes = [each for each in change.notes if not (isinstance(each[0], Turn) and each[0].seat == seat)]
    if change.match.status is Status.PLAYING:
        change.match = replace(change.match, course=deadlines.restored(change.match.course, latest, waits))
    return None


def restore_concessions(change: Change, past: Past) -> None:
    """Let exactly those seats have given up that had by then: a seat that gave up later plays on."""
    for seat, seating in enumerate(change.match.seats):
        before = {"conceded": seat in past.conceded, "sentenced": seat in past.sentenced}
        if {"conceded": seating.conceded, "sentenced": seating.sentenced} != before:
            change.seat(seat, **before)


def rewind(
    change: Change,
    to: int,
    state: Any,
    by: By,
    user: int | None,
    reason: str | None = None,
    *,
    past: Past | None = None,
    same: Iterable[Draw] | None = None,
    seat: Seat | None = None,
) -> None:
    """Bring back the position after entry ``to``, which is ``state``.

    Args:
        past: the match by then; ``None`` where no seat has given up since, as in an undo by consent.
        same: what was drawn since and comes out the same again; ``None`` where all of it is drawn anew.
        seat: who takes a move of their own back.
    """
    change.state = state
    entry = entries.Rewound(at=change.now, by=by, seat=seat, to=to, same=UNSET if same is None else True)
    change.append(entry, user=user, back_to=to, reason=reason)
    if same is not None:
        change.course(repeated=(*same, *change.match.course.repeated))
    elif past is not None and change.match.course.repeated:
        change.course(repeated=())
    change.keep()
    if past is not None:
        restore_concessions(change, past)
    change.lapse()
    change.settle()


def restore(change: Change, to: int, past: Past, by: By, user: int, repeated: tuple[Draw, ...] | None) -> None:
    """Let everything be again as it was after entry ``to``, without settling the match.

    Args:
        repeated: what was to come out the same then; ``None`` where that is not known, and all is drawn anew.
    """
    change.state = past.state
    restores = UNSET if repeated is None else True
    change.append(entries.Rewound(at=change.now, by=by, to=to, restores=restores), user=user, back_to=to)
    change.course(repeated=repeated or ())
    change.keep()
    restore_concessions(change, past)
    change.lapse()
