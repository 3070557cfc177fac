"""The catalogue of a match: its cards by code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.doomtrooper.words.catalogue import Printed


class Catalogue(Mapping[str, Printed]):
    """The cards by their codes.

    Args:
        cards: all of them, each code once.
    """

    def __init__(self, cards: tuple[Printed, ...]) -> None:
        self.by_code = {card.code: card for card in cards}

    def __getitem__(self, code: str) -> Printed:
        return self.by_code[code]

    def find(self, code: str) -> Printed | None:
        """The card with a code; ``None`` where the catalogue has none."""
        return self.by_code.get(code)

    def __iter__(self) -> Iterator[str]:
        return iter(self.by_code)

    def __len__(self) -> int:
        return len(self.by_code)
