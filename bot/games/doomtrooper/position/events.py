"""What happens: each event changes the position in one way (``position/evolve.py``), and most are told."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.frames import AnyFrame, Tactic
from bot.games.doomtrooper.position.state import Lasting, Recent, State, Step, Token, Used, Zone
from bot.games.values import Bookkeeping, Seat


class Face(Struct, frozen=True, omit_defaults=True):
    """A card that an event is about, as it can be told without the position.

    Attributes:
        hidden: only the seat may know which card it is.
        shared: another player has an open card of this code in play as well.
    """

    code: str
    seat: Seat
    hidden: bool = False
    shared: bool = False


class Happened(Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """Something that may be told; ``about`` are the cards it names, in the order of its fields."""

    about: tuple[Face, ...] = ()


class Noted(Bookkeeping, frozen=True, tag=True, omit_defaults=True):
    """Something that only keeps the books."""


class Opened(Happened, frozen=True, tag=True):
    """The table as it is set."""

    state: State


class Shuffled(Happened, frozen=True, tag=True):
    """A library has a new order, the top card last."""

    seat: Seat
    order: tuple[int, ...]


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


class Marked(Happened, frozen=True, tag=True, omit_defaults=True):
    """A mark is put on a card or taken off: ``wounded``, ``covered``, ``unpaid``, ``inside``, or any other.

    ``why`` says how it is told; without it nothing is.
    """

    card: int
    mark: str
    off: bool = False
    why: str = ""


class Sided(Happened, frozen=True, tag=True):
    """A cultist counts as another side, or a warrior follows a commander."""

    card: int
    side: str = ""
    unit: int = -1


class Copied(Happened, frozen=True, tag=True, omit_defaults=True):
    """A card becomes an exact copy of another one, whose code it is printed as from now on while it is in play."""

    card: int
    of: int
    code: str


class Scored(Happened, frozen=True, tag=True, omit_defaults=True):
    """Points of a seat change: gained and lost, by which card; ``why`` as it is told."""

    seat: Seat
    destiny: int = 0
    victory: int = 0
    debt: int = 0
    card: int = -1
    why: str = ""


class Gave(Happened, frozen=True, tag=True, omit_defaults=True):
    """A seat gets actions from a card."""

    seat: Seat
    tokens: tuple[Token, ...]
    card: int = -1


class Tokens(Noted, frozen=True, tag=True):
    """The actions that a seat has left."""

    seat: Seat
    tokens: tuple[Token, ...]


class PlayerNoted(Noted, frozen=True, tag=True, omit_defaults=True):
    """What a seat has done this turn, its deadline, the turns behind it; what is ``None`` stays."""

    seat: Seat
    attacked: bool | None = None
    attack_used: bool | None = None
    attacks: int | None = None
    sabotaged: tuple[Seat, ...] | None = None
    turns: int | None = None
    deadline: int | None = None
    privilege: bool | None = None
    extra: int | None = None


class Reseated(Happened, frozen=True, tag=True):
    """The turns follow each other in another order from now on."""

    order: tuple[Seat, ...]


class Turned(Happened, frozen=True, tag=True):
    """A turn begins."""

    turn: int
    seat: Seat


class Stepped(Noted, frozen=True, tag=True):
    """A turn comes to a step."""

    step: Step


class Said(Happened, frozen=True, tag=True, omit_defaults=True):
    """A seat played, used or announced something, as it said it."""

    seat: Seat
    command: Command


class Cancelled(Happened, frozen=True, tag=True):
    """A card's or ability's effect does not happen; ``by`` the card that cancelled it."""

    card: int
    by: int = -1


class Pitted(Happened, frozen=True, tag=True):
    """A card lets two warriors fight, whom nobody announces."""

    attacker: int
    defender: int


class Saved(Happened, frozen=True, tag=True):
    """A fighter does not suffer what a combat would do to him."""

    card: int


class Fought(Happened, frozen=True, tag=True, omit_defaults=True):
    """A combat comes to a result: the worked sums of both sides stand in the view; here are the final numbers."""

    attacker: int
    defender: int
    tactic: Tactic
    attack: int
    armour: int
    back: int
    back_armour: int
    hits: tuple[tuple[int, str], ...]


class CombatEnded(Happened, frozen=True, tag=True, omit_defaults=True):
    """A combat is over, or broken off."""

    serial: int
    why: str = ""


class Drew(Happened, frozen=True, tag=True, omit_defaults=True):
    """A number was drawn by chance for a card."""

    seat: Seat
    card: int
    number: int
    sides: int


class Looked(Happened, frozen=True, tag=True):
    """A seat saw cards that are hidden from it: it knows them from now on."""

    seat: Seat
    cards: tuple[int, ...]
    shown: bool = False


class Pushed(Noted, frozen=True, tag=True):
    """A frame is put on the stack."""

    frame: AnyFrame


class Changed(Noted, frozen=True, tag=True, omit_defaults=True):
    """A frame of the stack goes on: the innermost, or the one at ``at``."""

    frame: AnyFrame
    at: int = -1


class Popped(Noted, frozen=True, tag=True):
    """The innermost frame is finished."""


class Kept(Noted, frozen=True, tag=True, omit_defaults=True):
    """A card in play keeps what was chosen and named for it, and the player whom it was played on."""

    card: int
    chosen: tuple[int, ...] = ()
    named: tuple[str, ...] = ()
    player: Seat = -1


class Endless(Happened, frozen=True, tag=True):
    """Cards set each other off without end: nothing of it happens."""

    cards: tuple[int, ...]


class Began(Noted, frozen=True, tag=True):
    """A lasting effect begins."""

    lasting: Lasting


class Ceased(Noted, frozen=True, tag=True):
    """Lasting effects end: those at these places."""

    places: tuple[int, ...]


class DidUse(Noted, frozen=True, tag=True):
    """Something limited was done."""

    used: Used


class Answerable(Noted, frozen=True, tag=True):
    """Something happened that cards may answer in the next window."""

    what: Recent


class Serial(Noted, frozen=True, tag=True):
    """A number was given to a question, a window or a combat."""

    serial: int


class OutpostOpened(Happened, frozen=True, tag=True):
    """The Outpost is open to warriors of the other areas."""


class TimeCalled(Happened, frozen=True, tag=True):
    """The match's time is over: so many turns are still played."""

    turns: int


class PlayerOut(Happened, frozen=True, tag=True):
    """A seat is eliminated."""

    seat: Seat
    why: str


class Won(Happened, frozen=True, tag=True):
    """The match ends: by seat its place; ``alone`` where one seat or one team is first."""

    places: tuple[int, ...]
    reason: str
    alone: bool = False


class Adjusted(Happened, frozen=True, tag=True, omit_defaults=True):
    """A judge sets the position; ``laid`` are the cards that were laid down, in that order."""

    state: State
    what: tuple[str, ...]
    laid: tuple[int, ...] = ()


Event: TypeAlias = (
    Opened | Shuffled | Moved | Marked | Sided | Copied | Scored | Gave | Tokens | PlayerNoted | Reseated | Turned
    | Stepped | Said | Cancelled | Pitted | Saved | Fought | CombatEnded | Drew | Looked | Pushed | Changed | Popped
    | Began | Kept | Ceased | DidUse | Answerable | Serial | Endless | OutpostOpened | TimeCalled | PlayerOut | Won
    | Adjusted
)  # fmt: skip
