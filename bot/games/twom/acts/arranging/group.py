"""The people of a position: who is in the group, how they are, and whom it lost."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from bot.games.kernel.arrange import missing
from bot.games.twom.acts.arranging.form import Change, PersonChange, wrong
from bot.games.twom.acts.day.reach import beds
from bot.games.twom.acts.effects.people import MOST_PEOPLE
from bot.games.twom.looks.labels import person, token
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.kinds import Key
from bot.games.twom.pack.told_names import is_told
from bot.games.twom.position.case import Case
from bot.games.twom.position.people import Lost, Person
from bot.games.twom.position.state import State


def with_people(components: Components, state: State, change: Change) -> State:
    """The position with the people that are told; who is neither in the group nor lost may join later.

    Raises:
        Wrong: there are no such people, or too many.
    """
    if change.people is None and change.lost is None:
        return state
    people = state.people
    if change.people is not None:
        people = tuple(_person(components, each) for each in change.people)
    lost = state.lost
    if change.lost is not None:
        lost = tuple(Lost(each.key, each.how, each.day, each.counted) for each in change.lost)
    keys = [*(each.key for each in people), *(each.key for each in lost)]
    known = {*state.keys, *(each.key for each in state.lost), *state.characters}
    for key in keys:
        if key not in known and components.characters:
            raise wrong("setup.characters", "character", key=key)
        if keys.count(key) > 1:
            raise wrong("setup.other-characters", "twice", who=person(components, key))
    if len(people) > MOST_PEOPLE:
        raise wrong("group.limit", "people", most=MOST_PEOPLE)
    characters = {key: 1 for key in sorted(known - {*keys}) if key in components.characters}
    return replace(state, people=people, lost=lost, characters=characters)


def _person(components: Components, told: PersonChange) -> Person:
    at = told.at
    if at is None:
        at = "" if told.night == "outside" else components.guard
    if at and at not in components.spaces and not is_told(at):
        raise wrong("setup.shelter", "space", key=at)
    for trait in told.traits:
        if trait not in components.traits:
            raise wrong("setup.skills", "trait", key=trait)
    return Person(
        told.key, told.fatigue, told.wounds, told.misery, told.hunger, told.illness, at, told.night, told.weapon,
        dict(sorted((key, number) for key, number in told.medicine.items() if number)),
        tuple(sorted({*told.traits})), told.resting, told.rests_tomorrow, told.prowess, told.empathy, told.capacity,
    )  # fmt: skip


def check_people(components: Components, state: State) -> None:
    """Whether what people hold and where they sleep is there, once everything else is laid out.

    Raises:
        Wrong: it is not.
    """
    if not state.people and state.step != "setup":
        raise missing("people", "twom-cs.setup.characters")
    case = Case(components, state)
    held = Counter(each.weapon for each in state.people if each.weapon is not None)
    for key, number in held.items():
        there = components.tokens.get(key)
        if there is None or there.weapon is None:
            raise wrong("raid.weapons", "weapon", key=key)
        if number > state.store.get(key, 0) + state.pile.get(key, 0):
            raise wrong("raid.weapons", "weapon-gone", token=token(components, key))
    for each in state.people:
        for key in each.medicine:
            if components.tokens[key].medicine is None:
                raise wrong("dawn.meds", "medicine", token=token(components, key))
    outside = [each for each in state.people if each.night == "outside"]
    if len(outside) > 3:
        raise wrong("evening.scavenging", "outside", most=3)
    _check_beds(case)


def _check_beds(case: Case) -> None:
    asleep: list[Key] = [each.at for each in case.state.people if each.night == "bed"]
    there = beds(case)
    for key in asleep:
        if key not in there or asleep.count(key) > 1:
            raise wrong("evening.bed", "bed")


def rested(components: Components, state: State) -> State:
    """The position with everybody at home, as it is by day."""
    people = (replace(each, night=None, weapon=None, at=each.at or components.guard) for each in state.people)
    return replace(state, people=tuple(people), outside=None, noise=0, unknown=0)
