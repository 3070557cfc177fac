"""Everything that lies on the table of This War of Mine, and that no campaign may lose or gain."""

from __future__ import annotations

from collections import Counter

from bot.games.twom.pack.kinds import CONDITIONS
from bot.games.twom.position.state import State
from tests.bot.games.suite.play import require

BOARDS = {"barrier", "barricade", "crossbar", "shutters", "tin-alarm"}
"""Fittings that are nailed up and counted no more."""


def pieces(state: State) -> Counter[object]:
    """Tokens that somebody counted, cards, people and fittings, wherever they are."""
    found: Counter[object] = Counter()
    for key in state.supply:
        found["token", key] += state.supply[key]
        for pile in (state.store, state.pile, state.removed, *(each.medicine for each in state.people)):
            found["token", key] += pile.get(key, 0)
    for deck, cards in state.decks.items():
        piles = (cards.left, cards.discards, cards.red, cards.aside, cards.out)
        require(0 <= cards.mixed <= sum(cards.red.values()), f"more red cards are mixed in than there are: {cards}")
        require(all(number > 0 for pile in piles for number in pile.values()), f"fewer cards than one: {cards}")
        elsewhere = {"last-resort": state.last_resort, "locations": state.locations}.get(deck, ())
        found["cards", deck] = sum(sum(pile.values()) for pile in piles) + len(cards.top) + len(elsewhere)
    for key in (*state.keys, *(each.key for each in state.lost)):
        found["person", key] += 1
    for key in state.characters:
        found["person", key] += 1
    built = Counter(spot.fitting for spot in state.shelter.values() if spot.fitting)
    for key in {*state.fittings, *state.ideas, *built} - BOARDS:
        found["fitting", key] = state.fittings.get(key, 0) + state.ideas.get(key, 0) + built[key]
    numbers = [*state.store.values(), *state.pile.values(), *state.supply.values(), *state.removed.values()]
    require(min(numbers, default=0) >= 0, f"less than nothing of a token: {state}")
    require(len(state.people) <= 4, f"more than four people: {state.keys}")
    levels = [each.level(state_) for each in state.people for state_ in CONDITIONS]
    require(all(0 <= level <= 4 for level in levels), f"a level that no token has: {state.people}")
    return found
