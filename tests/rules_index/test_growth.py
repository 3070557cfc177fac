"""Which entries are looked at: enough, and no more when the index grows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rules_index import Oracle
from rules_index.index.fields import unpack
from rules_index.index.reader import IndexReader
from rules_index.search.question import read_question
from rules_index.search.ranking import OF_QUESTION, candidates
from rules_index.search.undigested.reading import BookWords
from tests.oracles import unguided
from tests.rows import rows
from tests.rules_index.library import castle, index_castle, make_large_index, passage

QUESTIONS = [
    "Kolik lodí dostanu do přístavu",
    "lod lucrena pristv utse",
    "karty zeleniny nebo hráč 17",
    "hur många båtar får varje spelare",
    "victory points",
    "každý hráč si vezme",
    "kdo vyhraje podle švédských pravidel lykta båt segerpoäng hamn ruta vinner spelare start slut tur obilí mince",
]


class Counting(IndexReader):
    """Counts the rows it fetches, and the entries that are ranked at once."""

    fetched = 0
    matched = 0

    def rows(self, query: str, *parameters: object) -> list[tuple[Any, ...]]:
        found = super().rows(query, *parameters)
        self.fetched += len(found)
        if "FROM posting" in query:
            self.matched = max(self.matched, sum(len(unpack(entries)) for _, entries, _ in found))
        return found


class Shelf:
    """An oracle on a counting reader, its tables that are read once already read."""

    def __init__(self, index: Path) -> None:
        self.reader = Counting(index)
        self.oracle = Oracle(self.reader)
        self.oracle.ask("kolik je loď")
        self.oracle.ask("kosmodrom xyzq")  # what no book answers is looked up in the gaps and the guide
        for book in self.reader.books:
            BookWords(self.reader, book)  # the words of a book without a digest are read once

    def fetched(self, question: str) -> int:
        self.reader.fetched = 0
        assert self.oracle.ask(question).rulings
        return self.reader.fetched


@pytest.fixture(scope="module")
def unguided_here() -> Iterator[None]:
    with unguided():
        yield


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory, unguided_here: None) -> Shelf:
    return Shelf(make_large_index(tmp_path_factory.mktemp("small"), 480))


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory, unguided_here: None) -> Shelf:
    return Shelf(make_large_index(tmp_path_factory.mktemp("large"), 4_600))


@pytest.mark.slow
def test_the_large_index_is_large(small: Shelf, large: Shelf) -> None:
    assert large.reader.entries > 9 * small.reader.entries
    assert max(large.reader.root_sizes) > OF_QUESTION.postings > max(small.reader.root_sizes)


@rows("question", QUESTIONS)
def test_rows_read_for_a_question_do_not_grow_with_the_index(small: Shelf, large: Shelf, question: str) -> None:
    assert large.fetched(question) <= 3.5 * small.fetched(question)  # the small one does not fill the reach


@rows("question", QUESTIONS)
def test_a_bounded_number_of_entries_is_ranked(large: Shelf, question: str) -> None:
    large.reader.matched = 0
    large.oracle.ask(question)
    assert 0 < large.reader.matched <= OF_QUESTION.postings


@rows("question", QUESTIONS)
def test_candidates_are_few_and_each_once(large: Shelf, question: str) -> None:
    found = candidates(large.reader, read_question(large.reader, question), large.reader.books)
    assert 0 < len(found) < 500
    assert len(set(found)) == len(found)


@pytest.mark.slow
def test_a_misspelt_word_does_not_read_every_word_that_begins_so(tmp_path: Path, unguided_here: None) -> None:
    words = [f"předpo{''.join(letters)}" for letters in product("aeiouyrlnst", repeat=3)]
    book = castle(*(passage(at, "SLOVA", " ".join(words[at::20]), first=at + 1) for at in range(20)))
    shelf = Shelf(index_castle(tmp_path / "words.sqlite", book))
    shelf.fetched("předpoxat nebo předpoxxx")
    assert shelf.fetched("předpoxar") < 2 * len(words)
    shelf.oracle.close()


def test_a_question_of_common_words_alone_still_finds_entries(large: Shelf) -> None:
    common = max(range(len(large.reader.root_sizes)), key=lambda root: large.reader.root_sizes[root])
    ((form,), *_) = large.reader.rows(
        "SELECT form.form FROM form JOIN form_root ON form_root.form = form.id WHERE root = ?", common
    )
    assert large.reader.root_sizes[common] > OF_QUESTION.postings
    assert large.oracle.ask(form).rulings


def test_a_rare_word_is_found_among_common_ones(large: Shelf) -> None:
    answer = large.oracle.ask("každý hráč loď lucerna 1301")
    assert "1301" in answer.rulings[0].section[-1]


def test_candidates_are_of_the_books_asked_for(reader: IndexReader) -> None:
    question = read_question(reader, "každý hráč na začátku")
    books = {entry.book.key for entry in reader.load(candidates(reader, question, ["sklizen"])).values()}
    assert books == {"sklizen"}


def test_without_books_there_are_none(reader: IndexReader) -> None:
    assert candidates(reader, read_question(reader, "loď"), []) == []


def test_what_the_index_has_no_word_of_has_none(reader: IndexReader) -> None:
    assert candidates(reader, read_question(reader, "kosmodrom xyzq"), reader.books) == []
