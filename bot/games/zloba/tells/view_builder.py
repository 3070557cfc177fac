"""Building what one viewer may see, field by field from nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.games.contract import View
from bot.games.questions import Prompt
from bot.games.values import JUDGE, Seat, Viewer
from bot.games.zloba.looks import threat
from bot.games.zloba.looks.control import sides
from bot.games.zloba.pack.components import Components
from bot.games.zloba.pack.pack import AREAS
from bot.games.zloba.pack.scenario import Points
from bot.games.zloba.position.counting import has_units, left_on_mat, most, strengths_by_place
from bot.games.zloba.position.events import Event
from bot.games.zloba.position.state import PLACES, Force, LastMove, State
from bot.games.zloba.tells.scenario import chaos_lines, event_lines, mission_lines
from bot.games.zloba.tells.view import (
    AreaView,
    CardView,
    CoopView,
    EliteView,
    ForceView,
    MatElites,
    ScenarioView,
    ZlobaView,
)


def view(components: Components, state: State, viewer: Viewer, prompts: tuple[Prompt, ...]) -> ZlobaView:
    """The position as a viewer may see it: all of it, but for support cards before they are turned up."""
    pack = components.pack
    return ZlobaView(
        viewer=viewer,
        variant=state.variant,
        pack=pack.name,
        stand_in=pack.stand_in,
        board=pack.board,
        round=state.round,
        counter=state.counter,
        phase=state.phase,
        start=state.start if state.start >= 0 else None,
        turn=state.turn.seat if state.turn is not None and not state.turn.over else None,
        forces=tuple(_force(components, state, seat, viewer) for seat in range(len(state.forces))),
        areas=_areas(components, state),
        supply=state.supply,
        offer=state.offer,
        prompts=prompts,
        last=state.last,
        coop=_coop(components, state),
        over=_winners(state),
        acted=state.turn is not None and state.turn.acted,
        done=state.turn.done if state.turn is not None else None,
        stack=state.stack,
        goal=state.goal,
    )


def marked(view: View, before: State, events: Iterable[Event]) -> View:
    """The view with what was done on the board by all of these events, for who was away meanwhile."""
    if not isinstance(view, ZlobaView):
        return view
    state, moves = before, list[LastMove]()
    for event in events:
        last, state = state.last, event.apply(state)
        if state.last is not None and state.last is not last:
            moves.append(state.last)
    return replace(view, earlier=tuple(moves[:-1] if moves[-1:] == [view.last] else moves))


def _winners(state: State) -> tuple[Seat, ...] | None:
    if state.end is None:
        return None
    return tuple(seat for seat, place in enumerate(state.end.places) if place == 1)


def _force(components: Components, state: State, seat: Seat, viewer: Viewer) -> ForceView:
    force = state.forces[seat]
    faction = components.factions[force.faction]
    kinds = components.kinds[force.faction]
    open_cards = state.phase != "setup" or viewer in (seat, JUDGE)
    return ForceView(
        seat=seat,
        faction=force.faction,
        name=faction.name,
        basic=faction.basic,
        colour=faction.colour,
        zone=force.zone,
        opponent=seat >= state.seats,
        automated=force.automated,
        mat=force.mat,
        removed=force.removed,
        basics=force.basics,
        elites=tuple(
            EliteView(elite.place, elite.kind, kinds[elite.kind].name, elite.toughness, kinds[elite.kind].toughness)
            for elite in force.elites
        ),
        mat_elites=tuple(
            MatElites(kind.key, kind.name, left_on_mat(force, kind), kind.cost) for kind in kinds.values()
        ),
        corra=force.corra,
        points=force.points,
        dice=force.dice,
        eye=force.eye,
        cards=_cards(components, force) if open_cards else (),
        hidden=0 if open_cards else len(force.cards),
    )


def _cards(components: Components, force: Force) -> tuple[CardView, ...]:
    cards = [components.cards[force.faction][key] for key in force.cards]
    return tuple(CardView(card.key, card.name, card.text, bool(card.once), card.key in force.spent) for card in cards)


def _areas(components: Components, state: State) -> tuple[AreaView, ...]:
    there = [[seat for seat, force in enumerate(state.forces) if has_units(force, place)] for place in PLACES]
    threats: Sequence[int | None] = [None] * len(PLACES) if state.coop is None else threat.threats(state)
    holders = _holders(components, state, there)
    return tuple(
        AreaView(
            area,
            components.pack.tokens[state.tokens[area - 1]],
            holders[area],
            there[area][0] if len(there[area]) == 1 else None,
            threats[area],
        )
        for area in AREAS
    )


def _holders(components: Components, state: State, there: list[list[Seat]]) -> list[Seat | None]:
    """By place the seat that controls it; the first one there where the humans hold it together."""
    if state.coop is None:
        return [most(counts) for counts in strengths_by_place(components, state)]
    opponent = state.seats
    return [
        opponent if side == "opponent" else seats[0] if side == "humans" else None
        for side, seats in zip(sides(components, state), there, strict=True)
    ]


def _coop(components: Components, state: State) -> CoopView | None:
    if state.coop is None:
        return None
    scenario = components.scenarios[state.coop.scenario]
    return CoopView(
        ScenarioView(
            scenario.key,
            scenario.name,
            scenario.text,
            event_lines(components, scenario),
            mission_lines(scenario),
            chaos_lines(components, scenario),
        ),
        state.coop.base,
        state.coop.chaos,
        state.coop.points,
        state.coop.die,
        tuple(sorted({mission.points for mission in scenario.missions if isinstance(mission, Points)})),
    )
