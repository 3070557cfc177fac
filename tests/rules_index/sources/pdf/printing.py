"""PDF files that the tests print themselves: lines of text wherever they are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin

FONTS = {"plain": "Helvetica", "bold": "Helvetica-Bold", "other": "Times-Roman"}
WIDTH, HEIGHT = 612, 792


@dataclass(frozen=True)
class Printed:
    """A line that begins ``left`` points from the left and whose baseline is ``down`` points below the top."""

    text: str
    left: float
    down: float
    size: float = 10
    font: str = "plain"
    turned: float = 0
    """Degrees counter-clockwise."""
    underlined: float = 0
    """Points of a line that is drawn under the text, from its beginning."""


@dataclass(frozen=True)
class Drawn:
    """A line that is drawn from one corner to another, in points from the left and below the top."""

    left: float
    top: float
    right: float
    bottom: float


def column(text: str, left: float, down: float, *, size: float = 10, font: str = "plain") -> list[Printed]:
    """Lines one below the other."""
    return [Printed(line, left, down + at * size * 1.2, size, font) for at, line in enumerate(text.split("\n"))]


def cells(
    *rows: Sequence[str], lefts: Sequence[float], down: float, pitch: float = 16, size: float = 10
) -> list[Printed]:
    """The cells of a table, each row ``pitch`` points below the one before; an empty cell is not printed."""
    return [
        Printed(text, left, down + at * pitch)
        for at, row in enumerate(rows)
        for left, text in zip(lefts, row, strict=True)
        if text
    ]


def pdf(*pages: Sequence[Printed | Drawn], rotate: int = 0, picture: bool = False) -> bytes:
    """A file of pages with these lines; ``picture`` puts one over each page, ``rotate`` turns the pages."""
    objects = ["<< /Type /Catalog /Pages 2 0 R >>", ""]
    fonts = {name: _added(objects, f"<< /Type /Font /Subtype /Type1 /BaseFont /{base} /Encoding /WinAnsiEncoding >>")
             for name, base in FONTS.items()}  # fmt: skip
    image = _added(
        objects,
        "<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>"
        "\nstream\nx\nendstream",
    )
    used = " ".join(f"/{name} {number} 0 R" for name, number in fonts.items())
    resources = f"<< /Font << {used} >> /XObject << /Im {image} 0 R >> >>"
    kids = []
    for lines in pages:
        drawn = f"q {WIDTH} 0 0 {HEIGHT} 0 0 cm /Im Do Q\n" * picture
        stream = drawn + "\n".join(map(_drawn, lines))
        contents = _added(objects, f"<< /Length {len(stream)} >>\nstream\n{stream}\nendstream")
        kids.append(
            _added(
                objects,
                f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {WIDTH} {HEIGHT}] /Rotate {rotate} "
                f"/Resources {resources} /Contents {contents} 0 R >>",
            )
        )
    objects[1] = f"<< /Type /Pages /Kids [{' '.join(f'{kid} 0 R' for kid in kids)}] /Count {len(kids)} >>"
    return _file(objects)


def _added(objects: list[str], content: str) -> int:
    objects.append(content)
    return len(objects)


def _drawn(line: Printed | Drawn) -> str:
    if isinstance(line, Drawn):
        return (
            f"{line.left} {HEIGHT - line.bottom} {max(line.right - line.left, 0.5)} "
            f"{max(line.bottom - line.top, 0.5)} re f"
        )
    text = line.text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
    turn = radians(line.turned)
    matrix = f"{cos(turn):.4f} {sin(turn):.4f} {-sin(turn):.4f} {cos(turn):.4f} {line.left} {HEIGHT - line.down}"
    under = f"{line.left} {HEIGHT - line.down - 1.5} {line.underlined} 0.6 re f " if line.underlined else ""
    return f"{under}BT /{line.font} {line.size} Tf {matrix} Tm ({text}) Tj ET"


def _file(objects: Sequence[str]) -> bytes:
    body, offsets = b"%PDF-1.4\n", []
    for number, content in enumerate(objects, start=1):
        offsets.append(len(body))
        body += f"{number} 0 obj\n{content}\nendobj\n".encode("cp1252")
    table = "".join(f"{offset:010} 00000 n \n" for offset in offsets)
    end = (
        f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
        f"trailer << /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{len(body)}\n%%EOF"
    )
    return body + end.encode()
