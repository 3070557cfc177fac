"""A question as one undigested book reads it: what each word stands for there, and how much it tells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules_index.index.reader import IndexReader, kept_while_open
from rules_index.index.vocabulary import inverse_frequency
from rules_index.search.question import Question, QuestionWord

OWN = 0.9
"""Similarity from which a root is the word itself, so that nothing else need stand for it."""
BESIDE = 0.5
"""Share of its weight that another root keeps beside the word itself."""


@kept_while_open
def undigested(reader: IndexReader) -> frozenset[str]:
    """The keys of the books that the digest has no rules of."""
    return frozenset(key for (key,) in reader.rows("SELECT key FROM book WHERE last > 0 AND NOT digested"))


@kept_while_open
def _having(reader: IndexReader, edition: str) -> Mapping[int, int]:
    """By root how many entries of an edition, and of the FAQs and errata on it, have it."""
    return dict(reader.rows("SELECT root, entries FROM root_book WHERE book = ? AND entries > 0", edition))


class BookWords:
    """The words of an edition, and in how many of its passages each is."""

    def __init__(self, reader: IndexReader, edition: str) -> None:
        self.books = [key for key, book in reader.books.items() if edition in (key, book.corrects)]
        self._having = _having(reader, edition)
        self._passages = sum(last - first + 1 for first, last in reader.spans(self.books))
        self.average = reader.sizes_of_books.get(edition, 0) / (self._passages or 1)

    def has(self, word: QuestionWord) -> bool:
        """Whether the edition has a word itself, inflected perhaps."""
        return any(share >= OWN and root in self._having for root, share in word.roots.items())

    def counts(self, root: int) -> int:
        """How many passages of the edition have a root."""
        return self._having.get(root, 0)

    def idf(self, root: int) -> float:
        """How much a root tells among the passages."""
        return inverse_frequency(self._passages, self._having.get(root, 0))

    def read(self, word: QuestionWord, more: Mapping[int, float]) -> QuestionWord:
        """A word with the roots of the edition alone; ``more`` may stand for it where the edition lacks it."""
        roots = {root: share for root, share in word.roots.items() if root in self._having}
        is_own = any(share >= OWN for share in roots.values())
        if is_own:
            roots = {root: share if share >= OWN else BESIDE * share for root, share in roots.items()}
        else:
            known = {root: share for root, share in more.items() if root in self._having}
            roots |= {root: max(share, roots.get(root, 0.0)) for root, share in known.items()}
        best = max(roots.values(), default=0.0)
        idf = min((self.idf(root) for root, share in roots.items() if share == best), default=self.idf(0))
        return replace(word, roots=roots, idf=idf, known=is_own)


def asked_of(words: BookWords, question: Question, more: Mapping[int, Mapping[int, float]]) -> Question:
    """The question as an edition reads it: with the roots that it has, weighed by how few of its passages have them.

    Args:
        more: by the place of a word further roots that stand for it where the edition lacks it.
    """
    read = tuple(words.read(word, more.get(at, {})) for at, word in enumerate(question.words))
    return replace(question, words=read, weight=sum(word.idf for word in read))
