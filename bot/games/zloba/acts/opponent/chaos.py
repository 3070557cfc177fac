"""Effects of scenario cards, as the automated opponent carries them out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.zloba.acts.opponent.queue import coop, first
from bot.games.zloba.acts.opponent.units import deploy_elite, muster, reinforce
from bot.games.zloba.acts.opponent.wounds import wound
from bot.games.zloba.looks.threat import highest, opponent, present
from bot.games.zloba.pack import scenario as card
from bot.games.zloba.pack.components import NUMBERED
from bot.games.zloba.position import coop_state as does
from bot.games.zloba.position.case import Run
from bot.games.zloba.position.counting import figures_at, occupied, undisputed
from bot.games.zloba.position.events import CoopChanged, Gained

AREAS = range(1, 9)


def _deploy_elite(run: Run, effect: card.DeployElite) -> None:
    if effect.count > 1:
        first(run, replace(effect, count=effect.count - 1))
    deploy_elite(run, effect.kind)


def _deploy_basics(run: Run, effect: card.DeployBasics) -> None:
    base = coop(run.state).base
    area = base if effect.where == "base" else highest(run.state, present(run.state))
    if area is not None:
        reinforce(run, area, effect.units, cause="chaos")


def _muster(run: Run, effect: card.MusterToBase) -> None:
    muster(run, effect.units)


def _gain_by_domination(run: Run, effect: card.GainByDomination) -> None:
    """The opponent is the last one to draw on a short supply. Rule: zloba-cs.korrakam.shortage-several"""
    seats = run.seats
    start = max(run.state.start, 0)
    for seat in (*((start + turn) % seats for turn in range(seats)), seats):
        dominated = undisputed(run.state) & occupied(run.force(seat)) & NUMBERED
        corra = min(dominated.bit_count() * effect.corra, run.state.supply)
        if corra:
            run.emit(Gained(seat, corra, "chaos" if seat == seats else "domination"))


def _move_elites(run: Run, effect: card.MoveElites) -> None:
    """Each elite goes once, those of one area together. Rule: zloba-cs.scenario.show-of-force.chaos"""
    groups = {
        area: tuple(each for each in figures_at(opponent(run.state), area) if effect.kind in (None, each.kind))
        for area in AREAS
    }
    first(run, *(does.MoveTogether(area, figures) for area, figures in groups.items() if figures))


def _move_base(run: Run, effect: card.MoveBase) -> None:
    side = coop(run.state)
    run.emit(CoopChanged(replace(side, base=(side.base + effect.areas - 1) % len(AREAS) + 1), "base"))


def _attack_with(run: Run, effect: card.AttackWith) -> None:
    areas = {elite.place for elite in opponent(run.state).elites if elite.kind == effect.kind and elite.place}
    first(run, *(does.AttackArea(area, effect.wounds) for area in sorted(areas)))


def _attack_threat(run: Run, effect: card.AttackThreat) -> None:
    """The Coast is never looked at. Rule: zloba-cs.threat.targeting"""
    near = run.components.near[occupied(opponent(run.state)) >> 1]
    areas = [area for area in AREAS if effect.reach == "any" or near >> area & 1]
    area = highest(run.state, areas)
    if area is not None:
        wound(run, area, effect.wounds, attack=True)


SCENARIO: dict[type, Callable[[Run, Any], None]] = {
    card.DeployElite: _deploy_elite,
    card.DeployBasics: _deploy_basics,
    card.MusterToBase: _muster,
    card.GainByDomination: _gain_by_domination,
    card.MoveElites: _move_elites,
    card.MoveBase: _move_base,
    card.AttackWith: _attack_with,
    card.AttackThreat: _attack_threat,
}
