"""Who has to do with a match: known again by a keyed hash, also when everything that names them was deleted."""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.values import Seat

Role: TypeAlias = Literal["seat", "host", "judge"]
"""A person's part in a match: a player of a seat, the host of its lobby, or a judge, who gave an order or may have seen
what is hidden from players."""

NO_SEAT = -1
"""The seat of roles that have none."""


_MENTION = re.compile(r"<@!?(\d{1,20})>")


class Part(Struct, frozen=True):
    """What one person did in a match."""

    person: str
    role: Role
    seat: Seat = NO_SEAT


@dataclass(frozen=True, slots=True)
class People:
    """Everybody who ever had to do with a match.

    Players and the host are parties; a judge is a person who gave an order, or who may have seen what is hidden: by a
    look, an export, what seats were refused, or a disputed case that they took or read. They remain so for as long as
    the match is kept.

    Attributes:
        key: what persons are hashed with; ``None`` where it was not read, which makes the questions below fail.
    """

    match: int
    key: bytes | None = field(default=None, repr=False)
    parts: frozenset[Part] = frozenset()

    def person(self, user: int) -> str:
        """The keyed hash that identifies a user in this match, and in no other."""
        if self.key is None:
            raise RuntimeError(f"the people of match {self.match} were not read")
        return hmac.digest(self.key, f"{self.match}|{user}".encode(), "sha256").hex()

    def seats_of(self, user: int) -> frozenset[Seat]:
        """The seats that a user sits in or ever sat in since the match began."""
        person = self.person(user)
        return frozenset(part.seat for part in self.parts if part.person == person and part.role == "seat")

    def is_party(self, user: int) -> bool:
        """Whether a user plays, played or opened the lobby."""
        return self.person(user) in self._parties

    def is_judge(self, user: int) -> bool:
        """Whether a user gave an order or may have seen what is hidden."""
        return Part(self.person(user), "judge") in self.parts

    def others_than(self, user: int) -> bool:
        """Whether anybody else plays, played or opened the lobby."""
        return bool(self._parties - {self.person(user)})

    def joined_by(self, user: int, role: Role, seat: Seat = NO_SEAT) -> People:
        """The same people, and what a user did now."""
        return replace(self, parts=self.parts | {Part(self.person(user), role, seat)})

    @property
    def _parties(self) -> set[str]:
        return {part.person for part in self.parts if part.role in ("seat", "host")}


def blanked(text: str, user: int) -> str:
    """People's words without mentions of a person."""
    return _MENTION.sub(lambda found: "<@0>" if int(found[1]) == user else found[0], text)
