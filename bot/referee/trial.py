"""Many matches played at random: how fast the game is, and how they end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

from bot.games.contract import AnyGame, after_events
from bot.games.kernel.quick import Quick, quick
from bot.games.playing import Dice
from bot.games.questions import Option, Prompt
from bot.games.setup import Setup
from bot.games.values import Line, Outcome, Rejected
from bot.matches.model.position import variant_of
from bot.referee.opening import Wanted, complete
from bot.referee.problem import RefereeProblem

MOVES = 20_000
"""A match that takes more moves than this will never end."""
TIME = 2_000
"""Moves after which the time of a match is over, where it can have one: chance alone might play it for ever."""


class NoEnd(Exception):
    """A match played at random did not come to an end; the message says which."""


def play(
    game: AnyGame, asked: Wanted, count: int, seed: str, say: Callable[[Line], str], *, automated: bool = False
) -> dict[str, Any]:
    """Play matches and tell how it went: games and actions a second, and how often whom won.

    What the setup leaves open is drawn anew for each match. Seconds are those of the processor, so that what else runs
    on the machine does not count.

    Args:
        automated: the game's own player answers instead of chance.

    Raises:
        RefereeProblem: there is no such setup.
        NoEnd: a match did not come to an end.
    """
    actions, seconds = 0, 0.0
    player = quick(game)
    seats: Counter[str] = Counter()
    factions: dict[str, Counter[str]] = {}
    reasons: Counter[str] = Counter()
    for number in range(count):
        lot = random.Random(f"{seed} {number}")  # noqa: S311  # to be repeated, not to be secret
        setup = complete(game, asked, say, lambda options, lot=lot: _shuffled(options, lot))  # type: ignore[misc]
        variant = variant_of(game, setup.ruleset, setup.variant)
        if automated and variant is not None and not variant.automaton:
            raise RefereeProblem(f"{game.key} has no player of its own for {setup.variant}; let chance play it")
        before = process_time()
        taken, outcome = _match(game, player, setup, lot, automated=automated, name=f"match {number} of seed {seed}")
        seconds += process_time() - before
        actions += taken
        reasons[say(outcome.reason)] += 1
        seats[" ".join(map(str, outcome.winners)) or "nobody"] += 1
        for seat, one in enumerate(setup.seats):
            told = factions.setdefault(one.choices.get(game.plays_as, ""), Counter())
            told["played"] += 1
            told["won"] += seat in outcome.winners
    return {
        "games": count,
        "actions": actions,
        "seconds": round(seconds, 3),
        "games_per_second": round(count / seconds, 1) if seconds else None,
        "actions_per_second": round(actions / seconds, 1) if seconds else None,
        "winning_seats": dict(sorted(seats.items())),
        "factions": {name: dict(told) for name, told in sorted(factions.items())},
        "reasons": dict(sorted(reasons.items())),
    }


def _shuffled(options: Sequence[Option], lot: random.Random) -> Sequence[Option]:
    return lot.sample(options, len(options))


def _any_in_turn(prompts: Sequence[Prompt], chance: Dice) -> Prompt:
    turns = [prompt for prompt in prompts if not prompt.ahead]
    return turns[chance.below(len(turns))]


def _match(
    game: AnyGame, player: Quick[Any, Any], setup: Setup, lot: random.Random, *, automated: bool, name: str
) -> tuple[int, Outcome]:
    # Fair dice are worth their price where somebody could cheat; here they would be most of what is measured.
    chance = Dice(lambda number: int(lot.random() * number))
    state = after_events(game, game.open(setup, chance))
    for taken in range(MOVES):
        if taken == TIME:
            state = after_events(game, game.time_up(state), state)
        prompts = game.prompts(state)
        if not prompts:
            outcome = game.outcome(state)
            if outcome is None:
                raise NoEnd(f"{name}: nobody is asked anything, and yet there is no outcome")
            return taken, outcome
        prompt = prompts[0] if len(prompts) == 1 else _any_in_turn(prompts, chance)
        command = game.automated(state, prompt) if automated else player.pick(state, prompt, chance.below)
        after = player.play(state, prompt.decider, command, chance)
        if isinstance(after, Rejected):
            raise NoEnd(f"{name}: a command was offered and is refused: {command}: {after.violations}")
        state = after
    raise NoEnd(f"{name}: no end after {MOVES} moves")
