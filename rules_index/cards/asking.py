"""Tell what a question asks of the cards and components it names, and whether that is all it asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules_index.cards.names import KnownCard
from rules_index.cards.spotting import (
    ALL,
    LONGEST_QUESTION,
    TEXT,
    Said,
    Spot,
    Spotter,
    attributes_of,
    is_frame,
    said_words,
)
from rules_index.digest.components import Asking, Components
from rules_index.languages.language import fold, words

RULES = "rules"
LONGEST_NAME = 6
"""Words of a misspelt name at most."""
SHORTEST_NAME = 4
"""Letters of a misspelt name at least."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a question asks of the cards it names.

    ``attributes`` are asked, and nothing else is; they are empty where the question asks more, or nothing of the cards.
    ``is_guess`` tells that the cards' names are misspelt or common words, so that a rule may be meant as well.
    """

    cards: tuple[KnownCard, ...]
    attributes: tuple[str, ...]
    components: Components
    is_guess: bool = False

    @property
    def for_rules(self) -> bool:
        """Whether the rules of the cards are asked for."""
        return RULES in self.attributes

    @property
    def for_text(self) -> bool:
        """Whether it is asked what the cards do: much of that is told by the rules."""
        return TEXT in self.attributes

    def given(self, known: KnownCard) -> tuple[str, ...]:
        """The attributes asked for that the table has."""
        component = known.component
        if component is None:
            return ()
        if ALL in self.attributes:
            return tuple(component.values)
        return tuple(dict.fromkeys(name for name in self._meant(known) if name in component.values))

    def lacking(self, known: KnownCard) -> tuple[str, ...]:
        """The attributes asked for that are printed on the component and missing in the table."""
        component = known.component
        if component is None:
            return ()
        printed = self.components.kind(component).printed
        figures = [name for name in printed if name != TEXT]
        wanted = figures if ALL in self.attributes else self._meant(known)
        return tuple(name for name in wanted if name in printed and name not in component.values)

    def gap(self) -> str:
        """The slug of the gap that tells where a lacking attribute is to be found; empty where there is none."""
        for known in self.cards:
            gaps = self.components.kind(known.component).gaps if known.component else {}
            for name in self.lacking(known):
                if name in gaps:
                    return gaps[name]
        return ""

    def _meant(self, known: KnownCard) -> list[str]:
        """The attributes asked for, each replaced by what is meant where the component has none such."""
        component = known.component
        if component is None:
            return []
        has = {*component.values, *self.components.kind(component).printed}
        instead = self.components.asking.instead
        return [name if name in has else instead.get(name, name) for name in self.attributes]


def asked_of(question: str, game: str | None, spotter: Spotter, components: Components) -> Asked:
    """What a question asks of the cards it names; no cards where it names none."""
    said = said_words(question)
    spots = spotter.spots(question, said, game)
    if len(said) <= LONGEST_QUESTION:
        taken = {at for spot in spots for at in range(spot.first, spot.end)}
        rest = [word for at, word in enumerate(said) if at not in taken]
        attributes, left = attributes_of(rest, components.asking)
        if not attributes and not all(spot.is_sure for spot in spots):
            # Without an attribute a common word is a name only by itself: who is a heretic asks for a rule.
            left = [word for word in rest if not components.asking.frames(word.folded)]
        if spots and not left:
            narrowed = _narrowed_spots(spots, said)
            cards = _meant(narrowed)
            # A capital, a byname or the general question for values tell that no common word is meant.
            is_clear = ALL in attributes or narrowed != spots or any(each.is_sure or each.is_capital for each in spots)
            return Asked(cards, attributes, components, is_guess=not is_clear and all(each.card for each in cards))
        if not spots and attributes and (known := _misspelt(said, components.asking, game, spotter)):
            return Asked((known,), attributes, components, is_guess=True)
    return Asked(_meant([spot for spot in spots if spot.is_sure]), (), components)


def _meant(spots: Sequence[Spot]) -> tuple[KnownCard, ...]:
    return tuple({id(card): card for spot in spots for card in spot.cards}.values())


def _narrowed_spots(spots: tuple[Spot, ...], said: Sequence[Said]) -> tuple[Spot, ...]:
    """The names, where one of several cards is meant by a further word (``nefarit Semai``), as that card alone."""
    for spot in spots:
        others = {word.folded: at for at, word in enumerate(said) if not spot.first <= at < spot.end}
        for card in spot.cards if len(spot.cards) > 1 else ():
            for part in (part for name in card.names.values() for part in words(fold(name))):
                if part in others and not is_frame(part):
                    rest = [each for each in spots if not each.first <= others[part] < each.end and each is not spot]
                    return (replace(spot, cards=(card,)), *rest)
    return spots


def _misspelt(said: Sequence[Said], asking: Asking, game: str | None, spotter: Spotter) -> KnownCard | None:
    """The card whose name is what is left of a question without its frame."""
    _, left = attributes_of(said, asking)
    if not left:
        return None
    name = [word.text for word in said if left[0].start <= word.start and word.end <= left[-1].end]
    typed = " ".join(name)
    if len(name) > LONGEST_NAME or len(typed) < SHORTEST_NAME:
        return None
    return spotter.names.misspelt(typed, game)
