"""The rules in our own words, and what no rulebook answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from rules_index.values.books import BookInfo, Language


class Referee(StrEnum):
    """Who sees to a rule: the engine refuses breaches, the engine keeps count, or people alone."""

    ENFORCED = "enforced"
    TRACKED = "tracked"
    PLAYERS = "players"


@dataclass(frozen=True, slots=True)
class Rendering:
    """A rule for readers of another language than the book's, and how they ask for it; empty parts are missing.

    ``text`` is the whole rule, where the gist leaves something out.
    """

    title: str = ""
    gist: str = ""
    ask: tuple[str, ...] = ()
    reading: str = ""
    text: str = ""


class Answered(NamedTuple):
    """A question with its answer: whether what it asks about may, must or does happen.

    A question that is denied as a whole is taken without its denial.
    """

    question: str
    language: Language
    yes: bool


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of the digest, in our own words.

    ``slug`` never changes (``pristav-cs.setup.boats``); ``number`` may (``PR 1.1``). ``source`` cites the book as
    ``HEADING ¶n`` or ``HEADING (k) ¶n-m`` for the k-th heading of that name. ``same`` are the slugs of the rules about
    the same thing in other books of the game, ``agrees`` those of them by which the same is played. Where ``book`` is a
    FAQ or errata, ``corrects`` are the slugs of the rules it overrides, ``origin`` says where it was published, and
    ``source`` may be empty.

    ``gist`` is the rule in one English sentence; ``others`` has what readers of other languages than the book's see and
    ask. ``defines`` are the names of things, in any language, that this rule and no other of its book explains. ``but``
    are the slugs of the rules that make an exception to it. ``variant`` is the way to play that it is about, empty for
    what holds in all. ``answered`` are those of its questions that want yes or no and have an answer.
    """

    slug: str
    number: str
    title: str
    text: str
    book: BookInfo
    section: tuple[str, ...]
    ask: tuple[str, ...]
    gist: str
    see: tuple[str, ...]
    source: tuple[str, ...]
    referee: Referee
    reading: str = ""
    term: bool = False
    same: tuple[str, ...] = ()
    agrees: tuple[str, ...] = ()
    corrects: tuple[str, ...] = ()
    origin: str = ""
    others: Mapping[Language, Rendering] = field(default_factory=dict)
    defines: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    variant: str = ""
    answered: tuple[Answered, ...] = ()

    def asked(self, own: Language) -> Iterator[tuple[str, Language]]:
        """Every question that the rule is written for, with its language; those of the book's are ``own``."""
        yield from ((question, own) for question in self.ask)
        for language, told in self.others.items():
            yield from ((question, language) for question in told.ask)

    def title_in(self, language: Language) -> str:
        """The title as a reader of this language reads it, where the digest has it."""
        other = self.others.get(language)
        return other.title if other and other.title else self.title


ASIDE = "!"


def games_set_aside(games: Iterable[str]) -> frozenset[str]:
    """The games, by their keys, that these fields of gaps set aside."""
    return frozenset(game.removeprefix(ASIDE) for game in games if game.startswith(ASIDE))


@dataclass(frozen=True, slots=True)
class Gap:
    """Something people ask that no rulebook answers; ``says`` tells in each language where the answer is instead.

    ``slug`` never changes. ``game`` is the game's key, empty for what is asked of any game or of none. A key after
    :data:`ASIDE` is that of the only game whose gap it is not. That game is set aside: it is meant only where it is
    played or named.
    """

    slug: str
    game: str
    says: Mapping[Language, str]
