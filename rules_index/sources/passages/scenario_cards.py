"""Scenario cards: event, mission, setup and the table of the chaos die, as a record."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz

from rules_index.values.books import Scenario
from rules_index.values.sources import Block, BlockKind

FIELDS = {
    "event": ("událost", "event", "händelse"),
    "mission": ("mise", "mission", "uppdrag"),
    "setup": ("příprava hry", "příprava", "setup", "förberedelser", "uppställning"),
    "chaos": ("kostka chaosu", "tabulka kostky chaosu", "chaos die", "kaostärning"),
}
CLOSE_ENOUGH = 80
LABEL = re.compile(r"^([^\W\d_][^:.\n]{2,30}):\s*(.*)$", re.DOTALL)
ROW = re.compile(r"^(\d)\s*[:.)–-]\s*(\S.*)$", re.DOTALL)
FACES = 8


@dataclass(frozen=True, slots=True)
class Card:
    """Where a card is in a document: blocks from ``start`` (its name, if it has one), its rows from ``rows``."""

    start: int
    rows: int
    end: int
    scenario: Scenario


def scenarios_of(book: str, blocks: Sequence[Block]) -> tuple[Scenario, ...]:
    """The scenario cards printed in a book."""
    return tuple(card.scenario for card in cards_in(book, blocks))


def cards_in(book: str, blocks: Sequence[Block]) -> list[Card]:
    """The scenario cards of a document: three named fields in a row and a table with a row a face of the die."""
    found = (_card(book, blocks, index) for index in range(len(blocks)))
    return [card for card in found if card is not None]


def _card(book: str, blocks: Sequence[Block], start: int) -> Card | None:
    fields: dict[str, str] = {}
    index = start
    while index < len(blocks) and (labelled := _field(blocks[index])) is not None:
        name, text = labelled
        if name in fields:
            return None
        fields[name] = text
        index += 1
    if set(fields) != set(FIELDS):
        return None
    rows, end = _rows(blocks, index)
    if len(rows) != FACES:
        return None
    title = _name(blocks, start)
    scenario = Scenario(book, title, fields["event"], fields["mission"], fields["setup"], rows)
    return Card(start - bool(title), index, end, scenario)


def _field(block: Block) -> tuple[str, str] | None:
    match = LABEL.match(block.text if block.kind is not BlockKind.HEADING else f"{block.text}:")
    if match is None:
        return None
    label = _bare(match[1])
    for name, spellings in FIELDS.items():
        if any(fuzz.ratio(label, _bare(spelling)) >= CLOSE_ENOUGH for spelling in spellings):
            return name, match[2].strip()
    return None


def _bare(label: str) -> str:
    """A label without case and diacritics, which recognised text loses first."""
    decomposed = unicodedata.normalize("NFKD", label.strip().lower())
    return "".join(char for char in decomposed if not unicodedata.combining(char))


def _rows(blocks: Sequence[Block], start: int) -> tuple[tuple[str, ...], int]:
    """The rows of the table that begins at a block, in the order of the die, and the block after it."""
    rows: list[str] = []
    for index in range(start, len(blocks)):
        for line in _row_lines(blocks[index]):
            match = ROW.match(line)
            if match is None or int(match[1]) != len(rows) + 1 or len(rows) == FACES:
                return tuple(rows), index
            rows.append(match[2].strip())
    return tuple(rows), len(blocks)


def _row_lines(block: Block) -> list[str]:
    if block.kind is BlockKind.STEP:
        return [f"{block.label}: {block.text}"]
    if block.kind is BlockKind.TABLE:
        return [row.replace(" | ", ": ", 1) for row in block.text.split("\n")]
    return [block.text]


def _name(blocks: Sequence[Block], start: int) -> str:
    above = blocks[start - 1] if start else None
    named = above is not None and len(above.text) <= 80 and above.text[-1:] not in ".:"
    return above.text if named and above is not None else ""
