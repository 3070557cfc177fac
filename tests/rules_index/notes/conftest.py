"""One oracle for all, emptied after each test, so that what one lays no other meets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules_index import Oracle
from tests.oracles import lent


@pytest.fixture(scope="session")
def emptied(index: Path) -> Oracle:
    """An oracle over the made-up library, which compiles the guide and the thesaurus once."""
    return lent(index)


@pytest.fixture
def shared(emptied: Oracle) -> Iterator[Oracle]:
    """An oracle over the made-up library that several servers ask, and that nothing was laid for."""
    yield emptied
    emptied._notes.clear()
    emptied._notes.revisions.clear()
