"""The signs of the board: people by shape and letter, what the board prints on a space, obstacles, wounds, dice."""

from __future__ import annotations

from bot.boards.drawing import INK, Canvas, Colour, Icon, emblem, readable_on, shape, stroke
from bot.boards.twom.style import DICE, STRIPE, colour_of
from bot.boards.twom.words import Names
from bot.games.twom.pack.kinds import Printed
from bot.games.twom.tells.view import DieView

DIE = 58
"""How large a die is."""


def somebody(canvas: Canvas, names: Names, place: int, x: float, y: float, radius: float) -> None:
    """Somebody of the group, by their place in it."""
    colour = colour_of(place)
    emblem(canvas, place % 4, x, y, radius, colour, INK, 2)
    room = radius * 1.5
    canvas.text((x, y), names.letters[place], radius * 1.2, readable_on(colour), heavy=True, room=room)


def shield(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A shield."""
    shape(canvas, x, y, radius, colour, [(-0.85, -0.9), (0.85, -0.9), (0.85, 0.1), (0, 1), (-0.85, 0.1)])


def mattress(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A mattress on the floor with a pillow."""
    shape(canvas, x, y, radius, colour, [(-1, 0.15), (1, 0.15), (1, 0.65), (-1, 0.65)])
    shape(canvas, x, y, radius, colour, [(-1, -0.35), (-0.35, -0.35), (-0.35, 0.05), (-1, 0.05)])


def eye(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """An eye."""
    corners = [(-1.0, 0.0), (-0.45, -0.5), (0.45, -0.5), (1.0, 0.0), (0.45, 0.5), (-0.45, 0.5), (-1.0, 0.0)]
    stroke(canvas, x, y, radius, colour, corners, 0.2)
    canvas.disc(x, y, 0.3 * radius, colour)


PRINTED: dict[Printed, Icon] = {"guard": shield, "floor": mattress, "look-around": eye}
"""What the board prints on a space."""


def stripes(canvas: Canvas, left: float, top: float, right: float, bottom: float) -> None:
    """The stripes of an obstacle, across a space."""
    high, x = bottom - top, left
    while x < right:
        upper = min(x + high, right)
        canvas.line([(x, bottom), (upper, bottom - (upper - x))], STRIPE, 5)
        x += 26


def drop(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """A drop of blood."""
    canvas.disc(x, y + 0.25 * radius, 0.65 * radius, colour)
    shape(canvas, x, y, radius, colour, [(0, -1), (0.58, 0.05), (-0.58, 0.05)])


def die(canvas: Canvas, names: Names, shown: DieView, left: float, y: float) -> None:
    """A die: its face, large, and the letter of its colour in a corner."""
    colour = DICE[shown.die]
    canvas.box((left, y - DIE / 2, left + DIE, y + DIE / 2), colour, INK, 2, radius=10)
    ink = readable_on(colour)
    canvas.text((left + DIE / 2 + 6, y - 7), names.face(shown), 34, ink, heavy=True, room=DIE - 16)
    canvas.text((left + 7, y + DIE / 2 - 13), names.die(shown), 22, ink, anchor="lm")
