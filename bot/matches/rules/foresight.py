"""What a seat will be asked if nobody does anything, and what it answers to that beforehand.

How things go on is tried on two positions in which everything that the seat may not know is drawn anew. As soon as it
would see any difference between them nothing further can be foreseen, so that no plan tells what is hidden.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from msgspec.structs import replace as changed

from bot.games.contract import AnyGame, after_events
from bot.games.playing import Dice
from bot.games.questions import Complete, Prompt
from bot.games.values import Rejected, Seat
from bot.matches.model import entries
from bot.matches.model.match import Status
from bot.matches.model.position import Position, awaited
from bot.matches.model.private import Ahead
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import undo
from bot.matches.rules.change import Change
from bot.matches.rules.clock.deadlines import no_moves
from bot.matches.rules.submit import Path, pass_window

MOST = 24
"""Questions that are foreseen at once."""
_ANSWERS = 120
"""Answers that are tried for it, those of other seats included."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A question that a seat will be asked if nobody does anything.

    Attributes:
        prompt: with the id it will have in the match; ``own`` the game's own.
        position: the match as the seat knows it, at that question.
    """

    prompt: Prompt
    own: Prompt
    position: Position


def foreseen(position: Position, seat: Seat) -> tuple[Foreseen, ...]:
    """The next questions of a seat, as far as its own answers are given or can be to do nothing."""
    match = position.match
    if match.status is not Status.PLAYING or match.course.stands or not match.seats[seat].human:
        return ()
    return tuple(_foreseen(position, seat))


def plan(change: Change, user: int, question: str, path: Path) -> Refused | Rejected | None:
    """Answer a question that one's seat will be asked; windows before it are passed, unless they are answered too."""
    planned = _plan(change, user, question, path)
    return None if isinstance(planned, Foreseen) else planned


def _plan(change: Change, user: int, question: str, path: Path) -> Foreseen | Refused | Rejected:
    """The question that was answered as :func:`plan` does."""
    match = change.match
    seat = match.seat_of(user)
    if seat is None:
        return refused(Reason.NOT_SEATED)
    if (problem := no_moves(match)) is not None:
        return problem
    change.answers = change.answers.back(seat)
    before: list[Foreseen] = []
    for each in foreseen(change.position, seat):
        if each.prompt.id == question:
            return _planned(change, seat, before, each, path) or each
        before.append(each)
    return refused(Reason.STALE)


def go_on(change: Change, user: int, window: str, question: str, path: Path) -> Refused | Rejected | None:
    """Do nothing in a window that comes before one's own move, and make that move unless somebody does something."""
    seat = change.match.seat_of(user)
    asked = None if seat is None else change.position.prompt(window, seat)
    if asked is None or not asked.onward or asked.ahead:
        return refused(Reason.STALE)
    planned = _plan(change, user, question, path)
    if not isinstance(planned, Foreseen):
        return planned
    learned = change.answers.learned
    done = pass_window(change, user, window)
    if done is None:
        undo.note_own_move(change, asked.seat)
        # The window itself was never shown, so that it is still to be explained.
        change.answers = changed(change.answers, learned=learned)
        if change.match.terms.first:
            change.answers = change.answers.learning(asked.seat, planned.own.ask.key)
    return done


def give_up(change: Change, user: int) -> Refused | None:
    """Forget all that one's seat answered to questions it has not been asked yet."""
    seat = change.match.seat_of(user)
    if seat is None:
        return refused(Reason.NOT_SEATED)
    change.answers = change.answers.back(seat).unplanned(seat)
    return None


def _planned(change: Change, seat: Seat, before: list[Foreseen], at: Foreseen, path: Path) -> Refused | Rejected | None:
    game, state = change.game, at.position.state
    step = game.step(state, at.own, path.tokens)
    if not isinstance(step, Complete):
        return refused(Reason.STALE)
    tried = game.decide(state, at.own.decider, step.command, _dice(0))
    if isinstance(tried, Rejected):
        return tried
    answers = change.answers
    for each in before:
        if answers.answer(seat, each.prompt.id) is None:
            answers = answers.answering(_ahead(each, game.default(each.position.state, each.own), game))
    given = _ahead(at, step.command, game)
    change.answers = answers.answering(changed(given, path=path.tokens, said=step.preview))
    change.answers = change.answers.choosing(seat, change.match.seq)
    return None


def _ahead(at: Foreseen, command: Any, game: AnyGame) -> Ahead:
    return Ahead(at.prompt.seat, at.prompt.id, entries.raw(game, command), planned=True)


def _foreseen(position: Position, seat: Seat) -> Iterator[Foreseen]:
    game = position.game
    now = {prompt.id for prompt in position.prompts(seat)}
    first = _next(game, position.state)
    if first is None or first.urgency != "window":
        # Nothing follows from passing, and drawing anew takes time.
        return
    states = [game.resample(position.state, seat, _dice(seed)) for seed in (0, 1)]
    found = 0
    for _ in range(_ANSWERS):
        prompt = _next(game, states[0])
        if prompt is None or found == MOST or (prompt.seat != seat and prompt.urgency != "window"):
            return
        question = position.question_id(prompt)
        if prompt.seat == seat and question not in now:
            found += 1
            yield Foreseen(changed(prompt, id=question), prompt, replace(position, state=states[0]))
        given = position.answers.answer(seat, question) if prompt.seat == seat else None
        if given is None and prompt.urgency != "window":
            return
        command = game.default(states[0], prompt) if given is None else game.codec.command(bytes(given.command))
        after = [_after(game, state, prompt, command, seed) for seed, state in enumerate(states)]
        states = [state for state in after if state is not None]
        if len(states) < 2 or game.view(states[0], seat) != game.view(states[1], seat):
            return


def _next(game: AnyGame, state: Any) -> Prompt | None:
    """The question whose turn it is; none where several seats are asked at once, or the match is over."""
    asked = [prompt for prompts in awaited(game, state).values() for prompt in prompts if not prompt.ahead]
    return asked[0] if len(asked) == 1 else None


def _after(game: AnyGame, state: Any, prompt: Prompt, command: Any, seed: int) -> Any | None:
    done = game.decide(state, prompt.decider, command, _dice(seed))
    return None if isinstance(done, Rejected) else after_events(game, done.events, state)


def _dice(seed: int) -> Dice:
    return Dice(random.Random(seed).randrange)  # noqa: S311 - nothing that happens is drawn from it
