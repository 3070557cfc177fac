"""A short run of the crash test; ``python -m tests.bot.matches.crash`` is the long one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[4]


def test_nothing_is_lost_or_doubled_when_the_process_is_killed(database_url: str) -> None:
    command = [sys.executable, "-m", "tests.bot.matches.crash", "--kills", "12", "--seed", "7", "--url", database_url]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)

    assert done.returncode == 0, done.stderr
    found = re.search(r"(\d+) moves acknowledged, all there", done.stdout)
    assert found, done.stdout
    assert int(found[1]) > 0, "no process lived long enough to acknowledge a move"
