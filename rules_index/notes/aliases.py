"""Words that a book lacks: what a server's judges say that they mean there, and what they may mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from rules_index.index.reader import IndexReader
from rules_index.index.vocabulary import Vocabulary
from rules_index.languages.dictionaries import is_listed
from rules_index.languages.language import fold, root, stem
from rules_index.notes.proposing import is_word, proposed
from rules_index.search.lookup import find_entry
from rules_index.search.question import Private, QuestionWord, read_question, spelling_similarity
from rules_index.search.undigested.ranking import as_asked
from rules_index.search.undigested.reading import BookWords
from rules_index.search.undigested.thesaurus import everyday
from rules_index.values.answers import Lacking
from rules_index.values.books import Language
from rules_index.values.notes import Note

ALIKE = 0.8
"""Similarity from which a word that no book has is an inflected form of an alias."""
HAD = 0.5
"""Similarity from which a book has a word of a question: inflected, spelt alike, or as a synonym."""


@dataclass(frozen=True, slots=True)
class _Alias:
    """An alias with the roots of an index that it stands for."""

    note: Note
    folded: str
    names: frozenset[str]
    roots: Mapping[int, float]

    def is_of(self, game: str | None, edition: str | None) -> bool:
        """Whether it holds in a game, and in an edition of it."""
        return game in (None, self.note.game) and edition in (None, self.note.edition)

    def is_said(self, word: str, *, known: bool) -> bool:
        """Whether a word is this one, inflected perhaps."""
        folded = fold(word)
        if folded == self.folded or not self.names.isdisjoint(_names(word, self.note.language)):
            return True
        return not known and spelling_similarity(folded, self.folded) >= ALIKE


class Aliases:
    """The aliases of a server for one index; never changed once they are made."""

    def __init__(self, reader: IndexReader, notes: Sequence[Note]) -> None:
        """Compile notes whose first title is the server's word, and whose first text is the book's."""
        self._reader, self._known = reader, tuple(_compiled(reader, note) for note in notes)

    def of(self, game: str | None, edition: str | None) -> Private:
        """The meanings of words in a game and an edition; in all of them where none is given."""
        return partial(self._heard, [each for each in self._known if each.is_of(game, edition)])

    def _heard(self, here: Sequence[_Alias], word: QuestionWord) -> QuestionWord:
        """A word with the roots that it stands for as one of some aliases."""
        said = [each.roots for each in here if each.is_said(word.word, known=word.known)]
        roots = {number: share for each in said for number, share in each.items()}
        if not roots:
            return word
        idf = max(self._reader.idf[number] for number in roots)
        return QuestionWord(word.word, {**word.roots, **roots}, idf, known=True)


def lacking(reader: IndexReader, text: str, ref: str, private: Private | None) -> tuple[Lacking, ...]:
    """The words of a question that the book of its answer has nothing for, in order, with those that they may mean.

    Those that a dictionary has are among them only where there are no others.

    Args:
        ref: the id of what answers.
        private: the meanings that words have already.
    """
    number = find_entry(reader, ref)
    if number is None:
        return ()
    entry = reader.load([number])[number]
    book = entry.book
    edition = book.corrects or book.key
    words, question = BookWords(reader, edition), read_question(reader, text, private=private)
    asked = as_asked(reader, words, question)
    unknown = [word.word for word in asked.words if max(word.roots.values(), default=0.0) < HAD and is_word(word.word)]
    missing = [word for word in unknown if not _is_everyday(reader, word, question.language)]
    if not missing:
        return ()
    # What no dictionary has is most likely a name that these players gave to something.
    missing = [word for word in missing if not is_listed(word, question.language)] or missing
    said = {number for word in asked.words for number, share in word.roots.items() if share >= HAD}
    meant = tuple(proposed(reader, words, entry, said))
    return tuple(Lacking(word, question.language, book, edition, meant) for word in missing) if meant else ()


def has_words(reader: IndexReader, edition: str, text: str) -> bool:
    """Whether an edition has every word of a text, inflected perhaps; ``False`` for a text without words."""
    words, roots = BookWords(reader, edition), _roots_of(reader, text, _language_of(reader, edition))
    return bool(roots) and all(words.counts(number) for number in roots)


def _compiled(reader: IndexReader, note: Note) -> _Alias:
    word, means = note.titles[note.language], next(iter(note.texts.values()))
    found = _roots_of(reader, means, _language_of(reader, note.edition))
    share = len(found) ** -0.5 if found else 0.0
    roots = dict.fromkeys((number for number in found if number <= len(reader.roots)), share)
    return _Alias(note, fold(word), _names(word, note.language), roots)


def _roots_of(reader: IndexReader, text: str, language: Language) -> list[int]:
    return list(dict.fromkeys(Vocabulary(known=reader.roots).whole(text, language)))


def _names(word: str, language: Language) -> frozenset[str]:
    return frozenset((stem(word, language), root(word, language)))


def _language_of(reader: IndexReader, book: str) -> Language:
    found = reader.books.get(book)
    return found.language if found else Language.EN


def _is_everyday(reader: IndexReader, word: str, language: Language) -> bool:
    """Whether the thesaurus has a word, though nothing of the book's for it."""
    thesaurus = everyday(reader)
    numbers = {thesaurus.roots.get(name, 0) for name in _names(word, language)} | {*thesaurus.roots_of(fold(word))}
    return any(thesaurus.concepts_of(number) for number in numbers)
