"""The books of these questions, whole and without the sections that answer one, each as an index of its own."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path
from typing import TypeAlias

from rules_index.digest.lexicon import load_lexicon
from rules_index.index.build import book_infos, swap_in
from rules_index.index.entries import entries
from rules_index.index.reader import IndexReader
from rules_index.index.vectors.adding import add_vectors
from rules_index.index.writer import write_index
from rules_index.languages.language import fold
from rules_index.meaning.choice import choose
from rules_index.meaning.encoder import Encoder
from rules_index.sources.books import read_book
from rules_index.sources.reading.folder import Witness
from rules_index.values.sources import Book
from tests.questions.foreign.remembering import RememberingEncoder

QUESTIONS = Path(__file__).parent
Vectors: TypeAlias = Mapping[bytes, bytes]


@dataclass(frozen=True)
class Asked:
    """A question with the titles of the sections that answer it; none for one that the book leaves open."""

    text: str
    sections: tuple[str, ...]

    def is_answered_by(self, titles: Sequence[str]) -> bool:
        """Whether a passage under these titles answers."""
        return not set(map(fold, titles)).isdisjoint(map(fold, self.sections))


def asked_in(folder: Path, questions: Path = QUESTIONS) -> Iterator[tuple[Path, list[Asked]]]:
    """The books of a folder that have a file of questions of their name, with these."""
    for path in sorted(folder.iterdir()):
        file = questions / f"{path.stem}.jsonl"
        if path.is_file() and path.suffix != ".jsonl" and file.exists():
            lines = map(json.loads, file.read_text("utf-8").splitlines())
            yield path, [Asked(line["question"], tuple(line["sections"])) for line in lines]


def encoder_for(folder: Path) -> Encoder:
    """The encoder of this machine, whose vectors are kept beside the books of a folder."""
    choice = choose()
    if choice.encoder is None:
        raise SystemExit(choice.told)
    return RememberingEncoder(choice.encoder, folder / "vectors.sqlite")


def book_at(path: Path) -> Book:
    """The book of a file."""
    book, problems = read_book(path.stem, [Witness(path.stem, "", path)])
    if book is None:
        raise SystemExit("\n".join(problem.message for problem in problems))
    return book


def index_without(
    book: Book, sections: Sequence[str], folder: Path, encoder: Encoder | None = None, known: Vectors | None = None
) -> IndexReader:
    """An index of a book alone, without the text under these titles; made once a folder.

    Args:
        encoder: makes the vectors of its passages.
        known: vectors that it has made before, by the keys of their texts.
    """
    deleted = set(map(fold, sections))
    path = folder / f"{book.info.key}-{abs(hash(tuple(sorted(deleted))))}.sqlite"
    if not path.exists():
        kept = tuple(each for each in book.passages if deleted.isdisjoint(map(fold, each.section)))
        write_index(path, book_infos([book], ()), entries([replace(book, passages=kept)], ()), load_lexicon(), {})
        if encoder:
            swap_in(path, add_vectors(path, encoder, known or {}, lambda _: None))
    return IndexReader(path, encoder=encoder)


def without_answers(questions: Iterable[Asked]) -> Iterator[tuple[tuple[str, ...], list[Asked]]]:
    """The questions that are answered, by the sections that answer them."""
    for sections, asked in groupby(sorted(questions, key=_sections), key=_sections):
        if sections:
            yield sections, list(asked)


def _sections(asked: Asked) -> tuple[str, ...]:
    return tuple(sorted(asked.sections))
