"""What happens to people, and to what the group owns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from msgspec.structs import replace

from bot.games.kernel.event import Happening
from bot.games.twom.pack.kinds import Condition, Key
from bot.games.twom.position.causes import Caused
from bot.games.twom.position.decks import plus
from bot.games.twom.position.people import Lost, Night, Person
from bot.games.twom.position.state import State

Where = Literal["store", "pile", "supply", "removed"]


class Moved(Caused, frozen=True, tag="moved"):
    """Tokens went from one place to another; ``why`` is a key of what is told, empty where it needs no telling."""

    things: dict[Key, int]
    source: Where
    target: Where
    why: str = ""

    def apply(self, state: State) -> State:
        return piles(state, self.things, self.source, self.target)


class LevelSet(Caused, frozen=True, tag="level-set"):
    """A state of somebody changed."""

    who: Key
    state: Condition
    before: int
    level: int

    def apply(self, state: State) -> State:
        return _changed(state, self.who, lambda each: each.with_level(self.state, self.level))


class Went(Caused, frozen=True, tag="went"):
    """Somebody died or left; what they held stays in the store or the pile, their medicine is discarded."""

    who: Key
    how: Literal["died", "left"]

    def apply(self, state: State) -> State:
        person = state.person(self.who)
        people = tuple(each for each in state.people if each.key != self.who)
        lost = (*state.lost, Lost(self.who, self.how, state.day))
        after = replace(state, people=people, lost=lost)
        # What is assigned to somebody is in nobody's store any more, so it comes out of the hand.
        supply = {**after.supply, **{k: after.supply[k] + n for k, n in person.medicine.items() if k in after.supply}}
        return replace(after, supply=supply)


class Came(Caused, frozen=True, tag="came"):
    """Somebody joined the group."""

    person: Person

    def apply(self, state: State) -> State:
        characters = plus(state.characters, {self.person.key: -1}) if self.person.key in state.characters else None
        after = replace(state, people=(*state.people, self.person))
        return after if characters is None else replace(after, characters=characters)


class Counted(Happening, frozen=True, tag="counted"):
    """The losses were taken into account."""

    def apply(self, state: State) -> State:
        return replace(state, lost=tuple(replace(each, counted=True) for each in state.lost))


class Stood(Happening, frozen=True, tag="stood"):
    """Figures were placed in the shelter."""

    at: dict[Key, Key]

    def apply(self, state: State) -> State:
        return replace(state, people=tuple(replace(each, at=self.at.get(each.key, each.at)) for each in state.people))


class Retired(Happening, frozen=True, tag="retired", omit_defaults=True):
    """What somebody does tonight; ``None``: the night is over."""

    who: Key
    night: Night | None = None
    at: Key = ""

    def apply(self, state: State) -> State:
        return _changed(state, self.who, lambda each: replace(each, night=self.night, at=self.at))


class Tired(Caused, frozen=True, tag="tired"):
    """Somebody has no action left, today or on the next day."""

    who: Key
    tomorrow: bool = False

    def apply(self, state: State) -> State:
        change = {"rests_tomorrow": True} if self.tomorrow else {"resting": True}
        return _changed(state, self.who, lambda each: replace(each, **change))


class Awake(Happening, frozen=True, tag="awake"):
    """A new day: who rested until now acts again."""

    def apply(self, state: State) -> State:
        people = (replace(each, resting=each.rests_tomorrow, rests_tomorrow=False) for each in state.people)
        return replace(state, people=tuple(people))


class Marked(Happening, frozen=True, tag="marked", omit_defaults=True):
    """Somebody got a trait, or lost it."""

    who: Key
    trait: Key
    lost: bool = False

    def apply(self, state: State) -> State:
        def marked(person: Person) -> Person:
            rest = tuple(trait for trait in person.traits if trait != self.trait)
            return replace(person, traits=rest if self.lost else tuple(sorted((*rest, self.trait))))

        return _changed(state, self.who, marked)


class Armed(Happening, frozen=True, tag="armed", omit_defaults=True):
    """Somebody took a weapon that lies in the store or the pile, or put it down."""

    who: Key
    weapon: Key | None = None

    def apply(self, state: State) -> State:
        return _changed(state, self.who, lambda each: replace(each, weapon=self.weapon))


class Treated(Caused, frozen=True, tag="treated"):
    """A token of medicine was assigned to somebody, from the store or the pile; ``used``: it was discarded."""

    who: Key
    token: Key
    used: bool = False
    source: Literal["store", "pile"] = "store"

    def apply(self, state: State) -> State:
        by = -1 if self.used else 1
        after = _changed(state, self.who, lambda each: replace(each, medicine=plus(each.medicine, {self.token: by})))
        if not self.used:
            taken = {self.source: plus(getattr(after, self.source), {self.token: -1})}
            return replace(after, **taken)
        if self.token in after.supply:
            return replace(after, supply={**after.supply, self.token: after.supply[self.token] + 1})
        return after


class Priced(Caused, frozen=True, tag="priced"):
    """The market value of a token changed."""

    token: Key
    by: int

    def apply(self, state: State) -> State:
        return replace(state, prices=plus(state.prices, {self.token: self.by}))


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


GroupEvent: TypeAlias = (
    Moved | LevelSet | Went | Came | Counted | Stood | Retired | Tired | Awake | Marked | Armed | Treated | Priced
)
