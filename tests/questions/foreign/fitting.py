"""Fit the certainty of books without a digest: ``python -m tests.questions.foreign.fitting FOLDER``.

FOLDER holds the books, as for ``python -m tests.questions.foreign``. Each question is asked of its book, and one that
has an answer also of the book without it. The weights go into ``rules_index/search/undigested.json``; before, those of
all books but one are measured on that one, which is what may be expected of a book that nobody has seen.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rules_index.index.reader import IndexReader
from rules_index.search.lookup import look_up
from rules_index.search.model import Model
from rules_index.search.undigested.certainty import ANSWERED, FEATURES
from rules_index.values.answers import CERTAIN
from rules_index.values.sources import Book
from tests.questions.fitting import fit_logistic
from tests.questions.foreign.books import Asked, asked_in, book_at, index_without, without_answers

MODEL = Path("rules_index/search/undigested.json")
DELETED = 0.35
"""The weight of a question to a book without its answer."""

RIDGE = 0.003
"""How much the weights are held back: the books are few."""


@dataclass(frozen=True)
class Example:
    """A question as its book reads it: its kind, whether the first passage answers, and the features of that."""

    book: str
    kind: str
    is_right: bool
    features: tuple[float, ...]


def examples(folder: Path, scratch: Path) -> Iterator[Example]:
    """The questions to the books in a folder, for which indexes are made in another."""
    for path, questions in asked_in(folder):
        book = book_at(path)
        whole = index_without(book, (), scratch)
        for asked in questions:
            yield from _example(book, "answerable" if asked.sections else "open", asked, whole)
        for sections, without in without_answers(questions):
            shorter = index_without(book, sections, scratch)
            for asked in without:
                yield from _example(book, "deleted", asked, shorter)


def _example(book: Book, kind: str, asked: Asked, reader: IndexReader) -> Iterator[Example]:
    known = look_up(reader, asked.text, book.info.game).known
    if known:
        first = reader.load([known.passages[0].candidate.id])
        titles = [title for entry in first.values() for title in (entry.title, *entry.section)]
        is_right = kind == "answerable" and asked.is_answered_by(titles)
        yield Example(book.info.key, kind, is_right, known.features(0))


def fitted(found: Sequence[Example]) -> Model:
    """The model of these examples."""
    rows = [(each.features, each.is_right, DELETED if each.kind == "deleted" else 1.0) for each in found]
    bias, *weights = fit_logistic(rows, RIDGE)
    return Model(bias, tuple(weights))


def told(found: Sequence[Example]) -> Iterator[str]:
    """The verdicts of the models of all books but one on that one, by kind of question."""
    models = {book: fitted([each for each in found if each.book != book]) for book in {each.book for each in found}}
    sure = [(models[each.book].probability(each.features), each) for each in found]
    for kind in ("answerable", "open", "deleted"):
        of_kind = [(share, each.is_right) for share, each in sure if each.kind == kind]
        for name, least in (("answered", ANSWERED), ("certain", CERTAIN)):
            over = [is_right for share, is_right in of_kind if share >= least]
            yield f"{kind}: {name} {len(over)} of {len(of_kind)}, right {sum(over)}"


def main(folder: Path) -> None:
    """Measure and fit."""
    with tempfile.TemporaryDirectory() as scratch:
        found = list(examples(folder, Path(scratch)))
    sys.stdout.writelines(f"{line}\n" for line in told(found))
    MODEL.write_text(fitted(found).to_json(FEATURES), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
