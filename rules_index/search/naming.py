"""What a question is about: the book it names or has the words of, a thing it names, and the edition it is asked in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from math import exp, log

from rules_index.index.reader import IndexReader
from rules_index.search.question import Question, QuestionWord, phrases
from rules_index.search.ranking import Ranked
from rules_index.values.books import BookInfo, Language

UNSEEN = 0.0002
"""Rate assumed for a word that a book lacks, so that one odd word does not decide."""
SHARPNESS = 0.3
"""How far the evidence is trusted: the words of a question are not independent of each other."""
LOOSE = 4
"""Power of similarity here: a synonym or a similar spelling says less about the book than about the rule."""
NAMED = 0.9
"""Similarity from which a word names a game or an edition."""
UNNAMED = -2.0
"""Score of a book when the question names another one; shared words must not outweigh that."""
DEFINED = 0.8
"""Similarity from which a word of the question is a word of a name that a rule explains."""
SLIP = 0.57
"""Similarity from which a word that the index does not know is a misspelt one: a slip in five letters."""
ALONE = 3
"""Power of the share of the question that is a name: what is asked beside it makes it another question."""
CORRECTED = 5
"""Top places whose rules bring their corrections along, whatever the words of the question are."""
ABROAD = 0.25
"""What a rule of another edition loses that has nothing like it in the one played."""


@dataclass(frozen=True, slots=True)
class Naming:
    """What a question names: the books of a game or language, the words that name them, ways to play.

    ``editions`` counts the languages whose editions it names.
    """

    books: frozenset[str] = frozenset()
    words: frozenset[int] = frozenset()
    variants: frozenset[str] = frozenset()
    editions: int = 0


def likely_books(
    reader: IndexReader, question: Question, books: Mapping[str, BookInfo], naming: Naming
) -> dict[str, float]:
    """How likely each book is meant (naive Bayes over the question's words); the likeliest has 1.

    Where the question names a game or an edition, the other books get :data:`UNNAMED`. A FAQ or errata is as likely as
    the book it is about.
    """
    if not books:
        return {}
    words = {root: (word, weight) for word in question.words for root, weight in word.roots.items()}
    query = "SELECT root, book, count FROM root_book WHERE root IN (SELECT value FROM json_each(?))"
    rates: dict[str, dict[str, float]] = {}
    for root, book, count in reader.rows(query, sorted(words)):
        if book in books:
            word, weight = words[root]
            rate = weight**LOOSE * count / reader.sizes_of_books[book]
            of_word = rates.setdefault(word.word, dict.fromkeys(books, 0.0))
            of_word[book] = max(of_word[book], rate)
    evidence = dict.fromkeys(books, 0.0)
    for of_word in rates.values():
        for book, rate in of_word.items():
            evidence[book] += log(rate + UNSEEN)
    evidence = {book: evidence.get(books[book].corrects, value) for book, value in evidence.items()}
    most = max(evidence.values())
    return {
        book: exp(SHARPNESS * (value - most)) if not naming.books or book in naming.books else UNNAMED
        for book, value in evidence.items()
    }


def named_books(reader: IndexReader, question: Question, books: Mapping[str, BookInfo]) -> Naming:
    """The books whose game or language the question names; none when it names nothing."""
    spans = phrases([word.roots for word in question.words], NAMED)
    query = "SELECT key, game, language, variant FROM name WHERE key IN (SELECT value FROM json_each(?))"
    found = reader.rows(query, sorted(spans))
    games, languages = {game for _, game, _, _ in found if game}, {language for _, _, language, _ in found if language}
    variants = frozenset(variant for *_, variant in found if variant)
    if not games and not languages:
        return Naming(variants=variants)
    named = frozenset(
        key
        for key, book in books.items()
        if (not games or book.game in games) and (not languages or book.language in languages)
    )
    places = (at for key, game, language, _ in found if game or language for _, span in spans[key] for at in span)
    return Naming(named, frozenset(places), variants, len(languages))


def defined(reader: IndexReader, question: Question, books: Collection[str]) -> dict[int, float]:
    """By entry of these books how far the question is a name which it explains, and nothing else, from 0 to 1."""
    keys = phrases([_meant(word) for word in question.words], DEFINED)
    query = (
        "SELECT definition.key, entry.id, entry.book FROM definition JOIN entry ON entry.id = definition.entry "
        "WHERE definition.key IN (SELECT value FROM json_each(?))"
    )
    spans: defaultdict[int, set[int]] = defaultdict(set)
    for key, entry, book in reader.rows(query, sorted(keys)):
        if book in books:
            best = max(keys[key], key=lambda found: (found[0], len(found[1])))[1]
            if len(best) > len(spans[entry]):
                spans[entry] = set(best)
    weight = question.weight or 1.0
    return {entry: (sum(question.words[at].idf for at in span) / weight) ** ALONE for entry, span in spans.items()}


def _meant(word: QuestionWord) -> Mapping[int, float]:
    """The roots of a word; those of similar ones are as good for one that the index does not know."""
    return word.roots if word.known else {root: 1.0 for root, share in word.roots.items() if share >= SLIP}


def books_of(edition: str, books: Mapping[str, str]) -> frozenset[str]:
    """An edition's rulebook, and the FAQs and errata on it.

    Args:
        edition: the rulebook's key.
        books: by key of each book the one it corrects, empty for a rulebook.
    """
    return frozenset(key for key, corrects in books.items() if edition in (key, corrects))


def in_edition(ranked: Sequence[Ranked], own: Collection[str], same: Mapping[int, Mapping[int, str]]) -> list[Ranked]:
    """The candidates of an edition by how well they or their like in another one match, then what only others have.

    Args:
        ranked: the candidates of all editions, best first.
        own: the keys of the edition's books.
        same: by entry those about the same thing in other editions, with their books.
    """
    by_id = {one.id: one for one in ranked if one.book in own}
    shown: dict[int, Ranked] = {}
    for one in ranked:
        if one.book in own:
            shown.setdefault(one.id, one)
            continue
        # Of three editions the likes of one are in two, only one of which is played.
        partners = {partner: book for partner, book in same.get(one.id, {}).items() if book in own}
        for partner, book in partners.items():
            known = shown.get(partner) or by_id.get(partner)
            if known is None or one.score > known.score:
                shown[partner] = replace(one, id=partner, book=book)
        if not partners:
            shown[one.id] = replace(one, score=one.score - ABROAD)
    return sorted(shown.values(), key=lambda one: (-one.score, one.id))


def beside_each_other(ranked: Sequence[Ranked], partners: Mapping[int, str]) -> list[Ranked]:
    """The candidates, with what other editions say of the same thing directly below the first.

    Args:
        ranked: the candidates, best first.
        partners: by entry about the same thing as the first, its book.
    """
    known = {one.id: one for one in ranked}
    raised = [replace(known.get(number, ranked[0]), id=number, book=book) for number, book in partners.items()]
    head = [replace(one, score=ranked[0].score) for one in raised]
    return [*ranked[:1], *head, *(one for one in ranked[1:] if one.id not in partners)]


def with_corrections(
    ranked: Sequence[Ranked],
    sure: Sequence[float],
    corrections: Mapping[int, Sequence[tuple[int, str, str]]],
    limit: int,
    errata: Collection[str] = (),
    aside: Collection[int] = (),
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
        aside: the numbers of corrections of something else than what is asked: they stand below.
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
            is_first = (book in errata or answers_as_well) and number not in aside
            (above if is_first else below).append(found)
            place[one.id] = min(place[one.id], place.get(number, at))
        groups[one.id] = [*above, own[one.id], *below]
    heads = sorted((one for one in ranked if one.id not in taken), key=lambda one: (place[one.id], one.id))
    shown = [member for one in heads for member in groups.get(one.id, [own[one.id]])][:limit]
    shares = reversed(list(accumulate((share for _, share in reversed(shown)), max)))
    return [(one, share) for (one, _), share in zip(shown, shares, strict=True)]


def abroad(books: Mapping[str, BookInfo], language: Language) -> frozenset[str]:
    """The books of games that have an edition in this language, and are not of it."""
    at_home = {book.game for book in books.values() if book.language is language and not book.corrects}
    return frozenset(key for key, book in books.items() if book.game in at_home and book.language is not language)
