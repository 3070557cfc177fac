"""A table for rulings: a position in a line or two, one command, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from bot.games.contract import after_events
from bot.games.offers import completions
from bot.games.questions import Complete, Prompt
from bot.games.setup import SeatSetup, Setup
from bot.games.values import Accepted, Rejected
from bot.games.zloba.game import Zloba
from bot.games.zloba.pack.form import FORM
from bot.games.zloba.position.commands import ChooseCards, Command
from bot.games.zloba.position.events import Event
from bot.games.zloba.position.state import Force, State

FACTIONS = ("red", "blue", "green", "white")
PLAIN = [7, 8, 9, 10, 4, 5, 6, 0]
"""Tokens of areas 1 to 8 (points 1, 2, 3, 1, 1, 2, 3, 1); only the one of area 8 has a symbol."""

HERE = Path(__file__).parent
GAME = Zloba(FORM.read((HERE / "tiny.toml").read_bytes()))


class Chance:
    """Gives these numbers in turn, then counts on, and notes what they were for."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.purposes: list[str] = []

    def draw(self, purpose: str, below: int) -> int:
        self.purposes.append(purpose)
        return (self.numbers.pop(0) if self.numbers else len(self.purposes)) % below


def setup(*factions: str, variant: str = "competitive", newcomers: Sequence[int] = (), **options: str) -> Setup:
    """A table of these factions."""
    seats = tuple(
        SeatSetup({"faction": key, "newcomer": "yes" if seat in newcomers else "no"})
        for seat, key in enumerate(factions)
    )
    return Setup("zloba-cs@2025", variant, seats, options)


def opened(*factions: str, chance: Chance | None = None, newcomers: Sequence[int] = ()) -> State:
    """The position before support cards are chosen."""
    events = GAME.open(setup(*factions, newcomers=newcomers), chance or Chance())
    return after_events(GAME, events)


def chosen(state: State, *cards: str, chance: Chance | None = None) -> State:
    """The position after every seat has chosen one card: these, then the first of each."""
    for seat, force in enumerate(state.forces):
        hand = (cards[seat],) if seat < len(cards) else (min(GAME.components.cards[force.faction]),)
        state = after(state, ChooseCards(hand), seat, chance)
    return state


@cache
def _table(seats: int) -> State:
    return opened(*FACTIONS[:seats])


def arrange(*seats: dict[str, Any], turn: dict[str, Any] | None = None, **parts: Any) -> State:
    """A position: what each seat has, from the first; nobody has units, and everybody but the first a die of mine.

    Round 2, the first seat starts and is on turn; areas 1 to 8 have the ``PLAIN`` tokens.
    """
    own = [{"basics": {"0": 0, **each.get("basics", {})}, **_rest(each)} for each in seats]
    own[0].setdefault("dice", ["mine"])
    for each in own[1:]:
        each.setdefault("dice", ["mine"])
    tokens = {**{str(area): token for area, token in enumerate(PLAIN, 1)}, **parts.pop("tokens", {})}
    moment = {"round": 2, "start": 0, "phase": "actions", "turn": turn or {"seat": 0}, **parts}
    changes = {"seats": own, "tokens": tokens, **moment}
    adjusted = GAME.adjust(_table(len(seats)), changes)
    assert isinstance(adjusted, Accepted), adjusted
    return GAME.evolve(_table(len(seats)), adjusted.events[0])


def _rest(each: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in each.items() if key != "basics"}


def told(state: State, command: Command, seat: int = 0, chance: Chance | None = None) -> tuple[Event, ...]:
    """The events of a command that is accepted."""
    decision = GAME.decide(state, seat, command, chance or Chance())
    assert isinstance(decision, Accepted), decision
    return decision.events


def after(state: State, command: Command, seat: int = 0, chance: Chance | None = None) -> State:
    """The position after a command that is accepted."""
    return after_events(GAME, told(state, command, seat, chance), state)


def breaches(state: State, command: Command, seat: int = 0) -> set[str]:
    """The rules that a command is refused for, without the book; none when it is accepted."""
    decision = GAME.decide(state, seat, command, Chance())
    if isinstance(decision, Rejected):
        return {violation.rule.removeprefix("zloba-cs.") for violation in decision.violations}
    return set()


def asked(state: State) -> Prompt:
    """The one prompt of a position."""
    (prompt,) = GAME.prompts(state)
    return prompt


def offers(state: State, seat: int = 0) -> list[Command]:
    """Every command a seat is offered."""
    prompts = [prompt for prompt in GAME.prompts(state) if prompt.seat == seat]
    return [end.command for prompt in prompts for end in completions(GAME, state, prompt)]


def ends(state: State, seat: int = 0) -> list[Complete[Command]]:
    """Every end of a path of a seat."""
    prompts = [prompt for prompt in GAME.prompts(state) if prompt.seat == seat]
    return [end for prompt in prompts for end in completions(GAME, state, prompt)]


def force(state: State, seat: int = 0) -> Force:
    """A seat's force."""
    return state.forces[seat]
