"""Pictures in tiles: as if all of it were drawn at once, whatever was drawn before."""

from __future__ import annotations

import io
import random
import zlib

import pytest
from PIL import Image

from bot.boards import tiles
from bot.boards.drawing import GOLD, INK, PAPER, TABLE, WHITE, Canvas, mix, table_of
from bot.boards.strokes import Outlines
from tests.rows import rows

COLOURS = table_of([INK, PAPER, TABLE, WHITE, GOLD, *(mix(INK, WHITE, share / 8) for share in range(1, 8))])
WIDE, HIGH = 500, 390
"""No whole number of tiles."""
LINES = Outlines(WIDE, 300, [[(20, 20), (450, 60), (300, 280)]], 5)
BELOW = Canvas(WIDE, 200, PAPER)
BELOW.disc(100, 100, 60, GOLD)


def scribbled(lot: random.Random) -> list[tuple[str, tuple[object, ...]]]:
    """Things to draw, some of which lie over the edges of tiles and of the picture."""
    things: list[tuple[str, tuple[object, ...]]] = [("paste", (BELOW, 0, 150)), ("trace", (LINES, INK))]
    for _ in range(lot.randrange(3, 12)):
        x, y = lot.uniform(-20, WIDE), lot.uniform(-20, HIGH)
        colour = lot.choice((INK, WHITE, GOLD, PAPER))
        things.append(
            lot.choice(
                (
                    ("disc", (x, y, lot.uniform(3, 90), colour, INK, 3)),
                    ("box", ((x, y, x + lot.uniform(9, 200), y + lot.uniform(9, 90)), colour, INK, 2, 4)),
                    ("polygon", ([(x, y), (x + 150, y + 20), (x - 30, y + 140)], colour, WHITE, 7)),
                    ("line", ([(x, y), (x + 90, y - 40), (x + 200, y + 130)], colour, 6)),
                    ("text", ((x, y), lot.choice(("Zloba", "Ďáblice 12", "·")), 40, colour)),
                )
            )
        )
    return things


def canvas_of(things: list[tuple[str, tuple[object, ...]]]) -> Canvas:
    canvas = Canvas(WIDE, HIGH, TABLE)
    for how, what in things:
        getattr(canvas, how)(*what)
    return canvas


def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiles, "_tiles", tiles._Kept())
    monkeypatch.setattr(tiles, "_rows", tiles._Kept())


@rows("seed", range(8))
def test_a_picture_in_tiles_is_what_is_drawn_at_once(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lot = random.Random(seed)
    things = scribbled(lot)
    for _ in range(4):
        canvas = canvas_of(things)
        png = canvas.png(COLOURS)
        with Image.open(io.BytesIO(png)) as image:
            assert image.size == (WIDE, HIGH)
            at_once = canvas.image.reduce(tiles.SCALE).quantize(palette=COLOURS, dither=Image.Dither.NONE)
            assert image.convert("RGB").tobytes() == at_once.convert("RGB").tobytes()
        with monkeypatch.context() as anew:
            fresh(anew)
            assert canvas.png(COLOURS) == png
        # The next picture differs in one thing, as after a move.
        things[lot.randrange(2, len(things))] = scribbled(lot)[-1]


def test_what_looks_as_before_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh(monkeypatch)
    drawn: list[int] = []
    reduced = tiles._reduced

    def counted(*what: object) -> list[Image.Image]:
        made = reduced(*what)  # type: ignore[arg-type]
        drawn.append(len(made))
        return made

    monkeypatch.setattr(tiles, "_reduced", counted)
    canvas_of([]).png(COLOURS)
    canvas_of([]).png(COLOURS)
    canvas_of([("disc", (30.0, 30.0, 9.0, WHITE))]).png(COLOURS)
    # Four rows of three tiles; then the first tile of them changed.
    assert drawn == [12, 1]


def test_the_rows_of_a_picture_are_one_stream_as_every_program_reads_it() -> None:
    png = canvas_of(scribbled(random.Random(1))).png(COLOURS)
    at, found = 8, {}
    while at < len(png):
        length, kind = int.from_bytes(png[at : at + 4]), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + length]
        assert int.from_bytes(png[at + 8 + length : at + 12 + length]) == zlib.crc32(kind + body)
        found[kind] = body
        at += 12 + length
    assert list(found) == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    # It raises where the sum at the end is another one.
    assert len(zlib.decompress(found[b"IDAT"])) == HIGH * (WIDE + 1)
