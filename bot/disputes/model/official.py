"""Who acts at the desk, and in what office."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.matches.model.match import Actor

Office: TypeAlias = Literal["judge", "head", "admin"]
"""The office that rules. What is shown of a judge is this, unless the server wants names."""


class Official(Struct, frozen=True):
    """A person who acts, and what they may in this server.

    Attributes:
        admin: manages the server.
        judge: has the role of the judges.
        head: has the role of the head judges; or manages a server that has no such role.
    """

    user: int
    admin: bool = False
    judge: bool = False
    head: bool = False

    @property
    def judges(self) -> bool:
        """Whether they may sit at the desk at all."""
        return self.judge or self.head or self.admin

    @property
    def office(self) -> Office:
        """The highest office they rule in."""
        return "head" if self.head else "judge" if self.judge else "admin"

    @property
    def actor(self) -> Actor:
        """The same person as a match knows them."""
        return Actor(self.user, admin=self.admin, judge=self.judge or self.head)
