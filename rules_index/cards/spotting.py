"""What a question has of cards: their names, whether each is surely meant as one, and the words that ask for values."""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, pairwise
from pathlib import Path

from rules_index.cards.mentions import APART, is_name
from rules_index.cards.names import KnownCard, Names, forms, key, known_names
from rules_index.cards.table import CARDS_FILE, CardsProblem, load_cards, with_packaged
from rules_index.digest.components import BEGINNING, Asking, packaged_components
from rules_index.languages.language import WORD, fold, is_function_word, words
from rules_index.values.books import Language

ALL, COUNT, TEXT = "all", "count", "text"
LONGEST_QUESTION = 40
"""Words of a question that may be about nothing but a component."""
REMEMBERED = 64
"""Texts whose names are kept: a question is looked at several times, for one game and for all."""
PREFIX = 3
"""Letters that all forms of a word share; what does not share them is not compared."""


@dataclass(frozen=True, slots=True)
class Said:
    """A word of a question with its place in the text."""

    start: int
    end: int
    text: str
    folded: str


@dataclass(frozen=True, slots=True)
class Spot:
    """A name in a question, from its first word to the one after its last.

    ``is_sure`` tells that it is a name and written as one; else it may be a common word, and is a name only where it is
    all that is asked. ``is_capital`` tells that at least it is written with a capital where no sentence begins.
    """

    cards: tuple[KnownCard, ...]
    first: int
    end: int
    is_sure: bool
    is_capital: bool


@dataclass(frozen=True, slots=True)
class _Called:
    """A way to call a card; ``is_proper`` tells that it means the card wherever it is written with a capital."""

    card: KnownCard
    folded: tuple[str, ...]
    language: Language
    is_proper: bool
    said: tuple[str, ...]


