"""Names and texts that a component pack brings along in the bot's languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from msgspec import Struct

from bot.games.values import Line

PACK_TEXT = "pack-text"
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_SMALL = frozenset({"a", "an", "and", "at", "by", "de", "for", "from", "in", "of", "on", "or", "the", "to", "with"})
_KEPT = frozenset(
    {"ac", "cog", "gt", "hmg", "hq", "ii", "iii", "iv", "jbt", "mp", "sa", "sg", "smg", "sp", "sr", "vi", "xii", "xixb"}
)
"""Abbreviations and numerals, which stay in capitals."""
_HIGHLAND = re.compile(r"Mc([a-z])")


class Words(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A name or a text in Czech, and in English and Swedish where the pack has it.

    >>> Words("Vrána", en="Crow").in_language("en")
    'Crow'
    >>> Words("Vrána", en="Crow").in_language("sv")
    'Vrána'
    """

    cs: str
    en: str | None = None
    sv: str | None = None

    def in_language(self, language: str) -> str:
        """The words in a language, or in Czech where they lack it."""
        said: str | None = getattr(self, language) if language in LANGUAGES else None
        return said or self.cs

    @property
    def said(self) -> dict[str, str]:
        """The words by language, those that there are.

        >>> Words("Vrána", en="Crow").said
        {'cs': 'Vrána', 'en': 'Crow'}
        """
        return by_language(self)


LANGUAGES: tuple[str, ...] = Words.__struct_fields__
"""The languages that names and texts of a pack can be in."""


def by_language(told: Struct) -> dict[str, str]:
    """The fields of a struct that has one for each language, by language; those that are empty are left out."""
    return {language: said for language in LANGUAGES if (said := getattr(told, language))}


def text(key: str) -> Line:
    """A name or a text of the game's component pack, as a line or as an argument of one.

    The line holds the key alone, so that neither events nor messages that wait hold a copy of the pack. Who renders it
    looks the key up in :attr:`Game.texts` and takes the reader's language.

    >>> text("card.crow.name")
    Line(key='pack-text', args={'key': 'card.crow.name'})
    """
    return Line(PACK_TEXT, {"key": key})


def reader(texts: Mapping[str, Words], language: str) -> Callable[[str], str]:
    """Looks up texts by key in a language; a key that the pack lacks is its own text."""

    def found(key: str) -> str:
        words = texts.get(key)
        return key if words is None else words.in_language(language)

    return found


def in_title(name: str) -> str:
    """A name that a table has in capitals as people write it; one that is not all in capitals stays as it is.

    >>> in_title('HMG MK. XIXB "CHARGER"'), in_title("CITADEL OF ALGEROTH"), in_title("SGT. MCBRIDE")
    ('HMG Mk. XIXB "Charger"', 'Citadel of Algeroth', 'Sgt. McBride')
    >>> in_title("NO-MAN'S LAND"), in_title("AC-40"), in_title("Kurátor")
    ("No-Man's Land", 'AC-40', 'Kurátor')
    """
    return "".join(_part(at, part) for at, part in enumerate(re.split(r"([\s/-])", name))) if name.isupper() else name


def _part(at: int, part: str) -> str:
    """A part between spaces or dashes; one with digits is a mark of some make."""
    if re.search(r"\d", part):
        return part
    lower = part.lower()
    if at and lower in _SMALL:
        return lower
    return _HIGHLAND.sub(lambda found: f"Mc{found[1].upper()}", _WORD.sub(_word, part))


def _word(found: re.Match[str]) -> str:
    said = found[0]
    return said if said.lower() in _KEPT else said[0] + said[1:].lower()
