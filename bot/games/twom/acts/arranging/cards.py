"""The decks of a position: wherever cards are told to lie, each lies somewhere, and once."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from bot.games.twom.acts.arranging.form import Change, DeckChange, wrong
from bot.games.twom.acts.day.morning import LAYERS
from bot.games.twom.looks.labels import card
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.kinds import Deck, Key
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.events_house import UNNAMED_CARD
from bot.games.twom.position.state import State
from bot.games.values import Line

KEPT = ("out", "aside", "red", "discards", "left")
"""Where cards lie in no order; what is not told keeps its cards in this order, and the deck has the rest."""


def with_cards(components: Components, before: State, state: State, change: Change) -> State:
    """The position with its decks, locations and cards of last resort as told.

    Args:
        before: the position before anything was changed.

    Raises:
        Wrong: there are no such cards, or not as many.
    """
    locations = state.locations if change.locations is None else change.locations
    held = state.last_resort if change.last_resort is None else change.last_resort
    if len(set(locations)) < len(locations):
        raise wrong("setup.locations", "location-twice")
    turned = state.turned if change.turned is None else change.turned
    state = replace(state, locations=locations, last_resort=held, turned=turned)
    told = change.decks or {}
    decks = dict(state.decks)
    for deck in state.decks:
        if deck in told or _elsewhere(state, deck) != _elsewhere(before, deck):
            decks[deck] = _deck(components, deck, before, told.get(deck, DeckChange()), _elsewhere(state, deck))
    for deck in told:
        if deck not in decks:
            raise wrong("setup.decks", "deck", deck=Line(f"twom-deck-{deck}"))
    state = replace(state, decks=decks)
    _check_events(components, state)
    if state.unknown > state.decks["exploration"].size and components.decks["exploration"]:
        raise wrong("explore.deck", "unknown-cards", count=state.decks["exploration"].size)
    return state


def _elsewhere(state: State, deck: Deck) -> Counter[Key]:
    """Cards of a deck that lie on the table."""
    match deck:
        case "locations":
            return Counter(state.locations)
        case "last-resort":
            return Counter(key for key in state.last_resort if key != UNNAMED_CARD)
    return Counter()


def _all(state: State, deck: Deck) -> Counter[Key]:
    cards = state.decks[deck]
    found = Counter(cards.top) + _elsewhere(state, deck)
    for name in KEPT:
        found += Counter(getattr(cards, name))
    return found


def _deck(components: Components, deck: Deck, before: State, told: DeckChange, elsewhere: Counter[Key]) -> Cards:
    old = before.decks[deck]
    rest = _all(before, deck)
    named = {name: Counter(there) for name in KEPT if (there := getattr(told, name)) is not None}
    top = () if told.top is None else told.top
    for each in (elsewhere, Counter(top), *named.values()):
        for key, number in each.items():
            if number > rest[key]:
                why = "card" if key not in _all(before, deck) else "copies"
                raise wrong("setup.decks", why, card=card(components, deck, key), deck=Line(f"twom-deck-{deck}"))
        rest -= each
    if told.top is None:
        # A deck that lies as it did is still known from the top.
        top = () if "left" in named else _kept_top(old.top, rest)
        rest -= Counter(top)
    piles = dict(named)
    for name in KEPT:
        if name not in piles:
            piles[name] = Counter(getattr(old, name)) & rest
            rest -= piles[name]
    piles["discards" if "left" in named else "left"] += rest
    if rest and {"left", "discards"} <= named.keys():
        key = min(rest)
        raise wrong("setup.decks", "nowhere", card=card(components, deck, key), deck=Line(f"twom-deck-{deck}"))
    mixed = min(old.mixed, piles["red"].total()) if told.mixed is None else told.mixed
    if mixed > piles["red"].total():
        raise wrong("crime.cards", "mixed", deck=Line(f"twom-deck-{deck}"), count=piles["red"].total())
    if told.size is not None:
        _resize(deck, piles, told.size - mixed - len(top))
    lie = {name: {key: pile[key] for key in sorted(pile) if pile[key]} for name, pile in piles.items()}
    return Cards(lie["left"], top, lie["discards"], lie["red"], mixed, lie["aside"], lie["out"])


def _kept_top(top: tuple[Key, ...], rest: Counter[Key]) -> tuple[Key, ...]:
    kept: list[Key] = []
    for key in top:
        if kept.count(key) >= rest[key]:
            break
        kept.append(key)
    return tuple(kept)


def _resize(deck: Deck, piles: dict[str, Counter[Key]], size: int) -> None:
    """Move cards between the deck and its discards until so many are left."""
    left, discards = piles["left"], piles["discards"]
    if not 0 <= size <= left.total() + discards.total():
        raise wrong("setup.decks", "size", deck=Line(f"twom-deck-{deck}"), count=left.total() + discards.total())
    while left.total() > size:
        key = max(key for key in left if left[key])
        left[key] -= 1
        discards[key] += 1
    while left.total() < size:
        key = min(key for key in discards if discards[key])
        discards[key] -= 1
        left[key] += 1


def _check_events(components: Components, state: State) -> None:
    """Whether what is left of the deck of events is enough for the days to come."""
    to_come = LAYERS[state.turned :]
    for deck in ("events", "finales"):
        needed = to_come.count(deck)
        there = sum(state.decks[deck].left.values()) if deck in state.decks else 0
        if components.decks[deck] and there < needed:
            raise wrong("setup.events", "events", deck=Line(f"twom-deck-{deck}"), count=needed)
