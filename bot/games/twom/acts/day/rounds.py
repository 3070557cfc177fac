"""The three rounds of actions: all are placed, all costs are paid together, then everything is carried out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.kernel.ask import Answers
from bot.games.kernel.deeds import Deed
from bot.games.twom.acts.day.home import Home, do_home, is_told, offer_home, wrong_at_home
from bot.games.twom.acts.day.placing import Round, first_wrong, is_anything_to_do, offer_place, ready
from bot.games.twom.acts.day.reach import obstacle
from bot.games.twom.acts.day.tasks import action_of, cost, needs, short_of, wrong
from bot.games.twom.acts.day.turning import turn_over
from bot.games.twom.acts.flow.cards import told_or_done
from bot.games.twom.acts.flow.chance import roll_black
from bot.games.twom.acts.flow.diary import go
from bot.games.twom.acts.flow.step import Step
from bot.games.twom.acts.flow.told_values import ask_marks
from bot.games.twom.looks.labels import fitting, person, space
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.effects.story import Effect
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.causes import Cause
from bot.games.twom.position.commands import Place, Task
from bot.games.twom.position.decks import plus
from bot.games.twom.position.events_group import Moved, Stood
from bot.games.twom.position.events_house import Built
from bot.games.twom.position.frames.stack import Declaring, Doing, Frame, Rolling, Turning
from bot.games.values import Line, Violation

ROUNDS = 3
LOCK_HOLDS = 3
"""The highest roll at which a lock stays shut.

Rule: twom-cs.lockpick.roll
"""


def ask_place(case: Case) -> Line | None:
    """Where everybody goes, unless nobody can do anything."""
    able_to = bool(ready(case)) if is_told(case) else is_anything_to_do(case)
    return Line("twom-await-place", {"round": case.state.round}) if able_to else None


def _offer(answers: Answers, case: Case) -> Place:
    return (offer_home if is_told(case) else offer_place)(answers, case)


def _check(case: Case, command: Place) -> tuple[Violation, ...]:
    if is_told(case):
        return first_wrong(Home(case), command, wrong_at_home) or (refuse("actions.list", "pick"),)
    return first_wrong(Round(case), command, _wrong_task)


def _do(run: Run, command: Place) -> None:
    (do_home if is_told(run) else do_place)(run, command)


def round_over(run: Run) -> None:
    """Pass the Diary after a round; the third is followed by dusk.

    Rule: twom-cs.actions.next-leader
    """
    ask_marks(run)
    if run.state.round < ROUNDS:
        go(run, "placing", passes=True, round_=run.state.round + 1)
    else:
        go(run, "water", passes=True)


def _wrong_task(round_: Round, task: Task, order: Mapping[Key, int], last: int) -> Iterator[Violation]:
    case = round_.case
    for who in task.who:
        if who not in order:
            yield refuse("group.shared", "person")
        elif who not in round_.left:
            yield refuse("actions.marks", "ready", who=person(case.components, who))
    places = [order.get(who, -1) for who in task.who]
    if places != sorted(set(places)) or places[0] <= last:
        yield refuse("actions.rounds", "order")
    yield from wrong(case, task)
    if task.space in round_.spaces and not round_.shares(task):
        yield refuse("actions.one-per-space", "taken", space=space(case.components, task.space))
    if task.deed == "build" and not round_.has_copy(task.what or ""):
        yield refuse("build.any", "copies", fitting=fitting(case.components, task.what or ""))
    short = short_of(case, plus(round_.taken, needs(case, task)), task)
    if short is not None:
        yield short


def do_place(run: Run, command: Place) -> None:
    """Place everybody, pay all costs at once, then carry out one task after the other.

    Rule: twom-cs.actions.simultaneous
    """
    before = Case(run.components, run.state)
    go(run, "round-over", round_=run.state.round)
    run.emit(Stood(dict(sorted((who, task.space) for task in command.tasks for who in task.who))))
    costs: dict[Key, int] = {}
    for task in command.tasks:
        costs = plus(costs, cost(before, task))
    if costs:
        run.cause = Cause("paying", tuple(who for task in command.tasks for who in task.who))
        run.emit(Moved(costs, "store", "supply", "pay"))
    if run.state.table.cards == "table" and not run.is_first:
        _begin_tasks(run, before, command)
        return
    due: list[tuple[tuple[Effect, ...] | None, str, tuple[Key, ...]]] = []
    for task in command.tasks:
        if task.deed == "turn":
            due += _turn(run, task)
        elif task.deed == "build":
            due += _build(run, task)
        else:
            action = action_of(before, task)
            due.append((action.effects if action else (), f"actions.{task.what}", task.who))
    for effects, source, acting in reversed(due):
        told_or_done(run, effects, source, acting)


def _begin_tasks(run: Run, before: Case, command: Place) -> None:
    """Lay on the stack what people tell of each task, the first on top; whatever nobody tells has happened."""
    frames: list[Frame] = []
    for task in command.tasks:
        match task.deed:
            case "turn" if obstacle(before, task.space) == "door":
                frames.append(Rolling("lock", task.who[:1], task.space))
            case "turn":
                frames.append(Turning(task.space, task.who))
            case "build":
                frames += [Doing(effects, of, who) for effects, of, who in _build(run, task) if effects]
            case "use":
                action = action_of(before, task)
                effects = action.effects if action else ()
                of = f"actions.{task.what}"
                if effects is None:
                    frames.append(Declaring(of, task.who, where=task.space))
                elif effects:
                    frames.append(Doing(effects, of, task.who))
    # Cards that are turned over come first, so that people tell all of them and what else came of the round together.
    turned = [frame for frame in frames if isinstance(frame, Turning)]
    told = [frame for frame in frames if isinstance(frame, Declaring)]
    others = [frame for frame in frames if not isinstance(frame, Turning | Declaring)]
    for frame in reversed((*turned, *told, *others)):
        run.push(frame)


def lock_opens(run: Run) -> None:
    """A lock gives way, and the lockpick is gone.

    Rule: twom-cs.lockpick.success
    """
    pick = run.components.token_of("lockpick")
    # A remark before the roll may have taken it already.
    if run.state.store.get(pick):
        run.emit(Moved({pick: 1}, "store", "supply", "lockpick"))


def _build(run: Run, task: Task) -> Iterator[tuple[tuple[Effect, ...], str, tuple[Key, ...]]]:
    """Rule: twom-cs.build.how"""
    card = run.components.fittings[task.what or ""]
    run.emit(Built(card.key, task.space, card.boarding))
    yield card.effects, f"fittings.{card.key}", task.who


def _turn(run: Run, task: Task) -> Iterator[tuple[tuple[Effect, ...] | None, str, tuple[Key, ...]]]:
    """Turn a shelter card over, if its lock gives way.

    Rule: twom-cs.shelter.flip
    """
    if obstacle(run, task.space) == "door":
        if roll_black(run, "lock", task.who[0]) <= LOCK_HOLDS:
            return
        run.cause = Cause("lock", task.who, task.space)
        lock_opens(run)
    run.cause = Cause("turning", task.who, task.space)
    yield *turn_over(run, task.space), task.who


PLACING = Step("actions", lambda run: go(run, "round-over", round_=run.state.round), ask_place, _offer)
ROUND_OVER = Step("actions", round_over)
PLACE = Deed(_check, _do, lambda case: case.state.step == "placing")
