"""The process that draws one passage: ``python -m rules_index.library.page FILE`` reads JSON, and writes a JPEG.

It loads nothing but what draws: somebody waits for the picture. The file may be hostile, and pdfium serves one thread.
"""

from __future__ import annotations

import ctypes
import json
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import pairwise
from pathlib import Path
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
"""Of the whole page, of which the picture is a part."""
SHARE = 0.5
"""Of the page's height that is shown at most."""
PIECE = 16
"""Letters of a passage that are looked for at once."""
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


def main(path: Path, asked: dict[str, object]) -> bytes | None:
    """The picture of a passage; ``None`` where the page has it not.

    Args:
        asked: ``page`` from 1, ``text`` of the passage, ``heading`` above it.
    """
    limit_memory(MEGABYTES)
    document = pdfium.PdfDocument(path)
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
    return _drawn(page, lines, _near(headed, lines, page.get_height()))


def _letters(page: pdfium.PdfPage) -> Letters:
    text = page.get_textpage()
    area, x, y = pdf.FS_RECTF(), ctypes.c_int(), ctypes.c_int()
    width, height = page.get_size()
    fine = 10  # pdfium tells whole pixels
    said: list[str] = []
    boxes: list[Box] = []
    for index in range(pdf.FPDFText_CountChars(text.raw)):
        plain = _plain(chr(pdf.FPDFText_GetUnicode(text.raw, index)))
        if not plain or not pdf.FPDFText_GetLooseCharBox(text.raw, index, area):
            continue
        corners = []
        for left, top in ((area.left, area.top), (area.right, area.bottom)):
            size = (round(width * fine), round(height * fine))
            pdf.FPDF_PageToDevice(page.raw, 0, 0, *size, 0, left, top, x, y)
            corners.append((x.value / fine, y.value / fine))
        (x0, y0), (x1, y1) = corners
        said.append(plain)
        boxes += [Box(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))] * len(plain)
    return Letters("".join(said), boxes)


def _plain(text: str) -> str:
    return "".join(char for char in text.casefold() if char.isalnum())


def _found(page: str, passage: str) -> list[int]:
    """The places of the passage's letters on the page, piece by piece: the file may print lines in another order."""
    places: set[int] = set()
    last = 0
    for start in range(0, len(passage), PIECE):
        piece = passage[start : start + PIECE]
        if len(piece) < PIECE:
            piece = passage[-PIECE:]
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


def _lines(boxes: Sequence[Box]) -> Iterator[Box]:
    """One box for each line of letters that follow each other."""
    line: Box | None = None
    for box in boxes:
        if box.right - box.left <= 0:
            continue
        middle = (box.top + box.bottom) / 2
        is_same = line is not None and line.top <= middle <= line.bottom
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


def _drawn(page: pdfium.PdfPage, lines: Sequence[Box], headed: Sequence[Box]) -> bytes:
    width, height = page.get_size()
    whole = _around([*lines, *headed])
    left, right = max(0.0, whole.left - MARGIN), min(width, whole.right + MARGIN)
    top = max(0.0, whole.top - MARGIN)
    bottom = min(height, whole.bottom + MARGIN, top + SHARE * height)
    scale = min(FINEST, WIDTH / (right - left), (MOST_PIXELS / (width * height)) ** 0.5)
    picture = page.render(scale=scale, may_draw_forms=False).to_pil().convert("RGB")
    crop = (round(left * scale), round(top * scale), round(right * scale), round(bottom * scale))
    shown = picture.crop(crop)
    marker = Image.new("RGB", shown.size, "white")
    draw = ImageDraw.Draw(marker)
    for line in lines:
        corners = ((line.left - left) * scale - 2, (line.top - top) * scale - 1)
        draw.rectangle((*corners, (line.right - left) * scale + 2, (line.bottom - top) * scale + 1), fill=YELLOW)
    file = BytesIO()
    ImageChops.multiply(shown, marker).save(file, "JPEG", quality=QUALITY)
    return file.getvalue()


if __name__ == "__main__":
    picture = main(Path(sys.argv[1]), json.loads(sys.stdin.buffer.read()))
    if picture is None:
        sys.exit(NOT_FOUND)
    sys.stdout.buffer.write(picture)
