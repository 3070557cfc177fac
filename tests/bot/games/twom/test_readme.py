"""The README beside the code: what it names is there, what it shows is true, and every part of a position is listed."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from bot.games.twom.acts.arranging.form import Change

ROOT = Path(__file__).resolve().parents[4] / "bot" / "games" / "twom"
README = (ROOT / "README.md").read_text("utf-8")


def test_every_file_and_folder_that_it_names_is_there() -> None:
    named = set(re.findall(r"`([a-z_/]+(?:/|\.py))`", README))
    assert len(named) > 15
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_every_folder_is_named() -> None:
    folders = {path.name for path in ROOT.iterdir() if (path / "__init__.py").exists()}
    assert {name for name in folders if f"`{name}/`" not in README} == set()


def test_its_example_is_true() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 3
    assert found.failed == 0


def test_every_part_of_a_position_is_listed() -> None:
    told = README.partition("## A position as it is written\n")[2]
    assert {part for part in Change.__struct_fields__ if f"`{part}`" not in told} == set()
