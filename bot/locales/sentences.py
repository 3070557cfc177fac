"""The bot's sentences in a person's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from bot.locales.patterns import Bundle
from rules_index import Language

LOCALES = Path(__file__).parent
FOLDERS: tuple[Path, ...] = (LOCALES, *sorted(path.parent for path in LOCALES.glob("*/en")))
"""Folders with a folder for each language: the bot's own words, and those of each game."""
PAGE = "playground.ftl"
"""The words of the playground's page, which the bot does not say."""

# Discord's locale by its language; Slovak players read Czech better than English.
_SPOKEN = {**{language.value: language for language in Language}, "sk": Language.CS}


def spoken(locale: str) -> Language | None:
    """The language of a Discord locale such as ``sv-SE``; ``None`` when the bot does not speak it."""
    return _SPOKEN.get(locale.partition("-")[0])


def resources() -> list[str]:
    """The names of all files that hold sentences of the bot and of its games."""
    return _resources(FOLDERS)


def _resources(folders: Sequence[Path]) -> list[str]:
    return sorted({path.name for folder in folders for path in folder.glob("en/*.ftl")} - {PAGE})


class Localizer:
    """Sentences in one language; one that lacks a sentence borrows it from Czech, then English."""

    def __init__(self, language: Language, folders: Sequence[Path] = FOLDERS) -> None:
        self.language = language
        wanted = dict.fromkeys((language, Language.CS, Language.EN))
        self._bundles = [bundle for each in wanted for bundle in _bundles(each, folders)]

    def say(self, sentence: str, /, **values: str | int | float) -> str:
        """The sentence with this id, its values filled in as they are: people's words must come escaped."""
        for bundle in self._bundles:
            if sentence in bundle:
                return bundle.say(sentence, values)
        return sentence

    def __contains__(self, sentence: str) -> bool:
        return any(sentence in bundle for bundle in self._bundles)

    def game(self, key: str, title: str) -> str:
        """A game's name, or ``title`` for a game that has none in the locales."""
        sentence = f"game-{key}"
        name = self.say(sentence)
        return title if name == sentence else name


def _bundles(language: Language, folders: Sequence[Path]) -> Iterator[Bundle]:
    for folder in folders:
        files = [folder / language.value / name for name in _resources(folders)]
        yield Bundle([file.read_text("utf-8") for file in files if file.is_file()], language)


def localizer(language: Language) -> Localizer:
    """The sentences in a language; read from the disk once."""
    return _localizer(language, FOLDERS)


@cache
def _localizer(language: Language, folders: tuple[Path, ...]) -> Localizer:
    return Localizer(language, folders)
