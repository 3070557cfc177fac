"""A component pack made ready for play: who neighbours whom, every component by its key, and what it is called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias, TypeVar

from bot.games.packs.words import Words, text
from bot.games.values import Line
from bot.games.zloba.pack.effects import Effect, Face, Groundwork, Guard, More, Reach, Strength, Swift, Trait, Trophy
from bot.games.zloba.pack.pack import AREAS, COAST_TOUCHES, EliteKind, Faction, Pack, Skill, SupportCard
from bot.games.zloba.pack.scenario import Prefer, Scenario

CORRA: Final = 20
BASICS: Final = 25
NUMBERED: Final = 0b1_1111_1110
"""Places as bits of a mask: the zone is bit 0, area 8 is bit 8; this one has all numbered areas."""

T = TypeVar("T", bound=Trait)


class Components:
    """What a pack holds, looked up fast; never changed after it is made.

    Attributes:
        by_priority: of each faction the kinds of elites that the opponent takes, A before B before C.
        wanted: for each scenario the kinds that it buys, those before others that the card prefers.
        symbols: the symbol of each of the pack's tokens.
        neighbours: for each place from 0, the areas next to it, ascending; nothing leads back to the Coast.
        near: for each mask of numbered areas, shifted right by one, the mask of these and of all next to one.
        strength: by faction and kind as how many units an elite counts.
        reach: from how many steps away one may attack from an elite, where it is more than one.
        more, trophies, groundwork: by faction the kinds of elites that strengthen actions, take trophies and add to
            groundwork, with how they do.
        more_by_card, trophies_by_card, groundwork_by_card: the support cards that do the same, by their keys.
        once: the support cards that are used up, by their keys.
        recalls: the kinds that can be called back, with what it then does.
    """

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        pairs = (*pack.board.borders, *pack.board.bridges)
        both = (*pairs, *((second, first) for first, second in pairs))
        touching = [COAST_TOUCHES, *({second for first, second in both if first == area} for area in AREAS)]
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(each)) for each in touching)
        around = [sum(1 << area for area in each) for each in self.neighbours]
        self.near: tuple[int, ...] = tuple(
            mask << 1 | _union(around[area] for area in AREAS if mask << 1 >> area & 1) for mask in range(256)
        )
        self.factions: dict[str, Faction] = {faction.key: faction for faction in pack.factions}
        self.scenarios: dict[str, Scenario] = {scenario.key: scenario for scenario in pack.scenarios}
        self.kinds: dict[str, dict[str, EliteKind]] = {
            faction.key: {kind.key: kind for kind in faction.elites} for faction in pack.factions
        }
        self.cards: dict[str, dict[str, SupportCard]] = {
            faction.key: {card.key: card for card in faction.cards} for faction in pack.factions
        }
        self.skills: dict[str, dict[str, Skill]] = {
            faction.key: {skill.key: skill for skill in faction.skills} for faction in pack.factions
        }
        self.by_priority: dict[str, tuple[EliteKind, ...]] = {
            faction.key: tuple(sorted((kind for kind in faction.elites if kind.priority is not None), key=_priority))
            for faction in pack.factions
        }
        self.wanted: dict[str, tuple[EliteKind, ...]] = {
            scenario.key: _preferred(scenario, self.by_priority[scenario.faction]) for scenario in pack.scenarios
        }
        self.symbols: tuple[Face | None, ...] = tuple(token.symbol for token in pack.tokens)
        self._kinds = {key: kind for kinds in self.kinds.values() for key, kind in kinds.items()}
        self._skills = {key: skill for skills in self.skills.values() for key, skill in skills.items()}
        self._cards = {key: card for cards in self.cards.values() for key, card in cards.items()}
        self.strength: dict[str, dict[str, int]] = {
            faction: {key: _strength(kind) for key, kind in kinds.items()} for faction, kinds in self.kinds.items()
        }
        self._swift = self._having(Swift)
        self._guards = self._having(Guard)
        self.reach: dict[str, dict[str, int]] = {
            faction: {key: max(trait.areas for trait in traits) for key, traits in kinds.items()}
            for faction, kinds in self._traits(Reach).items()
        }
        self.more: dict[str, dict[str, tuple[More, ...]]] = self._traits(More)
        self.trophies: dict[str, dict[str, tuple[Trophy, ...]]] = self._traits(Trophy)
        self.once: dict[str, SupportCard] = {key: card for key, card in self._cards.items() if card.once}
        self.recalls: dict[str, dict[str, tuple[Effect, ...]]] = {
            faction: {key: kind.recall for key, kind in kinds.items() if kind.recall}
            for faction, kinds in self.kinds.items()
        }
        self.groundwork: dict[str, dict[str, tuple[Groundwork, ...]]] = self._traits(Groundwork)
        self.more_by_card: dict[str, tuple[More, ...]] = self._traits_by_card(More)
        self.trophies_by_card: dict[str, tuple[Trophy, ...]] = self._traits_by_card(Trophy)
        self.groundwork_by_card: dict[str, tuple[Groundwork, ...]] = self._traits_by_card(Groundwork)

    def kind(self, key: str) -> EliteKind:
        """A kind of elite by its key, which no two factions share."""
        return self._kinds[key]

    def skill(self, key: str) -> Skill:
        """A skill by its key, which no two factions share."""
        return self._skills[key]

    def card(self, key: str) -> SupportCard:
        """A support card by its key, which no two factions share."""
        return self._cards[key]

    def source(self, key: str) -> EliteKind | Skill | SupportCard:
        """The elite, skill or support card with this key, which no two of them share."""
        return self._kinds.get(key) or self._skills.get(key) or self._cards[key]

    def swift(self, faction: str, kind: str) -> bool:
        """Whether an elite may move on after a move."""
        return (faction, kind) in self._swift

    def guards(self, faction: str, kind: str) -> bool:
        """Whether an elite keeps wounds from the basic units beside it."""
        return (faction, kind) in self._guards

    def within(self, area: int, steps: int) -> int:
        """The mask of numbered areas at most so many steps away from an area; none is near the Coast."""
        mask = 1 << area
        for _ in range(steps):
            mask = self.near[mask >> 1]
        return mask

    def _every_kind(self) -> list[tuple[str, str, EliteKind]]:
        return [(faction, key, kind) for faction, kinds in self.kinds.items() for key, kind in kinds.items()]

    def _traits(self, trait: type[T]) -> dict[str, dict[str, tuple[T, ...]]]:
        """By faction the kinds that have a trait, with theirs."""
        found: dict[str, dict[str, tuple[T, ...]]] = {faction: {} for faction in self.kinds}
        for faction, key, kind in self._every_kind():
            own = tuple(each for each in kind.traits if isinstance(each, trait))
            if own:
                found[faction][key] = own
        return found

    def _traits_by_card(self, trait: type[T]) -> dict[str, tuple[T, ...]]:
        """The support cards that have a trait, with theirs."""
        every = {
            key: tuple(each for each in card.passive if isinstance(each, trait)) for key, card in self._cards.items()
        }
        return {key: own for key, own in every.items() if own}

    def _having(self, trait: type[Trait]) -> frozenset[tuple[str, str]]:
        return frozenset(
            (faction, key)
            for faction, key, kind in self._every_kind()
            if any(isinstance(each, trait) for each in kind.traits)
        )


def _union(masks: Iterable[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def _preferred(scenario: Scenario, kinds: tuple[EliteKind, ...]) -> tuple[EliteKind, ...]:
    preferred = {event.kind for event in scenario.events if isinstance(event, Prefer)}
    return (*(kind for kind in kinds if kind.key in preferred), *kinds)


def _priority(kind: EliteKind) -> tuple[str, str]:
    return kind.priority or "", kind.key


def _strength(kind: EliteKind) -> int:
    return max((trait.units for trait in kind.traits if isinstance(trait, Strength)), default=1)


Described: TypeAlias = EliteKind | Scenario | Skill | SupportCard
Named: TypeAlias = Described | Faction

PACK_NAME = "pack.name"

_FAMILY: dict[type[Named], str] = {
    EliteKind: "elite",
    Faction: "faction",
    Scenario: "scenario",
    Skill: "skill",
    SupportCard: "card",
}


def name_of(thing: Named) -> Line:
    """What a component is called."""
    return text(f"{_FAMILY[type(thing)]}.{thing.key}.name")


def text_of(thing: Described) -> Line:
    """What is printed on a component."""
    return text(f"{_FAMILY[type(thing)]}.{thing.key}.text")


def texts_of(pack: Pack) -> dict[str, Words]:
    """All of a pack's names and texts by key."""
    return dict(_keyed(pack))


def _keyed(pack: Pack) -> Iterator[tuple[str, Words]]:
    described: list[Described] = list(pack.scenarios)
    yield PACK_NAME, pack.name
    for faction in pack.factions:
        yield f"faction.{faction.key}.name", faction.name
        described += [*faction.elites, *faction.cards, *faction.skills]
    for thing in described:
        place = f"{_FAMILY[type(thing)]}.{thing.key}"
        yield f"{place}.name", thing.name
        yield f"{place}.text", thing.text
