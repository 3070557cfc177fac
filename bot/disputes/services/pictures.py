"""Pictures that people bring, made into ones that hold nothing but what is seen."""

from __future__ import annotations

import warnings
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageOps

from bot.disputes.model.evidence import MOST_BYTES
from bot.disputes.model.refusals import Reason, Refused, refused

MOST_PIXELS = 50_000_000
"""Larger ones take more memory than a small server has to spare."""
LONGEST_SIDE = 2560
_MAGIC = {b"\x89PNG\r\n\x1a\n": "png", b"\xff\xd8\xff": "jpeg"}
_QUALITIES = (88, 75, 60)


class Cleaned(NamedTuple):
    """A picture drawn anew."""

    kind: str
    width: int
    height: int
    content: bytes


def clean(content: bytes) -> Cleaned | Refused:
    """Draw a picture anew, upright and at most 2560 pixels long, so that where and with what it was taken is gone."""
    if len(content) > MOST_BYTES:
        return refused(Reason.PICTURE_SIZE, megabytes=MOST_BYTES // 1024 // 1024)
    kind = kind_of(content)
    if kind is None:
        return refused(Reason.PICTURE_KIND)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            with Image.open(BytesIO(content), formats=[kind.upper()]) as opened:
                if opened.width * opened.height > MOST_PIXELS:
                    return refused(Reason.PICTURE_SIZE, megabytes=MOST_BYTES // 1024 // 1024)
                seen = ImageOps.exif_transpose(opened)
                seen = seen.convert("RGBA" if seen.has_transparency_data and kind != "jpeg" else "RGB")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        # A file that only begins like a picture, or is cut off.
        return refused(Reason.PICTURE_KIND)
    seen.thumbnail((LONGEST_SIDE, LONGEST_SIDE))
    return _encoded(seen, kind)


def kind_of(content: bytes) -> str | None:
    """What a picture says it is by its first bytes; ``None`` for anything but PNG, JPEG and WebP."""
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "webp"
    return next((kind for magic, kind in _MAGIC.items() if content.startswith(magic)), None)


def _encoded(seen: Image.Image, kind: str) -> Cleaned | Refused:
    tries = [(kind, {"quality": _QUALITIES[0]} if kind != "png" else {})]
    tries += [("webp", {"quality": quality}) for quality in _QUALITIES]
    for name, options in tries:
        file = BytesIO()
        # A picture of its own, since Pillow carries what it has read about the old one along.
        bare = Image.new(seen.mode, seen.size)
        bare.paste(seen)
        bare.save(file, name.upper(), **options)
        if file.tell() <= MOST_BYTES:
            return Cleaned(name, seen.width, seen.height, file.getvalue())
    return refused(Reason.PICTURE_SIZE, megabytes=MOST_BYTES // 1024 // 1024)
