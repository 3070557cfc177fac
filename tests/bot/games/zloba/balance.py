"""How even the factions of the stand-in pack are, in games of four: a figure, not a test.

    python -m tests.bot.games.zloba.balance random 300
    python -m tests.bot.games.zloba.balance automated 100

Four of the five factions are drawn for each game, and so are the support cards. A fair share is 0.25.
"""

from __future__ import annotations

import random
import sys
from collections import Counter, defaultdict

from bot.games.contract import after_events
from bot.games.offers import pick
from bot.games.playing import Dice
from bot.games.setup import SeatSetup, Setup
from bot.games.values import Accepted
from bot.games.zloba.game import Zloba

SEATS = 4


def winners(game: Zloba, factions: list[str], seed: int, *, automated: bool) -> list[str]:
    """Who wins one game; several when they share the win."""
    chance = Dice(random.Random(seed).randrange)
    setup = Setup(game.rulesets[0].key, "competitive", tuple(SeatSetup({"faction": key}) for key in factions))
    state = after_events(game, game.open(setup, chance))
    while prompts := game.prompts(state):
        prompt = prompts[chance.below(len(prompts))]
        by_itself = automated and state.phase != "setup"
        command = game.automated(state, prompt) if by_itself else pick(game, state, prompt, chance.below)
        decision = game.decide(state, prompt.seat, command, chance)
        assert isinstance(decision, Accepted), command
        state = after_events(game, decision.events, state)
    outcome = game.outcome(state)
    assert outcome is not None
    return [factions[seat] for seat in outcome.winners]


def main(player: str, games: int) -> None:
    """Print each faction's share of the games it played in that it won."""
    game = Zloba.from_bytes(None)
    won: dict[str, float] = defaultdict(float)
    played: Counter[str] = Counter()
    for seed in range(games):
        factions = random.Random(seed).sample(sorted(game.components.factions), SEATS)
        played.update(factions)
        best = winners(game, factions, seed, automated=player == "automated")
        for key in best:
            won[key] += 1 / len(best)
    for key in sorted(played):
        sys.stdout.write(f"{key:8s} {won[key] / played[key]:.2f} of {played[key]} games\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
