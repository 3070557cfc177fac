"""Undo the effect of a verdict: the position, the clocks, the draws and the result are as the verdict found them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.values import Rejected
from bot.matches.model.match import Opening, Status, Stood, Wait
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.model.remedies import Judgement, Nothing
from bot.matches.rules import undo
from bot.matches.rules.change import Change
from bot.matches.rules.clock import deadlines
from bot.matches.rules.disputes.remedies import carry_out, falls_away, set_result
from bot.matches.rules.log import Gone, Log

Way: TypeAlias = Literal["rewind", "reopen", "result", "clocks"]
"""Bring the position back, let the match go on after its end, bring its result back, or its clocks alone."""


class Undoing(Struct, frozen=True):
    """How what a verdict did is undone.

    Attributes:
        to: the last entry before it did anything.
        stood: what it found; ``None`` for a verdict that an older version carried out.
        gone: the entries that are taken back with it.
    """

    way: Way
    to: int
    stood: Stood | None = None
    gone: tuple[Gone, ...] = ()


async def follow(
    change: Change, log: Log, judgement: Judgement, gone: Sequence[Gone], verdict: int
) -> Refused | Rejected | None:
    """Keep what a verdict finds, then carry its remedy out.

    Args:
        gone: the entries that the remedy takes back.
        verdict: the entry that tells the verdict.
    """
    if not isinstance(judgement.remedy, Nothing):
        _note_found(change, verdict, str(judgement.remedy.__struct_config__.tag))
    return await carry_out(change, log, judgement, gone)


async def go_on(change: Change, log: Log, opening: Opening) -> None:
    """Settle a match that goes on after its end, as the verdict orders that undid the end."""
    judgement = opening.ruled
    if judgement is None:
        change.settle()
        return
    bring_clocks_back(change, found_by(change, judgement.undoes))
    gone = await falls_away(log, judgement.remedy, opening.to)
    # It was tried when it was ordered, and a match is refereed by the same rules to its end.
    problem = await follow(change, log, judgement, gone, opening.verdict)
    if problem is not None:
        raise RuntimeError(f"match {change.match.id}: what was ordered cannot be carried out any more: {problem}")


def found_by(change: Change, verdict: int | None) -> Stood | None:
    """The match as the verdict of an entry found it; ``None`` where that is not kept."""
    return next((each for each in change.match.course.stood if each.verdict == verdict), None)


def _note_found(change: Change, verdict: int, remedy: str) -> None:
    course = change.match.course
    found = Stood(
        verdict=verdict,
        seq=change.match.seq,
        remedy=remedy,
        at=_shown(change),
        over=change.match.status is not Status.PLAYING,
        outcome=course.outcome,
        waits=course.waits,
        reserves=course.reserves,
        ends=course.ends,
        repeated=course.repeated,
    )
    change.course(stood=(*course.stood, found))


async def way_back(change: Change, log: Log, verdict: int) -> Undoing | Refused:
    """How to undo what the verdict did that an entry tells; nothing is done.

    Refused: the match went back before it since, or went on after the end that it set right.
    """
    match = change.match
    stood = found_by(change, verdict)
    to = verdict if stood is None else stood.seq
    is_over = match.status is not Status.PLAYING
    # What it did begins with the entry after that.
    if not await log.stands(to + 1) or (stood is not None and stood.over and not is_over):
        return refused(Reason.UNDONE)
    if stood is not None and stood.over:
        return Undoing("result", to, stood)
    if stood is not None and stood.remedy == "time" and not is_over:
        return Undoing("clocks", to, stood)
    return Undoing("reopen" if is_over else "rewind", to, stood, tuple(await log.gone(to)))


async def undo_here(change: Change, log: Log, undoing: Undoing, judgement: Judgement) -> None:
    """Undo it in a match that need not be reopened; the match is to be settled afterwards."""
    by, user, stood = judgement.by, judgement.user, undoing.stood
    if undoing.way == "result" and stood is not None:
        set_result(change, stood.outcome, by, user)
    elif undoing.way == "rewind":
        past = await log.past(undoing.to)
        undo.restore(change, undoing.to, past, by, user, None if stood is None else stood.repeated)
    bring_clocks_back(change, stood, whole=undoing.way != "clocks")


def bring_clocks_back(change: Change, stood: Stood | None, *, whole: bool = True) -> None:
    """Give every seat whose turn it is the time it had left when the verdict was given.

    Args:
        whole: the position is the one that the verdict found; else only who is still asked the same gets it.
    """
    if stood is None:
        return
    course, asked = change.match.course, {wait.seat: wait for wait in change.match.course.waits}
    change.course(stood=tuple(each for each in course.stood if each.seq < stood.seq))
    if change.match.status is not Status.PLAYING:
        return
    before = tuple(_running(change, stood, wait) for wait in stood.waits)
    if whole:
        for wait in before:
            if wait.seat not in asked:
                change.arrive(wait.seat)
        shift = max(timedelta(), _shown(change) - stood.at)
        ends = stood.ends + shift if stood.ends and not course.overtime else course.ends
        change.course(waits=before, reserves=stood.reserves, ends=ends)
        return
    same = {wait.seat: wait for wait in before if wait.prompts == getattr(asked.get(wait.seat), "prompts", None)}
    change.waits(lambda wait: same.get(wait.seat, wait))


def _running(change: Change, stood: Stood, wait: Wait) -> Wait:
    """A wait with what it had left, from now on, for the questions of the line that the match is on now."""
    away = change.match.seats[wait.seat].away
    now, at = _shown(change), stood.at
    if away is not None:
        now, at = max(now, away), max(at, away)
    line = change.match.course.line
    ids = tuple(f"{line}.{prompt.partition('.')[2]}" for prompt in wait.prompts)
    return replace(deadlines.later(wait, now - at), prompts=ids)


def _shown(change: Change) -> datetime:
    """The moment that the match's clock shows."""
    return change.match.course.stopped or change.now
