"""What happens to the shelter, to locations and to the unknown."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import field
from msgspec.structs import replace

from bot.games.kernel.event import Happening
from bot.games.twom.pack.kinds import Key
from bot.games.twom.pack.told_names import is_told
from bot.games.twom.position.causes import Caused
from bot.games.twom.position.decks import plus
from bot.games.twom.position.state import Own, Spot, State

UNNAMED_CARD = "unknown-resort"
"""A card of last resort of which nobody knows the name."""


class TurnedOver(Caused, frozen=True, tag="turned-over"):
    """A shelter card was turned over: its back, and the kind of card that lies there from then on.

    Rule: twom-cs.shelter.flip
    """

    space: Key
    card: Key
    back: Key | None = None
    leaves: Key | None = None
    told: bool = False

    def apply(self, state: State) -> State:
        shelter = {key: spot for key, spot in state.shelter.items() if key != self.space}
        if self.leaves is not None:
            shelter = _with(shelter, self.space, Spot(card=self.leaves))
        backs = state.backs
        if self.back is not None and self.card in backs:
            backs = {**backs, self.card: plus(backs[self.card], {self.back: -1})}
        return replace(state, shelter=shelter, backs=backs)


class Built(Happening, frozen=True, tag="built", omit_defaults=True):
    """A fitting was built; one that boards up the shelter takes no space.

    Rule: twom-cs.build.how
    """

    fitting: Key
    space: Key
    boarding: int = 0

    def apply(self, state: State) -> State:
        fittings = plus(state.fittings, {self.fitting: -1})
        if self.boarding:
            return replace(state, fittings=fittings, boarded=state.boarded + self.boarding)
        return replace(state, fittings=fittings, shelter=_with(state.shelter, self.space, Spot(fitting=self.fitting)))


class Acted(Happening, frozen=True, tag="acted", omit_defaults=True):
    """People said what somebody did in their shelter, what it cost and what it brought.

    Attributes:
        act: as in :class:`Task`.
    """

    who: tuple[Key, ...]
    act: str
    space: Key
    cost: dict[Key, int] = field(default_factory=dict)
    brought: dict[Key, int] = field(default_factory=dict)

    def apply(self, state: State) -> State:
        known = self.space in state.rooms or not is_told(self.space)
        return state if known else replace(state, rooms=(*state.rooms, self.space))


class Furnished(Happening, frozen=True, tag="furnished", omit_defaults=True):
    """A fitting was built of which people said; its values are kept."""

    fitting: Key
    space: Key
    bed: bool = False
    cost: dict[Key, int] = field(default_factory=dict)

    def apply(self, state: State) -> State:
        own = Own(self.bed, self.cost)
        shelter = _with(state.shelter, self.space, Spot(fitting=self.fitting))
        return replace(state, shelter=shelter, home=dict(sorted({**state.home, self.fitting: own}.items())))


class Reserved(Happening, frozen=True, tag="reserved", omit_defaults=True):
    """A card of last resort of which nobody knows the name came to the group, or left it.

    Rule: twom-cs.dawn.last-resort
    """

    by: int
    left: int

    def apply(self, state: State) -> State:
        kept = (UNNAMED_CARD,) * max(0, len(state.last_resort) + self.by)
        return replace(state, last_resort=kept)


class Broke(Caused, frozen=True, tag="broke"):
    """A fitting was lost, and can be built again."""

    fitting: Key
    space: Key

    def apply(self, state: State) -> State:
        shelter = {key: spot for key, spot in state.shelter.items() if key != self.space}
        if is_told(self.fitting):
            return replace(state, shelter=shelter)
        return replace(state, shelter=shelter, fittings=plus(state.fittings, {self.fitting: 1}))


class Learned(Caused, frozen=True, tag="learned"):
    """A fitting that was an idea can be built from now on."""

    fitting: Key

    def apply(self, state: State) -> State:
        copies = {self.fitting: state.ideas.get(self.fitting, 0)}
        return replace(state, ideas=plus(state.ideas, copies, -1), fittings=plus(state.fittings, copies))


class Boarded(Caused, frozen=True, tag="boarded"):
    """The shelter was boarded up, or torn open."""

    by: int

    def apply(self, state: State) -> State:
        return replace(state, boarded=max(0, state.boarded + self.by))


class Frosted(Caused, frozen=True, tag="frosted"):
    """Frost tokens came or went.

    Rule: twom-cs.morning.frost
    """

    by: int

    def apply(self, state: State) -> State:
        return replace(state, frost=max(0, state.frost + self.by))


class Noised(Caused, frozen=True, tag="noised"):
    """The noise token stands on a space of its track; 0 where it stands on none.

    Rule: twom-cs.noise.change
    """

    level: int

    def apply(self, state: State) -> State:
        return replace(state, noise=self.level)


class Unknown(Happening, frozen=True, tag="unknown"):
    """So many cards of the exploration deck lie in the unknown now.

    Rule: twom-cs.explore.deck
    """

    cards: int

    def apply(self, state: State) -> State:
        return replace(state, unknown=self.cards)


class Visited(Happening, frozen=True, tag="visited"):
    """Those outside went to a location, or came home from it."""

    location: Key | None

    def apply(self, state: State) -> State:
        return replace(state, outside=self.location)


class Relocated(Happening, frozen=True, tag="relocated", omit_defaults=True):
    """The open locations, after one came, in the place of one that left the campaign or (``gone`` is ``None``) of none.

    Rule: twom-cs.dawn.replace-location
    """

    locations: tuple[Key, ...]
    gone: Key | None = None

    def apply(self, state: State) -> State:
        after = replace(state, locations=self.locations)
        if self.gone is None or "locations" not in state.decks:
            return after
        cards = state.decks["locations"]
        return replace(after, decks={**state.decks, "locations": replace(cards, out=plus(cards.out, {self.gone: 1}))})


class Kept(Happening, frozen=True, tag="kept", omit_defaults=True):
    """A card of last resort that was drawn is kept, or one that was kept is played and discarded.

    Rule: twom-cs.dawn.last-resort
    """

    card: Key
    played: bool = False

    def apply(self, state: State) -> State:
        held = [*state.last_resort]
        cards = state.decks["last-resort"]
        if self.played:
            held.remove(self.card)
        else:
            held.append(self.card)
        discards = plus(cards.discards, {self.card: 1 if self.played else -1})
        decks = {**state.decks, "last-resort": replace(cards, discards=discards)}
        return replace(state, last_resort=tuple(held), decks=decks)


def _with(shelter: dict[Key, Spot], space: Key, spot: Spot) -> dict[Key, Spot]:
    # The order of keys is that in which a position is written, so that it is the same after it was read.
    return dict(sorted({**shelter, space: spot}.items()))


HouseEvent: TypeAlias = (
    TurnedOver
    | Built
    | Acted
    | Furnished
    | Reserved
    | Broke
    | Learned
    | Boarded
    | Frosted
    | Noised
    | Unknown
    | Visited
    | Relocated
    | Kept
)
