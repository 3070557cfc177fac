"""A game that decides otherwise than before has another version, so that older matches are not called forged."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.questions import Prompt
from tests.bot.games import engines
from tests.bot.games.contestants import contestants
from tests.bot.games.engines import digest, main, pinned
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import Command, Lay, State


class Bolder(Toy):
    """The toy game with another player of its own, under the version it had."""

    def automated(self, state: State, prompt: Prompt) -> Command:
        return Lay(state.hands[prompt.seat][0]) if state.stage == "turn" else super().automated(state, prompt)


@pytest.mark.parametrize("key", contestants())
def test_a_game_decides_as_its_version_did(key: str) -> None:
    game, pin = contestants()[key], pinned()[key]
    assert digest(game) == pin["digest"] or game.engine != pin["engine"], (
        f"{key} decides otherwise than {pin['engine']} did, so that honest matches would be called forged: "
        f"give {type(game).__name__}.engine a new version, then run python -m tests.bot.games.engines"
    )
    assert game.engine == pin["engine"], "a new version: run python -m tests.bot.games.engines"


def test_another_player_of_its_own_is_noticed() -> None:
    assert digest(Bolder()) != digest(Toy())


def test_a_change_is_pinned_only_under_a_new_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "PINS", tmp_path / "engines.json")
    game = Toy()
    monkeypatch.setattr(engines, "contestants", lambda: {"toy": game})
    assert main([]) == 0
    game = Bolder()
    assert main([]) == 1
    assert pinned()["toy"]["digest"] == digest(Toy())
    assert main(["--unreleased"]) == 0
    assert pinned()["toy"] == {"engine": "toy.1", "digest": digest(game)}
    game.engine = "toy.2"
    assert main([]) == 0
    assert pinned()["toy"]["engine"] == "toy.2"
