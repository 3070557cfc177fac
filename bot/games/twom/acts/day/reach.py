"""Which spaces of the shelter people get to."""

from __future__ import annotations

from bot.games.twom.pack.kinds import Key, Obstacle
from bot.games.twom.position.case import Case


def obstacle(case: Case, space: Key) -> Obstacle | None:
    """What blocks the way on a space.

    Rule: twom-cs.move.obstacles
    """
    spot = case.state.shelter.get(space)
    if spot is None or spot.card is None:
        return None
    card = case.components.shelter_cards.get(spot.card)
    return card.obstacle if card else None


def reachable(case: Case) -> frozenset[Key]:
    """The spaces that people get to from the guard's, obstacles included, but nothing behind them.

    Rule: twom-cs.move.reach
    """
    return case.components.reach(frozenset(key for key in case.state.shelter if obstacle(case, key) is not None))


def is_empty(case: Case, space: Key) -> bool:
    """Whether something can be built on a space: no card lies there, and no action is printed on it.

    Rule: twom-cs.build.where
    """
    printed = case.components.spaces[space]
    return space not in case.state.shelter and printed.printed is None and not printed.actions


def beds(case: Case) -> tuple[Key, ...]:
    """The spaces with a bed that people get to."""
    if case.components.pack.shelter is None:
        own = {key for key, each in case.state.home.items() if each.bed}
        return tuple(key for key, spot in sorted(case.state.shelter.items()) if spot.fitting in own)
    there = reachable(case)
    fittings = {key for key, fitting in case.components.fittings.items() if fitting.bed}
    return tuple(key for key, spot in sorted(case.state.shelter.items()) if key in there and spot.fitting in fittings)
