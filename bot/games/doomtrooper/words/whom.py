"""Whom and when: the parts that all words share.

Selectors of cards and players, amounts, conditions, prices, durations.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

Rating: TypeAlias = Literal["fight", "shoot", "armour", "value"]
"""The four ratings of a warrior: Z, S, O, H of the Czech cards; N, E, R, P of the Swedish ones."""
RATINGS: tuple[Rating, ...] = ("fight", "shoot", "armour", "value")

Role: TypeAlias = Literal[
    "", "self", "bearer", "fighter", "own-fighter", "opponent-fighter", "attacker", "defender", "chosen", "that",
    "killer", "fixed",
]  # fmt: skip
"""A card by the part it plays: the card that has the words, who bears it, who fights, who was chosen as the card was
played, whom the event was about, who killed."""

Who: TypeAlias = Literal["me", "opponent", "each", "each-opponent", "chosen", "that", "owner", "bearer", "active"]
"""A player: whoever plays or controls the card, the opponent in a combat or else each, all, the player chosen, the one
the event was about, the owner of the card, the controller of its bearer, the player in turn."""

Until: TypeAlias = Literal["attached", "in-play", "combat", "turn", "my-next-turn", "their-next-turn", "game", "once"]


class Bound(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A rating between two numbers; ``base`` looks at the printed one."""

    least: int | None = None
    most: int | None = None
    base: bool = False


class Whom(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which cards: all conditions together.

    A tag is a card type (``warrior``), an affiliation (``bauhaus``), a kind (``infantry``), an apostle's following
    (``follower:algeroth``) or a name (``name:SEAN GALLAGHER``); see ``words/tags.py``.

    Attributes:
        role: the part it plays.
        side: whose it is, as seen by the controller of the card that has the words.
        tags, any, no: tags it has all of, at least one of, none of.
        zones: where it is; in play anywhere, unless told.
        marks, unmarked: ``wounded``, ``covered``, ``imprisoned`` … that it has, or has not.
        bounds: its ratings.
        on, bearing: what it is attached to, what it bears.
        area: ``same``: in the area of the card that has the words.
        others: not the card that has the words.
        count: how many; they are chosen where there are more.
        by: who chooses; ``chance`` draws.
    """

    role: Role = ""
    side: Literal["any", "own", "opponent"] = "any"
    tags: tuple[str, ...] = ()
    any: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    unmarked: tuple[str, ...] = ()
    bounds: dict[Rating, Bound] = {}
    on: Whom | None = None
    bearing: Whom | None = None
    area: Literal["", "same"] = ""
    others: bool = False
    count: int | Literal["all", "x"] = "all"
    up_to: bool = False
    by: Literal["me", "opponent", "controller", "chance"] = "me"


SELF = Whom(role="self")
BEARER = Whom(role="bearer")


class Per(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An amount that is counted: ``times`` for each card that fits, or for each point, hand card, or mark.

    Attributes:
        cards: the cards that are counted.
        of: what else is counted: ``x`` paid, ``hand``, ``destiny``, ``victory``, ``just-gained``, ``just-lost``,
            ``number`` (what the event tells), or a rating of ``cards``.
        whose: the player whose points or hand are counted.
        step: counts every so many.
    """

    cards: Whom | None = None
    of: str = ""
    base: bool = False
    whose: Who = "me"
    times: int = 1
    step: int = 1
    plus: int = 0
    least: int | None = None
    most: int | None = None
    half: Literal["", "up", "down"] = ""


Amount: TypeAlias = int | Per


class If(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A condition; all that is told must hold.

    Attributes:
        cards: so many cards fit, ``least`` to ``most``.
        tactic: of the combat that runs.
        turn: whose turn it is.
        combat: whether a combat runs, and what part the bearer (or the card itself) has in it.
        points: bounds on points: by ``destiny`` or ``victory`` of ``whose``.
        no: it must not hold.
        any: at least one of these must hold.
    """

    cards: Whom | None = None
    least: int = 1
    most: int | None = None
    tactic: Literal["", "fight", "shoot"] = ""
    turn: Literal["", "own", "opponent"] = ""
    combat: Literal["", "any", "none", "attacks", "defends", "fights"] = ""
    points: dict[Literal["destiny", "victory", "hand", "debt"], Bound] = {}
    whose: Who = "me"
    did: bool | None = None
    zone_used: bool | None = None
    no: bool = False
    any: tuple[If, ...] = ()


class Price(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is paid: actions of a kind, points, cards.

    Attributes:
        actions: how many; ``kind`` what they must be.
        destiny, victory: points; ``either`` may be paid in both.
        value: the value of the target in destiny points.
        discard, sacrifice: cards that are given up; ``hand`` that many cards of the hand.
        x: more may be paid, in steps of ``step``: of ``destiny`` or ``actions``; ``most`` at most.
    """

    actions: int = 0
    kind: Literal["any", "attack", "other"] = "other"
    destiny: int = 0
    victory: int = 0
    value: Whom | None = None
    discard: Whom | None = None
    sacrifice: Whom | None = None
    hand: int = 0
    x: Literal["", "destiny", "actions", "victory"] = ""
    step: int = 1
    least: int = 1
    most: int | None = None


Moment: TypeAlias = Literal[
    "action", "any", "own-turn", "modifiers", "combat", "before-combat", "after-combat", "saving", "points", "reaction",
    "turn-start", "draw", "discard", "turn-end", "mission",
]  # fmt: skip
"""When something may be played or used."""

Event: TypeAlias = Literal[
    "entered", "left", "played", "cast", "used", "attacked", "defended", "combat-begun", "combat-ended", "wounded",
    "killed", "kills", "discarded", "points-chosen", "points", "mission-done", "turn-start", "draw", "discard",
    "turn-end", "searched", "transferred", "revealed", "healed", "drawn", "reached",
]  # fmt: skip


class On(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What sets an effect off, or what a card answers: an event, its card, whose step it is, what did it."""

    event: Event
    cards: Whom | None = None
    by: Whom | None = None
    whose: Literal["any", "own", "opponent"] = "any"
    conditions: tuple[If, ...] = field(default=(), name="if")
