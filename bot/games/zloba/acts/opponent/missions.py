"""Missions of a scenario, looked at when a round has been scored."""

from __future__ import annotations

from types import UnionType

from bot.games.zloba.acts.opponent.queue import coop
from bot.games.zloba.looks.control import Held, Team
from bot.games.zloba.looks.threat import opponent
from bot.games.zloba.pack.components import Components
from bot.games.zloba.pack.scenario import Areas, Mission, Points, Rounds
from bot.games.zloba.position.state import End, State

AREAS = range(1, 9)
TEAMS: tuple[Team, Team] = ("humans", "opponent")


def end(components: Components, state: State, held: Held) -> End | None:
    """How the match ends after this round, if a side has fulfilled a mission.

    Rules: zloba-cs.coop.victory.mission, zloba-cs.coop.victory.tie, zloba-cs.scenario.mission-one-enough
    """
    missions = components.scenarios[coop(state).scenario].missions
    met = {
        team: [one for one in missions if one.side in (team, "both") and _met(state, held, one, team)] for team in TEAMS
    }
    if not any(met.values()):
        return None
    # Lasting so many rounds wins only where nobody has done better by then; a side that alone holds its areas is not
    # outvoted by points.
    winning = _having(met, Points | Areas) or _having(met, Rounds)
    holding = _having(met, Areas)
    decisive = holding if len(holding) == 1 else winning
    won = decisive[0] if len(decisive) == 1 else _stronger(state, held)
    place = 2 if won == "opponent" else 1
    return End((place,) * state.seats, "mission")


def _having(met: dict[Team, list[Mission]], kind: type[Mission] | UnionType) -> list[Team]:
    return [team for team in TEAMS if any(isinstance(mission, kind) for mission in met[team])]


def _met(state: State, held: Held, mission: Mission, team: Team) -> bool:
    if isinstance(mission, Points):
        return _points(state, team) >= mission.points
    if isinstance(mission, Rounds):
        return state.round >= mission.rounds
    return _areas(held, team, mission.among) >= mission.count


def _stronger(state: State, held: Held) -> Team | None:
    """Both sides have met a mission: more points, then more areas, then both win. Rule: zloba-cs.coop.victory.tie"""
    for measure in (_points(state, "humans") - _points(state, "opponent"), _area_lead(held)):
        if measure:
            return "humans" if measure > 0 else "opponent"
    return None


def _area_lead(held: Held) -> int:
    return _areas(held, "humans") - _areas(held, "opponent")


def _points(state: State, team: Team) -> int:
    return coop(state).points if team == "humans" else opponent(state).points


def _areas(held: Held, team: Team, among: tuple[int, ...] = ()) -> int:
    return [held[area] for area in among or AREAS].count(team)
