"""A position as one who states what a card does reads it: the cards as they lie, and who plays which part.

Nothing of the engine that carries words out is imported.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.games.doomtrooper.position.state import IN_PLAY, State
from bot.games.doomtrooper.words.affiliations import FAITHS, TRIBES
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.whom import Rating, Who, Whom

ZONES = {
    "in-play": IN_PLAY,
    "areas": frozenset({"squad", "cohort", "outpost"}),
    "collection": frozenset({"library", "discard", "sideboard"}),
}


PASSING = frozenset({
    "entered", "attacked", "of-killed", "left-cover", "transferred", "kept", "art-paid", "played-now", "rode-freely",
})  # fmt: skip
"""Marks that only remember what happened to a card."""


LOOKED_AT = "looked-at"
"""The kind of a card that hears when its player's cards are looked at, and the mark that it has from it."""


class Unread(Exception):
    """Something that nobody has stated yet; the reason for which a card counts as not seen."""


@dataclass(frozen=True)
class Fight:
    """A combat of the position: who fights, how, and from which war zone."""

    attacker: int
    defender: int
    tactic: str = "fight"
    zone: int = -1
    joined: tuple[int, ...] = ()


@dataclass(frozen=True)
class Here:
    """In whose name words speak: the player and the card that has them, and what was chosen.

    ``counted`` is the card that was chosen for an amount to be of, ``area`` the area on which the card is played.
    """

    seat: int
    card: int
    targets: tuple[int, ...] = ()
    player: int = -1
    caster: int = -1
    x: int = 0
    that: int = -1
    by: int = -1
    that_player: int = -1
    number: int = 0
    counted: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    named: tuple[str, ...] = ()
    did: bool = False
    area: str = ""
    rating: Rating | None = None
    changed: int = -1
    was: frozenset[str] = frozenset()


@dataclass
class World:
    """A position, the printed cards, and the combat that is fought.

    ``now`` are ratings that are known to differ from the printed ones, ``based`` their bases, ``kinds`` the tags of
    cards that are known to; ``idle`` are cards whose words do not work.
    """

    state: State
    printed: Mapping[str, Printed]
    fight: Fight | None = None
    now: dict[tuple[int, Rating], int] = field(default_factory=dict)
    based: dict[tuple[int, Rating], int] = field(default_factory=dict)
    kinds: dict[int, frozenset[str]] = field(default_factory=dict)
    dead: frozenset[int] = frozenset()
    idle: frozenset[int] = frozenset()

    def at(self, **changes: object) -> World:
        """The same with parts changed."""
        return replace(self, **changes)  # type: ignore[arg-type]

    def card(self, card: int) -> Printed:
        return self.printed[self.state.cards[card].printed_as]

    def area(self, card: int) -> str:
        return self.state.cards[card].zone

    def holder(self, card: int) -> int:
        """Who bears a card in the end, or bore it as it left the table."""
        if card >= 0 and self.state.cards[card].on < 0 <= self.state.cards[card].bore:
            card = self.state.cards[card].bore
        while card >= 0 and self.state.cards[card].on >= 0:
            card = self.state.cards[card].on
        return card

    def tags(self, card: int) -> frozenset[str]:
        """The kinds of a card, with the faith of a warrior."""
        if card in self.kinds:
            return self.kinds[card]
        found = self.card(card).tags
        if self.card(card).type == "warrior":
            side = self.state.cards[card].side
            found = faithful((found - FAITHS) | {side} if side else found)
        return found

    def rating(self, card: int, which: Rating, *, base: bool = False) -> int:
        if base:
            return self.based.get((card, which), self.card(card).ratings.get(which, 0))
        return self.now.get((card, which), self.ridden(card, which))

    def ridden(self, card: int, which: Rating) -> int:
        """The printed rating of a warrior with those of his beasts."""
        return self.card(card).ratings.get(which, 0) + sum(
            self.card(at).ratings.get(which, 0) for at in self.beasts(card)
        )

    def beasts(self, card: int) -> tuple[int, ...]:
        """The beasts that a warrior bears."""
        cards = enumerate(self.state.cards)
        return tuple(at for at, other in cards if other.on == card and self.card(at).type == "beast")

    def fighters(self) -> tuple[int, ...]:
        return () if self.fight is None else (self.fight.attacker, self.fight.defender, *self.fight.joined)

    def side(self, seat: int) -> tuple[int, ...]:
        return tuple(card for card in self.fighters() if self.state.cards[card].controller == seat)


