"""Names and texts that a component pack brings along in the bot's languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from bot.games.values import Line

PACK_TEXT = "pack-text"


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
        said: dict[str, str | None] = {"en": self.en, "sv": self.sv}
        return said.get(language) or self.cs


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
