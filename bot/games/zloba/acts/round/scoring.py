"""Scoring a round, and who has won."""

from __future__ import annotations

from bot.games.values import Seat
from bot.games.zloba.pack.components import Components
from bot.games.zloba.pack.pack import AREAS
from bot.games.zloba.position.case import Run
from bot.games.zloba.position.counting import controlled, elite_points, most, strengths_by_place, undisputed
from bot.games.zloba.position.events import AreaScore, Ended, RoundBegan, Scored
from bot.games.zloba.position.state import End, State


def _area_score(components: Components, state: State, area: int, seat: Seat, alone: int) -> AreaScore:
    """What an area brings who controls it; ``alone`` is the mask of areas where only one force has units.

    Rules: zloba-cs.scoring.control, zloba-cs.scoring.domination
    """
    token = components.pack.tokens[state.tokens[area - 1]].points
    return AreaScore(area, seat, token, alone >> area & 1, elite_points(components, state.forces[seat], area))


def counted(components: Components, state: State) -> Scored:
    """The points of all areas in their order, as they are held in this position."""
    counts = strengths_by_place(components, state)
    alone = undisputed(state)
    areas = tuple(
        _area_score(components, state, area, seat, alone) for area in AREAS if (seat := most(counts[area])) is not None
    )
    gains = [0] * len(state.forces)
    for score in areas:
        gains[score.seat] += score.token + score.domination + score.elites
    return Scored(areas, tuple(gains))


def scoring(run: Run, _: None) -> None:
    """Score all areas in their order; end the match or begin the next round. Rule: zloba-cs.victory.threshold"""
    run.emit(counted(run.components, run.state))
    state = run.state
    if max(force.points for force in state.forces) >= state.goal:
        run.emit(Ended(End(ranking(run.components, state), "threshold")))
    else:
        run.emit(RoundBegan(state.round + 1, (state.start + 1) % state.seats))


def ranking(components: Components, state: State) -> tuple[int, ...]:
    """The place of every seat: by points, then by areas controlled; who is equal in both shares a place.

    Rules: zloba-cs.victory.several, zloba-cs.victory.tie-areas, zloba-cs.victory.tie-final
    """
    worth = [
        (force.points, controlled(components, state, seat)) for seat, force in enumerate(state.forces[: state.seats])
    ]
    return tuple(1 + sum(other > own for other in worth) for own in worth)
