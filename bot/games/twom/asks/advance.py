"""Letting everything happen that asks nobody anything, up to the next question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.games.kernel.ask import Answers, Aside
from bot.games.kernel.frames import Course, Kind, always
from bot.games.twom.acts.flow.step import FrameKind, Step
from bot.games.twom.acts.flow.using import USE, offer_use, usable
from bot.games.twom.asks.frames import FRAMES
from bot.games.twom.asks.last_resort import IDLE, PLAY, last_call, offer_card, playable
from bot.games.twom.asks.steps import STEPS
from bot.games.twom.asks.told.answering import offer_told
from bot.games.twom.asks.told.beside import OR_ELSE, OR_PLAY, REST, Beside
from bot.games.twom.asks.told.declaring import told_at_once
from bot.games.twom.asks.told.free import DECLARE, can_declare, offer_declaration
from bot.games.twom.looks.came import awaited_now
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.commands import Answer, Pick
from bot.games.twom.position.frames.stack import Declaring, Held
from bot.games.twom.position.state import StepName
from bot.games.values import Line

_Other = tuple[str, Callable[[Answers, Case], Answer]]
"""Something else than an answer: the key of its label, and the command that it leads to."""


def _goes_on(happen: Callable[[Run, Any], None]) -> Callable[[Run, Any], None]:
    """Let something happen as a step of the run, which alone waits where people have to say something."""

    def happen_in_step(run: Run, frame: Any) -> None:
        if not run.is_first:
            run.begin()
        happen(run, frame)

    return happen_in_step


def _of_step(name: StepName, step: Step) -> Kind:
    def ask(case: Case, _: None) -> Line | None:
        return step.ask(case) or last_call(case)

    def offer(answers: Answers, case: Case, _: None) -> Answer:
        if step.ask(case) is not None:
            return step.offer(answers, case)
        # Nothing is asked but whether a card is played.
        answers.menu(OR_PLAY, (REST,), str, lambda _: Line("twom-rest"))
        return IDLE[name]()

    return Kind(
        _goes_on(lambda run, _: step.happen(run)),
        ask,
        offer,
        lambda run, _: run.state.end is not None or ask(run, None) is not None,
    )


def _of_frame(kind: FrameKind) -> Kind:
    return Kind(
        _goes_on(kind.happen),
        kind.ask,
        lambda answers, case, frame: Pick(kind.offer(answers, case, frame)),
        lambda run, frame: kind.ask(run, frame) is not None,
    )


def _tell_at_once(run: Run, _: Declaring) -> None:
    """Let happen what people said of some cards as they said which these were."""
    if run.did is not None:
        (number, picks), run.did = run.did, None
        told_at_once(run, number, picks)


_FRAMES: Mapping[type, Kind] = {type_: _of_frame(kind) for type_, kind in FRAMES.items()}
COURSE = Course(
    {
        **_FRAMES,
        Declaring: _FRAMES[Declaring]._replace(happen=_goes_on(_tell_at_once), waits=lambda run, _: run.did is None),
        Held: _FRAMES[Held]._replace(waits=always),
    },
    {name: _of_step(name, step) for name, step in STEPS.items()},
    "step",
)


def asked(case: Case) -> Line | None:
    """The question of the moment; ``None`` where something happens by itself, or the campaign is over."""
    state = case.state
    if state.end is not None:
        return None
    if state.pending is not None:
        found = tuple(awaited_now(case, each) for each in state.pending.asked)
        return Line("twom-await-tell", {"what": found[0] if len(found) == 1 else found})
    return COURSE.ask(case)  # type: ignore[no-any-return]


def advance(run: Run) -> None:
    """Let everything happen up to the next question, to what was held back, or to the end of the campaign."""
    if run.state.end is None:
        COURSE.advance(run)


def offered(answers: Answers, case: Case) -> Answer:
    """The command that answers lead to.

    Raises:
        Unanswered, NoSuchAnswer: see :class:`Answers`.
    """
    return _beside(answers, case, dict(_others(case)))


def played(answers: Answers, case: Case) -> Answer:
    """The same for the game's own player, which neither eats between meals nor tells what nobody asked."""
    return _beside(answers, case, {token: other for token, other in _others(case) if token == PLAY})


def _beside(answers: Answers, case: Case, others: Mapping[str, _Other]) -> Answer:
    if not others:
        return of_moment(answers, case)
    # Where nothing but food or medicine is there to be used, no question about it comes before a list of several.
    asks = OR_ELSE if DECLARE in others else OR_PLAY if PLAY in others else None
    try:
        return of_moment(Beside(answers, {token: label for token, (label, _) in others.items()}, asks), case)
    except Aside as aside:
        return others[aside.token][1](answers, case)


def _others(case: Case) -> Iterator[tuple[str, _Other]]:
    """Everything else than an answer that can be done now, by its token."""
    if case.state.pending is None and playable(case):
        yield PLAY, ("twom-play", offer_card)
    if usable(case):
        yield USE, ("twom-use", offer_use)
    if can_declare(case):
        yield DECLARE, ("twom-tell-else", offer_declaration)


def of_moment(answers: Answers, case: Case) -> Answer:
    """The command that answers the question of the moment."""
    if case.state.pending is not None:
        return offer_told(answers, case)
    return COURSE.offer(answers, case)  # type: ignore[no-any-return]
