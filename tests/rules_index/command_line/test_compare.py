"""Two editions side by side in a terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rules_index.__main__ import app
from tests.rules_index.editions import editions_index


@pytest.fixture(scope="module")
def index() -> Path:
    return editions_index()


def test_the_command_line_shows_both_editions(index: Path) -> None:
    done = CliRunner().invoke(app, ["compare", "kolik lodí dostanu na začátku", "--index", str(index)])
    assert done.exit_code == 0
    for part in ("Přístav", "Hamnen", "PR 1.1", "HA 1.1", "Tři lodě", "Två båtar", "Bold", "Paired by their words"):
        assert part in done.stdout


UNSURE = "přístav za horou na druhém konci světa"
"""All but one of its words no book says."""


def test_the_command_line_says_what_one_edition_lacks_and_what_it_is_not_sure_of(index: Path) -> None:
    done = CliRunner().invoke(app, ["compare", "náraz na útes, přijdu o náklad", "--index", str(index)])
    assert "PR 1.3" in done.stdout
    assert "No rule on the same thing" in done.stdout
    assert "Not sure" in CliRunner().invoke(app, ["compare", UNSURE, "--index", str(index)]).stdout


def test_the_command_line_writes_json(index: Path) -> None:
    done = CliRunner().invoke(app, ["compare", "PR 1.2", "--json", "--index", str(index)])
    row = json.loads(done.stdout)
    assert [(side["id"], side["figures"]) for side in row["sides"]] == [
        ("pristav-cs.end.lights", ["pět"]),
        ("pristav-sv.goal", ["40"]),
    ]
    assert [side["also"] for side in row["sides"]] == [[], ["pristav-sv.goal.draw"]]
    assert row["declared"]


def test_the_command_line_names_the_games_it_can_compare(index: Path) -> None:
    done = CliRunner().invoke(app, ["compare", "voda", "--game", "zahrada", "--index", str(index)])
    assert done.exit_code != 0
    assert "pristav" in done.output
