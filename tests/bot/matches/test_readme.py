"""The README beside the code: the files it names are there, its example is true, a move runs through those it names."""

from __future__ import annotations

import asyncio
import doctest
import random
import re
from pathlib import Path

import pytest

from bot.matches.service import MatchService
from tests.bot.matches.table import move, opened, played
from tests.footsteps import followed, within
from tests.house import ROOT, import_graph, part_of
from tests.manuals import section
from tests.rows import rows

FOLDER = ROOT / "bot" / "matches"
README = (FOLDER / "README.md").read_text("utf-8")
STEPS = section(README, "The life of a move")
NAMED = sorted(set(re.findall(r"`([a-z_/]+(?:/|\.py))`", README)))
MOST_FILES = 19

# Ground first; a folder imports itself and what is before it, and what imports no later one may stand anywhere.
ORDER = ("bot.matches.model", "bot.matches.rules", "bot.matches.storage", "bot.matches.services", "bot.matches.service")


@rows("name", NAMED)
def test_what_it_names_is_there(name: str) -> None:
    assert (FOLDER / name).exists()


def test_it_is_short_and_names_every_folder() -> None:
    assert len(README.splitlines()) <= 80
    folders = {f"{path.parent.relative_to(FOLDER)}/" for path in FOLDER.glob("**/__init__.py") if path.parent != FOLDER}
    assert folders <= set(NAMED)


async def test_a_move_runs_through_the_files_it_names_and_few_of_them(service: MatchService) -> None:
    lot = random.Random(1)
    position = await played(service, await opened(service), 1, moves=1)
    with followed() as files:
        await move(service, position, lot, interaction=5)
    run = [name.removeprefix("bot/matches/") for name in within(files, "bot/matches")]
    assert set(run) <= set(re.findall(r"`([a-z_/]+\.py)`", STEPS))
    assert len(run) <= MOST_FILES, "\n".join(run)


def failures(test: doctest.DocTest) -> str:
    """What an example shows that is not so."""
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    return "".join(told)


async def test_its_example_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (example,) = re.findall(r"^```python\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)
    test = doctest.DocTestParser().get_doctest(example, {}, "README", None, 0)
    # The example starts a loop of its own, as a program would.
    assert not await asyncio.to_thread(failures, test)


def wrong_way(graph: dict[str, set[str]]) -> list[str]:
    """Imports within matches that go against the order of its folders."""
    places = {
        module: number
        for module in {*graph, *(each for imported in graph.values() for each in imported)}
        for number, folder in enumerate(ORDER)
        if part_of(module, folder)
    }
    return [
        f"{module} imports {each}"
        for module, imported in graph.items()
        for each in sorted(imported)
        if places.get(each, 0) > places.get(module, len(ORDER))
    ]


def test_the_folders_import_one_way() -> None:
    assert not wrong_way(import_graph())


def test_an_import_the_wrong_way_is_found() -> None:
    planted = {"bot.matches.rules.orders": {"bot.matches.storage.read", "bot.matches.model.match"}}
    assert wrong_way(planted) == ["bot.matches.rules.orders imports bot.matches.storage.read"]
    assert wrong_way({"bot.matches.storage.read": {"bot.matches.services.play"}})
