"""An encoder that keeps the vectors it has made in a file, as encoding a few books takes minutes."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from rules_index.meaning.encoder import Encoder

if TYPE_CHECKING:
    from rules_index.meaning.encoder import Vectors


class RememberingEncoder:
    """An encoder with a file of the vectors that it has made."""

    def __init__(self, encoder: Encoder, file: Path) -> None:
        self.name = encoder.name
        self._encoder = encoder
        self._file = sqlite3.connect(file, check_same_thread=False)
        self._file.execute("CREATE TABLE IF NOT EXISTS vector (key TEXT PRIMARY KEY, data BLOB)")

    def questions(self, texts: Sequence[str]) -> Vectors:
        """The vectors of questions."""
        return self._vectors("question", texts, self._encoder.questions)

    def passages(self, texts: Sequence[str]) -> Vectors:
        """The vectors of passages."""
        return self._vectors("passage", texts, self._encoder.passages)

    def _vectors(self, kind: str, texts: Sequence[str], encode: Callable[[Sequence[str]], Vectors]) -> Vectors:
        keys = [sha256(f"{self.name}\n{kind}\n{text}".encode()).hexdigest() for text in texts]
        known = {
            key: data for key in keys for (data,) in self._file.execute("SELECT data FROM vector WHERE key = ?", (key,))
        }
        if fresh := {key: text for key, text in zip(keys, texts, strict=True) if key not in known}:
            made = encode(list(fresh.values()))
            known |= {key: row.tobytes() for key, row in zip(fresh, made, strict=True)}
            with self._file:
                rows = [(key, known[key]) for key in fresh]
                self._file.executemany("INSERT OR REPLACE INTO vector(key, data) VALUES (?, ?)", rows)
        return np.array([np.frombuffer(known[key], dtype=np.float32) for key in keys])
