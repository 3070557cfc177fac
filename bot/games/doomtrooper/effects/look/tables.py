"""The words that work now, laid out by type and by card, so that most questions find at once that there are none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from bot.games.doomtrooper.effects.look.rates import Now, words
from bot.games.doomtrooper.effects.sources import Held, reached
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.continuous import Able, Bar, Limit, Permit, Protect

Named: TypeAlias = Able | Bar | Limit | Permit | Protect
NAMES: dict[type, Callable[[Any], tuple[str, ...]]] = {
    Able: lambda word: (word.ability,),
    Bar: lambda word: word.what,
    Limit: lambda word: (word.of,),
    Permit: lambda word: word.what,
    Protect: lambda word: word.against,
}
"""By type of word the names of what it is about."""


class Tables:
    """The words that work now, by their types and the cards or seats they work on."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._by_type: dict[type, list[Held]] = {}
        self._by_card: dict[type, dict[CardId, list[Held]]] = {}
        self._names: dict[type, frozenset[str]] = {}
        for held in words(case):
            self._by_type.setdefault(type(held.word), []).append(held)

    def all(self, kind: type) -> list[Held]:
        """All words of a type."""
        return self._by_type.get(kind, [])

    def speak(self, kind: type[Named], name: str) -> bool:
        """Whether any word of a type is about this: few are, and most questions end here.

        A name that ends in a colon, such as ``any-time:``, asks for all names that begin so.
        """
        if kind not in self._names:
            told = (NAMES[kind](held.word) for held in self.all(kind))
            said = {name for names in told for name in names}
            self._names[kind] = frozenset(said | {name.partition(":")[0] + ":" for name in said if ":" in name})
        return name in self._names[kind]

    def on(self, kind: type, card: CardId) -> list[Held]:
        """The words of a type that work on a card."""
        if kind not in self._by_card:
            self._by_card[kind] = self._placed(kind)
        return self._by_card[kind].get(card, [])

    def _placed(self, kind: type) -> dict[CardId, list[Held]]:
        look = self._case.once(Now)
        placed: dict[CardId, list[Held]] = {}
        for held in self.all(kind):
            if getattr(held.word, "player", None) is None:
                for card in reached(look, held):
                    placed.setdefault(card, []).append(held)
        return placed
