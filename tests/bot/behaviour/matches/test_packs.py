"""``/zloba pack``: the values of a box, checked before anything is played with them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

import pytest
import sqlalchemy as sa

from bot.chat.client import Client
from bot.database import Database
from bot.matches.storage import tables
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.matches.table import HandClock

STAND_IN = resources.files("bot.games.zloba.pack").joinpath("stand-in.toml").read_bytes()


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


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"x = " + b"[" * 500, "line 1: brackets are nested at most 20 deep"),
        (b"\n" + b"a." * 31_000 + b"a = 1", "line 2: a key has at most 6 parts"),
        (STAND_IN + b"# \xff", "is no UTF-8"),
    ],
)
async def test_a_pack_made_to_hold_up_the_bot_is_refused_with_its_line(party: Party, content: bytes, told: str) -> None:
    answer = await party.use(party.table.admin, "zloba pack", file=("box.toml", content))
    assert answer.private
    assert "nic se nezměnilo" in answer.text
    assert told in answer.text


async def test_a_pack_that_is_too_large_is_refused(party: Party) -> None:
    answer = await party.use(party.table.admin, "zloba pack", file=("box.toml", STAND_IN.ljust(64 * 1024 + 1, b"#")))
    assert "64" in answer.text
    assert "vymyšlené" in (await party.use(party.table.admin, "zloba pack")).text


async def test_a_pack_that_nobody_uses_any_longer_is_dropped_when_another_comes(
    party: Party, clock: HandClock, database: Database
) -> None:
    for number in range(3):
        await party.use(party.table.admin, "zloba pack", file=("box.toml", STAND_IN + b"# %d" % number))
        clock.advance(minutes=11)
    async with database.reading() as session:
        kept = (await (await session.connection()).execute(sa.select(tables.pack.c.digest))).scalars().all()
    assert len(kept) == 1
