"""Events about cards, and how an event names those that it is about."""

from __future__ import annotations

from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from bot.games.doomtrooper.position import arrivals
from bot.games.doomtrooper.position.frames import AnyFrame, Combat
from bot.games.doomtrooper.position.state import AREAS, IN_PLAY, NO_CARD, Card, CardId, Lasting, State, Zone
from bot.games.kernel.event import BookkeepingEvent, Happening
from bot.games.values import Seat

SECRET = frozenset({"hand", "library", "sideboard", "under"})
"""Zones whose cards only one player knows."""
OPEN_PILES = frozenset({"discard", "sacrificed"})
FLAGS = frozenset({"wounded", "covered", "unpaid", "inside"})
"""Marks that are fields of a card."""


class Face(Struct, frozen=True, gc=False, omit_defaults=True):
    """A card that an event is about, as it can be told without the position.

    Attributes:
        hidden: only the seat may know which card it is.
        shared: another player has an open card of this code in play as well.
    """

    code: str
    seat: Seat
    hidden: bool = False
    shared: bool = False


def face(state: State, card: CardId, *, hidden: bool | None = None) -> Face:
    """A card as it lies; whether it is hidden follows from where, unless ``hidden`` says so."""
    here = state.cards[card]
    secret = here.unpaid or here.zone in SECRET
    is_hidden = secret if hidden is None else hidden
    return Face(here.code, here.controller, is_hidden, not is_hidden and _shared(state, here))


def _shared(state: State, here: Card) -> bool:
    """Whether another player has an open card of this code in play, so that its name does not tell which it is."""
    if here.zone not in IN_PLAY:
        return False
    alike = [other for other in state.cards if other.code == here.code]
    return any(other.controller != here.controller and other.zone in IN_PLAY and not other.unpaid for other in alike)


def faces(state: State, *cards: CardId) -> tuple[Face, ...]:
    """Cards as they lie, without those that there are not."""
    return tuple(face(state, card) for card in cards if card != NO_CARD)


