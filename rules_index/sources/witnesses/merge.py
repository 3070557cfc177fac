"""Write chosen readings into a document, and report where and why it reads differently now."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from rules_index.values.books import Evidence, Variant
from rules_index.values.sources import Block, BlockKind, Difference, Document

_AROUND = 4


@dataclass(frozen=True, slots=True)
class Edit:
    """Characters ``start:end`` of a block's text are to read ``text``, or stay and only be reported (None)."""

    block: int
    start: int
    end: int
    text: str | None
    rejected: tuple[tuple[str, str], ...]
    """Reading and name of the witness that has it; empty where that witness has nothing."""
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Fill:
    """A block to insert right after block ``after`` (-1: first), which the witness ``lacking`` does not have."""

    after: int
    block: Block
    lacking: str


@dataclass(frozen=True, slots=True)
class Reconciled:
    """One book from several witnesses.

    ``variants`` are the readings not chosen, by block position in ``document``; ``differences`` the same in reading
    order, each with its section and the words around it.
    """

    document: Document
    variants: Mapping[int, tuple[Variant, ...]]
    differences: tuple[Difference, ...]


def merge(base: Document, edits: Iterable[Edit], fills: Sequence[Fill]) -> Reconciled:
    """``base`` with all edits and fills made. Edits of one block do not overlap."""
    by_block: dict[int, list[Edit]] = defaultdict(list)
    for edit in edits:
        by_block[edit.block].append(edit)
    blocks: list[Block] = []
    variants: dict[int, tuple[Variant, ...]] = {}
    differences: list[Difference] = []
    section: tuple[tuple[int, str], ...] = ()

    def add(block: Block, places: Sequence[tuple[Variant, int, int]]) -> None:
        nonlocal section
        if block.kind is BlockKind.HEADING:
            section = (*(step for step in section if step[0] < block.level), (block.level, block.text))
        path = tuple(title for _, title in section)
        for variant, start, end in places:
            differences.append(Difference(base.key, path, variant, _context(block.text, start, end)))
        if places:
            variants[len(blocks)] = tuple(variant for variant, _, _ in places)
        blocks.append(block)

    for position in range(-1, len(base.blocks)):
        if position >= 0:
            add(*_edited(base.blocks[position], by_block[position]))
        for fill in fills:
            if fill.after == position:
                variant = Variant(fill.block.text, "", fill.lacking, Evidence.COMPLETE)
                add(fill.block, [(variant, 0, len(fill.block.text))])
    document = replace(base, blocks=tuple(blocks))
    return Reconciled(document, MappingProxyType(variants), tuple(differences))


def _edited(block: Block, edits: Sequence[Edit]) -> tuple[Block, list[tuple[Variant, int, int]]]:
    text = block.text
    made: list[Edit] = []
    for edit in sorted((edit for edit in edits if edit.text is not None), key=lambda edit: (edit.start, edit.end)):
        if not made or edit.start >= made[-1].end:
            made.append(edit)
    reported = [*made, *(edit for edit in edits if edit.text is None)]

    def moved(position: int) -> int:
        """Where a position of the old text lies in the new one; before what is put in there."""
        grown = (len(edit.text or "") - (edit.end - edit.start) for edit in made if _ends_before(edit, position))
        return position + sum(grown)

    pieces: list[str] = []
    at = 0
    for edit in made:
        pieces += [text[at : edit.start], edit.text or ""]
        at = edit.end
    new = "".join([*pieces, text[at:]])
    places: list[tuple[Variant, int, int]] = []
    for edit in sorted(reported, key=lambda edit: (edit.start, edit.end)):
        start = moved(edit.start)
        end = moved(edit.end) if edit.text is None else start + len(edit.text)
        chosen = new[start:end].strip()
        places += [(Variant(chosen, reading, name, edit.evidence), start, end) for reading, name in edit.rejected]
    has_label = bool(block.label) and text.startswith(block.label)
    label = new[: moved(len(block.label))] if has_label else block.label
    return replace(block, text=new, label=label), places


def _ends_before(edit: Edit, position: int) -> bool:
    return edit.end <= position and edit.start < position


def _context(text: str, start: int, end: int) -> str:
    """The place with a few words either side."""
    for _ in range(_AROUND):
        start = text.rfind(" ", 0, max(0, start - 1)) + 1
        end = text.find(" ", end + 1) if text.find(" ", end + 1) >= 0 else len(text)
    return " ".join(text[start:end].split())


def printed_like(model: str, text: str) -> str:
    """``text`` in the case of ``model``: emphasis belongs to the witness that has the structure."""
    if len(model) > 1 and model.isupper():
        return text.upper()
    if model[:1].isupper() and model[1:].islower():
        return text[:1].upper() + text[1:].lower()
    return text.lower() if model.islower() else text
