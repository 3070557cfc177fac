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
    "killer", "holder", "caster", "joined", "taken", "chooser", "held", "unit", "fixed",
]  # fmt: skip
"""A card by the part it plays: the card that has the words, who bears it, who fights, who was chosen as the card was
played (for a card that stays, it stays chosen), whom the event was about, who killed; who holds the weapon that bears
the card, who casts the spell, who helps in the combat, what the deed before took, whom the ability chose last; what is
on, in or under the card; who follows the commander that has the words."""

Who: TypeAlias = Literal[
    "me", "opponent", "each", "each-opponent", "chosen", "that", "owner", "bearer", "active", "attacker", "defender",
    "holder",
]  # fmt: skip
"""A player: whoever plays or controls the card, the opponent in a combat or else each, all, the player chosen, the one
the event or the deed is about (of ``each``: whoever comes now), the owner of the card, the player it is
attached to or else the controller of its bearer, the player in turn, the players of the fighters, the controller of
:data:`Role` ``holder``."""

Until: TypeAlias = Literal[
    "attached", "in-play", "combat", "turn", "my-next-turn", "their-next-turn", "game", "once", "step", "marked",
    "imprisoned",
]  # fmt: skip
"""When a continuous word ends that a deed leaves behind: ``in-play`` with the card it works on, ``their-next-turn``
with the next turn of the player it works on, ``once`` when it has worked, ``marked`` with the mark given beside it."""


class Bound(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A rating between two amounts; ``base`` looks at its base: the printed one and what changes that."""

    least: Amount | None = None
    most: Amount | None = None
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
        area: ``same``: in the area of the card that has the words; or in that of another card.
        others: not the card that has the words.
        either: at least one of these fits; ``but``: none of these does.
        alike: shares its name, an affiliation or its faith (Doomtrooper, Dark Legion, tribe) with the card ``like``.
        highest: only those that have the highest rating of all that fit.
        count: how many; they are chosen where there are more.
        by: who chooses; ``chance`` draws.
    """

    role: Role = ""
    side: Literal["any", "own", "opponent", "that", "chosen", "bearer"] = "any"
    tags: tuple[str, ...] = ()
    any: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    unmarked: tuple[str, ...] = ()
    bounds: dict[Rating, Bound] = {}
    on: Whom | None = None
    bearing: Whom | None = None
    area: Literal["", "same", "bearer", "that", "chosen", "defender", "attacker", "other"] = ""
    others: bool = False
    either: tuple[Whom, ...] = ()
    but: tuple[Whom, ...] = ()
    alike: Literal["", "name", "affiliation", "faith"] = ""
    like: Role = "self"
    highest: Rating | Literal[""] = ""
    count: int | Literal["all", "x"] = "all"
    up_to: bool = False
    by: Literal["me", "opponent", "controller", "that", "chance"] = "me"


SELF = Whom(role="self")
BEARER = Whom(role="bearer")


class Per(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An amount that is counted: ``times`` for each card that fits, or for each point, hand card, or mark.

    Attributes:
        cards: the cards that are counted.
        of: what else is counted; :data:`words.abilities.COUNTED` lists it.
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
        did: whether the deed before was done.
        was: what happened before; :data:`words.abilities.HISTORY` lists it.
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
    was: str = ""
    zone_used: bool | None = None
    no: bool = False
    any: tuple[If, ...] = ()


class Price(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is paid: actions of a kind, points, cards.

    Attributes:
        actions: how many; ``kind`` what they must be.
        destiny, victory: points; ``either`` may be paid in both.
        value: the value of the target in destiny points.
        discard, sacrifice, wound: cards that are given up or wounded; ``hand`` that many cards of the hand.
        mark: a counter of this name is taken off the card.
        either: one of these is paid besides.
        x: more may be paid, in steps of ``step``: of ``destiny`` or ``actions``; ``most`` at most.
    """

    actions: int = 0
    kind: Literal["any", "attack", "other"] = "other"
    destiny: Amount = 0
    victory: Amount = 0
    value: Whom | None = None
    discard: Whom | None = None
    sacrifice: Whom | None = None
    wound: Whom | None = None
    hand: int = 0
    mark: str = ""
    either: tuple[Price, ...] = ()
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
    "turn-end", "searched", "transferred", "revealed", "healed", "drawn", "reached", "became", "lost",
    "attacked-player", "attack-begun", "struck", "marked", "unmarked", "sacrificed", "recruited", "looked",
    "imprisoned", "targeted", "hand-full", "covered",
]  # fmt: skip
"""``attacked`` is about the attacker, ``defended`` about the defender; ``became`` and ``lost`` about a card that gets
or loses a tag, ``reached`` about one for which the conditions begin to hold, ``targeted`` about one that a card is
aimed at, ``turn-start``, ``draw``, ``discard`` and ``turn-end`` about a player."""

ABOUT_PLAYERS = frozenset({
    "played", "cast", "used", "points-chosen", "points", "mission-done", "turn-start", "draw", "discard", "turn-end",
    "searched", "drawn", "attack-begun", "looked", "hand-full", "attacked-player",
})  # fmt: skip
"""Events that do not happen to a card of their own, so that who waits for them need not be that card."""


class On(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What sets an effect off, or what a card answers.

    Attributes:
        event, also: the event, and others that do as well.
        cards: the card it is about.
        by: the card that did it, such as who wounded; ``using`` the card it was done with.
        whose: whose step it is, or who does it; ``bearer`` as in :data:`Who`.
        kept: the conditions have held since the last end of this player's turn.
    """

    event: Event
    also: tuple[Event, ...] = ()
    cards: Whom | None = None
    by: Whom | None = None
    using: Whom | None = None
    kept: bool = False
    whose: Literal["any", "own", "opponent", "bearer"] = "any"
    conditions: tuple[If, ...] = field(default=(), name="if")
