"""Notes word for word, before any index numbers the words: those of the guide are the same in every index."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from rules_index.digest.guide import load_guide
from rules_index.index.vocabulary import Named, named
from rules_index.languages.language import fold, said, words
from rules_index.languages.questions import frame_roots
from rules_index.values.books import Language
from rules_index.values.notes import Note


class SpokenLine(NamedTuple):
    """A title, or a way to ask: its words as they are meant to be written, and the roots of its frames."""

    words: tuple[Named, ...]
    frames: tuple[int, ...]


class Spoken(NamedTuple):
    """The lines of a note, the words of its texts, and its lines as plain text, one below another."""

    lines: tuple[SpokenLine, ...]
    body: tuple[Named, ...]
    plain: str


def spoken_of(note: Note) -> Spoken:
    """A note word for word; an entry of the guide that nobody has changed is read once in a process.

    A note of a server is read for that server alone: nobody else's questions get quicker by it.
    """
    known, spoken = _guide().get(note.id, (None, None))
    return spoken if spoken is not None and known == note else _read(note)


@lru_cache(maxsize=1)
def _guide() -> Mapping[str, tuple[Note, Spoken]]:
    """The entries of the packaged guide by their slugs, each with what it says."""
    return {entry.slug: (note := entry.note, _read(note)) for entry in load_guide()}


def _read(note: Note) -> Spoken:
    asked = list(note.asked())
    return Spoken(
        tuple(_line(line, language) for line, language in asked),
        tuple(each for language, text in note.texts.items() for each in named(words(text), language)),
        "\n".join(fold(line).replace("\n", " ") for line, _ in asked),
    )


def _line(text: str, language: Language) -> SpokenLine:
    heard = said(text, language)
    return SpokenLine(tuple(named(heard, language)), frame_roots(" ".join(heard), language))
