"""The ready decks, to look into before one is picked: what each is good at, and its cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.decks.deck import Deck
from bot.games.doomtrooper.words.catalogue import named
from bot.games.doomtrooper.words.saying.glue import say
from bot.games.doomtrooper.words.saying.tags import tag
from bot.games.values import Line, Section


def ready_sections(decks: Mapping[str, Deck], cards: Catalogue) -> tuple[Section, ...]:
    """A section for each deck by its key: a sentence about it, then its cards by their types, then the sideboard."""
    return tuple(
        Section(Line(f"doomtrooper-ready-{key}"), tuple(_lines(key, deck, cards))) for key, deck in decks.items()
    )


def _lines(key: str, deck: Deck, cards: Catalogue) -> Iterator[Line]:
    yield Line(f"doomtrooper-ready-{key}-about")
    of_types: dict[str, dict[str, int]] = {}
    for code, copies in deck.main.items():
        of_types.setdefault(cards[code].type, {})[code] = copies
    for kind, there in of_types.items():
        yield say("ready-cards", what=tag(kind), count=sum(there.values()), cards=_listed(there))
    if deck.side:
        yield say("ready-side", count=deck.sideboard, cards=_listed(deck.side))


def _listed(cards: Mapping[str, int]) -> tuple[Line, ...]:
    return tuple(say("sheet-copies", count=count, card=named(code)) for code, count in cards.items())
