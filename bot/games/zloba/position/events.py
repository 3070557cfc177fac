"""What happened, with its outcome: replaying needs no pack, no rule and no chance."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.kernel.event import Happening, Laid, Opening
from bot.games.kernel.stack import Pushed, Replaced
from bot.games.values import Seat
from bot.games.zloba.pack.effects import EyeFace, Face
from bot.games.zloba.position.coop_state import ChangeReason, Coop
from bot.games.zloba.position.events_units import Cause, UnitEvent
from bot.games.zloba.position.state import Action, End, Force, Frame, LastMove, Spoils, State, Turn, put, swapped


class Opened(Opening[State], frozen=True, gc=False, tag="opened"):
    """The table is set."""


class Chose(Happening, frozen=True, gc=False, tag="chose"):
    """A seat has chosen its support cards; which, is its secret until all have."""

    seat: Seat
    cards: tuple[str, ...]

    def apply(self, state: State) -> State:
        forces = swapped(state.forces, self.seat, replace(state.forces[self.seat], cards=self.cards))
        return replace(state, forces=forces, serial=state.serial + 1)


class Revealed(Happening, frozen=True, gc=False, tag="revealed"):
    """All have chosen: support cards by seat lie open."""

    cards: tuple[tuple[str, ...], ...]

    def apply(self, state: State) -> State:
        forces = tuple(replace(force, cards=cards) for force, cards in zip(state.forces, self.cards, strict=True))
        return replace(state, forces=forces, serial=state.serial + 1)


class Started(Happening, frozen=True, gc=False, tag="started"):
    """The start player is drawn."""

    seat: Seat

    def apply(self, state: State) -> State:
        return replace(state, start=self.seat, serial=state.serial + 1)


class RoundBegan(Happening, frozen=True, gc=False, tag="round-began"):
    """A round begins; the start token is with ``start``."""

    round: int
    start: Seat

    def apply(self, state: State) -> State:
        return replace(
            state,
            round=self.round,
            start=self.start,
            phase="spoils",
            turn=None,
            stack=(Spoils(1),),
            serial=state.serial + 1,
        )


class Framed(Pushed[Frame], frozen=True, gc=False, tag="framed"):
    """Something is begun that needs an answer or goes on later."""


class Unframed(Replaced[Frame], frozen=True, gc=False, tag="unframed"):
    """The innermost thing begun is over, or goes on as ``frame``."""


class SpoilsTaken(Happening, frozen=True, gc=False, tag="spoils-taken"):
    """An area's bonus action falls to a seat, or to the opponent."""

    seat: Seat
    area: int
    face: Face
    opponent: bool = False

    def apply(self, state: State) -> State:
        stack = (*state.stack[:-1], Spoils(self.area + 1))
        return replace(state, stack=stack, serial=state.serial + 1)


class PhaseBegan(Happening, frozen=True, gc=False, tag="phase-began"):
    """The next phase, where nothing else tells of it."""

    phase: Literal["spoils", "groundwork", "draft", "actions", "scoring"]

    def apply(self, state: State) -> State:
        return replace(state, phase=self.phase, turn=None, serial=state.serial + 1)


class Prepared(Happening, frozen=True, gc=False, tag="prepared"):
    """Groundwork of all forces: units that came and where, what the all-seeing dice show, corra gained."""

    units: tuple[int, ...]
    places: tuple[int, ...]
    eyes: tuple[EyeFace, ...]
    corra: tuple[int, ...]

    def apply(self, state: State) -> State:
        forces = tuple(
            replace(
                force,
                mat=force.mat - units,
                basics=put(force.basics, place, units),
                eye=eye,
                corra=force.corra + corra,
            )
            for force, units, place, eye, corra in zip(
                state.forces, self.units, self.places, self.eyes, self.corra, strict=True
            )
        )
        supply = state.supply - sum(self.corra)
        return replace(state, forces=forces, supply=supply, phase="draft", last=None, serial=state.serial + 1)


class Offered(Happening, frozen=True, gc=False, tag="offered"):
    """All action dice are rolled; ``seat`` picks first."""

    dice: tuple[Face, ...]
    seat: Seat

    def apply(self, state: State) -> State:
        return replace(state, offer=self.dice, turn=Turn(self.seat), serial=state.serial + 1)


