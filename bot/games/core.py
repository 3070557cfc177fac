"""The obligatory part of a game: what every referee answers.

A game knows neither clocks nor databases nor Discord. Its state, commands and events are frozen values; chance comes in
as an argument and leaves as outcomes inside events, so that replaying events never meets a random source.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from bot.games.codec import Codec
from bot.games.questions import Complete, Prompt, Question
from bot.games.setup import Choice, Ruleset, Setup
from bot.games.values import (
    Accepted,
    Line,
    Outcome,
    Rejected,
    Seat,
    Viewer,
    Violation,
)

State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")
View = TypeVar("View", bound=Struct)


class Chance(Protocol):
    """The only source of chance; every draw is recorded with its purpose and can be checked afterwards."""

    def draw(self, purpose: str, below: int) -> int:
        """A number from 0 to ``below`` - 1, all equally likely; ``purpose`` says publicly what it is for."""
        ...


class Core(Protocol[State, Command, Event]):
    """A pure, typed, deterministic referee: the same arguments give the same result in any process.

    An instance is bound to one component pack, so that a match refers to the components it was opened with.
    """

    key: str
    engine: str
    """The version of all that decides: the rules, the game's own player, the default answers.

    It changes whenever any of these decides otherwise, so that a match says by which version it was judged."""
    rulesets: tuple[Ruleset, ...]
    """The last is played where nobody says by which."""
    codec: Codec[State, Command, Event]
    rules: frozenset[str]
    """Slugs of the rules a refusal may cite; the digest defines every one."""

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        """What is to be settled in the lobby, given what is settled so far; a choice may come to need another."""
        ...

    def check(self, setup: Setup) -> tuple[Violation, ...]:
        """Why a match cannot be opened with this setup; empty when it can."""
        ...

    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        """The first events of a match whose setup passed :meth:`check`; free seats are absent if they can be."""
        ...

    def initial(self, event: Event) -> State:
        """The state that the first event of a match makes."""
        ...

    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        """What a seat's command leads to; never raises, whatever the command holds."""
        ...

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event: total, without chance, clock or checks."""
        ...

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Who is asked what; empty exactly when the match is over. Any number of seats may be asked at once."""
        ...

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Question | Complete[Command] | None:
        """Where a path of picked tokens leads in answering a prompt; ``None`` when it leads nowhere.

        Every legal command ends exactly one path, and every path ends in a legal command.
        """
        ...

    def default(self, state: State, prompt: Prompt) -> Command:
        """The legal command taken for a seat whose time ran out: the one that commits it to least."""
        ...

    def automated(self, state: State, prompt: Prompt) -> Command:
        """The legal command that the game's own player picks, from what that seat may know."""
        ...

    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        """What a judge's adjustment leads to: parts of the position, by name, set to new values."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended; ``None`` while it lasts."""
        ...

    def retire(
        self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]
    ) -> Accepted[Event] | Outcome | None:
        """What becomes of the match when seats give up.

        Args:
            seats: those that have given up so far, the last one included.
            people: those that people still play; with none of them the match ends.

        Returns:
            Events after which the others play on, the outcome the match ends with, or ``None``: the game's own player
            goes on for them.
        """
        ...

    def reveals(self, event: Event) -> bool:
        """Whether an event told somebody what undoing could not make unknown again."""
        ...

    def view(self, state: State, viewer: Viewer) -> Struct:
        """What a viewer may see, built field by field from nothing; the game's own type."""
        ...

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        """The event as paragraphs of the log, for a viewer; none where it is nothing to tell."""
        ...

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """The state with everything the viewer may not know drawn anew, consistent with what it may.

        What is hidden may keep its identifier; nothing that is shown, asked or answered by itself follows from it.
        """
        ...
