"""How wounds from the automated opponent may be divided among the humans' units in an area."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TypeAlias

from bot.games.values import Seat
from bot.games.zloba.position.coop_state import WoundsDue
from bot.games.zloba.position.counting import figures_at, has_units, still_to_come
from bot.games.zloba.position.state import Force, State
from bot.games.zloba.position.units import Figure, Hit, Wounds

Way: TypeAlias = tuple[tuple[Seat, Wounds], ...]
"""Wounds by seat, ascending; only seats that suffer some."""


def divisions(state: State, area: int, wounds: int, seats: Collection[Seat] | None = None) -> set[Way]:
    """Every way to divide wounds: elites first, then basic units, across human factions.

    Args:
        seats: whose units may suffer; all humans' if not given.

    Rule: zloba-cs.coop.ai.wounds-elite-first, zloba-cs.coop.ai.wounds-split
    """
    there = range(state.seats) if seats is None else sorted(seats)
    hit = [seat for seat in there if has_units(state.forces[seat], area)]
    if not hit:
        return set()
    if len(hit) == 1 and (only := _without_choice(state.forces[hit[0]], area, wounds)) is not None:
        return {((hit[0], only),)}
    elites = [(seat, figure) for seat in hit for figure in figures_at(state.forces[seat], area)]
    basics = [state.forces[seat].basics[area] for seat in hit]
    toughness = sum(figure.toughness for _, figure in elites)
    if wounds <= toughness:
        each = _shares([figure.toughness for _, figure in elites], wounds)
        ways = {_way(hit, elites, share, [0] * len(basics)) for share in each}
    else:
        fallen = tuple(figure.toughness for _, figure in elites)
        rest = min(wounds - toughness, sum(basics))
        ways = {_way(hit, elites, fallen, share) for share in _shares(basics, rest)}
    return ways - {()}


def _without_choice(force: Force, area: int, wounds: int) -> Wounds | None:
    """What the units of one force suffer if wounds can be divided in one way: it has one elite at most, or all fall."""
    figures = figures_at(force, area)
    if len(figures) > 1 and wounds < sum(figure.toughness for figure in figures):
        return None
    hits = []
    for figure in figures:
        hits.append(Hit(figure, min(wounds, figure.toughness)))
        wounds -= hits[-1].wounds
    return Wounds(min(wounds, force.basics[area]), tuple(hits))


def shares(state: State, due: WoundsDue) -> tuple[Wounds, ...]:
    """What the seat in question may take upon its own units, fewest wounds first; those after it take the rest."""
    ways = divisions(state, due.area, due.wounds, (due.seat, *after(state, due)))
    found = {dict(way).get(due.seat, Wounds()) for way in ways}
    # Mostly there is nothing to choose, and writing values down to compare them takes longer than finding them.
    return tuple(found) if len(found) < 2 else tuple(sorted(found, key=lambda share: (share.total, repr(share))))


def after(state: State, due: WoundsDue) -> list[Seat]:
    """The seats that divide what is left after this one: clockwise, up to the start player."""
    return [seat for seat in still_to_come(state, due.seat) if has_units(state.forces[seat], due.area)]


def _shares(limits: list[int], total: int) -> Iterator[tuple[int, ...]]:
    """Every way to share a total among places that each take at most so many."""
    if not limits:
        if not total:
            yield ()
        return
    for taken in range(max(0, total - sum(limits[1:])), min(limits[0], total) + 1):
        for rest in _shares(limits[1:], total - taken):
            yield (taken, *rest)


def _way(
    seats: list[Seat], elites: list[tuple[Seat, Figure]], hits: tuple[int, ...], basics: tuple[int, ...] | list[int]
) -> Way:
    suffered = []
    for place, seat in enumerate(seats):
        mine = [
            Hit(figure, count) for (owner, figure), count in zip(elites, hits, strict=True) if owner == seat and count
        ]
        if mine or basics[place]:
            suffered.append((seat, Wounds(basics[place], tuple(sorted(mine)))))
    return tuple(suffered)
