"""Who may give orders in a match, and who may not take which seat, for being partial."""

from __future__ import annotations

from bot.matches.entries import By
from bot.matches.model import FORGOTTEN, Actor, Match
from bot.matches.refusals import Reason, Refused, refused


def may_judge(match: Match, actor: Actor) -> bool:
    """Whether somebody may order something: a judge or an admin, unless they play against other people in it."""
    return (actor.judge or actor.admin) and not _plays_against_people(match, actor)


def no_order(match: Match, actor: Actor) -> Refused | None:
    """Why somebody may order nothing in a match."""
    if may_judge(match, actor):
        return None
    return refused(Reason.PARTIAL if actor.judge or actor.admin else Reason.JUDGE_ONLY)


def official(actor: Actor) -> By:
    """On whose account the order of somebody stands who may give it."""
    return "judge" if actor.judge else "admin" if actor.admin else "host"


def _plays_against_people(match: Match, actor: Actor) -> bool:
    if match.seat_of(actor.user) is None:
        return False
    return any(match.seats[seat].user not in (None, FORGOTTEN, actor.user) for seat in match.humans)
