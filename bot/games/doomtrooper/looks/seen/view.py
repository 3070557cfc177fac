"""What a viewer may see; pictures are drawn from it alone."""

from __future__ import annotations

from msgspec import Struct

from bot.games.doomtrooper.position.frames import WindowKind
from bot.games.doomtrooper.words.texts import DoubtKind
from bot.games.doomtrooper.words.whom import Rating
from bot.games.packs.words import Words
from bot.games.questions import Prompt
from bot.games.values import Seat, Viewer


class ShareView(Struct, frozen=True, gc=False):
    """A card's share of a rating: ``how`` as ``looks/fighting/values.py`` has it, the number (``2``, ``×1/2``)."""

    how: str
    number: str
    name: Words | None


class RatingView(Struct, frozen=True, gc=False):
    """A rating as it is now, as printed, and how it comes about: the sum in signs, and the shares that count."""

    rating: Rating
    now: int
    printed: int | None
    shares: tuple[ShareView, ...] = ()
    reckoned: str = ""


class CardView(Struct, frozen=True, gc=False):
    """A card that the viewer may see; one that is hidden from him has no code, no name and no ratings.

    Attributes:
        place: names it among the cards that this viewer sees, for buttons and pictures; it is no id of a card, which
            would tell what is hidden.
        kinds: what else it is that the table sees, of ``SHOWN_KINDS``.
        follows: the commander of its unit.
        player: the player whom it was played on; -1 for none.
        declared: nobody has written yet what it does.
        doubts: the kinds of what it leaves open.
    """

    place: int
    code: str = ""
    name: Words | None = None
    type: str = ""
    affiliations: tuple[str, ...] = ()
    ratings: tuple[RatingView, ...] = ()
    wounded: bool = False
    covered: bool = False
    hidden: bool = False
    inside: bool = False
    marks: tuple[str, ...] = ()
    side: str = ""
    owner: Seat = -1
    controller: Seat = -1
    attached: tuple[CardView, ...] = ()
    declared: bool = False
    doubts: tuple[DoubtKind, ...] = ()
    kinds: tuple[str, ...] = ()
    follows: Words | None = None
    player: Seat = -1


class PlayerView(Struct, frozen=True, gc=False):
    """What lies before a player; ``hand``, ``discard`` and ``sideboard`` as far as the viewer may look.

    ``team`` is the number of his team where seats play in teams, else -1.
    """

    seat: Seat
    destiny: int
    victory: int
    debt: int
    actions: tuple[str, ...]
    library: int
    hand_size: int
    discard_size: int
    sideboard_size: int
    squad: tuple[CardView, ...]
    cohort: tuple[CardView, ...]
    outpost: tuple[CardView, ...]
    aside: tuple[CardView, ...]
    table: tuple[CardView, ...]
    sacrificed: tuple[CardView, ...]
    hand: tuple[CardView, ...] = ()
    discard: tuple[CardView, ...] = ()
    sideboard: tuple[CardView, ...] = ()
    deadline: int = 0
    out: bool = False
    team: int = -1


class SideView(Struct, frozen=True, gc=False):
    """A side of a combat: its fighter, who helps him, and the two ratings that count."""

    seat: Seat
    fighter: CardView | None
    helping: tuple[CardView, ...]
    attack: RatingView | None
    armour: RatingView | None


class CombatView(Struct, frozen=True, gc=False):
    """A combat, the innermost last where one runs within another; ``stage`` is its phase by name, one of ``stages``."""

    serial: int
    phase: int
    tactic: str
    zone: CardView | None
    attacker: SideView
    defender: SideView
    first: Seat
    suffers: tuple[tuple[Seat, str], ...] = ()
    stage: str = ""
    stages: tuple[str, ...] = ()


class PlayedView(Struct, frozen=True, gc=False):
    """A card or ability that was played and is not settled.

    Attributes:
        ability: its place among the card's; -1 for the card itself.
        player: the player it is aimed at; -1 where it is at none.
        wide: it reaches more than it is aimed at.
        declared: its player said what it does.
    """

    seat: Seat
    card: CardView
    ability: int
    x: int
    targets: tuple[CardView, ...]
    cancelled: bool
    player: Seat = -1
    wide: bool = False
    declared: bool = False


class HarmView(Struct, frozen=True, gc=False):
    """A warrior who sabotages a player, or attacks him."""

    seat: Seat
    against: Seat
    card: CardView


class EarnedView(Struct, frozen=True, gc=False):
    """Points that a seat earned: how many become victory points, -1 while it has not said.

    ``victim`` is the seat whose warrior was killed for them, -1 where none was.
    """

    seat: Seat
    points: int
    victory: int
    victim: Seat = -1


class WindowView(Struct, frozen=True, gc=False):
    """The window that is open.

    Attributes:
        id: as prompts name it.
        kind: what may be played in it; ``name`` after what it opened.
        waiting: the seats that are still asked in this round, whose turn it is first.
    """

    id: str
    kind: WindowKind
    name: str
    waiting: tuple[Seat, ...] = ()


class DoomtrooperView(Struct, frozen=True, gc=False):
    """A position as a viewer sees it; ``mode`` is how more than two play."""

    viewer: Viewer
    ruleset: str
    target: int
    turn: int
    active: Seat
    step: str
    opened: bool
    last_turns: int | None
    players: tuple[PlayerView, ...]
    combats: tuple[CombatView, ...]
    played: tuple[PlayedView, ...]
    prompts: tuple[Prompt, ...]
    over: tuple[int, ...] = ()
    harms: tuple[HarmView, ...] = ()
    earned: tuple[EarnedView, ...] = ()
    window: WindowView | None = None
    mode: str = "free"
