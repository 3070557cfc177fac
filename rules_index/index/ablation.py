"""Parts of indexing and ranking that can be left out, to measure what each contributes."""

from __future__ import annotations

from enum import StrEnum


class Part(StrEnum):
    """A part of indexing or of ranking."""

    STEMS = "stems and lemmas"
    SPELLING = "similar spelling (trigrams)"
    DIGEST = "digest"
    LEXICON = "lexicon"
    BOOK = "the likely book"
    RERANKING = "re-ranking by lines"
    GAPS = "gaps"
