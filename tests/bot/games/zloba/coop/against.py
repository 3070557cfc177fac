"""A table against the opponent for rulings: a position in a line or two, one command, and what comes of it."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.offers import completions
from bot.games.questions import Prompt
from bot.games.setup import SeatSetup, Setup
from bot.games.values import SPECTATOR, Accepted, Rejected
from bot.games.zloba.game import Zloba
from bot.games.zloba.pack.effects import FACES
from bot.games.zloba.pack.form import FORM
from bot.games.zloba.pack.pack import Pack, Token
from bot.games.zloba.pack.scenario import Chaos, Points, Preparation, Scenario
from bot.games.zloba.position.commands import ChooseCards, Command, Discard
from bot.games.zloba.position.events import Event
from bot.games.zloba.position.state import Force, State
from bot.games.zloba.tells.view import ZlobaView

HUMANS = ("aldan", "guild", "koda", "ooglan")
NO_CHAOS = (Chaos(()),) * 8
TOKENS = (*(Token(points) for points in (1, 1, 2, 2, 3, 3, 1)), *(Token(1, face) for face in FACES))
"""Areas 1 to 7 have those without symbols unless told, area 8 that of mining; extend, maneuver, battle are left."""
MINE, EXTEND, MANEUVER, BATTLE = range(7, 11)

PASS = Discard("mine")
"""A human gives a die away, so that only what the opponent does remains to be seen."""

T = TypeVar("T")


def quiet(key: str = "quiet", faction: str = "runen", **parts: Any) -> Scenario:
    """A scenario in which nothing happens by itself, to 99 points."""
    name = FORM.read(FORM.own()).name
    return replace(Scenario(key, faction, name, name, (Points(99),), NO_CHAOS), **parts)


def game(*scenarios: Scenario) -> Zloba:
    """The stand-in pack with tokens that are easy to count on, and these scenarios besides its own."""
    pack: Pack = FORM.read(FORM.own())
    return Zloba(replace(pack, tokens=TOKENS, scenarios=(*pack.scenarios, *scenarios)))


GAME = game(
    quiet(),
    quiet("bears", "koda"),
    quiet("screams", "ooglan"),
    quiet("knives", "guild"),
    quiet("set", setup=Preparation(base=(5,), tokens={"6": 3, "2": 2}, chaos=3)),
)


class Rolls:
    """Chance by purpose: these numbers in turn, then always the first; ``asked`` notes every draw."""

    def __init__(self, **numbers: list[int]) -> None:
        self._left = {purpose.replace("_", "-"): list(listed) for purpose, listed in numbers.items()}
        self.asked: defaultdict[str, list[int]] = defaultdict(list)

    def draw(self, purpose: str, below: int) -> int:
        self.asked[purpose].append(below)
        left = self._left.get(purpose)
        return left.pop(0) if left else 0


def setup(humans: int, scenario: str = "quiet", factions: tuple[str, ...] = HUMANS) -> Setup:
    """So many humans against the opponent of a scenario."""
    against = GAME.components.scenarios[scenario].faction if scenario else ""
    seats = [SeatSetup({"faction": faction}) for faction in (*factions, "runen") if faction != against][:humans]
    return Setup("zloba-cs@2025", "coop", tuple(seats), {"scenario": scenario} if scenario else {})


def opened(humans: int, scenario: str = "quiet", chance: Rolls | None = None) -> State:
    """The position before support cards are chosen."""
    return after_events(GAME, GAME.open(setup(humans, scenario), chance or Rolls()))


def begun(humans: int, scenario: str = "quiet", chance: Rolls | None = None) -> tuple[State, list[Event]]:
    """The position after everybody has chosen a card, and what has happened since the last choice."""
    chance = chance or Rolls()
    state, events = opened(humans, scenario, chance), []
    for seat in range(humans):
        hand = ChooseCards((sorted(GAME.components.cards[state.forces[seat].faction])[1],))
        events = told(state, hand, seat, chance)
        state = applied(state, events)
    return state, events


@cache
def _table(humans: int, scenario: str) -> State:
    return opened(humans, scenario)


def arrange(
    *humans: dict[str, Any],
    ap: dict[str, Any] | None = None,
    scenario: str = "quiet",
    coop: dict[str, Any] | None = None,
    **parts: Any,
) -> State:
    """A position in round 2: what each human and the opponent have, from nothing; the first one starts and is on turn.

    Everybody has two dice of mine (three alone) unless told; the opponent's die shows battle, its base is area 1.
    """
    table = _table(len(humans), scenario)
    each: dict[str, Any] = {"basics": {str(place): 0 for place in range(9)}, "elites": []}
    seats = []
    for human in humans:
        units = {**each["basics"], **human.get("basics", {})}
        seats.append({"dice": ["mine", "mine"], **human, "basics": units, "elites": human.get("elites", [])})
    own = ap or {}
    seats.append({**own, "basics": {**each["basics"], **own.get("basics", {})}, "elites": own.get("elites", [])})
    changes: dict[str, Any] = {
        "seats": seats,
        "tokens": {str(area): area - 1 for area in range(1, 9)} | parts.pop("tokens", {}),
        "coop": {"base": 1, "chaos": 1, "die": "battle", **(coop or {})},
        "round": 2,
        "start": 0,
        "phase": "actions",
        "turn": {"seat": 0},
        **parts,
    }
    adjusted = GAME.adjust(table, changes)
    assert isinstance(adjusted, Accepted), adjusted
    return GAME.evolve(table, adjusted.events[0])


def told(state: State, command: Command = PASS, seat: int = 0, chance: Rolls | None = None) -> list[Event]:
    """The events of a command that is accepted."""
    decision = GAME.decide(state, seat, command, chance or Rolls())
    assert isinstance(decision, Accepted), decision
    return list(decision.events)


def applied(state: State, events: list[Event]) -> State:
    """The position after events."""
    return after_events(GAME, events, state)


def after(state: State, command: Command = PASS, seat: int = 0, chance: Rolls | None = None) -> State:
    """The position after a command that is accepted."""
    return applied(state, told(state, command, seat, chance))


def breaches(state: State, command: Command, seat: int = 0) -> set[str]:
    """The rules that a command is refused for, without the book; none when it is accepted."""
    decision = GAME.decide(state, seat, command, Rolls())
    if isinstance(decision, Rejected):
        return {violation.rule.removeprefix("zloba-cs.") for violation in decision.violations}
    return set()


def refused(table: Setup) -> set[str]:
    """The rules that a setup breaks, without the book."""
    return {violation.rule.removeprefix("zloba-cs.") for violation in GAME.check(table)}


def of(kind: type[T], events: list[Event]) -> list[T]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def asked(state: State) -> Prompt:
    """The one prompt of a position."""
    (prompt,) = GAME.prompts(state)
    return prompt


def offers(state: State) -> list[Command]:
    """Every command that somebody is offered."""
    return [end.command for prompt in GAME.prompts(state) for end in completions(GAME, state, prompt)]


def ap(state: State) -> Force:
    """The opponent's force."""
    return state.forces[-1]


def view(state: State) -> ZlobaView:
    """What somebody without a seat sees."""
    return GAME.view(state, SPECTATOR)


def threat(state: State, area: int) -> int | None:
    """The threat of an area, as it is shown."""
    return view(state).areas[area - 1].threat
