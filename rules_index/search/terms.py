"""Explain a term: glossary entries from the answers to it, the one it heads first."""

from __future__ import annotations

from dataclasses import replace

from rapidfuzz import fuzz

from rules_index.index.reader import IndexReader
from rules_index.languages.language import fold, stem, words
from rules_index.search.lookup import find_entry
from rules_index.search.question import Question, read_question
from rules_index.values.answers import Answer, Ruling

SHOWN = 5
"""Glossary entries shown."""
TRANSLATED = 0.7
"""Similarity from which a word of the lexicon translates a word of a title."""
NAMED = 85
"""Likeness of a title, of 100, from which it names the term asked for."""

TERMS_RANKED = 20
"""Answers looked through for glossary entries."""


def explain_term(reader: IndexReader, name: str, answer: Answer) -> Answer:
    """The answer to a term's name with its glossary entries alone; answered if one of them is headed by the term.

    Of several terms asked for at once each is explained.
    """
    asked = read_question(reader, name)
    terms = sorted(
        (ruling for ruling in answer.rulings if ruling.term),
        key=lambda ruling: not _is_headed_by(reader, ruling, name, asked),
    )[:SHOWN]
    named = bool(terms) and _is_headed_by(reader, terms[0], name, asked)
    topics = () if named else tuple(ruling.title for ruling in terms)
    parts = tuple(explain_term(reader, part.question, part) for part in answer.parts)
    return replace(answer, rulings=tuple(terms), topics=topics, answered=named, parts=parts)


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
