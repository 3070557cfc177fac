"""Passages of a book from its blocks: one rule each, with what belongs to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rules_index.model import Block, BlockKind, Passage, PassageKind, Variant
from rules_index.sources.lines import EXAMPLE, ends_sentence, run_in, short_first_sentence
from rules_index.sources.references import references_in

LONGEST = 1200
SHARED = 700
SHORT = 120
LEAD = 250
LIST_KINDS = (BlockKind.BULLET, BlockKind.STEP)
SENTENCE = re.compile(
    r"(?<=[.!?…])(?<!\b\w\.)(?<!např\.)(?<!popř\.)(?<!resp\.)(?<!tzn\.)(?<!tj\.)(?<!t\.ex\.)(?<!str\.)[\"”“»)\]]*\s+(?=[\"„“»(\[]?[A-ZÀ-ÖØ-ÞĀ-Ž0-9])"
)
CREDIT = re.compile(r"^(?:©|\(c\)|copyright\b|all rights reserved)", re.IGNORECASE)
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

    @property
    def text(self) -> str:
        parts = [self.lead] if self.lead else []
        parts += [wording(place.block) for place in self.places]
        return "\n".join(parts)


def passages_of(book: str, blocks: Sequence[Block], variants: Mapping[int, tuple[Variant, ...]]) -> tuple[Passage, ...]:
    """Cut a book's blocks into passages; ``variants`` are the rejected readings by position of the block."""
    passages: list[Passage] = []
    for piece in _pieces(place_blocks(blocks)):
        first, last = piece.places[0], piece.places[-1]
        for text in _fitting(piece.text):
            passages.append(
                Passage(
                    book=book,
                    ordinal=len(passages),
                    section=first.section,
                    text=text,
                    title=first.title,
                    kind=piece.kind,
                    first=first.ordinal,
                    last=last.ordinal,
                    occurrence=first.occurrence,
                    page=first.block.page,
                    references=references_in(text),
                    variants=tuple(variant for place in piece.places for variant in variants.get(place.index, ())),
                )
            )
    return tuple(passages)


def wording(block: Block) -> str:
    """A block as it reads in a passage."""
    if block.kind is BlockKind.BULLET:
        return f"• {block.text}"
    if block.kind is BlockKind.STEP:
        return f"{block.label}. {block.text}"
    return block.text


def place_blocks(blocks: Sequence[Block]) -> list[Placed]:
    """Every block that is no heading, with its section, ordinal and title."""
    placed: list[Placed] = []
    path: list[tuple[int, str]] = []
    seen: dict[str, int] = {}
    ordinal, title = 0, ""
    for index, block in enumerate(blocks):
        if block.kind is BlockKind.HEADING:
            while path and path[-1][0] >= block.level:
                path.pop()
            path.append((block.level, block.text))
            seen[block.text] = seen.get(block.text, 0) + 1
            ordinal, title = 0, ""
            continue
        ordinal += 1
        section = tuple(name for _, name in path)
        heading = section[-1] if section else ""
        if block.kind in (BlockKind.PARAGRAPH, BlockKind.STEP):
            title = _title(block) or title
        own = _title(block) if block.kind is BlockKind.BULLET else ""
        placed.append(Placed(block, section, ordinal, seen.get(heading, 1), index, own or title or heading))
    return placed


def _title(block: Block) -> str:
    return run_in(block.text) or short_first_sentence(block.text)


def _pieces(places: list[Placed]) -> Iterator[Piece]:
    for group in _sections(places):
        if _is_credits(group):
            yield from _packed(group, PassageKind.CREDITS, LONGEST)
            continue
        captions = [place for place in group if place.block.kind is BlockKind.CAPTION]
        rules = [place for place in group if place.block.kind is not BlockKind.CAPTION]
        yield from _joined(list(_rules(rules)))
        yield from _packed(captions, PassageKind.CREDITS, LONGEST)


def _sections(places: list[Placed]) -> Iterator[list[Placed]]:
    group: list[Placed] = []
    for place in places:
        if group and (place.section, place.occurrence) != (group[-1].section, group[-1].occurrence):
            yield group
            group = []
        group.append(place)
    if group:
        yield group


def _is_credits(group: list[Placed]) -> bool:
    """Whether a section only names people: nothing in it is a sentence."""
    texts = [place.block.text for place in group if place.block.kind is not BlockKind.CAPTION]
    return bool(texts) and all(CREDIT.match(text) or (run_in(text) and not ends_sentence(text)) for text in texts)


def _packed(places: Sequence[Placed], kind: PassageKind, most: int) -> Iterator[Piece]:
    pack: list[Placed] = []
    for place in places:
        if pack and sum(len(other.block.text) + 3 for other in (*pack, place)) > most:
            yield Piece(tuple(pack), kind)
            pack = []
        pack.append(place)
    if pack:
        yield Piece(tuple(pack), kind)


def _rules(places: list[Placed]) -> Iterator[Piece]:
    index = 0
    while index < len(places):
        place = places[index]
        if place.block.kind in LIST_KINDS:
            end = _end_of_list(places, index)
            yield from _list(places[index:end], "")
        else:
            end = index + 1
            follows = places[end] if end < len(places) else None
            if follows is not None and follows.block.kind in LIST_KINDS and not EXAMPLE.match(place.block.text):
                end = _end_of_list(places, end)
                yield from _led_list(place, places[index + 1 : end])
            else:
                yield Piece((place,), _kind(place))
        index = end


