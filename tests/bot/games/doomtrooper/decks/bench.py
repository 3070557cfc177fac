"""What decks and catalogues cost, and how many misspelt names are known.

Run ``python -m tests.bot.games.doomtrooper.decks.bench``. It exits with 1 where a number is not reached.
"""

from __future__ import annotations

import statistics
import sys
import time

from bot.boards.doomtrooper.cards import own_catalogue
from bot.boards.doomtrooper.pack import FORM
from bot.games.doomtrooper.pack.decks.formats import formats_of
from bot.games.doomtrooper.pack.decks.lobby import Decks
from bot.games.doomtrooper.pack.decks.names import folded
from bot.games.doomtrooper.pack.decks.ready import ready_decks
from bot.games.doomtrooper.words.rules.rulesets import CZECH
from bot.installed import known_games
from tests.bot.games.doomtrooper.decks.slips import Tried, tries

IMPORT_SECONDS, CHECK_MILLISECONDS, SHARE = 3.0, 50.0, 0.98
_ROUNDS, _SEED = 5, 13


def imported() -> float:
    """Seconds until the whole card table is admitted as a pack, as a running bot does it."""
    registry, content = known_games(), FORM.own()
    registry.game("doomtrooper")
    start = time.perf_counter()
    registry.admit("doomtrooper", content)
    return time.perf_counter() - start


def checked(decks: Decks) -> float:
    """Milliseconds for a deck of 85 to be read and held to the format, in the median; its names are looked up anew."""
    deck, cards = ready_decks()[0].deck, own_catalogue()
    parts = [
        "\n".join(f"{count}x {cards[code].name}" for code, count in part.items()) for part in (deck.main, deck.side)
    ]
    content = "\nSideboard\n".join(parts).encode()
    form = formats_of(CZECH.key)[0]
    found = []
    for _ in range(51):
        folded.cache_clear()
        start = time.perf_counter()
        result = decks.checked(content, form)
        found.append((time.perf_counter() - start) * 1000)
        assert result.is_legal
        assert result.listed.deck.size + result.listed.deck.sideboard == 85
    return statistics.median(found)


def misspelt(decks: Decks) -> float:
    """Milliseconds for the same deck with a slip in every name."""
    names = [own_catalogue()[code].name for code in ready_decks()[0].deck.both()]
    content = "".join(f"2x {name[:-2]}{name[-1]}\n" for name in names).encode()
    start = time.perf_counter()
    decks.checked(content, formats_of(CZECH.key)[0])
    return (time.perf_counter() - start) * 1000


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def main() -> int:
    """Print the numbers; whether all of them are reached."""
    decks = Decks(own_catalogue())
    decks.book.find("warm up")
    table, deck = imported(), checked(decks)
    cards = len(own_catalogue())
    _tell(f"a table of {cards} cards imported: {table:.2f} s (at most {IMPORT_SECONDS} s)")
    _tell(f"a deck of 85 checked: {deck:.1f} ms (at most {CHECK_MILLISECONDS} ms)")
    _tell(f"the same with a slip in every name: {misspelt(decks):.1f} ms")
    total, reached = Tried(0, 0, 0, 0, 0), True
    for language in ("en", "cs"):
        of_language = Tried(0, 0, 0, 0, 0)
        for kind, tried in tries(decks.book, own_catalogue(), language, _SEED, _ROUNDS):
            _tell(
                f"{language}, {kind}: {tried.share:.2%} of {tried.names} right, "
                f"{tried.asked} asked back, {tried.wrong} guessed wrong and marked, {tried.silent} wrong in silence"
            )
            of_language = Tried(*map(sum, zip(of_language, tried, strict=True)))
        _tell(f"{language}: {of_language.share:.2%} right (at least {SHARE:.0%})")
        reached = reached and of_language.share >= SHARE
        total = Tried(*map(sum, zip(total, of_language, strict=True)))
    _tell(f"together: {total.share:.2%} right, {total.silent} wrong in silence (none allowed)")
    reached = reached and not total.silent and table <= IMPORT_SECONDS and deck <= CHECK_MILLISECONDS
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
