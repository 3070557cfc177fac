"""A short run of the crash test; ``python -m tests.bot.disputes.crash`` is the long one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.on_both_databases]

ROOT = Path(__file__).resolve().parents[4]


def test_a_verdict_and_its_remedy_are_both_there_or_neither_when_the_process_is_killed(database_url: str) -> None:
    command = [sys.executable, "-m", "tests.bot.disputes.crash", "--kills", "8", "--seed", "3", "--url", database_url]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)

    assert done.returncode == 0, done.stderr
    found = re.search(r"(\d+) verdicts, each with its remedy", done.stdout)
    assert found, done.stdout
    assert int(found[1]) > 0, "no process lived long enough to rule"
