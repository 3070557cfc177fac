"""What every event makes of a position; total, and without chance, rules or components."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.twom.pack.kinds import Deck
from bot.games.twom.position import events as happened
from bot.games.twom.position.decks import Cards, plus, reshuffled, shuffled, without
from bot.games.twom.position.evolve_group import GROUP
from bot.games.twom.position.evolve_house import HOUSE
from bot.games.twom.position.figures import counted
from bot.games.twom.position.state import Since, State

Apply = Callable[[State, Any], State]


def evolve(state: State, event: happened.Event) -> State:
    """The position after an event."""
    after = counted(state, APPLY[type(event)](state, event), event)
    return replace(after, serial=after.serial + 1)


def _attended(state: State, event: happened.Attended) -> State:
    return replace(state, present=event.present)


def _gave_up(state: State, event: happened.GaveUp) -> State:
    present = tuple(seat for seat in state.present if seat != event.seat)
    return replace(state, present=present, gone=(*state.gone, event.seat))


def _diary_passed(state: State, event: happened.DiaryPassed) -> State:
    return replace(state, holder=event.seat, passed_by=event.by)


def _stepped(state: State, event: happened.Stepped) -> State:
    return replace(state, step=event.step, day=event.day, round=event.round)


def _framed(state: State, event: happened.Framed) -> State:
    return replace(state, stack=(*state.stack, event.frame))


def _unframed(state: State, event: happened.Unframed) -> State:
    rest = state.stack[:-1]
    return replace(state, stack=rest if event.frame is None else (*rest, event.frame))


def _reframed(state: State, event: happened.Reframed) -> State:
    stack = state.stack
    return replace(state, stack=(*stack[: event.place], event.frame, *stack[event.place + 1 :]))


def _deck(state: State, deck: Deck, cards: Cards) -> State:
    return replace(state, decks={**state.decks, deck: cards})


def _drew(state: State, event: happened.Drew) -> State:
    cards = state.decks[event.deck]
    if event.anew:
        cards = reshuffled(cards)
    cards = without(cards, event.card, red=event.red)
    if event.deck == "locations":
        # A location lies open from now on, and none ever comes back.
        return _deck(state, event.deck, cards)
    return _deck(state, event.deck, replace(cards, discards=plus(cards.discards, {event.card: 1})))


def _turned_event(state: State, event: happened.TurnedEvent) -> State:
    decks = dict(state.decks)
    for name in ("events", "finales"):
        cards = decks.get(name)
        if cards is not None and cards.left.get(event.card):
            # What was turned stays face up beside the deck, which is never shuffled again.
            left, out = plus(cards.left, {event.card: -1}), plus(cards.out, {event.card: 1})
            decks[name] = replace(cards, left=left, out=out)
            break
    return replace(state, decks=decks, turned=state.turned + 1)


def _shuffled(state: State, event: happened.Shuffled) -> State:
    return _deck(state, event.deck, reshuffled(state.decks[event.deck]))


def _known(state: State, event: happened.Known) -> State:
    cards = state.decks[event.deck]
    left = cards.left
    for card in event.cards:
        left = plus(left, {card: -1})
    return _deck(state, event.deck, replace(cards, left=left, top=(*cards.top, *event.cards)))


def _card_moved(state: State, event: happened.CardMoved) -> State:
    cards = state.decks[event.deck]
    values = {"left": cards.left, "discards": cards.discards, "aside": cards.aside, "out": cards.out}
    values[event.source] = plus(values[event.source], {event.card: -1})
    values[event.target] = plus(values[event.target], {event.card: 1})
    return _deck(state, event.deck, replace(cards, **values))


def _mixed_in(state: State, event: happened.MixedIn) -> State:
    cards = state.decks[event.deck]
    return _deck(state, event.deck, replace(shuffled(cards), mixed=cards.mixed + event.cards))


def _noted(state: State, event: happened.Noted) -> State:
    rest = tuple(flag for flag in state.flags if flag != event.flag)
    return replace(state, flags=rest if event.off else tuple(sorted((*rest, event.flag))))


def _read(state: State, event: happened.Read) -> State:
    known = event.script in state.read
    return state if known else replace(state, read=tuple(sorted((*state.read, event.script))))


def _scheduled(state: State, event: happened.Scheduled) -> State:
    due = state.due if event.came is None else tuple(each for each in state.due if each.day > event.came)
    return replace(state, due=due if event.due is None else (*due, event.due))


_RED = "red-corner."
"""The start of the names of values that count the cards with a red corner."""


def _valued(state: State, event: happened.Valued) -> State:
    return with_values(state, event.values)


def with_values(state: State, values: Mapping[str, int]) -> State:
    """The position with values of a box that people said; cards with a red corner are in their decks."""
    red = {name.removeprefix(_RED): number for name, number in values.items() if name.startswith(_RED)}
    decks = dict(state.decks)
    for deck in (name for name in decks if name in red):
        decks[deck] = replace(decks[deck], red=plus({}, {f"unknown-{deck.removesuffix('s')}": red[deck]}))
    return replace(state, values=dict(sorted({**state.values, **values}.items())), decks=decks)


def _ended(state: State, event: happened.Ended) -> State:
    return replace(state, end=event.end, stack=())


APPLY: Mapping[type, Apply] = {
    happened.Awaited: lambda state, event: replace(state, pending=event.pending),
    happened.Opened: lambda _, event: event.state,
    happened.Arranged: lambda _, event: event.state,
    happened.Attended: _attended,
    happened.GaveUp: _gave_up,
    happened.DiaryPassed: _diary_passed,
    happened.Stepped: _stepped,
    happened.Framed: _framed,
    happened.Unframed: _unframed,
    happened.Reframed: _reframed,
    happened.Rolled: lambda state, _: state,
    happened.Drew: _drew,
    happened.TurnedEvent: _turned_event,
    happened.Shuffled: _shuffled,
    happened.Known: _known,
    happened.CardMoved: _card_moved,
    happened.MixedIn: _mixed_in,
    happened.Read: _read,
    happened.Noted: _noted,
    happened.Scheduled: _scheduled,
    happened.Ended: _ended,
    happened.Told: lambda state, _: state,
    happened.Announced: lambda state, _: state,
    happened.Declared: lambda state, _: state,
    happened.Chosen: lambda state, _: state,
    happened.Valued: _valued,
    happened.Summed: lambda state, _: state,
    happened.DayOver: lambda state, _: replace(state, since=Since(state.store, state.figures)),
    **GROUP,
    **HOUSE,
}
