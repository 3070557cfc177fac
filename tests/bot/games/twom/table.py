"""Positions of This War of Mine for tests: the tiny pack, dice that fall as told, people where they should be."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.games.contract import Chance, after_events
from bot.games.questions import Prompt
from bot.games.setup import SeatSetup, Setup
from bot.games.twom.acts.flow.setup import RULESET
from bot.games.twom.game import Twom
from bot.games.twom.pack.form import FORM
from bot.games.twom.position.commands import Command, Tell
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import State
from bot.games.values import Accepted, Rejected

TINY = Path(__file__).with_name("tiny.toml")


@cache
def tiny() -> Twom:
    """The game with the tiny pack."""
    return Twom(FORM.read(TINY.read_bytes()))


class Script:
    """Chance that gives numbers in order, by what they are for; 0 once they are used up.

    A black die that is to show 7 is drawn as 6.
    """

    def __init__(self, **numbers: list[int]) -> None:
        self.numbers = {purpose.replace("_", "-"): [*each] for purpose, each in numbers.items()}
        self.draws: list[str] = []

    def draw(self, purpose: str, below: int) -> int:
        self.draws.append(purpose)
        left = self.numbers.get(purpose)
        number = left.pop(0) if left else 0
        assert number < below, f"{purpose}: {number} of {below}"
        return number


class NoChance:
    """Chance that nobody may ask: everything comes at the table."""

    def draw(self, purpose: str, below: int) -> int:
        raise AssertionError(f"{purpose} of {below} was drawn by the bot")


def onward(game: Twom, state: State, chance: Chance) -> State:
    """The position after an answer of the game's own player, which gives people a name."""
    prompt = game.prompts(state)[0]
    command = game.automated(state, prompt)
    if state.pending is not None and state.pending.asks and state.pending.asks[0].named:
        command = Tell("=Anna", ("1", "2", "9"))
    decision = game.decide(state, prompt.seat, command, chance)
    assert isinstance(decision, Accepted), decision
    return after_events(game, decision.events, state)


def first_day(game: Twom, step: str, chance: Chance, **options: str) -> State:
    """The first question in a step of the first day, with everything on the way answered as it comes."""
    state = after_events(game, game.open(setup(3, **options), chance))
    while state.step != step or state.stack or state.pending is not None:
        state = onward(game, state, chance)
        assert state.day == 1, f"no question in {step}"
    return state


def setup(seats: int = 3, **options: str) -> Setup:
    """The setup of a group."""
    return Setup(RULESET.key, "group", tuple(SeatSetup() for _ in range(seats)), options)


def opened(seats: int = 3, chance: Script | None = None, **options: str) -> State:
    """A campaign at its first question: the first round, with Věra, Dita and Hugo on guard."""
    game = tiny()
    return after_events(game, game.open(setup(seats, **options), chance or Script()))


def at(step: str, people: tuple[Person, ...] | None = None, **parts: Any) -> State:
    """A position at a step: the first day of :func:`opened` with other people and parts of the state.

    Args:
        parts: fields of the state, whatever they are.
    """
    state = replace(opened(), step=step, **parts)
    return state if people is None else replace(state, people=people)


def done(state: State, command: Command, chance: Script | None = None) -> State:
    """The position after a command of whoever is asked, which stands."""
    game = tiny()
    decision = game.decide(state, asked(state).seat, command, chance or Script())
    assert isinstance(decision, Accepted), decision
    return after_events(game, decision.events, state)


def refused(state: State, command: Command) -> tuple[str, ...]:
    """The rules by which a command of whoever is asked is refused, without the book; none where it stands."""
    decision = tiny().decide(state, asked(state).seat, command, Script())
    if not isinstance(decision, Rejected):
        return ()
    return tuple(violation.rule.removeprefix("twom-cs.") for violation in decision.violations)


def asked(state: State) -> Prompt:
    """The one question of a position."""
    (prompt,) = tiny().prompts(state)
    return prompt
