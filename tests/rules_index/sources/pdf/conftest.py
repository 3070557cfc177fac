"""Files that the tests print, read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rules_index.sources.pdf.pages import read_pdf
from rules_index.values.sources import unsaid


@pytest.fixture
def pages(tmp_path: Path) -> Callable[[bytes], list[list[str]]]:
    """The paragraphs of each page of a file."""

    def read(content: bytes) -> list[list[str]]:
        path = tmp_path / "book.pdf"
        path.write_bytes(content)
        return [page.split("\n\n") for page in read_pdf(path, unsaid)]

    return read
