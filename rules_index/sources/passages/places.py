"""Blocks with their place in a book, and pieces of a book that become passages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rules_index.sources.text.lines import run_in
from rules_index.values.books import PassageKind
from rules_index.values.sources import Block, BlockKind, Document

LIST_KINDS = (BlockKind.BULLET, BlockKind.STEP)
GLOSSARY = re.compile(
    r"\b(?:pojmy|pojmů|slovník\w*|glosář|termer|ordlista|termlista|glossary|terms|terminology|terminologi)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Placed:
    """A block with its place: section path, its ordinal under the heading, the heading's occurrence, its index."""

    block: Block
    section: tuple[str, ...]
    ordinal: int
    occurrence: int
    index: int
    title: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A passage in the making: the places it holds, the sentence that leads it in, and its kind."""

    places: tuple[Placed, ...]
    kind: PassageKind
    lead: str = ""
    title: str = ""

    @property
    def text(self) -> str:
        parts = [self.lead] if self.lead else []
        parts += [wording(place.block) for place in self.places]
        return "\n".join(parts)


def wording(block: Block) -> str:
    """A block as it reads in a passage."""
    if block.kind is BlockKind.BULLET:
        return f"• {block.text}"
    if block.kind is BlockKind.STEP:
        return f"{block.label}. {block.text}"
    return block.text


def place_blocks(document: Document) -> list[Placed]:
    """Every block that is no heading, with its section, ordinal and title; before any heading the book's own title."""
    placed: list[Placed] = []
    path: list[tuple[int, str]] = []
    seen: dict[str, int] = {}
    ordinal, title = 0, ""
    for index, block in enumerate(document.blocks):
        if block.kind is BlockKind.HEADING:
            while path and path[-1][0] >= block.level:
                path.pop()
            path.append((block.level, block.text))
            seen[block.text] = seen.get(block.text, 0) + 1
            ordinal, title = 0, ""
            continue
        ordinal += 1
        section = tuple(name for _, name in path) or (document.title,)
        heading = section[-1]
        if block.kind is BlockKind.PARAGRAPH and not block.level:
            title = block.label
        elif block.kind is BlockKind.STEP:
            title = run_in(block.text)
        own = run_in(block.text) if block.kind is BlockKind.BULLET else ""
        placed.append(Placed(block, section, ordinal, seen.get(heading, 1), index, own or title or heading))
    return placed


def kind_of(place: Placed) -> PassageKind:
    if place.block.kind is BlockKind.TABLE:
        return PassageKind.TABLE
    if place.block.kind is BlockKind.EXAMPLE:
        return PassageKind.EXAMPLE
    if place.section and GLOSSARY.search(place.section[-1]) and place.title != place.section[-1]:
        return PassageKind.TERM
    return PassageKind.RULE


def kind_of_all(tree: Sequence[Placed]) -> PassageKind:
    return PassageKind.TABLE if any(place.block.kind is BlockKind.TABLE for place in tree) else kind_of(tree[0])
