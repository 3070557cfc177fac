"""The bot's sentences in a person's language."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import AbstractResourceLoader, FluentLocalization, FluentResource
from fluent.syntax.ast import Resource

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
    return _resources(FOLDERS)


def _resources(folders: Sequence[Path]) -> list[str]:
    return sorted({path.name for folder in folders for path in folder.glob("en/*.ftl")} - {PAGE})


class Localizer:
    """Sentences in one language; one that lacks a sentence borrows it from Czech, then English."""

    def __init__(self, language: Language, folders: Sequence[Path] = FOLDERS) -> None:
        self.language = language
        wanted = dict.fromkeys((language, Language.CS, Language.EN))
        self._sentences = FluentLocalization([each.value for each in wanted], _resources(folders), _Loader(folders))

    def say(self, sentence: str, /, **values: str | int | float) -> str:
        """The sentence with this id, its values filled in as they are: people's words must come escaped."""
        return self._sentences.format_value(sentence, values)

    def game(self, key: str, title: str) -> str:
        """A game's name, or ``title`` for a game that has none in the locales."""
        sentence = f"game-{key}"
        name = self.say(sentence)
        return title if name == sentence else name


class _Loader(AbstractResourceLoader):
    """Reads the sentences of some folders."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = folders

    def resources(self, locale: str, resource_ids: list[str]) -> Generator[list[Resource], None, None]:
        """The files of a language, folder by folder."""
        for folder in self._folders:
            files = [folder / locale / name for name in resource_ids]
            if found := [_parsed(file) for file in files if file.is_file()]:
                yield found


# Parsing takes a tenth of a second a language, and each language borrows from others.
@cache
def _parsed(file: Path) -> Resource:
    return FluentResource(file.read_text("utf-8"))


def localizer(language: Language) -> Localizer:
    """The sentences in a language; read from the disk once."""
    return _localizer(language, FOLDERS)


@cache
def _localizer(language: Language, folders: tuple[Path, ...]) -> Localizer:
    return Localizer(language, folders)
