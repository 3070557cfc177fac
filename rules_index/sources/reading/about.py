"""The operator's own description of a book, in a small file beside it: ``<book>.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from rules_index.values.books import NOTES, BookKind, Language
from rules_index.values.sources import Remark

T = TypeVar("T")
ENDING = ".toml"
LONGEST = 100
"""Characters of a title, an edition or a game's name."""
_KINDS = {kind.value: kind for kind in BookKind if kind not in NOTES}
_LANGUAGES = {language.value: language for language in Language}
_TEXTS = ("title", "file", "game", "edition", "corrects")
_OTHERS = ("language", "kind", "flat")


@dataclass(frozen=True, slots=True)
class About:
    """The description of a book; whatever is empty or None is guessed from the book itself.

    ``file`` is what a book without a title of its own is called. ``corrects`` is the key of the rulebook that a FAQ or
    errata is about. ``flat`` tells that its headings mislead and are read as text.
    """

    title: str = ""
    file: str = ""
    game: str = ""
    language: Language | None = None
    edition: str = ""
    kind: BookKind | None = None
    corrects: str = ""
    flat: bool = False


def about_book(path: Path, remark: Remark) -> About:
    """Read the description, where there is one; an entry that cannot be used is remarked and left out."""
    if not path.is_file():
        return About()
    try:
        told = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        remark(f'cannot be read, so the book is described by itself: {error}; write lines like title = "…"')
        return About()
    for name in told.keys() - {*_TEXTS, *_OTHERS}:
        remark(f"{name}: is not known; possible are {', '.join((*_TEXTS, *_OTHERS))}")
    texts = {name: _text(name, told[name], remark) for name in _TEXTS if name in told}
    kind = _choice("kind", told.get("kind"), _KINDS, remark)
    if kind in (BookKind.FAQ, BookKind.ERRATA) and not texts.get("corrects"):
        remark(f"corrects: say which book this {kind} is about, by the name of its file without the ending")
    flat = told.get("flat", False)
    if not isinstance(flat, bool):
        remark("flat: must be true or false")
    language = _choice("language", told.get("language"), _LANGUAGES, remark)
    return About(language=language, kind=kind, flat=flat is True, **texts)


def _text(name: str, value: object, remark: Remark) -> str:
    if isinstance(value, str) and len(value.strip()) <= LONGEST:
        return value.strip()
    remark(f"{name}: must be text in quotation marks of up to {LONGEST} characters")
    return ""


def _choice(name: str, value: object, known: Mapping[str, T], remark: Remark) -> T | None:
    if value is None or (isinstance(value, str) and value in known):
        return known.get(str(value))
    remark(f"{name}: is {value!r}; possible are {', '.join(known)}")
    return None
