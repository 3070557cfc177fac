"""Whether something that was done falls under a claim, as far as that follows from a position.

A game tells its deeds in the words of claims (:class:`Deed`). Of anything else nothing is known: a claim on it is then
neither kept nor broken. A thing for which a command has no room, such as a second region, is not so.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from operator import eq, ge, le
from typing import NamedTuple, Self, TypeAlias

from rules_index.values.claims import Claim, Condition, Force, Moment, Party

Truth: TypeAlias = bool | None
"""Whether something is so; ``None`` where that is not known."""

_BOUND = re.compile(r"(?P<operator><=|>=|=|)(?P<number>\d+)")
_OPERATORS = {"<=": le, ">=": ge, "=": eq, "": eq}
EVERYBODY = "anyone"
"""The actor or object that anybody is."""


class Among(NamedTuple):
    """The names for which something holds, among all of which it is known whether it does."""

    holds: frozenset[str]
    known: frozenset[str]

    @classmethod
    def of(cls, holds: Iterable[str], known: Iterable[str] = ()) -> Self:
        """Those names, known beside others for which it does not hold."""
        holding = frozenset(holds)
        return cls(holding, holding.union(known))

    def truth(self, name: str) -> Truth:
        """Whether it holds for a name."""
        return name in self.holds if name in self.known else None


among = Among.of
Value: TypeAlias = bool | int | Among
Facts: TypeAlias = Mapping[str, Value]
"""The things that are so: by a condition as claims write it (``has(warrior)``), or by its name for all its arguments.

For a moment that has no object, and a condition without arguments, it is true or false; for a count it is the number
(``count(black-mark)``, ``players``).
"""


@dataclass(frozen=True, slots=True)
class Thing:
    """Who acts or what is acted on: the words that name it, and what is so of it."""

    kinds: Among
    facts: Facts = field(default_factory=dict)

    def truth(self, party: Party) -> Iterator[Truth]:
        """Whether it is what a claim speaks of, part by part."""
        yield party.thing == EVERYBODY or self.kinds.truth(party.thing)
        for condition in party.conditions:
            yield truth(condition, self.facts)


def called(*words: str) -> Thing:
    """A thing of which no more is known than what it is called."""
    return Thing(among(words))


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that was done and accepted, or that came of it.

    Attributes:
        facts: the circumstances.
        moments: when, by the words of moments (``first-round``, ``during``).
        amounts: how much, by unit (``troop``, ``action per turn``), this deed included.
        permitted: a card or an effect may have let it happen, whatever rules say.
    """

    act: str
    actor: Thing
    object: Thing | None = None
    facts: Facts = field(default_factory=dict)
    moments: Facts = field(default_factory=dict)
    amounts: Mapping[str, int] = field(default_factory=dict)
    permitted: bool = False


def truth(condition: Condition, facts: Facts) -> Truth:
    """Whether a condition holds.

    >>> truth(Condition("in", ("cover",), True), {"in": Among.of(["squad"], ["cover"])})
    True
    """
    found = _plainly(condition, facts)
    return found if found is None else found is not condition.negated


def _plainly(condition: Condition, facts: Facts) -> Truth:
    name, args = condition.name, condition.args
    bound = _BOUND.fullmatch(args[0]) if args else None
    if bound:
        number = facts.get(f"{name}({', '.join(args[1:])})" if args[1:] else name)
        return None if number is None else _OPERATORS[bound["operator"]](number, int(bound["number"]))
    told = facts.get(f"{name}({', '.join(args)})" if args else name)
    if told is None and args:
        told = facts.get(name)
        return told.truth(args[0]) if isinstance(told, Among) and len(args) == 1 else None
    return told if isinstance(told, bool) else None


def _when(moment: Moment, moments: Facts) -> Truth:
    told = moments.get(moment.relation)
    if isinstance(told, Among):
        return told.truth(moment.what)
    return told if isinstance(told, bool) and not moment.what else None


def parts(claim: Claim, deed: Deed) -> list[Truth]:
    """Whether each part of a claim but its amount is so of a deed that is of its act."""
    found = list(deed.actor.truth(claim.actor))
    if claim.object:
        found += deed.object.truth(claim.object) if deed.object else [None]
    found += [_when(moment, deed.moments) for moment in claim.moments]
    return found + [truth(condition, deed.facts) for condition in claim.conditions]


def breach(claim: Claim, deed: Deed) -> list[Truth]:
    """Whether each thing is so that makes a deed break a claim: it does if all are, and does not if one is not."""
    found = parts(claim, deed)
    if claim.amount:
        unit, per = claim.amount.unit, claim.amount.per
        number = deed.amounts.get(f"{unit} per {per}" if per else unit)
        told = None
        if number is not None and claim.amount.number.isdigit():
            told = _OPERATORS[claim.amount.operator](number, int(claim.amount.number))
        found.append(told if told is None or claim.force is Force.MAY_NOT else not told)
    return found


def limits(claim: Claim) -> bool:
    """Whether a deed can break a claim: it forbids something, or says how much there may or must be."""
    if claim.force is Force.MAY_NOT:
        return claim.amount is None or (claim.amount.operator in _OPERATORS and claim.amount.number.isdigit())
    amount = claim.amount
    if amount is None or amount.operator not in _OPERATORS or not amount.number.isdigit():
        return False
    return claim.force in (Force.MUST, Force.DOES) or (claim.force is Force.MAY and amount.operator == "<=")
