"""What an answer leads to, as a viewer sees it: answers that look alike may be given, one in either match."""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest import mock

import msgspec

from bot.games.contract import AnyGame
from bot.games.offers import BETWEEN, NONE, any_part
from bot.games.questions import Complete, Name, Option, Prompt, Step
from bot.games.values import SPECTATOR, Accepted, Viewer
from bot.matches.model.chance import FairChance, Secret
from bot.matches.model.position import Position
from tests.bot.games.suite.play import Dice, require
from tests.bot.interference.table import MATCH

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


def picked_at_random(position: Position, prompt: Prompt, lot: random.Random) -> tuple[str, ...]:
    """A path at random down to a command, of a question that nobody answers now."""
    path: tuple[str, ...] = ()
    while not isinstance(step := position.step(prompt, path), Complete):
        assert step is not None
        path = (*path, any_part(position.game, position.state, prompt, path, step, lot.randrange) or "")
    return path


Here = tuple[AnyGame, Any]
"""A game and a position of it."""


def the_same_path(one: Here, two: Here, prompt: Prompt, path: tuple[str, ...]) -> tuple[str, ...]:
    """A path of one match in the other, where options that read the same may stand elsewhere or have other tokens."""
    found: tuple[str, ...] = ()
    for at, said in enumerate(path):
        left, right = _step(one, prompt, path[:at]), _step(two, prompt, found)
        if isinstance(left, Step) and isinstance(right, Step):
            found = (*found, _other(left.options, right.options, said))
        elif isinstance(left, Name) and isinstance(right, Name):
            found = (*found, _other(_names(one, prompt, path[:at]), _names(two, prompt, found), said))
        else:
            found = (*found, said)
    return found


def _step(here: Here, prompt: Prompt, path: tuple[str, ...]) -> Any:
    game, state = here
    return game.step(state, prompt, path)


def _names(here: Here, prompt: Prompt, path: tuple[str, ...]) -> Sequence[Option]:
    game, state = here
    return game.suggest(state, prompt, path, "")


def _other(one: Sequence[Option], two: Sequence[Option], said: str) -> str:
    if said == NONE:
        return said
    places = []
    for token in said.split(BETWEEN):
        at = next(at for at, option in enumerate(one) if option.token == token)
        label = one[at].label
        same = [number for number, option in enumerate(two) if option.label == label]
        before = sum(option.label == label for option in one[:at])
        require(len(same) > before, f"an option is offered in one match alone: {label}")
        places.append(same[before])
    return BETWEEN.join(two[place].token for place in sorted(places))


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
    hides = any(game.resample(state, viewer, Dice(number)) != state for number in range(3))
    return Answer(path, state, (*sight(game, state, viewer), chance.draws), told, hides)


def sight(game: AnyGame, state: Any, viewer: Viewer) -> tuple[object, ...]:
    """What a viewer may see of a position by the rules of the game, and what everybody may."""
    views = (msgspec.json.encode(game.view(state, who)) for who in (viewer, SPECTATOR))
    return (*views, game.prompts(state))


@contextmanager
def same_dice(seed: object) -> Iterator[None]:
    """Let matches have secrets of their own, the same each time, and the same dice."""
    numbers = itertools.count()
    fresh = lambda: Secret(hashlib.sha256(f"{seed} {next(numbers)}".encode()).digest())  # noqa: E731

    def chance(_: Secret, match: int, seq: int, *_mixed: object) -> FairChance:
        return FairChance(DICE, match, seq)

    with mock.patch.object(Secret, "fresh", fresh), mock.patch.object(Secret, "chance", chance):
        yield
