"""Eating and giving medicine beside the questions of other phases, but not in a combat or a script."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.kernel.ask import Answers
from bot.games.kernel.deeds import Deed
from bot.games.twom.looks.counting import owned, purse, together
from bot.games.twom.looks.labels import person, token
from bot.games.twom.looks.levels import change_level, is_cured_by
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.causes import Cause
from bot.games.twom.position.commands import Use
from bot.games.twom.position.events_group import Moved, Treated
from bot.games.twom.position.state import StepName
from bot.games.values import Line, Violation

USE = ".use"
MEALS: frozenset[StepName] = frozenset({"food", "medicine"})
"""Steps that ask about it anyway."""


def usable(case: Case) -> tuple[Use, ...]:
    """The food and medicine that can be used now, and by whom, in the order of people and tokens.

    Rule: twom-faq.eat-any-time, twom-faq.meds-any-time
    """
    state = case.state
    if case.is_first or state.stack or state.pending is not None or state.step in MEALS or state.step == "setup":
        return ()
    return tuple(
        Use(who.key, key)
        for who in together(state)
        for key, number in owned(state).items()
        if number and _helps(case, who.key, key)
    )


def _helps(case: Case, who: Key, key: Key) -> bool:
    there = case.components.tokens.get(key)
    if there is None:
        return False
    if there.food is not None:
        return bool(there.food) and case.state.person(who).hunger > 0
    return is_cured_by(case, case.state.person(who), there)


def offer_use(answers: Answers, case: Case) -> Use:
    """Who eats or is given what."""
    every = usable(case)

    def label(one: Use) -> Line:
        return Line("twom-dose", {"who": person(case.components, one.who), "token": token(case.components, one.token)})

    return answers.menu("twom-ask-use", every, lambda one: str(every.index(one)), label)


def _check(case: Case, command: Use) -> Iterator[Violation]:
    if command in usable(case):
        # It could be, but not before a number or words.
        yield refuse("overview.phases", "now")
    else:
        yield refuse("dusk.food" if _is_food(case, command.token) else "dawn.meds", "use")


def _is_food(case: Case, key: Key) -> bool:
    there = case.components.tokens.get(key)
    return there is not None and there.food is not None


def _use(run: Run, command: Use) -> None:
    """Eat a token, or lay medicine on the card of somebody, where it stays until a card of fate says otherwise."""
    there = run.components.tokens[command.token]
    run.cause = Cause("meal" if there.food is not None else "treated", (command.who,))
    if there.food is None:
        source = purse(run.state)
        run.emit(Treated(command.who, command.token, source="pile" if source == "pile" else "store"))
    else:
        run.emit(Moved({command.token: 1}, purse(run.state), "supply", "eat"))
        change_level(run, command.who, "hunger", -there.food)


USING = Deed(_check, _use, usable)
