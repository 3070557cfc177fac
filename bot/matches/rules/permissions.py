"""Who may give orders in a match, why they give one, and who may take which seat, for being partial."""

from __future__ import annotations

import unicodedata
from typing import Literal

from msgspec import Struct

from bot.games.values import Seat
from bot.matches.model.match import Actor, Match
from bot.matches.model.people import NO_SEAT
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.change import Change

LONGEST_REASON = 300
_JOINER = "\N{ZERO WIDTH JOINER}"


class Order(Struct, frozen=True):
    """An order that may be given: by what office, by whom, why, and whether by one of those who play."""

    by: Literal["judge", "admin"]
    user: int
    reason: str
    partial: bool = False


def may_manage(match: Match, actor: Actor) -> bool:
    """Whether somebody may decide what the host of a lobby decides."""
    return actor.user == match.host or actor.admin or actor.judge


def is_partial(match: Match, actor: Actor) -> bool:
    """Whether somebody plays or played in a match beside others, or opened it for them."""
    return match.people.is_party(actor.user) and match.people.others_than(actor.user)


def no_order(position: Position, actor: Actor, *, agreeable: bool = False) -> Refused | None:
    """Why somebody may not order something in a match.

    Args:
        agreeable: players could agree on it. Where a table plays together there is nobody against whom an admin who
            plays could be partial, so they may order that much; but nothing that would let the table draw again, or
            set its position.
    """
    if not (actor.judge or actor.admin):
        return refused(Reason.JUDGE_ONLY)
    if agreeable and position.variant.together:
        return None
    return refused(Reason.PARTIAL) if is_partial(position.match, actor) else None


def order(change: Change, actor: Actor, reason: str, *, agreeable: bool = False) -> Order | Refused:
    """Check that a person may give orders and gives a reason; from now on they are a judge of this match.

    Args:
        agreeable: as in :func:`no_order`.
    """
    problem = no_order(change.position, actor, agreeable=agreeable)
    if problem is not None:
        return problem
    words = " ".join(_written(reason).split())
    if not 0 < len(words) <= LONGEST_REASON:
        return refused(Reason.NO_REASON, most=LONGEST_REASON)
    remember_judge(change, actor)
    return Order("judge" if actor.judge else "admin", actor.user, words, is_partial(change.match, actor))


def is_reopened(match: Match) -> bool:
    """Whether a match goes on after its end, when all was shown: each time under a new seal."""
    return len(match.course.seals) > 1


def look(change: Change, actor: Actor) -> Refused | None:
    """See everything that is hidden in a match.

    While it lasts only a judge who is no party may look, and is remembered for it before anything is shown: a person
    who looked never takes a seat in this match.
    """
    if change.match.seq == 0:
        return refused(Reason.NOT_PLAYING)
    if not change.match.live:
        return None
    return see_hidden(change, actor) if actor.judge else refused(Reason.JUDGE_ONLY)


def see_hidden(change: Change, actor: Actor) -> Refused | None:
    """Remember a person before they are shown anything of what players hide from each other; no party may see it.

    The one way to what is hidden, as :func:`no_seat` is the one way to a seat: a look, an export, what seats were
    refused, and cases about the match with all that is told in them.
    """
    if change.match.people.is_party(actor.user):
        return refused(Reason.PARTIAL)
    remember_judge(change, actor)
    return None


def no_seat(position: Position, actor: Actor, seat: Seat | None = None) -> Refused | None:
    """Why somebody may not sit down in a match, or in this seat of it, because of what they did or know.

    Where a table plays together, what one seat knows is of no use against another. Once a match has ended, anybody may
    have seen all of it and nobody is remembered for it: if it goes on, only those sit down who sat in it by then.
    """
    people = position.match.people
    if people.is_judge(actor.user):
        return refused(Reason.JUDGED)
    sat = people.seats_of(actor.user)
    if is_reopened(position.match) and not sat:
        return refused(Reason.REOPENED)
    if seat is not None and not position.variant.together and sat - {seat}:
        return refused(Reason.OTHER_SEAT)
    return None


def remember_judge(change: Change, actor: Actor) -> None:
    """Remember a person as a judge of the match, unless they are its only player or remembered already."""
    people = change.match.people
    if not people.is_party(actor.user) and not people.is_judge(actor.user):
        change.people.append((actor.user, "judge", NO_SEAT))


def _written(reason: str) -> str:
    # Invisible characters could turn a line of the log around, and not every database takes them.
    return "".join(
        letter
        for letter in reason
        if letter.isspace() or letter == _JOINER or not unicodedata.category(letter).startswith("C")
    )
