"""Paragraphs, lists and entries as pieces: an item with the sentence that leads it in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rules_index.languages.sentences import UPPER
from rules_index.sources.passages.places import LIST_KINDS, Piece, Placed, kind_of, kind_of_all, wording
from rules_index.sources.text.lines import run_in
from rules_index.sources.text.sentences import LEAD, LONGEST, lead_in
from rules_index.values.sources import BlockKind

SHARED = 700
MOST_ENTRIES = 8
ENTRY = re.compile(rf"^[{UPPER}]{{3,}}(?![^\W\d_])")
NUMBER = re.compile(r"(?:\d+|[A-Z]\d+)(?:\.?[a-z]|\.?\d+)*(?=[.):]?\s)")
"""The number of a rule at the beginning of its paragraph: ``4b3a)``, ``A2b1)``, ``5.3.1``."""


def rule_pieces(places: list[Placed]) -> Iterator[Piece]:
    index = 0
    while index < len(places):
        place = places[index]
        if place.block.kind in LIST_KINDS:
            end = _end_of_list(places, index)
            yield from _list(places[index:end], "")
        elif (end := _end_of_numbered(places, index)) > index + 1:
            yield from _tree(places[index:end], "")
        else:
            end = _end_of_led(places, index)
            if end > index + 1:
                yield from _led_list(place, places[index + 1 : end])
            else:
                yield Piece((place,), kind_of(place))
        index = end


def _end_of_numbered(places: Sequence[Placed], index: int) -> int:
    """The end of a paragraph with those after it whose numbers begin with its own, as that of 4b3 does with 4b."""
    number, end = _number(places[index]), index + 1
    while number and end < len(places) and _is_under(_number(places[end]), number):
        end += 1
    return end


def _number(place: Placed) -> str:
    found = NUMBER.match(place.block.text) if place.block.kind is BlockKind.PARAGRAPH else None
    return found[0] if found else ""


def _is_under(number: str, above: str) -> bool:
    rest = number.removeprefix(above)
    return rest not in ("", number) and not (rest[0].isdigit() and above[-1].isdigit())


def _end_of_led(places: list[Placed], index: int) -> int:
    """The end of the list or the entries that a paragraph introduces, or of the paragraph alone."""
    block, start = places[index].block, index + 1
    if start == len(places) or block.kind is BlockKind.TABLE:
        return start
    first = places[start].block
    introduces = block.text.endswith(":") or first.kind is BlockKind.BULLET or first.label == "1"
    if first.kind in LIST_KINDS:
        return _end_of_list(places, start) if introduces else start
    entries = _end_of_entries(places, index) if block.text.endswith(":") else start
    return entries if entries > start + 1 else start


def _end_of_list(places: list[Placed], start: int) -> int:
    """The end of a list; numbers that start again start another one."""
    end, number = start, 0
    while end < len(places) and places[end].block.kind in (*LIST_KINDS, BlockKind.TABLE):
        block = places[end].block
        if block.kind is BlockKind.STEP:
            if number and int(block.label) <= number:
                break
            number = int(block.label)
        end += 1
    return end


def _end_of_entries(places: list[Placed], lead: int) -> int:
    """The end of a run of paragraphs that each begin with a name in capitals, below the paragraph that leads them in.

    A paragraph with a run-in heading marked as the lead's own is the entry that follows the lead's, no item of it.
    """
    end, own = lead + 1, _mark(places[lead].block.text)
    while end < len(places) and places[end].block.kind is BlockKind.PARAGRAPH and ENTRY.match(places[end].block.text):
        if own and _mark(places[end].block.text) == own:
            break
        end += 1
    return end


def _mark(text: str) -> str:
    """The character that ends the run-in heading of a paragraph, or an empty string where none does."""
    label = run_in(text)
    mark = text.partition(label)[2].lstrip()[:1] if label else ""
    return "" if mark.isalnum() else mark


def _led_list(lead: Placed, items: list[Placed]) -> Iterator[Piece]:
    whole = Piece((lead, *items), kind_of_all((lead, *items)))
    if len(whole.text) <= SHARED or (_is_enumeration(items) and len(whole.text) <= LONGEST):
        yield whole
        return
    introduction = lead_in(lead.block.text)
    if items[0].block.kind is BlockKind.PARAGRAPH and len(items) > MOST_ENTRIES:
        introduction = ""
    if introduction == lead.block.text:
        first, *rest = _list(items, introduction)
        yield Piece((lead, *first.places), first.kind)
        yield from rest
    else:
        yield Piece((lead,), kind_of(lead))
        yield from _list(items, introduction)


def _is_enumeration(items: list[Placed]) -> bool:
    return sum(len(item.block.text) for item in items) <= 60 * len(items)


def _list(items: list[Placed], lead: str) -> Iterator[Piece]:
    """One item a passage, each with the lead-in; sub-items go with their item, tables with the item they follow."""
    whole = Piece(tuple(items), kind_of_all(items), lead)
    if _is_enumeration(items) and len(whole.text) <= LONGEST:
        yield whole
        return
    for tree in _trees(items):
        yield from _tree(tree, lead)


def _tree(tree: Sequence[Placed], lead: str) -> Iterator[Piece]:
    """An item with its sub-items: one passage where they are short, else one for each, led in by the item."""
    piece = Piece(tuple(tree), kind_of_all(tree), lead)
    if len(tree) == 1 or len(piece.text) <= SHARED:
        yield piece
        return
    head, *rest = tree
    yield Piece((head,), kind_of(head), lead)
    parent = f"{lead}\n{wording(head.block)}".strip()
    if len(parent) > LEAD:
        parent = lead_in(head.block.text)
    for branch in _branches(rest):
        yield Piece(tuple(branch), kind_of_all(branch), parent)


def _trees(items: list[Placed]) -> Iterator[list[Placed]]:
    tree: list[Placed] = []
    for item in items:
        block = item.block
        under = block.kind is BlockKind.TABLE or (
            block.kind is BlockKind.BULLET and (block.level > 0 or _is_step(tree))
        )
        if tree and not under:
            yield tree
            tree = []
        tree.append(item)
    if tree:
        yield tree


def _is_step(tree: Sequence[Placed]) -> bool:
    return bool(tree) and tree[0].block.kind is BlockKind.STEP


def _branches(items: Sequence[Placed]) -> Iterator[list[Placed]]:
    branch: list[Placed] = []
    for item in items:
        if branch and item.block.kind is not BlockKind.TABLE:
            yield branch
            branch = []
        branch.append(item)
    if branch:
        yield branch
