"""An oracle of its own for each test, so that what one lays no other meets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules_index import Oracle


@pytest.fixture
def shared(index: Path) -> Iterator[Oracle]:
    """An oracle over the made-up library that several servers ask."""
    opened = Oracle.open(index)
    yield opened
    opened.close()
