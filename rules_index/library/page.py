"""The process that draws one passage: ``python -m rules_index.library.page`` reads JSON, and writes a JPEG.

It loads nothing but what draws, and may be started before it is known what to draw: somebody waits for the picture.
The file may be hostile, and pdfium serves one thread, so each picture has a process of its own.
"""

from __future__ import annotations

import ctypes
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import pairwise
from math import ceil
from typing import NamedTuple

import pypdfium2 as pdfium
import pypdfium2.raw as pdf
from PIL import Image, ImageChops, ImageDraw

from rules_index.memory import limit_memory

MEGABYTES = 768
WIDTH = 780
"""Pixels across: what a telephone of 390 points shows of a picture, twice as fine."""
FINEST = 3.0
MOST_PIXELS = 5_000_000
SHARE = 0.5
"""Of the page's height that is shown at most."""
PIECE = 16
"""Letters of a passage that are looked for at once."""
FINE, FAR = 100, 1000
"""Parts of a point, as pdfium tells whole ones; and a distance in points by which the page's scale is found."""
GAP = 48
"""Letters between two pieces that were found and belong to the passage as well: a hyphen, a symbol, a footnote."""
MARGIN = 10
"""Points around what is shown."""
YELLOW = (255, 236, 110)
QUALITY = 82
NOT_FOUND = 3
"""Exit code where the passage is not on the page."""


class Box(NamedTuple):
    """A rectangle in points of the page as it is seen, from its top left corner."""

    left: float
    top: float
    right: float
    bottom: float


class Letters(NamedTuple):
    """The letters and digits of a page in the order of the file, in small letters, each with its box."""

    text: str
    boxes: Sequence[Box]


def main(asked: dict[str, object]) -> bytes | None:
    """The picture of a passage; ``None`` where the page has it not.

    Args:
        asked: the path of the ``file``, its ``page`` from 1, ``text`` of the passage, ``heading`` above it.
    """
    document = pdfium.PdfDocument(str(asked["file"]))
    number = int(str(asked["page"])) - 1
    if not 0 <= number < len(document):
        return None
    page = document[number]
    letters = _letters(page)
    marked = _found(letters.text, _plain(str(asked["text"])))
    if not marked:
        return None
    lines = list(_lines([letters.boxes[at] for at in marked]))
    heading = _plain(str(asked["heading"]))
    above = letters.text.rfind(heading, 0, marked[0] + 1) if heading else -1
    headed = list(_lines(letters.boxes[above : above + len(heading)])) if above >= 0 else []
    return _drawn(page, lines, _near(headed, lines, page.get_height()), letters.boxes)


def _letters(page: pdfium.PdfPage) -> Letters:
    text = page.get_textpage()
    area = pdf.FS_RECTF()
    seen = _seen(page)
    said: list[str] = []
    boxes: list[Box] = []
    for index in range(pdf.FPDFText_CountChars(text.raw)):
        plain = _plain(chr(pdf.FPDFText_GetUnicode(text.raw, index)))
        if not plain or not pdf.FPDFText_GetLooseCharBox(text.raw, index, area):
            continue
        (x0, y0), (x1, y1) = seen(area.left, area.top), seen(area.right, area.bottom)
        said.append(plain)
        boxes += [Box(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))] * len(plain)
    return Letters("".join(said), boxes)


def _seen(page: pdfium.PdfPage) -> Callable[[float, float], tuple[float, float]]:
    """Where a point of the file is on the page as it is seen: rotated, cut, and from its top left corner."""
    width, height = page.get_size()
    size = (round(width * FINE), round(height * FINE))
    x, y = ctypes.c_int(), ctypes.c_int()

    def place(left: float, top: float) -> tuple[float, float]:
        pdf.FPDF_PageToDevice(page.raw, 0, 0, *size, 0, left, top, x, y)
        return x.value / FINE, y.value / FINE

    # The way from the file to the page is affine, so three points tell it.
    (x0, y0), (x1, y1), (x2, y2) = place(0, 0), place(FAR, 0), place(0, FAR)
    ax, ay, bx, by = (x1 - x0) / FAR, (y1 - y0) / FAR, (x2 - x0) / FAR, (y2 - y0) / FAR
    return lambda left, top: (x0 + ax * left + bx * top, y0 + ay * left + by * top)


def _plain(text: str) -> str:
    return "".join(char for char in text.casefold() if char.isalnum())


