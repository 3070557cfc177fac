"""Parts of indexing and ranking that can be left out, to measure what each contributes."""

from __future__ import annotations

from enum import StrEnum


class Part(StrEnum):
    """A part of indexing or of ranking."""

    STEMS = "stems and lemmas"
    SPELLING = "similar spelling (trigrams)"
    DIGEST = "digest"
    ASKED = "ask"
    LEXICON = "lexicon"
    BOOK = "the likely book"
    RERANKING = "re-ranking by lines"
    GAPS = "gaps"
    FRAMES = "frames of questions"
    SPOKEN = "spoken forms"
    LEARNED = "what was learned from questions"
    SENTENCES = "the model of sentences"
    HEARD = "heard"
    CLAIMS = "claims"
    WHOLE = "whole lines"
    LETTERS = "letter by letter"
    DEFINES = "names by themselves"
    VARIANT = "ways to play"
    EDITION = "the edition played"
    SIBLINGS = "chapter and siblings"
    WINDOWS = "windows of stories"
    CARDS = "cards named"
    LANGUAGE = "the reader's language"
    WORDING = "the wording of questions"


BUILT = frozenset({Part.STEMS, Part.DIGEST, Part.ASKED, Part.LEXICON, Part.GAPS, Part.HEARD, Part.CLAIMS})
"""Parts of the index itself; without any other the same index is asked."""
