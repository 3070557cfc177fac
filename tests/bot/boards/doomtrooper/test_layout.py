"""Where things stand in the picture of a table: nothing on top of anything else, nothing outside, nothing too small."""

from __future__ import annotations

import io
from itertools import combinations, islice
from typing import Any, NamedTuple

import pytest
from PIL import Image

from bot.boards.doomtrooper.table import picture
from bot.boards.drawing import Canvas, width_of
from bot.boards.lettering import ELLIPSIS, fitted, wrapped
from bot.games.doomtrooper.position.state import State
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.boards.doomtrooper.tables import TABLES, at_random, crowded, seen
from tests.rows import rows

LEAST = 22
"""The smallest letters, in points: eight pixels where the picture is 400 wide."""
_CAPITALS = 0.34
"""How far capitals reach up and down from the middle of a line, in parts of its size."""
_PART = 100
"""Boxes that are narrower are signs."""

Box = tuple[float, float, float, float]


class Written(NamedTuple):
    text: str
    box: Box
    size: float


class Recorder(Canvas):
    """A canvas that keeps what is written on it, and the boxes."""

    last: Recorder

    def __init__(self, width: int, height: int, ground: Any) -> None:
        super().__init__(width, height, ground)
        self.written: list[Written] = []
        self.boxes: list[Box] = [(0, 0, width, height)]
        Recorder.last = self

    def box(self, corners: Box, *how: Any, **more: Any) -> None:
        super().box(corners, *how, **more)
        if corners[2] - corners[0] > _PART and corners[3] - corners[1] > LEAST:
            self.boxes.append(corners)

    def text(self, at: tuple[float, float], text: str, size: float, fill: Any, **how: Any) -> float:
        wide = super().text(at, text, size, fill, **how)
        own = size * min(1.0, wide / max(1e-6, width_of(text, size, heavy=how.get("heavy", False))))
        left = at[0] - {"lm": 0.0, "mm": 0.5, "rm": 1.0}[how.get("anchor", "mm")] * wide
        if text:
            box = (left, at[1] - own * _CAPITALS, left + wide, at[1] + own * _CAPITALS)
            self.written.append(Written(text, box, own))
        return wide


def recorded(state: State, language: Language, monkeypatch: pytest.MonkeyPatch, viewer: Any = "spectator") -> Recorder:
    monkeypatch.setattr(picture, "Canvas", Recorder)
    picture.draw(seen(state, viewer), localizer(language))
    return Recorder.last


def within(inner: Box, outer: Box) -> bool:
    return (
        outer[0] - 0.5 <= inner[0]
        and outer[1] - 0.5 <= inner[1]
        and inner[2] <= outer[2] + 0.5
        and inner[3] <= outer[3] + 0.5
    )


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def check(canvas: Recorder) -> None:
    """Every text is large enough, inside each box that its middle is in, and on top of no other."""
    for written in canvas.written:
        assert written.size >= LEAST, written
        left, top, right, bottom = written.box
        middle = ((left + right) / 2, (top + bottom) / 2)
        around = [box for box in canvas.boxes if within((*middle, *middle), box)]
        assert all(within(written.box, box) for box in around), (written, around)
    for one, other in combinations(canvas.written, 2):
        assert apart(one.box, other.box), (one, other)


@pytest.mark.parametrize(
    "language", [Language.CS, *(pytest.param(each, marks=pytest.mark.slow) for each in (Language.EN, Language.SV))]
)
@rows("table", TABLES)
def test_nothing_stands_on_top_of_anything_else(
    table: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = recorded(TABLES[table](), language, monkeypatch)
    assert len(canvas.written) > 20
    check(canvas)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_matches_at_random_keep_to_their_room(seats: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, state in enumerate(islice(at_random(seats, seed), 0, 700, 50)):
        check(recorded(state, list(Language)[number % 3], monkeypatch, viewer=number % seats))


def test_forty_cards_of_four_players_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    state = crowded()
    canvas = recorded(state, Language.EN, monkeypatch)
    names = [written.text.removesuffix(ELLIPSIS) for written in canvas.written]
    view = seen(state)
    lying = [card for player in view.players for card in (*player.squad, *player.cohort, *player.outpost)]
    assert sum(1 + len(card.attached) for card in lying) >= 34
    for card in (*lying, *(one for each in lying for one in each.attached)):
        if card.name is not None:
            said = card.name.in_language("en")
            assert any(text and said.startswith(text) for text in names), said


def test_a_picture_of_forty_cards_fits_a_phone() -> None:
    for table in TABLES.values():
        drawn = picture.draw(seen(table()), localizer(Language.CS))
        with Image.open(io.BytesIO(drawn.png)) as image:
            assert (image.format, image.mode, image.width) == ("PNG", "P", 1080)
            assert image.height <= 2.8 * image.width
        assert len(drawn.png) < 500_000


def test_long_names_are_cut_where_words_end() -> None:
    room = width_of("Mitch Hunter", 28)
    assert fitted("Mitch Hunter", 28, room) == "Mitch Hunter"
    short = fitted("Mitch Hunter - Island", 28, room)
    assert short.endswith(ELLIPSIS) and width_of(short, 28) <= room
    lines = wrapped(["Staff", "General", "Constance", "Romanov", "the", "Elder"], 28, 200, 2, between=" ")
    assert lines[0] == "Staff General" and lines[1].endswith(ELLIPSIS)
    assert all(width_of(line, 28) <= 200 for line in lines)
    assert wrapped(("one", "two"), 28, 400, 2) == ("one · two",)
    assert wrapped((), 28, 400, 2) == ()
