"""The vectors of some books as a search needs them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules_index.index.reader import IndexReader, kept_while_open

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MEANING = "meaning"
"""The fact that names the encoder of an index's vectors."""


class Vectors(NamedTuple):
    """The passages of some books that have vectors: their entries, and a row of length 1 for each."""

    entries: tuple[int, ...]
    rows: NDArray[np.float32]


@kept_while_open
def vectors_of(reader: IndexReader, books: tuple[str, ...]) -> Vectors | None:
    """The vectors of the passages of these books; ``None`` where there are none, or not by the reader's encoder."""
    if reader.encoder is None or reader.meta.get(MEANING) != reader.encoder.name:
        return None
    import numpy as np

    query = (
        "SELECT vector.entry, vector.data FROM vector JOIN entry ON entry.id = vector.entry "
        "WHERE entry.book IN (SELECT value FROM json_each(?)) ORDER BY 1"
    )
    rows = reader.rows(query, list(books))
    if not rows:
        return None
    matrix = np.frombuffer(b"".join(data for _, data in rows), dtype=np.float16).reshape(len(rows), -1)
    return Vectors(tuple(entry for entry, _ in rows), matrix.astype(np.float32))
