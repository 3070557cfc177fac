"""Pages that are pictures: their text by Tesseract, where it is installed."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from io import BytesIO

import pypdfium2 as pdfium

LANGUAGES = ("ces", "swe", "eng")
DOTS = 300
"""Dots an inch at which a page is drawn to be recognised."""
SECONDS = 60


@cache
def recognizer() -> tuple[str, str] | None:
    """The program that recognises text, with the languages it knows of ours; None where it is not installed."""
    program = shutil.which("tesseract")
    if program is None:
        return None
    listed = subprocess.run([program, "--list-langs"], capture_output=True, text=True, check=False, timeout=SECONDS)  # noqa: S603
    known = [language for language in LANGUAGES if language in listed.stdout.split()]
    return (program, "+".join(known)) if known else None


def recognized(page: pdfium.PdfPage, program: str, languages: str) -> str:
    """The text of a page as the program reads it, a paragraph a line; empty where it finds none or takes too long."""
    picture = BytesIO()
    page.render(scale=DOTS / 72, grayscale=True).to_pil().save(picture, "PNG")
    try:
        done = subprocess.run(  # noqa: S603
            [program, "-", "-", "-l", languages, "--psm", "3"],
            input=picture.getvalue(),
            capture_output=True,
            check=False,
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        return ""
    paragraphs = done.stdout.decode("utf-8", "replace").replace("\f", "").split("\n\n")
    return "\n\n".join("\n".join(_unwrapped(part.strip())) for part in paragraphs if part.strip())


def _unwrapped(paragraph: str) -> list[str]:
    """The lines of a paragraph as one, but for words broken at a line's end, which are joined later."""
    lines: list[str] = []
    for line in paragraph.split("\n"):
        if lines and not lines[-1].endswith("-"):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line.strip())
    return lines
