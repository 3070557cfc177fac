"""The places where witnesses have different words, and what each of them reads there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rules_index.sources.witnesses.align import Change, changes
from rules_index.sources.witnesses.pages import Pages


@dataclass(frozen=True, slots=True)
class Reading:
    """What some witnesses have in one place: compared as ``keys``, printed as ``text``.

    ``witnesses`` are positions in the order of the witnesses, the one with the structure first.
    """

    keys: tuple[str, ...]
    text: str
    witnesses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Site:
    """A place, tokens ``lo:hi`` of the first witness, where witnesses differ; its reading comes first.

    ``before`` and ``after`` are the words next to it, None where punctuation comes between or witnesses differ too.
    """

    lo: int
    hi: int
    readings: tuple[Reading, ...]
    before: str | None = None
    after: str | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """How one witness differs from the first.

    ``equal`` maps tokens of the first to equal ones of this; ``replaced`` are the changes with words on both sides, by
    their first token; ``gaps`` are the others.
    """

    pages: Pages
    equal: Mapping[int, int]
    replaced: Mapping[int, Change]
    gaps: Sequence[Change]

    def span(self, lo: int, hi: int) -> tuple[int, int] | None:
        """Where this witness has what the first has at tokens ``lo:hi``; None where it has nothing."""
        found = [(self.equal[at], self.equal[at] + 1) for at in range(lo, hi) if at in self.equal]
        found += [
            (self.replaced[at].other_lo, self.replaced[at].other_hi) for at in range(lo, hi) if at in self.replaced
        ]
        return (min(found)[0], max(end for _, end in found)) if found else None


def compare(base: Pages, other: Pages) -> Comparison:
    """Align a witness with the first."""
    found, equal = changes(base.tokens, other.tokens)
    replaced = {change.lo: change for change in found if change.lo < change.hi and change.other_lo < change.other_hi}
    gaps = [change for change in found if change.lo == change.hi or change.other_lo == change.other_hi]
    return Comparison(other, dict(equal), replaced, gaps)


def agreed_tokens(comparisons: Sequence[Comparison]) -> frozenset[int]:
    """Tokens of the first witness that some other witness has too."""
    return frozenset(at for comparison in comparisons for at in comparison.equal)


def agreed_runs(base: Pages, agreed: frozenset[int]) -> Iterator[list[str]]:
    """Agreed words that are side by side, with no punctuation between them."""
    run: list[str] = []
    for at, token in enumerate(base.tokens):
        if run and (at not in agreed or not base.touching(at)):
            yield run
            run = []
        if at in agreed:
            run.append(token.key)
    if run:
        yield run


def find_sites(base: Pages, comparisons: Sequence[Comparison]) -> list[Site]:
    """The places where any witness has other words than the first, overlapping places taken together."""
    agreed = agreed_tokens(comparisons)
    spans: list[tuple[int, int]] = []
    for lo, hi in sorted((change.lo, change.hi) for other in comparisons for change in other.replaced.values()):
        if spans and lo < spans[-1][1]:
            spans[-1] = (spans[-1][0], max(hi, spans[-1][1]))
        else:
            spans.append((lo, hi))
    sites = []
    for lo, hi in spans:
        if any(left.block != right.block for left, right in pairwise(base.tokens[lo:hi])):
            continue
        readings = [_reading(base, lo, hi, 0)]
        for witness, comparison in enumerate(comparisons, start=1):
            if span := comparison.span(lo, hi):
                readings.append(_reading(comparison.pages, *span, witness))
        merged = _merged(readings)
        if len(merged) > 1:
            before = base.tokens[lo - 1].key if lo - 1 in agreed and base.touching(lo) else None
            after = base.tokens[hi].key if hi in agreed and base.touching(hi) else None
            sites.append(Site(lo, hi, merged, before, after))
    return sites


def _reading(pages: Pages, lo: int, hi: int, witness: int) -> Reading:
    piece = pages.tokens[lo:hi]
    if piece[0].block == piece[-1].block:
        text = pages.blocks[piece[0].block].text[piece[0].start : piece[-1].end]
    else:
        text = " ".join(token.text for token in piece)
    return Reading(tuple(token.key for token in piece), text, (witness,))


def _merged(readings: Iterable[Reading]) -> tuple[Reading, ...]:
    """Readings with equal words made one, in the order they first come."""
    by_keys: dict[tuple[str, ...], Reading] = {}
    for reading in readings:
        known = by_keys.get(reading.keys)
        witnesses = (*known.witnesses, *reading.witnesses) if known else reading.witnesses
        by_keys[reading.keys] = Reading(reading.keys, known.text if known else reading.text, witnesses)
    return tuple(by_keys.values())
