"""States of people: raising and lowering them, and what level 4 leads to; and losing people."""

from __future__ import annotations

from typing import Literal

from bot.games.twom.pack.effects.story import Script
from bot.games.twom.pack.kinds import WORST, Condition, Key, Medicine
from bot.games.twom.pack.tokens import Token
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events import Ended
from bot.games.twom.position.events_group import LevelSet, Went
from bot.games.twom.position.frames.stack import Doing, Worst
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import End

DIED_OUTSIDE = 266
CURES: dict[Medicine, Condition] = {"medicine": "illness", "herbs": "illness", "bandage": "wounds"}
"""Rule: twom-cs.dawn.meds"""


def set_level(run: Run, who: Key, state: Condition, level: int) -> None:
    """Set a state to a level from 0 to 4; reaching the fourth leads to its script.

    Rule: twom-cs.states.level-four
    """
    person = run.state.person(who)
    before, level = person.level(state), max(0, min(level, WORST))
    if level == before:
        return
    run.emit(LevelSet(who, state, before, level))
    script = run.components.states[state].script
    if level == WORST and script is not None:
        run.push(Doing((Script(script),), f"states.{state}", (who,)))
    elif level == WORST and not run.is_first and all(each.state != state for each in run.components.pack.states):
        run.push(Worst(state, who))


def change_level(run: Run, who: Key, state: Condition, by: int) -> None:
    """Raise or lower a state.

    Rule: twom-cs.states.tokens
    """
    if by and who in run.state.keys:
        set_level(run, who, state, run.state.person(who).level(state) + by)


def is_cured_by(case: Case, person: Person, medicine: Token) -> bool:
    """Whether somebody has what a token of medicine is for; in version 1 one of a kind is enough.

    Rule: twom-cs.dawn.meds
    """
    if medicine.medicine is None:
        return False
    tokens = case.components.tokens
    has_one = any(tokens[held].medicine == medicine.medicine for held in person.medicine)
    return person.level(CURES[medicine.medicine]) > 0 and not (case.is_first and has_one)


def lose_person(run: Run, who: Key, how: Literal["died", "left"]) -> None:
    """Somebody dies or leaves; with nobody left the campaign is over."""
    if who not in run.state.keys:
        return
    outside = run.state.outside is not None and run.state.noise and run.state.person(who).night == "outside"
    run.emit(Went(who, how))
    if outside and how == "died" and run.state.people:
        # Rule: twom-cs.combat.character-death
        run.push(Doing((Script(DIED_OUTSIDE),), "scripts.died-outside"))
    if not run.state.people:
        run.emit(Ended(End(won=False, reason="nobody-left")))


def marks(case: Case, person: Person) -> int:
    """How many of the three actions a person's states take: as many as the worst of them, for marks unite.

    Rule: twom-cs.actions.marks-several
    """
    return max(
        (_marks(case, state, level) for state in case.components.states if (level := person.level(state))),
        default=0,
    )


def _marks(case: Case, state: Condition, level: int) -> int:
    """The marks of a state at a level: of the pack, or as people said them."""
    printed = case.components.states[state].marks[level - 1]
    return case.state.values.get(f"marks.{state}.{level}", printed)


def able(case: Case, person: Person, round_: int) -> bool:
    """Whether somebody has an action in a round, from 1 to 3.

    Rule: twom-cs.actions.marks
    """
    return not person.resting and round_ <= 3 - marks(case, person)


def quality(case: Case, person: Person, name: str) -> int:
    """A state's level, or a value of the character card."""
    card = case.components.characters.get(person.key)
    if name in ("prowess", "empathy", "capacity"):
        told = getattr(person, name)
        return told if told is not None else 0 if card is None else int(getattr(card, name) or 0)
    return int(getattr(person, name))
