"""Repair a document: every kind of damage, in an order in which no repair hides the next damage."""

from __future__ import annotations

from collections.abc import Sequence

from rules_index.sources.reading.language_detection import language_of
from rules_index.sources.repairs.characters import cut_runs, mend_forms, mend_homoglyphs
from rules_index.sources.repairs.fonts import mend_font_mapping
from rules_index.sources.repairs.layout import drop_markers, drop_page_numbers, join_broken_words, mend_line_spacing
from rules_index.sources.repairs.markup import mend_formulas, mend_icons, mend_markup
from rules_index.sources.repairs.repair_log import RepairLog
from rules_index.values.books import Language
from rules_index.values.sources import Repair


def mend(pages: Sequence[str], language: Language | None = None) -> tuple[str, Language, tuple[Repair, ...]]:
    """The mended text with pages parted by form feeds, its language, and what was mended.

    Args:
        pages: the text of each page.
        language: the book's language, where somebody said it; guessed otherwise.
    """
    log = RepairLog()
    text = drop_markers(cut_runs(mend_forms("\n\f".join(pages), log)), log)
    language = language or language_of(text)
    text = mend_homoglyphs(mend_font_mapping(text, language, log), language, log)
    text = drop_page_numbers(mend_line_spacing(text, log), log)
    text = join_broken_words(text, language, log)
    text = mend_icons(mend_formulas(mend_markup(text, log), log), log)
    return text, language, log.repairs
