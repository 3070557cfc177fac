"""What events make of people, and of what the group owns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.twom.pack.kinds import Key
from bot.games.twom.position import events_group as happened
from bot.games.twom.position.decks import plus
from bot.games.twom.position.people import Lost, Person
from bot.games.twom.position.state import State


def _changed(state: State, who: Key, change: Callable[[Person], Person]) -> State:
    return replace(state, people=tuple(change(each) if each.key == who else each for each in state.people))


def piles(state: State, things: Mapping[Key, int], source: str, target: str) -> State:
    """The position after tokens went from one place to another; what nobody counted is not counted in the supply."""
    values: dict[str, dict[Key, int]] = {
        "store": state.store,
        "pile": state.pile,
        "supply": state.supply,
        "removed": state.removed,
    }
    for place, times in ((source, -1), (target, 1)):
        counted = {key: n for key, n in things.items() if place != "supply" or key in state.supply}
        if place == "supply":
            left = {key: values[place].get(key, 0) + times * n for key, n in counted.items()}
            values[place] = {**values[place], **left}
        else:
            values[place] = plus(values[place], counted, times)
    return replace(state, **values)


def _moved(state: State, event: happened.Moved) -> State:
    return piles(state, event.things, event.source, event.target)


def _level_set(state: State, event: happened.LevelSet) -> State:
    return _changed(state, event.who, lambda each: each.with_level(event.state, event.level))


def _went(state: State, event: happened.Went) -> State:
    person = state.person(event.who)
    people = tuple(each for each in state.people if each.key != event.who)
    lost = (*state.lost, Lost(event.who, event.how, state.day))
    after = replace(state, people=people, lost=lost)
    # What is assigned to somebody is in nobody's store any more, so it comes out of the hand.
    supply = {**after.supply, **{k: after.supply[k] + n for k, n in person.medicine.items() if k in after.supply}}
    return replace(after, supply=supply)


def _came(state: State, event: happened.Came) -> State:
    characters = plus(state.characters, {event.person.key: -1}) if event.person.key in state.characters else None
    after = replace(state, people=(*state.people, event.person))
    return after if characters is None else replace(after, characters=characters)


def _counted(state: State, _: happened.Counted) -> State:
    return replace(state, lost=tuple(replace(each, counted=True) for each in state.lost))


def _stood(state: State, event: happened.Stood) -> State:
    return replace(state, people=tuple(replace(each, at=event.at.get(each.key, each.at)) for each in state.people))


def _retired(state: State, event: happened.Retired) -> State:
    return _changed(state, event.who, lambda each: replace(each, night=event.night, at=event.at))


def _tired(state: State, event: happened.Tired) -> State:
    change = {"rests_tomorrow": True} if event.tomorrow else {"resting": True}
    return _changed(state, event.who, lambda each: replace(each, **change))


def _awake(state: State, _: happened.Awake) -> State:
    people = (replace(each, resting=each.rests_tomorrow, rests_tomorrow=False) for each in state.people)
    return replace(state, people=tuple(people))


def _marked(state: State, event: happened.Marked) -> State:
    def marked(person: Person) -> Person:
        rest = tuple(trait for trait in person.traits if trait != event.trait)
        return replace(person, traits=rest if event.lost else tuple(sorted((*rest, event.trait))))

    return _changed(state, event.who, marked)


def _armed(state: State, event: happened.Armed) -> State:
    return _changed(state, event.who, lambda each: replace(each, weapon=event.weapon))


def _treated(state: State, event: happened.Treated) -> State:
    by = -1 if event.used else 1
    after = _changed(state, event.who, lambda each: replace(each, medicine=plus(each.medicine, {event.token: by})))
    if not event.used:
        taken = {event.source: plus(getattr(after, event.source), {event.token: -1})}
        return replace(after, **taken)
    if event.token in after.supply:
        return replace(after, supply={**after.supply, event.token: after.supply[event.token] + 1})
    return after


def _priced(state: State, event: happened.Priced) -> State:
    return replace(state, prices=plus(state.prices, {event.token: event.by}))


GROUP: Mapping[type, Callable[[State, Any], State]] = {
    happened.Moved: _moved,
    happened.LevelSet: _level_set,
    happened.Went: _went,
    happened.Came: _came,
    happened.Counted: _counted,
    happened.Stood: _stood,
    happened.Retired: _retired,
    happened.Tired: _tired,
    happened.Awake: _awake,
    happened.Marked: _marked,
    happened.Armed: _armed,
    happened.Treated: _treated,
    happened.Priced: _priced,
}
