"""A table of Doomtrooper for tests: cards are invented where needed, a position is laid out in a few lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.games.doomtrooper.acts import carry
from bot.games.doomtrooper.acts.happening import choosing
from bot.games.doomtrooper.asks.course import step
from bot.games.doomtrooper.looks.seen.picking import card_tokens
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position import arrivals
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import AnyFrame, Carrying, Choosing, Combat, Simultaneous, TurnFrame, Window
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import Card, CardId, Lasting, Mode, Player, State
from bot.games.doomtrooper.words.catalogue import CardType, Printed
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.rules.rulesets import CZECH, Rules
from bot.games.doomtrooper.words.texts import CardText, Play
from bot.games.doomtrooper.words.whom import RATINGS
from bot.games.values import Seat

PLAIN = "5/5/5/5"


class Fixed:
    """Chance that draws numbers one after the other from a list, then zeroes."""

    def __init__(self, *numbers: int) -> None:
        self._left = list(numbers)

    def draw(self, purpose: str, below: int) -> int:
        return self._left.pop(0) % below if self._left else 0


class Table:
    """A position that is laid out card by card; ``run`` carries things out on it.

    Args:
        seats: how many play; the first one is in turn.
    """

    def __init__(self, seats: int = 2, rules: Rules = CZECH) -> None:
        self.seats = seats
        self.rules = rules
        self.printed: dict[str, Printed] = {}
        self.cards: list[Card] = []
        self.players = [Player(destiny=10, victory=5, turns=1) for _ in range(seats)]
        self.libraries: list[list[int]] = [[] for _ in range(seats)]
        self.stack: list[AnyFrame] = [TurnFrame(3)]
        self.lasting: list[Lasting] = []
        self.chance = Fixed()
        self.mode: Mode = "free"
        self._run: Run | None = None

    def card(
        self,
        kind: CardType = "special",
        seat: int = 0,
        zone: str = "hand",
        *,
        name: str = "",
        tags: tuple[str, ...] = (),
        ratings: str = "",
        play: Mapping[str, Any] | None = None,
        effects: tuple[Mapping[str, Any], ...] = (),
        abilities: tuple[Mapping[str, Any], ...] = (),
        on: CardId = -1,
        declared: bool = False,
        **marks: Any,
    ) -> CardId:
        """Put a card on the table that does what is said, in the words of an effects file."""
        at = len(self.cards)
        code = name or f"c{at}"
        if code not in self.printed:
            text = msgspec.convert({"effects": effects, "abilities": abilities}, CardText, strict=True)
            own = frozenset({kind, *tags, f"name:{code}"})
            numbers = dict(zip(RATINGS, map(int, ratings.split("/")), strict=True)) if ratings else {}
            self.printed[code] = Printed(
                code,
                code,
                kind,
                own,
                ratings=numbers,
                play=msgspec.convert(play or {}, Play),
                text=None if declared else text,
            )
        self.cards.append(Card(code, seat, seat, zone if on < 0 else self.cards[on].zone, on=on, **marks))  # type: ignore[arg-type]
        if zone == "library":
            self.libraries[seat].append(at)
        return at

    def warrior(self, seat: int = 0, zone: str = "squad", ratings: str = PLAIN, **more: Any) -> CardId:
        """Put a warrior on the table."""
        return self.card("warrior", seat, zone, ratings=ratings, **more)

    def on(self, bearer: CardId, kind: CardType = "equipment", seat: int = -1, **more: Any) -> CardId:
        """Attach a card."""
        return self.card(kind, self.cards[bearer].owner if seat < 0 else seat, on=bearer, **more)

    def combat(self, attacker: CardId, defender: CardId, tactic: str = "fight", serial: int = 50) -> Combat:
        """Let two warriors fight: the combat is where modifiers are played."""
        sides = self.cards[attacker].controller, self.cards[defender].controller
        frame = Combat(serial, sides[0], sides[1], 8, attacker, defender, tactic=tactic)  # type: ignore[arg-type]
        self.stack.append(frame)
        return frame

    @property
    def run(self) -> Run:
        """The run on this position."""
        if self._run is None:
            state = State(
                self.rules.key,
                40,
                tuple(self.cards),
                tuple(self.players),
                tuple(map(tuple, self.libraries)),
                turn=5,
                step="actions",
                stack=tuple(self.stack),
                lasting=tuple(self.lasting),
                serial=100,
                mode=self.mode,
                by_arrival=True,
            )
            self._run = Run(Catalogue(tuple(self.printed.values())), self.rules, arrivals.completed(state), self.chance)
        return self._run

    def token(self, card: CardId, seat: Seat | None = None) -> str:
        """The token of a card where its player picks it, or another seat."""
        return card_tokens(self.run, self.run.card(card).controller if seat is None else seat)(card)

    @property
    def state(self) -> State:
        """The position now."""
        return self.run.state

    # What is done.

    def do(self, *effects: Mapping[str, Any], card: CardId = 0, seat: int = -1, **more: Any) -> None:
        """Carry effects out, as those of a card that was played."""
        whose = self.run.card(card).controller if seat < 0 else seat
        carry.begin(self.run, whose, card, words(*effects), ability=more.pop("ability", 0), **more)
        self.settle()

    def settle(self) -> None:
        """Carry on with effects up to a question or to what is no effect; in windows everybody passes."""
        while self.state.stack and isinstance(self.run.top, (Carrying, Simultaneous, Window)):
            if isinstance(self.run.top, Window):
                self.run.pop()
            elif not step(self.run):
                break

    def asked(self) -> Choosing:
        """The question that is put."""
        frame = self.run.top
        assert isinstance(frame, Choosing), frame
        return frame

    def answer(self, *options: int) -> None:
        """Answer it."""
        assert choosing.may_answer(self.asked(), options), (self.asked(), options)
        choosing.answer(self.run, options)
        self.settle()

    # What is seen.

    def zone(self, card: CardId) -> str:
        return self.state.cards[card].zone

    def told(self, kind: type[ev.Event]) -> list[Any]:
        """The events of a type."""
        return [event for event in self.run.events if isinstance(event, kind)]


def words(*effects: Mapping[str, Any]) -> tuple[Effect, ...]:
    """Words as an effects file writes them."""
    return msgspec.convert(effects, tuple[Effect, ...], strict=True)
