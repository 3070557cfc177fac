"""The oracle's public face: ask a question, get cited rulings."""

from __future__ import annotations

from pathlib import Path

from rules_index.model import Answer, BookInfo, Ruling, Suggestion, SuggestionKind


class IndexProblem(Exception):
    """The index cannot be used; the message says what is wrong and which command mends it."""


class Oracle:
    """Answers from one index file; safe to use from several threads; sees a newly built index by itself."""

    @classmethod
    def open(cls, index: Path) -> Oracle:
        """Open an index built by ``rules_index.build``.

        Raises:
            IndexProblem: the file is missing, truncated, locked for good, or of another version.
        """
        raise NotImplementedError

    @property
    def books(self) -> tuple[BookInfo, ...]:
        """The indexed books, by key."""
        raise NotImplementedError

    def ask(self, question: str, *, game: str | None = None, limit: int = 5) -> Answer:
        """Look a question up; ``game`` narrows it to one game's books, else the words tell the game."""
        raise NotImplementedError

    def ruling(self, ref: str) -> Ruling | None:
        """The ruling with this id (slug or passage id), slug, or rule number as people write it (``ZL 2.3``)."""
        raise NotImplementedError

    def neighbours(self, ref: str) -> tuple[Ruling, ...]:
        """The rulings just before and after this one in its book, itself included, in reading order."""
        raise NotImplementedError

    def suggest(
        self, typed: str, *, game: str | None = None, kind: SuggestionKind | None = None, limit: int = 25
    ) -> tuple[Suggestion, ...]:
        """Titles and terms that complete what is typed, best first; with nothing typed, the first ones in order."""
        raise NotImplementedError

    def term(self, name: str, *, game: str | None = None) -> Answer:
        """The glossary entries that explain a term, in any inflection."""
        raise NotImplementedError

    def close(self) -> None:
        """Release the index file."""
        raise NotImplementedError
