"""A game without an end, for measuring and for crashing: two seats in turn count fields up, at times with a die."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.codec import Codec
from bot.games.contract import Chance, Game
from bot.games.questions import Complete, Option, Prompt, Step
from bot.games.setup import Choice, Ruleset, Setup, Variant
from bot.games.values import Accepted, Line, Outcome, Rejected, Seat, Standing, Viewer, Violation

FIELDS = 400


class State(Struct, frozen=True):
    """How high every field stands, and whose turn it is."""

    fields: tuple[int, ...]
    moves: int = 0


class Count(Struct, frozen=True, tag="count"):
    """Count a field up."""

    field: int


class Counted(Struct, frozen=True, tag="counted"):
    """A field was counted up by a die, or by one."""

    seat: int
    field: int
    by: int


class Began(Struct, frozen=True, tag="began"):
    """All fields stand at nought."""


class Marathon(Game[State, Count, Began | Counted]):
    """The referee of the game without an end."""

    key = "marathon"
    engine = "marathon.1"
    rulesets: tuple[Ruleset, ...] = (Ruleset("marathon@2026-01-01", "marathon", (Variant("plain", (2, 2)),)),)
    codec: Codec[State, Count, Began | Counted] = Codec(State, Count, Began | Counted)
    rules = frozenset({"marathon.turn"})

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        return ()

    def check(self, setup: Setup) -> tuple[Violation, ...]:
        return ()

    def open(self, setup: Setup, chance: Chance) -> tuple[Began]:
        return (Began(),)

    def initial(self, event: Began | Counted) -> State:
        return State((0,) * FIELDS)

    def decide(self, state: State, seat: Seat, command: Count, chance: Chance) -> Accepted[Counted] | Rejected:
        if seat != state.moves % 2 or not 0 <= command.field < FIELDS:
            return Rejected((Violation("marathon.turn", Line("marathon-turn")),))
        by = 1 + chance.draw("die", 6) if state.moves % 3 == 0 else 1
        return Accepted((Counted(seat, command.field, by),))

    def adjust(self, state: State, changes: Mapping[str, Any]) -> Rejected:
        return Rejected((Violation("marathon.turn", Line("marathon-turn")),))

    def evolve(self, state: State, event: Began | Counted) -> State:
        if isinstance(event, Began):
            return self.initial(event)
        fields = list(state.fields)
        fields[event.field] += event.by
        return replace(state, fields=tuple(fields), moves=state.moves + 1)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        return (Prompt(f"count.{state.moves}", state.moves % 2, Line("marathon-ask")),)

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Count] | None:
        if prompt not in self.prompts(state):
            return None
        if not path:
            return Step(prompt.ask, tuple(Option(f"f{field}", Line("field", {"n": field})) for field in range(20)))
        return Complete(Count(int(path[0][1:])), Line("marathon-count"))

    def default(self, state: State, prompt: Prompt) -> Count:
        return Count(0)

    def automated(self, state: State, prompt: Prompt) -> Count:
        return Count(state.moves % FIELDS)

    def outcome(self, state: State) -> None:
        return None

    def retire(self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]) -> Outcome:
        return Outcome(tuple(Standing(seat, 1 + (seat in seats), 0) for seat in range(2)), Line("marathon-over"))

    def reveals(self, event: Began | Counted) -> bool:
        return False

    def view(self, state: State, viewer: Viewer) -> State:
        return state

    def narrate(self, event: Began | Counted, viewer: Viewer) -> tuple[Line, ...]:
        return (Line("marathon-counted", {"field": event.field}),) if isinstance(event, Counted) else ()

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return state
