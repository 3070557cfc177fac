"""Notes beside the index: what one server has ruled, and the guide for judges."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rules_index.values.books import BookKind, Language


class NoteKind(StrEnum):
    """A note is a server's own rule, an earlier ruling there, advice to judges, or a lead to a question's rule.

    An alias tells what a word means that a book lacks.
    """

    HOUSE_RULE = "house-rule"
    PRECEDENT = "precedent"
    GUIDE = "guide"
    LEAD = "lead"
    ALIAS = "alias"

    @property
    def book(self) -> BookKind:
        """The kind of book in which rulings made of such notes stand; no ruling is made of a lead or an alias."""
        return BookKind(self.value)


@dataclass(frozen=True, slots=True)
class Note:
    """A house rule, a precedent or an entry of the guide, in one language or several.

    ``id`` is what people call it by (``P-12``, ``H-3``), or the slug of a guide's entry. ``titles`` and ``texts`` have
    the same languages, at least one; ``lines`` are further ways to ask for it. ``game`` is a game's key, empty for all
    games; ``edition`` a rulebook's key, empty for all editions. ``cites`` are the slugs of the rules it interprets, or
    replaces if it is a house rule. ``head`` tells that the head judge ruled it, ``again`` that it has to be looked at
    again, because a rule it cites has changed since. ``played`` says, in every language, by which setting the server's
    matches play a house rule; empty where they play the printed one. ``instead`` is the slug of the rule that does not
    answer a lead's question; what it cites does. The title of an alias is a server's word, its text what it means
    in the rulebook ``edition``.
    """

    id: str
    kind: NoteKind
    titles: Mapping[Language, str]
    texts: Mapping[Language, str]
    lines: tuple[tuple[Language, str], ...] = ()
    game: str = ""
    edition: str = ""
    cites: tuple[str, ...] = ()
    head: bool = False
    again: bool = False
    played: Mapping[Language, str] = field(default_factory=dict)
    instead: str = ""

    @property
    def language(self) -> Language:
        """The language it was written in first."""
        return next(iter(self.titles))

    def asked(self) -> Iterator[tuple[str, Language]]:
        """Every line a question may be compared with, each with its language: titles first."""
        yield from ((title, language) for language, title in self.titles.items())
        yield from ((line, language) for language, line in self.lines)
