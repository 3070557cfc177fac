"""The cards that tests have seen to do all they say, and those on which a second source agrees: kept in a file."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill

from msgspec import Struct

FILE = Path(__file__).with_name("proven.toml")


class Proven(Struct, frozen=True):
    """Codes of cards.

    Attributes:
        seen: all they say was stated before it was played, and nothing else happened.
        vouched: what the books and public rulings say of them happened too.
    """

    seen: frozenset[str] = frozenset()
    vouched: frozenset[str] = frozenset()


def proven() -> Proven:
    """The record of the cards of the bot's own catalogue."""
    read = tomllib.loads(FILE.read_text("utf-8"))
    return Proven(frozenset(read["seen"]), frozenset(read["vouched"]))


def written(seen: Sequence[str], vouched: Sequence[str]) -> str:
    """The file as it is kept."""
    head = (
        "# The cards that are seen to do all they say, and those that a second source vouches for; written by tests.\n"
    )
    return head + "".join(f"\n{name} = [\n{_list(codes)}]\n" for name, codes in (("seen", seen), ("vouched", vouched)))


def _list(codes: Sequence[str]) -> str:
    told = ", ".join(f'"{code}"' for code in codes)
    return fill(told + ",", 118, initial_indent="  ", subsequent_indent="  ") + "\n" if codes else ""
