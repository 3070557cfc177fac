"""What each command loads: no more than it uses, since a container asks for the bot's health every half a minute."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house import ROOT
from tests.rows import nightly

GAMES = ("bot.games", "bot.matches", "bot.boards", "bot.chat", "bot.installed")
LOADED = """
import atexit, sys
atexit.register(lambda: print("loaded:", *sorted(sys.modules), file=sys.stderr))
from bot.__main__ import app
app({words!r})
"""


def loaded(data: Path, *words: str) -> set[str]:
    """The modules that a command has loaded by its end."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {"PATH": os.defpath, "DATA_DIR": str(data), "DISCORD_TOKEN": "right", "HEALTH_PORT": str(port)}
    done = subprocess.run(
        [sys.executable, "-c", LOADED.format(words=list(words))],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=environment,
    )
    return set(done.stderr.rpartition("loaded: ")[2].split())


@pytest.mark.parametrize(
    ("words", "used", "unused"),
    [
        (("health",), "bot.health", ("rules_index", "sqlalchemy", "bot.settings")),
        (("backup",), "bot.backup", ("rules_index.index", "alembic", "sqlmodel")),
        *nightly((("restore", "nothing"), "bot.backup", ("rules_index.index", "alembic", "sqlmodel"))),
    ],
)
def test_a_command_loads_what_it_uses(
    tmp_path: Path, words: tuple[str, ...], used: str, unused: tuple[str, ...]
) -> None:
    modules = loaded(tmp_path, *words)
    assert used in modules
    never = (*GAMES, "discord", "aiohttp", *unused)
    assert not {name for name in modules for each in never if name == each or name.startswith(f"{each}.")}


def test_a_doctor_loads_no_games() -> None:
    code = "import sys, bot.commands.keeping, bot.doctor.page; print(*sys.modules)"
    modules = subprocess.check_output([sys.executable, "-c", code], text=True, cwd=ROOT).split()
    assert "bot.doctor.page" in modules
    assert not [name for name in modules if name.startswith(GAMES)]
