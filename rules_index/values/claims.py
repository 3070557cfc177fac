"""The claims of a rule, in data: who may, must or may not do what, how much of it, when and under which condition.

Every name in a claim is of the vocabulary (``digest/claims/vocabulary``) or of the lexicon: nothing in it is prose.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum


class Force(StrEnum):
    """The force of a claim: how it is with its act."""

    MAY = "may"
    MAY_NOT = "may-not"
    MUST = "must"
    NEED_NOT = "need-not"
    DOES = "does"
    DOES_NOT = "does-not"
    IS = "is"
    IS_NOT = "is-not"

    @property
    def is_denial(self) -> bool:
        """Whether it denies what it is about."""
        return self in (Force.MAY_NOT, Force.NEED_NOT, Force.DOES_NOT, Force.IS_NOT)

    @property
    def opposite(self) -> Force:
        """The force that contradicts it: who must may not leave it, who need not may."""
        return _OPPOSITES[self]


_OPPOSITES = {
    Force.MAY: Force.MAY_NOT,
    Force.MAY_NOT: Force.MAY,
    Force.MUST: Force.NEED_NOT,
    Force.NEED_NOT: Force.MUST,
    Force.DOES: Force.DOES_NOT,
    Force.DOES_NOT: Force.DOES,
    Force.IS: Force.IS_NOT,
    Force.IS_NOT: Force.IS,
}


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition by its name, such as ``in``, with its arguments, such as ``("cover",)``; ``negated`` by ``!``."""

    name: str
    args: tuple[str, ...] = ()
    negated: bool = False

    def __str__(self) -> str:
        args = f"({', '.join(self.args)})" if self.args else ""
        return f"{'!' if self.negated else ''}{self.name}{args}"


@dataclass(frozen=True, slots=True)
class Party:
    """Who acts or what is acted on: a thing, and the conditions that it meets."""

    thing: str
    conditions: tuple[Condition, ...] = ()

    def __str__(self) -> str:
        return f"{self.thing}[{', '.join(map(str, self.conditions))}]" if self.conditions else self.thing


@dataclass(frozen=True, slots=True)
class Amount:
    """How much: one of ``= <= >= + - x``, a number, ``half``, ``all``, ``any`` or a thing, of what, and per what."""

    operator: str
    number: str
    unit: str
    per: str = ""

    def __str__(self) -> str:
        return f"{self.operator}{self.number} {self.unit}{' per ' + self.per if self.per else ''}"


@dataclass(frozen=True, slots=True)
class Moment:
    """When: a relation such as ``during`` and the thing or act it relates to, empty for one like ``any-time``."""

    relation: str
    what: str = ""

    def __str__(self) -> str:
        return f"{self.relation} {self.what}".rstrip()


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing that a rule claims. ``act`` is empty for *is* and *is-not*; ``exception_of`` are slugs of rules."""

    actor: Party
    force: Force
    act: str = ""
    object: Party | None = None
    amount: Amount | None = None
    moments: tuple[Moment, ...] = ()
    conditions: tuple[Condition, ...] = ()
    exception_of: tuple[str, ...] = ()

    @property
    def all_conditions(self) -> Iterator[Condition]:
        """Its conditions and those of its parties."""
        yield from self.conditions
        yield from self.actor.conditions
        if self.object:
            yield from self.object.conditions

    def __str__(self) -> str:
        parts: list[object] = [self.actor, self.force, self.act, self.object or "", self.amount or "", *self.moments]
        if self.conditions:
            parts.append(f"if {', '.join(map(str, self.conditions))}")
        if self.exception_of:
            parts.append(f"except {', '.join(self.exception_of)}")
        return " ".join(text for text in map(str, parts) if text)


@dataclass(frozen=True, slots=True)
class Definition:
    """The rule says what these things are."""

    things: tuple[str, ...]

    def __str__(self) -> str:
        return f"define {', '.join(self.things)}"


@dataclass(frozen=True, slots=True)
class Sequence:
    """The rule puts the parts of a thing in order, or counts them; ``items`` are things or acts."""

    thing: str
    count: int | None = None
    items: tuple[str, ...] = ()

    def __str__(self) -> str:
        count = "" if self.count is None else f" {self.count}"
        items = f" = {', '.join(self.items)}" if self.items else ""
        return f"sequence {self.thing}{count}{items}"


class Reason(StrEnum):
    """Why a rule claims nothing."""

    BACKGROUND = "background"
    EXAMPLE = "example"
    CREDITS = "credits"
    ADVICE = "advice"
    REFERENCE = "reference"
    LAYOUT = "layout"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Unclaimed:
    """The rule claims nothing that the vocabulary can say."""

    reason: Reason

    def __str__(self) -> str:
        return f"unclaimed {self.reason}"


Statement = Claim | Definition | Sequence | Unclaimed
"""A line of a claims file."""
