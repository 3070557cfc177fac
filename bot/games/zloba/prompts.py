"""Who is asked what, and where a path of picked options leads."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.kernel.ask import Answers, NoSuchAnswer, PathAnswers, Unanswered
from bot.games.questions import Complete, Prompt, Question
from bot.games.values import Arg, Line, Seat
from bot.games.zloba.actions.cards import choosing, offer_cards
from bot.games.zloba.actions.draft import offer_pick
from bot.games.zloba.actions.menu import task_menu, turn_menu
from bot.games.zloba.opponent import wound_answers
from bot.games.zloba.opponent.wound_division import after
from bot.games.zloba.pack.components import name_of
from bot.games.zloba.position.case import Case
from bot.games.zloba.position.commands import Command
from bot.games.zloba.position.coop_state import WoundsDue
from bot.games.zloba.position.state import Act, Onward, Pending, State
from bot.games.zloba.rules.labels import named, place
from bot.games.zloba.telling.previews import preview

AWAIT_DIE = Line("zloba-await-die")
AWAIT_ACTION = Line("zloba-await-action")
AWAIT_END = Line("zloba-await-end")
AWAIT_EFFECT = Line("zloba-await-effect")


def prompts(state: State) -> tuple[Prompt, ...]:
    """Who is asked what; several only while support cards are chosen."""
    if state.end is not None:
        return ()
    if state.phase == "setup":
        return tuple(
            Prompt(f"cards.{seat}", seat, Line("zloba-await-cards", {"count": 2 if _two(state, seat) else 1}))
            for seat in range(state.seats)
            if not state.forces[seat].cards
        )
    name = f"r{state.round}.{state.serial}"
    if state.stack:
        frame = state.stack[-1]
        if isinstance(frame, Pending):
            return (Prompt(name, frame.seat, _await_task(frame)),)
        if isinstance(frame, Onward):
            return (Prompt(name, frame.seat, Line("zloba-await-onward", {"place": place(frame.place)})),)
        if isinstance(frame, WoundsDue):
            values: dict[str, Arg] = {"place": place(frame.area), "wounds": frame.wounds}
            # The last seat takes all that is left.
            key = "zloba-await-share" if after(state, frame) else "zloba-await-divide"
            return (Prompt(name, frame.seat, Line(key, values)),)
        return ()
    turn = state.turn
    if turn is None:
        return ()
    if state.phase == "draft":
        return (Prompt(name, turn.seat, AWAIT_DIE),)
    return (Prompt(name, turn.seat, AWAIT_END if turn.acted else AWAIT_ACTION),)


def _two(state: State, seat: Seat) -> bool:
    return state.forces[seat].newcomer and state.coop is None


def _await_task(frame: Pending) -> Line:
    task = frame.queue[0]
    if isinstance(task, Act):
        return Line("zloba-await-spoils", {"action": named(task.face), "place": place(frame.area)})
    return AWAIT_EFFECT


def command(case: Case, answers: Answers) -> Command:
    """The command that answers lead to.

    Raises:
        Unanswered, NoSuchAnswer: see :class:`Answers`.
    """
    state = case.state
    if choosing(case):
        return offer_cards(answers, case)
    if state.stack:
        frame = state.stack[-1]
        if isinstance(frame, WoundsDue):
            return wound_answers.offer(case, frame, answers)
        return answers.branch("zloba-ask-turn", case, task_menu(case))
    if state.phase == "draft":
        return offer_pick(answers, case)
    return answers.branch("zloba-ask-turn", case, turn_menu(case))


def _about(case: Case) -> Line | None:
    """What the task in hand is about, for who comes back to its first question; ``None`` where it says so itself."""
    frame = case.state.stack[-1] if case.state.stack else None
    if isinstance(frame, Onward):
        return Line("zloba-ask-onward", {"place": place(frame.place)})
    if not isinstance(frame, Pending):
        return None
    if isinstance(task := frame.queue[0], Act):
        return Line("zloba-ask-spoils", {"action": named(task.face), "place": place(frame.area)})
    return Line("zloba-ask-effect", {"source": name_of(case.components.source(frame.source))})


def step(case: Case, path: tuple[str, ...]) -> Question | Complete[Command] | None:
    """Where a path leads, without saying yet whether the command is final."""
    found = reached(case, path)
    return found if found is None or isinstance(found, Question) else Complete(found, preview(case, found))


def reached(case: Case, path: tuple[str, ...]) -> Question | Command | None:
    """The question that a path comes to, or the command that it ends in."""
    answers = PathAnswers(path)
    try:
        found = command(case, answers)
    except Unanswered as unanswered:
        step = unanswered.step
        about = None if path else _about(case)
        return step if about is None else replace(step, ask=about)
    except NoSuchAnswer:
        return None
    return found if answers.done else None
