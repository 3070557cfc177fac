"""Oracles for tests, which compile once a process what all who have no notes share; that takes a second each time."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from pathlib import Path

from rules_index import Oracle
from rules_index.notes.notebooks import Notebooks


def lent(index: Path) -> Oracle:
    """An oracle over an index that no test changes; what one test lays for its servers no other meets.

    It must not be closed: others read the same file.
    """
    own = copy(_opened(index))
    own._notes = Notebooks()
    own._notes._plain = _opened(index)._notes.plain(own._index.reader())
    return own


@lru_cache(maxsize=4)
def _opened(index: Path) -> Oracle:
    return Oracle.open(index)
