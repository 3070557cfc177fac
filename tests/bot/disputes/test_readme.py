"""The README beside the desk's code: what it names is there, and a verdict runs through the files it names."""

from __future__ import annotations

import re

from bot.disputes.model.verdicts import Verdict
from bot.matches.model.remedies import Back
from tests.bot.disputes.desk import JUDGE, Desk, decision, got
from tests.bot.matches.table import GUILD
from tests.footsteps import followed, within
from tests.house import ROOT
from tests.rows import rows

FOLDER = ROOT / "bot" / "disputes"
README = (FOLDER / "README.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`([a-z_/]+(?:/|\.py))`", README)) - {"write.py"})
SERVES_ALL = {"rules/case.py", "rules/words.py"}
"""What every decision uses."""


@rows("name", NAMED)
def test_what_it_names_is_there(name: str) -> None:
    assert (FOLDER / name).exists()


def test_it_is_short_and_names_every_folder() -> None:
    assert len(README.splitlines()) <= 80
    folders = {f"{path.parent.relative_to(FOLDER)}/" for path in FOLDER.glob("**/__init__.py") if path.parent != FOLDER}
    assert folders <= set(NAMED)


async def test_a_verdict_runs_through_the_services_and_rules_it_names(desk: Desk) -> None:
    dispute = await desk.open(await desk.match())
    await desk.claimed(dispute)
    given = decision(remedy=Back(2))
    seen = await desk.seen(dispute)
    with followed() as files:
        got(await desk.service.verdicts.give(GUILD, 1, JUDGE, given, seen), Verdict)
    run = {name.removeprefix("bot/disputes/") for name in within(files, "bot/disputes")}
    rules = {name for name in run if name.startswith(("rules/", "services/")) and "/books/" not in name}
    assert rules - SERVES_ALL <= set(NAMED)
