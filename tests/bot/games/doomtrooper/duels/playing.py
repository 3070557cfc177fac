"""One duel between two players, without storage: who won, how, in how many turns, and how long each answer took."""

from __future__ import annotations

import random
from time import process_time
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.decks.lobby import READY
from bot.games.doomtrooper.position.state import State
from bot.games.playing import Dice
from bot.games.setup import SeatSetup, Setup
from bot.games.values import Rejected
from tests.bot.games.doomtrooper.duels.contestants import CONTESTANTS

DECKS = ("dawn", "ash")
TURNS = 60
"""Turns of each player after which time is up."""
SOON = 15
"""The points that ought to be reached early."""
MOVES = 30_000


class Duel(NamedTuple):
    """How a duel went, by the places of the two players as they were named.

    Attributes:
        winner: the place of who won, -1 in a draw.
        reason: why it ended, as the position says.
        turns: own turns of the winner, or of the first player in a draw.
        points: victory points at the end, by place.
        soon: the own turns in which the first of the two had :data:`SOON` points; 0 where none had.
        answers: seconds of each answer of the first one; ``commands`` seconds of each command of both.
    """

    winner: int
    reason: str
    turns: int
    points: tuple[int, int]
    soon: int
    deck: str
    began: bool
    answers: tuple[float, ...]
    commands: tuple[float, ...]


def duel(game: Doomtrooper, ruleset: str, pair: tuple[str, str], number: int) -> Duel:
    """Play the duel of a number: seats, decks and who begins go round with it, all chance follows from it."""
    lot, seat = random.Random(f"duel {number}"), number % 2
    chance = Dice(lambda below: int(lot.random() * below))
    own = [random.Random(f"player {number} {place}") for place in (0, 1)]
    state = _opened(game, ruleset, number, chance)
    answers: list[float] = []
    commands: list[float] = []
    soon, called = 0, False
    for _ in range(MOVES):
        asked = [prompt for prompt in game.prompts(state) if not prompt.ahead]
        if not asked:
            break
        prompt = asked[0]
        place = (prompt.decider + seat) % 2
        before = process_time()
        command = CONTESTANTS[pair[place]](game, state, prompt, own[place])
        between = process_time()
        after = game.play(state, prompt.decider, command, chance)
        commands.append(process_time() - between)
        if place == 0:
            answers.append(between - before)
        if isinstance(after, Rejected):
            raise AssertionError(f"duel {number}: {pair[place]} gives {command}, refused: {after}")
        state = after
        soon = soon or next((_turns(state, at) for at, one in enumerate(state.players) if one.victory >= SOON), 0)
        if state.turn > 2 * TURNS and not called:
            state, called = after_events(game, game.time_up(state), state), True
    return _ended(state, seat, number, soon, answers, commands)


def _opened(game: Doomtrooper, ruleset: str, number: int, chance: Dice) -> State:
    decks = DECKS if number // 2 % 2 == 0 else DECKS[::-1]
    rules = next(each for each in game.rulesets if each.key.startswith(ruleset))
    setup = Setup(rules.key, "duel", tuple(SeatSetup({READY: deck}) for deck in decks))
    state: State = after_events(game, game.open(replace(setup), chance))
    return state


def _ended(state: State, seat: int, number: int, soon: int, answers: list[float], commands: list[float]) -> Duel:
    won = [at for at, rank in enumerate(state.over) if rank == 1]
    winner = won[0] if len(won) == 1 else -1
    points = tuple(state.players[(place + seat) % 2].victory for place in (0, 1))
    return Duel(
        -1 if winner < 0 else (winner + seat) % 2,
        state.reason or "endless",
        _turns(state, max(winner, 0)),
        (points[0], points[1]),
        soon,
        (DECKS if number // 2 % 2 == 0 else DECKS[::-1])[max(winner, 0)],
        state.first == winner,
        tuple(answers),
        tuple(commands),
    )


def _turns(state: State, seat: int) -> int:
    """The own turns of a seat, the one that runs included."""
    return state.players[seat].turns + (state.active == seat)
