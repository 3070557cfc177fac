"""What happened, with its outcome: replaying needs no pack, no rule and no chance."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.values import Bookkeeping, Seat
from bot.games.zloba.pack.effects import EyeFace, Face, Pool
from bot.games.zloba.position.commands import By
from bot.games.zloba.position.coop_state import AttackFace, ChangeReason, Coop
from bot.games.zloba.position.state import Action, End, Frame, State
from bot.games.zloba.position.units import Call, Elite, Figure, March, Troops, Wounds

Cause: TypeAlias = By | Literal["spoils", "chaos", "domination", "opponent", "trophy"]
"""What brought an event about: what paid for it, or what happened by itself."""


class Opened(Struct, frozen=True, gc=False, tag="opened"):
    """The table is set."""

    state: State


class Chose(Struct, frozen=True, gc=False, tag="chose"):
    """A seat has chosen its support cards; which, is its secret until all have."""

    seat: Seat
    cards: tuple[str, ...]


class Revealed(Struct, frozen=True, gc=False, tag="revealed"):
    """All have chosen: support cards by seat lie open."""

    cards: tuple[tuple[str, ...], ...]


class Started(Struct, frozen=True, gc=False, tag="started"):
    """The start player is drawn."""

    seat: Seat


class RoundBegan(Struct, frozen=True, gc=False, tag="round-began"):
    """A round begins; the start token is with ``start``."""

    round: int
    start: Seat


class Framed(Bookkeeping, frozen=True, gc=False, tag="framed"):
    """Something is begun that needs an answer or goes on later."""

    frame: Frame


class Unframed(Bookkeeping, frozen=True, gc=False, tag="unframed"):
    """The innermost thing begun is over, or goes on as ``frame``."""

    frame: Frame | None = None


class SpoilsTaken(Struct, frozen=True, gc=False, tag="spoils-taken"):
    """An area's bonus action falls to a seat, or to the opponent."""

    seat: Seat
    area: int
    face: Face
    opponent: bool = False


class PhaseBegan(Struct, frozen=True, gc=False, tag="phase-began"):
    """The next phase, where nothing else tells of it."""

    phase: Literal["spoils", "groundwork", "draft", "actions", "scoring"]


class Prepared(Struct, frozen=True, gc=False, tag="prepared"):
    """Groundwork of all forces: units that came and where, what the all-seeing dice show, corra gained."""

    units: tuple[int, ...]
    places: tuple[int, ...]
    eyes: tuple[EyeFace, ...]
    corra: tuple[int, ...]


class Offered(Struct, frozen=True, gc=False, tag="offered"):
    """All action dice are rolled; ``seat`` picks first."""

    dice: tuple[Face, ...]
    seat: Seat


class Picked(Struct, frozen=True, gc=False, tag="picked"):
    """A seat takes a die from the offer; ``after`` picks next, if anybody does."""

    seat: Seat
    face: Face
    after: Seat | None


class LastDie(Struct, frozen=True, gc=False, tag="last-die"):
    """The last die goes to one seat, or back; ``opponent`` when the automated opponent takes it."""

    face: Face
    seat: Seat | None
    opponent: bool = False


class TurnBegan(Struct, frozen=True, gc=False, tag="turn-began"):
    """A seat's turn in the phase of actions."""

    seat: Seat


class Passed(Struct, frozen=True, gc=False, tag="passed"):
    """A seat has no action die, so its turn is passed."""

    seat: Seat


class DieUsed(Struct, frozen=True, gc=False, tag="die-used"):
    """Dice leave the mat: action dice for an action, or for nothing; the all-seeing die as ``eye``."""

    seat: Seat
    dice: tuple[Face | Literal["eye"], ...]
    action: Action | None


class Discarded(Struct, frozen=True, gc=False, tag="discarded"):
    """An action die is put away unused."""

    seat: Seat
    face: Face


class Gained(Struct, frozen=True, gc=False, tag="gained"):
    """Corra from the supply."""

    seat: Seat
    corra: int
    cause: Cause


class PointsGained(Struct, frozen=True, gc=False, tag="points-gained"):
    """Victory points by an effect, at once; ``opponent`` when they are the automated opponent's."""

    seat: Seat
    points: int
    opponent: bool = False


class Deployed(Struct, frozen=True, gc=False, tag="deployed"):
    """Basic units from the mat or the removed ones into a place, and elites from the mat."""

    seat: Seat
    place: int
    basics: int
    cause: Cause
    elites: tuple[Figure, ...] = ()
    pool: Pool = "mat"


