"""Blocks of a document: its lines gathered, and captions, lists, topics and levels of headings recognised."""

from __future__ import annotations

import itertools
import re

from rules_index.languages.sentences import ends_sentence
from rules_index.sources.structure.captions import tell_captions
from rules_index.sources.structure.gathering import Draft, gather
from rules_index.sources.structure.outline import Heading, is_announced, lay_out
from rules_index.sources.structure.plain_headings import tell_plain_headings
from rules_index.sources.text.lines import run_in, short_first_sentence
from rules_index.sources.text.references import is_pointer
from rules_index.values.sources import Block, BlockKind

LONGEST_ITEM = 120
PROSE = (BlockKind.PARAGRAPH, BlockKind.BULLET, BlockKind.STEP, BlockKind.EXAMPLE)
POINTER_REACH = 4


def blocks_of(text: str) -> tuple[Block, ...]:
    """The blocks of a mended text in reading order, headings with their depth."""
    drafts = _join_torn(gather(text))
    tell_plain_headings(drafts)
    tell_captions(drafts)
    _tell_unmarked_lists(drafts)
    _tell_topics(drafts)
    headings = [
        Heading(draft.text, draft.markdown, index)
        for index, draft in enumerate(drafts)
        if draft.kind is BlockKind.HEADING
    ]
    for heading, level in zip(headings, lay_out(headings, [draft.text for draft in drafts]), strict=True):
        drafts[heading.index].level = level
    return tuple(map(_block, _pointers_under_their_headings(drafts)))


def _join_torn(drafts: list[Draft]) -> list[Draft]:
    """Join a sentence that a page break or a picture tore apart."""
    joined: list[Draft] = []
    for draft in drafts:
        above = joined[-1] if joined else None
        if above is not None and draft.kind is BlockKind.PARAGRAPH and _is_torn(above, draft):
            above.lines.extend(draft.lines)
            above.parts.extend(draft.parts)
        else:
            joined.append(draft)
    return joined


def _is_torn(above: Draft, draft: Draft) -> bool:
    if above.kind not in PROSE or ends_sentence(above.text):
        return False
    if draft.text[:1].islower():
        return len(above.text.split()) > 3
    in_flow = above.kind in (BlockKind.PARAGRAPH, BlockKind.EXAMPLE) and re.search(r"[.!?] ", above.text)
    return bool(in_flow) and ends_sentence(draft.text) and not draft.label


def _tell_unmarked_lists(drafts: list[Draft]) -> None:
    """Two or more short lines after a lead-in are the items of a list that has no marks."""
    for index, draft in enumerate(drafts):
        if draft.kind not in (BlockKind.PARAGRAPH, BlockKind.EXAMPLE) or not draft.text.endswith(":"):
            continue
        items = list(itertools.takewhile(_is_unmarked_item, drafts[index + 1 :]))
        if len(items) > 1:
            for item in items:
                item.kind = BlockKind.BULLET


def _is_unmarked_item(draft: Draft) -> bool:
    if draft.kind not in (BlockKind.CAPTION, BlockKind.PARAGRAPH) or (len(draft.lines) > 1 and draft.gap > 1):
        return False
    return (
        draft.gap <= 1
        and len(draft.text) <= LONGEST_ITEM
        and not ends_sentence(draft.text)
        and not is_pointer(draft.text)
    )


def _tell_topics(drafts: list[Draft]) -> None:
    """Put a paragraph one level under the run-in heading before it, as long as that goes on.

    A heading that ends in a full stop, or a step that has paragraphs of its own, holds until the next one; an entry
    (``VAPEN: …``, ``PISTOLE – …``) only holds for paragraphs set close to it.
    """
    topic: Draft | None = None
    for index, draft in enumerate(drafts):
        if draft.kind is BlockKind.HEADING:
            topic = None
        elif draft.kind is BlockKind.STEP:
            topic = draft if run_in(draft.text) and _has_paragraphs(index, drafts) else None
        elif draft.kind is BlockKind.PARAGRAPH:
            draft.label = "" if is_pointer(draft.text) else draft.label or _plain_run_in(draft, topic)
            if draft.label:
                topic = draft
            elif topic is not None and (draft.gap == 0 or not _is_entry(topic)):
                draft.level = 1
            else:
                topic = None


def _plain_run_in(draft: Draft, topic: Draft | None) -> str:
    """A run-in heading in plain letters, set apart; within a step only a very short one, as sentences are there."""
    label = short_first_sentence(draft.text) if draft.gap else ""
    in_step = topic is not None and topic.kind is BlockKind.STEP
    return "" if in_step and len(label.split()) > 3 else label


def _is_entry(draft: Draft) -> bool:
    after = draft.text[len(draft.label) :].lstrip() if draft.kind is BlockKind.PARAGRAPH else "."
    return after[:1] in (":", "–", "-", "—")


def _has_paragraphs(index: int, drafts: list[Draft]) -> bool:
    """Whether the steps of this series have paragraphs of their own."""
    first = index
    while first and drafts[first - 1].kind is not BlockKind.HEADING:
        first -= 1
    series = itertools.takewhile(lambda draft: draft.kind is not BlockKind.HEADING, drafts[first:])
    seen = None
    own = False
    for draft in series:
        if draft.kind is BlockKind.STEP:
            if seen is not None and int(draft.label) == seen + 1 and own:
                return True
            seen, own = int(draft.label), False
        elif draft.kind is BlockKind.PARAGRAPH:
            own = True
    return False


def _pointers_under_their_headings(drafts: list[Draft]) -> list[Draft]:
    """Move a heading before the line that points to more about it and the words between them."""
    ordered: list[Draft] = []
    for draft in drafts:
        at = len(ordered)
        if draft.kind is BlockKind.HEADING:
            at -= _distance_to_pointer(draft, ordered)
        ordered.insert(at, draft)
    return ordered


def _distance_to_pointer(heading: Draft, above: list[Draft]) -> int:
    for distance, draft in enumerate(reversed(above[-POINTER_REACH:]), start=1):
        if draft.kind is BlockKind.HEADING:
            break
        if is_pointer(draft.text) and is_announced(heading.text, [draft.text]):
            return distance
    return 0


def _block(draft: Draft) -> Block:
    lines = draft.kind is BlockKind.TABLE or (draft.kind is BlockKind.CAPTION and len(draft.parts) > 1)
    text = "\n".join(draft.parts) if lines else draft.text
    if draft.kind is BlockKind.HEADING:
        text = text.rstrip(":").strip()
    return Block(draft.kind, text, draft.level, draft.label, draft.lines[0].page)
