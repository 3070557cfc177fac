"""Cards drawn by a seed as a player reads them, for somebody to write what each does without its effects."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.tells import short
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.catalogue import Printed, named, sentence
from bot.games.doomtrooper.words.saying.tags import tag
from bot.games.doomtrooper.words.saying.terms import price
from bot.games.values import Line
from rules_index import Language
from tests.bot.games.doomtrooper.telling.words import said


def drawn(seed: str, language: Language, number: int = 60) -> tuple[str, ...]:
    """Codes of cards that have a sentence; a language has a draw of its own."""
    told = sorted(code for code, card in own_catalogue().items() if sentence(card) is not None)
    return tuple(sorted(random.Random(f"{seed} {language}").sample(told, number)))


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
