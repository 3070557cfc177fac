"""A position in one line, for golden matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.games.doomtrooper.position.state import State as DoomtrooperState
from bot.games.prsi.position.state import State as PrsiState
from bot.games.twom.pack.kinds import CONDITIONS
from bot.games.twom.position.state import State as TwomState
from bot.games.zloba.position.state import Force
from bot.games.zloba.position.state import State as ZlobaState


def _prsi(state: PrsiState) -> str:
    hands = " | ".join(" ".join(hand) or "-" for hand in state.hands)
    force = " ".join(map(str, state.stack)) or "-"
    top = f"on {state.top}, {state.suit}"
    return f"deal {state.deal}, wins {state.wins} | {hands} | {top} | {force} | {len(state.stock)} left"


def _zloba(state: ZlobaState) -> str:
    parts = [f"round {state.round}, {state.phase}", f"supply {state.supply}"]
    if state.coop:
        parts.append(f"base {state.coop.base}, chaos {state.coop.chaos}, shared {state.coop.points}")
    parts += [" ".join(_force(force)) for force in state.forces]
    return " | ".join(parts)


def _force(force: Force) -> Iterator[str]:
    yield f"{force.faction} {force.points}p {force.corra}c"
    yield from (f"{count}@{place}" for place, count in enumerate(force.basics) if count)
    yield from (f"{elite.kind}{elite.toughness}@{elite.place}" for elite in force.elites)
    if force.dice or force.eye:
        yield f"({' '.join(filter(None, [*force.dice, force.eye and f'eye {force.eye}']))})"


def _doomtrooper(state: DoomtrooperState) -> str:
    parts = [f"turn {state.turn} of {state.active}, {state.step}"]
    parts.append(" ".join(type(frame).__name__ for frame in state.stack) or "-")
    for seat, player in enumerate(state.players):
        zones = Counter(card.zone for card in state.cards if card.controller == seat and card.zone != "library")
        lying = " ".join(f"{zone} {count}" for zone, count in sorted(zones.items()))
        parts.append(f"{player.destiny}d {player.victory}v {len(player.tokens)}a {lying}")
    return " | ".join(parts)


def _twom(state: TwomState) -> str:
    frames = " ".join(type(frame).__name__ for frame in state.stack) or "-"
    people = " ".join(f"{each.key} {''.join(str(each.level(one)) for one in CONDITIONS)}" for each in state.people)
    store = " ".join(f"{number} {key}" for key, number in state.store.items()) or "nothing"
    out = f"unknown {state.unknown}, noise {state.noise}"
    return f"day {state.day}, {state.step}, diary {state.holder} | {frames} | {people or 'nobody'} | {store} | {out}"


SUMMARIES: Mapping[str, Callable[[Any], str]] = {
    "prsi": _prsi,
    "zloba": _zloba,
    "doomtrooper": _doomtrooper,
    "twom": _twom,
}
"""By a game's key."""
