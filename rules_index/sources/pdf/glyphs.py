"""The characters of a PDF page, with where and how each is printed."""

from __future__ import annotations

import ctypes
import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import pypdfium2 as pdfium
import pypdfium2.raw as pdf

BOLD = re.compile(r"bold|black|heavy|demi|[-,]bd\b|^CM\w*BX", re.IGNORECASE)
SUBSET = re.compile(r"^[A-Z]{6}\+")
REPLACED = {"\u00a0": " ", "\u2002": " ", "\u2003": " ", "\u2009": " ", "\u200b": "", "\u00ad": "-", "\x02": "-"}
"""Spaces of all widths as one, and hyphens; U+0002 is how pdfium tells a hyphen at the end of a line."""
THIN, LONG, TALL = 1.6, 12.0, 6.0
"""How thick, in points, a line that is drawn is at most, and how long a level and an upright one are at least."""
MOST_DRAWN = 3000
"""Shapes on a page that are looked at for lines: where there are more, a picture is drawn."""


@dataclass(frozen=True, slots=True)
class Font:
    """How characters are set: the family without its subset mark, whether it is bold, its size in points as seen."""

    name: str
    bold: bool
    size: float


class Box(NamedTuple):
    """A rectangle in points, upright: ``left`` and ``top`` are the smaller numbers."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box around all of them; at least one is there."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


class Glyph(NamedTuple):
    """One printed character; ``turn`` is how it is turned against the page, in quarter turns clockwise."""

    char: str
    box: Box
    font: Font
    turn: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """The characters of a page in the order in which the file prints them, turned upright; sizes in points.

    ``rules`` are the level lines that are drawn on it, such as those under words; ``uprights`` are the upright ones.
    """

    width: float
    height: float
    glyphs: tuple[Glyph, ...]
    rules: tuple[Box, ...] = ()
    uprights: tuple[Box, ...] = ()


def read_sheet(page: pdfium.PdfPage) -> Sheet:
    """The characters of one page, without spaces that the file does not print, turned as most of them read."""
    width, height = page.get_size()
    rotation = page.get_rotation() // 90
    text = page.get_textpage()
    try:
        glyphs = list(_glyphs(text.raw, rotation, width, height))
    finally:
        text.close()
    turn = Counter(glyph.turn for glyph in glyphs).most_common(1)[0][0] if glyphs else 0
    upright = tuple(_turned(glyph, turn, width, height) for glyph in glyphs)
    drawn = [_turned_box(_on_page(box, rotation, width, height), turn, width, height) for box in _drawn(page.raw)]
    rules = tuple(box for box in drawn if box.height <= THIN and box.width >= LONG)
    uprights = tuple(box for box in drawn if box.width <= THIN and box.height >= TALL)
    return Sheet(*((width, height) if turn % 2 == 0 else (height, width)), upright, rules, uprights)


def _drawn(page: Any) -> list[Box]:
    """Where the lines and other shapes of a page are, in the file's points; nothing of a page with a drawn picture."""
    left, bottom, right, top = (ctypes.c_float() for _ in range(4))
    found: list[Box] = []
    for index in range(pdf.FPDFPage_CountObjects(page)):
        thing = pdf.FPDFPage_GetObject(page, index)
        if pdf.FPDFPageObj_GetType(thing) != pdf.FPDF_PAGEOBJ_PATH:
            continue
        if len(found) == MOST_DRAWN:
            return []
        if pdf.FPDFPageObj_GetBounds(thing, left, bottom, right, top):
            found.append(Box(left.value, bottom.value, right.value, top.value))
    return found


def _glyphs(text: Any, rotation: int, width: float, height: float) -> Iterator[Glyph]:
    looks: dict[int, tuple[Font, int]] = {}
    area = pdf.FS_RECTF()
    high = 0
    for index in range(pdf.FPDFText_CountChars(text)):
        code = pdf.FPDFText_GetUnicode(text, index)
        if 0xD800 <= code < 0xDC00:  # the first half of a pair that stands for one character
            high = code
            continue
        if 0xDC00 <= code < 0xE000:
            code, high = 0x10000 + ((high - 0xD800) << 10) + (code - 0xDC00) if high else 0xFFFD, 0
        char = chr(code)
        char = REPLACED.get(char, char)
        if not char or (code < 32 and char != "-") or not pdf.FPDFText_GetLooseCharBox(text, index, area):
            continue
        thing = pdf.FPDFText_GetTextObject(text, index)
        key = ctypes.addressof(thing.contents) if thing else 0
        if key not in looks:
            looks[key] = _look(text, index)
        font, turn = looks[key]
        box = Box(area.left, area.bottom, area.right, area.top)
        yield Glyph(char, _on_page(box, rotation, width, height), font, (turn + rotation) % 4)


def _look(text: Any, index: int) -> tuple[Font, int]:
    """How the text that a character belongs to is set, and how it is turned on the unturned page."""
    name = ctypes.create_string_buffer(128)
    pdf.FPDFText_GetFontInfo(text, index, name, 128, None)
    family = SUBSET.sub("", name.value.decode("utf-8", "replace"))
    matrix = pdf.FS_MATRIX()
    pdf.FPDFText_GetMatrix(text, index, matrix)
    size = pdf.FPDFText_GetFontSize(text, index) * math.hypot(matrix.c, matrix.d)
    turn = round(pdf.FPDFText_GetCharAngle(text, index) / (math.pi / 2))
    return Font(family, bool(BOLD.search(family)), round(size, 1)), turn


def _on_page(box: Box, rotation: int, width: float, height: float) -> Box:
    """A box of the file, whose origin is at the bottom left of the unturned page, as it lies on the page seen."""
    if rotation == 1:
        return Box(box.top, box.left, box.bottom, box.right)
    if rotation == 2:
        return Box(width - box.right, box.top, width - box.left, box.bottom)
    if rotation == 3:
        return Box(width - box.bottom, height - box.right, width - box.top, height - box.left)
    return Box(box.left, height - box.bottom, box.right, height - box.top)


def _turned(glyph: Glyph, turn: int, width: float, height: float) -> Glyph:
    if not turn:
        return glyph
    return glyph._replace(box=_turned_box(glyph.box, turn, width, height), turn=(glyph.turn - turn) % 4)


def _turned_box(box: Box, turn: int, width: float, height: float) -> Box:
    if turn == 1:
        return Box(box.top, width - box.right, box.bottom, width - box.left)
    if turn == 2:
        return Box(width - box.right, height - box.bottom, width - box.left, height - box.top)
    if turn == 3:
        return Box(height - box.bottom, box.left, height - box.top, box.right)
    return box
