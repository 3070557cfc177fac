"""A position and a command as one who knows the rulebook reads them: nothing of the referee that judges is imported."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

import msgspec

from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position.frames import AnyFrame, Combat, Frame, Playing, Window
from bot.games.doomtrooper.position.state import IN_PLAY, Card, Player, State
from bot.games.doomtrooper.position.tokens import Token
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Ability, Bar, Cost, Kind, Limit, Permit, Protect, Rate
from bot.games.doomtrooper.words.rules.rulesets import Rules
from bot.games.values import Seat
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, World

UNIQUE = frozenset({"personality", "unique"})
AREAS = frozenset({"squad", "cohort", "outpost", "aside"})
NAMES: dict[type, str] = {
    Bar: "what",
    Permit: "what",
    Protect: "against",
    Limit: "of",
    Kind: "gain",
    Rate: "ratings",
    Cost: "act",
}
"""By word the field that says what it is about."""


def words(thing: Any) -> Iterator[Any]:
    """Every word of a card, those within others too."""
    if isinstance(thing, msgspec.Struct):
        if hasattr(thing, "until") and hasattr(thing, "who"):
            yield thing
        for name in thing.__struct_fields__:
            yield from words(getattr(thing, name))
    elif isinstance(thing, tuple):
        for one in thing:
            yield from words(one)


class Book(dict[str, frozenset[str]]):
    """By code what the words of a card are about: each word by its name, and by its name with what it says."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        self.catalogue = catalogue

    def __missing__(self, code: str) -> frozenset[str]:
        printed = self.catalogue[code]
        found = self[code] = frozenset(_names(words((printed.play, printed.text))))
        return found


def _names(told: Iterable[Any]) -> Iterator[str]:
    for word in told:
        kind = type(word).__name__.lower()
        yield kind
        about = getattr(word, NAMES.get(type(word), ""), ())
        for name in (about,) if isinstance(about, str) else about:
            yield f"{kind}:{name}"
            yield f"{kind}:{name.partition(':')[0]}"


class Look:
    """A position as a seat that gives a command sees it."""

    def __init__(self, book: Book, rules: Rules, state: State, seat: Seat) -> None:
        self.book = book
        self.rules = rules
        self.state = state
        self.seat = seat

    @property
    def top(self) -> AnyFrame:
        """The frame that asks now."""
        return self.state.stack[-1]

    @property
    def me(self) -> Player:
        """The seat's points and actions."""
        return self.state.players[self.seat]

    def is_at(self, kind: type[Frame], window: str = "") -> bool:
        """Whether this is asked now, or a window of this kind is open."""
        return isinstance(self.top, kind) and (not window or (isinstance(self.top, Window) and self.top.kind == window))

    def waits(self, kind: type[Frame]) -> bool:
        """Whether something of a kind waits to be finished."""
        return any(isinstance(frame, kind) for frame in self.state.stack)

    @cached_property
    def combat(self) -> Combat | None:
        """The combat that runs and has two fighters."""
        found = (frame for frame in reversed(self.state.stack) if isinstance(frame, Combat))
        return next((frame for frame in found if frame.attacker >= 0 and frame.defender >= 0), None)

    @cached_property
    def answered(self) -> Playing | None:
        """The card or ability that is being answered."""
        below = self.state.stack[-2] if len(self.state.stack) > 1 else None
        return below if isinstance(below, Playing) else None

    # The cards.

    def knows(self, card: int) -> bool:
        """Whether there is such a card."""
        return 0 <= card < len(self.state.cards)

    def card(self, card: int) -> Card:
        """A card as it lies."""
        return self.state.cards[card]

    def printed(self, card: int) -> Printed:
        """What is printed on it."""
        return self.book.catalogue[self.state.cards[card].printed_as]

    def lies(self, card: int) -> bool:
        """Whether a card is in play and not put out of it."""
        return self.knows(card) and self.card(card).zone in IN_PLAY and "out" not in self.card(card).marks

    def is_warrior(self, card: int) -> bool:
        """Whether a warrior in play."""
        return self.lies(card) and self.card(card).on < 0 and self.printed(card).type == "warrior"

    def is_own(self, card: int) -> bool:
        """Whether the seat controls a card in play."""
        return self.lies(card) and self.card(card).controller == self.seat

    def warriors(self, seat: Seat) -> list[int]:
        """The warriors in play of a seat."""
        cards = range(len(self.state.cards))
        return [card for card in cards if self.is_warrior(card) and self.card(card).controller == seat]

    def in_hand(self, card: int) -> bool:
        """Whether a card is in the seat's hand."""
        return self.knows(card) and self.card(card).zone == "hand" and self.card(card).controller == self.seat

    def on(self, bearer: int) -> list[int]:
        """What is attached to a card."""
        return [at for at, card in enumerate(self.state.cards) if card.on == bearer and card.zone in IN_PLAY]

    def copies(self, card: int) -> list[int]:
        """The other cards of the name in play."""
        name = self.printed(card).name
        cards = range(len(self.state.cards))
        return [at for at in cards if at != card and self.lies(at) and self.printed(at).name == name]

    # The words.

    @cached_property
    def _spoken(self) -> frozenset[str]:
        there = {card.printed_as for card in self.state.cards if card.zone in IN_PLAY}
        told = [self.book[code] for code in there]
        return frozenset(_names(words(tuple(one.effect for one in self.state.lasting)))).union(*told)

    def speaks(self, *names: str) -> bool:
        """Whether any card in play, or anything that lasts, speaks of one of these."""
        return not self._spoken.isdisjoint(names)

    def says(self, card: int, *names: str) -> bool:
        """Whether a card itself speaks of one of these."""
        return not self.book[self.card(card).printed_as].isdisjoint(names)

    def ability(self, card: int, place: int) -> Ability | None:
        """An ability that is printed on a card."""
        text = self.printed(card).text if self.knows(card) else None
        return None if text is None else dict(enumerate(text.abilities)).get(place)

    @cached_property
    def world(self) -> World:
        """The position as who states what cards do reads it."""
        combat = self.combat
        fight = None
        if combat is not None:
            joined = (*combat.helping_attacker, *combat.helping_defender)
            fight = Fight(combat.attacker, combat.defender, combat.tactic, combat.zone, joined)
        return World(self.state, self.book.catalogue.by_code, fight)

    def here(self, card: int, targets: tuple[int, ...] = (), player: int = -1, caster: int = -1) -> Here:
        """In whose name a card speaks."""
        return Here(self.seat, card, targets, player, caster)

    def tags(self, card: int) -> frozenset[str]:
        """The kinds of a card as they are printed."""
        return self.world.tags(card)

    @property
    def tags_change(self) -> bool:
        """Whether any card may have other kinds than those that are printed."""
        return self.speaks("kind", "become", "copies", "silence", "grant")

    # The actions.

    def actions(self) -> list[Token]:
        """The actions left that may be something else than attacks."""
        spent = self.me.attacked or bool(self.me.sabotaged)
        return [
            token
            for token in self.me.tokens
            if token.kind != "attack" and not (token.ordinary and spent) and not self.me.sabotaged
        ]


def concerned(look: Look, command: Any) -> list[int]:
    """The warriors a refusal may be about: the one who is named, or all of the seat."""
    named = getattr(command, "attacker", getattr(command, "card", -1))
    return [named] if isinstance(named, int) and named >= 0 else look.warriors(look.seat)
