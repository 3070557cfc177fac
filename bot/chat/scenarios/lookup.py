"""Finding a scenario card: by what a person typed, or the very card that was shown before."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.base.errors import Refusal
from bot.chat.base.text import escape, one_line
from rules_index import Oracle, Scenario, scenario_label

_LONGEST, _NAMES = 100, 1000


def named_scenario(oracle: Oracle, name: str) -> tuple[Scenario, str]:
    """The card that is meant and the title of its book; the only one there is needs no name.

    Raises:
        Refusal: there is no such card, or no name where there are several; the refusal names those there are.
    """
    cards = oracle.scenarios()
    if not cards:
        raise Refusal("scenario-nothing")
    card = oracle.scenario(name) if name else cards[0] if len(cards) == 1 else None
    if card is None:
        names = escape(one_line(", ".join(map(scenario_label, cards)), _NAMES))
        if not name:
            raise Refusal("scenario-which", names=names)
        raise Refusal("scenario-none", name=escape(one_line(name, _LONGEST)), names=names)
    return card, _title(oracle, card)


def scenario_again(oracle: Oracle, label: str, hits: Sequence[str]) -> tuple[Scenario, str] | None:
    """The card with this label in the book that is the only hit, and the book's title; ``None`` when it is gone."""
    same = (card for card in oracle.scenarios() if scenario_label(card) == label and [card.book] == list(hits))
    card = next(same, None)
    return (card, _title(oracle, card)) if card else None


def _title(oracle: Oracle, card: Scenario) -> str:
    return next((book.title for book in oracle.books if book.key == card.book), card.book)
