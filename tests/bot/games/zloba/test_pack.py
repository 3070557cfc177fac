"""Component packs: what is refused, and in which words."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.packs.toml_files import PackProblem
from bot.games.zloba.game import Zloba, stand_in
from bot.games.zloba.pack.pack import load, read

TINY = Path(__file__).with_name("tiny.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ('key = "tiny"', 'key = "tiny"\ncolor = "x"', "unknown field `color`"),
        ("cost = 3", "cost = 0", "$.factions[0].elites[0].cost"),
        ("toughness = 4", "toughness = 7", "$.factions[0].elites[0].toughness"),
        ('{ type = "swift" }', '{ type = "flies" }', "Invalid value 'flies'"),
        ("borders = [[1, 2], ", "borders = [[1, 2], [2, 1], ", "areas 1 and 2 are joined twice"),
        ("borders = [[1, 2], ", "borders = [[1, 1], [1, 2], ", "area 1 cannot touch itself"),
        ("number = 8", "number = 7", "numbered 1 to 8"),
        ('side = "west"', 'side = "east"', "one on each side"),
        ('key = "archer"', 'key = "giant"', "the key `giant` is there 2 times"),
        ('once = [{ type = "gain", corra = 3 }]', "", "either `once` or `passive`"),
        (
            'effects = [{ type = "move", units = 1, start = "own" }]',
            'effects = [{ type = "gain", corra = 1 }]',
            "cost more corra",
        ),
        ('units = 3, where = "own"', 'units = 3, where = "here"', "a skill has no place"),
        ('wounds = 1, where = "any"', 'wounds = 1, where = "here"', "a card has no place"),
        ('deploy = "any"', 'deploy = "here"', "cannot be deployed where it already is"),
        ('action = ["mine", ', "action = [", "Expected `array` of length 6"),
        ('name = { cs = "zkušební sada", ', "name = { ", "missing required field `cs`"),
        ("[dice]", "[dice", "line 6"),
    ],
)
def test_a_wrong_pack_is_refused_with_the_place(before: str, after: str, told: str) -> None:
    assert before in TINY
    with pytest.raises(PackProblem) as problem:
        load(TINY.replace(before, after, 1))
    assert told in str(problem.value)


def test_an_area_that_touches_nothing_is_refused() -> None:
    lonely = TINY.replace("[4, 8], [5, 8], [6, 8], [7, 8]", "[4, 6]")
    with pytest.raises(PackProblem, match="area 8 touches no other"):
        load(lonely)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackProblem, match=r"gone\.toml"):
        read(tmp_path / "gone.toml")


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(PackProblem):
        Zloba.from_bytes(b"\xff\xfe\x00")


def test_the_stand_in_says_that_it_is_one() -> None:
    assert load(stand_in()).stand_in
    assert Zloba.from_bytes(None).components.pack == load(stand_in())
