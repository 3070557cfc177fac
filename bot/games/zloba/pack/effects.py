"""The words in which a pack says what its components do: effects that happen, and traits that last.

An effect is carried out once: it gains, deploys, musters, moves, wounds or scores. A trait changes a rule for as long
as its elite is on the board or its support card lies open.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Face: TypeAlias = Literal["mine", "extend", "maneuver", "battle"]
"""A symbol of the action die, and of the tokens that give spoils."""

FACES: tuple[Face, ...] = ("mine", "extend", "maneuver", "battle")

EyeFace: TypeAlias = Literal["mine", "strike", "charge", "double"]
"""A symbol of the all-seeing die."""

Where: TypeAlias = Literal["zone", "own", "presence", "near", "any", "here"]
"""Places an effect may name, as its owner sees them.

``zone``: the own zone; ``own``: a numbered area with an own unit; ``presence``: ``own``, and the own zone with a unit
in it; ``near``: ``own`` and the numbered areas next to one; ``any``: any numbered area; ``here``: where the elite
is or has arrived.
"""

Pool: TypeAlias = Literal["mat", "removed"]
"""Where deployed basic units come from."""

Count: TypeAlias = Annotated[int, Meta(ge=1, le=25)]


class Gain(Struct, frozen=True, tag="gain", forbid_unknown_fields=True):
    """Corra from the supply, as far as it lasts."""

    corra: Count


class Score(Struct, frozen=True, tag="score", forbid_unknown_fields=True):
    """Victory points at once."""

    points: Count


class Deploy(Struct, frozen=True, cache_hash=True, tag="deploy", forbid_unknown_fields=True):
    """Up to so many basic units from the mat, or from the removed ones, into one place."""

    units: Count
    where: Where = "presence"
    pool: Pool = "mat"


class Muster(Struct, frozen=True, cache_hash=True, tag="muster", forbid_unknown_fields=True):
    """Up to so many own units from the mat, the removed ones and the board, deployed into one place.

    Rule: zloba-cs.muster.sources
    """

    units: Count
    where: Where = "own"


class Move(Struct, frozen=True, cache_hash=True, tag="move", forbid_unknown_fields=True):
    """Up to so many own units from one place into one area next to it."""

    units: Count
    start: Where = "presence"


class Attack(Struct, frozen=True, cache_hash=True, tag="attack", forbid_unknown_fields=True):
    """Wounds to the units of one faction in one area; ``attack`` is false where the component does not call it one.

    Rule: zloba-cs.attack.definition
    """

    wounds: Count
    where: Where = "near"
    attack: bool = True


Effect: TypeAlias = Gain | Score | Deploy | Muster | Move | Attack


class Strength(Struct, frozen=True, tag="strength", forbid_unknown_fields=True):
    """This elite counts as so many units wherever units are counted."""

    units: Count


class Swift(Struct, frozen=True, tag="swift", forbid_unknown_fields=True):
    """This elite, moved, may move on by one more area: two moves.

    Rule: zloba-cs.move.multi-area
    """


class Guard(Struct, frozen=True, tag="guard", forbid_unknown_fields=True):
    """While this elite is in an area, its owner's basic units there cannot be wounded."""


class Reach(Struct, frozen=True, tag="reach", forbid_unknown_fields=True):
    """The areas at which its owner may attack from this elite are up to so many steps away."""

    areas: Annotated[int, Meta(ge=2, le=3)]


class More(Struct, frozen=True, tag="more", forbid_unknown_fields=True):
    """An action does more: units deployed by Extend, moved by Maneuver, wounds of attacks, corra mined.

    ``here`` limits an elite's help to its own area: where Extend deploys, Maneuver starts, or an attack comes from.
    """

    action: Face | Literal["strike", "charge"]
    amount: Count = 1
    here: bool = True


class Groundwork(Struct, frozen=True, tag="groundwork", forbid_unknown_fields=True):
    """More corra and basic units in the phase of groundwork."""

    corra: Annotated[int, Meta(ge=0, le=5)] = 0
    units: Annotated[int, Meta(ge=0, le=5)] = 0


class Trophy(Struct, frozen=True, tag="trophy", forbid_unknown_fields=True):
    """Corra whenever an attack of the owner takes a unit off the board; ``here``: in this elite's area only."""

    corra: Count = 1
    here: bool = True


Trait: TypeAlias = Strength | Swift | Guard | Reach | More | Groundwork | Trophy
