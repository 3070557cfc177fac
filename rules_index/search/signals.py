"""What a question and its best candidates tell of whether any rule answers, beside how well the first one matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice, repeat
from operator import attrgetter

from rules_index.languages.questions import FRAME_ROOTS
from rules_index.search.question import Question
from rules_index.search.ranking import FOUND, Ranked

PLACES = 5
"""The first candidates, of which there are that many at most."""
COMPARED = 3
"""Those of them that together should have every word of the question."""
_LINES = ("line", "whole", "second", "title", "asked", "rest", "unmet", "unasked")
_SIGNS = (
    "words", "cover", "book", "quantity", "spelling", "letters", "apart", "chapter", "defines", "variant", "bare",
    "abroad", "learned",
)  # fmt: skip
_FIRST = (*(f"lines.{name}" for name in _LINES), *(f"signs.{name}" for name in _SIGNS))
_BEST = ("lines.line", "lines.asked", "signs.letters", "signs.spelling", "signs.cover")
NOTHING = Ranked(0, "", 0.0)
OF_QUESTION = ("WORDS", "WEIGHT", "RAREST", "UNKNOWN", "UNKNOWN_WORDS", "RAREST_UNKNOWN", "LENGTH")
OF_UNION = ("COVERED", "UNCOVERED", "RAREST_LOST", "RAREST_LOST_KNOWN", "RAREST_OF_THREE", "RAREST_OF_FIVE")
OF_UNION_COUNTS = ("LOST_WORDS", "LOST_OF_FIVE")
NAMES: tuple[str, ...] = (
    *OF_QUESTION,
    *(f"FRAME_{name.upper()}" for name in FRAME_ROOTS),
    *(f"SCORE_{at}" for at in range(2, PLACES + 1)),
    *(f"LOST_{at}" for at in range(2, PLACES + 1)),
    *(f"{path.upper()}_{at}" for at in (1, 2) for path in _FIRST),
    *(f"BEST_{path.upper()}" for path in _BEST),
    "LEAD_OF_THREE",
    "LEAD_OF_FIVE",
    *OF_UNION,
    *OF_UNION_COUNTS,
)
"""Each of the signals."""
_read_first = attrgetter(*_FIRST)
_read_best = attrgetter(*_BEST)


def signals(question: Question, ranked: Sequence[Ranked]) -> tuple[float, ...]:
    """The signals of :data:`NAMES`, for candidates from best to worst."""
    found = tuple(islice(chain(ranked, repeat(NOTHING)), PLACES))
    first = found[0].score
    frame = frozenset(question.frame)
    return (
        *_of_question(question),
        *[float(number in frame) for number in FRAME_ROOTS.values()],
        *[one.score for one in found[1:]],
        *[one.lost for one in found[1:]],
        *_read_first(found[0]),
        *_read_first(found[1]),
        *map(max, zip(*map(_read_best, found), strict=True)),
        first - found[2].score,
        first - found[4].score,
        *_of_union(question, [one.found for one in found if one.found]),
    )


def _of_question(question: Question) -> Iterator[float]:
    """How many words there are, how telling they are, and how far the books do not know them."""
    unknown = [word.idf for word in question.words if not word.known]
    yield len(question.words)
    yield question.weight
    yield max((word.idf for word in question.words), default=0.0)
    yield sum(unknown) / (question.weight or 1.0)
    yield len(unknown)
    yield max(unknown, default=0.0)
    yield question.folded.count(" ") + 1


def _of_union(question: Question, found: Sequence[Sequence[float]]) -> Iterator[float]:
    """Which words of the question the first candidate lacks, and which all of the first ones do."""
    if not found:
        yield from (0.0,) * len(OF_UNION + OF_UNION_COUNTS)
        return
    words, weight = question.words, question.weight or 1.0
    of_five = [max(shares) for shares in zip(*found, strict=True)]
    of_three = [max(shares) for shares in zip(*found[:COMPARED], strict=True)]
    lost = [word for word, share in zip(words, found[0], strict=True) if share < FOUND]
    yield sum([word.idf * share for word, share in zip(words, of_five, strict=True)]) / weight
    yield sum(word.idf for word in lost) / weight
    yield max((word.idf for word in lost), default=0.0)
    yield max((word.idf for word in lost if word.known), default=0.0)
    for shares in (of_three, of_five):
        yield max((word.idf for word, share in zip(words, shares, strict=True) if share < FOUND), default=0.0)
    yield len(lost)
    yield sum(share < FOUND for share in of_five)
