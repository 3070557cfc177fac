"""What each event changes: one function an event, found by its type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.position import arrivals
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Play
from bot.games.doomtrooper.position.frames import ANSWERING, AnyFrame, Combat, Declared, Playing, Window
from bot.games.doomtrooper.position.state import AREAS, IN_PLAY, NO_CARD, Agreed, Card, CardId, Lasting, State, members
from bot.games.doomtrooper.words.kept import Kept

OPEN_PILES = frozenset({"discard", "sacrificed"})
FLAGS = frozenset({"wounded", "covered", "unpaid", "inside"})
"""Marks that are fields of a card."""


def evolve(state: State, event: ev.Event) -> State:
    """The position after an event."""
    return APPLY[type(event)](state, event)


def _moved(state: State, event: ev.Moved) -> State:
    card = state.cards[event.card]
    libraries = state.libraries
    if card.zone == "library":
        libraries = _library(libraries, card.owner, tuple(c for c in libraries[card.owner] if c != event.card))
    if event.zone == "library":
        rest = libraries[card.owner]
        libraries = _library(
            libraries, card.owner, (*rest, event.card) if event.place == "top" else (event.card, *rest)
        )
    stays = event.zone in IN_PLAY and card.zone in IN_PLAY
    keeps = card if stays else Card(card.code, card.owner, card.owner, event.zone)
    cards = list(state.cards)
    laid = replace(
        keeps,
        zone=event.zone,
        on=event.on,
        controller=keeps.controller if event.controller < 0 else event.controller,
        covered=event.covered or (stays and card.covered),
        unpaid=event.unpaid or (stays and card.unpaid),
        inside=event.inside or (stays and card.inside),
        seen=_seen(state, card, event),
        bore=_bore(card, event),
        lay=_lay(card, event),
    )
    cards[event.card], count = arrivals.arrived(state, event.card, laid)
    lasting = state.lasting if stays or not state.lasting else _left(state.lasting, event.card)
    stack = state.stack if stays else tuple(_without_zone(frame, event.card) for frame in state.stack)
    return replace(state, cards=tuple(cards), libraries=libraries, lasting=lasting, arrivals=count, stack=stack)


def _without_zone(frame: AnyFrame, card: CardId) -> AnyFrame:
    """A frame without a war zone that has left play: the combat goes on as one without it.

    Rule: doomtrooper-cs.warzone.discarded
    """
    return replace(frame, zone=NO_CARD) if isinstance(frame, Combat) and frame.zone == card else frame


def _left(lasting: tuple[Lasting, ...], card: int) -> tuple[Lasting, ...]:
    """The lasting effects without a card that is not in play any more; those that worked on it alone end."""
    kept = []
    for one in lasting:
        if one.until == "attached" and one.source == card:
            continue
        whom = tuple(each for each in one.whom if each != card)
        if whom or not one.whom:
            kept.append(one if whom == one.whom else replace(one, whom=whom))
    return tuple(kept)


def _bore(card: Card, event: ev.Moved) -> CardId:
    """The card that bore one which goes from the table to an open pile, or from one of them to another."""
    if event.zone not in OPEN_PILES:
        return NO_CARD
    return card.on if card.zone in IN_PLAY else card.bore


def _lay(card: Card, event: ev.Moved) -> str:
    """The area of a card that goes to an open pile, or from one of them to another."""
    if event.zone not in OPEN_PILES:
        return ""
    return card.zone if card.zone in AREAS else card.lay


def _seen(state: State, card: Card, event: ev.Moved) -> tuple[int, ...]:
    """Who knows the card where it goes: everybody where it comes there openly."""
    if event.zone == "library":
        return ()
    if event.about and not event.about[0].hidden:
        return tuple(range(len(state.players)))
    if event.zone == "under":
        # Who laid it there still knows it when the card above it has changed hands.
        return tuple(sorted({*card.seen, card.holder}))
    return card.seen


def _shuffled(state: State, event: ev.Shuffled) -> State:
    """A new order, and nobody knows any card of it."""
    cards = list(state.cards)
    for card in event.order:
        if cards[card].seen:
            cards[card] = replace(cards[card], seen=())
    return replace(state, cards=tuple(cards), libraries=_library(state.libraries, event.seat, event.order))


def _library(libraries: tuple[tuple[int, ...], ...], seat: int, order: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*libraries[:seat], order, *libraries[seat + 1 :])


def _marked(state: State, event: ev.Marked) -> State:
    if event.mark in FLAGS:
        told: dict[str, object] = {event.mark: not event.off}
        if event.mark == "unpaid" and not event.off:
            told["number"] = arrivals.next_number(state, event.card, state.cards[event.card].controller)
        return state.with_card(event.card, **told)
    marks = state.cards[event.card].marks
    if event.off:
        left = list(marks)
        if event.mark in left:
            left.remove(event.mark)
        return state.with_card(event.card, marks=tuple(left))
    return state.with_card(event.card, marks=(*marks, event.mark))


def _sided(state: State, event: ev.Sided) -> State:
    if event.side:
        return state.with_card(event.card, side=event.side)
    return state.with_card(event.card, unit=event.unit)


def _scored(state: State, event: ev.Scored) -> State:
    """Points change; those of a team are one pot, which each of its seats has.

    Rule: doomtrooper-sv.multiplayer.teams
    """
    player = state.players[event.seat]
    for seat in members(state, event.seat):
        state = state.with_player(
            seat,
            destiny=max(0, player.destiny + event.destiny),
            victory=max(0, player.victory + event.victory),
            debt=max(0, player.debt + event.debt),
        )
    return state


def _gave(state: State, event: ev.Gave) -> State:
    return state.with_player(event.seat, tokens=(*state.players[event.seat].tokens, *event.tokens))


def _player_noted(state: State, event: ev.PlayerNoted) -> State:
    told = {name: getattr(event, name) for name in event.__struct_fields__ if name != "seat"}
    return state.with_player(event.seat, **{name: value for name, value in told.items() if value is not None})


def _turned(state: State, event: ev.Turned) -> State:
    left = None if state.last_turns is None else max(0, state.last_turns - 1)
    return replace(state, turn=event.turn, active=event.seat, step="start", last_turns=left)


def _looked(state: State, event: ev.Looked) -> State:
    cards = list(state.cards)
    seats = range(len(state.players)) if event.shown else (event.seat,)
    for card in event.cards:
        cards[card] = replace(cards[card], seen=tuple(sorted({*cards[card].seen, *seats})))
    return replace(state, cards=tuple(cards))


def _pushed(state: State, event: ev.Pushed) -> State:
    return replace(state, stack=(*state.stack, event.frame))


def _changed(state: State, event: ev.Changed) -> State:
    stack = list(state.stack)
    stack[event.at] = event.frame
    return replace(state, stack=tuple(stack))


def _popped(state: State, event: ev.Popped) -> State:  # noqa: ARG001
    *rest, gone = state.stack
    if isinstance(gone, Declared) and not gone.open and gone.disputed < 0:
        card = next((frame.card for frame in reversed(rest) if isinstance(frame, Playing)), NO_CARD)
        state = replace(state, declared=tuple(_standing(state, each, card) for each in state.declared))
    # What happened before a window may be answered in it, and not afterwards.
    is_closed = isinstance(gone, Window) and gone.kind in ANSWERING
    return replace(state, stack=tuple(rest), recent=() if is_closed else state.recent)


def _standing(state: State, agreed: Agreed, card: CardId) -> Agreed:
    is_meant = card != NO_CARD and agreed.code == state.cards[card].code
    return replace(agreed, stands=True) if is_meant else agreed


def _said(state: State, event: ev.Said) -> State:
    """What is declared of a card is remembered, so that it can be kept once the others let it be."""
    command = event.command
    if not isinstance(command, Play):
        return state
    what = Kept(command.effects, command.after, command.price, command.note)
    if what.is_empty:
        return state
    code = state.cards[command.card].code
    return replace(state, declared=(*(each for each in state.declared if each.code != code), Agreed(code, what)))


def _ceased(state: State, event: ev.Ceased) -> State:
    gone = set(event.places)
    return replace(state, lasting=tuple(one for at, one in enumerate(state.lasting) if at not in gone))


def _out(state: State, event: ev.PlayerOut) -> State:
    return state.with_player(event.seat, out=True, tokens=())


def _won(state: State, event: ev.Won) -> State:
    return replace(state, over=event.places, reason=event.reason, stack=())


def _same(state: State, event: Any) -> State:  # noqa: ARG001
    return state


APPLY: dict[type, Callable[[State, Any], State]] = {
    ev.Opened: lambda _, event: arrivals.completed(event.state),
    ev.Shuffled: _shuffled,
    ev.Moved: _moved,
    ev.Marked: _marked,
    ev.Sided: _sided,
    ev.Copied: lambda state, event: state.with_card(event.card, copied=event.code),
    ev.Scored: _scored,
    ev.Gave: _gave,
    ev.Tokens: lambda state, event: state.with_player(event.seat, tokens=event.tokens),
    ev.PlayerNoted: _player_noted,
    ev.Reseated: lambda state, event: replace(state, order=event.order),
    ev.Turned: _turned,
    ev.Stepped: lambda state, event: replace(state, step=event.step),
    ev.Said: _said,
    ev.Cancelled: _same,
    ev.Pitted: _same,
    ev.Saved: _same,
    ev.Fought: _same,
    ev.CombatEnded: _same,
    ev.Drew: _same,
    ev.Looked: _looked,
    ev.Pushed: _pushed,
    ev.Changed: _changed,
    ev.Popped: _popped,
    ev.Began: lambda state, event: replace(state, lasting=(*state.lasting, event.lasting)),
    ev.Ceased: _ceased,
    ev.Kept: lambda state, event: state.with_card(
        event.card, chosen=event.chosen, named=event.named, player=event.player
    ),
    ev.Endless: _same,
    ev.DidUse: lambda state, event: replace(state, used=(*state.used, event.used)),
    ev.Answerable: lambda state, event: replace(state, recent=(*state.recent, event.what)),
    ev.Serial: lambda state, event: replace(state, serial=event.serial),
    ev.OutpostOpened: lambda state, _: replace(state, opened=True),
    ev.TimeCalled: lambda state, event: replace(state, last_turns=event.turns),
    ev.PlayerOut: _out,
    ev.Won: _won,
    ev.Adjusted: lambda state, event: arrivals.relaid(state, event.state, event.laid),
}
"""What applies an event, by its type."""
