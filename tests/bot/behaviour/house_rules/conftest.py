"""A court around the bot with the games it comes with, whose oracle knows a book of Zloba and one of the castle."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest

from bot.boards.doomtrooper.entry import ENTRY as DOOMTROOPER
from bot.boards.twom.entry import ENTRY as TWOM
from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle, build_index
from rules_index.digest.rules import load_digest
from tests.bot.behaviour import castle
from tests.bot.behaviour.disputes.court import Court, seated
from tests.bot.behaviour.matches.conftest import clock, env, party
from tests.bot.behaviour.matches.party import Party
from tests.bot.matches.table import HandClock
from tests.once import kept
from tests.oracles import lent

__all__ = ["clock", "env", "party"]

_BOOKS = {"hrad": "HR", "zloba": "ZL", "doomtrooper": "DT", "twom": "TW"}
"""The games of which there is the castle's book, each with the prefix of its numbers."""


def _build(folder: Path) -> Path:
    books, digest, index = folder / "books", folder / "digest", folder / "rules.sqlite"
    books.mkdir()
    for game, prefix in _BOOKS.items():
        place = digest / f"{game}-cs"
        place.mkdir(parents=True)
        (books / f"{game}-cs.txt").write_text(castle.RULEBOOK, "utf-8")
        (place / "book.md").write_text(castle.BOOK.replace("hrad", game).replace("HR", prefix), "utf-8")
        for name, chapter in castle.CHAPTERS.items():
            (place / name).write_text(chapter.replace("WATCH", castle.WATCH), "utf-8")
    rules = load_digest(digest)
    made_up = {"load_digest": rules, "load_cribs": (), "load_scenarios": (), "lines_of_rules": {}}
    with mock.patch.multiple("rules_index.index.build", **{n: mock.Mock(return_value=v) for n, v in made_up.items()}):
        report = build_index(index, books)
    assert report.rules == len(rules)
    return index


@pytest.fixture
def oracle() -> Oracle:
    """An oracle that knows both books."""
    return lent(kept("house-rules", _build, Path(__file__), Path(castle.__file__)))


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    """Makes clients with every game that the bot comes with."""
    return lambda: Client(settings, oracle, database, games=[DOOMTROOPER, TWOM, ZLOBA], clock=clock)


@pytest.fixture
async def court(party: Party) -> Court:
    """Two players, a judge and a head judge."""
    return await seated(party)
