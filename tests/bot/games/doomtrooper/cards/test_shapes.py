"""The words can say the shapes that effects of real cards have: all but the few that are like nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.doomtrooper.pack.cards.naming import parts_of
from bot.games.doomtrooper.pack.cards.texts import EffectsFile, read_texts
from bot.games.doomtrooper.words.effects import Word
from bot.games.doomtrooper.words.texts import CardText

SHAPES = 66


@pytest.fixture(scope="module")
def shapes() -> dict[str, CardText]:
    file = Path(__file__).with_name("shapes.toml")
    codes = {f"s{number:02}" for number in range(1, SHAPES + 1)}
    return read_texts([EffectsFile(file.name, file.read_bytes())], codes)


def test_nine_of_ten_shapes_are_said_wholly(shapes: dict[str, CardText]) -> None:
    assert len(shapes) == SHAPES
    assert sum(text.said == "all" for text in shapes.values()) >= 0.9 * SHAPES


def test_a_shape_that_is_said_has_words(shapes: dict[str, CardText]) -> None:
    for code, text in shapes.items():
        assert text.said == "part" or any(isinstance(part, Word) for _, part in parts_of(text)), code
