"""The made-up library's index, built once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules_index import Oracle
from tests.rules_index.library import make_index


@pytest.fixture(scope="session")
def index(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The index file; tests that change it work on a copy."""
    return make_index(tmp_path_factory.mktemp("library"))


@pytest.fixture(scope="session")
def oracle(index: Path) -> Iterator[Oracle]:
    """An oracle over the made-up library."""
    opened = Oracle.open(index)
    yield opened
    opened.close()
