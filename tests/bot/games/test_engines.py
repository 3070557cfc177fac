"""A game that decides otherwise than before has another version, so that older matches are not called forged."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.questions import Prompt
from bot.matches.files.replay import Replay
from bot.matches.model import entries
from bot.matches.model.chance import FairChance
from tests.bot.games import engines
from tests.bot.games.contestants import contestants
from tests.bot.games.engines import digest, main, pinned
from tests.bot.games.suite.play import any_setup, variants
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


def test_a_campaign_of_version_1_is_decided_as_it_was() -> None:
    """One step of a command for all that leads to it, and one thing given after the other."""
    first = "0ec4111bba47048ca3d1b07dea3feb60416f7ab5bb0984e2b0c26cfdc2352bae"
    assert digest(contestants()["twom"].of_version("twom.1")) == first


def test_a_match_of_an_earlier_version_is_judged_in_its_order() -> None:
    game = contestants()["doomtrooper"]
    first = game.of_version("doomtrooper.1")
    setup = any_setup(game, *variants(game)[0], 0)
    chance = FairChance(bytes(32), 1, 1)
    events = entries.raw(first, first.open(setup, chance))
    entry = entries.Opened(
        at=datetime(2026, 1, 1, tzinfo=UTC),
        by="host",
        events=events,
        draws=tuple(chance.draws),
        game=game.key,
        engine="doomtrooper.1",
        pack=None,
        setup=setup,
        commitment="",
    )
    replay = Replay(game, (entry,), (entries.text_of(entry).encode(),))
    assert (replay.engines, replay.breaches()) == (("doomtrooper.1", game.engine), [])
    forged = Replay(game, (replace(entry, engine=game.engine),), (entries.text_of(entry).encode(),))
    assert forged.breaches() != []


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
