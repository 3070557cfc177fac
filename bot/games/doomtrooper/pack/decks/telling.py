"""What is said of a list: the lines that are asked back, the names that were guessed, and what was left out."""

from __future__ import annotations

from bot.games.doomtrooper.pack.decks.parts import Trouble
from bot.games.doomtrooper.pack.decks.reading import LARGEST_LIST, Guess, LeftOut, Listed
from bot.games.doomtrooper.pack.decks.text import LARGEST, MOST_LINES
from bot.games.doomtrooper.words.catalogue import named
from bot.games.values import Line

MOST_TOLD = 10
"""Lines that are told one by one; the rest are counted."""


def trouble_lines(listed: Listed) -> tuple[Line, ...]:
    """Why a list is not understood, line by line; none where it is."""
    told = [_trouble(trouble) for trouble in listed.troubles[:MOST_TOLD]]
    rest = len(listed.troubles) - len(told)
    if any(trouble.kind == "empty" for trouble in listed.troubles):
        told += left_out_lines(listed.left_out)
    return (*told, Line("doomtrooper-deck-more", {"count": rest})) if rest else tuple(told)


def guess_lines(guesses: tuple[Guess, ...]) -> tuple[Line, ...]:
    """What was taken for which card though its name is another, all of them."""
    return tuple(Line("doomtrooper-deck-guess", {"typed": guess.typed, "card": named(guess.code)}) for guess in guesses)


def left_out_lines(left_out: tuple[LeftOut, ...]) -> tuple[Line, ...]:
    """Which cards do not play because of the heading they stand below."""
    return tuple(Line("doomtrooper-deck-left-out", {"heading": each.heading, "count": each.count}) for each in left_out)


def _trouble(trouble: Trouble) -> Line:
    match trouble.kind:
        case "long":
            return Line("doomtrooper-deck-long", {"lines": MOST_LINES, "kilobytes": LARGEST // 1024})
        case "large":
            return Line("doomtrooper-deck-large", {"limit": LARGEST_LIST})
        case "binary" | "empty":
            return Line(f"doomtrooper-deck-{trouble.kind}")
        case "broken":
            return Line("doomtrooper-deck-broken", {"line": trouble.line})
        case "count":
            return _of_line(trouble, limit=LARGEST_LIST)
        case "unknown" if not trouble.near:
            return Line("doomtrooper-deck-line-strange", {"line": trouble.line, "typed": trouble.typed})
        case "ordinal" | "printing":
            return _of_line(trouble)
        case _:
            return _of_line(trouble, near=tuple(map(named, trouble.near)))


def _of_line(trouble: Trouble, **more: int | tuple[Line, ...]) -> Line:
    return Line(f"doomtrooper-deck-line-{trouble.kind}", {"line": trouble.line, "typed": trouble.typed, **more})
