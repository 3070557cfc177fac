"""Every worked example of the books is played as a whole, with the cards that it names."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tests.bot.games.cases import digest
from tests.bot.games.doomtrooper.played.script import scripts
from tests.rows import rows

HERE = Path(__file__).parent
NUMBER = 27


def table() -> list[tuple[str, dict[str, Any]]]:
    """The examples of both books, each with its book."""
    told = tomllib.loads((HERE / "examples.toml").read_text("utf-8"))
    return [(book, {"name": name, **row}) for book, rows in told.items() for name, row in rows.items()]


def played() -> dict[tuple[str, str], set[str]]:
    """By book and example the rules that its plays show."""
    found: dict[tuple[str, str], set[str]] = {}
    for script in scripts():
        for book, slugs in script.shows.items():
            for name in script.examples:
                found.setdefault((f"doomtrooper-{book}", name), set()).update(slugs)
    return found


def test_all_examples_of_the_books_are_played() -> None:
    assert len(table()) == NUMBER
    assert {(book, row["name"]) for book, row in table()} == set(played())


@rows(("book", "row"), table(), ids=lambda value: value if isinstance(value, str) else value["name"])
def test_the_example_is_played(book: str, row: dict[str, Any]) -> None:
    """The play shows its rule; where a card of the book is in no set, a test with a card of its own does."""
    assert row["rule"] in digest.marked(book)
    if "by" in row:
        file, _, name = row["by"].partition("::")
        assert f"\ndef {name}(" in (HERE / f"{file}.py").read_text("utf-8")
        assert row["imagined"]
    else:
        assert row["rule"] in played()[book, row["name"]]
