"""The game that the README of games tells step by step is a whole game, and the files it names are there."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.contract import AnyGame
from tests.bot.games.suite.conformance import Exam
from tests.bot.games.suite.pieces import ADJUSTMENTS, PIECES
from tests.bot.games.suite.play import Match, any_setup, variants

ROOT = Path(__file__).resolve().parents[3]
README = (ROOT / "bot" / "games" / "README.md").read_text("utf-8")


@pytest.fixture(scope="module")
def stones(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyGame]:
    file = tmp_path_factory.mktemp("game") / "stones.py"
    file.write_text("\n\n".join(re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)), "utf-8")
    made = importlib.util.spec_from_file_location("stones", file)
    assert made is not None and made.loader is not None
    module = sys.modules["stones"] = importlib.util.module_from_spec(made)
    made.loader.exec_module(module)
    yield module.Stones()
    del sys.modules["stones"]


def test_it_keeps_the_contract(stones: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PIECES, "stones", lambda state: Counter(seats=state.seats))
    monkeypatch.setitem(ADJUSTMENTS, "stones", ({"stones": 5},))
    ((ruleset, variant),) = variants(stones)
    for seed in range(6):
        Exam(stones, any_setup(stones, ruleset, variant, seed), seed).run()


def test_its_own_player_takes_the_last_stone(stones: AnyGame) -> None:
    ((ruleset, variant),) = variants(stones)
    match = Match(stones, any_setup(stones, ruleset, variant, 0), 0)
    moves = list(match)
    outcome = stones.outcome(match.state)
    assert outcome is not None
    assert outcome.winners == (moves[-1].prompt.seat,)


def test_every_file_it_names_is_there() -> None:
    named = set(re.findall(r"`((?:bot|tests)/[\w./]+)`", README))
    assert len(named) > 8
    assert {path for path in named if "stones" not in path and not (ROOT / path).exists()} == set()
