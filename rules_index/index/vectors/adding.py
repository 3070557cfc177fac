"""Vectors are added to an index whose words are there: in a copy of it, and those of unchanged texts are kept."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from shutil import copyfile

from rules_index.index.checksum import seal
from rules_index.index.reader import IndexProblem, IndexReader
from rules_index.index.schema import PASSAGE
from rules_index.index.vectors.reading import MEANING
from rules_index.meaning.encoder import Encoder

BATCH = 16
"""Passages that are encoded between two reports of how far it is."""


def vectors_in(index: Path) -> dict[bytes, bytes]:
    """The vectors of an index by the keys of their texts; none where there is no index, or it cannot be read."""
    return _known_in(index)[1]


def lacks_vectors(index: Path, encoder: Encoder) -> bool:
    """Whether an index has a book without a digest, and no vectors of it by this encoder.

    Raises:
        IndexProblem: the index cannot be read.
    """
    with closing(IndexReader(index)) as reader:
        undigested = reader.rows("SELECT 1 FROM book WHERE last > 0 AND NOT digested")
        return bool(undigested) and reader.meta.get(MEANING) != encoder.name


def add_vectors(
    index: Path, encoder: Encoder, known: Mapping[bytes, bytes], progress: Callable[[str], None]
) -> Callable[[Path], tuple[int, int]]:
    """A function that writes a copy of an index with the vectors of its passages, made by one encoder.

    Args:
        known: vectors that the encoder has made before, by the keys of their texts.
        progress: called with how far it is, one line at a time.

    Returns:
        It takes the path of the copy and returns how many vectors that has, and how many of these are new.
    """

    def write(path: Path) -> tuple[int, int]:
        keys, fresh = _keys_of(index, encoder, known)
        data = dict(known) | dict(_encoded(encoder, fresh, progress))
        copyfile(index, path)
        with closing(sqlite3.connect(path)) as connection, connection:
            rows = ((entry, key, data[key]) for entry, key in keys.items())
            connection.execute("DELETE FROM vector")
            connection.executemany("INSERT INTO vector(entry, key, data) VALUES (?, ?, ?)", rows)
            connection.execute("INSERT OR REPLACE INTO meta(key, value) VALUES (?, ?)", (MEANING, encoder.name))
        seal(path)
        return len(keys), len(fresh)

    return write


def encoded(
    index: Path, encoder: Encoder, known: Mapping[bytes, bytes], progress: Callable[[str], None]
) -> dict[bytes, bytes]:
    """The vectors of those passages of an index that have none yet, by the keys of their texts; nothing is written.

    Args:
        known: vectors that were made before, by the keys of their texts.

    Raises:
        IndexProblem: the index cannot be read.
    """
    return dict(_encoded(encoder, _keys_of(index, encoder, known)[1], progress))


def keep_vectors(index: Path, earlier: Iterable[Path]) -> int:
    """Copy the vectors of texts that an earlier index has as well into one that nobody reads yet; return how many.

    Those of one encoder alone are kept. Where no passage is left without, the index is searched by meaning at once.

    Raises:
        IndexProblem: the index cannot be read.
    """
    with closing(IndexReader(index)) as reader:
        texts = texts_of(reader)
    kept: dict[int, tuple[bytes, bytes]] = {}
    encoder = ""
    for other in earlier:
        name, known = _known_in(other)
        keys = {entry: key_of(name, text) for entry, text in texts.items()}
        found = {entry: (key, known[key]) for entry, key in keys.items() if key in known}
        if len(found) > len(kept):
            kept, encoder = found, name
    if not kept:
        return 0
    with closing(sqlite3.connect(index)) as connection, connection:
        rows = ((entry, key, data) for entry, (key, data) in kept.items())
        connection.executemany("INSERT INTO vector(entry, key, data) VALUES (?, ?, ?)", rows)
        if len(kept) == len(texts):
            connection.execute("INSERT OR REPLACE INTO meta(key, value) VALUES (?, ?)", (MEANING, encoder))
    seal(index)
    return len(kept)


def _known_in(index: Path) -> tuple[str, dict[bytes, bytes]]:
    """The name of the encoder of an index's vectors, and these by the keys of their texts; none of a broken file."""
    try:
        with closing(IndexReader(index)) as reader:
            return reader.meta.get(MEANING, ""), dict(reader.rows("SELECT key, data FROM vector"))
    except IndexProblem:
        return "", {}


def _keys_of(index: Path, encoder: Encoder, known: Mapping[bytes, bytes]) -> tuple[dict[int, bytes], dict[bytes, str]]:
    """By entry the key of its passage's text, and by key the texts that are not known."""
    with closing(IndexReader(index)) as reader:
        texts = texts_of(reader)
    keys = {entry: key_of(encoder.name, text) for entry, text in texts.items()}
    return keys, {keys[entry]: text for entry, text in texts.items() if keys[entry] not in known}


def texts_of(reader: IndexReader) -> dict[int, str]:
    """By entry the text of each passage of a book without a digest, its headings before it."""
    query = (
        "SELECT entry.id, entry.section, entry.title, passage.data FROM entry "
        "JOIN book ON book.key = entry.book AND book.last > 0 AND NOT book.digested "
        "JOIN entry_passage AS link ON link.entry = entry.id JOIN passage ON passage.id = link.passage ORDER BY 1"
    )
    found: dict[int, str] = {}
    for entry, section, title, data in reader.rows(query):
        above = section.split("\n")
        # The book's own title, above all, tells no passage from another.
        headings = dict.fromkeys([*(above[1:] or above), title])
        found[entry] = ". ".join([*headings, PASSAGE.validate_json(data).text])
    return found


def key_of(encoder: str, text: str) -> bytes:
    """The key of the vector of a text by the encoder of this name."""
    return sha256(f"{encoder}\n{text}".encode()).digest()[:16]


def _encoded(
    encoder: Encoder, texts: Mapping[bytes, str], progress: Callable[[str], None]
) -> Iterable[tuple[bytes, bytes]]:
    import numpy as np

    # Texts of a length are encoded together, as the shorter ones of a batch wait for the longest.
    keys = sorted(texts, key=lambda key: len(texts[key]))
    for start in range(0, len(keys), BATCH):
        progress(f"encoding passage {start + 1} of {len(keys)} for search by meaning")
        batch = keys[start : start + BATCH]
        vectors = encoder.passages([texts[key] for key in batch]).astype(np.float16)
        yield from ((key, vector.tobytes()) for key, vector in zip(batch, vectors, strict=True))
