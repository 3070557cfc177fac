"""Fit the certainty of books without a digest: ``python -m tests.questions.foreign.fitting FOLDER [--meaning]``.

FOLDER holds the books, as for ``python -m tests.questions.foreign``. Each question is asked of its book, and one that
has an answer also of what is left without the passages that answer. The weights go into
``rules_index/search/undigested.json``, those with ``--meaning`` into ``undigested_near.json``; before, those of all
books but one are measured on that one, which is what may be expected of a book that nobody has seen.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rules_index.index.reader import IndexReader
from rules_index.meaning.encoder import Encoder
from rules_index.search.lookup import look_up
from rules_index.search.model import Model
from rules_index.search.undigested.certainty import ANSWERED, FEATURES, NEAR_FEATURES, Known
from rules_index.values.answers import CERTAIN
from rules_index.values.sources import Book
from tests.questions.fitting import fit_logistic
from tests.questions.foreign.books import Asked, asked_in, book_at, encoder_for, index_without

MODELS = Path("rules_index/search")
DELETED = 0.35
"""The weight of a question to a book without its answer."""

RIDGE = 0.001
"""How much the weights are held back: the books are few."""


@dataclass(frozen=True)
class Example:
    """A question as its book reads it: its kind, whether the first passage answers, and the features of that."""

    book: str
    kind: str
    is_right: bool
    features: tuple[float, ...]


def examples(folder: Path, scratch: Path, encoder: Encoder | None) -> Iterator[Example]:
    """The questions to the books in a folder, for which indexes are made in another."""
    for path, questions in asked_in(folder):
        book = book_at(path)
        reader = index_without(book, (), scratch, encoder)
        for asked in questions:
            yield from _examples(book, asked, reader)


def _examples(book: Book, asked: Asked, reader: IndexReader) -> Iterator[Example]:
    known = look_up(reader, asked.text, book.info.game).known
    if known is None or not known.passages:
        return
    entries = reader.load(one.candidate.id for one in known.passages)
    answers = [asked.is_answered_by((entry.title, *entry.section)) for entry in map(entries.get, _ids(known)) if entry]
    yield Example(book.info.key, "answerable" if asked.sections else "open", answers[0], known.features(0))
    others = [one for one, answered in zip(known.passages, answers, strict=True) if not answered]
    if asked.sections and others:
        yield Example(book.info.key, "deleted", False, replace(known, passages=others).features(0))


def _ids(known: Known) -> list[int]:
    return [one.candidate.id for one in known.passages]


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


def main(folder: Path, *, meaning: bool) -> None:
    """Measure and fit."""
    encoder = encoder_for(folder) if meaning else None
    with tempfile.TemporaryDirectory() as scratch:
        found = list(examples(folder, Path(scratch), encoder))
    sys.stdout.writelines(f"{line}\n" for line in told(found))
    name, features = ("undigested_near", NEAR_FEATURES) if meaning else ("undigested", FEATURES)
    (MODELS / f"{name}.json").write_text(fitted(found).to_json(features), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), meaning="--meaning" in sys.argv)
