"""Learn which rule a question is about from the questions that the digest's rules are written for.

    python -m tests.questions.subwords    writes rules_index/meaning/subwords.bin; it needs ``pip install -e '.[fit]'``

No question set is learned from, so that what the model says of their questions can be weighed and judged.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

import rules_index.meaning.subwords
from rules_index.digest.rules import load_digest
from rules_index.meaning.subwords import as_heard, pieces
from rules_index.values.digest import Rule
from tests.questions.adam import Adam
from tests.questions.lines import told

FILE = Path(rules_index.meaning.subwords.__file__).with_name("subwords.bin")
SIZE, PLACES = 48, 1 << 16
"""Numbers of a vector, and vectors of pieces."""
EPOCHS, BATCH, RATE = 8, 256, 0.01
DROPPED = 0.25
"""The share of a question's pieces that it is learned without, others each time."""
SMOOTHING = 0.05
"""The share of certainty that is given to the other rules of the edition."""
ELSEWHERE = -30.0
"""Added to the score of a rule of another edition: such rules do not compete."""
LONGEST_STEP = 0.999
"""The share of all numbers that one byte can hold; those beyond it are cut."""

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Lines:
    """Lines with the rules they are written for, by place."""

    texts: Sequence[str]
    rules: NDArray[np.int64]
    slugs: Sequence[str]
    editions: NDArray[np.int64]


def lines_of(rules: Sequence[Rule]) -> Lines:
    """The questions and titles of these rules, stories among them, as the index reads a question."""
    texts, of = [], []
    further = defaultdict(list)
    for each in told():
        further[each.rule].append((each.question, each.language))
    for at, rule in enumerate(rules):
        own = rule.book.language
        lines = [*rule.asked(own), (rule.title, own), *further[rule.slug]]
        lines += [(each.title, language) for language, each in rule.others.items() if each.title]
        for text, language in lines:
            texts.append(as_heard(text, language))
            of.append(at)
    played = [rule.book.corrects or rule.book.key for rule in rules]
    named = sorted(set(played))
    return Lines(
        texts, np.array(of), [rule.slug for rule in rules], np.array([named.index(edition) for edition in played])
    )


def learn(lines: Lines, seed: int = 1) -> bytes:
    """The file of the model that tells best which rule each line is for (Adam on the softmax over its edition)."""
    chance = np.random.default_rng(seed)
    bags = _bags(lines.texts)
    count = len(lines.slugs)
    table = Adam(chance.normal(0, 0.4 / SIZE**0.5 * 3, (PLACES, SIZE)).astype(np.float32), RATE)
    rules = Adam(chance.normal(0, 0.1, (count, SIZE)).astype(np.float32), RATE)
    biases = Adam(np.zeros((count, 1), np.float32), RATE)
    apart = np.where(lines.editions[:, None] == lines.editions[None, :], 0.0, ELSEWHERE).astype(np.float32)
    for _ in range(EPOCHS):
        order = chance.permutation(len(lines.texts))
        for at in range(0, len(order), BATCH):
            drawn = order[at : at + BATCH]
            bag = _thinned(bags[drawn], chance)
            right = lines.rules[drawn]
            used = np.unique(bag.indices)
            narrow = csr_matrix(
                (bag.data, np.searchsorted(used, bag.indices), bag.indptr), shape=(len(drawn), len(used))
            )
            vectors = narrow @ table.values[used]
            slope = _shares(vectors @ rules.values.T + biases.values.T + apart[right])
            slope -= SMOOTHING * (apart[right] == 0) / (apart[right] == 0).sum(1, keepdims=True)
            slope[np.arange(len(drawn)), right] -= 1 - SMOOTHING
            slope /= len(drawn)
            back = slope @ rules.values
            rules.step(slope.T @ vectors)
            biases.step(slope.sum(0)[:, None])
            table.step(np.asarray(narrow.T @ back), used)
    return _packed(lines, bags, table.values, rules.values, biases.values[:, 0])


def _bags(texts: Iterable[str]) -> csr_matrix:
    """Which pieces each text has, each as often as it is there; a row a text."""
    found = [[piece % PLACES for piece in pieces(text)] for text in texts]
    ends = np.cumsum([0, *map(len, found)])
    places = np.concatenate([np.array(each, np.int32) for each in found])
    return csr_matrix((np.ones(len(places), np.float32), places, ends), shape=(len(found), PLACES))


def _thinned(bags: csr_matrix, chance: np.random.Generator) -> csr_matrix:
    """The mean of each row's pieces, some of them left out."""
    kept = bags.copy()
    kept.data = kept.data * (chance.random(len(kept.data)) >= DROPPED)
    kept.data /= np.repeat(np.maximum(np.add.reduceat(kept.data, kept.indptr[:-1]), 1), np.diff(kept.indptr))
    return kept


def _shares(scores: Floats) -> Floats:
    odds = np.exp(scores - scores.max(1, keepdims=True))
    shares: Floats = odds / odds.sum(1, keepdims=True)
    return shares


def _packed(lines: Lines, bags: csr_matrix, table: Floats, rules: Floats, biases: Floats) -> bytes:
    """The content of the model's file."""
    (table_steps, scale), (rule_steps, scale_of_rules) = _steps(table), _steps(rules)
    mean = bags.copy()
    mean.data /= np.repeat(np.diff(mean.indptr), np.diff(mean.indptr))
    of_lines = mean @ (table_steps * np.float32(scale))
    usual = float((of_lines * (rule_steps * np.float32(scale_of_rules))[lines.rules]).sum(1).mean())
    told = {
        "size": SIZE, "places": PLACES, "scale": scale, "scale_of_rules": scale_of_rules, "usual": round(usual, 3),
        "rules": {slug: round(float(bias), 3) for slug, bias in zip(lines.slugs, biases, strict=True)},
    }  # fmt: skip
    return json.dumps(told, separators=(",", ":")).encode() + b"\n" + table_steps.tobytes() + rule_steps.tobytes()


def _steps(values: Floats) -> tuple[NDArray[np.int8], float]:
    """The numbers as bytes, and what one step of them is."""
    scale = round(float(np.quantile(np.abs(values), LONGEST_STEP)) / 127, 8)
    return np.clip(np.rint(values / scale), -127, 127).astype(np.int8), scale


def main() -> None:
    """Learn from the whole digest and write the file."""
    content = learn(lines_of(load_digest()))
    FILE.write_bytes(content)
    sys.stdout.write(f"{FILE.name}: {len(content):,} bytes\n")


if __name__ == "__main__":
    main()
