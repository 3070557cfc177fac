"""The picture as a file: the same for equal views, small, quick, and with every unit in its area."""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.boards.drawing import ALARM, GLOW, Colour, from_hex, mix
from bot.boards.entry import Boards, Picture
from bot.boards.geometry import bounds, inside
from bot.boards.zloba.land import INNER, terrain_of
from bot.boards.zloba.picture import LAST, draw
from bot.boards.zloba.pieces import HEADER, LAND, PLANK, PLATEAU, TRACK_TOP, WASH, WIDTH
from bot.boards.zloba.words import LIMIT
from bot.games.zloba.pack.pack import SIDES, Area, Board, Zone
from bot.games.zloba.position.state import LastMove
from bot.games.zloba.position.units import March, Troops
from bot.games.zloba.tells.view import ZlobaView
from bot.installed import GAMES
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.boards.samples import actions, against, competitive, cooperative, crowded, placed, with_force
from tests.rows import rows

CZECH = localizer(Language.CS)
ROOT = Path(__file__).resolve().parents[3]
BOARD = (0, HEADER, WIDTH, TRACK_TOP)
SAMPLES: dict[str, Callable[[], ZlobaView]] = {
    "start": lambda: competitive()[0],
    "middle": actions,
    "end": lambda: competitive()[-1],
    "against": against,
    "lost": lambda: cooperative()[-1],
    "crowded": lambda: crowded(actions(), 3),
    "cramped": lambda: crowded(against(), 6, elites=9),
}


def drawn(view: ZlobaView) -> Picture:
    picture = draw(view, CZECH)
    assert picture is not None
    return picture


def pixels(view: ZlobaView) -> Image.Image:
    return Image.open(io.BytesIO(drawn(view).png)).convert("RGB")


@rows("name", SAMPLES)
def test_a_picture_is_small_and_its_words_fit(name: str) -> None:
    picture = drawn(SAMPLES[name]())
    with Image.open(io.BytesIO(picture.png)) as image:
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1080)
        assert image.height <= 1.6 * image.width
    assert len(picture.png) < 300_000
    assert 0 < len(picture.alt) <= LIMIT


