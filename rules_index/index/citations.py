"""Find the passages of a loaded book that a digest rule cites."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from rules_index.digest.rules import SOURCE
from rules_index.languages.language import fold, is_function_word, root, words
from rules_index.values.books import Passage, PassageKind
from rules_index.values.digest import Rule
from rules_index.values.sources import Book

UNCITED = 0.3
"""Overlap a passage needs to be tied when the cited paragraph is not under that heading, or the heading is gone."""


class Citations:
    """Resolves the ``source`` of rules against one book; where it does not fit, by the words they share."""

    def __init__(self, book: Book) -> None:
        self._language = book.info.language
        self._passages = book.passages
        self._roots = [self._roots_of(f"{passage.title} {passage.text}") for passage in book.passages]
        self._by_heading: dict[str, list[int]] = defaultdict(list)
        for position, passage in enumerate(book.passages):
            self._by_heading[_key(passage.section[-1] if passage.section else passage.title)].append(position)

    def passages(self, rule: Rule) -> tuple[Passage, ...]:
        """The passages the rule cites, in the order of the book; empty when none can be made out."""
        wanted = self._roots_of(" ".join((rule.title, rule.text, *rule.ask)))
        found: set[int] = set()
        for source in rule.source:
            found.update(self._resolve(source, wanted))
        return tuple(self._passages[position] for position in sorted(found))

    def alignment(self, passage: Passage, rules: Iterable[Rule]) -> float:
        """The share of a passage's content words, from 0 to 1, that the rules citing it say too."""
        said = self._roots_of(" ".join(" ".join((rule.title, rule.text, *rule.ask)) for rule in rules))
        have = self._roots_of(passage.text)
        return len(have & said) / (len(have) or 1)

    def _resolve(self, source: str, wanted: frozenset[str]) -> Sequence[int]:
        cited = SOURCE.match(source)
        if not cited:
            return ()
        first = int(cited["first"])
        last = int(cited["last"] or first)
        under = self._by_heading.get(_key(cited["heading"]), [])
        if cited["occurrence"]:
            under = [at for at in under if self._passages[at].occurrence == int(cited["occurrence"])] or under
        exact = [at for at in under if self._passages[at].first <= last and self._passages[at].last >= first]
        if exact:
            # Captions gathered from a whole section span it, so that they overlap every paragraph between them.
            rules = [at for at in exact if self._passages[at].kind is not PassageKind.CREDITS]
            return rules or exact
        # The book at hand is divided otherwise than the one cited: the words decide.
        nearest = max(under or range(len(self._passages)), key=lambda at: self._overlap(at, wanted), default=None)
        return (nearest,) if nearest is not None and self._overlap(nearest, wanted) >= UNCITED else ()

    def _overlap(self, position: int, wanted: frozenset[str]) -> float:
        have = self._roots[position]
        return len(have & wanted) / ((len(have) * len(wanted)) ** 0.5 or 1)

    def _roots_of(self, text: str) -> frozenset[str]:
        return frozenset(
            root(word, self._language) for word in words(text) if not is_function_word(word, self._language)
        )


def _key(heading: str) -> str:
    return " ".join(words(fold(heading)))
