"""Persons known again by keyed hashes, also when everything that names them was deleted."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Persons:
    """Hashes users with the key of this database; the hashes of two disputes, or two servers, tell nothing together."""

    key: bytes = field(repr=False)

    def in_dispute(self, guild: int, number: int, user: int) -> str:
        """The hash that identifies a user in a dispute."""
        return self._hash(f"dispute|{guild}|{number}|{user}")

    def in_guild(self, guild: int, user: int) -> str:
        """The hash that identifies a user among the penalties of a server."""
        return self._hash(f"penalties|{guild}|{user}")

    def _hash(self, text: str) -> str:
        return hmac.digest(self.key, text.encode(), "sha256").hex()
