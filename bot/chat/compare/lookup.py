"""Comparing in the oracle: a question, or the very rules that were shown before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bot.chat.base.context import NOTHING, Played
from rules_index import Comparison, Oracle, Side, side_by_side


def compared_games(oracle: Oracle) -> list[str]:
    """The keys of the games that have more than one edition, sorted."""
    editions = Counter(book.game for book in oracle.books if not book.corrects)
    return sorted(game for game, count in editions.items() if count > 1)


def compare(oracle: Oracle, topic: str, *, game: str | None = None, usual: Played = NOTHING) -> Comparison | None:
    """The topic in the editions of a game; ``None`` when that game, or every game, has only one.

    Args:
        oracle: blocks for some milliseconds; call this in a thread.
        topic: what a person typed or picked from the suggestions.
        game: the game the person chose; nothing else is looked at.
        usual: what the channel plays: its edition comes first; other games are looked at when its own has no editions
            or nothing sure.
    """
    found = _compared(oracle, topic, game, usual)
    return replace(found, sides=own_first(found.sides, usual.edition)) if found else None


def own_first(sides: Sequence[Side], edition: str | None) -> tuple[Side, ...]:
    """The sides of a comparison with that of the edition played first."""
    return tuple(sorted(sides, key=lambda side: side.ruling.book.key != edition))


def _compared(oracle: Oracle, topic: str, game: str | None, usual: Played) -> Comparison | None:
    found = oracle.compare(topic, game=game or usual.game)
    if usual.game and not game and (found is None or not (found.answered or found.problem)):
        anywhere = oracle.compare(topic)
        if found is None or (anywhere and anywhere.answered):
            found = anywhere
    return found


def compare_again(oracle: Oracle, topic: str, hits: Sequence[str], edition: str | None = None) -> Comparison | None:
    """The comparison of these rules; ``None`` when one of them is gone from the index.

    Ids count, not the topic: the index may have been rebuilt since, and would pair others.
    """
    rulings = [ruling for hit in hits if (ruling := oracle.ruling(hit))]
    if not rulings or len(rulings) < len(hits):
        return None
    found = side_by_side(topic, rulings, oracle.books, oracle.ruling)
    notes = {note.id: note for ruling in rulings for note in oracle.notes_on(ruling)}
    return replace(found, sides=own_first(found.sides, edition), notes=tuple(notes.values()))
