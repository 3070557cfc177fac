"""Fit how sure the notes of a server are, and measure how they are found.

    python -m tests.questions.notes           figures of our own precedents, and the time that 2,000 notes take
    python -m tests.questions.notes --fit     weights for rules_index/notes/matching.py

Weights are fitted to our own precedents, asked for in other words, to the questions beside them that they do not
answer, to those of CALIBRATION, and to rules of the digest that are taken for notes with all their lines but one.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rules_index import build_index
from rules_index.digest.rules import load_digest
from rules_index.index.reader import IndexReader
from rules_index.notes import matching
from rules_index.notes.shelf import NoteShelf
from rules_index.search.lookup import look_up
from rules_index.values.books import Language
from rules_index.values.digest import Rule
from rules_index.values.notes import Note, NoteKind
from tests.questions.fitting import fit_logistic

FOLDER = Path(__file__).parent
CALIBRATION = ("phone", "calibration")
MADE, HELD, SEED = 400, 2, 7
"""Rules of the digest taken for notes, and how many of their lines are asked and not told."""
LOOKED_AT = 4
"""Notes of a question that are learned from: the surest."""
Row = tuple[tuple[float, ...], bool, float]


@dataclass(frozen=True, slots=True)
class Precedent:
    """A precedent with other ways to ask for it, and questions near it that it does not answer."""

    note: Note
    asks: tuple[str, ...]
    near: tuple[str, ...]


def precedents(path: Path = FOLDER / "precedents.jsonl") -> list[Precedent]:
    """The precedents of a file, a JSON object a line."""
    return [_precedent(json.loads(line)) for line in path.read_text("utf-8").splitlines()]


def made_notes(rules: Sequence[Rule], count: int) -> list[Precedent]:
    """Rules of a digest as notes without their last lines, which ask for them."""
    chance = random.Random(SEED)
    made = []
    for at, rule in enumerate(chance.sample(list(rules), count), 1):
        asked = list(rule.ask)
        chance.shuffle(asked)
        told = asked[HELD:][: chance.randrange(4)]
        language = rule.book.language
        others = [line for rendering in rule.others.values() for line in rendering.ask]
        note = Note(
            f"P-{at}", NoteKind.PRECEDENT, {language: rule.title}, {language: rule.text},
            tuple((language, line) for line in told), rule.book.game,
        )  # fmt: skip
        made.append(Precedent(note, (*asked[:HELD], *chance.sample(others, min(1, len(others)))), ()))
    return made


def learned(reader: IndexReader, found: Sequence[Precedent], others: Sequence[tuple[str, str | None]]) -> list[Row]:
    """What there is to learn from some notes and the questions that none of them answers."""
    shelf = NoteShelf(reader, [each.note for each in found])
    rows: list[Row] = []
    for each in found:
        for asked in each.asks:
            rows += _rows(reader, shelf, asked, each.note.game or None, each.note.id)
        for asked in each.near:
            rows += _rows(reader, shelf, asked, each.note.game or None, "")
    for asked, game in others:
        rows += _rows(reader, shelf, asked, game, "")
    return rows


def main() -> None:
    """Print the figures, or the fitted weights."""
    with tempfile.TemporaryDirectory() as temporary:
        index = Path(temporary, "rules.sqlite")
        build_index(index)
        reader = IndexReader(index)
        if "--fit" in sys.argv:
            sys.stdout.write(f"{_fitted(reader)}\n")
        for line in figures(reader, precedents()):
            sys.stdout.write(f"{line}\n")


def figures(reader: IndexReader, found: Sequence[Precedent]) -> Iterator[str]:
    """How often a precedent asked for in other words is first and among five, and how far it is right to be sure."""
    shelf = NoteShelf(reader, [each.note for each in found])
    places, sure, wrong, near = [], 0, 0, 0
    for each in found:
        for asked in each.asks:
            matched = matching.matches(shelf, look_up(reader, asked, each.note.game or None))
            ids = [match.note.id for match in matched]
            places.append(ids.index(each.note.id) if each.note.id in ids else len(found))
            if matched and matched[0].sure >= 0.85:
                sure, wrong = sure + 1, wrong + (places[-1] > 0)
        for asked in each.near:
            matched = matching.matches(shelf, look_up(reader, asked, each.note.game or None))
            near += bool(matched) and matched[0].sure >= 0.5
    first = sum(place == 0 for place in places) / len(places)
    yield f"first {first:.3f}  in five {_five(places):.3f}  of {len(places)}"
    beside = sum(len(each.near) for each in found)
    yield f"certain {sure}, {wrong} of them wrong; {near} of {beside} near ones answered"


def _five(places: Sequence[int]) -> float:
    return sum(place < 5 for place in places) / len(places)


def _fitted(reader: IndexReader) -> str:
    questions = [
        (row["query"], row.get("game"))
        for name in CALIBRATION
        for row in map(json.loads, (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines())
    ]
    rows = learned(reader, precedents(), questions) + learned(reader, made_notes(load_digest(), MADE), ())
    matching.WEIGHTS = fit_logistic(rows)
    return f"WEIGHTS = ({', '.join(f'{value:.3f}' for value in matching.WEIGHTS)})"


def _rows(reader: IndexReader, shelf: NoteShelf, asked: str, game: str | None, right: str) -> Iterator[Row]:
    for match in matching.matches(shelf, look_up(reader, asked, game))[:LOOKED_AT]:
        yield match.features, match.note.id == right, 1.0


def _precedent(row: dict[str, object]) -> Precedent:
    told = {str(key): value for key, value in row.items()}
    language = Language(str(told["lang"]))
    note = Note(
        str(told["id"]), NoteKind.PRECEDENT, {language: str(told["question"])}, {language: str(told["answer"])},
        (), str(told["game"]), "", _strings(told["cites"]),
    )  # fmt: skip
    return Precedent(note, _strings(told["asks"]), _strings(told["near"]))


def _strings(listed: object) -> tuple[str, ...]:
    return tuple(map(str, listed)) if isinstance(listed, list) else ()


if __name__ == "__main__":
    main()
