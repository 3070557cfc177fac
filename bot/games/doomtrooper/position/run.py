"""What every rule is handed: the case to be judged, and the run of what is carried out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.games.contract import Chance
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.arrivals import ordered
from bot.games.doomtrooper.position.frames import AnyFrame, Combat, Frame, Sabotage, Splitting, Waiting
from bot.games.doomtrooper.position.state import AREAS, IN_PLAY, STATES, Card, CardId, Player, State, team
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.rules.rulesets import Rules
from bot.games.kernel import run
from bot.games.kernel.position import View
from bot.games.values import Seat

Found = TypeVar("Found")
Kind = TypeVar("Kind", bound=Frame)
KEEPING = frozenset({
    ev.Serial, ev.Said, ev.Tokens, ev.Gave, ev.Shuffled, ev.Looked, ev.Drew, ev.Cancelled, ev.Stepped, ev.Fought,
    ev.CombatEnded, ev.Endless, ev.Pitted, ev.Saved, ev.Answerable,
})  # fmt: skip
"""Events after which what holds now is as it was before."""

TOLD_OF: frozenset[type[AnyFrame]] = frozenset({Combat, Splitting, Sabotage})
"""Frames that words speak of: what holds now depends on them."""
LYING = frozenset({*STATES, "inside", "unpaid"})
"""Marks that say how a card lies on the table: it may be as good as gone, or nobody may know what it is."""


class Case(View[Catalogue, State]):
    """A position to look at: the catalogue, the ruleset, the state.

    What was found is kept as long as it stays true: in which piles cards are, how those in play lie, what holds now,
    and what is so in this very position alone.
    """

    def __init__(self, catalogue: Catalogue, rules: Rules, state: State) -> None:
        self.components = catalogue
        self.state = state
        self.rules = rules
        self._laid: dict[object, Any] = {}
        self._piles: dict[object, Any] = {}
        self._held: dict[object, Any] = {}
        self._told: dict[object, Any] = {}
        self._printed: dict[CardId, Printed] = {}
        self._moment = state

    @property
    def catalogue(self) -> Catalogue:
        """The cards that are played with."""
        return self.components

    def laid(self, find: Callable[[Case], Found]) -> Found:
        """The findings of a function in the cards in play as they lie, whatever else changes; it is asked once only.

        It may look at no mark of a card but those in ``LYING``.
        """
        try:
            return self._laid[find]  # type: ignore[no-any-return]
        except KeyError:
            found = self._laid[find] = find(self)
            return found

    def placed(self, find: Callable[[Case], Found]) -> Found:
        """The findings of a function in the zones that the cards are in; it is asked once only."""
        try:
            return self._piles[find]  # type: ignore[no-any-return]
        except KeyError:
            found = self._piles[find] = find(self)
            return found

    def once(self, find: Callable[[Case], Found]) -> Found:
        """What a function finds of what holds now; it is asked once only."""
        try:
            return self._held[find]  # type: ignore[no-any-return]
        except KeyError:
            found = self._held[find] = find(self)
            return found

    def once_about(self, find: Callable[..., Found], *about: Any) -> Found:
        """What a function finds about something, where that follows from what holds now; it is asked once only."""
        key = (find, about)
        try:
            return self._held[key]  # type: ignore[no-any-return]
        except KeyError:
            found = self._held[key] = find(self, *about)
            return found

    def just_now(self, find: Callable[..., Found], *about: Any) -> Found:
        """What a function finds in exactly this position, with what waits on its stack; it is asked once only."""
        if self._moment is not self.state:
            self._moment = self.state
            self._told.clear()
        key = (find, about)
        if key not in self._told:
            self._told[key] = find(self, *about)
        return self._told[key]  # type: ignore[no-any-return]

    def share(self, other: Case) -> None:
        """Take over what was found of the same position by somebody else who looked at it."""
        if other.state is self.state:
            self._held = dict(other._held)
            self._laid = other._laid
            self._piles = other._piles
            self._printed = other._printed

    def _forget(self, *, piles: bool = True, table: bool = True) -> None:
        """The position is another one now; whoever shares what was found keeps it.

        Args:
            piles: whether the cards lie otherwise as well; ``table`` those in play.
        """
        self._held = {}
        if piles:
            self._piles = {}
        if table:
            self._laid = {}

    def card(self, card: CardId) -> Card:
        """A card as it lies."""
        return self.state.cards[card]

    def printed(self, card: CardId) -> Printed:
        """What is printed on it."""
        try:
            return self._printed[card]
        except KeyError:
            found = self._printed[card] = self._read(self.state.cards[card].printed_as)
            return found

    def _read(self, code: str) -> Printed:
        """The printed facts of a code; a card has the same one throughout, unless it copies another card."""
        known = self.catalogue.by_code.get(code)
        return known or next(printed for printed in self.state.inline if printed.code == code)

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

    def all_cards(self) -> tuple[CardId, ...]:
        """All cards in the order in which they are gone through: what lies on the table last, and as it came."""
        return self.placed(_all)

    def marked(self) -> tuple[CardId, ...]:
        """The cards with marks on them, in the same order."""
        return _in_order(self, [at for at, card in enumerate(self.state.cards) if card.marks])

    def in_play(self) -> tuple[CardId, ...]:
        """The cards on the table, those put out of play aside."""
        return self.laid(_table)

    def warriors(self, seat: Seat | None = None) -> Iterator[CardId]:
        """The warriors in play, of one seat or of all; hidden ones too."""
        yield from self.laid(_warriors).get(seat, ())

    def attached(self, to: CardId) -> tuple[CardId, ...]:
        """What is attached to a card."""
        return self.laid(_attached).get(to, ())

    def under(self, card: CardId) -> tuple[CardId, ...]:
        """The cards that lie face down under another one, as they came there."""
        return self.placed(_under).get(card, ())

    def hand(self, seat: Seat) -> tuple[CardId, ...]:
        """The cards in a seat's hand."""
        return self.pile(seat, "hand")

    def pile(self, seat: Seat, zone: str) -> tuple[CardId, ...]:
        """The cards of a seat in a zone, in the order of their numbers."""
        found = self._piles.get(zone)
        if found is None:
            found = self._piles[zone] = _pile(self, zone)
        return found[seat]

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


