"""How near passages are to a question in meaning, whatever its words or language, where there is an encoder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import nlargest

from rules_index.index.reader import IndexReader
from rules_index.index.vectors.reading import vectors_of

NEAREST = 40
"""Passages that are looked at for their meaning alone."""
FAR, SCALE = 0.75, 5.0
"""Cosine of a question and a passage that have nothing in common, and what spreads those above it to about 0 to 1."""


def nearness(reader: IndexReader, books: Iterable[str], text: str) -> Mapping[int, float]:
    """How near each passage of these books is, by its entry; nothing where there are no vectors of them."""
    vectors = vectors_of(reader, tuple(sorted(books)))
    if vectors is None or reader.encoder is None:
        return {}
    (question,) = reader.encoder.questions([text])
    cosines = (vectors.rows @ question).tolist()
    return {entry: SCALE * (cosine - FAR) for entry, cosine in zip(vectors.entries, cosines, strict=True)}


def nearest(near: Mapping[int, float]) -> list[int]:
    """The entries that are nearest."""
    return nlargest(NEAREST, near, key=lambda entry: near[entry])
