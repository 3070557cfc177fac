"""What the tests of a book's digest share: its rules, their tables and numbers, and the places their sources cite."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from rules_index.digest.rules import SOURCE
from rules_index.sources import read_books
from rules_index.values.digest import Rule
from rules_index.values.sources import Book
from tests.oracles import packaged_rules

RULEBOOKS = Path(os.environ.get("RULEBOOKS_DIR") or Path(__file__).parents[4] / "shared" / "rulebooks")

Place = tuple[str, int, int]
"""A paragraph of a rulebook: heading, which occurrence of it, ordinal below it."""


def rules_of(book: str) -> dict[str, Rule]:
    """The rules of a book by their slugs without its key."""
    return {rule.slug.removeprefix(f"{book}."): rule for rule in packaged_rules() if rule.book.key == book}


def rulebook(key: str, folder: Path) -> Book:
    """The operator's rulebook, read by way of an empty folder; the test is skipped where it is not to be had."""
    if not (RULEBOOKS / f"{key}.txt").is_file():
        pytest.skip(f"no {key}.txt in {RULEBOOKS}")
    (folder / f"{key}.txt").write_bytes((RULEBOOKS / f"{key}.txt").read_bytes())
    (book,), _ = read_books(folder)
    return book


def table(rule: Rule) -> list[list[str]]:
    """The cells of a rule's table, without its heading."""
    rows = [line.strip().strip("|") for line in rule.text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.split("|")] for row in rows[2:]]


def numbers(text: str) -> list[int]:
    """The numbers written in digits, those of a numbered list left aside."""
    return [int(number) for number in re.findall(r"\d+", re.sub(r"(?m)^\d+\. ", "", text))]


def cited(rule: Rule) -> set[Place]:
    """The paragraphs a rule's sources name."""
    places: set[Place] = set()
    for source in rule.source:
        match = SOURCE.match(source)
        assert match, source
        first, last = int(match["first"]), int(match["last"] or match["first"])
        heading, occurrence = match["heading"].casefold(), int(match["occurrence"] or 1)
        places |= {(heading, occurrence, paragraph) for paragraph in range(first, last + 1)}
    return places


def paragraphs(book: Book) -> dict[Place, str]:
    """The rulebook's paragraphs, each with the text of the passage it is part of."""
    return {
        (passage.section[-1].casefold(), passage.occurrence, paragraph): passage.text
        for passage in book.passages
        for paragraph in range(passage.first, passage.last + 1)
    }


def numbered_without_a_gap(rules: Iterable[Rule], prefix: str) -> bool:
    """Whether chapters and, in each, rules count from 1 upward in the order they stand in."""
    chapters: dict[int, list[int]] = {}
    for rule in rules:
        ours, number = rule.number.split()
        if ours != prefix:
            return False
        chapter, ordinal = number.split(".")
        chapters.setdefault(int(chapter), []).append(int(ordinal))
    return list(chapters) == list(range(1, len(chapters) + 1)) and all(
        ordinals == list(range(1, len(ordinals) + 1)) for ordinals in chapters.values()
    )


def with_a_reading(rules: Mapping[str, Rule]) -> set[str]:
    return {slug for slug, rule in rules.items() if rule.reading}


def said_twice(rules: Iterable[Rule]) -> list[str]:
    """Questions, titles and gists that lead to more than one rule."""
    known = list(rules)
    asked = [question.casefold() for rule in known for question in rule.ask]
    kinds = (asked, [rule.title for rule in known], [rule.gist for rule in known])
    return [text for texts in kinds for text, count in Counter(texts).items() if count > 1]