class Mustered(Struct, frozen=True, gc=False, tag="mustered"):
    """Units called together and deployed to a place; elites arrive as ``elites`` say."""

    seat: Seat
    place: int
    calls: tuple[Call, ...]
    elites: tuple[Figure, ...]
    cause: Cause = "effect"


class Moved(Struct, frozen=True, gc=False, tag="moved"):
    """Units have moved into an area next to theirs."""

    seat: Seat
    start: int
    end: int
    troops: Troops
    cause: Cause


class Departed(Struct, frozen=True, gc=False, tag="departed"):
    """An Exodus: units of one place have moved to areas around it."""

    seat: Seat
    start: int
    marches: tuple[March, ...]
    cause: Cause


class Attacked(Struct, frozen=True, gc=False, tag="attacked"):
    """Units of one faction in an area are wounded.

    ``attack`` is false where an ability did it that is no attack; ``against_opponent``: they are the automated one's.
    """

    seat: Seat
    area: int
    target: Seat
    wounds: Wounds
    cause: Cause
    face: AttackFace | None = None
    attack: bool = True
    against_opponent: bool = False


class Bought(Struct, frozen=True, gc=False, tag="bought"):
    """An elite is paid for and deployed."""

    seat: Seat
    place: int
    elite: Figure
    cost: int
    cause: Cause = "effect"


class SkillUsed(Struct, frozen=True, gc=False, tag="skill-used"):
    """A special skill is paid for."""

    seat: Seat
    skill: str
    cost: int


class CardUsed(Struct, frozen=True, gc=False, tag="card-used"):
    """A support card is used up."""

    seat: Seat
    card: str


class Recalled(Struct, frozen=True, gc=False, tag="recalled"):
    """An elite goes back to the mat for what it then does."""

    seat: Seat
    elite: Elite


class Declined(Struct, frozen=True, gc=False, tag="declined"):
    """A seat lets a task be; ``task`` says whether it was spoils, an effect, moving on or taking wounds."""

    seat: Seat
    task: Literal["spoils", "effect", "onward", "wounds"]


class TurnEnded(Struct, frozen=True, gc=False, tag="turn-ended"):
    """A seat's turn is over."""

    seat: Seat


class AreaScore(Struct, frozen=True, gc=False):
    """Points from one area: from the token, for domination, and for kinds of elites."""

    area: int
    seat: Seat
    token: int
    domination: int
    elites: int


class Scored(Struct, frozen=True, gc=False, tag="scored"):
    """A round is scored: by area, and what every force gains in all.

    Against the opponent ``shared`` is what the humans gain together; the last of ``gains`` is the opponent's then.
    """

    areas: tuple[AreaScore, ...]
    gains: tuple[int, ...]
    shared: int | None = None


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    """The match is over."""

    end: End


class Adjusted(Struct, frozen=True, gc=False, tag="adjusted"):
    """A judge has set parts of the position, named in ``parts``."""

    state: State
    parts: tuple[str, ...]


class CoopChanged(Struct, frozen=True, gc=False, tag="coop-changed"):
    """The opponent's side of the table has changed, because of ``why``."""

    coop: Coop
    why: ChangeReason


class ChaosStruck(Struct, frozen=True, gc=False, tag="chaos-struck"):
    """The line of the scenario's table that the chaos die shows is carried out, with so many humans at the table."""

    scenario: str
    value: int
    humans: int


class OpponentActed(Struct, frozen=True, gc=False, tag="opponent-acted"):
    """The opponent carries out a symbol of its action die, or of its all-seeing die."""

    face: Face | EyeFace
    die: Literal["action", "eye"]


class OpponentIdle(Struct, frozen=True, gc=False, tag="opponent-idle"):
    """The symbol that the opponent has just carried out changed nothing."""


Event: TypeAlias = (
    Opened
    | Chose
    | Revealed
    | Started
    | RoundBegan
    | Framed
    | Unframed
    | SpoilsTaken
    | PhaseBegan
    | Prepared
    | Offered
    | Picked
    | LastDie
    | TurnBegan
    | Passed
    | DieUsed
    | Discarded
    | Gained
    | PointsGained
    | Deployed
    | Mustered
    | Moved
    | Departed
    | Attacked
    | Bought
    | SkillUsed
    | CardUsed
    | Recalled
    | Declined
    | TurnEnded
    | Scored
    | Ended
    | Adjusted
    | CoopChanged
    | ChaosStruck
    | OpponentActed
    | OpponentIdle
)