def _leaves_table(before: State, event: ev.Event) -> bool:
    """Whether the cards in play lie as they did: one went from pile to pile, or a mark says nothing of how one lies."""
    if isinstance(event, ev.Marked):
        return event.mark.partition(":")[0] not in LYING
    return isinstance(event, ev.Moved) and event.zone not in IN_PLAY and before.cards[event.card].zone not in IN_PLAY


def _all(case: Case) -> tuple[CardId, ...]:
    return _in_order(case, range(len(case.state.cards)))


def _in_order(case: Case, cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Some cards, which come by their ids, in the order in which cards are gone through."""
    return ordered(case.state, cards) if case.state.by_arrival else tuple(cards)


def _table(case: Case) -> tuple[CardId, ...]:
    cards = case.state.cards
    return tuple(at for at in case.laid(_lying) if "out" not in cards[at].marks)


def _lying(case: Case) -> tuple[CardId, ...]:
    """The cards in play, in the order in which they are gone through."""
    return _in_order(case, [at for at, card in enumerate(case.state.cards) if card.zone in IN_PLAY])


def _warriors(case: Case) -> dict[Seat | None, tuple[CardId, ...]]:
    """The warriors by their controllers, and all of them under ``None``."""
    cards = case.state.cards
    found = tuple(at for at in case.in_play() if cards[at].on < 0 and case.printed(at).type == "warrior")
    seats = range(len(case.state.players))
    return {None: found, **{seat: tuple(at for at in found if cards[at].controller == seat) for seat in seats}}


def _pile(case: Case, zone: str) -> tuple[tuple[CardId, ...], ...]:
    """The cards in a zone, by their owners."""
    piles: list[list[CardId]] = [[] for _ in case.state.players]
    for at, card in enumerate(case.state.cards):
        if card.zone == zone:
            piles[card.holder].append(at)
    return tuple(map(tuple, piles))


def _attached(case: Case) -> dict[CardId, tuple[CardId, ...]]:
    return _by_bearer(case, case.laid(_lying))


def _under(case: Case) -> dict[CardId, tuple[CardId, ...]]:
    there = (at for at, card in enumerate(case.state.cards) if card.zone == "under")
    return _by_bearer(case, ordered(case.state, there))


def _by_bearer(case: Case, cards: Iterable[CardId]) -> dict[CardId, tuple[CardId, ...]]:
    found: dict[CardId, tuple[CardId, ...]] = {}
    for at in cards:
        bearer = case.card(at).on
        if bearer >= 0:
            found[bearer] = (*found.get(bearer, ()), at)
    return found


class Run(Case, run.Run[Catalogue, State, ev.Event]):
    """A run of Doomtrooper, which forgets what was found as soon as something may have changed it."""

    pushed = ev.Pushed
    replaced = ev.Changed

    def __init__(self, catalogue: Catalogue, rules: Rules, state: State, chance: Chance) -> None:
        Case.__init__(self, catalogue, rules, state)
        self.chance = chance
        self.events: list[ev.Event] = []
        self._begun: dict[tuple[int, int], tuple[int, State, tuple[Waiting, ...]]] = {}

    def emit(self, event: ev.Event) -> None:
        """Let something happen; it names the cards that it is about as they lay."""
        before = self.state
        event = event.with_faces(before)
        keeps = self._keeps(event)
        super().emit(event)
        if keeps:
            return
        if isinstance(event, ev.Copied) or (isinstance(event, ev.Moved) and before.cards[event.card].copied):
            self._printed = {}
        moved = self.state.cards is not before.cards
        piles = moved and not isinstance(event, ev.Marked)
        self._forget(piles=piles, table=moved and not _leaves_table(before, event))

    def _keeps(self, event: ev.Event) -> bool:
        """Whether what holds now outlives an event: few frames change it, and not how far a combat has come."""
        if type(event) in KEEPING:
            return True
        match event:
            case ev.Changed(frame=frame, at=at):
                before = self.state.stack[at]
                if isinstance(before, Combat) and isinstance(frame, Combat):
                    return replace(before, at=frame.at, ended=frame.ended) == frame
                return type(before) not in TOLD_OF
            case ev.Popped():
                return type(self.top) not in TOLD_OF
            case ev.Pushed(frame=frame):
                return type(frame) not in TOLD_OF
            case ev.PlayerNoted():
                return event.leaves_be(self.state.players[event.seat])
        return False

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

    def pop(self) -> None:
        """Finish the innermost frame."""
        self.emit(ev.Popped())

    def serial(self) -> int:
        """A number that nothing had before."""
        number = self.state.serial + 1
        self.emit(ev.Serial(number))
        return number
