"""The files of sentences: by card code, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from bot.games.packs.toml_files import parsed

LANGUAGES = ("cs", "en", "sv")


class Sentence(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a card does, for people.

    Attributes:
        of: the stamp of the text for which it was written; see :func:`units.stamp_of`.
        cs, en, sv: the sentence in the notation of ``template.py``; empty where nobody has written it.
        left_out: the letters of units that it leaves out on purpose, or ``"c 2"``, a number of one.
    """

    of: str
    cs: str = ""
    en: str = ""
    sv: str = ""
    left_out: tuple[str, ...] = ()


def sentence_files() -> tuple[Traversable, ...]:
    """The files of the game, in the order of their names."""
    found = (file for file in (files(__package__) / "files").iterdir() if file.name.endswith(".toml"))
    return tuple(sorted(found, key=lambda file: file.name))


def read_sentences(text: str, name: str) -> dict[str, Sentence]:
    """The sentences of a file by card code.

    Raises:
        PackProblem: it is no TOML.
        msgspec.ValidationError: an entry is wrong.
    """
    return msgspec.convert(parsed(text, name).get("cards", {}), dict[str, Sentence])


@cache
def sentences() -> dict[str, Sentence]:
    """All sentences of the game by card code."""
    return dict(_all())


def _all() -> Iterator[tuple[str, Sentence]]:
    for file in sentence_files():
        yield from read_sentences(file.read_text("utf-8"), file.name).items()
