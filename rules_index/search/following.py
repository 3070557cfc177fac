"""A question that follows another one: both are looked up as one, and the rule of the first steps back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from rules_index.index.entries import Entry
from rules_index.index.reader import IndexReader
from rules_index.languages.following import CLEAR, needed
from rules_index.search.lookup import Lookup, look_up
from rules_index.search.question import Private
from rules_index.search.ranking import Ranked
from rules_index.values.books import Language

ENDS = " \t\n?.!…"
"""The end of a question, which it loses where another one follows it."""
SURE = 0.6
"""Confidence from which the own words of a question answer it, where they only may need the question before."""
KNOWN = 0.2
"""The loss of the rule that answered the earlier question: people ask on to learn something else."""
NEAR, LINKED = 0.15, 0.15
"""The gains of rules in its chapter, and of those that refer to it or that it refers to."""


def look_up_on(
    reader: IndexReader,
    question: str,
    before: str,
    game: str | None = None,
    language: Language | None = None,
    edition: str | None = None,
    variants: frozenset[str] = frozenset(),
    private: Private | None = None,
) -> tuple[Lookup, str]:
    """Look a question up as it follows another one, and say which one it follows: none where it says enough.

    Where both together lead to no answer, its own words alone decide.

    Args:
        before: the question asked before; empty for none.
        game, language, edition, variants, private: as for :func:`rules_index.search.lookup.look_up`.
    """
    look = partial(look_up, reader, game=game, language=language, edition=edition, variants=variants, private=private)
    need = needed(question, language) if before else 0.0
    alone = look(question) if need < CLEAR else None
    if alone is not None and (not need or (alone.is_answered and alone.confidence() >= SURE)):
        return alone, ""
    first, both = look(before), look(f"{before.strip(ENDS)} {question}", faded=before)
    if first.ranked and both.ranked:
        entries = reader.load([first.ranked[0].id, *(one.id for one in both.ranked)])
        both = replace(both, ranked=onward(both.ranked, first.ranked[0].id, entries), is_foreign=False)
    if both.is_answered:
        return both, before
    if alone is not None:
        return alone, ""
    alone = look(question)
    return (alone if alone.is_answered else both), before


def onward(ranked: Sequence[Ranked], known: int, entries: Mapping[int, Entry]) -> list[Ranked]:
    """The candidates as they answer somebody who knows one rule already, best first.

    Args:
        known: the number of that rule's entry.
        entries: all candidates and that rule, by their numbers.
    """
    rule = entries[known]

    def score(one: Ranked) -> float:
        if one.id == known:
            return one.score - KNOWN
        other = entries[one.id]
        near = NEAR if _chapter(other) == _chapter(rule) else 0.0
        return one.score + near + (LINKED if _links(rule, other) or _links(other, rule) else 0.0)

    scored = [replace(one, score=score(one)) for one in ranked]
    return sorted(scored, key=lambda one: (-one.score, one.id))


def _chapter(entry: Entry) -> str:
    """The beginning that slugs of rules about the same thing share."""
    return entry.ref.rpartition(".")[0]


def _links(one: Entry, other: Entry) -> bool:
    return one.rule is not None and other.ref in (*one.rule.see, *one.rule.but)
