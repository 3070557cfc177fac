"""The areas of a player side by side: as many columns for each as makes the whole lowest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, product, starmap
from typing import NamedTuple

from bot.boards.doomtrooper.table.style import GAP, INNER, LABEL, RULE
from bot.boards.doomtrooper.table.tile import Tile
from bot.boards.doomtrooper.table.words import AREAS, Names
from bot.boards.drawing import PAPER, Canvas
from bot.games.doomtrooper.looks.seen.view import CardView, PlayerView

COLUMNS = 3
COLUMN = (INNER - GAP * (COLUMNS - 1)) / COLUMNS
"""How wide a card is."""
_LABEL = 34
_MOST = 36
"""How many cards of a player are drawn; a picture of more would take more memory than a phone shows."""

Rows = tuple[tuple["Stack", ...], ...]
"""Areas in rows, side by side and one below the other."""


class Placed(NamedTuple):
    """A card with its column and how far down it lies."""

    tile: Tile
    column: int
    top: float


class Area:
    """The cards of a player in one place: first those that are no warriors, each in the column that is lowest."""

    def __init__(self, names: Names, area: str, cards: Sequence[CardView], most: int) -> None:
        ordered = sorted(cards, key=lambda card: card.type == "warrior" or card.hidden)
        self._tiles = [Tile(names, card, COLUMN) for card in ordered[:most]]
        left_out = f" (+{len(cards) - most})" if len(cards) > most else ""
        self._title = f"{names.place(area)} · {len(cards)}{left_out}"
        self._known: dict[int, float] = {}

    def placed(self, columns: int) -> Iterator[Placed]:
        """The cards in so many columns."""
        lengths = [0.0] * columns
        for tile in self._tiles:
            column = lengths.index(min(lengths))
            yield Placed(tile, column, lengths[column])
            lengths[column] += tile.high + GAP

    def high(self, columns: int) -> float:
        """How high the area is with so many columns."""
        if columns not in self._known:
            self._known[columns] = _LABEL + max((each.top + each.tile.high for each in self.placed(columns)), default=0)
        return self._known[columns]

    def draw(self, canvas: Canvas, left: float, top: float, columns: int) -> None:
        """Draw the area from this corner on."""
        right = left + columns * (COLUMN + GAP) - GAP
        wide = canvas.text((left + 2, top + 16), self._title, LABEL, PAPER, anchor="lm", room=right - left - 4)
        canvas.line([(left + wide + 14, top + 17), (right, top + 17)], RULE, 2)
        for each in self.placed(columns):
            each.tile.draw(canvas, left + each.column * (COLUMN + GAP), top + _LABEL + each.top)


class Stack:
    """Areas of a player one below the other, in so many columns."""

    def __init__(self, areas: Sequence[Area], columns: int) -> None:
        self._areas, self.columns = areas, columns
        self.high = sum(area.high(columns) + GAP for area in areas)

    def draw(self, canvas: Canvas, left: float, top: float) -> None:
        """Draw them from this corner on."""
        for area in self._areas:
            area.draw(canvas, left, top, self.columns)
            top += area.high(self.columns) + GAP


class Areas:
    """All areas of a player in which something lies."""

    def __init__(self, names: Names, player: PlayerView) -> None:
        found, room = [], _MOST
        for area in AREAS:
            cards = getattr(player, area)
            if cards:
                found.append(Area(names, area, cards, room))
                room = max(0, room - len(cards))
        self._rows = min(_arranged(found), key=_height)
        self.high = _height(self._rows)

    def draw(self, canvas: Canvas, left: float, top: float) -> None:
        """Draw them from this corner on."""
        for row in self._rows:
            x = left
            for stack in row:
                stack.draw(canvas, x, top)
                x += stack.columns * (COLUMN + GAP)
            top += max(stack.high for stack in row)


def _height(rows: Rows) -> float:
    return sum(max(stack.high for stack in row) for row in rows)


def _arranged(areas: Sequence[Area]) -> Iterator[Rows]:
    """Every way to put the areas, in their order, in rows of stacks whose columns are all taken."""
    if not areas:
        yield ()
    for number in range(1, len(areas) + 1):
        rests = tuple(_arranged(areas[number:]))
        for stacks in range(1, min(COLUMNS, number) + 1):
            for columns, parts in product(_cut(COLUMNS, stacks), _cut(number, stacks)):
                row = tuple(_stack(areas, part, wide) for part, wide in zip(parts, columns, strict=True))
                yield from ((row, *rest) for rest in rests)


def _stack(areas: Sequence[Area], part: slice, columns: slice) -> Stack:
    return Stack(areas[part], columns.stop - columns.start)


def _cut(length: int, parts: int) -> Iterator[tuple[slice, ...]]:
    """Every way to cut a length into so many parts."""
    for cuts in combinations(range(1, length), parts - 1):
        yield tuple(starmap(slice, pairwise((0, *cuts, length))))
