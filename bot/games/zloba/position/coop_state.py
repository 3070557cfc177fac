"""What a match against the automated opponent keeps besides the common state."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.values import Seat
from bot.games.zloba.pack.effects import Face
from bot.games.zloba.pack.scenario import ScenarioEffect
from bot.games.zloba.position.units import Figure

AttackFace: TypeAlias = Literal["battle", "strike", "charge"]
"""A symbol of the dice that means an attack."""


class Coop(Struct, frozen=True, gc=False):
    """The opponent's side of the table; its force is the last one of the state.

    Attributes:
        scenario: the card's key in the pack.
        base: the area with the base token, 1 to 8; chaos: the value of the chaos die, 1 to 8.
        points: the humans' shared points; the opponent's own are its force's.
        die: the opponent's action die as it lies, once it has one; repeat: its first action of this round, which its
            Doubling repeats, ``None`` before that action.
    """

    scenario: str
    base: int
    chaos: int
    points: int = 0
    die: Face | None = None
    repeat: Face | None = None


class ChaosStep(Struct, frozen=True, gc=False, tag="chaos-step"):
    """The line of the chaos die takes effect, then the die is turned on."""


class ChaosTurn(Struct, frozen=True, gc=False, tag="chaos-turn"):
    """The chaos die is turned to its next value."""


class OpponentTurn(Struct, frozen=True, gc=False, tag="opponent-turn"):
    """A turn of its series: the action on its die, then the die is rolled for the next; the first one does more."""


class OpponentTurnAction(Struct, frozen=True, gc=False, tag="opponent-turn-action"):
    """The action that its action die shows, announced before it is carried out."""

    face: Face


class OpponentAction(Struct, frozen=True, gc=False, tag="opponent-action"):
    """An action of the action die, as the opponent carries it out."""

    face: Face


class TellIdle(Struct, frozen=True, gc=False, tag="tell-idle"):
    """That what it has just carried out changed nothing is told, where it did not."""


class OpponentEye(Struct, frozen=True, gc=False, tag="opponent-eye"):
    """Its all-seeing die, used right after its first action of the round."""


class RollOn(Struct, frozen=True, gc=False, tag="roll-on"):
    """Its action die is rolled for the turn to come."""


class Buy(Struct, frozen=True, gc=False, tag="buy"):
    """It buys elites by priority for as long as its corra lasts."""


class AttackArea(Struct, frozen=True, gc=False, tag="attack-area"):
    """It wounds the humans in an area; ``attack`` is false where an ability of an elite does it."""

    area: int
    wounds: int
    attack: bool = True


class Assault(Struct, frozen=True, gc=False, tag="assault"):
    """It attacks once as a symbol of its dice says, in the area that is most threatening at that moment."""

    face: AttackFace


class MoveTogether(Struct, frozen=True, gc=False, tag="move-together"):
    """These elites of its go from an area to the neighbouring one with the highest threat."""

    start: int
    elites: tuple[Figure, ...]


OpponentTask: TypeAlias = (
    ChaosStep
    | ChaosTurn
    | OpponentTurn
    | OpponentTurnAction
    | OpponentAction
    | TellIdle
    | OpponentEye
    | RollOn
    | Buy
    | AttackArea
    | Assault
    | MoveTogether
    | ScenarioEffect
)


class OpponentTasks(Struct, frozen=True, gc=False, tag="opponent"):
    """What the opponent still does by itself, in this order."""

    queue: tuple[OpponentTask, ...]


class WoundsDue(Struct, frozen=True, gc=False, tag="wounds-due"):
    """The opponent has wounded an area where several targets may suffer: each human divides what its own units take.

    Attributes:
        wounds: those still to be divided; seat: who says how many of them its units take, before those clockwise after
            it up to the start player.
        felled: whether one of the wounds divided so far took a unit off the board.
    """

    area: int
    wounds: int
    seat: Seat
    attack: bool = True
    face: AttackFace | None = None
    felled: bool = False


CoopFrame: TypeAlias = OpponentTasks | WoundsDue

ChangeReason: TypeAlias = Literal["base", "chaos", "die", "turn"]
