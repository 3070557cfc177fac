"""The table of Prší as a picture: the stock, the pile and the suit to follow; below, the players."""

from __future__ import annotations

from bot.boards.drawing import GLOW, GOLD, INK, MUTED, PANEL, TABLE, WHITE, Canvas, crown, emblem, readable_on, star
from bot.boards.entry import Picture
from bot.boards.prsi.cards import CLOTH, RATIO, SEATS, back, face, sign, table
from bot.boards.prsi.words import Names, described
from bot.games.prsi.looks.seen import PrsiView
from bot.games.values import Seat
from bot.locales.lines import Speaker

WIDTH = 1080
"""In points; about a third of that on a phone."""
MARGIN, HEADER, MIDDLE, PANEL_HEIGHT = 12, 92, 390, 204
_CARD, _TOP = 150, 200
"""How wide the stock and the card to be played on are drawn."""
_SMALL = 74
_LEANING = 70
"""How much of a card below another is seen."""


def draw(view: PrsiView, speaker: Speaker) -> Picture:
    """The picture of what a viewer sees, with the same facts in words."""
    names = Names(view, speaker)
    rows = (len(view.held) + 1) // 2
    canvas = Canvas(WIDTH, HEADER + MIDDLE + rows * (PANEL_HEIGHT + MARGIN) + MARGIN, TABLE)
    _heading(canvas, names)
    _middle(canvas, view, names)
    wide = (WIDTH - 3 * MARGIN) / 2
    for seat in range(len(view.held)):
        left = MARGIN + seat % 2 * (wide + MARGIN)
        top = HEADER + MIDDLE + MARGIN + seat // 2 * (PANEL_HEIGHT + MARGIN)
        _player(canvas, view, names, seat, (left, top, left + wide, top + PANEL_HEIGHT))
    return Picture(canvas.png(table()), described(view, names))


def _heading(canvas: Canvas, names: Names) -> None:
    middle = HEADER / 2
    right = WIDTH - MARGIN - 8
    length = canvas.text((right, middle), names.whose, 42, GLOW, anchor="rm", heavy=True, room=WIDTH * 0.5)
    canvas.text((MARGIN + 8, middle), names.title, 42, WHITE, anchor="lm", room=WIDTH - length - 80)


def _middle(canvas: Canvas, view: PrsiView, names: Names) -> None:
    top = HEADER
    canvas.box((MARGIN, top, WIDTH - MARGIN, top + MIDDLE), CLOTH, INK, 3, radius=20)
    if view.stock:
        back(canvas, 60, top + 50, _CARD)
    canvas.text((60 + _CARD / 2, top + 50 + _CARD * RATIO + 42), names.stock, 36, WHITE, room=270)
    left = 320
    for card in view.pile:
        face(canvas, card, names.rank(card), left, top + (MIDDLE - _TOP * RATIO) / 2, _TOP)
        left += _LEANING
    middle = 900
    sign(canvas, view.suit, middle, top + 130, 80)
    canvas.text((middle, top + 262), names.suit, 44, WHITE, heavy=True, room=290)
    if names.force:
        canvas.text((middle, top + 326), names.force, 46, GOLD, heavy=True, room=290)


def _player(
    canvas: Canvas, view: PrsiView, names: Names, seat: Seat, corners: tuple[float, float, float, float]
) -> None:
    left, top, right, _ = corners
    due = view.stage == "turn" and view.turn == seat
    colour = SEATS[seat % len(SEATS)]
    canvas.box(corners, PANEL, GLOW if due else colour, 6 if due else 3, radius=16)
    x, y = left + 46, top + 46
    emblem(canvas, seat, x, y, 26, colour, INK, 2)
    canvas.text((x, y), str(seat + 1), 30, readable_on(colour), heavy=True)
    x += 44
    x += canvas.text((x, y), names.players[seat], 38, WHITE, anchor="lm", room=190) + 34
    for _ in range(view.wins[seat]):
        star(canvas, x, y, 19, GOLD)
        x += 46
    if names.won == seat:
        crown(canvas, x + 4, y, 24, GOLD)
    if view.dealer == seat:
        canvas.text((right - 20, y), names.dealt, 28, MUTED, anchor="rm", room=120)
    hand, count = view.hands[seat], view.held[seat]
    room = right - left - 40 - 92 - _SMALL
    step = min(_SMALL + 8, room / max(1, count - 1))
    for number in range(count):
        at = left + 20 + number * step
        if hand is None:
            back(canvas, at, top + 82, _SMALL)
        else:
            face(canvas, hand[number], names.rank(hand[number]), at, top + 82, _SMALL)
    canvas.text((right - 24, top + 138), str(count), 60, WHITE, anchor="rm", heavy=True)
