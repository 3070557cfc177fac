"""A round of actions as a question: where everybody goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Protocol, TypeVar

from bot.games.kernel.ask import Answers, NoSuchAnswer, PathAnswers, Unanswered
from bot.games.twom.acts.day.reach import is_empty, obstacle, reachable
from bot.games.twom.acts.day.tasks import RUBBLE, actions, may_share, needs, tool, wrong_there
from bot.games.twom.looks.labels import fitting, person, shelter_card, space, things, token
from bot.games.twom.looks.levels import able
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case
from bot.games.twom.position.commands import Place, Task
from bot.games.twom.position.decks import plus
from bot.games.twom.position.portions import numbers_of
from bot.games.values import Arg, Line, Violation

IDLE, BUILD, ALONE = ".idle", ".build", ".alone"
"""Tokens that are no keys."""


def ready(case: Case) -> tuple[Key, ...]:
    """Who has an action in this round."""
    return tuple(each.key for each in case.state.people if able(case, each, case.state.round))


class Round:
    """A round as far as it is placed: who is still to be, what is taken, and which spaces."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.left = list(ready(case))
        there = reachable(case)
        self.open = [key for key in case.components.spaces if key in there]
        self.empty = [key for key in self.open if is_empty(case, key)]
        self.taken: dict[Key, int] = {}
        self.spaces: set[Key] = set()
        self.built: dict[Key, int] = {}
        self.tasks: list[Task] = []
        self._known: dict[tuple[Key, str, Key | None, int], dict[Key, int] | None] = {}

    def can(self, task: Task) -> bool:
        """Whether a task can be done beside those that are placed."""
        if task.space in self.spaces and not self.shares(task):
            return False
        if task.deed == "build" and not self.has_copy(task.what or ""):
            return False
        wanted = self._needs(task)
        return wanted is not None and self._has(wanted)

    def _has(self, wanted: Mapping[Key, int]) -> bool:
        """Whether the store has this beside what is taken; asked thousands of times in a round."""
        store, taken = self.case.state.store, self.taken
        return all(store.get(key, 0) >= taken.get(key, 0) + number for key, number in wanted.items())

    @property
    def store(self) -> dict[Key, int]:
        """The store beside what is taken."""
        return {key: number - self.taken.get(key, 0) for key, number in self.case.state.store.items()}

    def has_copy(self, what: Key) -> bool:
        """Whether another copy of a fitting is left to be built."""
        return self.built.get(what, 0) < self.case.state.fittings.get(what, 0)

    def _needs(self, task: Task) -> dict[Key, int] | None:
        """What a task takes from the store, whoever does it; ``None`` where nobody can do it."""
        alike = (task.space, task.deed, task.what, len(task.who))
        if alike not in self._known:
            is_possible = next(wrong_there(self.case, task), None) is None
            self._known[alike] = needs(self.case, task) if is_possible else None
        return self._known[alike]

    def shares(self, task: Task) -> bool:
        """Whether a task leaves room on its space for others."""
        boards = task.deed == "build" and task.space == self.case.components.guard
        return boards or (task.deed == "use" and may_share(self.case, task.space))

    def place(self, task: Task) -> None:
        """Place a task."""
        self.tasks.append(task)
        self.left = [key for key in self.left if key not in task.who]
        self.taken = plus(self.taken, needs(self.case, task))
        if task.deed == "build":
            self.built = plus(self.built, {task.what or "": 1})
        if not self.shares(task):
            self.spaces.add(task.space)

    def at(self, who: Key, where: Key) -> Iterator[Task]:
        """The tasks that somebody can do on a space, with everybody who can help."""
        return filter(self.can, self._thinkable(who, where))

    def _thinkable(self, who: Key, where: Key) -> Iterator[Task]:
        spot = self.case.state.shelter.get(where)
        if spot is not None and spot.card is not None:
            yield Task((who,), where, "turn")
            if obstacle(self.case, where) in RUBBLE:
                yield from (Task((who, other), where, "turn") for other in self.left if other != who)
        yield from (Task((who,), where, "use", action.key) for action in actions(self.case, where))

    def buildable(self, who: Key, what: Key) -> Iterator[Task]:
        """Where somebody can build a fitting."""
        card = self.case.components.fittings[what]
        if not self.has_copy(what) or not self._has(card.cost):
            return iter(())
        spaces = [self.case.components.guard] if card.boarding else self.empty
        return filter(self.can, (Task((who,), key, "build", what) for key in spaces))

    def places(self, who: Key) -> Iterator[Key]:
        """The spaces where somebody can do a task but to build."""
        return (where for where in self.open if any(True for _ in self.at(who, where)))

    def fittings(self, who: Key) -> Iterator[Key]:
        """What somebody can build."""
        return (key for key in self.case.state.fittings if any(True for _ in self.buildable(who, key)))


