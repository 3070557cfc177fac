"""Measure the verdicts, and fit what they are weighed by.

    python -m tests.questions.whether           verdicts on whether.jsonl, and on the questions of verdicts.jsonl
    python -m tests.questions.whether --fit     weights for rules_index/search/verdicts

``verdicts.jsonl`` has yes, no or depends for questions of the other sets. What lines say is fitted to the questions of
the digest that are answered, each without itself; whether a verdict is right to the sets of ``measure.FITTED`` and to
``whether.jsonl``, which counts as much as all of them. The judges of ``measure`` are fitted to nothing. RULES_INDEX may
name an index to ask in the place of a new one.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

import rules_index
from rules_index import Language, build_index
from rules_index.digest.rules import load_digest
from rules_index.index.leanings.packing import Leaning
from rules_index.index.reader import IndexReader
from rules_index.search.evidence import LineReader
from rules_index.search.lookup import find_entry, look_up
from rules_index.search.model import Model, packaged_model
from rules_index.search.question import read_question
from rules_index.search.verdicts import reading
from rules_index.search.verdicts.features import OF_PAIR, OF_RULE, OF_VERDICT, Asked, Vote, pair_features, rule_features
from rules_index.search.verdicts.reading import leanings_of, reading_of
from tests.questions.boosting import fit_model
from tests.questions.measure import JUDGES

FOLDER = Path(__file__).parent
MODELS = Path(rules_index.__file__).parent / "search" / "verdicts"
PARTS = 5
ASKED_OF_RULE = 16
"""Answered questions of each rule, drawn by chance, that what lines say is fitted to."""
STRENGTH = 0.05
TREES_OF_RULE, RATE_OF_RULE = 100, 0.1
"""Trees of the model of a rule, of which some are read for each question, and what one of them counts."""
Row = tuple[Sequence[float], bool, float]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A question and its right verdict, ``None`` where it depends; ``rules`` are the slugs that tell it, if known."""

    set: str
    question: str
    language: Language | None
    game: str | None
    edition: str | None
    yes: bool | None
    rules: frozenset[str] = frozenset()


def load_wanted() -> list[Wanted]:
    """The questions of whether.jsonl, then those of verdicts.jsonl."""
    verdicts = {"yes": True, "no": False, "depends": None}
    found = []
    for row in _rows("whether"):
        slugs = frozenset(f"{row['book']}.{slug}" for slug in row["slugs"])
        found.append(
            Wanted(
                "whether",
                row["question"],
                Language(row["lang"]),
                row["game"],
                row["book"],
                verdicts[row["verdict"]],
                slugs,
            )
        )
    sets: dict[str, dict[str, dict[str, str]]] = {}
    for row in _rows("verdicts"):
        name = row["set"]
        if name not in sets:
            sets[name] = {each["id"]: each for each in _rows(name)}
        asked = sets[name][row["id"]]
        game = asked.get("game") or str(asked["gold"][0]["book"]).partition("-")[0]  # type: ignore[index]
        edition = f"{asked['game']}-{asked['edition']}" if asked.get("edition") else None
        found.append(Wanted(name, asked["query"], Language(asked["lang"]), game, edition, verdicts[row["verdict"]]))
    return found


