"""Oracles and the digest for tests: what takes a second to read or to compile is read and compiled once a process."""

from __future__ import annotations

from copy import copy
from functools import cache, lru_cache
from pathlib import Path

from rules_index import Oracle
from rules_index.digest.rules import load_digest
from rules_index.notes.notebooks import Notebooks
from rules_index.values.digest import Rule


def lent(index: Path) -> Oracle:
    """An oracle over an index that no test changes; what one test lays for its servers no other meets.

    It must not be closed: others read the same file.
    """
    own = copy(_opened(index))
    own._notes = Notebooks()
    own._notes._plain = _opened(index)._notes.plain(own._index.reader())
    return own


@lru_cache(maxsize=8)
def _opened(index: Path) -> Oracle:
    return Oracle.open(index)


@cache
def packaged_rules() -> tuple[Rule, ...]:
    """The rules of the digest that the program brings along; not for tests that put another one in its place."""
    return load_digest()
