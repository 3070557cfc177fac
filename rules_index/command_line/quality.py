"""Measure the answers: question sets with cited answers, figures, and what each part of the retrieval adds."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rules_index.digest.gaps import load_gaps
from rules_index.digest.lexicon import Lexicon, load_lexicon
from rules_index.digest.rules import SOURCE, load_digest
from rules_index.index.ablation import Part
from rules_index.index.build import book_infos
from rules_index.index.entries import entries
from rules_index.index.writer import write_index
from rules_index.oracle import Oracle
from rules_index.sources import read_books
from rules_index.values.answers import Ruling
from rules_index.values.books import Passage
from rules_index.values.sources import Book

RANKED = 10


class QuestionsProblem(Exception):
    """A question set cannot be used; the message names the line."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with the passages that answer it, by book and ordinal; none for one no book answers."""

    id: str
    query: str
    gold: frozenset[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Figures:
    """Shares from 0 to 1: right first, among five, mean reciprocal rank, called answered; refused of the others.

    ``sure_wrong`` counts the questions of any kind whose first ruling was called the answer and was not.
    """

    answerable: int
    first: float
    five: float
    reciprocal: float
    answered: float
    unanswerable: int
    refused: float
    sure_wrong: int

    def __str__(self) -> str:
        return (
            f"{self.answerable} answerable: R@1 {self.first:.3f}  R@5 {self.five:.3f}  MRR {self.reciprocal:.3f}  "
            f"answered {self.answered:.3f}; {self.unanswerable} not: refused {self.refused:.3f}; "
            f"sure but wrong {self.sure_wrong}"
        )


def load_questions(path: Path, books: Sequence[Book]) -> list[Asked]:
    """A question set: JSON lines with ``id``, ``query`` and ``gold``, a list of ``book`` and ``source``.

    Raises:
        QuestionsProblem: the file cannot be read, or a line is no such object.
    """
    by_key = {book.info.key: book for book in books}
    asked = []
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise QuestionsProblem(f"cannot read {path}: {error}") from error
    for number, line in enumerate(lines, 1):
        try:
            row = json.loads(line)
            golds = [(str(gold["book"]), str(gold["source"])) for gold in row["gold"]]
            asked.append(Asked(str(row["id"]), str(row["query"]), _passages(golds, by_key)))
        except (json.JSONDecodeError, KeyError, TypeError, ValueError) as error:
            raise QuestionsProblem(
                f'{path}, line {number}: an object with "id", "query" and "gold" is needed ({error})'
            ) from error
    return asked


Cited = Mapping[str, frozenset[tuple[str, int]]]
"""By a ruling's id the passages it rests on, by book and ordinal."""


def is_hit(ruling: Ruling, asked: Asked, cited: Cited | None = None) -> bool:
    """Whether a ruling shows, or by ``cited`` rests on, a passage that answers."""
    if cited is not None:
        return not asked.gold.isdisjoint(cited.get(ruling.id, ()))
    return any((passage.book, passage.ordinal) in asked.gold for passage in ruling.passages)


def digest_alone(index: Path, books: Sequence[Book]) -> tuple[Oracle, Cited]:
    """An oracle that has the digest and no rulebook, with the passages its rulings would show if it had them.

    Args:
        index: where to write its index.
        books: the rulebooks, by which the rulings are judged.
    """
    rules = load_digest()
    write_index(index, book_infos((), rules), entries((), rules), load_lexicon(), {}, gaps=load_gaps())
    cited = {entry.ref: frozenset((p.book, p.ordinal) for p in entry.passages) for entry in entries(books, rules)}
    return Oracle.open(index), cited


def measure(oracle: Oracle, questions: Sequence[Asked], cited: Cited | None = None) -> Figures:
    """Ask every question without naming its game, and count; ``cited`` judges by what rulings rest on."""
    first = five = answered = refused = sure_wrong = 0
    reciprocal = 0.0
    for asked in questions:
        answer = oracle.ask(asked.query, limit=RANKED)
        rank = next((at for at, ruling in enumerate(answer.rulings) if is_hit(ruling, asked, cited)), None)
        sure_wrong += answer.answered and rank != 0
        if asked.gold:
            first += rank == 0
            five += rank is not None and rank < 5
            reciprocal += 0 if rank is None else 1 / (rank + 1)
            answered += answer.answered
        else:
            refused += not answer.answered
    answerable = sum(bool(asked.gold) for asked in questions)
    others = len(questions) - answerable
    n, m = answerable or 1, others or 1
    return Figures(answerable, first / n, five / n, reciprocal / n, answered / n, others, refused / m, sure_wrong)


def ablation(rulebooks: Path, sets: Sequence[Path]) -> Iterator[str]:
    """The figures of each question set with everything, and with each part left out in turn; one line each."""
    books, _ = read_books(rulebooks)
    asked = {path.stem: load_questions(path, books) for path in sets}
    for part in (None, *Part):
        without = frozenset({part} if part else ())
        with tempfile.TemporaryDirectory() as folder:
            index = Path(folder, "rules.sqlite")
            rules = () if Part.DIGEST in without else load_digest()
            lexicon = Lexicon() if Part.LEXICON in without else load_lexicon()
            stemmed = Part.STEMS not in without
            gaps = () if Part.GAPS in without else load_gaps()
            infos, found = book_infos(books, rules), entries(books, rules)
            write_index(index, infos, found, lexicon, {}, gaps=gaps, stemmed=stemmed)
            oracle = Oracle.open(index, without=without)
            for name, questions in asked.items():
                yield f"{f'without {part}' if part else 'with everything':37s} {name:12s} {measure(oracle, questions)}"
            oracle.close()
    with tempfile.TemporaryDirectory() as folder:
        alone, cited = digest_alone(Path(folder, "rules.sqlite"), books)
        for name, questions in asked.items():
            yield f"{'the digest without rulebooks':37s} {name:12s} {measure(alone, questions, cited)}"
        alone.close()


def _passages(golds: Sequence[tuple[str, str]], books: dict[str, Book]) -> frozenset[tuple[str, int]]:
    found = {
        (book, passage.ordinal) for book, source in golds for passage in books[book].passages if _cited(passage, source)
    }
    if golds and not found:
        raise ValueError(f"no passage is cited by {golds[0][1]}")
    return frozenset(found)


def _cited(passage: Passage, source: str) -> bool:
    cited = SOURCE.match(source)
    if not cited:
        raise ValueError(f"{source} is no citation")
    first, last = int(cited["first"]), int(cited["last"] or cited["first"])
    return (
        passage.section[-1] == cited["heading"]
        and cited["occurrence"] in (None, str(passage.occurrence))
        and passage.first <= last
        and passage.last >= first
    )
