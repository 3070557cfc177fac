"""Learn which words are said of the same things: ``python -m tests.questions.kinship`` writes ``digest/kinship.csv``.

Every rule with its like in other editions, every gap, entry of the guide and concept of the lexicon is one thing that
words are said of, in three languages. The matrix of words and things, weighed by how much each word tells, is reduced
to a few dimensions (a truncated singular value decomposition): words that are said of the same things, or of things of
which the same words are said, lie near each other.
"""

from __future__ import annotations

import random
import sys
import tempfile
from base64 import b64encode
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log
from operator import mul
from pathlib import Path

import rules_index
from rules_index import build_index
from rules_index.digest.gaps import load_gaps
from rules_index.digest.guide import load_guide
from rules_index.digest.rules import load_digest
from rules_index.index.reader import IndexReader
from rules_index.index.vocabulary import Vocabulary
from rules_index.languages.questions import LAST_FRAME
from rules_index.notes.kinship import DIMENSIONS, packed, unit
from rules_index.search.undigested.thesaurus import Thesaurus, packaged_concepts, packaged_phrases
from rules_index.values.books import Language
from rules_index.values.digest import Rule

TARGET = Path(rules_index.__file__).parent / "digest" / "kinship.csv"
BODY, CONCEPT = 0.5, 2.0
"""What a word of a text counts beside one of a question, and one of a concept."""
FEWEST = 2
"""Things of which a word is said at least: one alone tells nothing of others."""
ROUNDS, SEED = 8, 5
"""Rounds of the iteration, and the seed of where it begins."""
Words = Counter[int]
Row = list[tuple[int, float]]
Vector = list[float]


def things(vocabulary: Vocabulary) -> Iterator[Mapping[int, float]]:
    """The words of each thing, by their roots, with how often they are said of it."""
    for rules in together(load_digest()):
        lines = [line for rule in rules for line in _lines_of(rule)]
        yield _said(vocabulary, lines, [(rule.text, rule.book.language) for rule in rules])
    for entry in load_guide():
        yield _said(vocabulary, entry.note.asked(), [(text, language) for language, text in entry.note.texts.items()])
    for gap in load_gaps():
        yield _said(vocabulary, [(line, language) for language in Language for line in getattr(gap, language.value)])
    for concept in packaged_concepts():
        found = Counter(root for member, language in concept.members() for root in vocabulary.analyse(member, language))
        yield {root: CONCEPT * count for root, count in found.items()}


def together(rules: Sequence[Rule]) -> list[list[Rule]]:
    """The rules, those about the same thing in several editions together."""
    first = {rule.slug: rule.slug for rule in rules}

    def head(slug: str) -> str:
        while first[slug] != slug:
            slug = first[slug]
        return slug

    for rule in rules:
        for other in rule.same:
            if other in first:
                first[head(other)] = head(rule.slug)
    groups: defaultdict[str, list[Rule]] = defaultdict(list)
    for rule in rules:
        groups[head(rule.slug)].append(rule)
    return list(groups.values())


def _lines_of(rule: Rule) -> Iterator[tuple[str, Language]]:
    own = rule.book.language
    yield rule.title, own
    yield rule.gist, Language.EN
    yield from ((line, own) for line in rule.ask)
    for language, told in rule.others.items():
        yield from ((line, language) for line in (told.title, told.gist, *told.ask) if line)


def _said(
    vocabulary: Vocabulary, lines: Iterable[tuple[str, Language]], texts: Iterable[tuple[str, Language]] = ()
) -> Mapping[int, float]:
    asked = Counter(root for line in lines for root in vocabulary.line(*line) if root > LAST_FRAME)
    told = {root for text in texts for root in vocabulary.analyse(*text)}
    return {root: asked[root] or BODY for root in told | set(asked)}


def weighed(found: Sequence[Mapping[int, float]]) -> list[Row]:
    """Each thing's words with their weights, scaled to one length."""
    having = Counter(root for words in found for root in words)
    rows = []
    for words in found:
        row = [
            (root, (1 + log(count) if count > 1 else count) * log(len(found) / having[root]))
            for root, count in sorted(words.items())
            if having[root] >= FEWEST
        ]
        length = sum(weight * weight for _, weight in row) ** 0.5 or 1.0
        rows.append([(root, weight / length) for root, weight in row])
    return rows


def places(rows: Sequence[Row]) -> dict[int, Vector]:
    """The place of each word: its left singular vectors' values, each scaled by the root of its singular value."""
    chance = random.Random(SEED)
    columns: defaultdict[int, Row] = defaultdict(list)
    for at, row in enumerate(rows):
        for root, weight in row:
            columns[root].append((at, weight))
    of_things = [[chance.gauss(0, 1) for _ in range(DIMENSIONS)] for _ in rows]
    of_words: dict[int, Vector] = {}
    for _ in range(ROUNDS):
        of_things = orthonormal(of_things)
        of_words = {root: _sum_of(column, of_things) for root, column in columns.items()}
        of_things = [_sum_of(row, of_words) for row in rows]
    # What is left of the things' vectors by now is the square of the singular values, of the words' the values.
    scales = [sum(map(mul, column, column)) ** -0.125 for column in zip(*of_things, strict=True)]
    return {root: list(map(mul, vector, scales)) for root, vector in of_words.items()}


def orthonormal(vectors: list[Vector]) -> list[Vector]:
    """The columns of a matrix of these rows made orthonormal, one after the other (modified Gram-Schmidt)."""
    columns = [list(column) for column in zip(*vectors, strict=True)]
    done: list[Vector] = []
    for column in columns:
        rest = column
        for other in done:
            share = sum(map(mul, rest, other))
            rest = [value - share * own for value, own in zip(rest, other, strict=True)]
        length = sum(map(mul, rest, rest)) ** 0.5 or 1.0
        done.append([value / length for value in rest])
    return [list(row) for row in zip(*done, strict=True)]


def _sum_of(row: Row, vectors: Mapping[int, Vector] | Sequence[Vector]) -> Vector:
    total = [0.0] * DIMENSIONS
    for at, weight in row:
        total = [own + weight * value for own, value in zip(total, vectors[at], strict=True)]
    return total


def main() -> None:
    """Write the table."""
    with tempfile.TemporaryDirectory() as temporary:
        index = Path(temporary, "rules.sqlite")
        build_index(index)
        known = Thesaurus(IndexReader(index), packaged_phrases()).roots
    vocabulary = Vocabulary(known=known)
    found = places(weighed(list(things(vocabulary))))
    names = {number: name for name, number in vocabulary.roots.items()}
    lines = [
        f"{names[root]},{b64encode(packed(unit(vector))).decode()}"
        for root, vector in found.items()
        if "," not in names[root]
    ]
    TARGET.write_text("".join(f"{line}\n" for line in sorted(lines)), "utf-8")
    sys.stdout.write(f"{len(lines)} words in {TARGET}\n")


if __name__ == "__main__":
    main()