def _end_of_list(places: list[Placed], start: int) -> int:
    end = start
    while end < len(places) and places[end].block.kind in (*LIST_KINDS, BlockKind.TABLE):
        end += 1
    return end


def _led_list(lead: Placed, items: list[Placed]) -> Iterator[Piece]:
    whole = Piece((lead, *items), _kind(lead))
    if len(whole.text) <= SHARED or (_is_enumeration(items) and len(whole.text) <= LONGEST):
        yield whole
        return
    yield Piece((lead,), _kind(lead))
    yield from _list(items, lead_in(lead.block.text))


def _is_enumeration(items: list[Placed]) -> bool:
    return sum(len(item.block.text) for item in items) <= 60 * len(items)


def lead_in(text: str) -> str:
    """The sentence that introduces the list after a paragraph: the last one when it ends in a colon, or all if short."""
    last = split_sentences(text)[-1]
    if text.endswith(":"):
        return last
    return text if len(text) <= LEAD else ""


def _list(items: list[Placed], lead: str) -> Iterator[Piece]:
    """One item a passage, each with the lead-in; sub-items go with their item, tables with the item they follow."""
    whole = Piece(tuple(items), PassageKind.RULE, lead)
    if _is_enumeration(items) and len(whole.text) <= LONGEST:
        yield whole
        return
    for tree in _trees(items):
        piece = Piece(tuple(tree), _kind_of_tree(tree), lead)
        if len(tree) == 1 or len(piece.text) <= SHARED:
            yield piece
            continue
        head, *rest = tree
        yield Piece((head,), _kind(head), lead)
        parent = f"{lead}\n{wording(head.block)}".strip() if len(wording(head.block)) <= LEAD else lead
        parent = parent if len(parent) <= 2 * LEAD else lead_in(head.block.text)
        for branch in _branches(rest):
            yield Piece(tuple(branch), _kind_of_tree(branch), parent)


def _trees(items: list[Placed]) -> Iterator[list[Placed]]:
    tree: list[Placed] = []
    numbered = any(item.block.kind is BlockKind.STEP for item in items)
    for item in items:
        block = item.block
        under = block.kind is BlockKind.TABLE or (block.kind is BlockKind.BULLET and (block.level > 0 or numbered))
        if tree and not under:
            yield tree
            tree = []
        tree.append(item)
    if tree:
        yield tree


def _branches(items: list[Placed]) -> Iterator[list[Placed]]:
    branch: list[Placed] = []
    for item in items:
        if branch and item.block.kind is not BlockKind.TABLE:
            yield branch
            branch = []
        branch.append(item)
    if branch:
        yield branch


def _kind_of_tree(tree: Sequence[Placed]) -> PassageKind:
    return PassageKind.TABLE if any(place.block.kind is BlockKind.TABLE for place in tree) else _kind(tree[0])


def _kind(place: Placed) -> PassageKind:
    if place.block.kind is BlockKind.TABLE:
        return PassageKind.TABLE
    if place.block.kind is BlockKind.EXAMPLE:
        return PassageKind.EXAMPLE
    if place.section and GLOSSARY.search(place.section[-1]) and place.title != place.section[-1]:
        return PassageKind.TERM
    return PassageKind.RULE


def _joined(pieces: list[Piece]) -> Iterator[Piece]:
    """Put examples and tables to the rule before them, and very short neighbours together."""
    held: Piece | None = None
    for piece in pieces:
        if held is None:
            held = piece
            continue
        both = Piece((*held.places, *piece.places), _stronger(held, piece), held.lead)
        if not piece.lead and len(both.text) <= LONGEST and (_belongs(held, piece) or _both_short(held, piece)):
            held = both
        else:
            yield held
            held = piece
    if held is not None:
        yield held


def _stronger(first: Piece, second: Piece) -> PassageKind:
    if PassageKind.TABLE in (first.kind, second.kind):
        return PassageKind.TABLE
    return first.kind if first.kind is not PassageKind.EXAMPLE else second.kind


def _belongs(rule: Piece, piece: Piece) -> bool:
    if piece.kind is PassageKind.EXAMPLE:
        return True
    introduced = rule.places[-1].block.text.endswith(":")
    return piece.places[0].block.kind is BlockKind.TABLE or introduced


def _both_short(first: Piece, second: Piece) -> bool:
    plain = PassageKind.RULE
    same_topic = first.places[0].title == second.places[0].title
    return (
        first.kind is second.kind is plain
        and same_topic
        and (len(first.text) < SHORT or len(second.text) < SHORT)
        and len(first.text) + len(second.text) <= 400
    )


def _fitting(text: str) -> Iterator[str]:
    """The text, cut at sentence ends or between lines where it is longer than a passage may be."""
    if len(text) <= LONGEST:
        yield text
        return
    parts: list[str] = []
    for line in text.split("\n"):
        sentences = split_sentences(line) if len(line) > LONGEST else [line]
        parts += [*(f"{sentence} " for sentence in sentences[:-1]), f"{sentences[-1]}\n"]
    held = ""
    for part in parts:
        if held and len(held) + len(part) > LONGEST:
            yield held.strip()
            held = ""
        held += part
    if held.strip():
        yield held.strip()


def split_sentences(text: str) -> list[str]:
    """The sentences of a paragraph; abbreviations do not end one."""
    return SENTENCE.split(text)


def renumbered(passages: Sequence[Passage]) -> tuple[Passage, ...]:
    """The passages with ordinals from 0 in their order."""
    return tuple(replace(passage, ordinal=ordinal) for ordinal, passage in enumerate(passages))
