"""What is done much the same every day: drinking, eating, the night, gear, arming, what comes home."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.twom.acts.day.dusk import foods
from bot.games.twom.acts.day.evening import MOST_OUTSIDE
from bot.games.twom.acts.day.reach import beds
from bot.games.twom.acts.night.findings import capacity, heavy, weight
from bot.games.twom.acts.night.raid import bullets, guards, is_firearm
from bot.games.twom.acts.night.scavenging import gear_is_told, places
from bot.games.twom.asks.player.worth import LEVELS, Worth
from bot.games.twom.looks.levels import quality
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case
from bot.games.twom.position.commands import Answer, Assign, Bedtime, Drink, Eat, Meal
from bot.games.twom.position.decks import plus
from bot.games.twom.position.night_commands import Arm, Carry, Hold, Mix, Take, Visit
from bot.games.twom.position.people import Night, Person
from bot.games.twom.position.portions import portions
from bot.games.twom.position.state import StepName

HUNGRY, TIRED = 2, 2
"""The levels from which people eat, and from which they sleep."""


def _drink(case: Case, _: Worth) -> Drink:
    """Those drink first whom hunger or misery would hit hardest."""
    water = case.state.store.get(case.components.token_of("water"), 0)
    worst = sorted(case.state.people, key=lambda each: -max(each.hunger, each.misery))
    chosen = {each.key for each in worst[:water]}
    return Drink(tuple(key for key in case.state.keys if key in chosen))


def _eat(case: Case, _: Worth) -> Eat:
    """Who is hungry eats what satisfies without waste, the hungriest first."""
    tokens = case.components.tokens
    left = {key: case.state.store[key] for key in foods(case)}
    meals: dict[Key, Meal] = {}
    for each in sorted(case.state.people, key=lambda each: -each.hunger):
        if each.hunger < HUNGRY:
            continue
        open_ = [key for key, number in left.items() if number]
        if open_:
            food = {key: tokens[key].food or 0 for key in open_}
            best = min(open_, key=lambda key: (abs(each.hunger - food[key]), food[key], key))
            left = plus(left, {best: -1})
            meals[each.key] = Meal(each.key, portions({best: 1}))
    return Eat(tuple(meals[key] for key in case.state.keys if key in meals))


def _hurt(person: Person) -> float:
    return sum(costs[person.level(state)] for state, costs in LEVELS.items() if state != "fatigue")


def _fit(case: Case, person: Person) -> float:
    """How well somebody serves outside."""
    return quality(case, person, "capacity") / 4 + quality(case, person, "prowess") - _hurt(person) / 2


def _assign(case: Case, _: Worth) -> Assign:
    """Somebody guards, the tired sleep, and who is fit goes out while the house is watched."""
    awake = sorted((each for each in case.state.people if each.fatigue < TIRED), key=lambda each: -_fit(case, each))
    nights: dict[Key, Night] = {}
    if not awake:
        rested = min(case.state.people, key=lambda each: (each.fatigue, _hurt(each)))
        awake = [rested] if rested.fatigue < TIRED + 1 else []
    if awake:
        # Who is less fit for the way guards, unless a raid could kill them.
        guard = max(awake, key=lambda each: (each.wounds < 2, -_fit(case, each), quality(case, each, "prowess")))
        nights[guard.key] = "guard"
        out = [each for each in awake if each is not guard and each.wounds < 2 and each.illness < 3]
        resting = len(case.state.people) - len(awake)
        most = max(1, min(MOST_OUTSIDE, len(case.state.people) - 2)) if resting or len(awake) > 1 else 0
        nights.update({each.key: "outside" for each in out[: min(most, 2)]})
    free = list(beds(case))
    found: list[Bedtime] = []
    sleepers = sorted((each for each in case.state.people if each.key not in nights), key=lambda each: -each.fatigue)
    in_bed = dict(zip((each.key for each in sleepers), free, strict=False))
    for key in case.state.keys:
        if key in nights:
            found.append(Bedtime(key, nights[key]))
        else:
            found.append(Bedtime(key, "bed", in_bed[key]) if key in in_bed else Bedtime(key, "floor"))
    return Assign(tuple(found))


def _visit(case: Case, _: Worth) -> Visit:
    """The nearest place that is not empty: fewer cards bring fewer strangers."""
    return Visit(places(case)[0], () if gear_is_told(case) else None)


def _weapons(case: Case, worth: Worth) -> list[Key]:
    """The weapons of the store, the best first; firearms as far as there are bullets."""
    tokens, found, shots = case.components.tokens, [], bullets(case)
    armed = [key for key, n in case.state.store.items() if tokens[key].weapon is not None for _ in range(n)]
    for key in sorted(armed, key=lambda key: (-worth.single(key), -(tokens[key].value or 0), key)):
        if is_firearm(case, key):
            if not shots:
                continue
            shots -= 1
        found.append(key)
    return found


def _take(case: Case, worth: Worth) -> Take:
    """A weapon for each who goes out, bullets for it, and a tool for doors that weighs nothing."""
    outside = sum(each.night == "outside" for each in case.state.people)
    gear: dict[Key, int] = {}
    for key in _weapons(case, worth)[:outside]:
        gear = plus(gear, {key: 1})
    bullet = case.components.token_of("bullet")
    if any(is_firearm(case, key) for key in gear) and bullets(case):
        gear[bullet] = min(bullets(case), 2 * sum(is_firearm(case, key) for key in gear))
    for key in case.state.store:
        token = case.components.tokens[key]
        if token.role in ("saw", "lockpick") and not token.weight:
            gear[key] = 1
    return Take(portions(gear))


def _carry(case: Case, worth: Worth) -> Carry:
    """Home comes what is worth most by its weight, beside what lies in the store."""
    room, there, taken = capacity(case), heavy(case), dict[Key, int]()
    have = worth.things(case.state.store)
    while True:
        best, gain = None, 0.0
        for key, number in there.items():
            heavy_ = weight(case, key)
            if taken.get(key, 0) < number and heavy_ <= room:
                more = (worth.things(case.state.store, plus(taken, {key: 1})) - have) / heavy_
                if more > gain:
                    best, gain = key, more
        if best is None:
            return Carry(portions(taken))
        taken = plus(taken, {best: 1})
        room -= weight(case, best)
        have = worth.things(case.state.store, taken)


def _arm(case: Case, worth: Worth) -> Arm:
    """Each guard holds the best weapon there is."""
    held = dict(zip((each.key for each in guards(case)), _weapons(case, worth), strict=False))
    return Arm(tuple(Hold(key, held[key]) for key in case.state.keys if key in held))


def _mix(case: Case, _: Worth) -> Mix:
    """Raids where the house is boarded up, else people in the streets."""
    raids, residents = (case.state.decks[deck].waiting for deck in ("raids", "residents"))
    cards = min(2, raids + residents)
    return Mix(max(cards - residents, min(cards, raids, 1)))


ROUTINE: Mapping[StepName, Callable[[Case, Worth], Answer]] = {
    "water": _drink,
    "food": _eat,
    "evening": _assign,
    "location": _visit,
    "gear": _take,
    "findings": _carry,
    "arms": _arm,
    "crime": _mix,
}
