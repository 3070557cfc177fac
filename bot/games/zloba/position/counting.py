"""Counting units: where a force has them, how strong it is there, and who is strongest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress

from bot.games.zloba.pack.components import Components
from bot.games.zloba.pack.pack import EliteKind
from bot.games.zloba.position.state import PLACES, Force, State
from bot.games.zloba.position.units import Figure, Troops

BITS = tuple(1 << place for place in PLACES)
"""Each place as a mask."""
PLACES_OF = tuple(tuple(place for place in PLACES if mask >> place & 1) for mask in range(1 << len(PLACES)))


def occupied(force: Force) -> int:
    """The mask of places with at least one of a force's units."""
    mask = _filled(force.basics)
    for elite in force.elites:
        mask |= 1 << elite.place
    return mask


@lru_cache(maxsize=4096)
def _filled(basics: tuple[int, ...]) -> int:
    return sum(compress(BITS, basics))


def places(mask: int) -> tuple[int, ...]:
    """The places of a mask, ascending."""
    return PLACES_OF[mask]


def figures_at(force: Force, place: int) -> tuple[Figure, ...]:
    """A force's elites in a place as figures, ascending."""
    if not force.elites:
        return ()
    return tuple(Figure(elite.kind, elite.toughness) for elite in force.elites if elite.place == place)


def has_units(force: Force, place: int) -> bool:
    """Whether a force has a unit in a place."""
    return force.basics[place] > 0 or (bool(force.elites) and any(elite.place == place for elite in force.elites))


def undisputed(state: State) -> int:
    """The mask of places where only one force has units. Rule: zloba-cs.scoring.domination"""
    some = several = 0
    for force in state.forces:
        mask = occupied(force)
        several |= some & mask
        some |= mask
    return some & ~several


def has(force: Force, place: int, troops: Troops) -> bool:
    """Whether a force has these units in a place."""
    if force.basics[place] < troops.basics:
        return False
    there = list(figures_at(force, place)) if troops.elites else []
    for figure in troops.elites:
        if figure not in there:
            return False
        there.remove(figure)
    return True


def strength(components: Components, force: Force, place: int) -> int:
    """As how many units a force counts in a place. Rule: zloba-cs.scoring.control"""
    count = force.basics[place]
    kinds = components.strength[force.faction]
    for elite in force.elites:
        if elite.place == place:
            count += kinds[elite.kind]
    return count


def strength_by_place(components: Components, force: Force) -> list[int]:
    """As how many units a force counts in each place."""
    counts = [*force.basics]
    kinds = components.strength[force.faction]
    for elite in force.elites:
        counts[elite.place] += kinds[elite.kind]
    return counts


def strengths_by_place(components: Components, state: State) -> list[tuple[int, ...]]:
    """As how many units each force counts in each place: by place, then by seat."""
    return list(zip(*(strength_by_place(components, force) for force in state.forces), strict=True))


def strengths(components: Components, state: State, area: int) -> list[int]:
    """As how many units each force counts in an area, by seat."""
    return [strength(components, force, area) for force in state.forces]


def most(counts: Sequence[int]) -> int | None:
    """The index of the greatest count; ``None`` where it is shared or zero."""
    top = max(counts)
    return counts.index(top) if top and counts.count(top) == 1 else None


def controlled(components: Components, state: State, seat: int) -> int:
    """How many numbered areas a force controls by itself. Rule: zloba-cs.victory.tie-areas"""
    return sum(most(counts) == seat for counts in strengths_by_place(components, state)[1:])


def still_to_come(state: State, seat: int) -> list[int]:
    """The seats of people clockwise after this one, up to the start player."""
    start = max(state.start, 0)
    turns = (seat - start) % state.seats
    return [(start + turn) % state.seats for turn in range(turns + 1, state.seats)]


def grouped(figures: tuple[Figure, ...]) -> dict[Figure, int]:
    """How many there are of each figure, in the order in which they come."""
    seen: dict[Figure, int] = {}
    for figure in figures:
        seen[figure] = seen.get(figure, 0) + 1
    return seen


def left_on_mat(force: Force, kind: EliteKind) -> int:
    """How many elites of a kind are still on the mat."""
    return kind.dice - [elite.kind for elite in force.elites].count(kind.key)


def groundwork(components: Components, force: Force) -> tuple[int, int]:
    """What a force's traits add to groundwork: corra and basic units."""
    extra = [trait for key in force.cards for trait in components.groundwork_by_card.get(key, ())]
    own = components.groundwork[force.faction]
    for elite in force.elites if own else ():
        extra += own.get(elite.kind, ())
    if not extra:
        return 0, 0
    return sum(trait.corra for trait in extra), sum(trait.units for trait in extra)


def elite_points(components: Components, force: Force, area: int) -> int:
    """Bonus points of a force's elites in an area that it controls, once a kind.

    Rules: zloba-cs.scoring.elite-bonus-once, zloba-faq.elite-bonus
    """
    there = {elite.kind for elite in force.elites if elite.place == area} if force.elites else None
    if not there:
        return 0
    kinds = components.kinds[force.faction]
    return sum(kinds[key].points for key in there)