def test_equal_views_give_equal_pictures_in_every_process() -> None:
    program = (
        "import hashlib\n"
        "from tests.bot.boards.samples import actions\n"
        "from tests.bot.boards.test_picture import drawn\n"
        "picture = drawn(actions()); print(hashlib.sha256(picture.png + picture.alt.encode()).hexdigest())"
    )
    here = drawn(actions())
    expected = hashlib.sha256(here.png + here.alt.encode()).hexdigest()
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={"PYTHONHASHSEED": "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == expected


def test_units_stand_in_their_area() -> None:
    view = actions()
    nobody = replace(
        view,
        last=None,
        forces=tuple(replace(each, basics=(0,) * 9, elites=()) for each in view.forces),
        areas=tuple(replace(each, control=None, domination=None) for each in view.areas),
    )
    colour, empty = from_hex(nobody.forces[2].colour), pixels(nobody)
    for area, outline in terrain_of(view.board).areas.items():
        full = pixels(with_force(nobody, placed(nobody.forces[2], area, 5, (3,))))
        left, top, right, bottom = map(round, bounds(outline))
        changed = ImageChops.difference(empty.crop(BOARD), full.crop(BOARD)).getbbox()
        assert changed is not None
        assert left <= changed[0] and changed[2] <= right
        assert top <= changed[1] + BOARD[1] and changed[3] + BOARD[1] <= bottom
        here = (left, top, right, bottom)
        assert points(full.crop(here), colour) > points(empty.crop(here), colour) + 1_000


def test_the_land_has_the_colour_of_who_controls_it() -> None:
    view = replace(against(), last=None)
    for area, outline in terrain_of(view.board).areas.items():
        left, top, right, bottom = map(round, bounds(outline))
        areas = tuple(replace(each, control=0 if each.number == area else None, domination=None) for each in view.areas)
        colour = from_hex(view.forces[0].colour)
        wash = mix(PLATEAU if area in INNER else LAND, colour, WASH)
        held = pixels(replace(view, areas=areas))
        here = points(held.crop((left, top, right, bottom)), wash)
        assert here > 5_000 and points(held, wash) - here < 1_000


def test_a_zone_has_the_colour_and_the_emblem_of_its_owner() -> None:
    view = against()
    force = replace(view.forces[0], zone=1, basics=(0,) * 9, elites=())
    colour, image = from_hex(force.colour), pixels(with_force(replace(view, last=None), force))
    left, top, right, bottom = map(round, bounds(terrain_of(view.board).zones[1]))
    border = points(image.crop((left, top + 40, right, bottom + 3)), colour)
    emblem = points(image.crop((left, max(0, top - 30), right, top + 30)), colour)
    assert border > 2_000 and emblem > 800


def test_the_track_has_a_marker_in_the_cell_of_every_score() -> None:
    view = actions()
    scores = (0, 20, 21, 50)
    forces = tuple(replace(force, points=score) for force, score in zip(view.forces, scores, strict=True))
    image = pixels(replace(view, forces=forces))
    for force, score in zip(forces, scores, strict=True):
        column, row = min(score, LAST) % 21, min(score, LAST) // 21
        left, top = round(10 + column * 1060 / 21), TRACK_TOP + 4 + row * 54
        assert points(image.crop((left, top, left + 50, top + 54)), from_hex(force.colour)) > 300


def test_the_place_of_a_deployment_and_of_wounds_glows() -> None:
    view, troops = actions(), Troops(2)
    still = pixels(replace(view, last=None))
    for last, colour in (
        (LastMove(0, marches=(March(6, troops),)), GLOW),
        (LastMove(0, wounded=6), ALARM),
    ):
        left, top, right, bottom = map(round, bounds(terrain_of(view.board).areas[6]))
        here = (left - 6, top - 6, right + 6, bottom + 6)
        glowing = pixels(replace(view, last=last))
        assert points(glowing.crop(here), colour) > points(still.crop(here), colour) + 1_500


def test_land_bridges_are_drawn() -> None:
    view = actions()
    bare = pixels(replace(view, board=replace(view.board, bridges=())))
    one = pixels(replace(view, board=replace(view.board, bridges=((2, 3),))))
    changed = ImageChops.difference(bare, one).getbbox()
    assert changed is not None
    middle = (changed[0] + changed[2]) / 2, (changed[1] + changed[3]) / 2
    upper, lower = terrain_of(view.board).areas[2], terrain_of(view.board).areas[3]
    assert not inside(upper, middle) and not inside(lower, middle)
    assert points(one.crop(changed), PLANK) > 500


def points(image: Image.Image, colour: Colour) -> int:
    """How many points of an image have exactly this colour."""
    found = image.getcolors(1 << 20)
    assert found is not None
    return sum(many for many, shade in found if shade == colour)


def test_any_board_that_a_pack_may_hold_is_drawn() -> None:
    def square(x: int, y: int) -> tuple[tuple[int, int], ...]:
        return ((x, y), (x + 120, y), (x + 120, y + 90), (x, y + 90))

    areas = tuple(Area(number, (60, 50), square(100 * number, 90 * number)) for number in range(1, 9))
    zones = tuple(Zone(side, (0, 0), ((0, 0), (1, 0), (0, 1))) for side in SIDES)
    board = Board(tuple((number, number + 1) for number in range(1, 8)), areas, zones, bridges=((1, 8), (2, 7)))
    view = crowded(replace(actions(), board=board), 2, elites=9)
    assert len(drawn(view).png) > 10_000


def test_a_game_without_a_board_has_no_picture() -> None:
    class Hand(msgspec.Struct, frozen=True):
        cards: tuple[str, ...] = ()

    assert Boards(GAMES).draw("cards", Hand(), CZECH) is None
