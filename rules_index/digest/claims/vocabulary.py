"""The closed lists that claims are written with: acts, conditions, relations of time, and things of the lexicon."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from rules_index.digest.lexicon import OF_CARDS, Concept, LexiconProblem, Worded, lexicon_files
from rules_index.digest.problems import DigestProblem
from rules_index.digest.toml_files import read_toml
from rules_index.languages.language import fold
from rules_index.values.books import Language

MOST_ACTS, MOST_CONDITIONS = 80, 100
SHARED = ("tabletop", "everyday")
"""The lexicon files whose words are of every game, the nearer one first."""


class ClaimProblem(DigestProblem):
    """A claim or the vocabulary breaks the format; the message names the file, the rule and what is wrong."""


class Told(Worded):
    """Words that tell something, folded; ``word*`` is any word that begins so, and several words are a phrase."""


class Said(BaseModel):
    """How something is said in each language."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    cs: str
    en: str
    sv: str


class Act(Told):
    """An act: what it means, words that tell it, how it is said: infinitive and third person, with ``|`` between."""

    about: str = Field(min_length=1)
    says: Said | None = None


class ConditionWords(Told):
    """A condition: what it means, what its arguments are, the words that tell it, and how it is said without them.

    Each argument is ``thing``, ``act``, ``count`` (``>=2``) or ``either`` (a thing or an act); one that ends in ``?``
    may be left out. ``against`` are conditions that exclude it, ``denied`` the words that tell its contrary, which is
    written with ``!``.
    """

    about: str = Field(min_length=1)
    takes: tuple[Literal["thing", "act", "count", "either", "thing?", "either?", "count?"], ...] = ()
    against: tuple[str, ...] = ()
    denied: Told = Told()
    says: Mapping[str, Said] = {}


class Relation(Told):
    """A relation of time; ``alone`` tells that it relates to nothing."""

    about: str = Field(min_length=1)
    alone: bool = False
    says: Said | None = None


class _Acts(BaseModel):
    model_config = ConfigDict(extra="forbid")
    act: dict[str, Act]


class _Conditions(BaseModel):
    model_config = ConfigDict(extra="forbid")
    condition: dict[str, ConditionWords]


class _Moments(BaseModel):
    model_config = ConfigDict(extra="forbid")
    moment: dict[str, Relation]


class _Things(BaseModel):
    model_config = ConfigDict(extra="forbid")
    thing: dict[str, Concept]


def name_of(word: str) -> str:
    """A word or phrase of the lexicon as claims write it."""
    return re.sub(r"[^a-z0-9]+", "-", fold(word)).strip("-")


@dataclass(frozen=True)
class Things:
    """The things of one game: the lexicon's concepts by each of their English words, and those of the vocabulary.

    A word that several concepts have means the one that begins with it, and of those the game's own before the shared.
    Concepts with the same first word are one thing, with the words of all.
    """

    concepts: tuple[Concept, ...]

    @cached_property
    def _first(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for concept in self.concepts:
            if concept.en:
                found.setdefault(name_of(concept.en[0]), name_of(concept.en[0]))
        return found

    @cached_property
    def _any(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for concept in self.concepts:
            for word in concept.en:
                found.setdefault(name_of(word), name_of(concept.en[0]))
        return found

    @cached_property
    def words(self) -> dict[str, Concept]:
        """Each thing by its name, with all words of its concepts."""
        merged: dict[str, Concept] = {}
        for concept in self.concepts:
            if concept.en:
                name = name_of(concept.en[0])
                known = merged.get(name, Concept())
                words = {each.value: dict.fromkeys(known.words(each) + concept.words(each)) for each in Language}
                merged[name] = Concept(**{language: tuple(listed) for language, listed in words.items()})
        return merged

    def find(self, name: str) -> str | None:
        """The thing that a name stands for."""
        return self._first.get(name) or self._any.get(name)

    def near(self, name: str) -> list[str]:
        """Names like one that is none."""
        return difflib.get_close_matches(name, [*self._first, *self._any], n=3, cutoff=0.6)


@dataclass(frozen=True)
class Vocabulary:
    """All lists; ``things`` by the key of the game."""

    acts: Mapping[str, Act]
    conditions: Mapping[str, ConditionWords]
    moments: Mapping[str, Relation]
    lexicon: Mapping[str, tuple[Concept, ...]]
    own: Mapping[str, Concept]

    def things(self, game: str) -> Things:
        """The things that claims of a game may name."""
        if game not in self._things:
            order = [game, game + OF_CARDS.removesuffix(".toml"), *SHARED]
            named = (each.model_copy(update={"en": (name, *each.en)}) for name, each in self.own.items())
            self._things[game] = Things((*named, *(one for each in order for one in self.lexicon.get(each, ()))))
        return self._things[game]

    @cached_property
    def _things(self) -> dict[str, Things]:
        return {}


@dataclass(frozen=True)
class WordLists:
    """The closed lists whose words tell something: of acts, conditions and relations of time."""

    acts: Mapping[str, Act]
    conditions: Mapping[str, ConditionWords]
    moments: Mapping[str, Relation]


def load_word_lists(folder: Traversable | None = None) -> WordLists:
    """Read the lists of acts, conditions and moments.

    Raises:
        ClaimProblem: a file is no TOML, has a wrong field, a list is too long or a condition excludes none there is.
    """
    root = folder if folder is not None else _packaged()
    acts = read_toml(root / "acts.toml", _Acts, ClaimProblem).act
    conditions = read_toml(root / "conditions.toml", _Conditions, ClaimProblem).condition
    moments = read_toml(root / "moments.toml", _Moments, ClaimProblem).moment
    for what, listed, most in (("acts", acts, MOST_ACTS), ("conditions", conditions, MOST_CONDITIONS)):
        if len(listed) > most:
            raise ClaimProblem(f"{what}.toml: {len(listed)} {what}, at most {most}")
    for name, condition in conditions.items():
        if lost := [other for other in condition.against if other not in conditions]:
            raise ClaimProblem(f"conditions.toml: {name} is against what is not there: {', '.join(lost)}")
    return WordLists(acts, conditions, moments)


def load_vocabulary(folder: Traversable | None = None, lexicon: Traversable | None = None) -> Vocabulary:
    """Read the vocabulary of claims and the lexicon.

    Raises:
        ClaimProblem: the same mistakes as of ``load_word_lists``, or the lexicon is not as it must be.
    """
    root = folder if folder is not None else _packaged()
    lists = load_word_lists(root)
    things = read_toml(root / "things.toml", _Things, ClaimProblem).thing
    try:
        read = {name: each.concept for name, each in lexicon_files(lexicon)}
    except LexiconProblem as error:
        raise ClaimProblem(str(error)) from error
    return Vocabulary(lists.acts, lists.conditions, lists.moments, read, things)


def _packaged() -> Traversable:
    return files("rules_index.digest.claims") / "vocabulary"


def unknown(what: str, name: str, known: Iterable[str]) -> str:
    """The message about a name that no list has."""
    near = difflib.get_close_matches(name, list(known), n=3, cutoff=0.5)
    return f"no {what} {name!r}" + (f"; did you mean {', '.join(near)}?" if near else "")
