"""Letting everything happen that asks nobody anything, up to the next question."""

from __future__ import annotations

from bot.games.question_tree import Answers, NoSuchAnswer
from bot.games.twom.flow.frames import FRAMES, offer_picks
from bot.games.twom.flow.last_resort import IDLE, REST, Beside, Played, last_call, offer_card, playable
from bot.games.twom.flow.table import STEPS
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.commands import Command, Pick, Tell
from bot.games.twom.rules.came import awaited, told
from bot.games.values import Line


def asked(case: Case) -> Line | None:
    """What is awaited now; ``None`` where something happens by itself, or the campaign is over."""
    state = case.state
    if state.end is not None:
        return None
    if state.pending is not None:
        return Line("twom-await-tell", {"what": awaited(case.components, state.pending.what)})
    if state.stack:
        return FRAMES[type(state.stack[-1])].ask(case, state.stack[-1])
    return STEPS[state.step].ask(case) or last_call(case)


def advance(run: Run) -> None:
    """Let everything happen up to the next question or the end of the campaign."""
    while run.state.end is None and asked(run) is None:
        if run.state.stack:
            frame = run.state.stack[-1]
            FRAMES[type(frame)].happen(run, frame)
        else:
            STEPS[run.state.step].happen(run)


def offered(answers: Answers, case: Case) -> Command:
    """The command that answers lead to.

    Raises:
        Unanswered, NoSuchAnswer: see :class:`Answers`.
    """
    state = case.state
    if state.pending is not None:
        options = state.pending.options
        return Tell(answers.menu("twom-ask-tell", options, str.lower, lambda said: told(case, said)))
    if state.stack:
        return Pick(offer_picks(answers, case, state.stack[-1]))
    if not playable(case):
        return _in_step(answers, case)
    try:
        return _in_step(Beside(answers), case)
    except Played:
        return offer_card(answers, case)


def _in_step(answers: Answers, case: Case) -> Command:
    step = STEPS[case.state.step]
    if step.ask(case) is None:
        # Nothing is asked but whether a card is played.
        answers.menu("twom-ask-or-play", (REST,), str, lambda _: Line("twom-rest"))
        return IDLE[case.state.step]()
    if step.offer is None:
        raise NoSuchAnswer
    return step.offer(answers, case)
