"""The floors of the house: who may import whom, told by walking every import."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house import ROOT, cycle, import_graph, imports, module_name, part_of, sources

# Ground first; a module imports from its own floor's package, or from floors below.
FLOORS = (
    "bot.games",
    "bot.matches",
    "bot.disputes",
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
    "bot.sqlite_driver",
    "bot.lock",
    "bot.shards",
    "bot.backup",
    "bot.private_files",
    "bot.health",
    "bot.ports",
    "bot.memory",
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


def test_the_walk_meets_the_whole_house() -> None:
    walked = {module_name(path) for path in sources()}
    assert {"bot.__main__", "bot.chat.client", "bot.settings", "rules_index.oracle"} <= walked
    met = {
        imported
        for path in sources()
        for imported in imports(path.read_text("utf-8"), module_name(path), package=False)
    }
    assert {"discord", "sqlmodel", "rapidfuzz", "rules_index"} <= met


@pytest.mark.parametrize(
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


@pytest.mark.parametrize(
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


@pytest.mark.parametrize(
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
