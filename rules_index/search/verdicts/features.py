"""The signs that the answer to a question is that of a line, and of where the lines of a rule lean together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from math import exp, log
from typing import Self

from rules_index.digest.claims.telling import Telling, telling
from rules_index.index.leanings.packing import Leaning
from rules_index.languages.traits import FRAMES, IS, MAY, MUST, OPPOSITES, Traits, traits
from rules_index.values.books import Language

MODALS = {"must": MUST, "may": MAY, "is": IS}
OF_PAIR = (
    "whole", "content", "asked", "same-language", "words", "line-words",
    *(f"{one}-{other}" for one in MODALS for other in MODALS),
    "denied", "line-denied", "one-denied",
    *(f"{frame}-{which}" for frame in FRAMES for which in ("asked", "told", "both")),
    *(f"{pair}-{how}" for pair in OPPOSITES for how in ("agree", "oppose", "asked", "told")),
    "number-same", "number-other", "number-missing", "yes",
    "acts", "acts-of-question", "acts-of-line", "no-acts-asked", "no-acts-told",
    "circumstances-of-question", "circumstances-of-line", "circumstances-asked", "circumstances-told",
    "circumstances-opposed",
)  # fmt: skip
"""The comparison of a question and a line, each 0 or 1 but for the shares and counts at the beginning and the end."""
OF_RULE = (
    "asked", "asked-all", "asked-near", "asked-strongest", "asked-nearest", "asked-likeness", "asked-count",
    "claimed", "claimed-near", "claimed-strongest", "claimed-nearest", "claimed-likeness", "claimed-count",
    *MODALS, "denied",
)  # fmt: skip
"""The leanings of the lines of a rule: above 0 for yes, below for no, but for likeness and counts."""
OF_VERDICT = (
    "sided", "first", "agreeing", "weight", "likeness", "claimed", "understood",
    "sure", "said", "yes", "must", "is", "denied",
    "words",
)  # fmt: skip
"""The signs that a verdict is right; those about sides are above 0 where they are on the verdict's side."""
NEAR, NEARER = 4.0, 10.0
"""How much more a line counts that is more like the question."""
EXTREME = 0.001
MOST_REMEMBERED = 500
"""Pairs of a question's and a line's frames, or opposites, whose features are kept: most lines have none, or few."""


@dataclass(frozen=True, slots=True)
class Vote:
    """The vote of a line: how likely its answer is the question's, that answer, and how alike both are."""

    agrees: float
    is_yes: bool
    likeness: float

    @property
    def leaning(self) -> float:
        """The logarithm of the odds for yes."""
        odds = odds_of(self.agrees)
        return odds if self.is_yes else -odds


def odds_of(share: float) -> float:
    """The logarithm of the odds of a probability, none of them beyond what a vote may count."""
    share = min(max(share, EXTREME), 1 - EXTREME)
    return log(share / (1 - share))


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it is compared with lines: what turns its answer, what it tells, and what that rules out."""

    language: Language
    traits: Traits
    telling: Telling
    excluded: int

    @classmethod
    def of(cls, text: str, language: Language) -> Self:
        told = telling(text, language)
        return cls(language, traits(text, language), told, told.excluded)


def pair_features(asked: Asked, line: Leaning, alike: tuple[float, float, float]) -> list[float]:
    """Whether a question may have the answer of a line, in the order of ``OF_PAIR``.

    Args:
        alike: how well both cover each other by content, with frames, and how much is asked there.
    """
    content, whole, covered = alike
    question, told = asked.traits, line.traits
    common = not question.numbers.isdisjoint(told.numbers)
    both = bool(question.numbers) and bool(told.numbers)
    return [
        whole,
        content,
        covered,
        float(line.language is asked.language),
        float(question.words),
        float(told.words),
        *_modals(question.modal, told.modal),
        float(question.denied),
        float(told.denied),
        float(question.denied != told.denied),
        *_frames(question.frames, told.frames),
        *_opposites(question.sides, question.contrary, told.sides, told.contrary),
        float(common),
        float(both and not common),
        float(bool(question.numbers) != bool(told.numbers)),
        float(line.is_yes),
        *_told(asked, line.telling),
    ]


def _told(asked: Asked, line: Telling) -> tuple[float, ...]:
    """How far a question and a line tell the same acts and circumstances."""
    question = asked.telling
    acts, acts_asked, acts_told = (each.bit_count() for each in (question.acts & line.acts, question.acts, line.acts))
    common, here, there = (
        each.bit_count()
        for each in (question.circumstances & line.circumstances, question.circumstances, line.circumstances)
    )
    return (
        2 * acts / (acts_asked + acts_told or 1),
        acts / (acts_asked or 1),
        acts / (acts_told or 1),
        float(not acts_asked),
        float(not acts_told),
        common / (here or 1),
        common / (there or 1),
        float(here - common),
        float(there - common),
        float((asked.excluded & line.circumstances).bit_count()),
    )


@cache
def _modals(asked: int, told: int) -> tuple[float, ...]:
    return tuple([float(asked == one and told == other) for one in MODALS.values() for other in MODALS.values()])


@lru_cache(maxsize=MOST_REMEMBERED)
def _frames(asked: int, told: int) -> tuple[float, ...]:
    """The features of the frames, which are bits of two texts."""
    bits = [(asked >> at & 1, told >> at & 1) for at in range(len(FRAMES))]
    return tuple([float(found) for here, there in bits for found in (here > there, there > here, here and there)])


@lru_cache(maxsize=MOST_REMEMBERED)
def _opposites(sides: int, contrary: int, told: int, told_contrary: int) -> tuple[float, ...]:
    """The features of the opposites, which are bits of two texts."""
    pairs = [
        _pair_of_opposites(sides >> at & 1, contrary >> at & 1, told >> at & 1, told_contrary >> at & 1)
        for at in range(len(OPPOSITES))
    ]
    return tuple(chain.from_iterable(pairs))


def _pair_of_opposites(one: int, contrary: int, told: int, told_contrary: int) -> tuple[float, ...]:
    clear, told_clear = one != contrary, told != told_contrary
    return (
        float(clear and told_clear and one == told),
        float(clear and told_clear and one != told),
        float((one or contrary) and not (told or told_contrary)),
        float((told or told_contrary) and not (one or contrary)),
    )


def rule_features(question: Traits, asked: Sequence[Vote], claimed: Sequence[Vote]) -> list[float]:
    """The leanings of a rule, in the order of ``OF_RULE``."""
    return [
        weighed(asked, NEAR),
        weighed(asked, 0.0),
        weighed(asked, NEARER),
        *_outstanding(asked),
        weighed(claimed, NEAR),
        weighed(claimed, NEARER),
        *_outstanding(claimed),
        *(float(question.modal == modal) for modal in MODALS.values()),
        float(question.denied),
    ]


def weighed(votes: Sequence[Vote], steepness: float) -> float:
    """The mean leaning of votes; one more like the question counts more."""
    weights = [exp(steepness * vote.likeness) for vote in votes]
    total = sum(weights)
    return sum(weight * vote.leaning for weight, vote in zip(weights, votes, strict=True)) / total if total else 0.0


def _outstanding(votes: Sequence[Vote]) -> Iterator[float]:
    """The leanings of the strongest vote and of the nearest, how near that is, and how many votes there are."""
    if not votes:
        yield from (0.0, 0.0, 0.0, 0.0)
        return
    nearest = max(votes, key=lambda vote: vote.likeness)
    yield max((vote.leaning for vote in votes), key=abs)
    yield nearest.leaning
    yield nearest.likeness
    yield float(len(votes))
