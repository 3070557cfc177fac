"""Who acts at the desk, and in what office."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.matches.model.match import Actor

Office: TypeAlias = Literal["judge", "head", "admin", "stand-in", "table"]
"""The office that rules. What is shown of a judge is this, unless the server wants names. A stand-in was accepted by
all sides of one dispute; the table are those of its players who are no side, or all sides together."""
MOST_TAKEN_BACK = 3
"""Moves that somebody takes back who is no head judge, unless all sides agree to more."""


class Official(Struct, frozen=True):
    """A person who acts, and what they may in this server.

    Attributes:
        admin: manages the server.
        judge: has the role of the judges.
        head: has the role of the head judges; or manages a server that has no such role.
        stand_in: was accepted by all sides of the dispute in which they act.
        table: stands for those who rule at the table together, and for no person.
    """

    user: int
    admin: bool = False
    judge: bool = False
    head: bool = False
    stand_in: bool = False
    table: bool = False

    @property
    def appointed(self) -> bool:
        """Whether the server made them judge, of whatever dispute."""
        return self.judge or self.head or self.admin

    @property
    def judges(self) -> bool:
        """Whether they may sit at the desk at all."""
        return self.appointed or self.stand_in

    @property
    def office(self) -> Office:
        """The highest office they rule in."""
        if self.table:
            return "table"
        return "head" if self.head else "judge" if self.judge else "admin" if self.admin else "stand-in"

    @property
    def reach(self) -> int | None:
        """How many moves they may take back at most; ``None`` for any number."""
        return None if self.head else MOST_TAKEN_BACK

    @property
    def actor(self) -> Actor:
        """The same person as a match knows them."""
        return Actor(self.user, admin=self.admin, judge=self.judge or self.head or self.stand_in)
