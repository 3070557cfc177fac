"""Passages of a book from its blocks: one rule each, with what belongs to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from rules_index.languages.sentences import ends_sentence
from rules_index.sources.passages.lists import rule_pieces
from rules_index.sources.passages.places import Piece, Placed, place_blocks
from rules_index.sources.passages.scenario_cards import Card, cards_in
from rules_index.sources.text.lines import run_in
from rules_index.sources.text.references import is_pointer, references_in
from rules_index.sources.text.sentences import LEAD, LONGEST, fitting
from rules_index.values.books import Passage, PassageKind, Variant
from rules_index.values.sources import BlockKind, Document

SHORT = 80
TINY = 50
CREDIT = re.compile(r"^(?:©|\(c\)|copyright\b|all rights reserved)", re.IGNORECASE)


def passages_of(document: Document, variants: Mapping[int, tuple[Variant, ...]]) -> tuple[Passage, ...]:
    """Cut a document into passages; ``variants`` are the rejected readings by position of the block."""
    passages: list[Passage] = []
    cards = cards_in(document.key, document.blocks)
    for piece in _pieces(place_blocks(document), cards):
        first, last = piece.places[0], piece.places[-1]
        for text in fitting(piece.text):
            passages.append(
                Passage(
                    book=document.key,
                    ordinal=len(passages),
                    section=first.section,
                    text=text,
                    title=piece.title or first.title,
                    kind=piece.kind,
                    first=first.ordinal,
                    last=last.ordinal,
                    occurrence=first.occurrence,
                    page=first.block.page,
                    references=references_in(text, document.language),
                    variants=tuple(variant for place in piece.places for variant in variants.get(place.index, ())),
                )
            )
    return tuple(passages)


def _pieces(places: list[Placed], cards: list[Card]) -> Iterator[Piece]:
    """The passages in reading order; cards and the labels of pictures come after the rules of their section."""
    for group in _sections(places):
        on_cards = {index for card in cards for index in range(card.start, card.end)}
        for card in cards:
            yield from _card([place for place in group if card.start <= place.index < card.end], card)
        group = [place for place in group if place.index not in on_cards]
        if _is_credits(group):
            yield from _packed(group, PassageKind.CREDITS, LONGEST)
            continue
        captions = [place for place in group if place.block.kind is BlockKind.CAPTION]
        rules = [place for place in group if place.block.kind is not BlockKind.CAPTION]
        yield from _joined(list(rule_pieces(rules)))
        yield from _packed(captions, PassageKind.CREDITS, LONGEST)


def _card(places: list[Placed], card: Card) -> Iterator[Piece]:
    """A scenario card: its fields together, then each row of its table under the name of the card and the table."""
    if not places:
        return
    name, table = card.scenario.name, [place for place in places if place.index == card.rows - 1]
    head = [place for place in places if place.index < card.rows and place not in table]
    yield Piece(tuple(head), PassageKind.SCENARIO, title=name)
    lead = "\n".join(part for part in (name, *(place.block.text for place in table)) if part)
    rows = [place for place in places if place.index >= card.rows]
    yield Piece((*table, rows[0]), PassageKind.SCENARIO, name, name)
    for row in rows[1:]:
        yield Piece((row,), PassageKind.SCENARIO, lead, name)


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
    return bool(texts) and all(CREDIT.match(text) or _names_people(text) for text in texts)


def _names_people(text: str) -> bool:
    return bool(run_in(text)) and not ends_sentence(text) and not is_pointer(text)


def _packed(places: Sequence[Placed], kind: PassageKind, most: int) -> Iterator[Piece]:
    pack: list[Placed] = []
    for place in places:
        if pack and sum(len(other.block.text) + 3 for other in (*pack, place)) > most:
            yield Piece(tuple(pack), kind)
            pack = []
        pack.append(place)
    if pack:
        yield Piece(tuple(pack), kind)


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
    first, last = piece.places[0].block, rule.places[-1].block
    together = len(rule.text) + len(piece.text)
    if last.text.endswith(":"):
        named = run_in(first.text) or (first.kind is BlockKind.PARAGRAPH and first.label)
        return first.kind is BlockKind.TABLE or not named or together <= LEAD
    unfinished = last.kind is BlockKind.PARAGRAPH and not ends_sentence(last.text)
    return first.kind is BlockKind.TABLE or (unfinished and together <= 2 * LEAD and first.kind is BlockKind.PARAGRAPH)


def _both_short(first: Piece, second: Piece) -> bool:
    if not (first.kind is second.kind is PassageKind.RULE) or first.places[0].title != second.places[0].title:
        return False
    if first.text.rstrip(".:") == first.places[0].title:
        return True
    shorter, longer = sorted((len(first.text), len(second.text)))
    return shorter < TINY or longer < SHORT
