"""Names of components that no table of the package has: a match's own, found in questions as the packaged ones are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules_index.cards.asking import asked_of
from rules_index.cards.names import KnownCard, Names
from rules_index.cards.spotting import LONGEST_QUESTION, TEXT, Spot, Spotter, attributes_of, is_frame, said_words
from rules_index.digest.components import Asking, Components, Frame, packaged_components
from rules_index.languages.language import fold, words
from rules_index.values.books import Language

_GAME = "own"
_FRAME = ("kolik", "korrak*", "corra", "podpor*", "feat*", "stodkort*", "die", "kostk*", "tarning*")
_TEXT = (
    *("mise", "misi", "udalost*", "priorit*", "kost* chaosu", "chaos*", "scenar*", "schopn*", "umi", "dela"),
    *("mission*", "event*", "priorit*", "uppdrag*", "handels*", "kaos*"),
)
"""What is printed on components beyond the attributes of the packaged ones."""
_ENDING, _LIKE = 3, 4
"""Letters by which forms of a word differ at most at their end, and the letters that they share at least."""


@dataclass(frozen=True, slots=True)
class NamedInQuestion:
    """The components that a question names, by their places; ``alone`` tells that nothing but them is asked."""

    places: tuple[int, ...] = ()
    alone: bool = False


class OwnNames:
    """The names of a set of components, each with its place in the order in which they are given."""

    def __init__(self, components: Sequence[Mapping[Language, str]]) -> None:
        cards = tuple(KnownCard(_GAME, dict(names), is_named=False) for names in components)
        self._places = {id(card): place for place, card in enumerate(cards)}
        self._names = Names(cards)
        self._spotter = Spotter(self._names)

    def asked(self, question: str) -> NamedInQuestion:
        """The components that a question asks about, named in any language, inflected or misspelt.

        A common word that happens to be a name is one only where values are asked, or nothing else is.
        """
        kinds, said = _components(), said_words(question)
        found = asked_of(question, _GAME, self._spotter, kinds)
        if found.cards:
            return NamedInQuestion(self._of(found.cards), alone=True)
        if not said or len(said) > LONGEST_QUESTION:
            return NamedInQuestion()
        spots = self._spotter.spots(question, said, _GAME)
        attributes, left = attributes_of(said, kinds.asking)
        if spots:
            meant = [spot for spot in spots if attributes or spot.is_capital or _is_long(spot)]
            return NamedInQuestion(self._of([card for spot in meant for card in spot.cards]))
        rest = [word for word in left if not is_frame(word.folded)]
        alike = self._alike([word.folded for word in rest])
        return NamedInQuestion() if alike is None else NamedInQuestion((alike,), alone=True)

    def named(self, typed: str) -> int | None:
        """The place of the component so called: exactly, in another form, misspelt, or by the only beginning."""
        card = self._names.find(typed)
        return self._alike(words(fold(typed))) if card is None else self._places[id(card)]

    def _of(self, cards: Sequence[KnownCard]) -> tuple[int, ...]:
        return tuple(dict.fromkeys(self._places[id(card)] for card in cards))

    def _alike(self, said: Sequence[str]) -> int | None:
        """The only component each word of whose name begins as these words do, or that is much like all of them."""
        if not said:
            return None
        fitting = [
            self._places[id(card)]
            for card, _, own in self._names.spelt
            if len(own) == len(said) and all(map(_begins_alike, own, said))
        ]
        if len(set(fitting)) == 1:
            return fitting[0]
        typed = " ".join(said)
        card = self._names.misspelt(typed) if len(typed) >= _LIKE else None
        return None if card is None else self._places[id(card)]


def _is_long(spot: Spot) -> bool:
    return spot.end - spot.first > 1


def _begins_alike(own: str, said: str) -> bool:
    """Whether two words differ in an ending alone, which slang may have that no dictionary knows."""
    shared = next((at for at, (one, other) in enumerate(zip(own, said, strict=False)) if one != other), None)
    shared = min(len(own), len(said)) if shared is None else shared
    return shared >= _LIKE and max(len(own), len(said)) - shared <= _ENDING


@lru_cache(maxsize=1)
def _components() -> Components:
    """How the packaged components are asked for, with what is printed on those of matches besides."""
    packaged = packaged_components()
    attribute = dict(packaged.asking.attribute)
    attribute[TEXT] = (*attribute.get(TEXT, ()), *_TEXT)
    frame = Frame(words=(*packaged.asking.frame.words, *_FRAME))
    return Components(packaged.games, Asking(attribute=attribute, instead=packaged.asking.instead, frame=frame), {})
