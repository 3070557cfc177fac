"""Pictures that people bring, in any form a phone sends, made into ones that hold nothing but what is seen."""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageOps

from bot.disputes.model.evidence import MOST_BROUGHT, MOST_BYTES
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused

MOST_PIXELS = 50_000_000
"""Larger ones take more memory than a small server has to spare."""
LONGEST_SIDE = 2560
_MAGIC = {b"\x89PNG\r\n\x1a\n": "png", b"\xff\xd8\xff": "jpeg", b"GIF87a": "gif", b"GIF89a": "gif"}
_BRANDS = {
    **dict.fromkeys((b"avif", b"avis"), "avif"),
    **dict.fromkeys((b"heic", b"heix", b"hevc", b"heim", b"mif1", b"msf1"), "heif"),
}
"""By the brand of a file of boxes what it is: phones write HEIC, and AVIF."""
_KEPT = ("png", "jpeg", "webp")
_QUALITIES = (88, 75, 60)
# What Pillow raises for a file that only begins like a picture, or is cut off.
_DAMAGED = (OSError, ValueError, SyntaxError, EOFError, RuntimeError, IndexError)


class Cleaned(NamedTuple):
    """A picture drawn anew."""

    kind: str
    width: int
    height: int
    content: bytes


def clean(content: bytes) -> Cleaned | DeskRefused:
    """Draw a picture anew, upright and at most 2560 pixels long, so that where and with what it was taken is gone.

    Of one that moves the first frame stays.
    """
    if len(content) > MOST_BROUGHT:
        return too_large()
    kind = kind_of(content)
    if kind is None:
        return refused(DeskReason.PICTURE_KIND)
    if kind == "heif" and not reads_heif():
        return refused(DeskReason.PICTURE_HEIC)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            with Image.open(BytesIO(content), formats=[kind.upper()]) as opened:
                # A JPEG is read at a half, a quarter or an eighth of its size, which takes as much less memory.
                opened.draft("RGB", (LONGEST_SIDE, LONGEST_SIDE))
                if opened.width * opened.height > MOST_PIXELS:
                    return too_large()
                seen = ImageOps.exif_transpose(opened)
                seen = seen.convert("RGBA" if seen.has_transparency_data and kind != "jpeg" else "RGB")
    except Image.DecompressionBombError:
        return too_large()
    except _DAMAGED:
        return refused(DeskReason.PICTURE_KIND)
    if not (seen.width and seen.height):
        return refused(DeskReason.PICTURE_KIND)
    seen.thumbnail((LONGEST_SIDE, LONGEST_SIDE))
    return _encoded(seen, kind)


def kind_of(content: bytes) -> str | None:
    """The format of a picture by its first bytes; ``None`` for anything but PNG, JPEG, WebP, GIF, AVIF and HEIC."""
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "webp"
    if content[4:8] == b"ftyp":
        # The first brand tells little where it is a common one; the others follow in the same box.
        brands = (content[8:12], *(content[at : at + 4] for at in range(16, 40, 4)))
        return next((_BRANDS[brand] for brand in sorted(brands, key=_is_common) if brand in _BRANDS), None)
    return next((kind for magic, kind in _MAGIC.items() if content.startswith(magic)), None)


def too_large() -> DeskRefused:
    """Why a picture of too many bytes or points is not taken."""
    return refused(DeskReason.PICTURE_SIZE, megabytes=MOST_BROUGHT // 1024 // 1024)


@cache
def reads_heif() -> bool:
    """Whether the library that reads HEIC is installed; it is, from then on, one of Pillow's formats."""
    try:
        import_module("pillow_heif").register_heif_opener(thumbnails=False)
    except ImportError:
        return False
    return True


def _is_common(brand: bytes) -> bool:
    return brand in (b"mif1", b"msf1")


def _encoded(seen: Image.Image, kind: str) -> Cleaned | DeskRefused:
    kept = kind if kind in _KEPT else "webp" if seen.mode == "RGBA" else "jpeg"
    tries = [(kept, {"quality": _QUALITIES[0]} if kept != "png" else {})]
    tries += [("webp", {"quality": quality}) for quality in _QUALITIES]
    for name, options in tries:
        file = BytesIO()
        # A picture of its own, since Pillow carries what it has read about the old one along.
        bare = Image.new(seen.mode, seen.size)
        bare.paste(seen)
        bare.save(file, name.upper(), **options)
        if file.tell() <= MOST_BYTES:
            return Cleaned(name, seen.width, seen.height, file.getvalue())
    return too_large()
