"""Whether games decide as their version says: a digest of what each decides, pinned beside :attr:`Game.engine`.

After a change of what a game decides, give its ``engine`` a new version and run ``python -m tests.bot.games.engines``,
which pins the new digest. With ``--unreleased`` it pins it under the version there is, if that was never released.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from bot.games.contract import AnyGame, after_events
from bot.games.setup import Setup
from bot.games.values import Accepted
from tests.bot.games.contestants import contestants
from tests.bot.games.suite.play import Dice, any_answer, any_setup, in_turn, own_answers, variants

PINS = Path(__file__).parent / "engines.json"
_SEEDS, _MOVES = 2, 90


def digest(game: AnyGame) -> str:
    """A fingerprint of everything a game decides in some small matches: the same as long as it decides the same."""
    found = hashlib.sha256()
    for ruleset, variant in variants(game):
        for seed in range(_SEEDS):
            for line in _decisions(game, any_setup(game, ruleset, variant, seed), seed):
                found.update(line + b"\n")
    return found.hexdigest()


def _decisions(game: AnyGame, setup: Setup, seed: int) -> list[bytes]:
    lot, dice, write = random.Random(seed), Dice(seed), game.codec.encode
    events = game.open(setup, dice)
    state: Any = None
    told = [write(events)]
    for _ in range(_MOVES):
        state = after_events(game, events, state)
        asked = game.prompts(state)
        told += [f"{prompt.seat} {prompt.id} {prompt.optional}".encode() for prompt in asked]
        if not asked:
            break
        prompt = lot.choice(in_turn(asked))
        default, *own = own_answers(game, setup, state, prompt)
        answers = (*own, default, any_answer(game, state, prompt, lot))
        told += [write(answer) for answer in answers]
        decision = game.decide(state, prompt.decider, lot.choice(answers), dice)
        if not isinstance(decision, Accepted):
            raise AssertionError(f"{prompt.id}: its own answer is refused: {decision}")
        events = decision.events
        told.append(write(events))
    ends = (game.outcome(state), game.retire(state, (0,), ()))
    return [*told, *(msgspec.json.encode(end) for end in ends), repr(dice.draws).encode()]


def pinned() -> dict[str, dict[str, str]]:
    """What is pinned: of every game its version and the digest of what it decides."""
    found: dict[str, dict[str, str]] = json.loads(PINS.read_text("utf-8")) if PINS.exists() else {}
    return found


def main(arguments: list[str]) -> int:
    """Pin what the games decide now; refuse it for a game that decides otherwise under the version it had."""
    pins = pinned()
    for key, game in contestants().items():
        now = {"engine": game.engine, "digest": digest(game)}
        before = pins.get(key, now)
        if before["engine"] == now["engine"] and before != now and arguments != ["--unreleased"]:
            sys.stderr.write(
                f"{key} decides otherwise than {game.engine} did: give {type(game).__name__}.engine a new version\n"
            )
            return 1
        pins[key] = now
    PINS.write_text(json.dumps(pins, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
