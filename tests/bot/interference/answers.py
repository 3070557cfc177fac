"""What an answer leads to, as a viewer sees it: answers that look alike may be given, one in either match."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.games.offers import any_part
from bot.games.questions import Complete, Prompt
from bot.games.values import SPECTATOR, Accepted, Viewer
from bot.matches.model.chance import FairChance
from bot.matches.model.position import Position
from tests.bot.games.suite.play import Dice, require
from tests.bot.interference.side import MATCH

DICE = b"the dice of both"
"""What the dice of both matches come from."""


@dataclass(frozen=True)
class Answer:
    """What an answer leads to: what a viewer sees then, what the log tells them, and whether something stays hidden."""

    path: tuple[str, ...]
    state: Any
    sight: object
    told: object
    hides: bool

    def looks_like(self, other: Answer) -> bool:
        """Whether the viewer sees the same afterwards, so that nothing else may tell the two apart.

        An answer may be told that leaves no trace, or only traces of which nothing is hidden.
        """
        return self.sight == other.sight and (self.told == other.told or (self.hides and other.hides))


def answered(
    position: Position, prompt: Prompt, lot: random.Random, viewer: Viewer, path: tuple[str, ...] | None = None
) -> Answer:
    """An answer at random, or a given one, with what a viewer may see of its outcome."""
    taken = path or ()
    while not isinstance(step := position.step(prompt, taken), Complete):
        require(step is not None and path is None, f"the offers of {prompt.id} depend on what is hidden: {taken}")
        asked = position.prompt(prompt.id, prompt.seat)
        assert step is not None and asked is not None
        taken = (*taken, any_part(position.game, position.state, asked, taken, step, lot.randrange) or "")
    return outcome(position, prompt.seat, step.command, viewer, position.match.seq, taken)


def outcome(
    position: Position, seat: int, command: Any, viewer: Viewer, seq: int, path: tuple[str, ...] = ()
) -> Answer:
    game, chance = position.game, FairChance(DICE, MATCH, seq + 1)
    decided = game.decide(position.state, seat, command, chance)
    require(isinstance(decided, Accepted), f"offered and refused: {command}: {decided}")
    assert isinstance(decided, Accepted)
    state, told = position.state, []
    for event in decided.events:
        state = game.evolve(state, event)
        told.append([game.narrate(event, who) for who in (viewer, SPECTATOR)])
    sight = [msgspec.json.encode(game.view(state, who)) for who in (viewer, SPECTATOR)]
    hides = any(game.resample(state, viewer, Dice(number)) != state for number in range(3))
    return Answer(path, state, (sight, game.prompts(state), chance.draws), told, hides)
