"""How far two people who wrote down what the same rules claim agree, slot by slot.

    python -m tests.rules_index.claims.twice FOLDER OTHER [--sense]

Each folder is like ``rules_index/digest/claimed``. The rules that both have are compared, whatever the order of
their lines: claims of a rule are paired so that most slots agree, and a slot counts where either of a pair fills it.
Each moment and each condition is a slot of its own. The unit of an amount is the object where there is none.

A line without a partner is one that the other did not write, or wrote as part of another: those are counted apart.
With ``--sense`` words count as the same that answer a question alike: *must* and *does*, *may-not* and *does-not*,
*during* a thing and *with* it, *before game* and *during setup*.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rules_index.digest.claims.loading import load_claims
from rules_index.digest.rules import load_digest
from rules_index.values.claims import Claim, Condition, Definition, Moment, Statement
from rules_index.values.claims import Sequence as Steps

Slots = dict[str, str]
SENSE_OF_FORCE = {"does": "must", "does-not": "may-not", "is": "must", "is-not": "may-not"}
SENSE_OF_CONDITION = {"by": "with", "from": "in", "done": "after", "just": "after"}
BEFORE_THE_GAME = {"before game", "during setup", "before setup", "start-of game"}
LEAST_ALIKE = 2


def slots(statement: Statement, sense: bool = False) -> Slots:
    """The slots that a statement fills, each with what is in it; with ``sense`` by what they answer."""
    match statement:
        case Claim():
            force = str(statement.force)
            amount = statement.amount
            filled = {
                "actor": statement.actor.thing,
                "force": SENSE_OF_FORCE.get(force, force) if sense else force,
                "act": statement.act,
                "object": statement.object.thing if statement.object else amount.unit if amount else "",
                "amount": f"{amount.operator}{amount.number} {amount.per}".rstrip() if amount else "",
            }
            for moment in statement.moments:
                filled[f"circumstance {_moment(moment, sense)}"] = "so"
            for condition in statement.all_conditions:
                filled[f"circumstance {_condition(condition, sense)}"] = "so"
        case Definition():
            filled = {"kind": "define", "things": ", ".join(sorted(statement.things))}
        case Steps():
            filled = {"kind": "sequence", "things": statement.thing}
        case _:
            filled = {"kind": str(statement)}
    return {name: content for name, content in filled.items() if content}


def _moment(moment: Moment, sense: bool) -> str:
    told = str(moment)
    if not sense:
        return told
    if told in BEFORE_THE_GAME:
        return "before game"
    return f"with({moment.what})" if moment.relation == "during" else told


def _condition(condition: Condition, sense: bool) -> str:
    told = str(condition)
    if not sense or condition.negated or condition.name not in SENSE_OF_CONDITION:
        return told
    name = SENSE_OF_CONDITION[condition.name]
    return f"after {condition.args[0]}" if name == "after" else f"{name}({', '.join(condition.args)})"


@dataclass
class Agreement:
    """Slots that agree, of all that either fills, by their names; ``differing`` are lines to read."""

    same: Counter[str] = field(default_factory=Counter)
    all: Counter[str] = field(default_factory=Counter)
    differing: list[str] = field(default_factory=list)
    rules: int = 0
    lone: list[int] = field(default_factory=lambda: [0, 0])
    pairs: int = 0

    @property
    def share(self) -> float:
        """The share of the slots that agree."""
        return sum(self.same.values()) / (sum(self.all.values()) or 1)


def pairs(
    ours: Sequence[Statement], theirs: Sequence[Statement], sense: bool = False
) -> Iterator[tuple[Slots | None, Slots | None]]:
    """The statements of a rule in pairs, most alike first; one without a partner is paired with nothing."""
    left, right = [slots(one, sense) for one in ours], [slots(one, sense) for one in theirs]
    ranked = sorted(
        (
            (sum(a.get(name) == b.get(name) for name in a), len({*a, *b}), i, j)
            for i, a in enumerate(left)
            for j, b in enumerate(right)
        ),
        key=lambda one: (-one[0], one[1:]),
    )
    lone, other = dict(enumerate(left)), dict(enumerate(right))
    for alike, _, i, j in ranked:
        if i in lone and j in other and alike >= min(LEAST_ALIKE, len(lone[i]), len(other[j])):
            yield lone.pop(i), other.pop(j)
    yield from ((one, None) for one in lone.values())
    yield from ((None, one) for one in other.values())


def compare(
    ours: dict[str, tuple[Statement, ...]], theirs: dict[str, tuple[Statement, ...]], sense: bool = False
) -> Agreement:
    """How far the claims of the rules that both have agree."""
    found = Agreement()
    for slug in (slug for slug in ours if slug in theirs):
        found.rules += 1
        wrong = False
        for mine, other in pairs(ours[slug], theirs[slug], sense):
            if mine is None or other is None:
                found.lone[mine is None] += 1
                wrong = True
                continue
            found.pairs += 1
            for name in {*mine, *other}:
                kind = name.split()[0]
                found.all[kind] += 1
                agree = mine.get(name) == other.get(name)
                found.same[kind] += agree
                wrong |= not agree
        if wrong:
            told = (" | ".join(map(str, each)) for each in (ours[slug], theirs[slug]))
            found.differing.append(f"{slug}\n  {next(told)}\n  {next(told)}")
    return found


def main() -> None:
    """Print the agreement of two folders."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ours", type=Path)
    parser.add_argument("theirs", type=Path)
    parser.add_argument("--sense", action="store_true", help="words that answer alike are the same")
    parser.add_argument("--quiet", action="store_true", help="only the figures")
    asked = parser.parse_args()
    rules = load_digest()
    ours, theirs = (load_claims(rules, folder=folder) for folder in (asked.ours, asked.theirs))
    found = compare(ours, theirs, asked.sense)
    if not asked.quiet:
        print("\n".join(found.differing))  # noqa: T201
    for name, count in found.all.most_common():
        print(f"{name}: {found.same[name]} of {count}, {found.same[name] / count:.2f}")  # noqa: T201
    print(f"lines in pairs {found.pairs}, only in {asked.ours} {found.lone[0]}, only in {asked.theirs} {found.lone[1]}")  # noqa: T201
    print(f"{found.rules} rules, {found.share:.3f} of {sum(found.all.values())} slots the same")  # noqa: T201


if __name__ == "__main__":
    main()
