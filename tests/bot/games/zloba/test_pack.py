"""Component packs: what is refused, and in which words."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bot.boards.zloba.entry import ENTRY
from bot.games.packs.problems import PackProblem
from bot.games.zloba.game import Zloba
from bot.games.zloba.pack.form import FORM
from tests.bot.games.suite.play import Match
from tests.rows import rows

TINY = Path(__file__).with_name("tiny.toml").read_text("utf-8")


@rows(
    ("before", "after", "told"),
    [
        ('key = "tiny"', 'key = "tiny"\ncolor = "x"', "line 3: color: `color` is not known here"),
        ("cost = 3", "cost = 0", "line 122: factions[0].elites[0].cost: Expected `int` >= 1"),
        ("toughness = 4", "toughness = 7", "factions[0].elites[0].toughness"),
        ('{ type = "swift" }', '{ type = "flies" }', "Invalid value 'flies'"),
        ("borders = [[1, 2], ", "borders = [[1, 2], [2, 1], ", "areas 1 and 2 are joined twice"),
        ("borders = [[1, 2], ", "borders = [[1, 1], [1, 2], ", "area 1 cannot touch itself"),
        ("number = 8", "number = 7", "numbered 1 to 8"),
        ('side = "west"', 'side = "east"', "one on each side"),
        ('key = "archer"', 'key = "giant"', "the key `giant` is there already"),
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
        ('name = { cs = "zkušební sada", ', "name = { ", "name: `cs` is missing"),
        ("[dice]", "[dice", "line 6"),
    ],
)
def test_a_wrong_pack_is_refused_with_the_place(before: str, after: str, told: str) -> None:
    assert before in TINY
    with pytest.raises(PackProblem) as problem:
        FORM.read(TINY.replace(before, after, 1).encode())
    assert told in str(problem.value)


def test_an_area_that_touches_nothing_is_refused() -> None:
    lonely = TINY.replace("[4, 8], [5, 8], [6, 8], [7, 8]", "[4, 6]")
    with pytest.raises(PackProblem, match="area 8 touches no other"):
        FORM.read(lonely.encode())


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(PackProblem):
        FORM.read(b"\xff\xfe\x00")


def test_the_stand_in_says_that_it_is_one() -> None:
    assert FORM.read(FORM.own()).stand_in
    assert Zloba.from_bytes(None).components.pack == FORM.read(FORM.own())


@pytest.mark.parametrize("sample", [0, 1])
def test_no_word_of_a_pack_is_copied_into_a_match(sample: int) -> None:
    """Neither into events nor into what is said of them, which holds keys alone."""
    pack = re.sub(r'(cs|en|sv) = "[^"]*"', r'\1 = "CANARY"', FORM.own().decode())
    game, setup = Zloba(FORM.read(pack.encode())), ENTRY.samples[sample]
    assert {words.cs for words in game.texts.values()} == {"CANARY"}
    match = Match(game, setup, 1)
    for move in match:
        lines = [line for event in move.events for line in game.narrate(event, move.prompt.seat)]
        steps = game.step(move.before, move.prompt, ())
        assert b"CANARY" not in game.codec.encode(move.events) + msgspec.json.encode((lines, steps))
    assert b"CANARY" not in game.codec.encode(match.state) + msgspec.json.encode(game.outcome(match.state))
