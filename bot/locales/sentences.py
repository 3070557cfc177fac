"""The bot's sentences in a person's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentLocalization, FluentResourceLoader

from rules_index import Language

LOCALES = Path(__file__).parent
FOLDERS: tuple[Path, ...] = (LOCALES, *sorted(path.parent for path in LOCALES.glob("*/en")))
"""Folders with a folder for each language: the bot's own words, and those of each game."""
PAGE = "playground.ftl"
"""The words of the playground's page, which the bot does not say."""

# Discord's locale by its language; Slovak players read Czech better than English.
_SPOKEN = {"cs": Language.CS, "sk": Language.CS, "sv": Language.SV, "en": Language.EN}


def spoken(locale: str) -> Language | None:
    """The language of a Discord locale such as ``sv-SE``; ``None`` when the bot does not speak it."""
    return _SPOKEN.get(locale.partition("-")[0])


def resources() -> list[str]:
    """The names of all files that hold sentences of the bot and of its games."""
    return sorted({path.name for folder in FOLDERS for path in folder.glob("en/*.ftl")} - {PAGE})


class Localizer:
    """Sentences in one language; one that lacks a sentence borrows it from Czech, then English."""

    def __init__(self, language: Language) -> None:
        self.language = language
        wanted = dict.fromkeys((language, Language.CS, Language.EN))
        loader = FluentResourceLoader([str(folder / "{locale}") for folder in FOLDERS])
        self._sentences = FluentLocalization([each.value for each in wanted], resources(), loader)

    def say(self, sentence: str, /, **values: str | int | float) -> str:
        """The sentence with this id, its values filled in as they are: people's words must come escaped."""
        return self._sentences.format_value(sentence, values)

    def game(self, key: str, title: str) -> str:
        """A game's name, or ``title`` for a game that has none in the locales."""
        sentence = f"game-{key}"
        name = self.say(sentence)
        return title if name == sentence else name


@cache
def localizer(language: Language) -> Localizer:
    """The sentences in a language; read from the disk once."""
    return Localizer(language)