class Spotter:
    """The names of all cards, ready to be found in questions."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._groups = _groups(names)
        self._calls = lru_cache(maxsize=REMEMBERED)(self._find_calls)
        self._begun: defaultdict[str, list[KnownCard]] = defaultdict(list)
        self._called: defaultdict[str, list[_Called]] = defaultdict(list)
        for card in names.cards:
            if len(english := key(card.names.get(Language.EN, "")).split()) > 1:
                self._begun[english[0]].append(card)
            for name, language, is_proper in _ways(card):
                said = tuple(words(name))
                if said:
                    folded = tuple(map(fold, said))
                    self._called[folded[0][:PREFIX]].append(_Called(card, folded, language, is_proper, said))

    def compile(self) -> None:
        """Look up all forms of all names now, of which a question would else wait for those that it may mean."""
        _ = self.names.by_letter
        for called in chain.from_iterable(self._called.values()):
            for word in called.said:
                forms(word, called.language)

    def spots(self, text: str, said: Sequence[Said], game: str | None) -> tuple[Spot, ...]:
        """The names in a text, none inside a longer one, in the order of the text."""
        tells = any(word.text.islower() for word in said)
        found: dict[tuple[int, int], list[_Called]] = {}
        for at, called in self._calls(text):
            if game in (None, called.card.game):
                found.setdefault(at, []).append(called)
        outer = [
            (at, ways)
            for at, ways in sorted(found.items())
            if not any(one[0] <= at[0] and at[1] <= one[1] and one != at for one in found)
        ]
        spots = []
        for (first, end), ways in outer:
            here = said[first:end]
            is_capital = tells and is_name(text, here[0].start, here[-1].end, anywhere=False)
            spots.append(Spot(self._meant(ways, here), first, end, self._is_sure(here, ways, is_capital), is_capital))
        return tuple(spots)

    def _find_calls(self, text: str) -> tuple[tuple[tuple[int, int], _Called], ...]:
        """What is called by its name in a text, each from its first word to the one after its last."""
        said, found = said_words(text), []
        for first in range(len(said)):
            for called in self._called.get(said[first].folded[:PREFIX], ()):
                end = first + len(called.folded)
                here = said[first:end]
                if end <= len(said) and _is(called, here) and _together(text, here):
                    found.append(((first, end), called))
        return tuple(found)

    def _meant(self, ways: Sequence[_Called], said: Sequence[Said]) -> tuple[KnownCard, ...]:
        """The cards a name means: those exactly so called, and where it is but a short name, all that begin with it."""
        exact = [each for each in ways if each.folded == tuple(word.folded for word in said)]
        best = exact or list(ways)
        meant = {id(each.card): each.card for each in best}
        whole = any(key(name) == " ".join(each.folded) for each in best for name in each.card.names.values())
        if not whole:
            for each in best:
                for own, language in each.card.others:
                    if language is Language.EN and len(words(own)) == 1:
                        meant |= {id(card): card for card in self._beginning(fold(own), each.card)}
        return tuple(meant.values())

    def _beginning(self, word: str, like: KnownCard) -> Iterator[KnownCard]:
        """The cards of the same kind whose English name begins with a word."""
        for card in self._begun.get(word, ()):
            if card.game == like.game and _kind(card) == _kind(like):
                yield card

    def _is_sure(self, said: Sequence[Said], ways: Sequence[_Called], is_capital: bool) -> bool:
        if not any(each.card.is_named for each in ways):
            return False
        if len(said) > 1:
            content = [word for word in said if not any(is_function_word(word.folded, each) for each in Language)]
            return len(content) > 1 or (bool(content) and any(word.text[0].isupper() for word in said))
        is_group = any(said[0].folded.startswith(group) for group in self._groups)
        return is_capital and not is_group and any(each.is_proper for each in ways)


class CurrentCards:
    """The names of the lexicon's cards, of the packaged tables and of the table beside an index, which lies on top.

    A newly imported table is picked up by itself.
    """

    def __init__(self, index: Path) -> None:
        self._path = index.parent / CARDS_FILE
        self._lock = threading.Lock()
        self._stamp: tuple[int, int, int] | None = None
        self._spotter: Spotter | None = None

    def spotter(self) -> Spotter:
        """The names as they are now.

        Raises:
            CardsProblem: the table is damaged or of another version.
        """
        with self._lock:
            stamp = self._seen()
            if self._spotter is None or stamp != self._stamp:
                components = packaged_components()
                cards = with_packaged(load_cards(self._path), components.cards)
                self._spotter = Spotter(known_names(cards, components))
                self._stamp = stamp
            return self._spotter

    def may_be_asked(self, question: str) -> bool:
        """Whether a question may name a card, rightly spelt or not; true as well where the table cannot be read."""
        said = said_words(question)
        if len(said) <= LONGEST_QUESTION and attributes_of(said, packaged_components().asking)[0]:
            return True
        try:
            return bool(self.spotter().spots(question, said, None))
        except CardsProblem:
            return True

    def _seen(self) -> tuple[int, int, int] | None:
        try:
            status = self._path.stat()
        except OSError:
            return None
        return status.st_ino, status.st_size, status.st_mtime_ns


@lru_cache(maxsize=REMEMBERED)
def said_words(text: str) -> tuple[Said, ...]:
    """The words of a text with their places."""
    return tuple(Said(each.start(), each.end(), each.group(), fold(each.group())) for each in WORD.finditer(text))


def attributes_of(said: Sequence[Said], asking: Asking) -> tuple[tuple[str, ...], list[Said]]:
    """The attributes that words ask for, and the words that neither do so nor hold the question together."""
    found: dict[str, None] = {}
    taken: set[int] = set()
    for at, word in enumerate(said):
        for attribute, pattern in asking.by_beginning.get(word.folded[:BEGINNING], ()):
            here = said[at : at + len(pattern)]
            if len(here) == len(pattern) and all(map(_fits, here, pattern)):
                taken.update(range(at, at + len(pattern)))
                if attribute:
                    found[attribute] = None
    left = [word for at, word in enumerate(said) if at not in taken and not is_frame(word.folded)]
    return _narrowed(found), left


def _narrowed(found: dict[str, None]) -> tuple[str, ...]:
    """What it does, how many there are, and values in general are asked only where nothing else is."""
    for general in (TEXT, COUNT, ALL):
        if general in found and len(found) > 1:
            found.pop(general)
    return tuple(found)


def _fits(word: Said, pattern: str) -> bool:
    return word.folded.startswith(pattern[:-1]) if pattern.endswith("*") else word.folded == pattern


@lru_cache(maxsize=10_000)
def is_frame(word: str) -> bool:
    """Whether a folded word only holds a sentence together."""
    return any(is_function_word(word, language) for language in Language)


def _ways(card: KnownCard) -> Iterator[tuple[str, Language, bool]]:
    for name, language in card.printed:
        yield name, language, True
    for name, language in card.others:
        yield name, language, name[:1].isupper()


def _groups(names: Names) -> frozenset[str]:
    """What cards belong to (``bauhaus``, ``algeroth``): by itself such a word means the group and no card."""
    cards = [each.card for each in names.cards if each.card]
    sides = {fold(side) for card in cards for side in card.affiliations}
    leaders = {fold(flag.split(":")[1]) for card in cards for flag in card.flags if flag.startswith("follower:")}
    return frozenset(sides | leaders)


def _is(called: _Called, said: Sequence[Said]) -> bool:
    if len(said) > 1 and said[1].folded[:PREFIX] != called.folded[1][:PREFIX]:
        return False  # the first words begin alike already, and most names part company here
    return all(
        word.folded == own or (_begin_alike(word.folded, own) and _are_forms(word, name, called.language))
        for word, own, name in zip(said, called.folded, called.said, strict=True)
    )


def _are_forms(word: Said, name: str, language: Language) -> bool:
    return not forms(word.text.casefold(), language).isdisjoint(forms(name, language))


def _begin_alike(one: str, other: str) -> bool:
    """Whether two words have so much of their beginning in common that they may be forms of one."""
    half = -(-max(len(one), len(other)) // 2)
    return one[:half] == other[:half]


def _together(text: str, said: Sequence[Said]) -> bool:
    return all(
        after.start - before.end <= APART and not set(text[before.end : after.start]) & set(".!?\n")
        for before, after in pairwise(said)
    )


def _kind(card: KnownCard) -> str:
    return card.component.kind if card.component else ""
