"""Positions in the midst of a match, the same in both matches of a pair but for how they number what is hidden."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from bot.games.contract import AnyGame, after_events
from bot.games.offers import any_part
from bot.games.questions import Complete, Prompt, Step
from bot.games.setup import Setup
from bot.games.values import SPECTATOR, Accepted, Viewer
from tests.bot.games.suite.play import Dice, in_turn
from tests.bot.interference.answers import the_same_path

MOVES, MATCHES, TRIES = 220, 12, 6
_HIDDEN = "doomtrooper-hidden"
"""How an option reads that is about something hidden."""


@dataclass
class _Play:
    """A match played at random by the rules alone; ``paths`` are its answers so far."""

    game: AnyGame
    state: Any
    dice: Dice

    def prompts(self) -> tuple[Prompt, ...]:
        return self.game.prompts(self.state)

    def answer(self, prompt: Prompt, path: tuple[str, ...]) -> None:
        command = self.game.command(self.state, prompt, path)
        decided = self.game.decide(self.state, prompt.decider, command, self.dice)
        assert isinstance(decided, Accepted), (prompt, path, decided)
        self.state = after_events(self.game, decided.events, self.state)


def later(games: tuple[AnyGame, AnyGame], setup: Setup, viewer: Viewer, seed: int) -> tuple[Any, Any] | None:
    """Two positions that arose from the same moves, where the viewer is asked about something hidden.

    For spectators it is anybody who is asked. ``None`` where no such position was found.
    """
    for number in range(MATCHES):
        dice, lot = f"{seed} {number}", random.Random(f"{seed} {number}")
        moves = _moves_until_asked(_opened(games[0], setup, dice), viewer, lot)
        if moves is None:
            continue
        left, right = (_opened(game, setup, dice) for game in games)
        for prompt, path in moves:
            other = the_same_path((left.game, left.state), (right.game, right.state), prompt, path)
            left.answer(prompt, path)
            right.answer(prompt, other)
        return left.state, right.state
    return None


def _opened(game: AnyGame, setup: Setup, dice: str) -> _Play:
    return _Play(game, after_events(game, game.open(setup, Dice(dice))), Dice(f"{dice} later"))


def _moves_until_asked(play: _Play, viewer: Viewer, lot: random.Random) -> list[tuple[Prompt, tuple[str, ...]]] | None:
    moves: list[tuple[Prompt, tuple[str, ...]]] = []
    for _ in range(MOVES):
        asked = play.prompts()
        if not asked:
            return None
        if any(viewer in (prompt.seat, SPECTATOR) and _is_about_hidden(play, prompt, lot) for prompt in asked):
            return moves
        prompt = lot.choice(in_turn(asked))
        path, _ = _any_path(play, prompt, lot)
        play.answer(prompt, path)
        moves.append((prompt, path))
    return None


def _is_about_hidden(play: _Play, prompt: Prompt, lot: random.Random) -> bool:
    if not any(card.unpaid and card.controller != prompt.seat for card in play.state.cards):
        return False
    return any(_any_path(play, prompt, lot)[1] for _ in range(TRIES))


def _any_path(play: _Play, prompt: Prompt, lot: random.Random) -> tuple[tuple[str, ...], bool]:
    """A path at random down to a command, and whether something hidden was among what could be picked on it."""
    path: tuple[str, ...] = ()
    hidden = False
    while not isinstance(step := play.game.step(play.state, prompt, path), Complete):
        assert step is not None
        hidden = hidden or (isinstance(step, Step) and any(_HIDDEN in repr(one.label) for one in step.options))
        path = (*path, any_part(play.game, play.state, prompt, path, step, lot.randrange) or "")
    return path, hidden
