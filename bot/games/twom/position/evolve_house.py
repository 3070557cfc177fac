"""What events make of the shelter, of locations and of the unknown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.twom.pack.kinds import Key
from bot.games.twom.pack.told_names import is_told
from bot.games.twom.position import events_house as happened
from bot.games.twom.position.decks import plus
from bot.games.twom.position.state import Own, Spot, State

UNNAMED_CARD = "unknown-resort"
"""A card of last resort of which nobody knows the name."""


def _with(shelter: dict[Key, Spot], space: Key, spot: Spot) -> dict[Key, Spot]:
    # The order of keys is that in which a position is written, so that it is the same after it was read.
    return dict(sorted({**shelter, space: spot}.items()))


def _turned_over(state: State, event: happened.TurnedOver) -> State:
    shelter = {key: spot for key, spot in state.shelter.items() if key != event.space}
    if event.leaves is not None:
        shelter = _with(shelter, event.space, Spot(card=event.leaves))
    backs = state.backs
    if event.back is not None and event.card in backs:
        backs = {**backs, event.card: plus(backs[event.card], {event.back: -1})}
    return replace(state, shelter=shelter, backs=backs)


def _built(state: State, event: happened.Built) -> State:
    fittings = plus(state.fittings, {event.fitting: -1})
    if event.boarding:
        return replace(state, fittings=fittings, boarded=state.boarded + event.boarding)
    return replace(state, fittings=fittings, shelter=_with(state.shelter, event.space, Spot(fitting=event.fitting)))


def _acted(state: State, event: happened.Acted) -> State:
    known = event.space in state.rooms or not is_told(event.space)
    return state if known else replace(state, rooms=(*state.rooms, event.space))


def _furnished(state: State, event: happened.Furnished) -> State:
    own = Own(event.bed, event.cost)
    shelter = _with(state.shelter, event.space, Spot(fitting=event.fitting))
    return replace(state, shelter=shelter, home=dict(sorted({**state.home, event.fitting: own}.items())))


def _reserved(state: State, event: happened.Reserved) -> State:
    kept = (UNNAMED_CARD,) * max(0, len(state.last_resort) + event.by)
    return replace(state, last_resort=kept)


def _broke(state: State, event: happened.Broke) -> State:
    shelter = {key: spot for key, spot in state.shelter.items() if key != event.space}
    if is_told(event.fitting):
        return replace(state, shelter=shelter)
    return replace(state, shelter=shelter, fittings=plus(state.fittings, {event.fitting: 1}))


def _learned(state: State, event: happened.Learned) -> State:
    copies = {event.fitting: state.ideas.get(event.fitting, 0)}
    return replace(state, ideas=plus(state.ideas, copies, -1), fittings=plus(state.fittings, copies))


def _relocated(state: State, event: happened.Relocated) -> State:
    after = replace(state, locations=event.locations)
    if event.gone is None or "locations" not in state.decks:
        return after
    cards = state.decks["locations"]
    return replace(after, decks={**state.decks, "locations": replace(cards, out=plus(cards.out, {event.gone: 1}))})


def _kept(state: State, event: happened.Kept) -> State:
    held = [*state.last_resort]
    cards = state.decks["last-resort"]
    if event.played:
        held.remove(event.card)
    else:
        held.append(event.card)
    discards = plus(cards.discards, {event.card: 1 if event.played else -1})
    decks = {**state.decks, "last-resort": replace(cards, discards=discards)}
    return replace(state, last_resort=tuple(held), decks=decks)


HOUSE: Mapping[type, Callable[[State, Any], State]] = {
    happened.TurnedOver: _turned_over,
    happened.Built: _built,
    happened.Acted: _acted,
    happened.Furnished: _furnished,
    happened.Reserved: _reserved,
    happened.Broke: _broke,
    happened.Learned: _learned,
    happened.Boarded: lambda state, event: replace(state, boarded=max(0, state.boarded + event.by)),
    happened.Frosted: lambda state, event: replace(state, frost=max(0, state.frost + event.by)),
    happened.Noised: lambda state, event: replace(state, noise=event.level),
    happened.Unknown: lambda state, event: replace(state, unknown=event.cards),
    happened.Visited: lambda state, event: replace(state, outside=event.location),
    happened.Relocated: _relocated,
    happened.Kept: _kept,
}
