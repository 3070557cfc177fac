"""Units as commands and events name them: together, on the board, wounded, marching, called up."""

from __future__ import annotations

from msgspec import Struct

MAT = -1
REMOVED = -2


class Figure(Struct, frozen=True, order=True, gc=False, forbid_unknown_fields=True):
    """An elite in hand, as commands and events name it: two with the same kind and toughness are alike."""

    kind: str
    toughness: int


class Troops(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Units of one force together: how many basic ones, and the elites in ascending order."""

    basics: int = 0
    elites: tuple[Figure, ...] = ()

    @property
    def size(self) -> int:
        """How many units these are."""
        return self.basics + len(self.elites)


class Elite(Struct, frozen=True, order=True, gc=False):
    """An elite on the board: its place, its kind and what its die shows."""

    place: int
    kind: str
    toughness: int

    @property
    def figure(self) -> Figure:
        """The elite without its place."""
        return Figure(self.kind, self.toughness)


class Hit(Struct, frozen=True, gc=False, order=True, forbid_unknown_fields=True):
    """Wounds to one elite."""

    elite: Figure
    wounds: int


class Wounds(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How wounds are divided: basic units that fall, and elites hit, in ascending order."""

    basics: int = 0
    elites: tuple[Hit, ...] = ()

    @property
    def total(self) -> int:
        """How many wounds these are."""
        return self.basics + sum(hit.wounds for hit in self.elites)


class March(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Units that go to one area."""

    end: int
    troops: Troops


class Call(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Units mustered from one source: a place, the mat (-1) or the removed ones (-2)."""

    source: int
    troops: Troops
