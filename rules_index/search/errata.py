"""Where a FAQ's or errata's entry stands among the answers: directly above the rule it corrects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import accumulate

from rules_index.search.ranking import Ranked

CORRECTED = 5
"""Places at the top of the answers where a rule brings what corrects it along, whatever the question's words are."""


def above_corrected(
    ranked: Sequence[Ranked],
    sure: Sequence[float],
    corrections: Mapping[int, Sequence[tuple[int, str, str]]],
    limit: int,
) -> list[tuple[Ranked, float]]:
    """The first ``limit`` candidates with their confidence, each correction directly above the rule it corrects.

    A rule and its corrections stand together at the best place any of them has; a correction that is no candidate
    comes with a rule among the first :data:`CORRECTED`. Nothing is less sure than what stands below it.

    Args:
        ranked: the candidates, best first.
        sure: their confidence, falling.
        corrections: by number of the corrected entry: number, book and reference of those that correct it.
    """
    own = {one.id: (one, share) for one, share in zip(ranked, sure, strict=True)}
    groups: dict[int, list[tuple[Ranked, float]]] = {}
    taken: set[int] = set()
    place: dict[int, int] = {one.id: at for at, one in enumerate(ranked)}
    for at, one in enumerate(ranked):
        if one.id not in corrections:
            continue
        above = []
        for number, book, _ in corrections[one.id]:
            if number in taken or not (number in own or at < CORRECTED):
                continue
            taken.add(number)
            above.append(own.get(number) or (replace(one, id=number, book=book), sure[at]))
            place[one.id] = min(place[one.id], place.get(number, at))
        groups[one.id] = [*above, own[one.id]]
    heads = sorted((one for one in ranked if one.id not in taken), key=lambda one: (place[one.id], one.id))
    shown = [member for one in heads for member in groups.get(one.id, [own[one.id]])][:limit]
    shares = reversed(list(accumulate((share for _, share in reversed(shown)), max)))
    return [(one, share) for (one, _), share in zip(shown, shares, strict=True)]
