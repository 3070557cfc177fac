"""A short run of the crash test; ``python -m tests.bot.games.doomtrooper.post.live.crash`` is the long one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.on_both_databases]

ROOT = Path(__file__).resolve().parents[6]


def test_no_window_is_lost_when_the_process_is_killed(database_url: str) -> None:
    module = "tests.bot.games.doomtrooper.post.live.crash"
    command = [sys.executable, "-m", module, "--kills", "6", "--seed", "7", "--url", database_url]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)

    assert done.returncode == 0, done.stderr
    found = re.search(r"(\d+) windows .* closed, none lost.* (\d+) answers kept unseen", done.stdout)
    assert found, done.stdout
    assert int(found[1]) > 0
    assert int(found[2]) > 0
