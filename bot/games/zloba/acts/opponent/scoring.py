"""Scoring against the automated opponent: the humans' points are shared."""

from __future__ import annotations

from bot.games.values import Seat
from bot.games.zloba.looks.control import Held, Team
from bot.games.zloba.pack.components import Components
from bot.games.zloba.position.counting import elite_points, undisputed
from bot.games.zloba.position.events import AreaScore, Scored
from bot.games.zloba.position.state import State


def score(components: Components, state: State, held: Held) -> Scored:
    """What a round brings. Rule: zloba-cs.coop.scoring.shared"""
    seats = state.seats
    rows: list[AreaScore] = []
    alone = undisputed(state)
    for area, side in enumerate(held):
        if area and side is not None:
            rows += _area(components, state, area, side, alone >> area & 1)
    totals = [0] * (seats + 1)
    for row in rows:
        totals[row.seat] += _total(row)
    return Scored(tuple(rows), (*(0,) * seats, totals[seats]), sum(totals[:seats]))


def _area(components: Components, state: State, area: int, side: Team, domination: int) -> list[AreaScore]:
    """Rule: zloba-cs.coop.scoring.domination"""
    token = components.pack.tokens[state.tokens[area - 1]].points
    seats = [len(state.forces) - 1] if side == "opponent" else _by_presence(state, area)
    # The token is shared; it is written to the first of the humans who hold the area together.
    first = seats[0]
    rows = [AreaScore(area, first, token, domination, elite_points(components, state.forces[first], area))]
    for seat in seats[1:]:
        row = AreaScore(area, seat, 0, domination, elite_points(components, state.forces[seat], area))
        if _total(row):
            rows.append(row)
    return rows


def _by_presence(state: State, area: int) -> list[Seat]:
    """The humans' seats with units in an area that they hold, the strongest in basic units first."""
    if state.seats == 1:
        return [0]
    there = [
        (force.basics[area] + sum(elite.place == area for elite in force.elites), seat)
        for seat, force in enumerate(state.forces[: state.seats])
    ]
    return [seat for units, seat in sorted(there, key=lambda each: (-each[0], each[1])) if units]


def _total(row: AreaScore) -> int:
    return row.token + row.domination + row.elites
