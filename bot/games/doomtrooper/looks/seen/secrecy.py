"""Secrets of a viewer drawn anew: hands, piles, hidden warriors, cards face down under others."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.contract import Chance
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position.state import Card, State
from bot.games.doomtrooper.words.deeds import Attach
from bot.games.values import JUDGE, SPECTATOR, Viewer

SECRET = frozenset({"hand", "library", "sideboard", "discard"})


def resample(catalogue: Catalogue, state: State, viewer: Viewer, chance: Chance) -> State:
    """The state with every card that the viewer cannot know drawn from the whole catalogue.

    His own library keeps its cards in another order. Hidden warriors stay warriors that may be hidden, and what lies
    face down under a card stays what may lie there.
    """
    if viewer == JUDGE:
        return state
    codes = sorted(catalogue)
    warriors = [code for code in codes if catalogue[code].type == "warrior" and "value" in catalogue[code].ratings]
    cards = list(state.cards)
    for at, card in enumerate(cards):
        if viewer in card.seen or (viewer == SPECTATOR and len(card.seen) == len(state.players)):
            continue
        if card.unpaid and card.controller != viewer:
            cards[at] = replace(card, code=warriors[chance.draw("resample", len(warriors))])
        elif card.is_dark_to(viewer):
            fitting = _under(catalogue, state.cards[card.on])
            cards[at] = replace(card, code=fitting[chance.draw("resample", len(fitting))])
        elif card.zone in SECRET and card.holder != viewer:
            cards[at] = replace(card, code=codes[chance.draw("resample", len(codes))])
    own = [at for at, card in enumerate(cards) if _is_own_library(card, viewer)]
    left = [cards[at].code for at in own]
    for at in own:
        cards[at] = replace(cards[at], code=left.pop(chance.draw("resample", len(left))))
    return replace(state, cards=tuple(cards))


def _under(catalogue: Catalogue, above: Card) -> list[str]:
    """The codes of the cards that may lie under a card, as it says itself."""
    printed = catalogue.by_code.get(above.printed_as)
    text = None if printed is None else printed.text
    words = (word for ability in (() if text is None else text.abilities) for word in ability.effects)
    asked = {tag for word in words if isinstance(word, Attach) and word.hidden for tag in word.who.tags}
    return [code for code in sorted(catalogue) if catalogue[code].tags.issuperset(asked)]


def _is_own_library(card: Card, viewer: Viewer) -> bool:
    """Whether a card is one of the viewer's library that he has not looked at."""
    return card.zone == "library" and card.owner == viewer and viewer not in card.seen
