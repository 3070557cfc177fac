"""A round of actions as a question: where everybody goes."""

from __future__ import annotations

from bot.games.question_tree import Answers
from bot.games.twom.day.reach import is_empty, obstacle, reachable
from bot.games.twom.day.tasks import RUBBLE, actions, may_share, needs, wrong_there
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case
from bot.games.twom.position.commands import Place, Task
from bot.games.twom.position.decks import plus
from bot.games.twom.rules.counting import holds
from bot.games.twom.rules.labels import fitting, person, shelter_card, space
from bot.games.twom.rules.levels import able
from bot.games.values import Line

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
        return wanted is not None and holds(self.case.state.store, plus(self.taken, wanted) if wanted else self.taken)

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

    def at(self, who: Key, where: Key) -> list[Task]:
        """The tasks that somebody can do on a space, with everybody who can help."""
        spot = self.case.state.shelter.get(where)
        found: list[Task] = []
        if spot is not None and spot.card is not None:
            found.append(Task((who,), where, "turn"))
            if obstacle(self.case, where) in RUBBLE:
                found += [Task((who, other), where, "turn") for other in self.left if other != who]
        found += [Task((who,), where, "use", action.key) for action in actions(self.case, where)]
        return [task for task in found if self.can(task)]

    def buildable(self, who: Key, what: Key) -> list[Task]:
        """Where somebody can build a fitting."""
        case = self.case
        card = case.components.fittings[what]
        if not self.has_copy(what) or not holds(case.state.store, plus(self.taken, card.cost)):
            return []
        spaces = [case.components.guard] if card.boarding else self.empty
        return [task for key in spaces if self.can(task := Task((who,), key, "build", what))]


def is_anything_to_do(case: Case) -> bool:
    """Whether anybody has anything to do in this round but to stay idle."""
    round_ = Round(case)
    return any(
        any(round_.at(who, where) for where in round_.open)
        or any(round_.buildable(who, key) for key in case.state.fittings)
        for who in round_.left
    )


def offer_place(answers: Answers, case: Case) -> Place:
    """Where everybody goes, one after the other; whoever can act may stay idle."""
    round_ = Round(case)
    while round_.left:
        who = round_.left[0]
        task = _task(answers, round_, who)
        if task is None:
            round_.left.remove(who)
        else:
            round_.place(task)
    return Place(tuple(round_.tasks))


def _task(answers: Answers, round_: Round, who: Key) -> Task | None:
    case = round_.case
    at = {where: tasks for where in round_.open if (tasks := round_.at(who, where))}
    build = {key: tasks for key in case.state.fittings if (tasks := round_.buildable(who, key))}
    tokens = [IDLE, *at, *((BUILD,) if build else ())]
    name = person(case.components, who)
    token = answers.choose("twom-ask-place", tokens, str, lambda each: _label(case, each), who=name)
    if token == IDLE:
        return None
    if token == BUILD:
        what = answers.choose("twom-ask-build", list(build), str, lambda key: fitting(case.components, key), who=name)
        return answers.choose(
            "twom-ask-where", build[what], lambda task: task.space, lambda task: space(case.components, task.space)
        )
    return answers.choose("twom-ask-task", at[token], _token, lambda task: task_label(case, task), who=name)


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
    if task.deed == "build":
        what, where = fitting(components, task.what or ""), space(components, task.space)
        return Line("twom-task-build", {"fitting": what, "space": where})
    if task.deed == "use":
        action = next((each for each in actions(case, task.space) if each.key == task.what), None)
        return components.say(action.name) if action else space(components, task.space)
    spot = case.state.shelter.get(task.space)
    card = shelter_card(components, spot.card) if spot and spot.card else space(components, task.space)
    if len(task.who) == 2:
        return Line("twom-task-together", {"card": card, "who": person(components, task.who[1])})
    return Line("twom-task-turn", {"card": card})
