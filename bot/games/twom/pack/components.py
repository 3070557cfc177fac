"""A pack made fast to look up, with what the diary says where the pack is silent."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import TypeAlias

import msgspec

from bot.games.packs.problems import written
from bot.games.packs.words import Words, text
from bot.games.twom.pack import fallback
from bot.games.twom.pack.cards import Card, Event, LastResort, Location, Raid, Resident, ScriptText
from bot.games.twom.pack.kinds import Condition, Deck, Key, Role
from bot.games.twom.pack.pack import Pack
from bot.games.twom.pack.partial import played
from bot.games.twom.pack.people import Character, Trait
from bot.games.twom.pack.shelter import Action, Back, Fitting, ShelterCard, Space
from bot.games.twom.pack.tokens import StateLevels, Token
from bot.games.twom.pack.walk import walk
from bot.games.values import Line

Cards: TypeAlias = Mapping[Key, Card]


class Components:
    """Everything of a pack by its key.

    Attributes:
        given, pack: the pack as people brought it, and what of it is played with.
        decks: cards by deck and key; a deck that the pack lacks is empty.
        reach: the spaces that people get to, by those that are blocked.
        neighbours: the spaces next to each space, sideways and by ladder.
        texts: every name and text, by the key of its line.
    """

    def __init__(self, pack: Pack, prefix: str = "") -> None:
        """The components of a pack.

        Args:
            prefix: what the keys of its lines begin with, where a game has more than one pack.
        """
        self.given = pack
        pack = played(pack)
        self.pack = pack
        self._prefix = prefix
        self.tokens: Mapping[Key, Token] = {token.key: token for token in fallback.tokens(pack)}
        self.roles: Mapping[Role, Token] = {each.role: each for each in self.tokens.values() if each.role is not None}
        self.states: Mapping[Condition, StateLevels] = {each.state: each for each in fallback.states(pack)}
        shelter = fallback.shelter(pack)
        self.shelter = shelter
        self.spaces: Mapping[Key, Space] = {space.key: space for space in shelter.spaces}
        self.shelter_cards: Mapping[Key, ShelterCard] = {card.key: card for card in shelter.cards}
        self.backs: Mapping[Key, Back] = {back.key: back for back in shelter.backs}
        self.backed = frozenset(back.of for back in shelter.backs)
        self.guard: Key = next(key for key, space in self.spaces.items() if space.printed == "guard")
        self.neighbours: Mapping[Key, frozenset[Key]] = self._neighbours()
        self.fittings: Mapping[Key, Fitting] = {fitting.key: fitting for fitting in pack.fittings}
        self.characters: Mapping[Key, Character] = {each.key: each for each in pack.characters}
        self.traits: Mapping[Key, Trait] = {each.key: each for each in pack.traits}
        self.scripts: Mapping[int, ScriptText] = {each.number: each for each in pack.scripts}
        events = {card.key: card for card in pack.events}
        self.events: Mapping[Key, Event] = events
        self.locations: Mapping[Key, Location] = {card.key: card for card in pack.locations}
        self.residents: Mapping[Key, Resident] = {card.key: card for card in pack.residents}
        self.raids: Mapping[Key, Raid] = {card.key: card for card in pack.raids}
        self.last_resort: Mapping[Key, LastResort] = {card.key: card for card in pack.last_resort}
        self.decks: Mapping[Deck, Cards] = {
            "events": {key: card for key, card in events.items() if card.kind == "event"},
            "finales": {key: card for key, card in events.items() if card.kind == "finale"},
            "locations": self.locations,
            "exploration": {card.key: card for card in pack.exploration},
            "findings": {card.key: card for card in pack.findings},
            "residents": self.residents,
            "visitors": {card.key: card for card in pack.visitors},
            "raids": self.raids,
            "fate": {card.key: card for card in pack.fate},
            "last-resort": self.last_resort,
        }
        self.chapters: Mapping[int, Event] = {
            card.chapter: card for card in pack.events if card.kind == "chapter" and card.chapter is not None
        }
        printed = [action for each in shelter.spaces for action in each.actions]
        built = [action for each in pack.fittings for action in each.actions]
        self.actions: Mapping[Key, Action] = {action.key: action for action in (*printed, *built)}
        self.reach: Callable[[frozenset[Key]], frozenset[Key]] = lru_cache(256)(self._reach)
        self._lines: dict[Words, Line] = {}
        self.texts: Mapping[str, Words] = self._texts()

    @cached_property
    def digest(self) -> str:
        """A fingerprint of the pack; save sheets have that of a complete pack without a word on that it is complete."""
        written_ = msgspec.json.encode(self.given, order="deterministic").replace(b',"partial":false}', b"}")
        return hashlib.sha256(written_).hexdigest()

    def say(self, words: Words) -> Line:
        """A name or a text of the pack as a line, or as an argument of one."""
        return self._lines.get(words) or Line("twom-words", {"words": words.cs})

    def token_of(self, role: Role) -> Key:
        """The key of the token that the diary speaks of."""
        return self.roles[role].key

    def action(self, space: Key, fitting: Key | None, action: Key) -> Action | None:
        """An action that the board prints on a space, or of the fitting that stands there."""
        there = self.spaces[space].actions if fitting is None else self.fittings[fitting].actions
        return next((each for each in there if each.key == action), None)

    def _neighbours(self) -> dict[Key, frozenset[Key]]:
        places = {(space.floor, space.column): key for key, space in self.spaces.items()}
        found: dict[Key, set[Key]] = {key: set() for key in self.spaces}
        for key, space in self.spaces.items():
            beside = ((space.floor, space.column + way) for way in (-1, 1))
            found[key].update(places[place] for place in beside if place in places)
        for lower, upper in self.shelter.ladders:
            found[lower].add(upper)
            found[upper].add(lower)
        return {key: frozenset(each) for key, each in found.items()}

    def _reach(self, blocked: frozenset[Key]) -> frozenset[Key]:
        """The spaces that people get to from the guard's; blocked ones are, but nothing behind them.

        Rule: twom-cs.move.reach
        """
        found, left = {self.guard}, [self.guard]
        while left:
            space = left.pop()
            if space not in blocked:
                more = self.neighbours[space] - found
                found |= more
                left += more
        return frozenset(found)

    def _texts(self) -> Mapping[str, Words]:
        found: dict[str, Words] = {}
        unnamed = tuple(fallback.UNNAMED.values())
        everything = (self.pack, tuple(self.tokens.values()), tuple(self.states.values()), self.shelter, unnamed)
        for number, part in enumerate(everything):
            for place, value in walk(part):
                if isinstance(value, Words) and value not in self._lines:
                    key = f"{self._prefix}{number}.{written(place)}"
                    found[key] = value
                    self._lines[value] = text(key)
        return MappingProxyType(found)
