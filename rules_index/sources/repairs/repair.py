"""Mending a document: every kind of damage, in the order in which one hides the next."""

from __future__ import annotations

from collections.abc import Sequence

from rules_index.sources.reading.language_detection import language_of
from rules_index.sources.repairs.characters import cut_runs, mend_forms, mend_homoglyphs
from rules_index.sources.repairs.fonts import mend_font_mapping
from rules_index.sources.repairs.layout import drop_markers, drop_page_numbers, join_broken_words, mend_line_spacing
from rules_index.sources.repairs.markup import mend_formulas, mend_icons, mend_markup
from rules_index.sources.repairs.repair_log import Ledger
from rules_index.values.books import Language
from rules_index.values.sources import Repair


def mend(pages: Sequence[str]) -> tuple[str, Language, tuple[Repair, ...]]:
    """The mended text with pages parted by form feeds, its language, and what was mended."""
    ledger = Ledger()
    text = drop_markers(cut_runs(mend_forms("\n\f".join(pages), ledger)), ledger)
    language = language_of(text)
    text = mend_homoglyphs(mend_font_mapping(text, language, ledger), language, ledger)
    text = drop_page_numbers(mend_line_spacing(text, ledger), ledger)
    text = join_broken_words(text, language, ledger)
    text = mend_icons(mend_formulas(mend_markup(text, ledger), ledger), ledger)
    return text, language, ledger.repairs
