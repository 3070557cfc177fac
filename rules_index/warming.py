"""Load the tables that all questions share, before the first of them."""

from __future__ import annotations

import gc
from contextlib import suppress

from rules_index.cards.spotting import CurrentCards
from rules_index.cards.table import CardsProblem
from rules_index.digest.claims.telling import telling
from rules_index.index.reader import MOST_REMEMBERED, IndexReader
from rules_index.languages.language import lemma
from rules_index.notes.notebooks import Notebooks
from rules_index.values.books import Language


def load(reader: IndexReader, notes: Notebooks, cards: CurrentCards) -> None:
    """Load it, so that the first question need not wait, nor any for the garbage collector."""
    for language in Language:
        lemma("a", language)
        _ = telling("a", language).excluded
    first = range(1, min(reader.entries, MOST_REMEMBERED) + 1)
    _ = reader.learning, reader.story_wording, reader.load(first)
    for candidate in reader.candidates(first):
        reader.table_of(candidate)
    notes.plain(reader).compile()
    with suppress(CardsProblem):
        cards.spotter().compile()
    gc.freeze()
