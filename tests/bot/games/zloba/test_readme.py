"""The README beside the code: what it names is there, what it shows is true, and a turn goes where it says."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path
from types import FrameType

import bot.games.zloba.game
from bot.games.questions import Complete
from bot.games.values import SPECTATOR
from bot.games.zloba.position.commands import Deploy
from tests.bot.games.zloba.table import GAME, Chance, arrange, asked
from tests.manuals import section
from tests.rows import rows

ROOT = Path(bot.games.zloba.game.__file__).parent
README = (ROOT / "README.md").read_text("utf-8")
TURN = section(README, "One turn through the code")
NAMED = sorted(set(re.findall(r"`([a-z_/]+(?:/|\.py))`", README)))


def paths(text: str) -> set[str]:
    """The files that a text names."""
    return set(re.findall(r"`([a-z_/]+\.py)`", text))


@rows("name", NAMED)
def test_what_is_named_is_there(name: str) -> None:
    assert (ROOT / name).exists()


def test_every_folder_is_named() -> None:
    folders = {path.parent.name for path in ROOT.glob("*/*.py")}
    assert {f"{folder}/" for folder in folders} <= set(NAMED)


def test_the_example_is_true() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (found.attempted > 4, found.failed) == (True, 0)


def test_a_turn_goes_through_the_files_in_the_readme() -> None:
    """All of those that a turn without the automated opponent needs."""
    found: set[str] = set()

    def called(frame: FrameType, event: str, _: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(ROOT):
            found.add(file.relative_to(ROOT).as_posix())

    state = arrange({"dice": ["extend"], "basics": {"1": 1}}, {})
    before = sys.getprofile()
    sys.setprofile(called)
    try:
        prompt = asked(state)
        assert isinstance(GAME.step(state, prompt, ("extend", "2")), Complete)
        decision = GAME.decide(state, 0, Deploy(1, 2, "die"), Chance())
        for event in getattr(decision, "events", ()):
            state = GAME.evolve(state, event)
            GAME.narrate(event, SPECTATOR)
        GAME.view(state, SPECTATOR)
    finally:
        sys.setprofile(before)
    others = {name for name in paths(TURN) if name.startswith("acts/opponent/")} | {"looks/refusals.py"}
    assert paths(TURN) - others <= found
