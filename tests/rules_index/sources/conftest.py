"""Small books the tests write themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rules_index.sources import read_books
from rules_index.sources.structure.blocks import blocks_of
from rules_index.values.sources import Block, Book


@pytest.fixture
def read(tmp_path: Path) -> Callable[..., Book]:
    """Write one book and read it: ``read("text")`` or ``read(b"bytes", name="book.txt")``."""

    def write_and_read(content: str | bytes, name: str = "book.txt") -> Book:
        (tmp_path / name).write_bytes(content if isinstance(content, bytes) else content.encode())
        books, problems = read_books(tmp_path)
        assert problems == ()
        return books[0]

    return write_and_read


@pytest.fixture
def outline() -> Callable[[str], list[str]]:
    """The blocks of a text as short lines: ``## NAME`` for headings, ``kind: text`` for the others."""

    def describe(block: Block) -> str:
        mark = "#" * block.level + " " if block.kind == "heading" else f"{block.kind}: "
        return mark + block.text

    return lambda text: [describe(block) for block in blocks_of(text)]
