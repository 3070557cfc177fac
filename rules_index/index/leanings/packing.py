"""How lines that lean to yes or no are kept in the index: their roots, and what turns their answer."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules_index.digest.claims.telling import Telling, telling
from rules_index.index.leanings.lines import Line
from rules_index.index.vocabulary import Vocabulary
from rules_index.languages.traits import Traits, traits
from rules_index.values.books import Language

MOST_REMEMBERED = 1_500
"""Rules whose lines are kept unpacked: players ask about the same ones again and again."""


@dataclass(frozen=True, slots=True)
class Leaning:
    """A line as it is compared with a question: its roots, what it tells, and what turns its answer."""

    language: Language
    is_yes: bool
    is_claim: bool
    traits: Traits
    telling: Telling
    roots: tuple[int, ...]


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
    found, told = traits(line.text, line.language), telling(line.text, line.language)
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
        list(told),
        list(roots),
    ]


@lru_cache(maxsize=MOST_REMEMBERED)
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
    told: Iterable[int],
    roots: Iterable[int],
) -> Leaning:
    found = Traits(modal, bool(denied), frames, sides, contrary, frozenset(numbers), words)
    return Leaning(Language(language), bool(is_yes), bool(is_claim), found, Telling(*told), tuple(roots))
