"""Ask rulebooks without a digest: ``python -m tests.questions.foreign FOLDER [OPTION]...``.

FOLDER holds the books, each under the name of its file of questions here, or beside it, with any ending that is read.
A question is answered right where the ruling is of a section that answers it; without sections it is one that the book
leaves open.
With ``--deleted`` every question that has an answer is asked once more of the book without these sections; with
``--abroad`` those alone are asked that are in another language than their book; with ``--meaning`` all are asked by
words alone, and again with the encoder of this machine.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path

from rules_index import Oracle, build_index
from rules_index.index.reader import IndexReader
from rules_index.index.vectors.adding import vectors_in
from rules_index.languages.language import detect
from rules_index.meaning.encoder import Encoder
from rules_index.values.sources import Book
from tests.questions.foreign.books import (
    QUESTIONS,
    Asked,
    asked_in,
    book_at,
    encoder_for,
    index_without,
    without_answers,
)


@dataclass
class Found:
    """Counts of the questions of a book, or of several."""

    answerable: int = 0
    first: int = 0
    in_five: int = 0
    answered: int = 0
    answered_right: int = 0
    certain: int = 0
    certain_right: int = 0
    open: int = 0
    open_answered: int = 0
    deleted: int = 0
    deleted_answered: int = 0

    def add(self, other: Found) -> None:
        """Count the questions of another book as well."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))

    def __str__(self) -> str:
        return (
            f"first {_share(self.first, self.answerable)}, in five {_share(self.in_five, self.answerable)} "
            f"of {self.answerable}; answered {_share(self.answered, self.answerable)}, of these right "
            f"{_share(self.answered_right, self.answered)}; certain {self.certain}, right {self.certain_right}; "
            f"open ones answered {self.open_answered} of {self.open}"
            + f"; without their section {self.deleted_answered} of {self.deleted}"
            * bool(self.deleted)
        )


def main(folder: Path, *, deleted: bool, abroad: bool, meaning: bool) -> None:
    """Print the counts of each book, and of all."""
    encoder = encoder_for(folder) if meaning else None
    ways: dict[str, Encoder | None] = {"by words": None, **({"and by meaning": encoder} if encoder else {})}
    whole = {way: Found() for way in ways}
    asked = dict(asked_in(folder, folder if any(folder.glob("*.jsonl")) else QUESTIONS))
    with tempfile.TemporaryDirectory() as name:
        own = Path(name)
        for path in asked:
            (own / path.name).write_bytes(path.read_bytes())
        index = own / "index.sqlite"
        build_index(index, own, encoder=encoder)
        known = vectors_in(index)
        if abroad:
            spoken = {book.key: book.language for book in Oracle.open(index).books}
            for path, those in asked.items():
                asked[path] = [one for one in those if detect(one.text) is not spoken[path.stem]]
        for path, questions in asked.items():
            for way, with_which in ways.items():
                found = of_book(Oracle.open(index, encoder=with_which), path.stem, questions)
                if deleted:
                    made = partial(index_without, folder=own, encoder=encoder, known=known)
                    _ask_without(book_at(path), questions, made, with_which, found)
                sys.stdout.write(f"{path.stem} {way}: {found}\n")
                sys.stdout.flush()
                whole[way].add(found)
    for way, found in whole.items():
        sys.stdout.write(f"all {way}: {found}\n")


def of_book(oracle: Oracle, key: str, questions: Sequence[Asked]) -> Found:
    """The counts of one book, by its key."""
    found = Found()
    game = next(each.game for each in oracle.books if each.key == key)
    for asked in questions:
        answer = oracle.ask(asked.text, game=game)
        right = [asked.is_answered_by((ruling.title, *ruling.section)) for ruling in answer.rulings[:5]]
        found.certain += answer.certain
        if not asked.sections:
            found.open += 1
            found.open_answered += answer.answered
            continue
        found.answerable += 1
        found.first += right[:1] == [True]
        found.in_five += any(right)
        found.answered += answer.answered
        found.answered_right += answer.answered and right[0]
        found.certain_right += answer.certain and right[0]
    return found


def _ask_without(
    book: Book,
    questions: Sequence[Asked],
    made: Callable[[Book, Sequence[str]], IndexReader],
    encoder: Encoder | None,
    found: Found,
) -> None:
    """Ask once more of the book alone, without the sections that answer.

    Args:
        made: makes an index of a book without sections, or opens the one that is there.
    """
    for sections, asked in without_answers(questions):
        oracle = Oracle.open(made(book, sections).path, encoder=encoder)
        for each in asked:
            found.deleted += 1
            found.deleted_answered += oracle.ask(each.text, game=book.info.game).answered


def _share(part: int, whole: int) -> str:
    return f"{part / (whole or 1):.2f}"


if __name__ == "__main__":
    said = {name: f"--{name}" in sys.argv for name in ("deleted", "abroad", "meaning")}
    main(Path(sys.argv[1]), **said)
