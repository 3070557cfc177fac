"""The obligatory part of a game, which only grows if somebody means it to."""

from __future__ import annotations

from bot.games.core import Core
from bot.games.kernel.referee import Referee

MOST = 17


def obligatory(core: type) -> list[str]:
    return [name for name, member in vars(core).items() if callable(member) and not name.startswith("_")]


def test_a_game_has_to_answer_few_methods() -> None:
    assert len(obligatory(Core)) <= MOST
    assert len(obligatory(type("More", (), {f"method{number}": len for number in range(MOST + 1)}))) > MOST


def test_a_referee_answers_some_of_them() -> None:
    assert {"initial", "evolve", "decide", "step"} <= {*obligatory(Core)} & {*vars(Referee)}
