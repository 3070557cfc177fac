"""Aliases: what a server's judges say that a word means which a rulebook lacks."""

from __future__ import annotations

from msgspec import Struct

from rules_index import Language


class Alias(Struct, frozen=True, kw_only=True):
    """A word of players in its language, and the words of a rulebook that it stands for; nobody is named.

    ``game`` is the rulebook's, ``edition`` its key.
    """

    game: str
    edition: str
    word: str
    language: Language
    means: str