class Picked(Happening, frozen=True, gc=False, tag="picked"):
    """A seat takes a die from the offer; ``after`` picks next, if anybody does."""

    seat: Seat
    face: Face
    after: Seat | None

    def apply(self, state: State) -> State:
        offer = [*state.offer]
        offer.remove(self.face)
        turn = None if self.after is None else Turn(self.after)
        forces = _with_die(state.forces, self.seat, self.face)
        return replace(state, forces=forces, offer=tuple(offer), turn=turn, serial=state.serial + 1)


class LastDie(Happening, frozen=True, gc=False, tag="last-die"):
    """The last die goes to one seat, or back; ``opponent`` when the automated opponent takes it."""

    face: Face
    seat: Seat | None
    opponent: bool = False

    def apply(self, state: State) -> State:
        coop, serial = state.coop, state.serial + 1
        if coop is not None and self.opponent:
            coop = replace(coop, die=self.face)
        forces = state.forces
        if self.seat is not None:
            forces, serial = _with_die(forces, self.seat, self.face), serial + 1
        return replace(state, forces=forces, offer=(), phase="actions", turn=None, coop=coop, serial=serial)


class TurnBegan(Happening, frozen=True, gc=False, tag="turn-began"):
    """A seat's turn in the phase of actions."""

    seat: Seat

    def apply(self, state: State) -> State:
        return replace(state, phase="actions", turn=Turn(self.seat), serial=state.serial + 1)


class Passed(Happening, frozen=True, gc=False, tag="passed"):
    """A seat has no action die, so its turn is passed."""

    seat: Seat

    def apply(self, state: State) -> State:
        return replace(state, turn=Turn(self.seat, over=True), serial=state.serial + 1)


class DieUsed(Happening, frozen=True, gc=False, tag="die-used"):
    """Dice leave the mat: action dice for an action, or for nothing; the all-seeing die as ``eye``."""

    seat: Seat
    dice: tuple[Face | Literal["eye"], ...]
    action: Action | None

    def apply(self, state: State) -> State:
        force = state.forces[self.seat]
        dice, eye = [*force.dice], force.eye
        for die in self.dice:
            if die == "eye":
                eye = None
            else:
                dice.remove(die)
        turn = Turn(self.seat, True, self.action) if self.dice != ("eye",) else state.turn
        forces = swapped(state.forces, self.seat, replace(force, dice=tuple(dice), eye=eye))
        return replace(state, forces=forces, turn=turn, serial=state.serial + 1)


class Discarded(Happening, frozen=True, gc=False, tag="discarded"):
    """An action die is put away unused."""

    seat: Seat
    face: Face

    def apply(self, state: State) -> State:
        force = state.forces[self.seat]
        dice = [*force.dice]
        dice.remove(self.face)
        forces = swapped(state.forces, self.seat, replace(force, dice=tuple(dice)))
        return replace(state, forces=forces, turn=Turn(self.seat, acted=True), serial=state.serial + 1)


class Gained(Happening, frozen=True, gc=False, tag="gained"):
    """Corra from the supply."""

    seat: Seat
    corra: int
    cause: Cause

    def apply(self, state: State) -> State:
        return _paid(state, self.seat, -self.corra)


class PointsGained(Happening, frozen=True, gc=False, tag="points-gained"):
    """Victory points by an effect, at once; ``opponent`` when they are the automated opponent's."""

    seat: Seat
    points: int
    opponent: bool = False

    def apply(self, state: State) -> State:
        if state.coop is not None and self.seat < state.seats:
            coop = replace(state.coop, points=state.coop.points + self.points)
            return replace(state, coop=coop, serial=state.serial + 1)
        force = state.forces[self.seat]
        forces = swapped(state.forces, self.seat, replace(force, points=force.points + self.points))
        return replace(state, forces=forces, serial=state.serial + 1)


class SkillUsed(Happening, frozen=True, gc=False, tag="skill-used"):
    """A special skill is paid for."""

    seat: Seat
    skill: str
    cost: int

    def apply(self, state: State) -> State:
        return _paid(state, self.seat, self.cost)


class CardUsed(Happening, frozen=True, gc=False, tag="card-used"):
    """A support card is used up."""

    seat: Seat
    card: str

    def apply(self, state: State) -> State:
        force = state.forces[self.seat]
        forces = swapped(state.forces, self.seat, replace(force, spent=tuple(sorted((*force.spent, self.card)))))
        return replace(state, forces=forces, serial=state.serial + 1)


