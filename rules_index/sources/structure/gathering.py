"""Gather lines into blocks: which line continues the block above it, and which opens a new one."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field

from rules_index.languages.sentences import UPPER
from rules_index.sources.text.headings import MARKDOWN_HEADING, is_heading, is_title_line
from rules_index.sources.text.lines import (
    BULLET,
    EXAMPLE,
    STEP,
    Line,
    Setting,
    is_capitals,
    run_in,
    setting_of,
    split_lines,
)
from rules_index.values.sources import BlockKind

NUMBER_AFTER_BULLET = re.compile(rf"^(\d{{1,2}})\s+(?=[{UPPER}])")
RESULT = re.compile(r"^\d{1,3}(?:\s*[-–]\s*\d{1,3})?\s*[=–-]\s+\S")
UNDERLINE = re.compile(r"={3,}|[-–—]{3,}|_{3,}|\*{3,}|(?:\* ){2,}\*")
DASHES = "-–—"


@dataclass(slots=True)
class Draft:
    """A block being gathered; ``markdown`` is set for a heading that Markdown marks."""

    kind: BlockKind
    lines: list[Line]
    level: int = 0
    label: str = ""
    parts: list[str] = field(default_factory=list)
    markdown: int = 0

    @property
    def text(self) -> str:
        return " ".join(part for part in self.parts if part)

    @property
    def gap(self) -> int:
        return self.lines[0].gap

    @property
    def last(self) -> Line:
        return self.lines[-1]


def gather(text: str) -> list[Draft]:
    """The blocks of a mended text as its lines show them."""
    lines = split_lines(text)
    setting = setting_of(lines)
    drafts: list[Draft] = []
    for line, below in itertools.zip_longest(lines, lines[1:]):
        _place(line, below, drafts, setting)
    return drafts


def _place(line: Line, below: Line | None, drafts: list[Draft], setting: Setting) -> None:
    draft = drafts[-1] if drafts else None
    heading = MARKDOWN_HEADING.match(line.text)
    if heading:
        drafts.append(Draft(BlockKind.HEADING, [line], parts=[heading[2]], markdown=len(heading[1])))
    elif UNDERLINE.fullmatch(line.text):
        _underline(line, draft)
    elif line.is_table_row:
        _place_row(line, draft, drafts)
    elif draft is not None and _continues(line, draft, setting):
        draft.lines.append(line)
        draft.parts.append(line.text)
    elif _is_heading(line, below, draft, setting):
        drafts.append(Draft(BlockKind.HEADING, [line], parts=[line.text]))
    else:
        drafts.append(_open(line, drafts))


def _underline(line: Line, draft: Draft | None) -> None:
    """A line under a single line makes it a heading; elsewhere it is only an ornament."""
    if draft is not None and draft.kind is BlockKind.PARAGRAPH and len(draft.lines) == 1 and not line.gap:
        draft.kind, draft.label = BlockKind.HEADING, ""
        draft.markdown = 1 if line.text[0] == "=" else 2


def _is_heading(line: Line, below: Line | None, above: Draft | None, setting: Setting) -> bool:
    if above is None:
        return is_title_line(line, below) or is_heading(line, below, "", False, setting)
    return is_heading(line, below, above.text, above.kind is not BlockKind.HEADING, setting)


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
    step = STEP.match(text) or (bullet and NUMBER_AFTER_BULLET.match(text))
    if step and _counts(step, bool(bullet), drafts):
        return Draft(BlockKind.STEP, [line], 0, step[1], [text[step.end() :]])
    if bullet or RESULT.match(text):
        return Draft(BlockKind.BULLET, [line], level, run_in(text), [text])
    if EXAMPLE.match(text):
        return Draft(BlockKind.EXAMPLE, [line], 0, "", [text])
    return Draft(BlockKind.PARAGRAPH, [line], 0, run_in(text), [text])


def _nesting(line: Line, drafts: list[Draft]) -> int:
    """How deep a bullet lies in its list, by the indents of the bullets above it."""
    if not drafts or drafts[-1].kind not in (BlockKind.BULLET, BlockKind.STEP, BlockKind.TABLE):
        return 0
    for draft in reversed(drafts):
        if draft.kind is BlockKind.BULLET:
            if line.indent == draft.lines[0].indent:
                return draft.level
            if line.indent > draft.lines[0].indent:
                return draft.level + 1
            if draft.level == 0:
                break
        elif draft.kind not in (BlockKind.TABLE, BlockKind.STEP):
            break
    return 0


def _counts(step: re.Match[str], after_bullet: bool, drafts: list[Draft]) -> bool:
    """Whether a number at the start of a line numbers a step, and is no date and no amount."""
    number, rest = int(step[1]), step.string[step.end() :]
    steps = [draft for draft in drafts[-20:] if draft.kind is BlockKind.STEP]
    if steps and int(steps[-1].label) == number - 1:
        return True
    punctuated = step[0].rstrip()[-1] in ".)"
    return not after_bullet and (number == 1 or (punctuated and rest[:1].isupper()))


def _continues(line: Line, draft: Draft, setting: Setting) -> bool:
    """Whether a line goes on with the block above it."""
    if draft.kind in (BlockKind.HEADING, BlockKind.TABLE) or line.gap:
        return False
    unfinished = not draft.last.ends_sentence
    if _starts_block(line):
        return unfinished and setting.wrapped and line.text[0] in DASHES and line.text[1:].lstrip()[:1].islower()
    if draft.last.text in setting.refrains or line.text in setting.refrains:
        return draft.kind is BlockKind.STEP and line.text in setting.refrains
    early = _was_broken_early(line, draft, setting)
    if unfinished:
        if line.text[:1].islower() or line.text.startswith("("):
            return True
        if early and (run_in(line.text) or is_capitals(line.text)):
            return False
        return setting.wrapped
    if run_in(line.text):
        return False
    if not setting.wrapped:
        return setting.spaced and line.ends_sentence and not draft.text.endswith(":") and not is_capitals(line.text)
    if early:
        return False
    return draft.kind in (BlockKind.BULLET, BlockKind.STEP) or line.indent <= draft.last.indent


def _was_broken_early(line: Line, draft: Draft, setting: Setting) -> bool:
    """Whether the first word of the line would still have stood on the line above: the paragraph ended there."""
    first = line.text.split(" ", 1)[0]
    return draft.last.indent + len(draft.last.text) + 1 + len(first) < setting.width * 0.9


def _starts_block(line: Line) -> bool:
    return any(pattern.match(line.text) for pattern in (BULLET, STEP, EXAMPLE, RESULT))
