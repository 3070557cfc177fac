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
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from rules_index import Oracle, build_index
from rules_index.digest.rules import load_digest
from rules_index.index.reader import IndexReader
from rules_index.notes import matching
from rules_index.notes.shelf import NoteShelf
from rules_index.notes.thesaurus import Thesaurus, packaged_concepts
from rules_index.search.lookup import Lookup, find_entry, look_up
from rules_index.values.books import Language
from rules_index.values.digest import Rule
from rules_index.values.notes import Note, NoteKind
from tests.questions.fitting import fit_logistic

FOLDER = Path(__file__).parent
CALIBRATION = ("phone", "calibration")
SERVERS = (1,) * 30 + (4,) * 10 + (12,) * 5 + (50,) * 3
"""How many rules of the digest are the notes of each server that is made."""
HELD, SEED = 2, 7
"""Lines of each that are asked and not told."""
OWN, OTHERS, OTHER = 3.0, 0.5, 3
"""What a question of our own precedents counts, and one of every third of those that no precedent answers."""
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


def made(rules: Sequence[Rule]) -> Iterator[list[Precedent]]:
    """Rules of a digest as the precedents of some servers: each is one of its questions, the others ask for it.

    Near are questions of rules that the server has no precedent of.
    """
    chance = random.Random(SEED)
    for size in SERVERS:
        chosen = chance.sample(list(rules), size)
        beside = [[each for each in rules if each.section == rule.section and each not in chosen] for rule in chosen]
        yield [
            _made(rule, chance.choice(near or list(rules)), chance) for rule, near in zip(chosen, beside, strict=True)
        ]


def _made(rule: Rule, beside: Rule, chance: random.Random) -> Precedent:
    language, asked = rule.book.language, list(rule.ask)
    chance.shuffle(asked)
    told = asked[1 + HELD :][: chance.randrange(3)]
    others = [line for rendering in rule.others.values() for line in rendering.ask]
    note = Note(
        rule.slug, NoteKind.PRECEDENT, {language: asked[0]}, {language: rule.text.split("\n\n")[0]},
        tuple((language, line) for line in told), rule.book.game, cites=rule.see[:1],
    )  # fmt: skip
    return Precedent(note, (*asked[1 : 1 + HELD], *chance.sample(others, min(1, len(others)))), beside.ask[:2])


def asked_of(reader: IndexReader, found: Sequence[Precedent]) -> Iterator[tuple[Lookup, str]]:
    """What the books say to the questions of some precedents, each with the id of the one that answers it.

    A rule that was taken for a precedent is none of the books' any more.
    """
    for each in found:
        number = find_entry(reader, each.note.id)
        own = {number, *reader.same.get(number, ())} if number else set()
        for asked in each.asks:
            lookup = look_up(reader, asked, each.note.game or None)
            yield replace(lookup, ranked=[one for one in lookup.ranked if one.id not in own]), each.note.id
        for asked in each.near:
            yield look_up(reader, asked, each.note.game or None), ""


@lru_cache(maxsize=1)
def _thesaurus(reader: IndexReader) -> Thesaurus:
    return Thesaurus(reader, packaged_concepts())


def timing(oracle: Oracle, questions: Sequence[str], count: int = 2_000) -> Iterator[str]:
    """What so many notes of a server add to the time of an answer."""
    rules, chance = load_digest(), random.Random(SEED)
    notes = []
    for at in range(count):
        rule = rules[at % len(rules)]
        made_of = _made(rule, rule, chance).note
        notes.append(replace(made_of, id=f"P-{at}", cites=(rule.slug,)))
    start = time.perf_counter()
    oracle.lay(1, notes, 1)
    yield f"{count} notes are laid in {time.perf_counter() - start:.1f} s"
    start = time.perf_counter()
    oracle.lay(1, [*notes[1:], replace(notes[0], id="P-new")], 2)
    yield f"with one of them changed in {time.perf_counter() - start:.1f} s"
    added = []
    for asked in questions:
        oracle.ask(asked), oracle.ask(asked, guild=1)
        took = [min(_took(oracle, asked, guild) for _ in range(3)) for guild in (None, 1)]
        added.append(1000 * (took[1] - took[0]))
    added.sort()
    yield f"added to an answer: p50 {added[len(added) // 2]:.2f} ms, p99 {added[int(len(added) * 0.99)]:.2f} ms"


def _took(oracle: Oracle, asked: str, guild: int | None) -> float:
    start = time.thread_time()
    oracle.ask(asked, guild=guild)
    return time.thread_time() - start


def main() -> None:
    """Print the figures, or the fitted weights."""
    with tempfile.TemporaryDirectory() as temporary:
        index = Path(temporary, "rules.sqlite")
        build_index(index)
        reader = IndexReader(index)
        if "--fit" in sys.argv:
            sys.stdout.write(f"{_fitted(reader)}\n")
        questions = [str(json.loads(line)["query"]) for line in (FOLDER / "hall.jsonl").read_text("utf-8").splitlines()]
        for line in (*figures(reader, precedents()), *timing(Oracle.open(index), questions)):
            sys.stdout.write(f"{line}\n")


def figures(reader: IndexReader, found: Sequence[Precedent]) -> Iterator[str]:
    """How often a precedent asked for in other words is first and among five, and how far it is right to be sure."""
    shelf = NoteShelf(reader, [each.note for each in found], _thesaurus(reader))
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
    rows: list[Row] = []
    for weight, found in ((OWN, precedents()), *((1.0, server) for server in made(load_digest()))):
        shelf = NoteShelf(reader, [each.note for each in found], _thesaurus(reader))
        for lookup, right in asked_of(reader, found):
            rows += _rows(shelf, lookup, right, weight)
    shelf = NoteShelf(reader, [each.note for each in precedents()], _thesaurus(reader))
    for name in CALIBRATION:
        for row in map(json.loads, (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()[::OTHER]):
            rows += _rows(shelf, look_up(reader, row["query"], row.get("game")), "", OTHERS)
    matching.WEIGHTS = fit_logistic(rows)
    return f"WEIGHTS = ({', '.join(f'{value:.3f}' for value in matching.WEIGHTS)})"


def _rows(shelf: NoteShelf, lookup: Lookup, right: str, weight: float) -> Iterator[Row]:
    for match in matching.matches(shelf, lookup)[:LOOKED_AT]:
        yield match.features, match.note.id == right, weight


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
