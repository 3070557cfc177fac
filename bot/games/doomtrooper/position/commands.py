"""The commands of seats: one struct for each kind of answer to the question of the innermost frame.

Cards are named by their ids, their places in ``State.cards`` counted from 0, and -1 is none of them; players by their
seats, actions by their places among the seat's tokens, abilities by theirs among the card's. Nothing of a view is an
id: what a question offers leads to a command by tokens (``looks/seen/picking.py``).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.doomtrooper.position.frames import Tactic
from bot.games.doomtrooper.words.effects import Effect


class Said(Struct, frozen=True, gc=False, tag=True, omit_defaults=True, forbid_unknown_fields=True):
    """A command."""


class Pass(Said, frozen=True, tag=True):
    """Nothing more in this window, or no more actions, or nothing to be discarded."""


class Privilege(Said, frozen=True, tag=True):
    """Take a new hand at the beginning, or keep the old one."""

    new: bool


class Play(Said, frozen=True, tag=True, omit_defaults=True):
    """Play a card of the hand.

    Attributes:
        card: the card.
        targets: the cards it is played on and chooses, in the order in which it asks; ``player`` the player.
        x: what is paid beyond the fixed price.
        paid: the cards that are given up for it; ``either`` which of several prices is paid.
        area: the area a card goes to, where several are possible.
        token: the place of the action that pays, among the seat's tokens; -1 the cheapest.
        hidden: recruit a warrior into cover.
        caster: the warrior who casts, -1 for the only one.
        inside: whether a warrior is in the vehicle he is given.
        effects: what the card does, declared by its player where the catalogue does not know; ``after`` where it is
            then, ``price`` the destiny points it costs beside, ``note`` anything else, which nothing carries out.
        kept: it does what is kept of an earlier declaration, which is not repeated here.
    """

    card: int
    targets: tuple[int, ...] = ()
    player: int = -1
    x: int = 0
    paid: tuple[int, ...] = ()
    either: int = 0
    area: str = ""
    token: int = -1
    hidden: bool = False
    caster: int = -1
    inside: bool = False
    effects: tuple[Effect, ...] = ()
    after: str = ""
    price: int = 0
    note: str = ""
    kept: bool = False


class Use(Said, frozen=True, tag=True, omit_defaults=True):
    """Use an ability of a card in play."""

    card: int
    ability: int
    targets: tuple[int, ...] = ()
    player: int = -1
    x: int = 0
    paid: tuple[int, ...] = ()
    either: int = 0
    token: int = -1


class Boost(Said, frozen=True, tag=True):
    """Put more into a spell that was cast in the combat that runs: so many steps of its X."""

    card: int
    x: int


class Act(Said, frozen=True, tag=True, omit_defaults=True):
    """An action without a card: meditate, seek or leave cover, board or leave a vehicle, transfer."""

    what: Literal["meditate", "cover", "uncover", "board", "transfer"]
    card: int = -1
    area: str = ""
    token: int = -1


class Attack(Said, frozen=True, tag=True, omit_defaults=True):
    """Begin a combat."""

    token: int = -1


class Announce(Said, frozen=True, tag=True):
    """Name the attacker and the defender; both ``-1`` give the attack up."""

    attacker: int
    defender: int


class ChooseTactic(Said, frozen=True, tag=True):
    """Say how the combat is fought."""

    tactic: Tactic


class ChooseWeapon(Said, frozen=True, tag=True):
    """Say which of his weapons a fighter uses in the combat."""

    card: int
    weapon: int


class ChooseZone(Said, frozen=True, tag=True):
    """Say from which war zone the defender defends; ``-1`` from none."""

    zone: int


class Sabotages(Said, frozen=True, tag=True, omit_defaults=True):
    """Sabotage a player, or attack one."""

    card: int
    against: int
    token: int = -1


class Split(Said, frozen=True, tag=True):
    """How many of the points earned become victory points."""

    victory: int


class Chosen(Said, frozen=True, tag=True):
    """What was chosen of what a frame offers: cards, numbers of alternatives, seats, or one number."""

    options: tuple[int, ...]


class DiscardCards(Said, frozen=True, tag=True):
    """The cards that are discarded at the end of a turn."""

    cards: tuple[int, ...]


class CountAs(Said, frozen=True, tag=True):
    """The side that a cultist counts as from now on."""

    card: int
    side: Literal["doomtrooper", "legion"]


class Follow(Said, frozen=True, tag=True):
    """Put a warrior under a sergeant or captain."""

    card: int
    commander: int


class LetBe(Said, frozen=True, tag=True):
    """A declared effect stands as it was declared; whoever says no more passes in the window to answer the card.

    Attributes:
        react: the seat wants to be asked in that window.
    """

    react: bool = False


class Dispute(Said, frozen=True, tag=True):
    """A declared effect is disputed: it waits for a judge or for its withdrawal."""


class Withdraw(Said, frozen=True, tag=True):
    """Take a disputed declaration back: the card returns to the hand and what was paid is given back."""


Command: TypeAlias = (
    Pass | Privilege | Play | Use | Boost | Act | Attack | Announce | ChooseTactic | ChooseWeapon | ChooseZone
    | Sabotages | Split | Chosen | DiscardCards | CountAs | Follow | LetBe | Dispute | Withdraw
)  # fmt: skip
