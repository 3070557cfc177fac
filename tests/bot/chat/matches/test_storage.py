"""The messages and answers that the chat keeps of matches and disputes."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.chat.disputes.base import tables as disputes
from bot.chat.matches.base.paths import (
    LONGEST_TOKEN,
    ROOM,
    joined,
    pack,
    prompt_code,
    remember_name,
    remembered_name,
    unpack,
)
from bot.chat.matches.base.tables import NEWEST, Newest, Post
from bot.chat.matches.delivers.channel import STATUS
from bot.chat.matches.delivers.log import ChannelLog
from bot.chat.matches.delivers.records import Records
from bot.database import Database

pytestmark = pytest.mark.on_both_databases(every_run=True)

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


async def test_a_post_takes_the_place_of_an_earlier_one(database: Database) -> None:
    for match, name, channel, message in (
        (1, STATUS, 10, 100),
        (1, "ping.0", 10, 101),
        (2, STATUS, 20, 200),
        (1, STATUS, 11, 102),
    ):
        records = Records(database, match)
        records.keep(name, Post(channel, message, NOW))
        await records.save()
    records = Records(database, 1)
    found = {name: (post.channel_id, post.message_id) for name, post in (await records.posts()).items()}
    assert found == {STATUS: (11, 102), "ping.0": (10, 101)}
    records.forget(STATUS)
    await records.save()
    assert list(await Records(database, 1).posts()) == ["ping.0"]
    assert list(await Records(database, 2).posts()) == [STATUS]


async def test_what_is_recorded_of_messages_goes_with_what_it_belongs_to(database: Database) -> None:
    records = Records(database, 1)
    records.keep(STATUS, Post(10, 100, NOW))
    with pytest.raises(ZeroDivisionError):
        async with database.writing() as session:
            await records.write(await session.connection())
            raise ZeroDivisionError
    assert not await Records(database, 1).posts()


async def test_the_card_of_a_dispute_takes_the_place_of_an_earlier_one(database: Database) -> None:
    assert await disputes.post_of(database, 1, 7) is None
    await disputes.keep_post(database, 1, 7, 10, 100)
    await disputes.keep_post(database, 2, 7, 20, 200)
    await disputes.keep_post(database, 1, 7, 11, 101)
    found = await disputes.post_of(database, 1, 7)
    assert found is not None
    assert (found.channel_id, found.message_id) == (11, 101)


async def test_the_newest_message_of_a_log_stays_closed_for_another_process(database: Database) -> None:
    async with database.writing() as session:
        row = NEWEST.row(Newest(10, 100, "day.1", 3, 5), match_id=1)
        await (await session.connection()).execute(sa.insert(NEWEST.table).values(**row))
    channel: Any = SimpleNamespace(id=10, records=Records(database, 1))
    unused: Any = None
    await ChannelLog(unused, channel).close(unused)
    await channel.records.save()
    closed = await Records(database, 1).newest()
    assert closed is not None
    assert (closed.message_id, closed.chapter, closed.first, closed.last) == (100, "day.1", 6, 5)


async def test_the_question_for_a_name_is_remembered_by_match_and_person(database: Database) -> None:
    await remember_name(database, 1, 5, "code", ("a", "b"))
    await remember_name(database, 1, 5, "later", ("c",))
    assert await remembered_name(database, 1, 5) == ("later", ("c",))
    assert await remembered_name(database, 1, 6) is None


async def test_paths_fit_a_button_and_come_back(database: Database) -> None:
    paths = [(), ("lay",), ("a.1", "b-2", "c3"), tuple(f"{n}{'x' * (LONGEST_TOKEN - 1)}" for n in range(9))]
    for path in paths:
        packed = await pack(database, path)
        assert len(packed) <= ROOM
        last = "y" * LONGEST_TOKEN
        assert len(joined(packed, last)) <= ROOM
        assert await unpack(database, packed) == path
        assert await unpack(database, joined(packed, last)) == (*path, last)


async def test_a_path_that_is_not_kept_leads_nowhere(database: Database) -> None:
    assert await unpack(database, "@0123456789abcdef/lay") is None


def test_prompts_have_codes_of_their_own() -> None:
    codes = {prompt_code(f"turn.{n}.{seat}") for n in range(50) for seat in range(4)}
    assert len(codes) == 200
    assert all(len(code) == 10 for code in codes)
