"""Camp and the toy game, broken in one way at a time: each class breaks one clause of the contract."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.setup import Ruleset, Variant
from bot.games.values import Accepted, Line, Outcome, Progress, Seat, Section, Standing, Viewer
from tests.bot.games.camp.game import Camp, Event, Gone, Here, State
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import State as ToyState
from tests.bot.games.toy.values import card_line


class HoldsUpForTheAbsent(Camp):
    def attend(self, state: State, present: tuple[Seat, ...]) -> tuple[Event, ...]:
        return tuple(event for event in super().attend(state, present) if isinstance(event, Here))


class TellsPresenceAgain(Camp):
    def attend(self, state: State, present: tuple[Seat, ...]) -> tuple[Event, ...]:
        return super().attend(state, present) or ((Here(present),) if not state.won else ())


class EndsWithOutThem(Camp):
    def evolve(self, state: State, event: Event) -> State:
        after = super().evolve(state, event)
        return replace(after, won=(False,) * len(after.found)) if isinstance(event, Here) and not after.won else after


class EndsWhenSomebodyLeaves(Camp):
    def retire(
        self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]
    ) -> Accepted[Event] | Outcome | None:
        return super().retire(state, seats, ())


class GivesPlaces(Camp):
    def retire(
        self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]
    ) -> Accepted[Event] | Outcome | None:
        answer = super().retire(state, seats, people)
        if not isinstance(answer, Outcome) or not state.group:
            return answer
        return Outcome(tuple(Standing(one.seat, 1, 0) for one in answer.standings), answer.reason)


class AsksWhoGaveUp(Camp):
    def retire(
        self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]
    ) -> Accepted[Event] | Outcome | None:
        answer = super().retire(state, seats, people)
        if not isinstance(answer, Accepted):
            return answer
        return Accepted(tuple(event for event in answer.events if isinstance(event, Gone)))


class LeavesItToNobody(Camp):
    def retire(
        self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]
    ) -> Accepted[Event] | Outcome | None:
        answer = super().retire(state, seats, people)
        return None if isinstance(answer, Accepted) else answer


class DeniesItsSheet(Camp):
    def has_sheet(self, state: State, viewer: Viewer) -> bool:
        return isinstance(viewer, int)


class NamesChaptersAtLength(Camp):
    def chapter(self, state: State) -> str:
        return super().chapter(state) * 40


class ShowsEverybodysSheet(Toy):
    def sheet(self, state: ToyState, viewer: Viewer) -> tuple[Section, ...]:
        return tuple(Section(Line("toy-hand"), tuple(map(card_line, hand))) for hand in state.hands)


class NamesChaptersTellingly(Toy):
    def chapter(self, state: ToyState) -> str:
        return str(sum(state.hands[0]))


class CountsRoundsTellingly(Toy):
    def progress(self, state: ToyState) -> Progress:
        return Progress("round", sum(state.hands[0]))


class PlaysTogetherInSecret(Toy):
    """A table that plays together, at which the offers of one tell the others what is in their hand."""

    rulesets: tuple[Ruleset, ...] = (Ruleset("toy@2026-01-01", "toy", (Variant("short", (2, 4), together=True),)),)

    def outcome(self, state: ToyState) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and _won(outcome)

    def retire(self, state: ToyState, seats: tuple[Seat, ...], people: tuple[Seat, ...]) -> Outcome | None:
        return None if people else _won(Outcome(tuple(map(Standing, range(len(state.hands)))), Line("toy-conceded")))


def _won(outcome: Outcome) -> Outcome:
    return Outcome(tuple(Standing(one.seat, won=True) for one in outcome.standings), outcome.reason)
