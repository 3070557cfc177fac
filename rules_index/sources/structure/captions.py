"""Recognise labels of pictures, which are not rules."""

from __future__ import annotations

import itertools
import re

from rules_index.languages.sentences import ends_sentence
from rules_index.sources.structure.gathering import Draft
from rules_index.sources.text.lines import is_capitals
from rules_index.values.sources import BlockKind

CAPTION_WORDS = 6


def tell_captions(drafts: list[Draft]) -> None:
    """Tell labels of pictures apart: a few words that are no sentence and introduce nothing."""
    for label in _labels_of_pictures(drafts):
        label.kind = BlockKind.CAPTION
    for above, draft in itertools.pairwise([None, *drafts]):
        if draft is None:
            continue
        footnote = above is not None and above.text.endswith("*") and draft.lines[0].text.startswith("*")
        if footnote or (draft.kind is BlockKind.TABLE and not re.search(r"[^\W\d_]{2}", draft.text)):
            draft.kind = BlockKind.CAPTION
        elif draft.kind is BlockKind.PARAGRAPH and not ends_sentence(draft.text):
            few = len(draft.text.split()) <= CAPTION_WORDS and not is_capitals(draft.text)
            if few and not draft.label and not re.search(r"[=:]", draft.text):
                draft.kind = BlockKind.CAPTION


def _labels_of_pictures(drafts: list[Draft]) -> list[Draft]:
    """Lines in capitals that are close together and apart from any text, as the labels in a picture are."""
    labels: list[Draft] = []
    for start, draft in enumerate(drafts):
        if draft.kind is not BlockKind.HEADING or draft.markdown or (start and draft.gap == 0):
            continue
        end = start + 1
        while end < len(drafts) and drafts[end].kind is BlockKind.HEADING and drafts[end].gap == 0:
            end += 1
        below = drafts[end] if end < len(drafts) else None
        opens_book = all(above.kind is BlockKind.HEADING for above in drafts[:start])
        if end - start < 2 or opens_book or below is None or below.gap == 0:
            continue
        if below.gap > 1 or (below.kind is BlockKind.HEADING and draft.gap > 1):
            labels += drafts[start:end]
    return labels
