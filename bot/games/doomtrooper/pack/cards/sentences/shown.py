"""The texts of a catalogue as people read them, by the keys of the lines that stand for them: names and sentences."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.doomtrooper.pack.cards.sentences.template import template
from bot.games.doomtrooper.words.catalogue import Printed, card_texts, sentence
from bot.games.doomtrooper.words.texts import Says
from bot.games.packs.words import LANGUAGES, Words


def catalogue_texts(cards: Mapping[str, Printed]) -> dict[str, Words]:
    """All texts of a catalogue: the names of its cards and what they do."""
    return {**card_texts(cards.values()), **sentence_texts(cards)}


def sentence_texts(cards: Mapping[str, Printed]) -> dict[str, Words]:
    """The sentences of a catalogue, by the keys of :func:`sentence`; one that nobody has written is missing.

    A language that an organiser did not write in has the sentence of another, rather than none.
    """
    found: dict[str, Words] = {}
    for card in cards.values():
        line = sentence(card)
        if line is not None and card.text is not None:
            found[str(line.args["key"])] = _words(card.text.says, cards)
    return found


def _words(says: Says, cards: Mapping[str, Printed]) -> Words:
    def shown(written: str, language: str) -> str:
        return template(written, lambda code: cards[code].words.in_language(language) if code in cards else code).shown

    written = says.written
    any_other = says.en or next(iter(written.values()))
    return Words(**{language: shown(written.get(language, any_other), language) for language in LANGUAGES})
