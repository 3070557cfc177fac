"""How good a position is for the group, in points; somebody alive and well is worth :data:`ALIVE`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from bot.games.twom.pack.components import Components
from bot.games.twom.pack.effects.people import State as Level
from bot.games.twom.pack.effects.people import Wound
from bot.games.twom.pack.effects.shelter import Frost, Learn
from bot.games.twom.pack.effects.story import Choose, Effect, If, Later, RollTable
from bot.games.twom.pack.effects.things import Gain, Lose, PickOf
from bot.games.twom.pack.kinds import FIREARMS, RESOURCES, Condition, Key
from bot.games.twom.pack.shelter import Fitting
from bot.games.twom.pack.tokens import Token
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import State

ALIVE, OVER = 60.0, 400.0
LEVELS: Mapping[Condition, tuple[float, ...]] = {
    "hunger": (0, 1, 4, 11, 40),
    "illness": (0, 3, 7, 14, 40),
    "wounds": (0, 3, 7, 14, 45),
    "misery": (0, 1.5, 5, 12, 40),
    "fatigue": (0, 0.5, 2, 8, 40),
}
"""What each level of a state takes; the fourth may be the end."""
KINDS: Mapping[str, tuple[float, float]] = {
    "food": (4, 0.92),
    "water": (3, 0.88),
    "material": (1.5, 0.96),
    "medicine": (4, 0.6),
    "arms": (6, 0.5),
    "bullet": (1.5, 0.85),
    "tool": (4, 0.5),
    "other": (1, 0.9),
}
"""What the first thing of a kind is worth, and how much less each further one is."""
Part: TypeAlias = Literal["people", "things", "house", "quiet", "later", "end"]
"""The sorts of points: for people, things, the shelter, the places outside, effects to come, the end."""
LEARNED, BOARD, COLD, CARD, UNKNOWN, USES = 2.0, 4.0, 2.0, -1.0, 0.8, 4


class Worth:
    """The worth of positions that are played with some components."""

    def __init__(self, components: Components) -> None:
        self._components = components
        self._kinds = {key: (_kind(token), _units(token)) for key, token in components.tokens.items()}
        self._fittings = {key: self._fitting(card) for key, card in components.fittings.items()}

    def of(self, state: State) -> float:
        """The points of a position."""
        return sum(self.parts(state).values())

    def parts(self, state: State) -> dict[Part, float]:
        """The points of a position by what they are for."""
        people = sum(map(self._person, state.people))
        if state.end is not None:
            return {"people": people, "end": OVER if state.end.won else -OVER}
        return {
            "people": people,
            "things": self.things(state.store, state.pile),
            "house": self._house(state),
            "quiet": UNKNOWN * state.unknown - 0.4 * state.noise,
            "later": sum(0.7 * self.effects(due.effects) for due in state.due),
        }

    def things(self, *piles: Mapping[Key, int]) -> float:
        """The points of tokens that lie together."""
        found = Counter[str]()
        for pile in piles:
            for key, number in pile.items():
                kind, units = self._kinds[key]
                found[kind] += round(units * number * 10)
        return sum(_series(KINDS[kind], number / 10) for kind, number in found.items())

    def single(self, key: Key) -> float:
        """The points of one token by itself."""
        kind, units = self._kinds[key]
        return KINDS[kind][0] * units

    def effects(self, effects: Iterable[Effect]) -> float:
        """About what effects bring, as far as that can be told without a position."""
        return sum(map(self._effect, effects))

    def _effect(self, effect: Effect) -> float:
        match effect:
            case Gain(things):
                return sum(self.single(key) * number for key, number in things.items())
            case Lose(things):
                return -sum(self.single(key) * number for key, number in things.items())
            case PickOf(kinds, number, lose):
                return max(map(self.single, kinds)) * number * (-1 if lose else 1)
            case Level(state, by):
                return -3.0 * by if state != "fatigue" else -1.5 * by
            case Wound(wounds):
                return -4.0 * wounds
            case Frost(by):
                return -COLD * by
            case Learn():
                return LEARNED
            case Later(inner):
                return 0.8 * self.effects(inner)
            case If(_, then, otherwise):
                return 0.5 * (self.effects(then) + self.effects(otherwise))
            case RollTable(rows):
                faces = zip((0, *(row.to for row in rows)), rows, strict=False)
                return sum((row.to - before) / 10 * self.effects(row.effects) for before, row in faces)
            case Choose(ways):
                return max(self.effects(way.effects) - self._cost(way.cost) for way in ways)
        return 0.0

    def _cost(self, cost: Mapping[Key, int]) -> float:
        return sum(self.single(key) * number for key, number in cost.items())

    def _fitting(self, card: Fitting) -> float:
        """What a fitting is worth once it stands: what its best action brings a few times over."""
        uses = [self.effects(action.effects or ()) - self._cost(action.cost) for action in card.actions]
        return self._cost(card.cost) * 0.6 + USES * max(0.5, min(4.0, max(uses, default=0.0))) + (3.0 * card.bed)

    def _house(self, state: State) -> float:
        built = {spot.fitting for spot in state.shelter.values() if spot.fitting}
        total = sum(self._fittings.get(key, 0.0) for key in built)
        total += CARD * sum(1 for spot in state.shelter.values() if spot.card)
        total += LEARNED * sum(state.fittings.values()) / 2
        return total + _series((BOARD, 0.8), state.boarded) - COLD * state.frost + len(state.locations)

    def _person(self, person: Person) -> float:
        well = ALIVE - sum(costs[person.level(state)] for state, costs in LEVELS.items())
        return well + sum(1.2 * self.single(key) for key in person.medicine) - 2.0 * (person.resting)


def _kind(token: Token) -> str:
    if token.food is not None:
        return "food"
    if token.role == "water":
        return "water"
    if token.role in RESOURCES:
        return "material"
    if token.medicine is not None:
        return "medicine"
    if token.weapon is not None:
        return "arms"
    if token.role == "bullet":
        return "bullet"
    return "tool" if token.role in ("shovel", "saw", "lockpick") else "other"


def _units(token: Token) -> float:
    """How many of its kind a token counts as."""
    if token.food is not None:
        return 0.5 + token.food * 0.75
    if token.weapon is not None:
        return 1.4 if token.weapon in FIREARMS or token.weapon == "hatchet" else 1.0
    return (token.value or 0) * 0.12 if _kind(token) == "other" else 1.0


def _series(of: tuple[float, float], number: float) -> float:
    """The points of so many of a kind, each worth a little less than the one before."""
    first, less = of
    return float(first * (1 - less**number) / (1 - less))
