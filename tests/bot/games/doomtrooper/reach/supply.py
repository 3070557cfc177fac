"""The cards that decks by chance are made of: each in its turn, beside some that it needs."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from functools import cache

from msgspec import Struct

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.words.affiliations import with_faith
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.deeds import Win
from bot.games.doomtrooper.words.texts import CardText, Play
from bot.games.doomtrooper.words.whom import Whom
from tests.bot.games.doomtrooper.invented.catalogue import invented
from tests.bot.games.doomtrooper.reach.features import features

WANTED, RARE, OTHERS = 24, 24, 16
"""How many cards whose turn it is the seats of a table share, how many of those that do what has its turn, and how
many warriors beside."""
KIN = 2
"""How many cards there are of each sort that a card asks for."""
SUDDEN = Printed(
    "reach-001",
    "Sudden Victory",
    "special",
    frozenset({"special", "name:Sudden Victory"}),
    play=Play(when="own-turn", after="discard"),
    text=CardText(effects=(Win(),)),
)
"""What no real and no invented card does."""


class Supply:
    """The cards of a catalogue, and what they do and need."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.codes = tuple(sorted(catalogue))
        self.warriors = tuple(code for code in self.codes if catalogue[code].type == "warrior")
        self.features = features(catalogue)
        self._kin: dict[str, tuple[tuple[str, ...], ...]] = {}

    def few(self, lot: random.Random, seed: int, owed: Sequence[str] = ()) -> list[str]:
        """The cards of one table: some whose turn it is, some that do what has its turn, and some that these need.

        Args:
            owed: the cards whose turn it is, whatever the seed says; then only what they need is beside them.
        """
        wanted = owed or in_turn(self.codes, WANTED, seed)
        rare = (
            []
            if owed
            else [lot.choice(self.features[name]) for name in in_turn(tuple(sorted(self.features)), RARE, seed)]
        )
        kin = [lot.choice(sort) for code in (*wanted, *rare) for sort in self.kin(code) for _ in range(KIN)]
        kin += [lot.choice(sort) for code in owed for sort in self._markers(code)]
        lot.shuffle(kin)
        others = lot.sample(self.warriors, min(OTHERS, len(self.warriors)))
        return list(dict.fromkeys([*wanted, *rare, *kin[: WANTED + RARE], *others]))

    def kin(self, code: str) -> tuple[tuple[str, ...], ...]:
        """The cards that a card asks for, by each of its selectors; of a spell those who cast it."""
        if code not in self._kin:
            self._kin[code] = tuple(sort for sort in self._needed(code) if sort)
        return self._kin[code]

    def _needed(self, code: str) -> Iterator[tuple[str, ...]]:
        card = self.catalogue[code]
        selectors = (whom for whom in _selectors((card.play, card.text)) if whom.tags or whom.any)
        asked = dict.fromkeys((whom.tags, whom.any, whom.no) for whom in selectors)
        for every, some, none in asked:
            yield self._fitting(frozenset(every), frozenset(some), frozenset(none))
        if card.type == "art":
            aspects = sorted(tag.removeprefix("aspect:") for tag in card.tags if tag.startswith("aspect:"))
            casting = [one for name in (*aspects, "all") for one in self.features.get(f"word.casts.{name}", ())]
            yield tuple(one for one in casting if self.catalogue[one].type == "warrior")
        for tag in sorted(card.tags):
            if tag.startswith("gift:"):
                yield self.features.get(f"follower:{tag.removeprefix('gift:')}", ())

    def _markers(self, code: str) -> Iterator[tuple[str, ...]]:
        """The cards that leave the marks which a card asks for, by each mark."""
        card = self.catalogue[code]
        for mark in dict.fromkeys(mark for whom in _selectors((card.play, card.text)) for mark in whom.marks):
            if f"word.mark.{mark}" in self.features:
                yield self.features[f"word.mark.{mark}"]

    def _fitting(self, every: frozenset[str], some: frozenset[str], none: frozenset[str]) -> tuple[str, ...]:
        """The cards that have what a selector asks for; none where nearly all do."""
        if not some and every <= {"warrior"}:
            return ()
        own = {code: _tags(self.catalogue[code]) for code in self.codes}
        return tuple(
            code for code, tags in own.items() if tags >= every and (not some or tags & some) and not tags & none
        )


def _tags(card: Printed) -> frozenset[str]:
    return with_faith(card.tags) if card.type == "warrior" else card.tags


def _selectors(value: object) -> Iterator[Whom]:
    """The selectors within a value."""
    if isinstance(value, tuple):
        for each in value:
            yield from _selectors(each)
    elif isinstance(value, Struct):
        if isinstance(value, Whom):
            yield value
        for field in value.__struct_fields__:
            yield from _selectors(getattr(value, field))


def in_turn(names: Sequence[str], number: int, seed: int) -> list[str]:
    """So many names, those whose turn it is with a seed: over seeds in a row each has its turn equally often."""
    places = (divmod(at, len(names)) for at in range(seed * number, (seed + 1) * number))
    return [_shuffled(tuple(names), turn)[place] for turn, place in places]


@cache
def _shuffled(names: tuple[str, ...], turn: int) -> list[str]:
    return random.Random(f"turn {turn}").sample(names, len(names))


@cache
def whole() -> tuple[Printed, ...]:
    """The real cards that are wholly said."""
    return tuple(card for card in own_catalogue().values() if card.text is not None and card.text.said == "all")


def unplayed(seen: Collection[str]) -> tuple[Printed, ...]:
    """Those of them that never came into play."""
    return tuple(card for card in whole() if f"card-played.{card.code}" not in seen)


@cache
def everything() -> Supply:
    """The real cards, the invented ones, and one that does what none of them does."""
    return Supply(Catalogue((*own_catalogue().values(), *invented().values(), SUDDEN)))
