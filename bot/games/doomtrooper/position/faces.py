"""The cards that an event names, written into it so that the log needs no position, with who may know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, Card, State

SECRET = frozenset({"hand", "library", "sideboard", "under"})
"""Zones whose cards only one player knows."""


def with_faces(state: State, event: ev.Event) -> ev.Event:
    """The event with the cards it is about, as they lie before it."""
    find = _ABOUT.get(type(event))
    return event if find is None else replace(event, **find(state, event))


def _face(state: State, card: int, *, hidden: bool | None = None) -> ev.Face:
    here = state.cards[card]
    secret = here.unpaid or here.zone in SECRET
    is_hidden = secret if hidden is None else hidden
    return ev.Face(here.code, here.controller, is_hidden, not is_hidden and _shared(state, here))


def _shared(state: State, here: Card) -> bool:
    """Whether another player has an open card of this code in play, so that its name does not tell which it is."""
    return here.zone in IN_PLAY and any(
        other.code == here.code and other.controller != here.controller and other.zone in IN_PLAY and not other.unpaid
        for other in state.cards
    )


def _faces(state: State, *cards: int) -> dict[str, Any]:
    return {"about": tuple(_face(state, card) for card in cards if card != NO_CARD)}


def _moved(state: State, event: ev.Moved) -> dict[str, Any]:
    here = state.cards[event.card]
    kept = event.zone in SECRET or event.unpaid or (event.zone == "discard" and here.zone in SECRET)
    # A discard pile lies face down, and only its owner looks through it.
    came = here.zone in SECRET or here.unpaid or here.zone == "discard"
    hidden = kept and came and not event.shown
    others = (_face(state, event.on),) if event.on != NO_CARD else ()
    return {"origin": here.zone, "about": (_face(state, event.card, hidden=hidden), *others)}


def _marked(state: State, event: ev.Marked) -> dict[str, Any]:
    shown = event.mark == "unpaid" and event.off
    return {"about": (_face(state, event.card, hidden=False if shown else None),)}


def _looked(state: State, event: ev.Looked) -> dict[str, Any]:
    faces = tuple(ev.Face(state.cards[card].code, event.seat, not event.shown) for card in event.cards)
    return {"about": faces}


def _said(state: State, event: ev.Said) -> dict[str, Any]:
    match event.command:
        case said.Play(card=card, targets=targets, hidden=hidden):
            return {"about": (_face(state, card, hidden=hidden), *(_face(state, target) for target in targets))}
        case said.Use(card=card, targets=targets):
            return _faces(state, card, *targets)
        case said.Act(card=card) | said.CountAs(card=card) | said.Sabotages(card=card) | said.Boost(card=card):
            return _faces(state, card)
        case said.Announce(attacker=attacker, defender=defender):
            return _faces(state, attacker, defender)
        case said.Follow(card=card, commander=commander):
            return _faces(state, card, commander)
        case said.ChooseWeapon(card=card, weapon=weapon):
            return _faces(state, card, weapon)
        case said.ChooseZone(zone=zone):
            return _faces(state, zone)
    return {}


_ABOUT: dict[type, Callable[[State, Any], dict[str, Any]]] = {
    ev.Moved: _moved,
    ev.Marked: _marked,
    ev.Looked: _looked,
    ev.Said: _said,
    ev.Sided: lambda state, event: _faces(state, event.card, event.unit),
    ev.Copied: lambda state, event: _faces(state, event.card, event.of),
    ev.Scored: lambda state, event: _faces(state, event.card),
    ev.Gave: lambda state, event: _faces(state, event.card),
    ev.Cancelled: lambda state, event: _faces(state, event.card, event.by),
    ev.Endless: lambda state, event: _faces(state, *event.cards),
    ev.Drew: lambda state, event: _faces(state, event.card),
    ev.Pitted: lambda state, event: _faces(state, event.attacker, event.defender),
    ev.Saved: lambda state, event: _faces(state, event.card),
    ev.Fought: lambda state, event: _faces(state, event.attacker, event.defender),
}
"""By event what is written into it."""
