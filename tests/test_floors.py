"""The floors of the house: who may import whom, told by walking every import."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.bot.behaviour import castle
from tests.house import ROOT, circles, cycle, import_graph, imports, module_name, moved, part_of, sources
from tests.rows import rows

# Ground first; a module imports from its own floor's package, or from floors below.
FLOORS = (
    "bot.games",
    "bot.matches",
    "bot.disputes",
    "bot.library",
    "bot.boards",
    "bot.installed",
    "bot.referee",
    "bot.chat",
    "bot.live",
    "bot.playground",
    "bot.commands",
    "bot.running",
    "bot.__main__",
)
# What carries the floors from matches upward, and imports nothing of the bot but itself.
FOUNDATION = (
    "bot.settings",
    "bot.problems",
    "bot.database",
    "bot.schema",
    "bot.storage",
    "bot.sqlite",
    "bot.lock",
    "bot.shards",
    "bot.backup",
    "bot.private_files",
    "bot.health",
    "bot.ports",
    "bot.memory",
    "bot.answering",
    "bot.indexing",
    "bot.doctor",
    "bot.migrations",
    "bot.locales",
)
PUBLIC_FACE = "rules_index"

# A pure referee meets neither Discord nor databases, and neither clock nor chance but through its arguments.
UNKNOWN_TO_GAMES = frozenset(
    {
        "aiosqlite",
        "alembic",
        "asyncio",
        "asyncpg",
        "datetime",
        "discord",
        "random",
        "secrets",
        "simcord",
        "sqlalchemy",
        "sqlite3",
        "sqlmodel",
        "time",
    }
)

# Folders of a package that import each other in circles. These figures may only fall.
CIRCLES: dict[str, int] = {}
# The rooms of a package; a module imports from its own room, or from those before it.
ROOMS = {
    "bot.chat.disputes": ("base", "shows", "delivers", "acts"),
    "bot.chat.matches": ("base", "shows", "delivers", "acts"),
    "bot.games.doomtrooper": ("words", "pack", "position", "looks", "acts", "asks", "tells", "game", "packed"),
    "bot.games.doomtrooper.pack": ("cards", "decks", "own"),
    "bot.games.doomtrooper.looks": ("seen", "meaning", "holding", "fighting", "acting", "playing"),
    "bot.games.doomtrooper.acts": (
        *("happening", "combat", "actions", "flow", "deeds", "simultaneous", "carry", "playing"),
        *("adjust_form", "adjusting"),
    ),
    "bot.games.prsi": ("pack", "position", "looks", "acts", "asks", "tells", "game"),
    "bot.games.twom": ("pack", "position", "looks", "acts", "asks", "tells", "game"),
    "bot.games.twom.acts": ("flow", "day", "night", "effects", "ending", "arranging"),
    "bot.games.zloba": ("pack", "position", "looks", "acts", "asks", "tells", "game"),
    "bot.games.zloba.acts": ("actions", "opponent", "round", "adjust_form", "arranging"),
}
# Files on the way of an attack and of a question, listed by python -m tests.ways. These may only fall, too.
WAYS = {"attack": 101, "rule": 42}


def place(module: str, places: tuple[str, ...]) -> str | None:
    return next((name for name in places if part_of(module, name)), None)


def breach(importer: str, imported: str) -> str | None:
    """Why this import is against the floors; None when it is not."""
    if part_of(importer, "rules_index"):
        outside = place(imported, ("bot", "discord", "simcord"))
        return f"rules_index knows nothing of {outside}" if outside else None
    if part_of(imported, "rules_index") and imported != PUBLIC_FACE:
        return "rules_index is entered through its public face alone"
    floor = place(importer, FLOORS)
    if floor == FLOORS[0] and imported.partition(".")[0] in UNKNOWN_TO_GAMES:
        return f"games know nothing of {imported}"
    if not part_of(imported, "bot") or imported == "bot":
        return None
    if part_of(imported, "bot.playground") and floor not in ("bot.playground", "bot.running"):
        return "only bot.running starts the playground"
    target = place(imported, FLOORS)
    if place(importer, FOUNDATION):
        return None if place(imported, FOUNDATION) else "the foundation stands below every floor"
    if place(imported, FOUNDATION):
        return "games import nothing of the bot but games" if floor == FLOORS[0] else None
    if floor is None or target is None:
        return f"{imported if floor else importer} stands on no floor: give it one in this test"
    return None if FLOORS.index(target) <= FLOORS.index(floor) else f"{floor} stands below {target}"


def test_no_arrow_points_upward() -> None:
    breaches = [
        f"{path.relative_to(ROOT)} imports {imported}: {why}"
        for path in sources()
        for imported in imports(path.read_text("utf-8"), module_name(path), package=path.name == "__init__.py")
        if (why := breach(module_name(path), imported))
    ]
    assert not breaches, "\n".join(breaches)


def astray(package: str, rooms: Sequence[str], graph: Mapping[str, set[str]]) -> list[str]:
    """Imports of a package that lead into a later room, and modules that are in no room."""
    inside = {module: module.removeprefix(f"{package}.").partition(".")[0] for module in graph}
    here = {module: room for module, room in inside.items() if module.startswith(f"{package}.")}
    outside = [f"{module} is in no room" for module, room in here.items() if room not in rooms]
    return outside or [
        f"{module} imports {each}"
        for module, room in here.items()
        for each in graph[module]
        if each in here and rooms.index(here[each]) > rooms.index(room)
    ]


@rows("package", ROOMS)
def test_rooms_import_from_those_before_them(package: str) -> None:
    assert not astray(package, ROOMS[package], import_graph())


def of_a_game(graph: Mapping[str, set[str]], games: Sequence[str]) -> list[str]:
    """Imports by which the engine of all games knows a single one."""
    return [
        f"{module} imports {each}"
        for module in graph
        if part_of(module, "bot.games.kernel")
        for each in graph[module]
        if place(each, tuple(games))
    ]


def test_the_kernel_knows_no_game() -> None:
    games = [f"bot.games.{path.parent.name}" for path in (ROOT / "bot/games").glob("*/game.py")]
    assert len(games) >= 4
    assert not of_a_game(import_graph(), games)
    assert of_a_game({"bot.games.kernel.run": {"bot.games.twom.game"}}, games)


def test_a_way_back_between_rooms_is_noticed() -> None:
    graph = {"a.shows.card": {"a.acts.press"}, "a.acts.press": {"a.shows.card"}, "a.acts": set[str]()}
    assert astray("a", ("shows", "acts"), graph) == ["a.shows.card imports a.acts.press"]
    assert astray("a", ("shows",), graph) == ["a.acts.press is in no room", "a.acts is in no room"]


def test_the_walk_meets_the_whole_house() -> None:
    walked = {module_name(path) for path in sources()}
    assert {"bot.__main__", "bot.chat.client", "bot.settings", "rules_index.oracle"} <= walked
    met = {
        imported
        for path in sources()
        for imported in imports(path.read_text("utf-8"), module_name(path), package=False)
    }
    assert {"discord", "sqlmodel", "rapidfuzz", "rules_index"} <= met


@rows(
    ("importer", "line"),
    [
        ("bot.games.zloba.position.state", "from bot.matches.service import MatchService"),
        ("bot.games.zloba.position.state", "from ....matches import service"),
        ("bot.games.zloba.position.state", "def late():\n    import bot.chat.client"),
        ("bot.games.zloba.position.state", "from bot import settings"),
        ("bot.games.zloba.position.state", "import discord"),
        ("bot.games.zloba.position.state", "from datetime import datetime"),
        ("bot.matches.service", "from bot.disputes import desk"),
        ("bot.disputes.desk", "from bot.boards import draw"),
        ("bot.boards.draw", "if TYPE_CHECKING:\n    from bot.chat.client import Client"),
        ("bot.referee.session", "from bot.chat import client"),
        ("bot.chat.client", "from bot.playground import world"),
        ("bot.chat.client", "import bot.__main__"),
        ("bot.running", "import bot.__main__"),
        ("bot.__main__", "from bot.playground import world"),
        ("bot.settings", "from bot.chat import client"),
        ("bot.database", "from bot.games import contract"),
        ("bot.nowhere", "from bot.chat import client"),
        ("bot.chat.client", "from bot.nowhere import thing"),
        ("bot.chat.client", "from rules_index.search import Search"),
        ("bot.chat.client", "from rules_index import search"),
        ("rules_index.search", "from bot.settings import Settings"),
        ("rules_index.search", "import discord.ext.commands"),
    ],
)
def test_a_planted_upward_import_is_found(importer: str, line: str, tmp_path: Path) -> None:
    for name in ("matches/service", "disputes/desk", "boards/draw", "chat/client", "playground/world", "settings"):
        file = tmp_path / "bot" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    (tmp_path / "rules_index").mkdir()
    (tmp_path / "rules_index" / "search.py").touch()
    assert any(breach(importer, imported) for imported in imports(line, importer, package=False, root=tmp_path))


@rows(
    ("importer", "imported"),
    [
        ("bot.games.zloba.position.state", "bot.games.contract"),
        ("bot.matches.service", "bot.database"),
        ("bot.matches.service", "bot.games.contract"),
        ("bot.chat.client", "bot.matches.service"),
        ("bot.chat.client", "rules_index"),
        ("bot.chat.client", "discord"),
        ("bot.playground.world", "bot.chat.client"),
        ("bot.running", "bot.playground"),
        ("bot.__main__", "bot.running"),
        ("bot.settings", "rules_index"),
        ("rules_index.search", "rules_index.index.writer"),
    ],
)
def test_an_import_downward_is_free(importer: str, imported: str) -> None:
    assert breach(importer, imported) is None


def test_no_modules_import_each_other_in_a_circle() -> None:
    found = cycle(import_graph())
    assert not found, " -> ".join(found)


@rows(
    "line",
    [
        "from bot.chat.client import Client",
        "from bot.chat import client",
        "from . import client",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from bot.chat.client import Client",
        "def late():\n    from .client import Client",
    ],
)
def test_a_planted_circle_is_found(line: str, tmp_path: Path) -> None:
    chat = tmp_path / "bot" / "chat"
    chat.mkdir(parents=True)
    (chat / "client.py").write_text("from bot.chat import card")
    (chat / "card.py").write_text("from bot.chat.text import escape\nimport discord")
    (chat / "text.py").write_text("import re")
    assert cycle(import_graph(tmp_path)) == []
    (chat / "text.py").write_text(line)
    assert cycle(import_graph(tmp_path)) == ["bot.chat.card", "bot.chat.text", "bot.chat.client", "bot.chat.card"]


def test_no_more_folders_run_in_circles() -> None:
    found = circles(import_graph())
    lines = moved({package: len(folders) for package, folders in found.items()}, CIRCLES)
    assert not lines, "\n".join([*lines, *(f"{name}: {', '.join(sorted(found[name]))}" for name in found)])


def test_planted_circles_of_folders_are_found() -> None:
    one_way = {"bot.a.x": {"bot.b.y"}, "bot.b.y": {"bot.c"}, "bot.c.z": {"bot.d"}, "bot.d": {"bot.a.x"}}
    assert circles(one_way) == {}
    assert circles(one_way | {"bot.c.deep.z": {"bot.a.w"}}) == {"bot": {"bot.a", "bot.b", "bot.c"}}
    assert circles({"bot.a.b.x": {"bot.a.c.y"}, "bot.a.c.z": {"bot.a.b.x"}}) == {"bot.a": {"bot.a.b", "bot.a.c"}}


def test_a_figure_that_rose_and_one_that_fell_are_found() -> None:
    assert moved({"a": 2, "b": 1, "c": 1}, {"b": 1, "c": 3, "d": 1}) == [
        "a is 2, pinned at 0: it may only fall",
        "c is 1, pinned at 3: well done, now pin it at 1",
        "d is 0, pinned at 1: well done, now pin it at 0",
    ]


async def test_an_attack_and_a_question_run_through_no_more_files() -> None:
    pytest.importorskip("simcord", reason="the ways go through the extra 'playground'")
    from tests.ways import ways

    found = await ways(castle.index())
    lines = moved({name: len(files) for name, files in found.items()}, WAYS)
    assert not lines, "\n".join([*lines, "python -m tests.ways lists the files"])
