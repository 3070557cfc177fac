"""What people take at dawn: medicine, which stays with them, and alcohol before or after the card of fate."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.games.kernel.ask import Answers
from bot.games.kernel.deeds import Deed
from bot.games.twom.acts.flow.diary import go
from bot.games.twom.acts.flow.step import Step
from bot.games.twom.looks.labels import person, token
from bot.games.twom.looks.levels import change_level, is_cured_by
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.causes import Cause
from bot.games.twom.position.events_group import Moved, Treated
from bot.games.twom.position.night_commands import Dose, Treat
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import StepName
from bot.games.values import Line, Violation

NEXT: dict[StepName, StepName] = {"medicine": "alcohol", "alcohol": "fate", "alcohol-after": "last-resort"}
ENOUGH = "enough"


def _helps(case: Case, who: Person, key: Key) -> bool:
    """Whether a token can be given to somebody in this step."""
    there = case.components.tokens[key]
    if case.state.step != "medicine":
        return there.fatigue is not None
    return is_cured_by(case, who, there)


def _doses(case: Case, given: list[Dose]) -> list[Dose]:
    """What can be given beside what is given already, in the order of people and tokens."""
    return [
        Dose(who.key, key)
        for who in case.state.people
        for key, number in case.state.store.items()
        if _helps(case, who, key)
        and number > sum(each.token == key for each in given)
        and not (case.is_first and case.state.step == "medicine" and any(_same(case, it, who.key, key) for it in given))
    ]


def _same(case: Case, dose: Dose, who: Key, key: Key) -> bool:
    tokens = case.components.tokens
    return dose.who == who and tokens[dose.token].medicine == tokens[key].medicine


def _place(case: Case, dose: Dose) -> tuple[int, Key]:
    return case.state.keys.index(dose.who), dose.token


def _ask(case: Case) -> Line | None:
    return Line(f"twom-await-{case.state.step}") if _doses(case, []) else None


def _offer(answers: Answers, case: Case) -> Treat:
    given: list[Dose] = []
    while open_ := [each for each in _doses(case, given) if not given or _place(case, each) >= _place(case, given[-1])]:
        answers.regards(nth=len(given))
        pick = answers.menu(
            f"twom-ask-{case.state.step}", (None, *open_), partial(_token, open_), partial(_label, case)
        )
        if pick is None:
            break
        given.append(pick)
    return Treat(tuple(given))


def _token(open_: list[Dose], dose: Dose | None) -> str:
    return ENOUGH if dose is None else str(open_.index(dose))


def _label(case: Case, dose: Dose | None) -> Line:
    if dose is None:
        return Line("twom-enough")
    return Line("twom-dose", {"who": person(case.components, dose.who), "token": token(case.components, dose.token)})


def _check(case: Case, command: Treat) -> Iterator[Violation]:
    rule = "dawn.meds" if case.state.step == "medicine" else "alcohol.when"
    given: list[Dose] = []
    for dose in command.doses:
        if dose not in _doses(case, given):
            yield refuse(rule, "dose")
            return
        if given and _place(case, dose) < _place(case, given[-1]):
            yield refuse(rule, "order")
            return
        given.append(dose)


def _treat(run: Run, command: Treat) -> None:
    """Medicine is laid on the card and stays; alcohol is drunk at once.

    Rule: twom-cs.dawn.meds-stay, twom-cs.alcohol.effects
    """
    step = run.state.step
    go(run, NEXT[step])
    for dose in command.doses:
        run.cause = Cause("medicine" if step == "medicine" else "alcohol", (dose.who,))
        if step == "medicine":
            run.emit(Treated(dose.who, dose.token))
            continue
        run.emit(Moved({dose.token: 1}, "store", "supply", "alcohol"))
        change_level(run, dose.who, "misery", -1)
        change_level(run, dose.who, "fatigue", run.components.tokens[dose.token].fatigue or 0)


MEDICINE = Step("dawn", lambda run: _treat(run, Treat()), _ask, _offer)
BEFORE_FATE = Step("dawn", lambda run: _treat(run, Treat()), _ask, _offer)
AFTER_FATE = Step("dawn", lambda run: _treat(run, Treat()), _ask, _offer)
TREAT = Deed(_check, _treat, lambda case: case.state.step in NEXT)
