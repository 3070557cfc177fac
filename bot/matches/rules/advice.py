"""Advice: whole answers that the others of a table that plays together set beside a question."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from itertools import islice
from typing import Any

from msgspec.structs import replace

from bot.games.offers import completions
from bot.games.questions import Complete, Prompt
from bot.games.values import Line, Rejected, Seat
from bot.matches.model.match import Actor, Status
from bot.matches.model.messages import Told
from bot.matches.model.position import Position
from bot.matches.model.proposals import Advice
from bot.matches.model.refusals import Reason, Refused, RefusedCommand, refused
from bot.matches.rules import submit
from bot.matches.rules.change import Change
from bot.matches.rules.submit import Path, Written

LONGEST_REASON = 200
"""Characters of the line that says why."""

_SEARCHED = 1000
"""Answers among which that of the game's own player is looked for, to say what it does."""


def give(change: Change, actor: Actor, question: str, answer: Path, why: str = "") -> Refused | None:
    """Set a whole answer and a line of reason beside somebody else's question, in the place of one's advice so far."""
    seat = _seat(change, actor)
    if isinstance(seat, Refused):
        return seat
    prompt = change.position.asked(question)
    if prompt is None:
        return refused(Reason.STALE)
    if prompt.seat == seat:
        return refused(Reason.OWN_QUESTION)
    step = change.game.step(change.state, prompt, answer.tokens)
    if not isinstance(step, Complete):
        return refused(Reason.STALE)
    given = Advice(0, seat, question, "", step.preview, " ".join(why.split())[:LONGEST_REASON], path=answer.tokens)
    _set(change, given, step.command)
    return None


def ask_own_player(change: Change, actor: Actor, question: str) -> Refused | None:
    """Let the game's own player say what it would answer."""
    seat = _seat(change, actor)
    if isinstance(seat, Refused):
        return seat
    if not change.position.variant.automaton:
        return refused(Reason.NO_AUTOMATON)
    prompt = change.position.asked(question)
    if prompt is None:
        return refused(Reason.STALE)
    if not change.game.advises(change.state, prompt):
        return refused(Reason.NO_OWN_ADVICE)
    _set_own_player(change, question, prompt)
    return None


def back(change: Change, actor: Actor, number: int) -> Refused | None:
    """Back somebody's advice, or no longer."""
    seat = _seat(change, actor)
    if isinstance(seat, Refused):
        return seat
    found = _found(change.position, number)
    if found is None:
        return refused(Reason.ADVICE_GONE)
    if found.seat == seat:
        return refused(Reason.OWN_ADVICE)
    backers = set(found.backers) ^ {seat}
    others = (
        replace(one, backers=tuple(sorted(backers))) if one is found else one for one in change.match.course.advice
    )
    change.course(advice=tuple(others))
    _show(change)
    return None


def adopt(change: Change, actor: Actor, number: int, interaction: int | None) -> Refused | Rejected | None:
    """Answer a question as somebody advised; it is the answer of the player who takes it over.

    The game's own player, whose advice was taken over, advises on the next question unasked.
    """
    found = _found(change.position, number)
    if found is None:
        return refused(Reason.ADVICE_GONE)
    before = {prompt.id for prompt in change.position.prompts()}
    done = submit.submit(change, actor.user, found.question, Written(found.command.encode()), interaction)
    if done is None and found.seat is None:
        _advise_on_next(change, before)
    return done


def tried(position: Position, user: int, number: int, why: Rejected, now: datetime) -> RefusedCommand | None:
    """What a seat that took advice over was refused; ``None`` where there is no such advice any more."""
    found = _found(position, number)
    if found is None:
        return None
    return submit.tried(position, user, found.question, Written(found.command.encode()), why, now)


def _seat(change: Change, actor: Actor) -> Seat | Refused:
    match = change.match
    if match.status is not Status.PLAYING:
        return refused(Reason.NOT_PLAYING)
    if not change.position.variant.together:
        return refused(Reason.NO_ADVICE)
    seat = match.seat_of(actor.user)
    if seat is None or not match.seats[seat].human:
        return refused(Reason.NOT_SEATED)
    return seat


def _found(position: Position, number: int) -> Advice | None:
    return next((one for one in position.match.course.advice if one.id == number), None)


def _advise_on_next(change: Change, before: Collection[str]) -> None:
    """Let the game's own player advise on the question that came with an answer; ``before`` names those that were."""
    asked = (each for each in change.position.prompts() if not (each.judge or each.ahead))
    following = next((each for each in asked if each.id not in before), None)
    prompt = None if following is None else change.position.asked(following.id)
    if following is not None and prompt is not None and change.game.advises(change.state, prompt):
        _set_own_player(change, following.id, prompt)


def _set_own_player(change: Change, question: str, prompt: Prompt) -> None:
    command = change.game.automated(change.state, prompt)
    reason = change.game.reason(change.state, prompt)
    _set(change, Advice(0, None, question, "", _preview(change, prompt, command), reason=reason), command)


def _set(change: Change, given: Advice, command: Any) -> None:
    """Number advice, and set it in the place of what its giver advised on the same question."""
    course, number = change.match.course, change.match.course.advised + 1
    others = tuple(one for one in course.advice if (one.seat, one.question) != (given.seat, given.question))
    numbered = replace(given, id=number, command=change.game.codec.encode(command).decode())
    change.course(advised=number, advice=(*others, numbered))
    _show(change)


def _show(change: Change) -> None:
    """Bring the status message up to date; nobody is pinged."""
    change.note(Told(change.match.seq, change.match.head, ()))


def _preview(change: Change, prompt: Prompt, command: Any) -> Line:
    """What a command does, as its game puts it, or as it is found among the first answers there are."""
    if (said := change.game.worded(change.state, command)) is not None:
        return said
    offered = islice(completions(change.game, change.state, prompt), _SEARCHED)
    return next((each.preview for each in offered if each.command == command), Line("match-advice-own-player"))
