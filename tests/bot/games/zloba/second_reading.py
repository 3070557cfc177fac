"""The rules of a turn written a second time, from the rulebook and without the engine: whether a command is legal.

It knows the competitive game's own turn with nothing interrupted, and the traits of the pack, and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from bot.games.zloba.pack.effects import Guard, More, Trait
from bot.games.zloba.pack.pack import EliteKind, Pack
from bot.games.zloba.position.commands import Attack, Buy, Deploy, Discard, EndTurn, Enter, Exodus, Mine, Move
from bot.games.zloba.position.state import Force, State, Turn
from bot.games.zloba.position.units import Figure, Troops, Wounds


class Reader:
    """Judges commands by its own reading of the rules."""

    def __init__(self, pack: Pack) -> None:
        self.pairs = {frozenset(pair) for pair in (*pack.board.borders, *pack.board.bridges)}
        self.factions = {faction.key: faction for faction in pack.factions}
        self.kinds: dict[str, EliteKind] = {kind.key: kind for faction in pack.factions for kind in faction.elites}
        self.passive: dict[str, tuple[Trait, ...]] = {
            card.key: card.passive for faction in pack.factions for card in faction.cards
        }
        self.judges: dict[type, Callable[[State, Force, Turn, Any], bool]] = {
            Mine: self.mine,
            Deploy: self.deploy,
            Enter: self.enter,
            Move: self.move,
            Attack: self.attack,
            Exodus: self.exodus,
            Discard: lambda _, own, turn, command: not turn.acted and command.face in own.dice,
            EndTurn: lambda _, __, turn, ___: turn.acted,
            Buy: self.buy,
        }

    def legal(self, state: State, seat: int, command: Any) -> bool:
        """Whether a seat may do this now."""
        turn = state.turn
        if state.phase != "actions" or state.stack or turn is None or turn.seat != seat:
            return False
        return self.judges[type(command)](state, state.forces[seat], turn, command)

    def mine(self, _: State, own: Force, turn: Turn, command: Mine) -> bool:
        return paid(own, turn, command.by, "mine") or (command.by == "eye" and own.eye == "mine")

    def deploy(self, _: State, own: Force, turn: Turn, command: Deploy) -> bool:
        if not paid(own, turn, command.by, "extend") or command.place not in stood(own):
            return False
        return 1 <= command.units <= min(own.mat, 2 + self.more(own, "extend", {command.place}))

    def enter(self, _: State, own: Force, turn: Turn, command: Enter) -> bool:
        return paid(own, turn, command.by, "maneuver") and own.mat > 0

    def move(self, _: State, own: Force, turn: Turn, command: Move) -> bool:
        start, troops = command.start, command.troops
        if not paid(own, turn, command.by, "maneuver") or not self.next_to(start, command.end):
            return False
        return 1 <= troops.size <= 2 + self.more(own, "maneuver", {start}) and standing(own, start, troops)

    def attack(self, state: State, own: Force, turn: Turn, command: Attack) -> bool:
        name, wounds = "battle", 1
        if command.by == "eye" and own.eye in ("strike", "charge"):
            name, wounds = own.eye, 2 if own.eye == "charge" else 1
        elif not paid(own, turn, command.by, "battle"):
            return False
        reached = range(1, 9) if name == "strike" else self.near(own)
        if command.area not in reached or command.target not in range(len(state.forces)):
            return False
        target = state.forces[command.target]
        if target is own or command.area not in stood(target):
            return False
        around = {place for place in range(1, 9) if place == command.area or self.next_to(place, command.area)}
        return self.wounded(target, command.area, wounds + self.more(own, name, around), command.wounds)

    def wounded(self, target: Force, area: int, points: int, wounds: Wounds) -> bool:
        """Whether so many points may be divided like this, all of them, among units that are there."""
        there = Counter(figures(target, area))
        hit = Counter(each.elite for each in wounds.elites)
        bearable = target.basics[area] + sum(figure.toughness for figure in there.elements())
        if wounds.total != min(points, bearable) or not 0 <= wounds.basics <= target.basics[area] or not hit <= there:
            return False
        if any(not 1 <= each.wounds <= each.elite.toughness for each in wounds.elites):
            return False
        fallen = Counter(each.elite for each in wounds.elites if each.wounds == each.elite.toughness)
        left = there - fallen
        guarded = any(isinstance(trait, Guard) for figure in left for trait in self.kinds[figure.kind].traits)
        return not (wounds.basics and guarded)

    def exodus(self, _: State, own: Force, turn: Turn, command: Exodus) -> bool:
        ends = [march.end for march in command.marches]
        if not self.exodus_paid(own, turn, command) or not ends or len(ends) != len(set(ends)):
            return False
        if not all(self.next_to(command.start, end) for end in ends):
            return False
        parts = [march.troops for march in command.marches]
        together = Troops(
            sum(part.basics for part in parts), tuple(sorted(figure for part in parts for figure in part.elites))
        )
        return all(part.size >= 1 and standing(own, command.start, part) for part in parts) and standing(
            own, command.start, together
        )

    def exodus_paid(self, own: Force, turn: Turn, command: Exodus) -> bool:
        if not command.dice:
            return own.eye == "double" and turn.done == "exodus"
        action = [die for die in command.dice if die != "eye"]
        enough = Counter(action) <= Counter(own.dice) and (len(action) == 2 or own.eye is not None)
        return not turn.acted and len(command.dice) == 2 and bool(action) and enough

    def buy(self, _: State, own: Force, __: Turn, command: Buy) -> bool:
        kind = self.kinds.get(command.kind)
        if kind is None or kind not in self.factions[own.faction].elites or kind.cost > own.corra:
            return False
        places = {"zone": {0}, "own": stood(own) - {0}, "near": self.near(own), "any": set(range(1, 9))}[kind.deploy]
        return sum(elite.kind == kind.key for elite in own.elites) < kind.dice and command.place in places

    def next_to(self, start: int, end: int) -> bool:
        """Whether units may go from a place to another."""
        if start == 0:
            return end in range(1, 7)
        return end != 0 and frozenset((start, end)) in self.pairs

    def near(self, own: Force) -> set[int]:
        """The areas with own units, and those next to one; what stands on the Coast does not count."""
        areas = stood(own) - {0}
        return {place for place in range(1, 9) if place in areas or any(self.next_to(area, place) for area in areas)}

    def more(self, own: Force, action: str, places: set[int]) -> int:
        """What own cards, and own elites in these places, add to an action."""
        cards = [trait for key in own.cards for trait in self.passive[key]]
        elites = [
            trait
            for elite in own.elites
            for trait in self.kinds[elite.kind].traits
            if isinstance(trait, More) and (not trait.here or elite.place in places)
        ]
        return sum(trait.amount for trait in (*cards, *elites) if isinstance(trait, More) and trait.action == action)


def paid(own: Force, turn: Turn, by: str, action: str) -> bool:
    """Whether an unused action die, or Doubling, pays for an action."""
    if by == "die":
        return not turn.acted and action in own.dice
    return by == "double" and own.eye == "double" and turn.done == action


def stood(own: Force) -> set[int]:
    """The places with units of a force."""
    return {place for place in range(9) if own.basics[place]} | {elite.place for elite in own.elites}


def figures(own: Force, place: int) -> Iterator[Figure]:
    """A force's elites in a place."""
    return (Figure(elite.kind, elite.toughness) for elite in own.elites if elite.place == place)


def standing(own: Force, place: int, troops: Troops) -> bool:
    """Whether these units stand in a place."""
    if place not in range(9) or not 0 <= troops.basics <= own.basics[place]:
        return False
    return Counter(troops.elites) <= Counter(figures(own, place))
