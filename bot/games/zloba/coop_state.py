"""What a match against the automated opponent keeps besides the common state."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.zloba.effects import EyeFace, Face


class Coop(Struct, frozen=True):
    """The opponent's side of the table; its force is the last one of the state.

    Attributes:
        scenario: the card's key in the pack.
        base: the area with the base token, 1 to 8; chaos: the value of the chaos die, 1 to 8.
        points: the humans' shared points; the opponent's own are its force's.
        die: the opponent's action die as it lies, once it has one; left: turns of its series still to come.
        begun: whether it has had its first turn of this round; repeat: the action of that turn, for Doubling.
        counters: what a scenario counts over the rounds, by name.
    """

    scenario: str
    base: int
    chaos: int
    points: int = 0
    die: Face | None = None
    left: int = 0
    begun: bool = False
    repeat: Face | None = None
    counters: dict[str, int] = {}


class ChaosSteps(Struct, frozen=True, tag="chaos"):
    """So many steps of the chaos die are still to be carried out this round; ``tasks`` of the present one are left."""

    left: int
    task: int = 0


class OpponentTasks(Struct, frozen=True, tag="opponent"):
    """The opponent is in the midst of its actions or all-seeing results, in this order."""

    queue: tuple[OpponentTask, ...]


class OpponentTask(Struct, frozen=True):
    """One thing that the opponent does: an action, a result of its all-seeing die, or a purchase."""

    does: Face | EyeFace | Literal["buy"]
    eye: bool = False


class WoundsDue(Struct, frozen=True, tag="wounds-due"):
    """The opponent has wounded an area and the humans agree which of several targets suffer; ``seat`` answers."""

    area: int
    wounds: int
    seat: int
    attack: bool = True


CoopFrame: TypeAlias = ChaosSteps | OpponentTasks | WoundsDue
