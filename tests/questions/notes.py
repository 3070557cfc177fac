"""Fit how sure the notes of a server are, and measure how they are found.

    python -m tests.questions.notes           figures of precedents, and the time that 2,000 notes take
    python -m tests.questions.notes --fit     weights for rules_index/notes/matching.py

Weights are fitted to the precedents of several servers, asked for in other words, alone and among those of all others,
to the questions beside them that they do not answer, to those of CALIBRATION, and to rules of the digest that are taken
for notes with all their lines but one.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path

from rules_index import Oracle, build_index
from rules_index.digest.rules import load_digest
from rules_index.index.reader import IndexReader
from rules_index.notes import matching
from rules_index.notes.bridges import Bridge
from rules_index.notes.shelf import NoteShelf
from rules_index.search.lookup import Lookup, find_entry, look_up
from rules_index.search.undigested.thesaurus import Thesaurus, packaged_phrases
from rules_index.values.books import Language
from rules_index.values.digest import Rule
from rules_index.values.notes import Note, NoteKind
from tests.questions.fitting import Group, fit_logistic, fit_ranking

FOLDER = Path(__file__).parent
SECOND = FOLDER / "precedents_unseen.jsonl"
"""Precedents of another server."""
CITED = FOLDER / "precedents_cited.jsonl"
"""Precedents about rules of the digest."""
FILLING = FOLDER / "precedents_beside.jsonl"
"""Precedents that are asked for by nobody."""
TWIN = 0.3
"""Probability that one answers the question of another from which both rule the same."""
EDITIONS = {("doomtrooper", Language.SV): "doomtrooper-sv"}
"""The edition that is played where a precedent is written in a language; the Czech one everywhere else."""
CALIBRATION = ("phone", "calibration")
SERVERS = (1,) * 30 + (4,) * 10 + (12,) * 5 + (50,) * 3
"""How many rules of the digest are the notes of each server that is made."""
HELD, SEED = 2, 7
"""Lines of each that are asked and not told."""
OWN, MADE, OTHERS, OTHER = 3.0, 0.3, 0.5, 3
"""What a question counts: of real precedents, of made ones, and one of every third of those that none answers."""
CERTAIN = 0.85
"""Confidence from which an answer is called certain."""
LOOKED_AT = 4
"""Notes of a question that are learned from: the surest."""
Row = tuple[tuple[float, ...], bool, float]
Asked = tuple[NoteShelf, Lookup, str, float]
"""A question that was looked up, the notes it may mean, the id of the one that answers it, and what it counts."""


@dataclass(frozen=True, slots=True)
class Precedent:
    """A precedent with other ways to ask for it, and questions near it that it does not answer."""

    note: Note
    asks: tuple[str, ...]
    near: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Server:
    """The precedents of a server, how many of them from the first on are asked for, and what that counts."""

    found: Sequence[Precedent]
    counted: int
    weight: float


def precedents(path: Path = FOLDER / "precedents.jsonl") -> dict[str, list[Precedent]]:
    """The precedents of a file, a JSON object a line, by the server that has them."""
    servers: dict[str, list[Precedent]] = {}
    for line in path.read_text("utf-8").splitlines():
        row = json.loads(line)
        servers.setdefault(str(row.get("server", "")), []).append(_precedent(row))
    return servers


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


def crowded(oracle: Oracle) -> Iterator[Server]:
    """Servers that have ruled what all of them did, and what nobody asks for: each asked for its own precedents."""
    found = precedents() | precedents(SECOND)
    servers = {"own": [*found.pop("own"), *chain.from_iterable(precedents(CITED).values())], **found}
    for name, own in servers.items():
        others = [each for other, ruled in servers.items() if other != name for each in ruled]
        chosen = [*own, *without_twins(oracle, others, own), *precedents(FILLING)["market"]]
        yield Server([citing(oracle, each, f"P-{at}") for at, each in enumerate(chosen, 1)], len(own), OWN)


def asked_of(reader: IndexReader, found: Sequence[Precedent]) -> Iterator[tuple[Lookup, str]]:
    """What the books say to the questions of some precedents, each with the id of the one that answers it.

    A rule that was taken for a precedent is none of the books' any more.
    """
    for each in found:
        own, note = _own(reader, each), each.note
        for asked in each.asks:
            lookup = look_up(reader, asked, note.game or None, edition=note.edition or None)
            yield replace(lookup, ranked=[one for one in lookup.ranked if one.id not in own]), note.id
        for asked in each.near:
            yield look_up(reader, asked, note.game or None, edition=note.edition or None), ""


def without_twins(
    oracle: Oracle, others: Sequence[Precedent], found: Sequence[Precedent], guild: int = 1
) -> list[Precedent]:
    """The others that do not rule what one of those found rules: neither answers the question of the other."""
    named = [replace(each, note=replace(each.note, id=f"P-{at}")) for at, each in enumerate(others)]
    twins: set[str] = set()
    for own, asking in ((found, named), (named, found)):
        oracle.lay(guild, [replace(each.note, edition="", id=f"{at}") for at, each in enumerate(own)], 1)
        for each in asking:
            note = each.note
            rulings = oracle.ask(note.titles[note.language], game=note.game or None, guild=guild, limit=20).rulings
            best = max((one for one in rulings if one.is_note), key=lambda one: one.confidence, default=None)
            if best is not None and best.confidence >= TWIN:
                twins.add(note.id if asking is named else named[int(best.id)].note.id)
    return [each for each in named if each.note.id not in twins]


def citing(oracle: Oracle, each: Precedent, number: str) -> Precedent:
    """A precedent with the rule that a judge cites: its own, or the first that the books have for its question."""
    note = each.note
    edition = EDITIONS.get((note.game, note.language), f"{note.game}-cs" if note.game else "")
    cites = (
        note.cites
        or tuple(
            ruling.id
            for ruling in oracle.ask(
                note.titles[note.language], game=note.game or None, edition=edition or None
            ).rulings
            if ruling.rule and (not edition or ruling.book.key == edition)
        )[:1]
    )
    edition = cites[0].partition(".")[0] if cites else edition
    return replace(each, note=replace(note, id=number, cites=cites, edition=edition, game=edition.rpartition("-")[0]))


@lru_cache(maxsize=1)
def _thesaurus(reader: IndexReader) -> Thesaurus:
    return Thesaurus(reader, packaged_phrases())


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
        took = [min(_took(oracle, asked, guild) for _ in range(5)) for guild in (None, 1)]
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
            sys.stdout.write(f"{_fitted(reader, [*crowded(Oracle.open(index))])}\n")
        questions = [str(json.loads(line)["query"]) for line in (FOLDER / "hall.jsonl").read_text("utf-8").splitlines()]
        oracle = Oracle.open(index)
        lines = (f"{name}: {figures(oracle, found)}" for name, found in (precedents() | precedents(SECOND)).items())
        for line in (*lines, *timing(oracle, questions)):
            sys.stdout.write(f"{line}\n")


@dataclass(frozen=True, slots=True)
class Figures:
    """How the precedents of a server are found by other ways to ask for them, each in the channel of its game.

    ``first`` and ``five`` are the shares of ``asked`` questions to which the precedent is shown first, and among the
    first five rulings; ``wrong`` are those of the ``certain`` answers by a precedent that are another one's, ``near``
    the questions beside a precedent that are answered by it as certain.
    """

    asked: int
    first: float
    five: float
    certain: int
    wrong: int
    near: int

    def __str__(self) -> str:
        return (
            f"first {self.first:.3f}, in five {self.five:.3f} of {self.asked}; certain {self.certain}, {self.wrong} of "
            f"them wrong, {self.near} by a neighbour"
        )


def figures(oracle: Oracle, found: Sequence[Precedent], guild: int = 2) -> Figures:
    """Lay all precedents of a server before its oracle, and ask for each."""
    oracle.lay(guild, [each.note for each in found], 1)
    places, certain, wrong, near = [], 0, 0, 0
    for each in found:
        for asked in each.asks:
            rulings = oracle.ask(asked, game=each.note.game or None, guild=guild).rulings
            ids = [ruling.id for ruling in rulings]
            places.append(ids.index(each.note.id) if each.note.id in ids else len(found))
            if rulings and rulings[0].is_note and rulings[0].confidence >= CERTAIN:
                certain, wrong = certain + 1, wrong + (places[-1] > 0)
        for asked in each.near:
            rulings = oracle.ask(asked, game=each.note.game or None, guild=guild).rulings
            near += bool(rulings) and rulings[0].id == each.note.id and rulings[0].confidence >= CERTAIN
    first = sum(place == 0 for place in places) / len(places)
    return Figures(len(places), first, sum(place < 5 for place in places) / len(places), certain, wrong, near)


def _fitted(reader: IndexReader, many: Sequence[Server]) -> str:
    asked = list(_asked(reader, [*(precedents() | precedents(SECOND)).values()], many))
    groups: list[Group] = []
    for shelf, lookup, right, weight in asked:
        found = matching.find(shelf, lookup).matches
        holds = [match.note.id == right for match in found]
        if any(holds) and not all(holds):
            groups.append(([match.like.signs for match in found], holds, weight))
    matching.SIGNS = fit_ranking(groups, matching.SIGNS, matching.SHARPNESS)
    rows = [row for shelf, lookup, right, weight in asked for row in _rows(shelf, lookup, right, weight)]
    matching.WEIGHTS = fit_logistic(rows)
    return f"SIGNS = {_shown(matching.SIGNS)}\nWEIGHTS = {_shown(matching.WEIGHTS)}"


def _asked(reader: IndexReader, real: Sequence[Sequence[Precedent]], many: Sequence[Server]) -> Iterator[Asked]:
    """All questions that are learned from."""
    alone = [Server(found, len(found), OWN) for found in real]
    alone += [Server(found, len(found), MADE) for found in made(load_digest())]
    for server in (*alone, *many):
        shelf = NoteShelf(reader, [each.note for each in server.found], _thesaurus(reader))
        shelf.bridges = tuple(map(partial(_without_itself, reader), server.found, shelf.bridges))
        for lookup, right in asked_of(reader, server.found[: server.counted]):
            yield shelf, lookup, right, server.weight
    shelves = [NoteShelf(reader, [each.note for each in found], _thesaurus(reader)) for found in real]
    for name in CALIBRATION:
        for at, row in enumerate(map(json.loads, (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()[::OTHER])):
            yield shelves[at % len(shelves)], look_up(reader, row["query"], row.get("game")), "", OTHERS


def _without_itself(reader: IndexReader, each: Precedent, led: Bridge) -> Bridge:
    """The rules that a precedent leads to, but for the one that it was made of: the questions lead to it no more."""
    own = _own(reader, each)
    left = {number: worth for number, worth in led.items() if number not in own}
    length = sum(worth * worth for worth in left.values()) ** 0.5
    return {number: worth / length for number, worth in left.items()}


def _own(reader: IndexReader, each: Precedent) -> set[int]:
    """The rule that a precedent was made of, with its like in other books; none for a real one."""
    number = find_entry(reader, each.note.id)
    return {number, *reader.same.get(number, ())} if number else set()


def _shown(weights: Sequence[float]) -> str:
    return f"({', '.join(f'{value:.3f}' for value in weights)})"


def _rows(shelf: NoteShelf, lookup: Lookup, right: str, weight: float) -> Iterator[Row]:
    for match in sorted(matching.find(shelf, lookup).matches, key=lambda match: -match.features[0])[:LOOKED_AT]:
        yield match.features, match.note.id == right, weight


def _precedent(row: dict[str, object]) -> Precedent:
    told = {str(key): value for key, value in row.items()}
    language = Language(str(told["lang"]))
    note = Note(
        str(told["id"]), NoteKind.PRECEDENT, {language: str(told["question"])}, {language: str(told["answer"])},
        tuple((language, way) for way in _strings(told.get("ways"))), str(told["game"]), str(told.get("edition", "")),
        _strings(told.get("cites")),
    )  # fmt: skip
    return Precedent(note, _strings(told["asks"]), _strings(told.get("near")))


def _strings(listed: object) -> tuple[str, ...]:
    return tuple(map(str, listed)) if isinstance(listed, list) else ()


if __name__ == "__main__":
    main()
