"""An oracle that is there before its index is: until it is told that the index was made, it says that it waits."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from rules_index.current import CurrentIndex
from rules_index.digest.rules import load_digest
from rules_index.index.build import book_infos
from rules_index.index.reader import IndexProblem, IndexReader
from rules_index.meaning.encoder import Encoder
from rules_index.oracle import Oracle
from rules_index.values.books import BookInfo


class Opened(Protocol):
    """Opens the index that an oracle waits for."""

    def __call__(self, encoder: Encoder | None = None) -> None: ...


class IndexPending(IndexProblem):
    """The index is being made for the first time and will be there in a while."""


class _AwaitedIndex(CurrentIndex):
    """The index at a path from when it is told to be there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._made: CurrentIndex | None = None

    def reader(self) -> IndexReader:
        if self._made is None:
            raise IndexPending(f"the index {self.path} is being made; ask again in a few seconds")
        return self._made.reader()

    def open(self, encoder: Encoder | None = None) -> None:
        self._made = CurrentIndex(IndexReader(self.path, encoder=encoder))

    def close(self) -> None:
        if self._made is not None:
            self._made.close()


def awaited_oracle(index: Path) -> tuple[Oracle, Opened]:
    """An oracle of an index that is being made, and what to call once it is there.

    Until then the oracle raises :class:`IndexPending` where it would raise :class:`IndexProblem`. The call opens the
    file, with the encoder of its vectors if there is one, and raises :class:`IndexProblem` where that cannot be read.
    """
    awaited = _AwaitedIndex(index)
    return Oracle(awaited), awaited.open


def digest_books() -> tuple[BookInfo, ...]:
    """The books of an index of the digest alone, by key; they are known before it is made."""
    return book_infos((), load_digest())
