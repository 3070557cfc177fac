"""A short run of what kills processes; ``python -m tests.bot.chaos`` is the long one."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.house import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.on_both_databases]


@pytest.mark.parametrize(
    ("plays", "kills", "seed", "done"),
    [
        (("moves", "matches", "matches"), 12, 7, (r"(\d+) moves acknowledged, all there", r"(\d+) other acts")),
        (("doomtrooper",), 6, 7, (r"(\d+) windows closed, none lost", r"(\d+) answers kept unseen")),
        (("disputes",), 8, 3, (r"(\d+) verdicts, each with its remedy",)),
    ],
    ids=["matches", "doomtrooper", "disputes"],
)
def test_nothing_is_lost_doubled_or_half_done_when_the_process_is_killed(
    database_url: str, plays: tuple[str, ...], kills: int, seed: int, done: tuple[str, ...]
) -> None:
    said = ["--kills", str(kills), "--seed", str(seed), "--url", database_url, "--play", *plays]
    command = [sys.executable, "-m", "tests.bot.chaos", *said]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)

    assert ended.returncode == 0, ended.stderr
    for each in done:
        found = re.search(each, ended.stdout)
        assert found, ended.stdout
        assert int(found[1]) > 0, f"no process lived long enough: {each}"
