"""What the chat keeps of matches, on SQLite and on PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.chat.matches.delivery.channel import STATUS, forget_post, keep_post, posts
from bot.chat.matches.panel.paths import LONGEST_TOKEN, ROOM, joined, pack, prompt_code, unpack
from bot.database import Database

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


async def test_a_post_takes_the_place_of_an_earlier_one(database: Database) -> None:
    await keep_post(database, 1, STATUS, 10, 100, NOW)
    await keep_post(database, 1, "ping.0", 10, 101, NOW)
    await keep_post(database, 2, STATUS, 20, 200, NOW)
    await keep_post(database, 1, STATUS, 11, 102, NOW)
    found = await posts(database, 1)
    assert {name: (post.channel_id, post.message_id) for name, post in found.items()} == {
        STATUS: (11, 102),
        "ping.0": (10, 101),
    }
    await forget_post(database, 1, STATUS)
    assert list(await posts(database, 1)) == ["ping.0"]
    assert list(await posts(database, 2)) == [STATUS]


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