def _rows(name: str) -> Iterator[dict[str, str]]:
    return map(json.loads, (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines())


class Known(NamedTuple):
    """A question of the digest whose answer is known, with the other lines of its rule and how alike they are."""

    part: int
    question: str
    language: Language
    yes: bool
    lines: list[tuple[Leaning, tuple[float, float, float]]]


def known_questions(reader: IndexReader) -> Iterator[Known]:
    """Answered questions of the digest, a few of each rule."""
    chance = random.Random(1)
    for rule in load_digest():
        number = find_entry(reader, rule.slug)
        if number is None:
            continue
        leanings = leanings_of(reader, [number]).get(number, ())
        asked = list(enumerate(rule.answered))
        for at, (question, language, yes) in chance.sample(asked, min(ASKED_OF_RULE, len(asked))):
            compared = LineReader(reader, read_question(reader, question, language))
            others = [
                (line, compared.compare(line.roots))
                for place, line in enumerate(leanings)
                if place != at and not (line.is_claim and line.language is not language)
            ]
            yield Known(crc32(rule.slug.encode()) % PARTS, question, language, yes, others)


def fit_linear(rows: Sequence[Row]) -> Model:
    """The weights under which these rows are likely."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    scaler = StandardScaler().fit([list(features) for features, _, _ in rows])
    fitted = LogisticRegression(C=STRENGTH, max_iter=500)
    fitted.fit(
        scaler.transform([list(features) for features, _, _ in rows]),
        [holds for _, holds, _ in rows],
        sample_weight=[weight for _, _, weight in rows],
    )
    slopes = [float(weight) for weight in fitted.coef_[0] / scaler.scale_]
    bias = float(fitted.intercept_[0]) - sum(
        slope * float(middle) for slope, middle in zip(slopes, scaler.mean_, strict=True)
    )
    return Model(bias, tuple(slopes))


def fit(reader: IndexReader) -> None:
    """Fit all weights and write them."""
    known = list(known_questions(reader))
    pairs: dict[bool, list[tuple[int, Row]]] = {False: [], True: []}
    for one in known:
        asked = Asked.of(one.question, one.language)
        for line, alike in one.lines:
            features = pair_features(asked, line, alike)
            pairs[line.is_claim].append((one.part, (features, line.is_yes == one.yes, 1.0)))
    unseen = {
        kind: [fit_linear([row for other, row in rows if other != part]) for part in range(PARTS)]
        for kind, rows in pairs.items()
    }
    rules: list[Row] = []
    for one in known:
        asked = Asked.of(one.question, one.language)
        votes: dict[bool, list[Vote]] = {False: [], True: []}
        for line, alike in one.lines:
            share = unseen[line.is_claim][one.part].probability(pair_features(asked, line, alike))
            votes[line.is_claim].append(Vote(share, line.is_yes, alike[1]))
        rules.append((rule_features(asked.traits, votes[False], votes[True]), one.yes, 1.0))
    _write("asked", fit_linear([row for _, row in pairs[False]]), OF_PAIR)
    _write("claimed", fit_linear([row for _, row in pairs[True]]), OF_PAIR)
    _write("rule", fit_model(rules, TREES_OF_RULE, RATE_OF_RULE), OF_RULE)
    packaged_model.cache_clear()
    read = [each for each in readings(reader, load_wanted()) if each.wanted.set not in JUDGES]
    here = sum(each.wanted.set == "whether" for each in read)
    weights = {True: (len(read) - here) / here, False: 1.0}
    judged = [(each.features, each.is_right, weights[each.wanted.set == "whether"]) for each in read]
    _write("verdict", fit_model(judged), OF_VERDICT)
    packaged_model.cache_clear()


def _write(name: str, model: Model, names: Sequence[str]) -> None:
    (MODELS / f"{name}.json").write_text(model.to_json(names), "utf-8")


class Read(NamedTuple):
    """A question as it was read: what tells whether the likelier verdict is right, whether it is, and if it holds.

    ``holds`` tells that the first rule says the same; ``is_found`` that it is one of the right ones.
    """

    wanted: Wanted
    features: list[float]
    is_right: bool
    holds: bool
    is_found: bool


def readings(reader: IndexReader, wanted: Iterable[Wanted]) -> Iterator[Read]:
    """Each question that is read as one that wants yes or no, with the signs for its verdict."""
    for each in wanted:
        lookup = look_up(reader, each.question, each.game, each.language, each.edition)
        found = reading_of(reader, lookup)
        if found is None:
            continue
        yes = found.yes >= 0.5
        first = reader.rows("SELECT ref FROM entry WHERE id = ?", lookup.ranked[0].id)[0][0]
        yield Read(each, found.features, yes == each.yes, yes == (found.opinions[0].yes >= 0.5), first in each.rules)


def report(reader: IndexReader) -> Iterator[str]:
    """By set the share of questions that get a verdict, the share of those that are right, and wrong refusals."""
    by_set: defaultdict[str, list[Wanted]] = defaultdict(list)
    for each in load_wanted():
        by_set["whether" if each.set == "whether" else "judges" if each.set in JUDGES else "fitted"].append(each)
    model = packaged_model("verdicts/verdict", OF_VERDICT)
    for name, wanted in by_set.items():
        read = list(readings(reader, wanted))
        for least in (0.8, 0.83, reading.SURE, 0.9, 0.95):
            given = [each for each in read if each.holds and model.probability(each.features) >= least]
            right = sum(each.is_right for each in given)
            shares = f"given {len(given) / len(wanted):.3f}, right {right / (len(given) or 1):.3f}"
            yield f"{name}: {len(wanted)} questions, {len(read)} read; from {least}: {shares}"


def main() -> None:
    """Print the figures, after fitting the weights if that is asked for."""
    folder = Path(os.environ.get("RULEBOOKS_DIR") or FOLDER.parents[2] / "shared" / "rulebooks")
    with tempfile.TemporaryDirectory() as temporary:
        index = Path(os.environ.get("RULES_INDEX") or Path(temporary, "rules.sqlite"))
        if not index.exists():
            build_index(index, folder)
        reader = IndexReader(index)
        if "--fit" in sys.argv:
            fit(reader)
        for line in report(reader):
            sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
