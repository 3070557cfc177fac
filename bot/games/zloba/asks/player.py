"""The game's own player: it tries every command it may give and takes the one that leaves it best off."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bot.games.kernel.ask import PathAnswers, reached
from bot.games.playing import Dice
from bot.games.questions import Prompt, Question, Step
from bot.games.values import Seat
from bot.games.zloba.acts.round.scoring import counted
from bot.games.zloba.asks.course import command as legal
from bot.games.zloba.asks.decide import DEEDS
from bot.games.zloba.pack.components import Components
from bot.games.zloba.pack.pack import AREAS
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.commands import ChooseCards, Command, Discard, EndTurn, LetBe, PickDie
from bot.games.zloba.position.counting import elite_points, most, occupied, strengths
from bot.games.zloba.position.state import Force, State

FIRST = Dice(lambda _below: 0)
"""Chance that always gives the first of all possibilities: what would really come, nobody knows."""
LIMIT = 120
"""Commands tried from one branch of the menu."""

WANTED = {"extend": 3, "battle": 2, "maneuver": 1, "mine": 0}
"""How much a die is worth in the draft; fewer of a kind in hand make it worth more."""

RELUCTANT = -1000.0
"""Added in easy play to the worth of a command that is given only where there is no other."""


def play(components: Components, state: State, prompt: Prompt) -> Command:
    """The command the game's own player gives, the same for the same position."""
    case = Case(components, state, prompt.seat)
    best: Command | None = None
    worth = float("-inf")
    for command in _candidates(case):
        value = _value(components, state, prompt.seat, command)
        if value > worth:
            best, worth = command, value
    if best is None:
        raise LookupError(f"nothing can be answered to {prompt.id}")
    return best


def _candidates(case: Case) -> Iterator[Command]:
    root = _reached(case, ())
    if not isinstance(root, Step):
        return
    for option in root.options:
        yield from islice(_below(case, (option.token,)), LIMIT)


def _reached(case: Case, path: tuple[str, ...]) -> Question | Command | None:
    return reached(PathAnswers(path), lambda answers: legal(answers, case))[0]


def _below(case: Case, path: tuple[str, ...]) -> Iterator[Command]:
    here = _reached(case, path)
    if isinstance(here, Step):
        for option in here.options:
            yield from _below(case, (*path, option.token))
    elif here is not None and not isinstance(here, Question):
        yield here


def _value(components: Components, state: State, seat: Seat, command: Command) -> float:
    match command:
        case ChooseCards():
            return 0.0
        case PickDie(face):
            return WANTED[face] - 1.5 * state.forces[seat].dice.count(face)
        case EndTurn() | LetBe() | Discard():
            return _position(components, state, seat) + (0.05 if isinstance(command, EndTurn | LetBe) else -0.05)
    run = Run(components, state, FIRST)
    DEEDS[type(command)].do(run, seat, command)
    hastens = state.easy is True and _hastens(components, state, run.state, seat)
    return _position(components, run.state, seat) + (RELUCTANT if hastens else 0.0)


def _hastens(components: Components, before: State, after: State, seat: Seat) -> bool:
    """Whether a count of points comes to bring a seat more than a third of what wins: so a match lasts some rounds."""
    was, now = (counted(components, state).gains[seat] for state in (before, after))
    return now > max(was, before.goal // 3)


def _position(components: Components, state: State, seat: Seat) -> float:
    """What a position is worth: points the areas would bring now, units, corra and dice still in hand."""
    prospects = [0.0] * len(state.forces)
    for area in AREAS:
        counts = strengths(components, state, area)
        token = components.pack.tokens[state.tokens[area - 1]]
        value = token.points + (0.8 if token.symbol else 0.0)
        holder = most(counts)
        if holder is not None:
            alone = sum(count > 0 for count in counts) == 1
            lead = counts[holder] - max((c for other, c in enumerate(counts) if other != holder), default=0)
            bonus = elite_points(components, state.forces[holder], area)
            prospects[holder] += (value + alone + bonus) * (0.8 + 0.2 * min(lead, 3) / 3)
        for other, count in enumerate(counts):
            if count and other != holder:
                prospects[other] += 0.15 * value
    for other, force in enumerate(state.forces):
        prospects[other] += 0.12 * sum(force.basics[1:]) + 0.04 * force.basics[0] + _elites(components, force)
        prospects[other] += 0.1 * bin(occupied(force)).count("1")
        prospects[other] += 0.25 * min(force.corra, 8) + 0.2 * (force.eye is not None)
    own = prospects[seat] + 0.3 * len(state.forces[seat].dice) + _shared(state, seat)
    others = [value for other, value in enumerate(prospects) if other != seat and not _friends(state, seat, other)]
    return own - 0.35 * sum(others) / max(len(others), 1) - 0.25 * max(others, default=0.0)


def _elites(components: Components, force: Force) -> float:
    """What elites are worth: strength, toughness and bonus points; less in the zone, where they do nothing yet."""
    kinds = components.kinds[force.faction]
    return sum(
        (
            0.12 * components.strength[force.faction][elite.kind]
            + 0.1 * elite.toughness
            + 0.3 * kinds[elite.kind].points
            + 0.1 * len(kinds[elite.kind].traits)
        )
        * (1.0 if elite.place else 0.85)
        for elite in force.elites
    )


def _friends(state: State, seat: Seat, other: Seat) -> bool:
    return state.coop is not None and seat < state.seats and other < state.seats


def _shared(state: State, seat: Seat) -> float:
    return float(state.forces[seat].points if state.coop is None else state.coop.points)
