"""The words that work now, sorted by what they are and whom they work on: each question looks at few of them."""

from __future__ import annotations

from bot.games.doomtrooper.effects.look.rates import Now, words
from bot.games.doomtrooper.effects.sources import Held, reached
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.continuous import Able, Bar, Limit, Permit, Protect

_NAMED: dict[type, str] = {Bar: "what", Permit: "what", Able: "ability", Protect: "against", Limit: "of"}
"""By type of word the field with the names it speaks of."""


class Tables:
    """The words that work now, by their types and the cards or seats they work on."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._by_type: dict[type, list[Held]] = {}
        self._by_card: dict[type, dict[CardId, list[Held]]] = {}
        self._names: dict[type, frozenset[str]] = {}
        for held in words(case):
            self._by_type.setdefault(type(held.word), []).append(held)

    def kinds(self) -> tuple[type, ...]:
        """The types of words that work now."""
        return tuple(self._by_type)

    def all(self, kind: type) -> list[Held]:
        """All words of a type."""
        return self._by_type.get(kind, [])

    def on(self, kind: type, card: CardId) -> list[Held]:
        """The words of a type that work on a card."""
        if kind not in self._by_card:
            self._by_card[kind] = self._placed(kind)
        return self._by_card[kind].get(card, [])

    def names(self, kind: type) -> frozenset[str]:
        """The names that all words of a type speak of; most that is asked for is not among them."""
        if kind not in self._names:
            told = (getattr(held.word, _NAMED[kind]) for held in self.all(kind))
            self._names[kind] = frozenset(
                name for each in told for name in ((each,) if isinstance(each, str) else each)
            )
        return self._names[kind]

    def _placed(self, kind: type) -> dict[CardId, list[Held]]:
        look = self._case.once(Now)
        placed: dict[CardId, list[Held]] = {}
        for held in self.all(kind):
            if getattr(held.word, "player", None) is None:
                for card in reached(look, held):
                    placed.setdefault(card, []).append(held)
        return placed
