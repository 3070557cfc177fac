"""A short run of several processes on one PostgreSQL; ``python -m tests.bot.matches.fleet`` is the long one."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tests.bot.databases import lent_on

ROOT = Path(__file__).resolve().parents[4]


@pytest.mark.slow
async def test_several_processes_lose_double_and_swap_nothing(postgres: str) -> None:
    async with lent_on(postgres) as url:
        size = ["--processes", "3", "--matches", "9", "--seconds", "0.5", "--alone", "--url", url]
        command = [sys.executable, "-m", "tests.bot.matches.fleet", *size]
        run = partial(subprocess.run, command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
        done = await asyncio.to_thread(run)

    assert done.returncode == 0, done.stderr
    found = re.search(r"(\d+) moves of 9 matches and \d+ notes: nothing lost, doubled or swapped", done.stdout)
    assert found, done.stdout
    assert int(found[1]) > 0
