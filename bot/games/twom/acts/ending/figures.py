"""The campaign in figures, as it is told at its end."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.twom.position.events import Summed
from bot.games.twom.position.figures import FIGURES
from bot.games.values import Line


def sums(event: Summed) -> Iterator[Line]:
    """The days and the people first, then everything that was counted at all."""
    yield Line("twom-sum-days", {"count": event.days})
    yield Line("twom-sum-here", {"count": event.here})
    yield Line("twom-sum-lost", {"count": event.lost})
    for figure in FIGURES:
        if number := event.figures.get(figure):
            yield Line(f"twom-sum-{figure}", {"count": number})