class Placing(Protocol):
    """A round as far as tasks are placed in it."""

    case: Case

    def place(self, task: Task) -> None:
        """Place a task."""


R = TypeVar("R", bound=Placing)


def first_wrong(
    round_: R, command: Place, wrong: Callable[[R, Task, Mapping[Key, int], int], Iterator[Violation]]
) -> tuple[Violation, ...]:
    """Why a round cannot be played like this: the first mistake in the first task that has one.

    Args:
        wrong: the mistakes in a task of the round, by the order of the group and the number in it of the person who
            acted last, -1 before the first.

    Rule: twom-cs.actions.rounds
    """
    order = {key: number for number, key in enumerate(round_.case.state.keys)}
    last = -1
    for task in command.tasks:
        found = next(wrong(round_, task, order, last), None)
        if found is not None:
            return (found,)
        last = order[task.who[0]]
        round_.place(task)
    return ()


def is_anything_to_do(case: Case) -> bool:
    """Whether anybody has anything to do in this round but to stay idle."""
    round_ = Round(case)
    return any(True for who in round_.left for found in (round_.places(who), round_.fittings(who)) for _ in found)


def offer_place(answers: Answers, case: Case) -> Place:
    """Where everybody goes, one after the other; whoever can act may stay idle."""
    round_ = Round(case)
    _place(answers, round_)
    return Place(tuple(round_.tasks))


def as_far_as(case: Case, path: tuple[str, ...]) -> Round:
    """A round as far as the picks of a path place it."""
    round_ = Round(case)
    with suppress(Unanswered, NoSuchAnswer):
        _place(PathAnswers(path), round_)
    return round_


def _place(answers: Answers, round_: Round) -> None:
    while round_.left:
        who = round_.left[0]
        answers.regards(who=who)
        task = _task(answers, round_, who)
        if task is None:
            round_.left.remove(who)
        else:
            round_.place(task)


def _task(answers: Answers, round_: Round, who: Key) -> Task | None:
    case = round_.case
    can_build = any(True for _ in round_.fittings(who))
    tokens = [IDLE, *round_.places(who), *((BUILD,) if can_build else ())]
    name = person(case.components, who)
    token = answers.choose("twom-ask-place", tokens, str, lambda each: _label(case, each), who=name)
    if token == IDLE:
        return None
    if token == BUILD:
        known = list(round_.fittings(who))
        what = answers.choose("twom-ask-build", known, str, lambda key: fitting(case.components, key), who=name)
        there = list(round_.buildable(who, what))
        return answers.choose(
            "twom-ask-where",
            there,
            lambda task: task.space,
            lambda task: space(case.components, task.space),
            who=name,
        )
    tasks = list(round_.at(who, token))
    return answers.choose("twom-ask-task", tasks, _token, lambda task: task_label(case, task), who=name)


def _label(case: Case, token: str) -> Line:
    if token in (IDLE, BUILD):
        return Line(f"twom-{token[1:]}")
    spot = case.state.shelter.get(token)
    if spot is None:
        return space(case.components, token)
    what = shelter_card(case.components, spot.card) if spot.card else fitting(case.components, spot.fitting or "")
    return Line("twom-fitting-at", {"fitting": what, "space": space(case.components, token)})


def _token(task: Task) -> str:
    if task.deed == "use":
        return task.what or ""
    return task.who[1] if len(task.who) == 2 else ALONE


def task_label(case: Case, task: Task) -> Line:
    """What a task is, without who does it."""
    components = case.components
    if task.deed == "act":
        nothing = (Line("twom-nothing"),)
        said = {"act": Line(f"twom-act-{task.act}"), "space": space(components, task.space)}
        cost, brought = things(components, numbers_of(task.cost)), things(components, numbers_of(task.brought))
        return Line("twom-task-act", {**said, "cost": cost or nothing, "brought": brought or nothing})
    if task.deed == "build":
        what, where = fitting(components, task.what or ""), space(components, task.space)
        return Line("twom-task-build", {"fitting": what, "space": where})
    if task.deed == "use":
        action = next((each for each in actions(case, task.space) if each.key == task.what), None)
        return components.say(action.name) if action else space(components, task.space)
    spot = case.state.shelter.get(task.space)
    card = shelter_card(components, spot.card) if spot and spot.card else space(components, task.space)
    turned: dict[str, Arg] = {"card": card, "rubble": int(obstacle(case, task.space) in RUBBLE)}
    if len(task.who) == 2:
        return Line("twom-task-together", {**turned, "who": person(components, task.who[1])})
    used = tool(case, task)
    if used is not None:
        return Line("twom-task-tool", {**turned, "tool": token(components, used)})
    return Line("twom-task-turn", turned)
