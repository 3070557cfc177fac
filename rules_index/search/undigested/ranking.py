"""The passages of an undigested book in order: one for each section first, as siblings of a section are one answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import chain

from rules_index.index.reader import IndexReader
from rules_index.languages.language import fold
from rules_index.languages.questions import LAST_FRAME
from rules_index.search.question import Question
from rules_index.search.ranking import Ranked, Reach, candidates
from rules_index.search.undigested.certainty import Known
from rules_index.search.undigested.headings import is_without_headings
from rules_index.search.undigested.nearness import nearest, nearness
from rules_index.search.undigested.reading import BookWords, asked_of, undigested
from rules_index.search.undigested.signs import Comparer, Weighed
from rules_index.search.undigested.thesaurus import ALIKE, SURE, everyday
from rules_index.values.books import BookInfo

REACH = Reach(by_word=60, by_spelling=40, by_pair=20)


def known_of(
    reader: IndexReader,
    question: Question,
    text: str,
    ranked: Sequence[Ranked],
    books: Mapping[str, BookInfo],
    edition: str = "",
) -> Known | None:
    """The answer of an undigested book; ``None`` where no such book is asked, or it has nothing on the question.

    Among books that have a digest it is asked only where its passage comes first, and must answer.

    Args:
        text: the question as it was asked.
        ranked: the candidates of all books, best first: the book asked is that of the first.
        books: the books that may be meant.
        edition: the rulebook that is played, by its key: it is asked instead of another one of its game.
    """
    own = undigested(reader)
    is_alone = bool(books) and own.issuperset(books)
    if not question.words or not (ranked or is_alone):
        return None
    first = ranked[0].book if ranked else min(books)
    meant = edition if edition in books and books[edition].game == books[first].game else first
    rulebook = books[meant].corrects or meant
    if not own.issuperset({meant, rulebook} & reader.books.keys()):
        return None
    known = known_by(reader, question, text, rulebook)
    return known if known.passages and (is_alone or known.is_answered) else None


def known_by(reader: IndexReader, question: Question, text: str, edition: str) -> Known:
    """The answer of an edition to a question: its passages from best to worst, the siblings of a better one last.

    Args:
        text: the question as it was asked.
        edition: the key of a rulebook without a digest; the FAQs and errata on it count as well.
    """
    words = BookWords(reader, edition)
    asked = as_asked(reader, words, question)
    near = nearness(reader, words.books, text)
    found = reader.candidates([*candidates(reader, asked, words.books, REACH), *nearest(near)])
    comparer = Comparer(asked, words, reader.quantities, near)
    passages = _by_section(sorted(comparer.weigh(found), key=lambda one: (-one.score, one.candidate.id)))
    is_abroad = question.language is not reader.books[words.books[0]].language
    corrections = {
        one.candidate.id: [number for number, *_ in reader.corrections[one.candidate.id]]
        for one in passages
        if one.candidate.id in reader.corrections
    }
    aside = _aside(reader, passages, corrections)
    return Known(asked, passages, is_abroad, bool(near), is_without_headings(reader, edition), corrections, aside)


def _aside(
    reader: IndexReader, passages: Sequence[Weighed], corrections: Mapping[int, Collection[int]]
) -> frozenset[int]:
    """The passages of FAQs and errata that are about another sentence of a passage than the one that answers."""
    numbers = sorted({*chain.from_iterable(corrections.values())})
    told = {each.id: frozenset(chain.from_iterable(each.sentences)) for each in reader.candidates(numbers)}
    return frozenset(
        other
        for one in passages
        for other in corrections.get(one.candidate.id, ())
        if not _is_about(told[other], one, reader.idf)
    )


def _is_about(roots: frozenset[int], one: Weighed, idf: Sequence[float]) -> bool:
    """Whether a text with these roots is as much like the sentence that answers as like any other of its passage."""
    alike = [
        sum([idf[root] for root in roots.intersection(sentence) if root > LAST_FRAME])
        for sentence in map(frozenset, one.candidate.sentences)
    ]
    return not alike or alike[one.sentence] >= max(alike)


def as_asked(reader: IndexReader, words: BookWords, question: Question) -> Question:
    """The question as an edition reads it, with everyday words for those that it lacks."""
    return asked_of(words, question, _meant(reader, words, question))


def _by_section(ordered: Sequence[Weighed]) -> list[Weighed]:
    first: dict[tuple[str, str], Weighed] = {}
    for one in ordered:
        first.setdefault(one.place, one)
    chosen = {one.candidate.id for one in first.values()}
    return [*first.values(), *(one for one in ordered if one.candidate.id not in chosen)]


def _meant(reader: IndexReader, words: BookWords, question: Question) -> dict[int, dict[int, float]]:
    """By the place of a word that the book lacks what everyday words say for the same."""
    lacking = [at for at, word in enumerate(question.words) if not words.has(word)]
    return {at: _alike(reader, question, at) for at in lacking}


def _alike(reader: IndexReader, question: Question, at: int) -> dict[int, float]:
    thesaurus, word = everyday(reader), question.words[at]
    roots = {**word.roots, **dict.fromkeys(thesaurus.roots_of(fold(word.word)), 1.0)}
    found: dict[int, float] = {}
    for root, share in roots.items():
        for concept in thesaurus.concepts_of(root) if share >= SURE else ():
            for led_to, weight in thesaurus.leads(concept).items():
                found[led_to] = max(found.get(led_to, 0.0), ALIKE * share * weight)
    return found
