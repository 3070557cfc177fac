"""A PDF as pages of text in Markdown's headings, one paragraph a line, which is what the other readers go on with."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pypdfium2 as pdfium
import pypdfium2.raw as pdf

from rules_index.sources.pdf.columns import columns_of
from rules_index.sources.pdf.contents import without_contents
from rules_index.sources.pdf.furniture import without_furniture
from rules_index.sources.pdf.gaps import runs_of
from rules_index.sources.pdf.glyphs import Sheet, read_sheet
from rules_index.sources.pdf.grids import with_ruled_rows
from rules_index.sources.pdf.headings import levels_of, plain
from rules_index.sources.pdf.paragraphs import MARK, Paragraph, paragraphs_of
from rules_index.sources.pdf.scans import recognized, recognizer
from rules_index.values.sources import PageStep, Remark, Unreadable, UnreadableFile, unstepped

FEW = 20
"""Fewer characters than these on a page with a picture are no text: a page number, a label."""
_LOCKED = "is protected by a password: save a copy without one"
_DAMAGED = "is a damaged PDF: open it in a viewer and save it again"
_PICTURES = "is a PDF without text, probably scanned pictures: install Tesseract, or run text recognition on it first"
_MARKDOWN = re.compile(r"^(?=#|={3,}|[-*_]{3,})", re.MULTILINE)


def read_pdf(path: Path, remark: Remark, step: PageStep = unstepped) -> tuple[str, ...]:
    """The text of each page in reading order; what is only a picture is recognised where Tesseract is installed.

    Args:
        path: the file.
        remark: called with the pages that are pictures and stay unread.
        step: called with each page that was read, and again with those that are recognised.

    Raises:
        UnreadableFile: damaged, protected by a password, or without any text.
    """
    try:
        document = pdfium.PdfDocument(path)
    except pdfium.PdfiumError as error:
        locked = error.err_code == pdf.FPDF_ERR_PASSWORD
        if locked:
            raise UnreadableFile(_LOCKED, Unreadable.LOCKED) from error
        raise UnreadableFile(_DAMAGED) from error
    try:
        sheets = []
        for page in document:
            sheets.append(_sheet(page))
            step(len(sheets), len(document))
        pages = _laid_out(sheets, _outline(document))
        pictures = [at for at, sheet in enumerate(sheets) if _is_bare(sheet) and _has_picture(document[at])]
        unread = _recognize(document, pictures, pages, step)
    finally:
        document.close()
    if not any(pages):
        raise UnreadableFile(_PICTURES, Unreadable.PICTURES)
    if unread:
        remark(
            f"{_numbers(unread)} of {len(pages)}: only a picture, no text is read there; install Tesseract "
            "(README, Your own rulebooks) or run text recognition on the file"
        )
    return tuple(pages)


def _sheet(page: pdfium.PdfPage) -> Sheet:
    try:
        return read_sheet(page)
    finally:
        page.close()


def _laid_out(sheets: Sequence[Sheet], listed: Mapping[str, int]) -> list[str]:
    """The pages as text; ``listed`` is the outline that the file has of its own."""
    paragraphs: list[Paragraph] = []
    kept = without_furniture([(sheet, runs_of(sheet)) for sheet in sheets])
    for number, (sheet, runs) in enumerate(zip(sheets, kept, strict=True)):
        for column in columns_of(with_ruled_rows(sheet, runs), sheet.rules):
            paragraphs += paragraphs_of(column, number)
    paragraphs = without_contents(paragraphs)
    pages: list[list[str]] = [[] for _ in sheets]
    for paragraph, level in zip(paragraphs, levels_of(paragraphs, listed), strict=True):
        pages[paragraph.page].append(_written(paragraph, level))
    return ["\n\n".join(page) for page in pages]


def _is_bare(sheet: Sheet) -> bool:
    """Whether there is hardly a letter on a page."""
    return sum(not glyph.char.isspace() for glyph in sheet.glyphs) < FEW


def _has_picture(page: pdfium.PdfPage) -> bool:
    return next(page.get_objects(filter=[pdf.FPDF_PAGEOBJ_IMAGE], max_depth=3), None) is not None


def _recognize(document: pdfium.PdfDocument, pictures: Sequence[int], pages: list[str], step: PageStep) -> list[int]:
    """Put the text of pictures into their pages; the pages that stay unread are returned."""
    if not pictures:
        return []
    known = recognizer()
    if known is None:
        return list(pictures)
    for at in pictures:
        step(at + 1, len(pages))
        pages[at] = recognized(document[at], *known) or pages[at]
    return [at for at in pictures if not pages[at]]


def _numbers(pages: Sequence[int]) -> str:
    """Pages as a reader counts them, those in a row as a range: ``pages 1, 4–6``."""
    runs: list[list[int]] = []
    for page in pages:
        if runs and page == runs[-1][-1] + 1:
            runs[-1].append(page)
        else:
            runs.append([page])
    named = ", ".join(f"{run[0] + 1}–{run[-1] + 1}" if len(run) > 1 else str(run[0] + 1) for run in runs)
    return f"page{'s' * (len(pages) > 1)} {named}"


def _outline(document: pdfium.PdfDocument) -> dict[str, int]:
    levels: dict[str, int] = {}
    for item in document.get_toc():
        levels.setdefault(plain(item.get_title() or ""), item.level + 1)
    levels.pop("", None)
    return levels


def _written(paragraph: Paragraph, level: int) -> str:
    text = paragraph.text
    if level:
        title = " ".join(text.replace("-\n", "").split())
        return f"{'#' * level} {title}"
    if mark := MARK.match(text):
        text = f"• {text[mark.end() :]}"
    return _MARKDOWN.sub(r"\\", text)
