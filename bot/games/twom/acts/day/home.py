"""A round in a shelter that the pack does not know: people say who does what, its cost and its yield."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.kernel.ask import Answers
from bot.games.twom.acts.day.placing import ready
from bot.games.twom.acts.flow.diary import go
from bot.games.twom.looks.about import read_with
from bot.games.twom.looks.asking import token_label
from bot.games.twom.looks.counting import available
from bot.games.twom.looks.labels import fitting, person, space, token
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.kinds import Key, Role
from bot.games.twom.pack.told_names import LONGEST, key_of
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.commands import Act, Place, Task
from bot.games.twom.position.decks import plus
from bot.games.twom.position.events_group import Moved, Stood
from bot.games.twom.position.events_house import Acted, Boarded, Furnished
from bot.games.twom.position.frames.stack import Rolling
from bot.games.twom.position.portions import Portion, is_ordered, numbers_of, portions
from bot.games.values import Line, Violation

IDLE, NEW = ".idle", ".new"
"""Tokens that are no keys."""
LOOK = "look-around"
MOST = 20
"""The most tokens of a kind that an action costs or brings."""
ACTS: tuple[Act, ...] = ("look", "search", "rubble", "bars", "door", "use", "build", "board")
_TOOLS: Mapping[Act, Role] = {"rubble": "shovel", "bars": "saw", "door": "lockpick"}
"""Rule: twom-cs.shelter.tools"""
_PLACED: tuple[Act, ...] = ("search", "rubble", "bars", "door", "use", "build")
"""The acts on a space that people name."""


def is_told(case: Case) -> bool:
    """Whether people say what is done in their shelter, for the pack has none."""
    return not case.is_first and case.components.pack.shelter is None


class Home:
    """A round as far as people have said it: who is still to be, and what is taken."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.left = list(ready(case))
        self.taken: dict[Key, int] = {}
        self.spaces: set[Key] = set()
        self.rooms = [*case.state.rooms]
        self.tasks: list[Task] = []

    @property
    def store(self) -> dict[Key, int]:
        """The store beside what is taken."""
        return {key: number for key, number in plus(self.case.state.store, self.taken, -1).items() if number > 0}

    def tool(self, task: Task) -> Key | None:
        """The token that lies beside the figure while the task lasts; two clear rubble without one.

        Rule: twom-cs.rubble.two
        """
        role = _TOOLS.get(task.act or "look")
        return None if role is None or len(task.who) == 2 else self.case.components.token_of(role)

    def wants(self, task: Task) -> dict[Key, int]:
        """The tokens of the store that a task takes while the round lasts."""
        with_ = self.tool(task)
        return plus(numbers_of(task.cost), {with_: 1} if with_ else {})

    def place(self, task: Task) -> None:
        """Place a task."""
        self.tasks.append(task)
        self.left = [key for key in self.left if key not in task.who]
        self.taken = plus(self.taken, self.wants(task))
        if task.act in _PLACED:
            self.spaces.add(task.space)
            self.rooms += [] if task.space in self.rooms else [task.space]

    def acts(self, who: Key) -> list[Act]:
        """The acts somebody can do: those with a tool, only while one is there or somebody helps with rubble."""
        return [act for act in ACTS if self.has_tool(act) or (act == "rubble" and self.helpers(who))]

    def has_tool(self, act: Act) -> bool:
        """Whether the tool for an act lies in the store."""
        role = _TOOLS.get(act)
        return role is None or self.store.get(self.case.components.token_of(role), 0) > 0

    def helpers(self, who: Key) -> list[Key]:
        """Who can clear rubble together with somebody."""
        return [key for key in self.left if key != who]


def offer_home(answers: Answers, case: Case) -> Place:
    """Where everybody goes, one after the other, and the outcome; anyone who can act may stay idle."""
    home = Home(case)
    while home.left:
        who = home.left[0]
        answers.regards(who=who)
        task = _task(answers, home, who)
        if task is None:
            home.left.remove(who)
        else:
            home.place(task)
    return Place(tuple(home.tasks))


def _task(answers: Answers, home: Home, who: Key) -> Task | None:
    case = home.case
    name = person(case.components, who)
    label = lambda each: Line("twom-idle") if each == IDLE else Line(f"twom-act-{each}")  # noqa: E731
    pick = answers.menu("twom-ask-act", [IDLE, *home.acts(who)], str, label, who=name)
    act = next((each for each in ACTS if each == pick), None)
    if act is None:
        return None
    answers = read_with(answers, lambda: Line("twom-about-act", {"who": name, "act": Line(f"twom-act-{act}")}))
    helpers = _helper(answers, home, who) if act == "rubble" else ()
    where = _space(answers, home, name) if act in _PLACED else case.components.guard if act == "board" else LOOK
    what, bed = _fitting(answers, home, name) if act == "build" else (None, False)
    task = Task((who, *helpers), where, "act", what, act, bed=bed)
    cost = _cost(answers, home, task, name)
    brought = () if act == "door" else _things(answers, case, "twom-ask-brought", _gainable(case), name)
    return Task(task.who, where, "act", what, act, cost, brought, bed)


def _helper(answers: Answers, home: Home, who: Key) -> tuple[Key, ...]:
    helpers = home.helpers(who)
    alone = [IDLE] if home.has_tool("rubble") else []
    if not helpers:
        return ()
    label = lambda key: Line("twom-alone") if key == IDLE else person(home.case.components, key)  # noqa: E731
    pick = answers.menu("twom-ask-helper", [*alone, *helpers], str, label, who=person(home.case.components, who))
    return () if pick == IDLE else (pick,)


