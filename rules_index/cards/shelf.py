"""Look cards up: their names, their rows in the table, the rules that mention them; and add them to an answer."""

from __future__ import annotations

import logging
import threading
from contextlib import suppress
from dataclasses import replace

from rules_index.cards.asking import Asked, asked_of
from rules_index.cards.mentions import mentions
from rules_index.cards.names import KnownCard, Names
from rules_index.cards.spotting import CurrentCards
from rules_index.cards.table import CardsProblem
from rules_index.digest.components import packaged_components
from rules_index.index.reader import IndexReader
from rules_index.search.lookup import find_entry, ruling_of, whole_ruling
from rules_index.values.answers import Answer, CardAnswer, Ruling
from rules_index.values.cards import Source
from rules_index.values.digest import Gap

_log = logging.getLogger(__name__)

MOST = 3
"""Cards that a question is answered with at most."""


class CardShelf:
    """Looks up the cards of these names; what the rules say of each is kept as long as index and names are the same."""

    def __init__(self, cards: CurrentCards) -> None:
        self._cards = cards
        self._lock = threading.Lock()
        self._kept_for: tuple[IndexReader, Names] | None = None
        self._mentioned: dict[int, tuple[Ruling, ...]] = {}

    def answer(self, reader: IndexReader, name: str, known: KnownCard) -> CardAnswer:
        """All that is known of a card, which was called by this name."""
        found = self._named(reader, name, known)
        said = {ruling.id for ruling in found.rulings}
        return replace(found, of_kind=tuple(each for each in _of_kind(reader, known) if each.id not in said))

    def asked(self, reader: IndexReader, question: str, game: str | None) -> tuple[Asked, tuple[CardAnswer, ...]]:
        """What a question asks of the cards it names, and those cards, the ones with errata first.

        Raises:
            CardsProblem: the table is damaged or of another version.
        """
        asked = asked_of(question, game, self._cards.spotter(), packaged_components())
        # The rules of a card's kind are read only where they are asked for: above another answer they are of no use.
        look = self.answer if asked.for_rules else self._named
        found = [
            replace(look(reader, known.label, known), asked=asked.given(known), lacking=asked.lacking(known))
            for known in asked.cards[:MOST]
        ]
        further = tuple(known.label for known in asked.cards[MOST:]) if asked.attributes else ()
        found = [replace(card, near=further) for card in found[:1]] + found[1:]
        return asked, tuple(sorted(found, key=lambda card: not card.errata))

    def look_ahead(self, reader: IndexReader, question: str, game: str | None) -> None:
        """Begin to read a question as a whole, and find meanwhile the rules that name its cards; both are kept."""
        reader.learning.understood(question, reader.books)
        with suppress(CardsProblem):
            self.asked(reader, question, game)

    def _named(self, reader: IndexReader, name: str, known: KnownCard) -> CardAnswer:
        return CardAnswer(
            name,
            known.game,
            known.names,
            known.card,
            self._rulings(reader, known),
            unsure=known.unsure,
            component=known.component,
        )

    def _rulings(self, reader: IndexReader, card: KnownCard) -> tuple[Ruling, ...]:
        """The rules that name a card."""
        names = self._cards.spotter().names
        with self._lock:
            if self._kept_for is None or self._kept_for[0] is not reader or self._kept_for[1] is not names:
                self._kept_for, self._mentioned = (reader, names), {}
            kept = self._mentioned
        if id(card) not in kept:
            kept[id(card)] = tuple(
                replace(ruling_of(reader, each.number, each.entry, 1.0), matched=each.written)
                for each in mentions(reader, card, names)
            )
        return kept[id(card)]


def with_cards(reader: IndexReader, shelf: CardShelf, answer: Answer, game: str | None) -> Answer:
    """The answer with the cards that its question names.

    Where the question asks for nothing but values that the table has and no book tells, no ruling is the answer; where
    it asks for rules, those of the cards come first. A value that a book tells is answered by its rule. A damaged card
    table takes the cards from an answer, and no more.

    Args:
        game: the game asked about; else cards of the answer's game are meant, or of any.
    """
    try:
        asked, cards = shelf.asked(reader, answer.question, game or answer.game)
        if not cards and answer.game and game is None and not answer.named:
            asked, cards = shelf.asked(reader, answer.question, None)
    except CardsProblem as problem:
        _log.error("%s", problem)
        return answer
    if not cards:
        return answer
    answer = replace(answer, cards=cards, game=answer.game or cards[0].game)
    if answer.has_values and not (asked.is_guess and answer.answered):
        return replace(answer, answered=False, topics=tuple(dict.fromkeys(each.title for each in answer.rulings)))
    if asked.for_rules and (rules := [ruling for card in cards for ruling in card.every_ruling]):
        first = {ruling.id: ruling for ruling in rules}
        first |= {ruling.id: ruling for ruling in answer.rulings if ruling.id not in first}
        shown = tuple(first.values())[: max(len(answer.rulings), 1)]
        return replace(answer, answered=True, rulings=shown, topics=(), gap=None, game=cards[0].game)
    if not answer.answered and answer.rulings and any(_is_told(card) for card in cards):
        return replace(answer, answered=True, topics=(), gap=None)
    is_open = not answer.answered or not (answer.certain or asked.is_guess or asked.for_text)
    if is_open and (gap := _gap(reader, asked.gap())):
        return replace(answer, answered=False, gap=gap, topics=tuple(each.title for each in answer.rulings))
    return answer


def _is_told(card: CardAnswer) -> bool:
    """Whether the rulebook tells all values of a component that are asked for."""
    return bool(card.asked and not card.lacking and card.component and card.component.source is Source.RULEBOOK)


def _gap(reader: IndexReader, slug: str) -> Gap | None:
    return next((each.gap for each in reader.gap_shelf.gaps if each.gap.slug == slug), None)


def _of_kind(reader: IndexReader, known: KnownCard) -> tuple[Ruling, ...]:
    """The rules about what a card is: its kind, then what its flags say."""
    if known.component is None:
        return ()
    packaged = packaged_components()
    game = packaged.games.get(known.game)
    slugs = list(packaged.kind(known.component).rules)
    for flag in known.card.flags if known.card and game else ():
        slugs += game.flag.get(flag.split(":")[0], ()) if game else ()
    found = (whole_ruling(reader, find_entry(reader, slug)) for slug in dict.fromkeys(slugs))
    return tuple(ruling for ruling in found if ruling)
