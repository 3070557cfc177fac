"""A model that learned, from the questions that rules are written for, which rule a question is about.

Each word of a question, each pair of neighbours and each run of three to five letters of a word has a vector; their
mean is that of the question, and its product with a rule's, plus the rule's bias, is how much speaks for the rule:
fastText's classifier (Joulin et al., *Bag of Tricks for Efficient Text Classification*, 2017), each edition by itself.
A hash of a piece finds its vector.

``subwords.bin`` is written by ``python -m tests.questions.subwords``: a line of JSON, then the bytes of all vectors.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from operator import mul
from struct import calcsize, unpack
from typing import NamedTuple, Self
from zlib import crc32

from rules_index.languages.language import fold, said
from rules_index.values.books import Language

_WORD = re.compile(r"[a-z0-9]+")
RUNS = (3, 4, 5)
"""Letters of the runs of a word that have vectors, its ends counted as a letter each."""
REMEMBERED = 20_000
"""Words whose pieces are kept in memory."""
ZERO, AT_ONCE = 128, 256
"""Added to each number of a vector, so that none is below zero; and how many vectors' sums two bytes hold."""
_FROM_ZERO = bytes((byte + ZERO) % 256 for byte in range(256))
FINE = 4096
"""Parts of a step that the numbers of a rule's vector are given in, for those of a rule the model never saw."""


def as_heard(text: str, language: Language) -> str:
    """A line as a question is read: spoken forms as they are written, folded."""
    return " ".join(map(fold, said(text, language)))


class Vector(NamedTuple):
    """The vector of a question: whole numbers, each of them so many times ``step``."""

    numbers: Sequence[int]
    step: float = 1.0


class RuleVector(NamedTuple):
    """The vector of a rule, in parts of the model's step, and what speaks for the rule whatever is asked."""

    numbers: Sequence[int]
    bias: float = 0.0


def pieces(text: str) -> list[int]:
    """Hashes of the pieces of a text, in which case and accents count for nothing; none where it has no letters."""
    words = _WORD.findall(fold(text))
    pairs = [_hash(f"{one} {other}") for one, other in pairwise(words)]
    return [piece for word in words for piece in _of_word(word)] + pairs


@lru_cache(maxsize=REMEMBERED)
def _of_word(word: str) -> tuple[int, ...]:
    marked = f"<{word}>"
    runs = {marked[at : at + size] for size in RUNS for at in range(len(marked) - size + 1)}
    return tuple(_hash(piece) for piece in sorted({f"={word}", *runs}))


def _hash(piece: str) -> int:
    return crc32(piece.encode())


class Subwords:
    """The model: vectors of pieces by their hash, and of rules by their slug."""

    def __init__(
        self, size: int, scale: float, table: bytes, rules: Mapping[str, RuleVector], part: float, usual: float
    ) -> None:
        """Takes over the parts.

        Args:
            size: numbers of a vector.
            scale: what one step of a number of ``table`` is.
            table: the vectors of all pieces, a signed byte a number.
            rules: those of the rules that it learned from.
            part: what one part of a number of ``rules`` is.
            usual: how much speaks for a rule, on average, where it is the right one.
        """
        self._size, self._scale, self._usual = size, scale, usual
        self._table = table.translate(_FROM_ZERO)
        self._places = len(table) // size
        self._mask = int.from_bytes(b"\xff\0" * (-(-size // 2)), "little")
        self.rules = rules
        self.part = part

    @classmethod
    def read(cls, content: bytes) -> Self:
        """The model of a file's content."""
        line, _, body = content.partition(b"\n")
        told = json.loads(line)
        size, places = told["size"], told["places"]
        numbers = memoryview(body[places * size :]).cast("b")
        rules = {
            slug: RuleVector([FINE * number for number in numbers[at * size : (at + 1) * size]], bias)
            for at, (slug, bias) in enumerate(told["rules"].items())
        }
        part = told["scale_of_rules"] / FINE
        return cls(size, told["scale"], body[: places * size], rules, part, told["usual"])

    def vector(self, text: str) -> Vector:
        """The vector of a question; zero where it has no letters."""
        found = pieces(text)
        if not found:
            return Vector((0,) * self._size)
        parts = [self._sum(found[at : at + AT_ONCE]) for at in range(0, len(found), AT_ONCE)]
        return Vector(list(map(sum, zip(*parts, strict=True))), self._scale / len(found))

    def _sum(self, found: Sequence[int]) -> list[int]:
        """The sum of the vectors of some pieces, their numbers added all at once, each in two bytes of an integer."""
        size, table, mask = self._size, self._table, self._mask
        even = odd = 0
        for at in [piece % self._places * size for piece in found]:
            row = int.from_bytes(table[at : at + size], "little")
            even += row & mask
            odd += row >> 8 & mask
        fields = f"<{-(-size // 2)}H"
        total = [0] * calcsize(fields)
        total[::2] = unpack(fields, even.to_bytes(calcsize(fields), "little"))
        total[1::2] = unpack(fields, odd.to_bytes(calcsize(fields), "little"))
        return [number - ZERO * len(found) for number in total[:size]]

    def composed(self, lines: Iterable[str]) -> RuleVector:
        """A vector for a rule that the model never saw, from lines it is written for."""
        vectors = [self.vector(line) for line in lines]
        if not vectors:
            return RuleVector((0,) * self._size)
        spread = [[step * number for number in numbers] for numbers, step in vectors]
        mean = [sum(numbers) / len(spread) for numbers in zip(*spread, strict=True)]
        length = sum(map(mul, mean, mean))
        scale = self._usual / length / self.part if length else 0.0
        return RuleVector([round(scale * number) for number in mean])


@cache
def packaged_subwords() -> Subwords:
    """The model that comes with the package."""
    return Subwords.read((files(__package__) / "subwords.bin").read_bytes())
