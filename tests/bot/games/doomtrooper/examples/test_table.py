"""Every worked example of the books is played by a test that is named for it in the table."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.bot.games.cases import digest

HERE = Path(__file__).parent
NUMBER = 27


def table() -> list[tuple[str, dict[str, Any]]]:
    """The examples of both books, each with its book."""
    told = tomllib.loads((HERE / "examples.toml").read_text("utf-8"))
    return [(book, {"name": name, **row}) for book, rows in told.items() for name, row in rows.items()]


def test_all_examples_of_the_books_are_played() -> None:
    assert len(table()) == NUMBER
    assert len({row["test"] for _, row in table()}) == NUMBER


@pytest.mark.parametrize(("book", "row"), table(), ids=lambda value: value if isinstance(value, str) else value["name"])
def test_the_example_is_played(book: str, row: dict[str, Any]) -> None:
    file, _, name = row["test"].partition("::")
    assert f"\ndef {name}(" in (HERE / f"{file}.py").read_text("utf-8")
    assert row["rule"] in digest.marked(book)
