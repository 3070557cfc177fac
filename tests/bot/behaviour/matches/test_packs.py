"""``/zloba pack``: the values of a box, checked before anything is played with them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.matches.table import HandClock

STAND_IN = resources.files("bot.games.zloba.packs").joinpath("stand-in.toml").read_bytes()


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, clock=clock)


async def test_a_server_plays_with_the_stand_in_until_it_has_its_own(party: Party) -> None:
    admin = party.table.admin
    answer = await party.use(admin, "zloba pack")
    assert "vymyšlené" in answer.text
    own = STAND_IN + b"\n# ours\n"
    answer = await party.use(admin, "zloba pack", file=("box.toml", own))
    assert answer.private
    assert "Sada je v pořádku" in answer.text
    await party.use(party.player(0), "match new", game="zloba", seats=2)
    pack = (await party.position()).match.terms.pack
    assert pack is not None and pack[:12] in answer.text
    assert pack[:12] in party.status.text
    await party.use(admin, "zloba pack", standin=True)
    assert "vymyšlené" in (await party.use(admin, "zloba pack")).text
    assert (await party.position()).match.terms.pack == pack


async def test_a_pack_with_a_mistake_is_refused_with_its_place(party: Party) -> None:
    broken = STAND_IN.replace(b"cost = ", b"price = ", 1)
    answer = await party.use(party.table.admin, "zloba pack", file=("box.toml", broken))
    assert "nic se nezměnilo" in answer.text
    assert "price" in answer.text or "cost" in answer.text
    answer = await party.use(party.table.admin, "zloba pack", file=("box.toml", b"\xff\x00"))
    assert "nic se nezměnilo" in answer.text
    assert "vymyšlené" in (await party.use(party.table.admin, "zloba pack")).text


async def test_only_who_manages_the_server_sets_it(party: Party) -> None:
    answer = await party.use(party.player(0), "zloba pack", file=("box.toml", STAND_IN))
    assert answer.private
    assert "spravovat" in answer.text or "správu" in answer.text or "spravuje" in answer.text
    party.table.env._errors_acknowledged = party.table.env.error_cursor
