"""What the signs of a picture mean: only those that are in it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.boards.doomtrooper.table.signs import LIES, PILES, POINTS, RATINGS, SIGNS, TYPES
from bot.boards.doomtrooper.table.style import INNER, MARGIN, PAD
from bot.boards.doomtrooper.table.words import AREAS, Names, shown_ratings
from bot.boards.drawing import MUTED, Canvas, width_of
from bot.games.doomtrooper.looks.seen.view import CardView, DoomtrooperView

_SIZE, _ROW, _SIGN, _BETWEEN = 23, 34, 10, 26


class Legend:
    """The legend at the foot of a picture, measured before it is drawn."""

    def __init__(self, names: Names, view: DoomtrooperView) -> None:
        self._rows: list[list[tuple[str, str]]] = [[]]
        x = 0.0
        for sign in signs_of(view, names):
            said = meaning(sign, names)
            wide = 2 * _SIGN + 8 + width_of(said, _SIZE) + _BETWEEN
            if x and x + wide - _BETWEEN > INNER:
                self._rows.append([])
                x = 0.0
            self._rows[-1].append((sign, said))
            x += wide
        self.high: float = len(self._rows) * _ROW + 6

    def draw(self, canvas: Canvas, top: float) -> None:
        """Draw it from this height on."""
        for number, row in enumerate(self._rows):
            x, y = float(MARGIN + PAD), top + number * _ROW + _ROW / 2
            for sign, said in row:
                SIGNS[sign](canvas, x + _SIGN, y, _SIGN, MUTED)
                x += 2 * _SIGN + 8
                x += canvas.text((x, y), said, _SIZE, MUTED, anchor="lm") + _BETWEEN


def meaning(sign: str, names: Names) -> str:
    """What a sign means, in a word or two."""
    if sign in RATINGS:
        return names.say(f"doomtrooper-rating-{sign}").lower()
    if sign in LIES:
        return names.say(f"doomtrooper-said-state-{sign}")
    if sign in TYPES:
        return names.say(f"doomtrooper-said-noun-{sign}")
    return names.say(f"doomtrooper-board-sign-{sign}")


def signs_of(view: DoomtrooperView, names: Names) -> tuple[str, ...]:
    """The signs that are in the picture of a view, in the order of the legend."""
    cards = [card for card, _ in _cards(view)]
    met = {f"{name}" for card in cards for name in names.lies(card)}
    met |= {card.type for card, is_name in _cards(view) if card.type and (card.type != "warrior" or not is_name)}
    met |= {rating.rating for card in cards for rating in shown_ratings(card)}
    met |= set(PILES) | {"victory", "destiny"}
    met |= {name for name in ("debt", "deadline") if any(getattr(player, name) for player in view.players)}
    return tuple(sign for sign in (*RATINGS, *LIES, *TYPES, *POINTS, *PILES) if sign in met)


def _cards(view: DoomtrooperView) -> Iterator[tuple[CardView, bool]]:
    """The cards of a picture, and whether each lies on the table for itself."""
    for player in view.players:
        for area in AREAS:
            for card in getattr(player, area):
                yield card, True
                yield from ((one, False) for one in _attached(card))
    for played in view.played:
        yield played.card, False
    for harm in view.harms:
        yield harm.card, False


def _attached(card: CardView) -> Iterator[CardView]:
    for one in card.attached:
        yield one
        yield from _attached(one)