def faithful(tags: frozenset[str]) -> frozenset[str]:
    """The tags of a warrior with his faith: Doomtrooper is who is neither of the Legion nor of a tribe."""
    if tags & TRIBES:
        tags |= {"tribe"}
    return tags if tags & (FAITHS | {"not-doomtrooper", "outsider"}) else tags | {"doomtrooper"}


def natural(tags: frozenset[str]) -> str:
    """The area of a warrior by what he is."""
    if "outsider" in tags:
        return "aside"
    if "tribe" in tags or TRIBES & tags:
        return "outpost"
    return "cohort" if "legion" in tags and "doomtrooper" not in tags else "squad"


def players(world: World, who: Who, here: Here) -> tuple[int, ...]:
    """The seats that are meant."""
    cards, seats = world.state.cards, tuple(range(len(world.state.players)))
    others = tuple(seat for seat in seats if seat != here.seat)

    def of(card: int) -> tuple[int, ...]:
        return (cards[card].controller,) if card >= 0 else ()

    bearer = (cards[here.card].player,) if here.card >= 0 and cards[here.card].player >= 0 else None
    match who:
        case "me":
            return (here.seat,)
        case "opponent":
            if world.fight is not None and here.seat in {*of(world.fight.attacker), *of(world.fight.defender)}:
                return tuple(
                    seat for seat in {*of(world.fight.attacker), *of(world.fight.defender)} if seat != here.seat
                )
            return others
        case "each":
            return seats
        case "each-opponent":
            return others
        case "chosen":
            return (here.player,) if here.player >= 0 else of(here.targets[0] if here.targets else -1)
        case "that":
            return (
                (here.that_player,)
                if here.that_player >= 0
                else of(here.that) or ((here.player,) if here.player >= 0 else ())
            )
        case "owner":
            return (cards[here.card].owner,)
        case "bearer" | "holder":
            return bearer or of(world.holder(here.card))
        case "active":
            return (world.state.active,)
        case "attacker":
            return () if world.fight is None else of(world.fight.attacker)
        case "defender":
            return () if world.fight is None else of(world.fight.defender)


def role(world: World, whom: Whom, here: Here) -> tuple[int, ...]:
    """The cards that play a part."""
    cards, fight = world.state.cards, world.fight

    def one(card: int) -> tuple[int, ...]:
        return (card,) if card >= 0 else ()

    match whom.role:
        case "self":
            return one(here.card)
        case "bearer":
            on = cards[here.card].on if cards[here.card].on >= 0 else cards[here.card].bore
            return one(here.card if on < 0 and world.card(here.card).type == "warrior" else on)
        case "holder":
            return one(world.holder(here.card))
        case "fighter":
            return world.fighters()
        case "own-fighter":
            return world.side(here.seat)
        case "opponent-fighter":
            mine = bool(world.side(here.seat))
            return tuple(card for card in world.fighters() if cards[card].controller != here.seat) if mine else ()
        case "attacker":
            return () if fight is None else one(fight.attacker)
        case "defender":
            return () if fight is None else one(fight.defender)
        case "joined":
            return () if fight is None else fight.joined
        case "chosen" | "fixed":
            return here.targets
        case "chooser":
            return here.targets[-1:]
        case "that":
            return one(here.that)
        case "killer":
            return one(here.by)
        case "caster":
            return one(here.caster)
        case "taken":
            return here.taken
        case "held":
            inside = f"inside:{here.card}"
            return tuple(at for at, card in enumerate(cards) if card.on == here.card or inside in card.marks)
        case "unit":
            return tuple(at for at, card in enumerate(cards) if card.unit == here.card)
        case "":
            return ()
