"""Combats of the engine beside the second reading: ``python -m tests.bot.games.doomtrooper.combats [NUMBER]``."""

from __future__ import annotations

import random
import sys
from typing import Any

from bot.games.contract import after_events
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.state import State
from bot.games.playing import Dice
from bot.games.values import Accepted
from tests.bot.games.doomtrooper.second_reading import Fight, Result, drawn, outcome, position
from tests.bot.games.doomtrooper.table import Table

ROUNDS = 200
"""More questions than a combat can ask."""


def fought(fight: Fight) -> Result:
    """What the engine makes of a combat in which nobody plays anything, all points being taken as victory points.

    Raises:
        AssertionError: the engine refuses what the combat needs.
    """
    game = Doomtrooper(Catalogue(()))
    opened = game.adjust(Table().run.state, position(fight))
    assert isinstance(opened, Accepted), opened
    state: State = after_events(game, opened.events, Table().run.state)
    fighters = [at for at, card in enumerate(state.cards) if card.on < 0 and card.code.endswith("er")]
    begun = False
    for _ in range(ROUNDS):
        prompt = next(prompt for prompt in game.prompts(state) if not prompt.ahead)
        command = _answer(game, state, prompt, fight, fighters, begun=begun)
        if command is None:
            break
        begun = begun or isinstance(command, said.Attack)
        decision = game.decide(state, prompt.decider, command, Dice(lambda _: 0))
        assert isinstance(decision, Accepted), (command, decision)
        state = after_events(game, decision.events, state)
    points = [player.victory for player in state.players]
    return Result(*(_fate(state, at) for at in fighters), *points)  # type: ignore[arg-type]


def _answer(game: Doomtrooper, state: State, prompt: Any, fight: Fight, fighters: list[int], *, begun: bool) -> Any:
    """The answer that lets the combat run its course; ``None`` once it is over."""
    match prompt.ask.key:
        case key if "announce" in key:
            return said.Announce(*fighters)
        case key if "tactic" in key:
            return said.ChooseTactic(fight.tactic)
        case key if "zone" in key:
            return said.ChooseZone(next(at for at, card in enumerate(state.cards) if card.code == "inline:zone"))
        case key if "split" in key or "points" in key:
            return said.Split(game.step(state, prompt, ()).most)  # type: ignore[union-attr]
        case key if "action" in key:
            return None if begun else said.Attack()
    return said.Pass()


def _fate(state: State, at: int) -> str:
    card = state.cards[at]
    return "dead" if card.zone == "discard" else "wounded" if card.wounded else "well"


def main() -> None:
    """Hold the engine against the second reading, and print every combat that they see differently."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    wrong = 0
    for seed in range(number):
        fight = drawn(random.Random(seed))
        book, engine = outcome(fight), fought(fight)
        if book != engine:
            wrong += 1
            sys.stdout.write(f"{seed}: the book {book}, the engine {engine}: {fight}\n")
    sys.stdout.write(f"{number} combats, {wrong} seen differently\n")


if __name__ == "__main__":
    main()
