"""How far two people who wrote down what the same rules claim agree, slot by slot.

    python -m tests.rules_index.claims.twice FOLDER OTHER

Each folder is like ``rules_index/digest/claimed``. The rules that both have are compared: the claims of a rule are
paired so that most slots agree, and a slot counts where either of a pair fills it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rules_index.digest.claims.loading import load_claims
from rules_index.digest.rules import load_digest
from rules_index.values.claims import Claim, Definition, Statement
from rules_index.values.claims import Sequence as Steps

Slots = dict[str, frozenset[str]]


def slots(statement: Statement) -> Slots:
    """The slots that a statement fills, each with what is in it."""
    match statement:
        case Claim():
            filled = {
                "actor": {statement.actor.thing},
                "force": {str(statement.force)},
                "act": {statement.act},
                "object": {statement.object.thing} if statement.object else set(),
                "amount": {str(statement.amount)} if statement.amount else set(),
                "moment": set(map(str, statement.moments)),
                "conditions": set(map(str, statement.all_conditions)),
                "exception": set(statement.exception_of),
            }
        case Definition():
            filled = {"kind": {"define"}, "things": set(statement.things)}
        case Steps():
            filled = {"kind": {"sequence"}, "things": {statement.thing}}
        case _:
            filled = {"kind": {str(statement)}}
    return {name: frozenset(content) for name, content in filled.items() if content - {""}}


@dataclass
class Agreement:
    """Slots that agree, of all that either fills, by their names; ``differing`` are lines to read."""

    same: Counter[str] = field(default_factory=Counter)
    all: Counter[str] = field(default_factory=Counter)
    differing: list[str] = field(default_factory=list)
    rules: int = 0

    @property
    def share(self) -> float:
        """The share of the slots that agree."""
        return sum(self.same.values()) / (sum(self.all.values()) or 1)


def pairs(ours: Sequence[Statement], theirs: Sequence[Statement]) -> Iterator[tuple[Slots, Slots]]:
    """The statements of a rule in pairs, most alike first; one without a partner is paired with nothing."""
    left, right = [slots(one) for one in ours], [slots(one) for one in theirs]
    ranked = sorted(
        (
            (sum(a.get(name) == b.get(name) for name in a), i, j)
            for i, a in enumerate(left)
            for j, b in enumerate(right)
        ),
        key=lambda one: (-one[0], one[1:]),
    )
    lone, other = dict(enumerate(left)), dict(enumerate(right))
    for alike, i, j in ranked:
        if alike and i in lone and j in other:
            yield lone.pop(i), other.pop(j)
    yield from ((one, {}) for one in lone.values())
    yield from (({}, one) for one in other.values())


def compare(ours: dict[str, tuple[Statement, ...]], theirs: dict[str, tuple[Statement, ...]]) -> Agreement:
    """How far the claims of the rules that both have agree."""
    found = Agreement()
    for slug in (slug for slug in ours if slug in theirs):
        found.rules += 1
        wrong = False
        for mine, other in pairs(ours[slug], theirs[slug]):
            for name in {*mine, *other}:
                found.all[name] += 1
                agree = mine.get(name) == other.get(name)
                found.same[name] += agree
                wrong |= not agree
        if wrong:
            told = (" | ".join(map(str, each)) for each in (ours[slug], theirs[slug]))
            found.differing.append(f"{slug}\n  {next(told)}\n  {next(told)}")
    return found


def main(ours: str, theirs: str) -> None:
    """Print the agreement of two folders."""
    rules = load_digest()
    found = compare(load_claims(rules, folder=Path(ours)), load_claims(rules, folder=Path(theirs)))
    print("\n".join(found.differing))  # noqa: T201
    for name, count in found.all.most_common():
        print(f"{name}: {found.same[name]} of {count}")  # noqa: T201
    print(f"{found.rules} rules, {found.share:.3f} of {sum(found.all.values())} slots the same")  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:3])
