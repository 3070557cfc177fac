"""A picture in tiles: those that look as they did in an earlier picture are kept, and only the others are drawn.

A tile is kept by all that is drawn on it, so whatever was drawn before, equal pictures have equal bytes.
"""

from __future__ import annotations

import struct
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import count
from threading import Lock
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from PIL import Image, ImageDraw

SCALE = 2
"""Pictures are drawn so many times as large as they become, for soft edges."""
_WIDE, _HIGH = 216, 120
"""A tile in points: as many as few things lie on both a changed tile and an unchanged one."""
_KEPT = 700
"""Tiles that are kept, some 18 MB, and rows of tiles, some 5 MB: a picture has 20 to 80 in 6 to 15 rows."""
_PACKED = 3
"""How hard rows are packed: an eighth larger than at best, in half the time."""

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom; on what is drawn, :data:`SCALE` times as large as the picture."""
_Key: TypeAlias = tuple[int, ...]
Made = TypeVar("Made")

_ADLER = 65521
"""Sums of zlib's are counted modulo this."""


class Sheet:
    """The ground of strokes: only these boxes of it count, and nobody looks at the rest."""

    def __init__(self, image: Image.Image, boxes: Sequence[Box], ground: tuple[int, int, int]) -> None:
        self.image = image
        self.draw = ImageDraw.Draw(image)
        self.boxes = boxes
        for box in boxes:
            image.paste(ground, box)


class Stroke(NamedTuple):
    """Something drawn: how, with what, and in which box it lies wholly."""

    how: Callable[..., None]
    args: tuple[Any, ...]
    box: Box

    def on(self, sheet: Sheet) -> None:
        """Draw it."""
        self.how(sheet, *self.args)


_numbers = count()


@lru_cache(maxsize=16_384)
def _number(_: object) -> int:
    """The number of something drawn, which nothing else ever has; forgotten, it gets another one."""
    return next(_numbers)


class _Row(NamedTuple):
    """A row of tiles as it lies in a PNG: packed, with the sum over what is packed and how long that is."""

    packed: bytes
    adler: int
    length: int


class _Kept(Generic[Made]):
    """The parts of the last pictures, by all that each is made from."""

    def __init__(self) -> None:
        self._made: OrderedDict[_Key, Made] = OrderedDict()
        self._lock = Lock()

    def find(self, keys: Iterable[_Key]) -> dict[_Key, Made]:
        """Those of these that are kept."""
        with self._lock:
            found = {key: self._made[key] for key in keys if key in self._made}
            for key in found:
                self._made.move_to_end(key)
        return found

    def keep(self, made: dict[_Key, Made]) -> None:
        """Keep these, in the place of those that were not looked for longest."""
        with self._lock:
            self._made.update(made)
            while len(self._made) > _KEPT:
                self._made.popitem(last=False)


class _Scratch:
    """One image for all pictures to be drawn on, one after the other: fresh memory costs more than drawing."""

    def __init__(self) -> None:
        self._image = Image.new("RGB", (0, 0))
        self._lock = Lock()

    @contextmanager
    def of(self, width: int, height: int) -> Iterator[Image.Image]:
        """The image, at least so large, for as long as the block runs."""
        with self._lock:
            if self._image.width < width or self._image.height < height:
                self._image = Image.new("RGB", (max(width, self._image.width), max(height, self._image.height)), None)
            yield self._image


_tiles, _rows, _scratch = _Kept[Image.Image](), _Kept[_Row](), _Scratch()


def whole(size: tuple[int, int], ground: tuple[int, int, int], strokes: Sequence[Stroke]) -> Image.Image:
    """All of it drawn, of a size in points, as large as it is drawn."""
    width, height = size[0] * SCALE, size[1] * SCALE
    sheet = Sheet(Image.new("RGB", (width, height), None), [(0, 0, width, height)], ground)
    for stroke in strokes:
        stroke.on(sheet)
    return sheet.image


