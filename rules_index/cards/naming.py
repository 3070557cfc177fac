"""Add to an answer the cards and components that its question names."""

from __future__ import annotations

import logging
from dataclasses import replace

from rules_index.cards.shelf import CardShelf
from rules_index.cards.table import CardsProblem
from rules_index.index.reader import IndexReader
from rules_index.values.answers import Answer
from rules_index.values.digest import Gap

_log = logging.getLogger(__name__)


def with_cards(reader: IndexReader, shelf: CardShelf, answer: Answer, game: str | None) -> Answer:
    """The answer with the cards that its question names.

    Where the question asks for nothing but values that the table has and no book tells, no ruling is the answer; where
    it asks for rules, those of the cards come first. A damaged card table takes the cards from an answer, and no more.

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
    is_open = not answer.answered or not (answer.certain or asked.is_guess or asked.for_text)
    if is_open and (gap := _gap(reader, asked.gap())):
        return replace(answer, answered=False, gap=gap, topics=tuple(each.title for each in answer.rulings))
    return answer


def _gap(reader: IndexReader, slug: str) -> Gap | None:
    return next((each.gap for each in reader.gap_shelf.gaps if each.gap.slug == slug), None)
