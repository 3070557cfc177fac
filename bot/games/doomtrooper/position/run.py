"""What every rule is handed: the case to be judged, and the run of what is carried out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from bot.games.contract import Chance
from bot.games.doomtrooper.cards.catalogue import Catalogue
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.evolve import APPLY
from bot.games.doomtrooper.position.faces import with_faces
from bot.games.doomtrooper.position.frames import AnyFrame, Combat, Frame, Waiting
from bot.games.doomtrooper.position.state import AREAS, IN_PLAY, Card, CardId, Player, State
from bot.games.doomtrooper.position.teams import team
from bot.games.doomtrooper.rules.rulesets import Rules
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.values import Seat

Found = TypeVar("Found")
Kind = TypeVar("Kind", bound=Frame)
KEEPING = (ev.Serial, ev.Said, ev.Tokens, ev.Gave, ev.Shuffled, ev.Looked, ev.Drew, ev.Cancelled)
"""Events after which what holds now is as it was before."""


class Case:
    """A position to look at: the catalogue, the ruleset, the state. What holds now is computed once a position."""

    def __init__(self, catalogue: Catalogue, rules: Rules, state: State) -> None:
        self.catalogue = catalogue
        self.rules = rules
        self.state = state
        self._found: dict[object, object] = {}
        self._told: dict[object, object] = {}
        self._moment = state
        self._piles: dict[tuple[Seat, str], tuple[CardId, ...]] = {}

    def once(self, find: Callable[[Case], Found]) -> Found:
        """What a function finds in this position; it is asked once only."""
        if find not in self._found:
            self._found[find] = find(self)
        return self._found[find]  # type: ignore[return-value]

    def just_now(self, find: Callable[..., Found], *about: Any) -> Found:
        """What a function finds in exactly this position, with what waits on its stack; it is asked once only."""
        if self._moment is not self.state:
            self._moment = self.state
            self._told.clear()
        key = (find, about)
        if key not in self._told:
            self._told[key] = find(self, *about)
        return self._told[key]  # type: ignore[return-value]

    def share(self, other: Case) -> None:
        """Take over what was found of the same position by somebody else who looked at it."""
        if other.state is self.state:
            self._found = dict(other._found)
            self._piles = dict(other._piles)

    def _forget(self) -> None:
        """The position is another one now."""
        self._found.clear()
        self._piles.clear()

    def card(self, card: CardId) -> Card:
        """A card as it lies."""
        return self.state.cards[card]

    def printed(self, card: CardId) -> Printed:
        """What is printed on it."""
        code = self.state.cards[card].code
        return self.catalogue.by_code.get(code) or self._inline(code)

    def _inline(self, code: str) -> Printed:
        return next(printed for printed in self.state.inline if printed.code == code)

    def player(self, seat: Seat) -> Player:
        """What a seat has."""
        return self.state.players[seat]

    @property
    def top(self) -> AnyFrame:
        """The innermost frame."""
        return self.state.stack[-1]

    def innermost(self, kind: type[Kind]) -> Kind:
        """The innermost frame of a kind.

        Raises:
            StopIteration: there is none.
        """
        return next(frame for frame in reversed(self.state.stack) if isinstance(frame, kind))

    def in_play(self) -> tuple[CardId, ...]:
        """The cards on the table, those put out of play aside."""
        return self.once(_table)

    def warriors(self, seat: Seat | None = None) -> Iterator[CardId]:
        """The warriors in play, of one seat or of all; hidden ones too."""
        for at in self.once(_warriors):
            if seat is None or self.state.cards[at].controller == seat:
                yield at

    def attached(self, to: CardId) -> tuple[CardId, ...]:
        """What is attached to a card."""
        return self.once(_attached).get(to, ())

    def hand(self, seat: Seat) -> tuple[CardId, ...]:
        """The cards in a seat's hand."""
        return self.pile(seat, "hand")

    def pile(self, seat: Seat, zone: str) -> tuple[CardId, ...]:
        """The cards of a seat in a zone, in the order of their numbers."""
        found = self._piles.get((seat, zone))
        if found is None:
            cards = self.state.cards
            found = tuple(at for at, card in enumerate(cards) if card.zone == zone and card.owner == seat)
            self._piles[seat, zone] = found
        return found

    def seats(self) -> tuple[Seat, ...]:
        """The seats that still play, from the one in turn on."""
        return self.round(self.state.active)

    def round(self, first: Seat) -> tuple[Seat, ...]:
        """The seats that still play, from one on as their turns follow each other."""
        order = self.state.order or tuple(range(len(self.state.players)))
        at = order.index(first)
        return tuple(seat for seat in (*order[at:], *order[:at]) if not self.state.players[seat].out)

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The others but for team mates, whose next turn is nearest first."""
        return tuple(other for other in self.round(seat) if not self.allied(seat, other))

    def allied(self, one: Seat, other: Seat) -> bool:
        """Whether two seats are the same, or play in one team.

        Rule: doomtrooper-sv.multiplayer.teams
        """
        return team(self.state, one) == team(self.state, other)

    def area(self, card: CardId) -> str:
        """The area a card is in: that of its bearer where it is attached; empty outside the areas."""
        here = self.state.cards[card]
        while here.on >= 0:
            here = self.state.cards[here.on]
        return here.zone if here.zone in AREAS else ""


def _table(case: Case) -> tuple[CardId, ...]:
    return tuple(at for at, card in enumerate(case.state.cards) if card.zone in IN_PLAY and "out" not in card.marks)


def _warriors(case: Case) -> tuple[CardId, ...]:
    cards = case.state.cards
    return tuple(at for at in case.in_play() if cards[at].on < 0 and case.printed(at).type == "warrior")


def _attached(case: Case) -> dict[CardId, tuple[CardId, ...]]:
    found: dict[CardId, tuple[CardId, ...]] = {}
    for at, card in enumerate(case.state.cards):
        if card.on >= 0 and card.zone in IN_PLAY:
            found[card.on] = (*found.get(card.on, ()), at)
    return found


class Run(Case):
    """Collects events; each is applied at once, so that what follows sees its outcome."""

    def __init__(self, catalogue: Catalogue, rules: Rules, state: State, chance: Chance) -> None:
        super().__init__(catalogue, rules, state)
        self.chance = chance
        self.events: list[ev.Event] = []
        self._begun: dict[tuple[int, int], tuple[int, State, tuple[Waiting, ...]]] = {}

    def emit(self, event: ev.Event) -> None:
        """Let something happen."""
        event = with_faces(self.state, event)
        if not self._keeps(event):
            self._forget()
        self.state = APPLY[type(event)](self.state, event)
        self.events.append(event)

    def _keeps(self, event: ev.Event) -> bool:
        """Whether what holds now outlives an event: no frame but a combat's changes it."""
        match event:
            case ev.Pushed(frame=frame):
                return not isinstance(frame, Combat)
            case ev.Changed(at=at):
                return not isinstance(self.state.stack[at], Combat)
            case ev.Popped():
                return not isinstance(self.top, Combat)
        return isinstance(event, KEEPING)

    def remember(self, ability: tuple[int, int], waiting: tuple[Waiting, ...]) -> None:
        """Keep the position in which an ability was set off, together with others."""
        self._begun[ability] = (len(self.events), self.state, waiting)

    def recall(self, ability: tuple[int, int]) -> tuple[Waiting, ...] | None:
        """Go back to where an ability was set off in this run: nothing since then has happened.

        Returns:
            What was set off then; ``None`` where the ability was set off in an earlier run.
        """
        if ability not in self._begun:
            return None
        number, self.state, waiting = self._begun.pop(ability)
        del self.events[number:]
        self._forget()
        return waiting

    def push(self, frame: AnyFrame) -> None:
        """Put a frame on the stack."""
        self.emit(ev.Pushed(frame))

    def change(self, frame: AnyFrame) -> None:
        """Let the innermost frame go on."""
        self.emit(ev.Changed(frame))

    def pop(self) -> None:
        """Finish the innermost frame."""
        self.emit(ev.Popped())

    def serial(self) -> int:
        """A number that nothing had before."""
        number = self.state.serial + 1
        self.emit(ev.Serial(number))
        return number

    def draw(self, purpose: str, below: int) -> int:
        """A number from 0 to ``below`` - 1 from the match's chance."""
        return self.chance.draw(purpose, below)
