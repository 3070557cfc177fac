"""Cards drawn by a seed as a player reads them, for somebody to write what each does without its effects."""

from __future__ import annotations

import random
from collections.abc import Iterator
from html import escape

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.tells import short
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.catalogue import Printed, named, sentence
from bot.games.doomtrooper.words.saying import cards as saying
from bot.games.doomtrooper.words.saying.tags import tag
from bot.games.doomtrooper.words.saying.terms import price
from bot.games.values import Line
from rules_index import Language
from tests.bot.games.doomtrooper.telling.words import said

SET = 2
"""How many figures of a code name the set."""


def drawn(seed: str, language: Language, number: int = 60) -> tuple[str, ...]:
    """Codes of cards that have a sentence; a language has a draw of its own."""
    told = sorted(code for code, card in own_catalogue().items() if sentence(card) is not None)
    return tuple(sorted(random.Random(f"{seed} {language}").sample(told, number)))


def beside(seed: str, language: Language, number: int = 20) -> Iterator[str]:
    """A page with cards of each set, as many as are drawn of one: what a player reads, and beside it the effects."""
    lot, sets = random.Random(seed), dict[str, list[str]]()
    for code, card in sorted(own_catalogue().items()):
        if sentence(card) is not None:
            sets.setdefault(code[:SET], []).append(code)
    yield f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Cards</title>'
    yield "<style>td { border-top: 1px solid; padding: .4rem; vertical-align: top; width: 50% }</style><table>"
    for codes in sets.values():
        for card in map(own_catalogue().__getitem__, sorted(lot.sample(codes, min(number, len(codes))))):
            effects = "<br>".join(escape(said(line, language)) for line in saying.card(card))
            yield f"<tr><td>{escape(read(card, language))}<td>{effects}"
    yield "</table>"


def read(card: Printed, language: Language) -> str:
    """A card in one line, with its code: what a player reads of it, without what it costs at the moment."""
    return f"[{card.code}] {said(short.line(named(card.code), tuple(_facts(card)), card), language)}"


def _facts(card: Printed) -> Iterator[Line]:
    yield tag(card.type)
    yield from map(tag, sorted(AFFILIATIONS & card.tags))
    yield from short.moment(card.play)
    yield from price(card.play.price)
    if card.ratings:
        yield short.rated(card.ratings)
