"""Explain a term: glossary entries from the answers to it, the one it heads first."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from itertools import product

from rapidfuzz import fuzz

from rules_index.index.reader import IndexReader
from rules_index.languages.language import fold, stem, words
from rules_index.search.lookup import find_entry, whole_ruling
from rules_index.search.question import Question, read_question
from rules_index.values.answers import Answer, Ruling
from rules_index.values.books import Language

SHOWN = 5
"""Glossary entries shown."""
TRANSLATED = 0.7
"""Similarity from which a word of the lexicon translates a word of a title."""
NAMED = 85
"""Likeness of a title, of 100, from which it names the term asked for."""

TERMS_RANKED = 20
"""Answers looked through for glossary entries."""


def explain_term(reader: IndexReader, name: str, answer: Answer, books: Collection[str] = ()) -> Answer:
    """The answer to a term's name with its glossary entries alone; answered if one of them is headed by the term.

    Where none is, the rule of these books that defines the term answers. Of several terms asked for at once each is
    explained.
    """
    asked = read_question(reader, name)
    terms = sorted(
        (ruling for ruling in answer.rulings if ruling.term),
        key=lambda ruling: not _is_headed_by(reader, ruling, name, asked),
    )[:SHOWN]
    named = bool(terms) and _is_headed_by(reader, terms[0], name, asked)
    defining = None if named else _defining(reader, name, books)
    if defining is not None:
        terms, named = [defining, *(ruling for ruling in terms if ruling.id != defining.id)][:SHOWN], True
    topics = () if named else tuple(ruling.title for ruling in terms)
    parts = tuple(explain_term(reader, part.question, part, books) for part in answer.parts)
    return replace(answer, rulings=tuple(terms), topics=topics, answered=named, parts=parts)


def _defining(reader: IndexReader, name: str, books: Collection[str]) -> Ruling | None:
    """The rule of these books that defines a name, in any inflection and language; the first of several."""
    spoken = {language: [stem(word, language) for word in words(name)] for language in Language}
    for number, rule in reader.digest.values() if words(name) else ():
        for defined, (language, said) in product(rule.defines if rule.book.key in books else (), spoken.items()):
            if [stem(word, language) for word in words(defined)] == said:
                return whole_ruling(reader, number)
    return None


def _is_headed_by(reader: IndexReader, ruling: Ruling, name: str, asked: Question) -> bool:
    """Whether a glossary entry is headed by this term: inflected, misspelt, or in another language."""
    inflected, printed = ({stem(word, ruling.book.language) for word in words(text)} for text in (name, ruling.title))
    return (
        inflected == printed
        or fuzz.ratio(fold(ruling.title), fold(name)) >= NAMED
        or _is_translated(reader, ruling, asked)
    )


def _is_translated(reader: IndexReader, ruling: Ruling, asked: Question) -> bool:
    """Whether the lexicon translates every word of the question into a word of the title, and all of the title."""
    found = find_entry(reader, ruling.id)
    title = set(reader.candidates([found])[0].lines[0]) if found else set()
    heard = [{root for root in word.roots if word.roots[root] >= TRANSLATED} & title for word in asked.words]
    return all(heard) and set().union(*heard) == title
