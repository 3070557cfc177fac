"""How much of the real cards the referee can carry out, in lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.cards.coverage import Coverage, coverage
from bot.games.doomtrooper.pack.cards.proven import proven

_COLUMNS = ("cards", "wholly", "mostly", "partly", "not said", "doubtful", "sentences", "seen", "vouched")
_ALL = "all sets"


def lines(unsaid: bool) -> Iterator[str]:
    """How many cards of each set are said wholly, mostly, in part, not at all; have doubts and a sentence; are proven.

    Args:
        unsaid: name the cards that are not said wholly.
    """
    catalogue = own_catalogue()
    rows = coverage(catalogue.values(), proven())
    width = max(len(row.set or _ALL) for row in rows)
    yield "  ".join((" " * width, *(f"{column:>9}" for column in _COLUMNS), f"{'share':>9}"))
    for row in rows:
        yield _line(row, width)
    for card in sorted(catalogue.values(), key=lambda card: card.code) if unsaid else ():
        said = card.text.said if card.text else "none"
        if said != "all":
            told = card.text.doubts if card.text else ()
            doubts = "; ".join(doubt if isinstance(doubt, str) else doubt.note for doubt in told)
            yield f"{card.code} {card.name}: {said}" + (f" ({doubts})" if doubts else "")


def _line(row: Coverage, width: int) -> str:
    said = (row.cards, row.wholly, row.mostly, row.partly, row.unsaid, row.doubtful, row.sentences)
    figures = (*said, row.seen, row.vouched)
    return "  ".join((f"{row.set or _ALL:<{width}}", *(f"{figure:>9}" for figure in figures), f"{row.share:>9.1%}"))
