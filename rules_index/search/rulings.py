"""Rulings from indexed entries: corrections above what they correct, the words that match marked."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate

from rules_index.index.entries import Entry
from rules_index.index.reader import IndexReader
from rules_index.languages.language import WORD, fold
from rules_index.search.asking.question import Question
from rules_index.search.pipeline import Lookup
from rules_index.search.ranking import Ranked
from rules_index.values.answers import Ruling
from rules_index.values.books import BookKind

NUMBER = re.compile(r"\d+(?:\.\d+)+")
CORRECTED = 5
"""Top places whose rules bring their corrections along, whatever the words of the question are."""
MARKED = 0.5
"""Similarity from which a word is shown as a match."""


def rulings_of(reader: IndexReader, lookup: Lookup, limit: int) -> tuple[Ruling, ...]:
    """The first ``limit`` rulings that a question led to, best first, none surer than the one before it."""
    sure = list(accumulate((lookup.confidence(at) for at in range(len(lookup.ranked))), min))
    errata = {key for key, book in reader.books.items() if book.kind is BookKind.ERRATA}
    shown = with_corrections(lookup.ranked, sure, reader.corrections, limit, errata)
    entries = reader.load(one.id for one, _ in shown)
    forms = matching_forms(reader, lookup.question)
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
        term=entry.term,
        same=rule.same if rule else (),
        corrects=rule.corrects if rule else (),
        origin=rule.origin if rule else "",
        others=rule.others if rule else {},
        but=rule.but if rule else (),
    )


def find_entry(reader: IndexReader, ref: str) -> int | None:
    """The number of the entry with this id, slug or rule number as people write it."""
    rows = reader.rows("SELECT id FROM entry WHERE ref = ?", ref.strip()) or reader.rows(
        "SELECT id FROM entry WHERE number = ? AND number != '' ORDER BY id", fold(ref).replace(" ", "")
    )
    return rows[0][0] if rows else None


def numbered(reader: IndexReader, number: str, books: Collection[str]) -> list[int]:
    """The entries of these books that have a bare number (``11.4``), in the order of the index; none for no number."""
    if not NUMBER.fullmatch(number.strip()):
        return []
    query = (
        "SELECT id FROM entry WHERE number GLOB ? AND book IN (SELECT value FROM json_each(?)) "
        "AND rtrim(number, '0123456789.') || ? = number ORDER BY id"
    )
    wanted = number.strip()
    return [entry for (entry,) in reader.rows(query, f"*{wanted}", sorted(books), wanted)]


def whole_ruling(reader: IndexReader, number: int | None) -> Ruling | None:
    """The ruling of the entry with this number, asked for by itself; ``None`` for no entry."""
    if number is None:
        return None
    return ruling_of(reader, number, reader.load([number])[number], 1.0)


def whole_rulings(reader: IndexReader, numbers: Iterable[int]) -> tuple[Ruling, ...]:
    """The rulings of these entries, in this order."""
    return tuple(ruling for number in numbers if (ruling := whole_ruling(reader, number)))


def with_corrections(
    ranked: Sequence[Ranked],
    sure: Sequence[float],
    corrections: Mapping[int, Sequence[tuple[int, str, str]]],
    limit: int,
    errata: Collection[str] = (),
) -> list[tuple[Ranked, float]]:
    """The first ``limit`` candidates with their confidence, each correction directly beside the rule it corrects.

    An erratum stands above its rule, because the rule as printed is wrong; a clarification only where it answers at
    least as well, else as a note under it. A rule among the first :data:`CORRECTED` brings its corrections along even
    if they are no candidates. Nothing is less sure than what follows it.

    Args:
        ranked: the candidates, best first.
        sure: their confidence, falling.
        corrections: by number of the corrected entry: number, book and reference of those that correct it.
        errata: the keys of the books that are errata.
    """
    own = {one.id: (one, share) for one, share in zip(ranked, sure, strict=True)}
    groups: dict[int, list[tuple[Ranked, float]]] = {}
    taken: set[int] = set()
    place: dict[int, int] = {one.id: at for at, one in enumerate(ranked)}
    for at, one in enumerate(ranked):
        if one.id not in corrections or one.id in taken:
            continue
        above: list[tuple[Ranked, float]] = []
        below: list[tuple[Ranked, float]] = []
        for number, book, _ in corrections[one.id]:
            if number in taken or not (number in own or at < CORRECTED):
                continue
            taken.add(number)
            found = own.get(number) or (replace(one, id=number, book=book), sure[at])
            answers_as_well = number in own and found[0].score >= one.score
            (above if book in errata or answers_as_well else below).append(found)
            place[one.id] = min(place[one.id], place.get(number, at))
        groups[one.id] = [*above, own[one.id], *below]
    heads = sorted((one for one in ranked if one.id not in taken), key=lambda one: (place[one.id], one.id))
    shown = [member for one in heads for member in groups.get(one.id, [own[one.id]])][:limit]
    shares = reversed(list(accumulate((share for _, share in reversed(shown)), max)))
    return [(one, share) for (one, _), share in zip(shown, shares, strict=True)]


def matching_forms(reader: IndexReader, question: Question) -> frozenset[str]:
    """The folded written forms that answer to a word of the question."""
    roots = sorted({root for word in question.words for root, weight in word.roots.items() if weight >= MARKED})
    query = (
        "SELECT DISTINCT form.form FROM form JOIN form_root ON form_root.form = form.id "
        "WHERE form_root.root IN (SELECT value FROM json_each(?))"
    )
    return frozenset(form for (form,) in reader.rows(query, roots))


def matched_words(texts: Iterable[str], forms: frozenset[str]) -> tuple[str, ...]:
    """The words of the texts, as written, that are among these forms; each once, in order."""
    return tuple(dict.fromkeys(word for text in texts for word in WORD.findall(text) if fold(word) in forms))
