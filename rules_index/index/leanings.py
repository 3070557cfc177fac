"""The lines of each rule that lean to yes or to no: its questions that are answered so, and its claims in words."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules_index.digest.answered import load_answered
from rules_index.digest.claims.loading import load_claims
from rules_index.digest.claims.phrasing import gives_yes, line_of
from rules_index.digest.claims.vocabulary import load_vocabulary
from rules_index.index.vocabulary import Vocabulary
from rules_index.languages.traits import Traits, traits
from rules_index.values.books import Language
from rules_index.values.claims import Claim
from rules_index.values.digest import Rule


@dataclass(frozen=True, slots=True)
class Line:
    """A line in words: a question to which the answer is yes or no, or a claim."""

    text: str
    language: Language
    is_yes: bool
    is_claim: bool


@dataclass(frozen=True, slots=True)
class Leaning:
    """A line as it is compared with a question: its roots and what turns its answer."""

    language: Language
    is_yes: bool
    is_claim: bool
    traits: Traits
    roots: tuple[int, ...]


def lines_of_rules(rules: Sequence[Rule]) -> dict[str, tuple[Line, ...]]:
    """By the slug of each rule its lines: what it answers to its own questions, and its claims in each language."""
    vocabulary = load_vocabulary()
    claims, answered = load_claims(rules, vocabulary), load_answered(rules)
    found: dict[str, tuple[Line, ...]] = {}
    for rule in rules:
        asked = [Line(text, language, is_yes, False) for text, language, is_yes in answered.get(rule.slug, ())]
        claimed = [
            Line(line_of(claim, vocabulary, rule.book.game, language), language, gives_yes(claim), True)
            for claim in claims.get(rule.slug, ())
            if isinstance(claim, Claim)
            for language in Language
        ]
        if lines := (*asked, *claimed):
            found[rule.slug] = lines
    return found


def leaning_rows(
    vocabulary: Vocabulary, lines: Mapping[str, Sequence[Line]], entries: Mapping[str, int]
) -> Iterator[dict[str, object]]:
    """A row for each rule that has such lines.

    Args:
        vocabulary: of the index, as it is when all else is written: words that it does not have count for nothing.
        lines: those of each rule, by its slug.
        entries: the numbers of rules by slug.
    """
    beside, known = vocabulary.continued(), len(vocabulary.roots)
    for slug, told in lines.items():
        if slug in entries:
            yield {"entry": entries[slug], "data": json.dumps([_packed(line, beside, known) for line in told])}


def _packed(line: Line, vocabulary: Vocabulary, known: int) -> list[object]:
    found = traits(line.text, line.language)
    roots = dict.fromkeys(root for root in vocabulary.line(line.text, line.language) if root <= known)
    return [
        line.language.value,
        int(line.is_yes),
        int(line.is_claim),
        found.modal,
        int(found.denied),
        found.frames,
        found.sides,
        found.contrary,
        sorted(found.numbers),
        found.words,
        list(roots),
    ]


def unpack_leanings(data: str) -> tuple[Leaning, ...]:
    """The lines of a rule, from its row."""
    return tuple(_unpacked(*fields) for fields in json.loads(data))


def _unpacked(
    language: str,
    is_yes: int,
    is_claim: int,
    modal: int,
    denied: int,
    frames: int,
    sides: int,
    contrary: int,
    numbers: Iterable[str],
    words: int,
    roots: Iterable[int],
) -> Leaning:
    found = Traits(modal, bool(denied), frames, sides, contrary, frozenset(numbers), words)
    return Leaning(Language(language), bool(is_yes), bool(is_claim), found, tuple(roots))