def _found(page: str, passage: str) -> list[int]:
    """The places of the passage's letters on the page, piece by piece: the file may print lines in another order."""
    starts = range(0, max(len(passage) - PIECE, 0), PIECE)
    pieces = [*(passage[start : start + PIECE] for start in starts), passage[-PIECE:]]
    # Where a page says the same more than once, the passage is where most of it follows.
    last = max(_places(page, pieces[0]), key=lambda at: len(list(_following(page, pieces, at))), default=0)
    places: set[int] = set()
    for piece in filter(None, pieces):
        at = page.find(piece, last)
        at = page.find(piece) if at < 0 else at
        if at >= 0:
            places.update(range(at, at + len(piece)))
            last = at + 1
    ordered = sorted(places)
    for before, after in pairwise(ordered):
        if 1 < after - before <= GAP:
            places.update(range(before, after))
    return sorted(places)


def _places(page: str, piece: str) -> Iterator[int]:
    """Every place of a piece on the page."""
    at = page.find(piece) if piece else -1
    while at >= 0:
        yield at
        at = page.find(piece, at + 1)


def _following(page: str, pieces: Sequence[str], start: int) -> Iterator[int]:
    """The places of the pieces that follow each other on the page from here on."""
    for piece in pieces:
        at = page.find(piece, start, start + PIECE + GAP + len(piece))
        if at < 0:
            return
        yield at
        start = at + 1


def _lines(boxes: Sequence[Box]) -> Iterator[Box]:
    """One box for each line of letters that follow each other."""
    line: Box | None = None
    for box in boxes:
        if box.right - box.left <= 0:
            continue
        is_same = line is not None and line.top <= _middle(box) <= line.bottom
        # Another column is far to the side on the same height.
        if (
            line is not None
            and is_same
            and box.left - line.right < 4 * (box.bottom - box.top)
            and box.left >= line.left
        ):
            line = _around((line, box))
            continue
        if line is not None:
            yield line
        line = box
    if line is not None:
        yield line


def _around(boxes: Sequence[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _near(headed: Sequence[Box], lines: Sequence[Box], height: float) -> list[Box]:
    """The heading, where it is above the passage and not far from it."""
    first = lines[0]
    return [box for box in headed if 0 <= first.top - box.top < SHARE * height / 2]


def _whole_lines(letters: Sequence[Box], shown: Box, kept: Box) -> Box:
    """A part of a page without the lines that its edge would cut; what is ``kept`` stays."""
    beside = [box for box in letters if box.left < shown.right and box.right > shown.left]
    above = [box.bottom for box in beside if box.top < shown.top < box.bottom and _middle(box) < kept.top]
    below = [box.top for box in beside if box.top < shown.bottom < box.bottom and _middle(box) > kept.bottom]
    top = min(max(above, default=shown.top), kept.top)
    return shown._replace(top=top, bottom=max(min(below, default=shown.bottom), min(kept.bottom, shown.bottom)))


def _middle(box: Box) -> float:
    return (box.top + box.bottom) / 2


def _drawn(page: pdfium.PdfPage, lines: Sequence[Box], headed: Sequence[Box], letters: Sequence[Box]) -> bytes:
    width, height = page.get_size()
    whole = _around([*lines, *headed])
    left, right = max(0.0, whole.left - MARGIN), min(width, whole.right + MARGIN)
    top = max(0.0, whole.top - MARGIN)
    bottom = min(height, whole.bottom + MARGIN, top + SHARE * height)
    left, top, right, bottom = _whole_lines(letters, Box(left, top, right, bottom), whole)
    scale = min(FINEST, WIDTH / (right - left), (MOST_PIXELS / ((right - left) * (bottom - top))) ** 0.5)
    # pdfium leaves out what is beside the part that is shown, which is half of the time on a full page.
    beside = (left, height - bottom, width - right, top)
    shown = page.render(scale=scale, crop=beside, may_draw_forms=False).to_pil().convert("RGB")
    marker = Image.new("RGB", shown.size, "white")
    draw = ImageDraw.Draw(marker)
    x, y = ceil(left * scale), ceil(top * scale)
    for line in lines:
        corners = (line.left * scale - x - 2, line.top * scale - y - 1)
        draw.rectangle((*corners, line.right * scale - x + 2, line.bottom * scale - y + 1), fill=YELLOW)
    shown = ImageChops.multiply(shown, marker)
    file = BytesIO()
    shown.save(file, "JPEG", quality=QUALITY)
    return file.getvalue()


if __name__ == "__main__":
    limit_memory(MEGABYTES)
    # A bot that has nothing to draw any more ends the input.
    if not (line := sys.stdin.buffer.read()):
        sys.exit()
    picture = main(json.loads(line))
    if picture is None:
        sys.exit(NOT_FOUND)
    sys.stdout.buffer.write(picture)
