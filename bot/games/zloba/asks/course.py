"""The order of play: for each phase and each interruption what happens by itself, who is asked, and for what."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.kernel.ask import Answers
from bot.games.kernel.frames import Course, Kind, always, nothing
from bot.games.kernel.position import View
from bot.games.questions import Prompt
from bot.games.values import Arg, Line, Seat
from bot.games.zloba.acts.actions.cards import choosing, hand_size, offer_cards
from bot.games.zloba.acts.actions.draft import draft, is_open, offer_pick
from bot.games.zloba.acts.actions.menu import task_menu, turn_menu
from bot.games.zloba.acts.actions.movement import after_onward
from bot.games.zloba.acts.opponent import round as against
from bot.games.zloba.acts.opponent import turns, wound_answers
from bot.games.zloba.acts.opponent.wound_division import after
from bot.games.zloba.acts.round import phases
from bot.games.zloba.acts.round.scoring import scoring
from bot.games.zloba.looks.labels import named, place
from bot.games.zloba.pack.components import Components, name_of
from bot.games.zloba.position.case import Case, Position, Run
from bot.games.zloba.position.commands import Command
from bot.games.zloba.position.coop_state import OpponentTasks, WoundsDue
from bot.games.zloba.position.state import Act, Frame, Onward, Pending, Spoils, State, VariantKey

AWAIT_DIE = Line("zloba-await-die")
AWAIT_ACTION = Line("zloba-await-action")
AWAIT_END = Line("zloba-await-end")
AWAIT_EFFECT = Line("zloba-await-effect")
ASK_TURN = Line("zloba-ask-turn")


def _prompt(state: State, seat: Seat, line: Line) -> tuple[Prompt, ...]:
    return (Prompt(f"r{state.round}.{state.serial}", seat, line),)


def _await_cards(view: Position, _: None) -> tuple[Prompt, ...]:
    state = view.state
    return tuple(
        Prompt(f"cards.{seat}", seat, Line("zloba-await-cards", {"count": hand_size(state, seat)}))
        for seat in range(state.seats)
        if not state.forces[seat].cards
    )


def _await_die(view: Position, _: None) -> tuple[Prompt, ...]:
    turn = view.state.turn
    return () if turn is None else _prompt(view.state, turn.seat, AWAIT_DIE)


def _await_action(view: Position, _: None) -> tuple[Prompt, ...]:
    turn = view.state.turn
    return () if turn is None else _prompt(view.state, turn.seat, AWAIT_END if turn.acted else AWAIT_ACTION)


def _await_task(view: Position, frame: Pending) -> tuple[Prompt, ...]:
    line = AWAIT_EFFECT
    if isinstance(task := frame.queue[0], Act):
        line = Line("zloba-await-spoils", {"action": named(task.face), "place": place(frame.area)})
    return _prompt(view.state, frame.seat, line)


def _await_onward(view: Position, frame: Onward) -> tuple[Prompt, ...]:
    return _prompt(view.state, frame.seat, Line("zloba-await-onward", {"place": place(frame.place)}))


def _await_division(view: Position, frame: WoundsDue) -> tuple[Prompt, ...]:
    values: dict[str, Arg] = {"place": place(frame.area), "wounds": frame.wounds}
    # The last seat takes all that is left.
    key = "zloba-await-share" if after(view.state, frame) else "zloba-await-divide"
    return _prompt(view.state, frame.seat, Line(key, values))


def _offer_turn(answers: Answers, case: Case, _: None) -> Command:
    return answers.branch(ASK_TURN.key, case, turn_menu(case))


def _offer_task(answers: Answers, case: Case, frame: Pending) -> Command:
    """Ask what is done about a task; the question says what it is about, for who comes back to it."""
    if isinstance(task := frame.queue[0], Act):
        about = Line("zloba-ask-spoils", {"action": named(task.face), "place": place(frame.area)})
    else:
        about = Line("zloba-ask-effect", {"source": name_of(case.components.source(frame.source))})
    return answers.branch(about.key, case, task_menu(case), **about.args)


def _offer_onward(answers: Answers, case: Case, frame: Onward) -> Command:
    return answers.branch("zloba-ask-onward", case, task_menu(case), place=place(frame.place))


COMPETITIVE: Mapping[str, Kind] = {
    "setup": Kind(phases.setup, _await_cards, offer_cards, phases.choosing),
    "spoils": Kind(phases.no_spoils),
    "groundwork": Kind(phases.groundwork),
    "draft": Kind(draft, _await_die, offer_pick, is_open),
    "actions": Kind(phases.actions, _await_action, _offer_turn, phases.playing),
    "scoring": Kind(scoring),
    "over": Kind(nothing, waits=always),
}
COOP: Mapping[str, Kind] = {
    **COMPETITIVE,
    "draft": COMPETITIVE["draft"]._replace(happen=against.last_die),
    "actions": COMPETITIVE["actions"]._replace(happen=against.actions),
    "scoring": Kind(against.scoring),
}
FRAMES: Mapping[type[Frame], Kind] = {
    Spoils: Kind(phases.spoils),
    Pending: Kind(phases.tasks, _await_task, _offer_task, phases.is_choice),
    Onward: Kind(
        phases.going_on,
        _await_onward,
        _offer_onward,
        lambda view, frame: after_onward(view, frame) == frame.elites,
    ),
    OpponentTasks: Kind(lambda run, _: turns.work(run)),
    WoundsDue: Kind(against.dividing, _await_division, wound_answers.offer, against.has_choice),
}
_COURSES: Mapping[VariantKey, Course] = {
    "competitive": Course(FRAMES, COMPETITIVE, "phase"),
    "coop": Course(FRAMES, COOP, "phase"),
}


def advance(run: Run) -> None:
    """Let everything happen up to the next question."""
    _COURSES[run.state.variant].advance(run)


def prompts(components: Components, state: State) -> tuple[Prompt, ...]:
    """Who is asked what; several only while support cards are chosen."""
    return _COURSES[state.variant].ask(View(components, state)) or ()


def is_asked(case: Case) -> bool:
    """Whether a question is put to a seat, in a position that waits for somebody."""
    state = case.state
    if state.stack:
        return getattr(state.stack[-1], "seat", None) == case.seat
    if state.phase == "setup":
        return choosing(case)
    return state.turn is not None and state.turn.seat == case.seat


def command(answers: Answers, case: Case) -> Command:
    """The command that answers lead to.

    Raises:
        Unanswered, NoSuchAnswer: see :class:`Answers`.
    """
    return _COURSES[case.state.variant].offer(answers, case)  # type: ignore[no-any-return]
