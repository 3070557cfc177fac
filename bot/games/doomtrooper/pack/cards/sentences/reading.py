"""The files of sentences: by card code, in three languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec.structs import replace

from bot.games.doomtrooper.pack.cards.sentences.units import stamp_of
from bot.games.doomtrooper.words.texts import CardText, Says
from bot.games.packs.toml_files import parsed


class Sentence(Says, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A sentence of a file, with the stamp of the text for which it was written; see :func:`units.stamp_of`."""

    of: str


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


def with_sentences(texts: Mapping[str, CardText]) -> dict[str, CardText]:
    """Texts with their sentences, where there is one and the text is still as it was."""
    written = sentences()
    return {code: _with_sentence(text, written.get(code)) for code, text in texts.items()}


def _with_sentence(text: CardText, found: Sentence | None) -> CardText:
    if found is None or found.of != stamp_of(text):
        return text
    return replace(text, says=replace(Says(), **found.written))


@cache
def sentences() -> dict[str, Sentence]:
    """All sentences of the game by card code."""
    return dict(_all())


def _all() -> Iterator[tuple[str, Sentence]]:
    for file in sentence_files():
        yield from read_sentences(file.read_text("utf-8"), file.name).items()
