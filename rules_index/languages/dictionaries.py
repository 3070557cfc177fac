"""The dictionaries of Czech, Swedish and English, which are a package of their own: they weigh a third of all.

Without them words keep their endings, and only stems tell that two forms are one word: more questions miss their rule.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import invalidate_caches, metadata
from types import ModuleType

from rules_index.values.books import Language

PACKAGE = "simplemma"
WITHOUT_DICTIONARIES = (
    "Without its dictionaries the oracle finds fewer rules: install them with "
    "pip install -c constraints.txt '.[dictionaries]'"
)


def dictionaries_version() -> str:
    """The version of the dictionaries; empty where they are not installed."""
    try:
        return metadata.version(PACKAGE)
    except metadata.PackageNotFoundError:
        return ""


def take_up_dictionaries() -> None:
    """Take up dictionaries that were installed while the program runs."""
    invalidate_caches()
    _package.cache_clear()
    is_listed.cache_clear()


def lemma(word: str, language: Language, *, packed: bool = True) -> str:
    """The dictionary form of a word, or the word itself where no dictionary has it.

    Args:
        packed: read it out of the packed dictionary; unpacked, those of three languages take 160 MB, and are faster.
    """
    package = _package()
    return str(package.lemmatize(word, lang=language.value, low_memory=packed)) if package else word


@lru_cache(maxsize=200_000)
def is_listed(word: str, language: Language, *, packed: bool = True) -> bool:
    """Whether the dictionary has a form of this spelling; true of every word where there is no dictionary."""
    package = _package()
    return package is None or bool(package.is_known(word, lang=language.value, low_memory=packed))


def shares(text: str) -> dict[Language, float]:
    """The share of a text's words that each language knows; nothing where there is no dictionary."""
    package = _package()
    found = package.langdetect(text, lang=tuple(language.value for language in Language)) if package else ()
    return {language: share for code, share in found for language in Language if language.value == code}


@cache
def _package() -> ModuleType | None:
    # A package that is being installed is there before its version is.
    if not dictionaries_version():
        return None
    import simplemma

    return simplemma
