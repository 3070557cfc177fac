"""Names of things in a question, and the rules that explain what they mean."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping

from rules_index.index.reader import IndexReader
from rules_index.search.asking.question import Question, QuestionWord, phrases

NAMED = 0.8
"""Similarity from which a word of the question is a word of a name."""
SLIP = 0.57
"""Similarity from which a word that the index does not know is a misspelt one: a slip in five letters."""
ALONE = 3
"""Power of the share of the question that is a name: what is asked beside it makes it another question."""


def defined(reader: IndexReader, question: Question, books: Collection[str]) -> dict[int, float]:
    """By entry of these books how far the question is a name which it explains, and nothing else, from 0 to 1."""
    keys = phrases([_meant(word) for word in question.words], NAMED)
    query = (
        "SELECT definition.key, entry.id, entry.book FROM definition JOIN entry ON entry.id = definition.entry "
        "WHERE definition.key IN (SELECT value FROM json_each(?))"
    )
    spans: defaultdict[int, set[int]] = defaultdict(set)
    for key, entry, book in reader.rows(query, sorted(keys)):
        if book in books:
            best = max(keys[key], key=lambda found: (found[0], len(found[1])))[1]
            if len(best) > len(spans[entry]):
                spans[entry] = set(best)
    weight = question.weight or 1.0
    return {entry: (sum(question.words[at].idf for at in span) / weight) ** ALONE for entry, span in spans.items()}


def _meant(word: QuestionWord) -> Mapping[int, float]:
    """The roots of a word; those of similar ones are as good for one that the index does not know."""
    return word.roots if word.known else {root: 1.0 for root, share in word.roots.items() if share >= SLIP}
