"""Comparing in the oracle: a question, or the very rules that were shown before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules_index import Comparison, Oracle, side_by_side


def compared_games(oracle: Oracle) -> list[str]:
    """The keys of the games that have more than one edition, sorted."""
    editions = Counter(book.game for book in oracle.books if not book.corrects)
    return sorted(game for game, count in editions.items() if count > 1)


def compare(oracle: Oracle, topic: str, *, game: str | None = None, usual: str | None = None) -> Comparison | None:
    """The topic in the editions of a game; ``None`` when that game, or every game, has only one.

    Args:
        oracle: blocks for some milliseconds; call this in a thread.
        topic: what a person typed or picked from the suggestions.
        game: the game the person chose; nothing else is looked at.
        usual: the channel's game; the others are looked at when it has no editions or nothing sure.
    """
    found = oracle.compare(topic, game=game or usual)
    if usual and not game and (found is None or not (found.answered or found.problem)):
        anywhere = oracle.compare(topic)
        if found is None or (anywhere and anywhere.answered):
            found = anywhere
    return found


def compare_again(oracle: Oracle, topic: str, hits: Sequence[str]) -> Comparison | None:
    """The comparison of these rules; ``None`` when one of them is gone from the index.

    Ids count, not the topic: the index may have been rebuilt since, and would pair others.
    """
    rulings = [ruling for hit in hits if (ruling := oracle.ruling(hit))]
    return side_by_side(topic, rulings, oracle.books, oracle.ruling) if rulings and len(rulings) == len(hits) else None
