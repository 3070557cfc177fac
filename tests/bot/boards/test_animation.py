"""Boards as an animation: within its size, from the first to the last, which is held."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache

import pytest
from PIL import Image

from bot.boards import animation
from bot.boards.animation import animated, narrowed, thinned
from bot.boards.doomtrooper.table.picture import draw as draw_table
from bot.boards.zloba.picture import draw
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.boards.doomtrooper.tables import TABLES, seen
from tests.bot.boards.samples import competitive


@cache
def boards() -> list[bytes]:
    """A few boards of one match."""
    return [draw(view, localizer(Language.EN)).png for view in competitive()[:90:30]]


@pytest.mark.parametrize("largest", [60_000, pytest.param(2_000_000, marks=pytest.mark.slow)])
def test_an_animation_keeps_to_its_size_and_holds_its_last_picture(largest: int) -> None:
    made = animated(boards(), largest)
    assert len(made) <= largest
    with Image.open(io.BytesIO(made)) as image:
        image.seek(image.n_frames - 1)  # type: ignore[attr-defined]
        assert image.info["duration"] == 5000


def test_crowded_tables_fit_after_one_more_try(monkeypatch: pytest.MonkeyPatch) -> None:
    largest = 250_000
    shown = [seen(TABLES[name]()) for name in ("crowded", "warriors", "nested")]
    tables = [draw_table(view, localizer(Language.EN)).png for view in shown]
    tries, made = list[int](), animation._gif

    def counted(pngs: Sequence[bytes], width: int) -> bytes:
        tries.append(width)
        return made(pngs, width)

    monkeypatch.setattr(animation, "_gif", counted)
    assert len(animated(tables, largest)) <= largest
    assert len(tries) == 2


def test_pictures_are_left_out_evenly_but_never_the_first_or_the_last() -> None:
    assert thinned(3, 5) == [0, 1, 2]
    assert thinned(101, 3) == [0, 50, 100]
    assert thinned(7, 1) == [6]


def test_a_picture_is_made_narrower_and_never_wider() -> None:
    with Image.open(io.BytesIO(narrowed(boards()[0], 300))) as image:
        assert image.width == 300
    assert narrowed(boards()[0], 5000) == boards()[0]
