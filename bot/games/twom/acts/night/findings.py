"""Findings: what those outside carry home."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.kernel.ask import Answers
from bot.games.kernel.deeds import Deed
from bot.games.twom.acts.flow.diary import go
from bot.games.twom.acts.flow.step import Step
from bot.games.twom.looks.labels import token
from bot.games.twom.looks.levels import quality
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.kinds import RESOURCES, Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.decks import plus
from bot.games.twom.position.events_group import Moved
from bot.games.twom.position.night_commands import Carry
from bot.games.twom.position.portions import is_ordered, numbers_of, portions
from bot.games.values import Arg, Line, Violation

MOST = 50


def capacity(case: Case) -> int:
    """What all who are outside can carry together.

    Rule: twom-cs.findings.capacity
    """
    outside = [person for person in case.state.people if person.night == "outside"]
    location = case.components.locations.get(case.state.outside or "")
    more = location.capacity if location and outside else 0
    return max(0, sum(quality(case, person, "capacity") for person in outside) + more)


def weight(case: Case, key: Key) -> int:
    """What a token weighs; a resource always weighs 1.

    Rule: twom-cs.findings.resource-weight
    """
    there = case.components.tokens[key]
    return 1 if there.role in RESOURCES else there.weight


def _resources(case: Case) -> dict[Key, int]:
    """How many of each resource there are: in the pile, and as many more as the supply has.

    Rule: twom-cs.findings.resources
    """
    keys = [case.components.token_of(role) for role in RESOURCES]
    return {key: case.state.pile.get(key, 0) + case.state.supply.get(key, MOST) for key in sorted(keys)}


def heavy(case: Case) -> dict[Key, int]:
    """What has to be chosen: tokens of the pile that weigh something, then resources."""
    resources = _resources(case)
    pile = {key: n for key, n in case.state.pile.items() if key not in resources and weight(case, key)}
    return {**pile, **resources}


def _light(case: Case) -> dict[Key, int]:
    """What comes along by itself, for it weighs nothing.

    Rule: twom-cs.findings.weight
    """
    return {key: number for key, number in case.state.pile.items() if not weight(case, key)}


def _ask(case: Case) -> Line | None:
    room = capacity(case)
    return Line("twom-await-findings", {"capacity": room}) if room and any(heavy(case).values()) else None


def _offer(answers: Answers, case: Case) -> Carry:
    room = capacity(case)
    taken: dict[Key, int] = {}
    for key, there in heavy(case).items():
        most = min(there, room // weight(case, key))
        if most:
            numbers = range(most, -1, -1)
            label = lambda n: Line("twom-number", {"count": n})  # noqa: E731
            said: dict[str, Arg] = {
                "token": token(case.components, key),
                "found": case.state.pile.get(key, 0),
                "capacity": room,
            }
            answers.regards(token=key)
            number = answers.menu("twom-ask-carry", numbers, str, label, **said)
            taken = plus(taken, {key: number})
            room -= number * weight(case, key)
    return Carry(portions(taken))


def _check(case: Case, command: Carry) -> Iterator[Violation]:
    there, resources = heavy(case), _resources(case)
    if not is_ordered(command.things):
        yield refuse("explore.findings", "kinds")
        return
    for key, number in numbers_of(command.things).items():
        if key not in there:
            yield refuse("explore.findings", "pile")
            return
        if number > there[key]:
            rule = "findings.resources" if key in resources else "explore.findings"
            yield refuse(rule, "carry", token=token(case.components, key), count=there[key])
            return
    total = sum(weight(case, key) * number for key, number in numbers_of(command.things).items())
    if total > capacity(case):
        yield refuse("findings.capacity", "capacity", weight=total, capacity=capacity(case))


def _carry(run: Run, command: Carry) -> None:
    """Carry this home besides what weighs nothing; whatever is left behind is discarded.

    Rule: twom-cs.findings.left-behind
    """
    go(run, "findings-over")
    wanted: Mapping[Key, int] = plus(numbers_of(command.things), _light(run) if _is_anybody_left(run) else {})
    more = {key: n - run.state.pile.get(key, 0) for key, n in wanted.items() if n > run.state.pile.get(key, 0)}
    if more:
        run.emit(Moved(more, "supply", "pile", "resources"))
    left = {key: n - wanted.get(key, 0) for key, n in run.state.pile.items() if n > wanted.get(key, 0)}
    if left:
        run.emit(Moved(left, "pile", "supply", "left-behind"))


def _is_anybody_left(case: Case) -> bool:
    return any(person.night == "outside" for person in case.state.people)


FINDINGS = Step("scavenging", lambda run: _carry(run, Carry()), _ask, _offer)
FINDINGS_OVER = Step("scavenging", lambda run: go(run, "arms", passes=True))
CARRY = Deed(_check, _carry, lambda case: case.state.step == "findings")
