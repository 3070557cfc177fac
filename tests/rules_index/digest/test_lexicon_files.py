"""The lexicon's files: each member is a word or short phrase that a question can be matched by."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rules_index
from rules_index.digest.lexicon import load_lexicon
from rules_index.languages.language import is_function_word, words
from rules_index.search.question import LONGEST_PHRASE
from rules_index.values.books import Language

FOLDER = Path(rules_index.__file__).parent / "digest" / "lexicon"
FILES = sorted(FOLDER.glob("*.toml"))
LANGUAGES = set(Language)
WRITTEN = {book.parent.name.rpartition("-")[0] for book in FOLDER.parent.glob("books/*/book.md")}
"""Games that a book of the digest is about."""
SUBJECTS = {"everyday", "names", "tabletop"}
"""Files that are about no single game."""
LONGEST = 6
"""Words of the longest member, function words included: a lexicon holds no sentences."""

Concept = dict[str, list[str]]


def content(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


def concepts(file: Path) -> list[Concept]:
    found: list[Concept] = content(file).get("concept", [])
    return found


def members(file: Path) -> Iterator[str]:
    for table in concepts(file):
        for listed in table.values():
            yield from listed


def is_proper(member: str) -> bool:
    """A proper name begins with a capital letter, and at most an abbreviation is all capitals."""
    letters = [letter for letter in member if letter.isalpha()]
    return letters[0].isupper() and (len(letters) <= 4 or not member.isupper())


def test_there_is_one_file_a_subject() -> None:
    stems = {file.stem for file in FILES}
    assert stems >= SUBJECTS
    assert not {stem for stem in stems - SUBJECTS if stem.removesuffix("_cards") not in WRITTEN}


def test_the_index_reads_them_all() -> None:
    assert len(load_lexicon().concept) == sum(len(concepts(file)) for file in FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
class TestConcepts:
    def test_tables_are_known(self, file: Path) -> None:
        assert set(content(file)) <= {"concept", "game", "edition", "variant"}

    def test_languages_are_known(self, file: Path) -> None:
        assert all(set(table) <= LANGUAGES for table in concepts(file))

    def test_each_joins_two_words(self, file: Path) -> None:
        few = [table for table in concepts(file) if sum(map(len, table.values())) < 2]
        assert few == []

    def test_each_covers_two_languages_or_two_words_of_one(self, file: Path) -> None:
        lonely = [table for table in concepts(file) if len(table) < 2 and max(map(len, table.values())) < 2]
        assert lonely == []

    def test_no_list_or_member_is_empty(self, file: Path) -> None:
        assert all(listed for table in concepts(file) for listed in table.values())
        assert [member for member in members(file) if not words(member)] == []

    def test_members_are_tidy(self, file: Path) -> None:
        untidy = [
            member
            for member in members(file)
            if member != unicodedata.normalize("NFC", " ".join(member.split())) or len(member.split()) > LONGEST
        ]
        assert untidy == []

    def test_members_are_in_lower_case_except_proper_names(self, file: Path) -> None:
        shouted = [member for member in members(file) if member != member.lower() and not is_proper(member)]
        assert shouted == []

    def test_no_list_repeats_a_member(self, file: Path) -> None:
        lists = [listed for table in concepts(file) for listed in table.values()]
        assert [listed for listed in lists if len({member.casefold() for member in listed}) < len(listed)] == []

    def test_no_member_is_longer_than_a_question_is_looked_up_by(self, file: Path) -> None:
        long = [
            member
            for table in concepts(file)
            for code, listed in table.items()
            for member in listed
            if sum(not is_function_word(word, Language(code)) for word in words(member)) > LONGEST_PHRASE
        ]
        assert long == []

    def test_no_concept_stands_twice(self, file: Path) -> None:
        tables = [tuple(sorted((code, tuple(listed)) for code, listed in table.items())) for table in concepts(file)]
        assert len(set(tables)) == len(tables)


@pytest.mark.parametrize("kind", ["game", "edition"])
def test_names_are_words_that_name_one_thing(kind: str) -> None:
    tables = content(FOLDER / "names.toml")[kind]
    key, named = {"game": ("game", WRITTEN), "edition": ("language", LANGUAGES)}[kind]
    assert {table[key] for table in tables} == named
    assert all(set(table) == {key, "names"} for table in tables)
    names = [name.casefold() for table in tables for name in table["names"]]
    assert len(names) == len(set(names))
    empty = [
        name for name in names for language in Language if all(is_function_word(word, language) for word in words(name))
    ]
    assert empty == []


def test_only_the_names_file_names_games_and_editions() -> None:
    assert [file.stem for file in FILES if {"game", "edition"} & set(content(file))] == ["names"]
