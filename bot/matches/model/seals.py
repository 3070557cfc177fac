"""The secrets that a match draws from, as far as they are public."""

from __future__ import annotations

from msgspec import Struct


class Mixed(Struct, frozen=True):
    """What is mixed into a secret after it was committed to, so that no one can choose its draws.

    Attributes:
        message: the id that Discord gave the message which carries the commitment and the clicks.
        clicks: the ids of the clicks the players sat down with, by seat; empty where there was no click.
    """

    message: str
    clicks: tuple[str, ...]


class Seal(Struct, frozen=True):
    """A secret that entries are drawn from and salted with, as far as it is public.

    Attributes:
        commitment: the secret's SHA-256.
        since: the first entry under it.
        salted: whether it salts the hashes of the log; logs of older versions of the bot are not salted.
        mixed: what its draws are mixed with; ``None`` before the match opens, and in logs of older versions.
    """

    commitment: str
    since: int = 1
    salted: bool = True
    mixed: Mixed | None = None
