"""A question that was looked up, as weights are fitted to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_index.search.certainty import ANSWERED, OF_ANSWERABLE, SHOWN
from rules_index.search.lookup import FLOOR, KNOWN, Lookup
from rules_index.search.model import packaged_model
from rules_index.search.ranking import StorySigns


@dataclass(frozen=True, slots=True)
class Seen:
    """A question as it was looked up: nothing but figures, to come from another process.

    ``candidates`` are the signs of each, ``told`` those of each by a story, ``answerable``, ``certainty`` and
    ``of_story`` the features of what tells how sure it is. ``is_near`` tells that a candidate is near at all,
    ``is_written`` that one is written for it.
    """

    candidates: tuple[Sequence[float], ...]
    told: tuple[Sequence[float], ...]
    is_story: bool
    answerable: tuple[float, ...]
    certainty: tuple[float, ...]
    of_story: tuple[float, ...]
    is_near: bool
    is_written: bool

    @classmethod
    def of(cls, lookup: Lookup) -> Seen:
        """The figures of a lookup."""
        story, evidence, ranked = lookup.story, lookup.evidence, lookup.ranked
        return cls(
            tuple(one.signs for one in ranked),
            tuple(one.told or StorySigns() for one in ranked) if ranked and ranked[0].told is not None else (),
            story is not None,
            () if story else evidence.of_answerable,
            evidence.of_certainty(0) if ranked else (),
            evidence.of_story(story) if story else (),
            any(max(one.lines.whole, one.signs.cover) >= FLOOR for one in ranked[:SHOWN]),
            lookup.is_written,
        )

    @property
    def is_answered(self) -> bool:
        """Whether the question is answered by the model as it is fitted by then."""
        likely = packaged_model("answerable", OF_ANSWERABLE).probability(self.answerable)
        return max(likely * self.is_near, KNOWN * self.is_written) >= ANSWERED


@dataclass(frozen=True, slots=True)
class Example:
    """A question that was looked up, which of its candidates are right, how much it counts, and whether it is ours.

    ``far`` is the same question asked of rules with few lines of their own. ``part`` is the part of the question sets
    that it is in. ``is_judged`` tells that it was asked where people ask it,
    ``is_answered`` that a book answers it, whether or not the answer was found.
    """

    seen: Seen
    right: tuple[bool, ...]
    weight: float
    is_own: bool = False
    part: int | None = None
    is_judged: bool = False
    is_answered: bool = False
    far: Example | None = None