def _space(answers: Answers, home: Home, who: Line) -> Key:
    """A space that was named before, or a new one."""
    case = home.case
    free = [key for key in home.rooms if key not in home.spaces]
    label = lambda key: Line("twom-new-space") if key == NEW else _room(case, key)  # noqa: E731
    pick = answers.menu("twom-ask-act-where", [*free, NEW], str, label, who=who) if free else NEW
    if pick != NEW:
        return pick
    name = answers.text("twom-ask-space-name", LONGEST, who=who)
    taken = {*home.rooms, *home.spaces}
    return key_of(name, taken) or key_of(f"{len(taken) + 1}", taken) or NEW


def _room(case: Case, key: Key) -> Line:
    """A space, with its fitting."""
    spot = case.state.shelter.get(key)
    name = space(case.components, key)
    if spot is None or spot.fitting is None:
        return name
    return Line("twom-fitting-at", {"fitting": fitting(case.components, spot.fitting), "space": name})


def _fitting(answers: Answers, home: Home, who: Line) -> tuple[Key, bool]:
    """A fitting that was built before, or a new one, and whether it is a bed."""
    case = home.case
    known = list(case.state.home)
    label = lambda key: Line("twom-new-fitting") if key == NEW else fitting(case.components, key)  # noqa: E731
    pick = answers.menu("twom-ask-build", [*known, NEW], str, label, who=who) if known else NEW
    if pick != NEW:
        return pick, case.state.home[pick].bed
    name = answers.text("twom-ask-fitting-name", LONGEST, who=who)
    key = key_of(name, case.state.home) or key_of(f"{len(known) + 1}", known) or NEW
    bed = answers.menu("twom-ask-bed", ("no", "yes"), str, lambda each: Line(f"twom-{each}"))
    return key, bed == "yes"


def _cost(answers: Answers, home: Home, task: Task, who: Line) -> tuple[Portion, ...]:
    """The cost of a task beside its tool; of a fitting that was built before, its cost then."""
    case = home.case
    known = case.state.home.get(task.what or "")
    rest = {key: number for key, number in plus(home.store, home.wants(task), -1).items() if number > 0}
    if known is not None and all(rest.get(key, 0) >= number for key, number in known.cost.items()):
        return portions(known.cost)
    there = {key: min(number, MOST) for key, number in rest.items()}
    return _things(answers, case, "twom-ask-cost", there, who) if task.act in ("use", "build", "board") else ()


def _gainable(case: Case) -> dict[Key, int]:
    there = ((key, available(case, key, MOST)) for key in case.components.tokens)
    return {key: number for key, number in there if number}


def _things(answers: Answers, case: Case, ask: str, there: Mapping[Key, int], who: Line) -> tuple[Portion, ...]:
    if not there:
        return ()
    label = token_label(case)
    numbers: dict[Key, int] = {}
    for key in answers.several(ask, list(there), str, label, 0, len(there), who=who):
        answers.regards(things=ask, token=key)
        numbers[key] = answers.number("twom-ask-how-many", "twom-number", 1, there[key], token=label(key))
    return portions(numbers)


def wrong_at_home(home: Home, task: Task, order: Mapping[Key, int], last: int) -> Iterator[Violation]:
    """The mistakes in a task; see :func:`bot.games.twom.acts.day.placing.first_wrong`."""
    case = home.case
    for who in task.who:
        if who not in order:
            yield refuse("group.shared", "person")
            return
        if who not in home.left:
            yield refuse("actions.marks", "ready", who=person(case.components, who))
            return
    places = [order[who] for who in task.who]
    if places != sorted(set(places)) or places[0] <= last or (len(places) == 2 and task.act != "rubble"):
        yield refuse("actions.rounds", "order")
    if task.act in _PLACED and task.space in home.spaces:
        yield refuse("actions.one-per-space", "taken", space=space(case.components, task.space))
    if not (is_ordered(task.cost) and is_ordered(task.brought)):
        yield refuse("actions.list", "kinds")
        return
    for key in (*numbers_of(task.cost), *numbers_of(task.brought)):
        if key not in case.components.tokens:
            yield refuse("actions.gain", "token", token=key)
            return
    for key, number in plus(home.taken, home.wants(task)).items():
        if case.state.store.get(key, 0) < number:
            rule = "shelter.tools" if key == home.tool(task) else "actions.space"
            yield refuse(rule, "store", token=token(case.components, key), count=number)
            return


def do_home(run: Run, command: Place) -> None:
    """Pay for everything at once, then take what it brings; locks are still to be rolled for.

    Rule: twom-cs.actions.simultaneous
    """
    go(run, "round-over", round_=run.state.round)
    run.emit(Stood(dict(sorted((who, task.space) for task in command.tasks for who in task.who))))
    costs: dict[Key, int] = {}
    for task in command.tasks:
        costs = plus(costs, numbers_of(task.cost))
    if costs:
        run.emit(Moved(costs, "store", "supply"))
    for task in command.tasks:
        brought = numbers_of(task.brought)
        run.emit(Acted(task.who, task.act or "look", task.space, numbers_of(task.cost), brought))
        if brought:
            run.emit(Moved(brought, "supply", "store"))
        if task.what is not None:
            run.emit(Furnished(task.what, task.space, task.bed, numbers_of(task.cost)))
        if task.act == "board":
            run.emit(Boarded(1))
    for task in reversed(command.tasks):
        if task.act == "door":
            run.push(Rolling("lock", task.who[:1], task.space))
