"""Games by chance with decks of the whole catalogue, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from bot.games.doomtrooper.acts.flow import opening
from bot.games.doomtrooper.asks import course
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import advance, prompts
from bot.games.doomtrooper.asks.decide import carried_out
from bot.games.doomtrooper.asks.player import first
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.rules.rulesets import Rules
from bot.games.kernel.ask import DrawnAnswers
from bot.games.values import Rejected, Seat
from tests.bot.games.doomtrooper.reach.decks import mixed, shared
from tests.bot.games.doomtrooper.reach.games import Lot
from tests.bot.games.doomtrooper.reach.supply import everything

MOVES = 900
"""How many moves of a game are looked at."""
BOLD, LOOSE = 2, 3
"""Every so many seeds the game's own player gives half of the answers; or the decks are of all cards, not of a few."""
RICH = 30
"""The destiny points that a player has now and then, so that what is dear is played as well; and how often."""
OFTEN = 40


class Move(NamedTuple):
    """A command, the seat that gives it, the position in which it does and the one that follows."""

    before: Case
    seat: Seat
    command: Command
    after: Run


def table(rules: Rules, seed: int, lot: Lot) -> Run:
    """A game that begins: three seats in every fifth, decks of the same few cards in two of three."""
    supply, seats = everything(), 3 if seed % 5 == 0 else 2
    catalogue = supply.catalogue
    if seed % LOOSE == 0:
        piles = tuple(mixed(catalogue, lot.lot) for _ in range(seats))
    else:
        piles = tuple(islice(shared(catalogue, supply.few(lot.lot, seed), lot.lot, small=False), seats))
    run = Run(catalogue, rules, opening.table(catalogue, rules, piles, rules.target, lot), lot)
    advance(run)
    return run


def moves(rules: Rules, seed: int, number: int = MOVES) -> Iterator[Move]:
    """The first moves of the game of a seed."""
    lot = Lot(seed)
    case: Case = table(rules, seed, lot)
    for at in range(number):
        if at % OFTEN == 0:
            case = Case(case.catalogue, rules, _rich(case.state))
        there = [prompt for prompt in prompts(case) if not prompt.ahead]
        if not there:
            return
        asked = Asked(case, lot.lot.choice(there).decider)
        bold = seed % BOLD == 0 and at % 2 == 0
        command = first.play(asked) if bold else course.command(DrawnAnswers(lot.lot.randrange), asked)
        after = carried_out(case, asked.seat, command, lot)
        assert not isinstance(after, Rejected), (seed, at, command, after)
        yield Move(case, asked.seat, command, after)
        case = after


def _rich(state: State) -> State:
    for seat, player in enumerate(state.players):
        if player.destiny < RICH:
            state = state.with_player(seat, destiny=RICH)
    return state
