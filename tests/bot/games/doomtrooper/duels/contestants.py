"""Who plays in a duel: the own player at its levels, the one there was before, chance, and a scripted attacker."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.player import first
from bot.games.doomtrooper.asks.player.play import play
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.state import State
from bot.games.questions import Prompt
from tests.bot.games.doomtrooper.duels import attacker


class Contestant(Protocol):
    """Answers the prompts of a seat; ``lot`` is chance of its own."""

    def __call__(self, game: Doomtrooper, state: State, prompt: Prompt, lot: random.Random) -> Command: ...


def _by_asked(play: Callable[[Asked], Command]) -> Contestant:
    def answer(game: Doomtrooper, state: State, prompt: Prompt, lot: random.Random) -> Command:
        del lot
        return play(Asked(game._case(state), prompt.decider))

    return answer


def _by_chance(game: Doomtrooper, state: State, prompt: Prompt, lot: random.Random) -> Command:
    return game.pick(state, prompt, lot.randrange)


CONTESTANTS: dict[str, Contestant] = {
    "normal": _by_asked(lambda asked: play(asked, "normal")),
    "easy": _by_asked(lambda asked: play(asked, "easy")),
    "random": _by_chance,
    "old": _by_asked(first.play),
    "attacker": _by_asked(attacker.play),
}
"""By the name that the command line gives them."""
