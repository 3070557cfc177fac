"""Pictures one after the other as an animated GIF of a limited size, and single pictures made smaller."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence

from PIL import Image

from bot.boards.drawing import TABLE

WIDEST = 720
"""In pixels: as sharp as a phone shows it."""
LARGEST = 2_000_000
"""In bytes, of an animation."""
_COLOURS = 96
_SHOWN, _HELD = 900, 5000
"""How long a picture stands and the last one, in milliseconds."""
_NARROWEST = 160


def animated(pngs: Sequence[bytes], largest: int = LARGEST) -> bytes:
    """Pictures as an animation that begins again after the last one was held for a while.

    Args:
        pngs: at least one.
        largest: in bytes; it is made narrower, and then shorter, until it is no larger.
    """
    shown, width = list(pngs), min(WIDEST, max(_size(png)[0] for png in pngs))
    while True:
        made = _gif(shown, width)
        if len(made) <= largest or (width <= _NARROWEST and len(shown) == 1):
            return made
        if width > _NARROWEST:
            # The size of boards with much text grows less than their area does, and another try takes seconds.
            width = max(_NARROWEST, min(int(width * 0.97 * (largest / len(made)) ** 0.8), width - 1))
        else:
            shown = [shown[number] for number in thinned(len(shown), len(shown) // 2)]


def narrowed(png: bytes, width: int) -> bytes:
    """A picture no wider than that, as PNG."""
    with Image.open(io.BytesIO(png)) as image:
        if image.width <= width:
            return png
        small = _frame(image, width, round(image.height * width / image.width))
    stream = io.BytesIO()
    small.quantize(256, dither=Image.Dither.NONE).save(stream, "PNG", optimize=True)
    return stream.getvalue()


def thinned(count: int, most: int) -> list[int]:
    """The numbers from 0 to ``count`` - 1, or as many of them evenly as are allowed, with the first and the last."""
    if count <= most:
        return list(range(count))
    if most <= 1:
        return [count - 1]
    return [round(number * (count - 1) / (most - 1)) for number in range(most)]


def _gif(pngs: Sequence[bytes], width: int) -> bytes:
    sizes = [_size(png) for png in pngs]
    high = max(round(height * width / wide) for wide, height in sizes)
    palette = _palette([pngs[number] for number in thinned(len(pngs), 3)], width, high)
    first, *others = _frames(pngs, width, high, palette)
    stream = io.BytesIO()
    held = [*[_SHOWN] * len(others), _HELD]
    first.save(stream, "GIF", save_all=True, append_images=others, duration=held, loop=0, optimize=True)
    return stream.getvalue()


def _frames(pngs: Sequence[bytes], width: int, high: int, palette: Image.Image) -> Iterator[Image.Image]:
    for png in pngs:
        with Image.open(io.BytesIO(png)) as image:
            yield _frame(image, width, high).quantize(palette=palette, dither=Image.Dither.NONE)


def _frame(image: Image.Image, width: int, high: int) -> Image.Image:
    """A picture in this width, with the table below it where it is lower than others."""
    height = round(image.height * width / image.width)
    small = image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
    if height == high:
        return small
    whole = Image.new("RGB", (width, high), TABLE)
    whole.paste(small, (0, 0))
    return whole


def _palette(pngs: Sequence[bytes], width: int, high: int) -> Image.Image:
    """One table of colours for all, so that what does not change between two pictures takes no room."""
    sheet = Image.new("RGB", (width, high * len(pngs)), TABLE)
    for number, png in enumerate(pngs):
        with Image.open(io.BytesIO(png)) as image:
            sheet.paste(_frame(image, width, high), (0, number * high))
    return sheet.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT)


def _size(png: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(png)) as image:
        return image.size
