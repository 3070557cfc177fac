"""Which crib a person means: of an edition named outright, or of a game in the person's language."""

from __future__ import annotations

from collections.abc import Sequence

from bot.locales.sentences import Localizer, localizer
from rules_index import Crib, Language


def crib_of_game(cribs: Sequence[Crib], game: str, language: Language, edition: str | None = None) -> Crib | None:
    """The crib of a game, where there are several that of the edition played, else the one in this language, else the
    first by the book's key."""
    fitting = [crib for crib in cribs if crib.book.game == game]
    played = [crib for crib in fitting if crib.book.key == edition]
    spoken = [crib for crib in fitting if crib.book.language is language]
    return next(iter([*played, *spoken, *fitting]), None)


def is_book(crib: Crib, typed: str) -> bool:
    """Whether a person typed or picked the very book of a crib, and no game."""
    return typed.strip().casefold() in (crib.book.key.casefold(), crib.book.title.casefold())


def crib_named(cribs: Sequence[Crib], typed: str, words: Localizer, edition: str | None = None) -> Crib | None:
    """The crib that a person typed or picked: a book by its key or title, or a game by its key or name."""
    wanted = typed.strip().casefold()
    for crib in cribs:
        if is_book(crib, typed):
            return crib
    for crib in cribs:
        game, title = crib.book.game, crib.book.title
        names = (localizer(language).game(game, title).casefold() for language in Language)
        if wanted == game.casefold() or wanted in names:
            return crib_of_game(cribs, game, words.language, edition)
    return None


def labels(cribs: Sequence[Crib], words: Localizer) -> dict[str, str]:
    """What to call each crib, by its book's key: by its game, or by its book where a game has several."""
    games = [crib.book.game for crib in cribs]
    return {
        crib.book.key: crib.book.title
        if games.count(crib.book.game) > 1
        else words.game(crib.book.game, crib.book.title)
        for crib in cribs
    }