class Happened(Happening, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """Something that may be told; ``about`` are the cards it names, in the order of its fields."""

    about: tuple[Face, ...] = ()

    def with_faces(self, state: State) -> Self:
        """The same with the cards it is about, as they lie before it, so that the log needs no position."""
        cards = self.cards_of(state)
        return replace(self, about=cards) if cards else self

    def cards_of(self, state: State) -> tuple[Face, ...]:  # noqa: ARG002
        """The cards it is about, with who may know them."""
        return ()


class Faceless(Happening, frozen=True):
    """Something that names no cards."""

    def with_faces(self, _: State) -> Self:
        """See :meth:`Happened.with_faces`."""
        return self


class Noted(BookkeepingEvent, Faceless, frozen=True, tag=True, omit_defaults=True):
    """Something that only keeps the books."""


class Shuffled(Happened, frozen=True, tag=True):
    """A library has a new order, the top card last; nobody knows any card of it."""

    seat: Seat
    order: tuple[int, ...]

    def apply(self, state: State) -> State:
        cards = list(state.cards)
        for card in self.order:
            if cards[card].seen:
                cards[card] = replace(cards[card], seen=())
        return replace(state, cards=tuple(cards), libraries=_library(state.libraries, self.seat, self.order))


class Moved(Happened, frozen=True, tag=True, omit_defaults=True):
    """A card goes from one place to another; what is attached to it goes by events of its own.

    Attributes:
        why: how it is told: ``draw``, ``discard``, ``recruit``, ``play``, ``attach``, ``kill``, ``sacrifice`` …
        on: the card that it is attached to, or laid under.
        origin: where it comes from.
        place: where in a library: ``top`` or ``bottom``.
        controller: who has it from now on; -1 leaves that as it is, and outside the table it is the owner.
        shown: everybody sees which card it is, though it goes to a hidden place.
    """

    card: int
    zone: Zone
    why: str
    on: int = -1
    origin: str = ""
    place: str = "top"
    controller: Seat = -1
    shown: bool = False
    covered: bool = False
    unpaid: bool = False
    inside: bool = False

    def with_faces(self, state: State) -> Self:
        """See :meth:`Happened.with_faces`; where the card comes from is written into it as well."""
        return replace(self, origin=state.cards[self.card].zone, about=self.cards_of(state))

    def cards_of(self, state: State) -> tuple[Face, ...]:
        here = state.cards[self.card]
        kept = self.zone in SECRET or self.unpaid or (self.zone == "discard" and here.zone in SECRET)
        # A discard pile lies face down, and only its owner looks through it.
        came = here.zone in SECRET or here.unpaid or here.zone == "discard"
        hidden = kept and came and not self.shown
        return (face(state, self.card, hidden=hidden), *faces(state, self.on))

    def apply(self, state: State) -> State:
        card = state.cards[self.card]
        libraries = state.libraries
        if card.zone == "library":
            libraries = _library(libraries, card.owner, tuple(c for c in libraries[card.owner] if c != self.card))
        if self.zone == "library":
            rest = libraries[card.owner]
            order = (*rest, self.card) if self.place == "top" else (self.card, *rest)
            libraries = _library(libraries, card.owner, order)
        stays = self.zone in IN_PLAY and card.zone in IN_PLAY
        keeps = card if stays else Card(card.code, card.owner, card.owner, self.zone)
        laid = replace(
            keeps,
            zone=self.zone,
            on=self.on,
            controller=keeps.controller if self.controller < 0 else self.controller,
            covered=self.covered or (stays and card.covered),
            unpaid=self.unpaid or (stays and card.unpaid),
            inside=self.inside or (stays and card.inside),
            seen=self._seen(state, card),
            bore=self._bore(card),
            lay=self._lay(card),
        )
        cards = list(state.cards)
        cards[self.card], count = arrivals.arrived(state, self.card, laid)
        lasting = state.lasting if stays or not state.lasting else _left(state.lasting, self.card)
        stack = state.stack if stays else tuple(_without_zone(frame, self.card) for frame in state.stack)
        return replace(state, cards=tuple(cards), libraries=libraries, lasting=lasting, arrivals=count, stack=stack)

    def _bore(self, card: Card) -> CardId:
        """The card that bore one which goes from the table to an open pile, or from one of them to another."""
        if self.zone not in OPEN_PILES:
            return NO_CARD
        return card.on if card.zone in IN_PLAY else card.bore

    def _lay(self, card: Card) -> str:
        """The area of a card that goes to an open pile, or from one of them to another."""
        if self.zone not in OPEN_PILES:
            return ""
        return card.zone if card.zone in AREAS else card.lay

    def _seen(self, state: State, card: Card) -> tuple[Seat, ...]:
        """Who knows the card where it goes: everybody where it comes there openly."""
        if self.zone == "library":
            return ()
        if self.about and not self.about[0].hidden:
            return tuple(range(len(state.players)))
        if self.zone == "under":
            # Who laid it there still knows it when the card above it has changed hands.
            return tuple(sorted({*card.seen, card.holder}))
        return card.seen


class Marked(Happened, frozen=True, tag=True, omit_defaults=True):
    """A mark is put on a card or taken off: ``wounded``, ``covered``, ``unpaid``, ``inside``, or any other.

    ``why`` says how it is told; without it nothing is.
    """

    card: int
    mark: str
    off: bool = False
    why: str = ""

    def cards_of(self, state: State) -> tuple[Face, ...]:
        shown = self.mark == "unpaid" and self.off
        return (face(state, self.card, hidden=False if shown else None),)

    def apply(self, state: State) -> State:
        here = state.cards[self.card]
        if self.mark in FLAGS:
            told: dict[str, object] = {self.mark: not self.off}
            if self.mark == "unpaid" and not self.off:
                told["number"] = arrivals.next_number(state, self.card, here.controller)
            return state.with_card(self.card, **told)
        if not self.off:
            return state.with_card(self.card, marks=(*here.marks, self.mark))
        left = list(here.marks)
        if self.mark in left:
            left.remove(self.mark)
        return state.with_card(self.card, marks=tuple(left))


class Sided(Happened, frozen=True, tag=True):
    """A cultist counts as another side, or a warrior follows a commander."""

    card: int
    side: str = ""
    unit: int = -1

    def cards_of(self, state: State) -> tuple[Face, ...]:
        return faces(state, self.card, self.unit)

    def apply(self, state: State) -> State:
        return state.with_card(self.card, **({"side": self.side} if self.side else {"unit": self.unit}))


class Copied(Happened, frozen=True, tag=True, omit_defaults=True):
    """A card becomes an exact copy of another one, whose code it is printed as from now on while it is in play."""

    card: int
    of: int
    code: str

    def cards_of(self, state: State) -> tuple[Face, ...]:
        return faces(state, self.card, self.of)

    def apply(self, state: State) -> State:
        return state.with_card(self.card, copied=self.code)


class Looked(Happened, frozen=True, tag=True):
    """A seat saw cards that are hidden from it: it knows them from now on."""

    seat: Seat
    cards: tuple[int, ...]
    shown: bool = False

    def cards_of(self, state: State) -> tuple[Face, ...]:
        return tuple(Face(state.cards[card].code, self.seat, not self.shown) for card in self.cards)

    def apply(self, state: State) -> State:
        cards = list(state.cards)
        seats = range(len(state.players)) if self.shown else (self.seat,)
        for card in self.cards:
            cards[card] = replace(cards[card], seen=tuple(sorted({*cards[card].seen, *seats})))
        return replace(state, cards=tuple(cards))


class Cancelled(Happened, frozen=True, tag=True):
    """A card's or ability's effect does not happen; ``by`` the card that cancelled it."""

    card: int
    by: int = -1

    def cards_of(self, state: State) -> tuple[Face, ...]:
        return faces(state, self.card, self.by)


class Pitted(Happened, frozen=True, tag=True):
    """A card lets two warriors fight, whom nobody announces."""

    attacker: int
    defender: int

    def cards_of(self, state: State) -> tuple[Face, ...]:
        return faces(state, self.attacker, self.defender)


class Saved(Happened, frozen=True, tag=True):
    """A fighter does not suffer what a combat would do to him."""

    card: int

    def cards_of(self, state: State) -> tuple[Face, ...]:
        return faces(state, self.card)


class Drew(Happened, frozen=True, tag=True, omit_defaults=True):
    """A number was drawn by chance for a card."""

    seat: Seat
    card: int
    number: int
    sides: int

    def cards_of(self, state: State) -> tuple[Face, ...]:
        return faces(state, self.card)


class Endless(Happened, frozen=True, tag=True):
    """Cards set each other off without end: nothing of it happens."""

    cards: tuple[int, ...]

    def cards_of(self, state: State) -> tuple[Face, ...]:
        return faces(state, *self.cards)


class Kept(Noted, frozen=True, tag=True, omit_defaults=True):
    """A card in play keeps what was chosen and named for it, and the player whom it was played on."""

    card: int
    chosen: tuple[int, ...] = ()
    named: tuple[str, ...] = ()
    player: Seat = -1

    def apply(self, state: State) -> State:
        return state.with_card(self.card, chosen=self.chosen, named=self.named, player=self.player)


def _library(libraries: tuple[tuple[int, ...], ...], seat: int, order: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*libraries[:seat], order, *libraries[seat + 1 :])


def _without_zone(frame: AnyFrame, card: CardId) -> AnyFrame:
    """A frame without a war zone that has left play: the combat goes on as one without it.

    Rule: doomtrooper-cs.warzone.discarded
    """
    return replace(frame, zone=NO_CARD) if isinstance(frame, Combat) and frame.zone == card else frame


def _left(lasting: tuple[Lasting, ...], card: CardId) -> tuple[Lasting, ...]:
    """The lasting effects without a card that is not in play any more; those that worked on it alone end."""
    kept = []
    for one in lasting:
        if one.until == "attached" and one.source == card:
            continue
        whom = tuple(each for each in one.whom if each != card)
        if whom or not one.whom:
            kept.append(one if whom == one.whom else replace(one, whom=whom))
    return tuple(kept)
