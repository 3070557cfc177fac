"""Headings in plain letters, in a book that has hardly any in capitals or in Markdown."""

from __future__ import annotations

import re

from rules_index.languages.sentences import UPPER
from rules_index.sources.structure.gathering import Draft
from rules_index.sources.text.lines import is_capitals
from rules_index.sources.text.references import is_pointer
from rules_index.values.sources import BlockKind

FEW = 2
LONGEST = 60
TITLE = re.compile(rf"^(?:\d{{1,2}}(?:\.\d{{1,2}})*[.)]?\s+)?[„“\"(]?[{UPPER}][^.!?:;…,|=]*\??$")


def tell_plain_headings(drafts: list[Draft]) -> None:
    """Short lines that are set apart, are no sentence and have text under them are headings, if the book needs them."""
    if sum(draft.kind is BlockKind.HEADING for draft in drafts[1:]) >= FEW:
        return
    for above, draft, below in zip(drafts, drafts[1:], drafts[2:], strict=False):
        follows = above.kind is BlockKind.HEADING or not (above.text.endswith(":") or _is_title(above))
        if follows and draft.kind in (BlockKind.PARAGRAPH, BlockKind.STEP) and _is_title(draft) and _is_text(below):
            draft.parts = [line.text for line in draft.lines]
            draft.kind, draft.label = BlockKind.HEADING, ""


def _is_title(draft: Draft) -> bool:
    text = " ".join(line.text for line in draft.lines)
    apart = len(draft.lines) == 1 and draft.gap > 0 and len(text) <= LONGEST
    return apart and bool(TITLE.match(text)) and not is_capitals(text) and not is_pointer(text)


def _is_text(draft: Draft) -> bool:
    """Whether a block is text, or a title that has its own text under it."""
    if draft.kind in (BlockKind.BULLET, BlockKind.STEP, BlockKind.TABLE, BlockKind.EXAMPLE):
        return draft.gap <= 1
    return draft.gap <= 1 and (len(draft.text) > LONGEST or draft.text[-1:] in ".:!" or _is_title(draft))
