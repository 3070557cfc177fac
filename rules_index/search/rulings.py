"""Rulings made of indexed entries, ranked for a question or whole."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from rules_index.index.entries import Entry, is_term
from rules_index.index.reader import IndexReader
from rules_index.languages.language import fold
from rules_index.search.errata import above_corrected
from rules_index.search.highlight import matched_words, matching_forms
from rules_index.search.pipeline import Looked
from rules_index.values.answers import Ruling


def rulings_of(reader: IndexReader, looked: Looked, limit: int) -> tuple[Ruling, ...]:
    """The first ``limit`` rulings that a question led to, best first, none surer than the one before it."""
    sure = list(accumulate((looked.confidence(at) for at in range(len(looked.ranked))), min))
    shown = above_corrected(looked.ranked, sure, reader.corrections, limit)
    entries = reader.load(one.id for one, _ in shown)
    forms = matching_forms(reader, looked.question)
    return tuple(ruling_of(reader, one.id, entries[one.id], share, forms) for one, share in shown)


def ruling_of(
    reader: IndexReader, number: int, entry: Entry, sure: float, forms: frozenset[str] = frozenset()
) -> Ruling:
    """The ruling of an entry; ``forms`` are the word forms to mark in it, best match first among its passages."""
    rule = entry.rule
    corrected_by = tuple(ref for _, _, ref in reader.corrections.get(number, ()))
    matches = {passage.ordinal: matched_words((passage.text,), forms) for passage in entry.passages}
    passages = sorted(entry.passages, key=lambda passage: (-len(matches[passage.ordinal]), passage.ordinal))
    own = matched_words((entry.title, rule.text if rule else ""), forms)
    return Ruling(
        id=entry.ref,
        rule=rule.slug if rule else None,
        number=rule.number if rule else "",
        title=entry.title,
        text=rule.text if rule else "",
        gist=rule.gist if rule else "",
        book=entry.book,
        section=entry.section,
        passages=tuple(passages),
        confidence=sure,
        matched=tuple(dict.fromkeys(word for found in (own, *matches.values()) for word in found)),
        see=tuple(dict.fromkeys((*corrected_by, *rule.see))) if rule else (),
        reading=rule.reading if rule else "",
        referee=rule.referee if rule else None,
        term=is_term(entry),
        same=rule.same if rule else (),
        corrects=rule.corrects if rule else (),
        origin=rule.origin if rule else "",
    )


def find_entry(reader: IndexReader, ref: str) -> int | None:
    """The number of the entry with this id, slug or rule number as people write it."""
    rows = reader.rows("SELECT id FROM entry WHERE ref = ?", ref.strip()) or reader.rows(
        "SELECT id FROM entry WHERE number = ? AND number != '' ORDER BY id", fold(ref).replace(" ", "")
    )
    return rows[0][0] if rows else None


def whole_ruling(reader: IndexReader, number: int | None) -> Ruling | None:
    """The ruling of the entry with this number, asked for by itself; ``None`` for no entry."""
    if number is None:
        return None
    return ruling_of(reader, number, reader.load([number])[number], 1.0)


def whole_rulings(reader: IndexReader, numbers: Iterable[int]) -> tuple[Ruling, ...]:
    """The rulings of these entries, in this order."""
    return tuple(ruling for number in numbers if (ruling := whole_ruling(reader, number)))