def png(size: tuple[int, int], ground: tuple[int, int, int], strokes: Sequence[Stroke], colours: Image.Image) -> bytes:
    """The finished picture as PNG, each point in the nearest of these colours; of a size in points."""
    palette = bytes(colours.getpalette() or ())
    across, down = -(-size[0] // _WIDE), -(-size[1] // _HIGH)
    drawn: list[list[int]] = [[] for _ in range(across * down)]
    for place, stroke in enumerate(strokes):
        for at in _touched(stroke.box, across, down):
            drawn[at].append(place)
    boxes = [_box(at % across, at // across, size) for at in range(across * down)]
    first = (_number(ground), _number(palette))
    numbers = [_number(stroke) for stroke in strokes]
    keys = [(*first, *box, *(numbers[place] for place in on)) for box, on in zip(boxes, drawn, strict=True)]
    named = [tuple(map(_number, keys[row * across : (row + 1) * across])) for row in range(down)]
    rows = _rows.find(named)
    if changed := [row for row in range(down) if named[row] not in rows]:
        wanted = {keys[at]: at for row in changed for at in range(row * across, (row + 1) * across)}
        tiles = _tiles.find(wanted)
        if missing := {key: at for key, at in wanted.items() if key not in tiles}:
            places = sorted({place for at in missing.values() for place in drawn[at]})
            on_them = [strokes[each] for each in places]
            made = _reduced(size, ground, on_them, [boxes[at] for at in missing.values()], colours)
            fresh = dict(zip(missing, made, strict=True))
            _tiles.keep(fresh)
            tiles |= fresh
        packed = {
            named[row]: _packed([tiles[key] for key in keys[row * across : (row + 1) * across]]) for row in changed
        }
        _rows.keep(packed)
        rows |= packed
    return _written(size, palette, [rows[name] for name in named])


def _packed(tiles: Sequence[Image.Image]) -> _Row:
    # Each line begins with how it is filtered: with 0 for not at all, as is best for numbers of colours.
    row = Image.new("P", (1 + sum(tile.width for tile in tiles), tiles[0].height))
    left = 1
    for tile in tiles:
        row.paste(tile, (left, 0))
        left += tile.width
    raw = row.tobytes()
    packer = zlib.compressobj(_PACKED, wbits=-zlib.MAX_WBITS)
    # What follows looks back at nothing before it, so rows can be put together in any order.
    return _Row(packer.compress(raw) + packer.flush(zlib.Z_FULL_FLUSH), zlib.adler32(raw), len(raw))


def _written(size: tuple[int, int], palette: bytes, rows: Sequence[_Row]) -> bytes:
    """A PNG of these rows (https://www.w3.org/TR/png-3/), their packing put together to one stream of zlib's."""
    low, high = 1, 0
    for row in rows:
        of_row = row.adler & 0xFFFF
        high = (high + (row.adler >> 16) + row.length * (low - 1)) % _ADLER
        low = (low + of_row - 1) % _ADLER
    end = zlib.compressobj(wbits=-zlib.MAX_WBITS).flush() + struct.pack(">HH", high, low)
    stream = b"\x78\x5e" + b"".join(row.packed for row in rows) + end
    header = struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", stream), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in chunks
    )


def _touched(box: Box, across: int, down: int) -> list[int]:
    left, top = max(box[0] // (_WIDE * SCALE), 0), max(box[1] // (_HIGH * SCALE), 0)
    right, bottom = min(box[2] // (_WIDE * SCALE) + 1, across), min(box[3] // (_HIGH * SCALE) + 1, down)
    return [row * across + column for row in range(top, bottom) for column in range(left, right)]


def _box(column: int, row: int, size: tuple[int, int]) -> Box:
    """A tile of the finished picture."""
    left, top = column * _WIDE, row * _HIGH
    return left, top, min(left + _WIDE, size[0]), min(top + _HIGH, size[1])


def _reduced(
    size: tuple[int, int],
    ground: tuple[int, int, int],
    strokes: Sequence[Stroke],
    boxes: Sequence[Box],
    colours: Image.Image,
) -> list[Image.Image]:
    """The tiles in these boxes, on which nothing lies but these strokes."""
    large = [(left * SCALE, top * SCALE, right * SCALE, bottom * SCALE) for left, top, right, bottom in boxes]
    column = Image.new("RGB", (_WIDE, _HIGH * len(boxes)), None)
    with _scratch.of(size[0] * SCALE, size[1] * SCALE) as image:
        sheet = Sheet(image, large, ground)
        for stroke in strokes:
            stroke.on(sheet)
        for number, box in enumerate(large):
            column.paste(image.reduce(SCALE, box), (0, number * _HIGH))
    # To look colours up has a price of its own, so all tiles go at once.
    reduced = column.quantize(palette=colours, dither=Image.Dither.NONE)
    return [
        reduced.crop((0, number * _HIGH, box[2] - box[0], number * _HIGH + box[3] - box[1]))
        for number, box in enumerate(boxes)
    ]
