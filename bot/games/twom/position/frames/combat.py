"""A combat that is being fought."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.twom.pack.effects.meeting import Letter
from bot.games.twom.pack.kinds import Die, Key, Weapon

Stage: TypeAlias = Literal[
    "arming", "choice", "firing", "shooting", "rearming", "rolling", "rerolls", "scenes", "dealing", "receiving",
    "over", "killing",
]  # fmt: skip
Volley: TypeAlias = Literal["firearms", "rest", "all"]


class Foe(Struct, frozen=True, omit_defaults=True):
    """An enemy token.

    Attributes:
        weapons: what is left to fight with, the best first; without any, bare hands.
        wounds: at 3 it is dead.
        thug: killing it burdens nobody.
    """

    letter: Letter
    prowess: int
    weapons: tuple[Weapon, ...] = ()
    wounds: int = 0
    thug: bool = False


class Blow(Struct, frozen=True, omit_defaults=True):
    """A die that lies on the table: a person's (``who``), or an enemy's (``foe``, counted from 0).

    Attributes:
        settled: its S was settled; tempts: it is to be settled by a card of fate.
        left: rerolls that an enemy has left for it.
    """

    die: Die
    face: str
    weapon: Weapon | None = None
    who: Key | None = None
    foe: int | None = None
    settled: bool = False
    left: int = 0
    tempts: bool = False


class Combat(Struct, frozen=True, tag="combat", omit_defaults=True):
    """A combat.

    Attributes:
        foes: the enemies, dead ones included, so that their numbers stay.
        fighters: the people in it.
        thugs: all are, in a combat that began in version 1; at_home: in the own shelter, from which nobody flees.
        volley: firearms roll first, then the rest; in an ambush all roll together.
        ambush: the one side that attacks; ``None`` where both do.
        fleeing: the combat is over after this ambush.
        twice: who fires twice in this round.
        fired: who paid for a shot in this round.
        emptied: the enemies who had no bullet left in it; they go on with another weapon from the next round.
        blows: the dice of this volley.
        pools: rerolls that people have left in this round.
        killed: how many enemies people killed; burdens: how many of them were no thugs.
    """

    foes: tuple[Foe, ...]
    fighters: tuple[Key, ...]
    thugs: bool = False
    at_home: bool = False
    stage: Stage = "arming"
    volley: Volley = "firearms"
    round: int = 0
    ambush: Literal["people", "enemies"] | None = None
    fleeing: bool = False
    twice: tuple[Key, ...] = ()
    fired: tuple[Key, ...] = ()
    emptied: tuple[int, ...] = ()
    blows: tuple[Blow, ...] = ()
    pools: dict[Key, int] = {}
    killed: int = 0
    burdens: int = 0
