"""The question sets that calibrate and measure the oracle: whole, apart from each other, and citing real passages."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field

from rules_index.digest.rules import SOURCE
from rules_index.languages.language import fold, words
from rules_index.sources import read_books
from rules_index.values.books import Language
from rules_index.values.sources import Book

FOLDER = Path(__file__).resolve().parents[1] / "questions"
SETS = ("calibration", "heldout", "fresh")
BOOKS = {"doomtrooper-cs", "doomtrooper-sv", "twom-cs", "zloba-cs"}


class Gold(BaseModel):
    """A passage that answers: ``source`` is written like a digest rule's."""

    model_config = ConfigDict(extra="forbid")

    book: str
    source: Annotated[str, Field(pattern=SOURCE.pattern)]


class Row(BaseModel):
    """One question; ``gold`` is empty when no book answers it."""

    model_config = ConfigDict(extra="forbid")

    id: str
    lang: Language
    style: Literal["natural", "keyword", "typo", "nodia", "number", "crosslang", "unanswerable"]
    query: Annotated[str, Field(min_length=3, max_length=300)]
    gold: tuple[Gold, ...]


def rows(name: str) -> list[Row]:
    lines = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [Row.model_validate_json(line) for line in lines]


@pytest.fixture(scope="module")
def books(rulebooks: Path) -> dict[str, Book]:
    return {book.info.key: book for book in read_books(rulebooks)[0]}


def cited_headings(books: dict[str, Book], gold: Gold) -> list[int]:
    """Which occurrences of the cited heading have a passage with all or part of the cited paragraphs."""
    cited = SOURCE.match(gold.source)
    assert cited
    first, last = int(cited["first"]), int(cited["last"] or cited["first"])
    return sorted(
        {
            passage.occurrence
            for passage in books[gold.book].passages
            if passage.section
            and passage.section[-1] == cited["heading"]
            and cited["occurrence"] in (None, str(passage.occurrence))
            and passage.first <= last
            and passage.last >= first
        }
    )


@pytest.mark.parametrize("name", SETS)
def test_rows_are_whole(name: str) -> None:
    every = rows(name)
    assert len({row.id for row in every}) == len(every)
    assert all((row.style == "unanswerable") == (not row.gold) for row in every)
    assert sum(not row.gold for row in every) >= len(every) // 4


@pytest.mark.parametrize("name", SETS)
def test_every_game_and_style_is_asked_about(name: str) -> None:
    every = rows(name)
    assert {gold.book for row in every for gold in row.gold} == {
        "doomtrooper-cs",
        "doomtrooper-sv",
        "twom-cs",
        "zloba-cs",
    }
    assert len({row.style for row in every}) == 7
    assert {row.lang for row in every if row.gold} == set(Language)


def test_no_question_is_in_two_sets() -> None:
    asked = [" ".join(words(fold(row.query))) for name in SETS for row in rows(name)]
    assert len(set(asked)) == len(asked)


def test_a_passage_of_the_calibration_set_is_left_out_of_the_held_out_one() -> None:
    first, second = (
        {(gold.book, gold.source) for row in rows(name) for gold in row.gold} for name in ("calibration", "heldout")
    )
    assert not first & second


def test_questions_without_diacritics_have_none() -> None:
    plain = [row.query for name in SETS for row in rows(name) if row.style == "nodia"]
    assert [query for query in plain if not query.isascii()] == []


@pytest.mark.parametrize("name", SETS)
def test_golds_cite_one_heading_of_the_real_books(name: str, books: dict[str, Book]) -> None:
    lost = [(row.id, gold.source) for row in rows(name) for gold in row.gold if len(cited_headings(books, gold)) != 1]
    assert lost == []
