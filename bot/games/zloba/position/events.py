"""What happened, with its outcome: replaying needs no pack, no rule and no chance."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.contract import Bookkeeping, Seat
from bot.games.zloba.pack.effects import EyeFace, Face
from bot.games.zloba.position.coop_state import ChangeReason, Coop
from bot.games.zloba.position.deed_events import Attacked as Attacked
from bot.games.zloba.position.deed_events import Bought as Bought
from bot.games.zloba.position.deed_events import CardUsed as CardUsed
from bot.games.zloba.position.deed_events import Cause as Cause
from bot.games.zloba.position.deed_events import Departed as Departed
from bot.games.zloba.position.deed_events import Deployed as Deployed
from bot.games.zloba.position.deed_events import Gained as Gained
from bot.games.zloba.position.deed_events import Moved as Moved
from bot.games.zloba.position.deed_events import Mustered as Mustered
from bot.games.zloba.position.deed_events import PointsGained as PointsGained
from bot.games.zloba.position.deed_events import Recalled as Recalled
from bot.games.zloba.position.deed_events import SkillUsed as SkillUsed
from bot.games.zloba.position.state import Action, End, Frame, State


class Opened(Struct, frozen=True, tag="opened"):
    """The table is set."""

    state: State


class Chose(Struct, frozen=True, tag="chose"):
    """A seat has chosen its support cards; which, is its secret until all have."""

    seat: Seat
    cards: tuple[str, ...]


class Revealed(Struct, frozen=True, tag="revealed"):
    """All have chosen: support cards by seat lie open."""

    cards: tuple[tuple[str, ...], ...]


class Started(Struct, frozen=True, tag="started"):
    """The start player is drawn."""

    seat: Seat


class RoundBegan(Struct, frozen=True, tag="round-began"):
    """A round begins; the start token is with ``start``."""

    round: int
    start: Seat


class Framed(Bookkeeping, frozen=True, tag="framed"):
    """Something is begun that needs an answer or goes on later."""

    frame: Frame


class Unframed(Bookkeeping, frozen=True, tag="unframed"):
    """The innermost thing begun is over, or goes on as ``frame``."""

    frame: Frame | None = None


class SpoilsTaken(Struct, frozen=True, tag="spoils-taken"):
    """An area's bonus action falls to a seat, or to the opponent."""

    seat: Seat
    area: int
    face: Face
    opponent: bool = False


class PhaseBegan(Struct, frozen=True, tag="phase-began"):
    """The next phase, where nothing else tells of it."""

    phase: Literal["spoils", "groundwork", "draft", "actions", "scoring"]


class Prepared(Struct, frozen=True, tag="prepared"):
    """Groundwork of all forces: units that came and where, what the all-seeing dice show, corra gained."""

    units: tuple[int, ...]
    places: tuple[int, ...]
    eyes: tuple[EyeFace, ...]
    corra: tuple[int, ...]


class Offered(Struct, frozen=True, tag="offered"):
    """All action dice are rolled; ``seat`` picks first."""

    dice: tuple[Face, ...]
    seat: Seat


class Picked(Struct, frozen=True, tag="picked"):
    """A seat takes a die from the offer; ``after`` picks next, if anybody does."""

    seat: Seat
    face: Face
    after: Seat | None


class LastDie(Struct, frozen=True, tag="last-die"):
    """The last die goes to one seat, or back; ``opponent`` when the automated opponent takes it."""

    face: Face
    seat: Seat | None
    opponent: bool = False


class TurnBegan(Struct, frozen=True, tag="turn-began"):
    """A seat's turn in the phase of actions."""

    seat: Seat


class Passed(Struct, frozen=True, tag="passed"):
    """A seat has no action die, so its turn is passed."""

    seat: Seat


class DieUsed(Struct, frozen=True, tag="die-used"):
    """Dice leave the mat: action dice for an action, or for nothing; the all-seeing die as ``eye``."""

    seat: Seat
    dice: tuple[Face | Literal["eye"], ...]
    action: Action | None


class Discarded(Struct, frozen=True, tag="discarded"):
    """An action die is put away unused."""

    seat: Seat
    face: Face


class Declined(Struct, frozen=True, tag="declined"):
    """A seat lets a task be; ``task`` says whether it was spoils, an effect, moving on or taking wounds."""

    seat: Seat
    task: Literal["spoils", "effect", "onward", "wounds"]


class TurnEnded(Struct, frozen=True, tag="turn-ended"):
    """A seat's turn is over."""

    seat: Seat


class AreaScore(Struct, frozen=True):
    """Points from one area: from the token, for domination, and for kinds of elites."""

    area: int
    seat: Seat
    token: int
    domination: int
    elites: int


class Scored(Struct, frozen=True, tag="scored"):
    """A round is scored: by area, and what every force gains in all.

    Against the opponent ``shared`` is what the humans gain together; the last of ``gains`` is the opponent's then.
    """

    areas: tuple[AreaScore, ...]
    gains: tuple[int, ...]
    shared: int | None = None


class Ended(Struct, frozen=True, tag="ended"):
    """The match is over."""

    end: End


class Adjusted(Struct, frozen=True, tag="adjusted"):
    """A judge has set parts of the position, named in ``parts``."""

    state: State
    parts: tuple[str, ...]


class CoopChanged(Struct, frozen=True, tag="coop-changed"):
    """The opponent's side of the table has changed, because of ``why``."""

    coop: Coop
    why: ChangeReason


class ChaosStruck(Struct, frozen=True, tag="chaos-struck"):
    """The line of the scenario's table that the chaos die shows is carried out, with so many humans at the table."""

    scenario: str
    value: int
    humans: int


class OpponentActed(Struct, frozen=True, tag="opponent-acted"):
    """The opponent carries out a symbol of its action die, or of its all-seeing die."""

    face: Face | EyeFace
    die: Literal["action", "eye"]


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
)