class Declined(Happening, frozen=True, gc=False, tag="declined"):
    """A seat lets a task be; ``task`` says whether it was spoils, an effect, moving on or taking wounds."""

    seat: Seat
    task: Literal["spoils", "effect", "onward", "wounds"]

    def apply(self, state: State) -> State:
        return replace(state, last=LastMove(self.seat), serial=state.serial + 1)


class TurnEnded(Happening, frozen=True, gc=False, tag="turn-ended"):
    """A seat's turn is over."""

    seat: Seat

    def apply(self, state: State) -> State:
        return replace(state, turn=Turn(self.seat, over=True), serial=state.serial + 1)


class AreaScore(Struct, frozen=True, gc=False):
    """Points from one area: from the token, for domination, and for kinds of elites."""

    area: int
    seat: Seat
    token: int
    domination: int
    elites: int


class Scored(Happening, frozen=True, gc=False, tag="scored"):
    """A round is scored: by area, and what every force gains in all.

    Against the opponent ``shared`` is what the humans gain together; the last of ``gains`` is the opponent's then.
    """

    areas: tuple[AreaScore, ...]
    gains: tuple[int, ...]
    shared: int | None = None

    def apply(self, state: State) -> State:
        forces = tuple(
            replace(force, points=force.points + gain) if gain else force
            for force, gain in zip(state.forces, self.gains, strict=True)
        )
        coop = state.coop
        if coop is not None and self.shared is not None:
            coop = replace(coop, points=coop.points + self.shared)
        return replace(state, forces=forces, coop=coop, serial=state.serial + 1)


class Ended(Happening, frozen=True, gc=False, tag="ended"):
    """The match is over."""

    end: End

    def apply(self, state: State) -> State:
        return replace(state, phase="over", turn=None, stack=(), end=self.end, serial=state.serial + 1)


class Adjusted(Laid[State], frozen=True, gc=False, tag="adjusted"):
    """A judge has set parts of the position, named in ``parts``."""

    parts: tuple[str, ...]


class CoopChanged(Happening, frozen=True, gc=False, tag="coop-changed"):
    """The opponent's side of the table has changed, because of ``why``."""

    coop: Coop
    why: ChangeReason

    def apply(self, state: State) -> State:
        return replace(state, coop=self.coop, serial=state.serial + 1)


class ChaosStruck(Happening, frozen=True, gc=False, tag="chaos-struck"):
    """The line of the scenario's table that the chaos die shows is carried out, with so many humans at the table."""

    scenario: str
    value: int
    humans: int

    def apply(self, state: State) -> State:
        return replace(state, serial=state.serial + 1)


class OpponentActed(Happening, frozen=True, gc=False, tag="opponent-acted"):
    """The opponent carries out a symbol of its action die, or of its all-seeing die."""

    face: Face | EyeFace
    die: Literal["action", "eye"]

    def apply(self, state: State) -> State:
        return replace(state, serial=state.serial + 1)


class OpponentIdle(Happening, frozen=True, gc=False, tag="opponent-idle"):
    """The symbol that the opponent has just carried out changed nothing."""

    def apply(self, state: State) -> State:
        return replace(state, serial=state.serial + 1)


def _with_die(forces: tuple[Force, ...], seat: Seat, face: Face) -> tuple[Force, ...]:
    force = forces[seat]
    return swapped(forces, seat, replace(force, dice=tuple(sorted((*force.dice, face)))))


def _paid(state: State, seat: Seat, cost: int) -> State:
    force = state.forces[seat]
    forces = swapped(state.forces, seat, replace(force, corra=force.corra - cost))
    return replace(state, forces=forces, supply=state.supply + cost, serial=state.serial + 1)


Event: TypeAlias = (
    Opened | Chose | Revealed | Started | RoundBegan | Framed | Unframed | SpoilsTaken | PhaseBegan | Prepared
    | Offered | Picked | LastDie | TurnBegan | Passed | DieUsed | Discarded | Gained | PointsGained | SkillUsed
    | CardUsed | Declined | TurnEnded | Scored | Ended | Adjusted | CoopChanged | ChaosStruck | OpponentActed
    | OpponentIdle | UnitEvent
)  # fmt: skip
