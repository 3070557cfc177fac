"""Which words of an answer show that it fits the question."""

from __future__ import annotations

from collections.abc import Iterable

from rules_index.index.reader import IndexReader
from rules_index.languages.language import WORD, fold
from rules_index.search.question import Question

MARKED = 0.5
"""Similarity from which a word is shown as a match."""


def matching_forms(reader: IndexReader, question: Question) -> frozenset[str]:
    """The folded written forms that answer to a word of the question."""
    roots = sorted({root for word in question.words for root, weight in word.roots.items() if weight >= MARKED})
    query = (
        "SELECT DISTINCT form.form FROM form JOIN form_root ON form_root.form = form.id "
        "WHERE form_root.root IN (SELECT value FROM json_each(?))"
    )
    return frozenset(form for (form,) in reader.rows(query, roots))


def matched_words(texts: Iterable[str], forms: frozenset[str]) -> tuple[str, ...]:
    """The words of the texts, as written, that are among these forms; each once, in order."""
    return tuple(dict.fromkeys(word for text in texts for word in WORD.findall(text) if fold(word) in forms))
