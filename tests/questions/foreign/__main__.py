"""Ask rulebooks without a digest: ``python -m tests.questions.foreign FOLDER [--deleted]``.

FOLDER holds the books, each under the name of its file of questions here, with any ending that is read. A question is
answered right where the ruling is of a section that answers it; without sections it is one that the book leaves open.
With ``--deleted`` every question that has an answer is asked once more of the book without these sections.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path

from rules_index import Oracle, build_index
from rules_index.sources import read_books
from rules_index.values.answers import Ruling
from rules_index.values.books import Passage

QUESTIONS = Path(__file__).parent
CERTAIN = 0.9
"""Confidence from which an answer is called certain."""


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


def main(folder: Path, *, deleted: bool) -> None:
    """Print the counts of each book, and of all."""
    whole = Found()
    for path in sorted(folder.iterdir()):
        file = QUESTIONS / f"{path.stem}.jsonl"
        if path.is_file() and file.exists():
            found = _of_book(path, [json.loads(line) for line in file.read_text("utf-8").splitlines()], deleted)
            sys.stdout.write(f"{path.stem}: {found}\n")
            whole.add(found)
    sys.stdout.write(f"all: {whole}\n")


def _of_book(path: Path, questions: Sequence[dict[str, object]], deleted: bool) -> Found:
    found = Found()
    with tempfile.TemporaryDirectory() as name:
        own = Path(name)
        book = own / path.name
        book.write_bytes(path.read_bytes())
        oracle = _oracle(own)
        passages = read_books(own)[0][0].passages
        for question in questions:
            text, sections = str(question["question"]), _titles(question["sections"])
            answer = oracle.ask(text, game=path.stem)
            right = [_answers(ruling, sections) for ruling in answer.rulings[:5]]
            sure = answer.answered and answer.rulings[0].confidence >= CERTAIN
            found.certain += sure
            if not sections:
                found.open += 1
                found.open_answered += answer.answered
                continue
            found.answerable += 1
            found.first += right[:1] == [True]
            found.in_five += any(right)
            found.answered += answer.answered
            found.answered_right += answer.answered and right[0]
            found.certain_right += sure and right[0]
            if deleted:
                found.deleted += 1
                found.deleted_answered += _asked_without(passages, sections, text, path.stem)
    return found


def _asked_without(passages: Sequence[Passage], sections: Sequence[str], question: str, game: str) -> bool:
    with tempfile.TemporaryDirectory() as name:
        text = "\n\n".join(_markdown([p for p in passages if not set(sections) & set(p.section)]))
        (Path(name) / f"{game}.md").write_text(text, "utf-8")
        return _oracle(Path(name)).ask(question, game=game).answered


def _markdown(passages: Sequence[Passage]) -> Iterator[str]:
    above: tuple[str, ...] = ()
    for passage in passages:
        for depth, title in enumerate(passage.section, start=1):
            if above[:depth] != passage.section[:depth]:
                yield f"{'#' * depth} {title}"
        above = passage.section
        yield passage.text


def _oracle(folder: Path) -> Oracle:
    index = folder / "index.sqlite"
    build_index(index, folder)
    return Oracle.open(index)


def _titles(sections: object) -> list[str]:
    return [str(title) for title in sections] if isinstance(sections, list) else []


def _answers(ruling: Ruling, sections: Sequence[str]) -> bool:
    return bool({ruling.title, *ruling.section} & set(sections))


def _share(part: int, whole: int) -> str:
    return f"{part / (whole or 1):.2f}"


if __name__ == "__main__":
    main(Path(sys.argv[1]), deleted="--deleted" in sys.argv)
