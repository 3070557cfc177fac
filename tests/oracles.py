"""Oracles and the digest for tests: what takes a second to read or to compile is read and compiled once a process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from functools import cache, lru_cache
from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.cards.names import known_names
from rules_index.cards.spotting import Spotter
from rules_index.cards.table import with_packaged
from rules_index.digest.components import packaged_components
from rules_index.digest.rules import load_digest
from rules_index.index.reader import IndexReader
from rules_index.notes.notebooks import Notebooks
from rules_index.search.undigested.thesaurus import Phrases, Thesaurus
from rules_index.values.digest import Rule

_is_guided = True
"""Whether oracles have the guide for judges just now."""


def lent(index: Path) -> Oracle:
    """An oracle over an index that no test changes; what one test lays for its servers no other meets.

    It must not be closed: others read the same file.
    """
    opened = _opened(index, guided=_is_guided)
    own = copy(opened)
    own._notes = Notebooks()
    own._notes._plain = opened._notes.plain(own._index.reader())
    return own


@contextmanager
def unguided() -> Iterator[None]:
    """Oracles over new indexes have no guide for judges, and know the packaged cards of this process.

    Compiling both takes more than a second for each index.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(f"{__name__}._is_guided", False)
        patch.setattr("rules_index.notes.notebooks.load_guide", tuple)
        patch.setattr("rules_index.notes.notebooks.everyday", lambda reader: Thesaurus(reader, Phrases(())))
        patch.setattr("rules_index.cards.spotting.CurrentCards.spotter", lambda _cards: packaged_spotter())
        yield


def lent_reader(index: Path) -> IndexReader:
    """The reader of such an oracle; it must not be closed either."""
    return _opened(index, guided=_is_guided)._index.reader()


@lru_cache(maxsize=8)
def _opened(index: Path, *, guided: bool) -> Oracle:
    del guided  # The guide is looked for as an index is opened; see :func:`unguided`.
    return Oracle.open(index)


@cache
def packaged_rules() -> tuple[Rule, ...]:
    """The rules of the digest that the program brings along; not for tests that put another one in its place."""
    return load_digest()


@cache
def packaged_spotter() -> Spotter:
    """The names of the cards that the program brings along; not for tests that put others in their place."""
    components = packaged_components()
    return Spotter(known_names(with_packaged((), components.cards), components))
