"""Blocks of a document from its lines: headings, paragraphs, bullets, steps, tables, examples, captions."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field

from rules_index.model import Block, BlockKind
from rules_index.sources.lines import (
    BULLET,
    EXAMPLE,
    STEP,
    Line,
    Setting,
    ends_sentence,
    is_capitals,
    run_in,
    setting_of,
    short_first_sentence,
    split_lines,
)
from rules_index.sources.outline import Heading, lay_out
from rules_index.sources.references import is_pointer

MARKDOWN_HEADING = re.compile(r"^(#{1,6})\s+(\S.*?)\s*#*$")
NUMBERED_HEADING = re.compile(r"^\d{1,2}(?:\.\d{1,2})*[.)]?\s")
CAPTION_WORDS = 6


@dataclass(slots=True)
class Draft:
    """A block being gathered from its lines."""

    kind: BlockKind
    lines: list[Line]
    level: int = 0
    label: str = ""
    parts: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join(part for part in self.parts if part)

    @property
    def last(self) -> Line:
        return self.lines[-1]


def blocks_of(text: str) -> tuple[Block, ...]:
    """The blocks of a mended text in reading order, headings with their depth."""
    lines = split_lines(text)
    setting = setting_of(lines)
    drafts: list[Draft] = []
    for index, line in enumerate(lines):
        below = lines[index + 1] if index + 1 < len(lines) else None
        _place(line, below, drafts, setting)
    return tuple(_finish(_list_lines(_captions(_join_torn(drafts)))))


def _place(line: Line, below: Line | None, drafts: list[Draft], setting: Setting) -> None:
    """Add a line to the block it continues, or open a new one with it."""
    draft = drafts[-1] if drafts else None
    heading = MARKDOWN_HEADING.match(line.text)
    if heading:
        drafts.append(Draft(BlockKind.HEADING, [line], len(heading[1]), "#", [heading[2]]))
    elif line.is_table_row:
        _place_row(line, draft, drafts)
    elif draft is not None and _continues(line, draft, setting):
        draft.lines.append(line)
        draft.parts.append(line.text)
    elif _is_heading(line, below, draft, setting):
        drafts.append(Draft(BlockKind.HEADING, [line], parts=[line.text]))
    else:
        drafts.append(_open(line, drafts))


def _place_row(line: Line, draft: Draft | None, drafts: list[Draft]) -> None:
    cells = " | ".join(" ".join(cell.split()) for cell in line.raw.strip().split("\t") if cell.strip())
    if draft is not None and draft.kind is BlockKind.TABLE and line.gap <= 1:
        draft.lines.append(line)
        draft.parts.append(cells)
    else:
        drafts.append(Draft(BlockKind.TABLE, [line], parts=[cells]))


def _open(line: Line, drafts: list[Draft]) -> Draft:
    text = line.text
    bullet = BULLET.match(text)
    level = 0
    if bullet:
        text = text[bullet.end() :]
        level = _nesting(line, drafts)
    step = STEP.match(text)
    if step and (bullet is None or _continues_count(int(step[1]), drafts)):
        return Draft(BlockKind.STEP, [line], 0, step[1], [text[step.end() :]])
    if bullet:
        return Draft(BlockKind.BULLET, [line], level, run_in(text), [text])
    if EXAMPLE.match(text):
        return Draft(BlockKind.EXAMPLE, [line], 0, "", [text])
    return Draft(BlockKind.PARAGRAPH, [line], 0, run_in(text), [text])


def _nesting(line: Line, drafts: list[Draft]) -> int:
    """How deep a bullet lies in its list, by the indents of the bullets above it."""
    above = drafts[-1] if drafts else None
    if above is None or above.kind not in (BlockKind.BULLET, BlockKind.STEP, BlockKind.TABLE):
        return 0
    indents = []
    for draft in reversed(drafts):
        if draft.kind is BlockKind.BULLET:
            indents.append((draft.lines[0].indent, draft.level))
            if draft.level == 0:
                break
        elif draft.kind not in (BlockKind.TABLE, BlockKind.STEP):
            break
    for indent, level in indents:
        if line.indent == indent:
            return level
        if line.indent > indent:
            return level + 1
    return 0


def _continues_count(number: int, drafts: list[Draft]) -> bool:
    steps = [draft for draft in drafts[-20:] if draft.kind is BlockKind.STEP]
    return bool(steps) and int(steps[-1].label) == number - 1


def _continues(line: Line, draft: Draft, setting: Setting) -> bool:
    """Whether a line goes on with the block above it."""
    if draft.kind in (BlockKind.HEADING, BlockKind.TABLE) or _starts_block(line):
        return False
    unfinished = not draft.last.ends_sentence
    if line.gap:
        return False
    if draft.last.text in setting.refrains or line.text in setting.refrains:
        return draft.kind is BlockKind.STEP and line.text in setting.refrains
    if unfinished:
        return (
            (setting.wrapped and not is_capitals(line.text)) or line.text[:1].islower() or _torn_capitals(line, draft)
        )
    if not setting.wrapped or run_in(line.text):
        return False
    if draft.kind not in (BlockKind.BULLET, BlockKind.STEP) and line.indent > draft.last.indent:
        return False
    return not _was_broken_early(line, draft, setting)


def _torn_capitals(line: Line, draft: Draft) -> bool:
    return is_capitals(line.text) and not is_capitals(draft.last.text) and draft.text.count("(") > draft.text.count(")")


def _was_broken_early(line: Line, draft: Draft, setting: Setting) -> bool:
    """Whether the first word of the line would still have stood on the line above: the paragraph ended there."""
    first = line.text.split(" ", 1)[0]
    return draft.last.indent + len(draft.last.text) + 1 + len(first) < setting.width * 0.9


def _starts_block(line: Line) -> bool:
    return bool(BULLET.match(line.text) or STEP.match(line.text) or EXAMPLE.match(line.text))


def _is_heading(line: Line, below: Line | None, draft: Draft | None, setting: Setting) -> bool:
    text = line.text
    if not is_capitals(text) or len(text) > 90 or text in setting.refrains or is_pointer(text):
        return False
    if text[-1] in ".,;=-–" or BULLET.match(text) or "=" in text or sum(map(str.isalpha, text)) < 3:
        return False
    if STEP.match(text) and not NUMBERED_HEADING.match(text):
        return False
    if STEP.match(text) and line.gap == 0 and draft is not None and draft.kind is not BlockKind.HEADING:
        return False
    label = run_in(text)
    if label and len(label) < len(text.rstrip(":")) and not NUMBERED_HEADING.match(text) and ":" not in text[:-1]:
        return False
    if draft is not None and draft.text.endswith(":") and line.gap <= 1 and below is not None and below.gap == 1:
        return (not below.ends_sentence and False) or text.endswith(":")
    return True


def _join_torn(drafts: list[Draft]) -> list[Draft]:
    """Join a sentence that a page break or a picture tore apart."""
    joined: list[Draft] = []
    for draft in drafts:
        above = joined[-1] if joined else None
        if (
            above is not None
            and draft.kind is BlockKind.PARAGRAPH
            and above.kind in (BlockKind.PARAGRAPH, BlockKind.BULLET, BlockKind.STEP, BlockKind.EXAMPLE)
            and draft.text[:1].islower()
            and not ends_sentence(above.text)
            and len(above.text.split()) > 3
        ):
            above.lines.extend(draft.lines)
            above.parts.extend(draft.parts)
        else:
            joined.append(draft)
    return joined


def _captions(drafts: list[Draft]) -> list[Draft]:
    """Tell labels of pictures apart: a few words that are no sentence and introduce nothing."""
    for index, draft in enumerate(drafts):
        if draft.kind is BlockKind.TABLE and not re.search(r"[^\W\d_]{2}", draft.text):
            draft.kind = BlockKind.CAPTION
        if draft.kind is BlockKind.HEADING and draft.label != "#" and _is_label_of_picture(index, drafts):
            draft.kind = BlockKind.CAPTION
        if draft.kind is BlockKind.PARAGRAPH and not ends_sentence(draft.text):
            short = len(draft.text.split()) <= CAPTION_WORDS
            if short and not is_capitals(draft.text) and not re.search(r"[=:]", draft.text):
                draft.kind = BlockKind.CAPTION
    return drafts


def _is_label_of_picture(index: int, drafts: list[Draft]) -> bool:
    """Whether capitals on close lines stand apart from any text, as labels in a picture do."""
    here = drafts[index]
    above = drafts[index - 1] if index else None
    below = drafts[index + 1] if index + 1 < len(drafts) else None
    if above is None or below is None:
        return False
    close_above = here.lines[0].gap == 0 and above.kind in (BlockKind.HEADING, BlockKind.CAPTION)
    close_below = below.lines[0].gap == 0 and below.kind is BlockKind.HEADING
    if close_above:
        return below.lines[0].gap > 0 and above.kind is BlockKind.CAPTION
    if close_below:
        after = drafts[index + 2] if index + 2 < len(drafts) else None
        return after is None or (after.lines[0].gap > 0 and here.lines[0].gap > 1 and index > 4)
    return False


def _list_lines(drafts: list[Draft]) -> list[Draft]:
    """Short lines after a lead-in are the items of a list that has no marks."""
    listing = False
    for above, draft in itertools.pairwise(drafts):
        item = draft.kind in (BlockKind.CAPTION, BlockKind.PARAGRAPH) and not draft.label.endswith(":")
        item = item and not ends_sentence(draft.text) and len(draft.text) <= 120 and not is_pointer(draft.text)
        led = (
            above.text.endswith(":")
            and above.kind in (BlockKind.PARAGRAPH, BlockKind.EXAMPLE)
            and draft.lines[0].gap <= 2
        )
        listing = item and (listing or led)
        if listing:
            draft.kind = BlockKind.BULLET
    return drafts


def _finish(drafts: list[Draft]) -> list[Block]:
    headings = [
        Heading(draft.text, draft.level if draft.label == "#" else 0, index)
        for index, draft in enumerate(drafts)
        if draft.kind is BlockKind.HEADING
    ]
    levels = iter(lay_out(headings, [draft.text for draft in drafts]))
    return [_block(draft, next(levels) if draft.kind is BlockKind.HEADING else draft.level) for draft in drafts]


def _block(draft: Draft, level: int) -> Block:
    text = draft.text
    if draft.kind is BlockKind.TABLE or (draft.kind is BlockKind.CAPTION and len(draft.parts) > 1):
        text = "\n".join(draft.parts)
    label = draft.label if draft.label != "#" else ""
    if draft.kind is BlockKind.HEADING:
        text = text.rstrip(":").strip()
    if draft.kind is BlockKind.PARAGRAPH and not label:
        label = short_first_sentence(text)
    return Block(draft.kind, text, level, label, draft.lines[0].page)
