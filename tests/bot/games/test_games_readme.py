"""The README of games says how Prší was added: each excerpt is in its file, and the files it names are there."""

from __future__ import annotations

import re
from pathlib import Path

from bot.games.core import Core
from bot.games.kernel.referee import Referee
from tests.test_floors import ROOMS

ROOT = Path(__file__).resolve().parents[3]
README = (ROOT / "bot" / "games" / "README.md").read_text("utf-8")
EXCERPT = re.compile(r"^```python\n# (?P<file>\S+)\n(?P<code>.*?)^```$", re.DOTALL | re.MULTILINE)


def astray(text: str) -> list[str]:
    """The files that an excerpt of a text names and that do not hold it."""
    return [found["file"] for found in EXCERPT.finditer(text) if found["code"] not in _source(found["file"])]


def _source(file: str) -> str:
    path = ROOT / file
    return path.read_text("utf-8") if path.is_file() else ""


def test_every_excerpt_stands_in_the_file_it_names() -> None:
    assert len(EXCERPT.findall(README)) == README.count("```python") >= 7
    assert astray(README) == []


def test_an_excerpt_that_is_no_longer_so_is_found() -> None:
    old = README.replace("EACH_SEVEN", "TWO").replace("state.after(self.seat)", "self.seat + 1")
    assert astray(old) == ["bot/games/prsi/position/events.py"]


def test_the_rooms_are_those_that_games_have() -> None:
    rooms = re.findall(r"^\| `(\w+)` \|", README, re.MULTILINE)
    assert [room for room in rooms if room in ROOMS["bot.games.prsi"]] == list(ROOMS["bot.games.prsi"])


def test_it_counts_the_methods_right() -> None:
    methods = {name for name, value in vars(Core).items() if callable(value) and not name.startswith("_")}
    assert (len(methods), len(methods & vars(Referee).keys())) == (17, 4)
    assert "Seventeen methods" in README
    assert "has four of them" in README


def test_every_file_it_names_is_there() -> None:
    named = set(re.findall(r"`((?:bot|tests|rules_index)/[\w./-]+)`", README))
    assert len(named) > 12
    assert {path for path in named if not (ROOT / path).exists()} == set()
