"""An encoder for tests: texts that mean the same, by a table, have the same vector."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from rules_index.meaning.encoder import Vectors


class MadeUpEncoder:
    """Each meaning is a direction; a text has those whose words it contains, and lies aside where it has none."""

    def __init__(self, meanings: Mapping[str, Iterable[str]], name: str = "made-up") -> None:
        self.name = name
        self.encoded: list[str] = []
        self._meanings = [tuple(words) for words in meanings.values()]

    def questions(self, texts: Sequence[str]) -> Vectors:
        """The vectors of questions."""
        return np.array([self._vector(text) for text in texts], dtype=np.float32)

    def passages(self, texts: Sequence[str]) -> Vectors:
        """The vectors of passages."""
        self.encoded += texts
        return self.questions(texts)

    def _vector(self, text: str) -> list[float]:
        has = [float(any(word in text for word in words)) for words in self._meanings]
        vector = [*has, float(not any(has))]
        length = sum(share * share for share in vector) ** 0.5
        return [share / length for share in vector]
