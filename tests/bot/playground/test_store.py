"""What the simulated Discord keeps of a long evening: what can be seen or pressed, and on the disk what is large."""

from __future__ import annotations

import os
from typing import Any

import pytest
from aiohttp import ClientSession
from simcord.backend.models import Interaction

from bot.memory import resident
from bot.playground.seed import Playground
from bot.playground.server import Server
from bot.playground.store import LATE, SHOWN, DiskFiles, Store
from tests.bot.playground.pages import Page

EPHEMERAL = 1 << 6
LONG_AGO, LATER = "2026-01-01T00:00:00+00:00", "2999-01-01T00:00:00+00:00"


@pytest.fixture
def store(playground: Playground) -> Store:
    return playground.world.backend


@pytest.fixture
def channel(playground: Playground) -> int:
    return next(iter(playground.channels))


def answer(store: Store, channel: int, member: int, expires: str = LONG_AGO) -> int:
    """A private answer with a file to somebody's command, and its id."""
    number = store.snowflake()
    store.interactions[number] = Interaction(
        number, f"token {number}", 2, channel, None, member, expires_at=expires, responded=True
    )
    store.interaction_tokens[f"token {number}"] = number
    file = store.cdn.store_attachment(store.snowflake(), channel, "board.png", b"a board", None)
    metadata = {"id": str(number), "user": {"id": str(member)}}
    bot = store.bot_user.id
    made = store.create_message(
        channel, bot, "psst", flags=EPHEMERAL, attachments=[file], interaction_metadata=metadata, broadcast=False
    )
    return int(made.id)


def picture(store: Store, channel: int, content: bytes) -> dict[str, Any]:
    return store.cdn.store_attachment(store.snowflake(), channel, "board.png", content, None)


async def test_of_a_board_that_is_drawn_again_and_again_the_last_pictures_are_kept(
    store: Store, channel: int, session: ClientSession, server: Server
) -> None:
    board = store.create_message(channel, store.bot_user.id, "", attachments=[picture(store, channel, b"0")])
    drawn = [board.attachments[0]["id"]]
    for number in range(1, 20):
        store.edit_message(channel, board.id, {"attachments": [picture(store, channel, f"{number}".encode())]})
        drawn.append(board.attachments[0]["id"])
    store.edit_message(channel, board.id, {"content": "your turn"})
    # A page that has just drawn the message asks for a picture that may have been replaced already.
    kept = [f"{number}".encode() for number in range(19 - LATE, 20)]
    assert sorted(store.cdn.files.values()) == sorted(kept)
    address = f"http://127.0.0.1:{server.port}/files"
    for number, content in zip(drawn[-LATE - 1 :], kept, strict=True):
        async with session.get(f"{address}/{number}") as answered:
            assert await answered.read() == content
    async with session.get(f"{address}/{drawn[-LATE - 2]}") as answered:
        assert answered.status == 404
    store.delete_message(channel, board.id)
    assert len(store.cdn.files) == LATE


async def test_private_answers_go_once_nobody_can_see_or_press_them(
    playground: Playground, store: Store, channel: int, pages: list[Page]
) -> None:
    alice, bob, _ = playground.members
    line = store.create_message(channel, store.bot_user.id, "a line of the log")
    bobs = [answer(store, channel, bob) for _ in range(SHOWN)]
    pressed = answer(store, channel, alice, LATER)
    alices = [answer(store, channel, alice) for _ in range(5 * SHOWN)]
    kept = store.messages[channel]
    # A tidying may be so many messages away.
    assert SHOWN <= len([number for number in alices if number in kept]) < SHOWN + 50
    assert {line.id, pressed, *bobs} <= kept.keys()
    assert len(store.cdn.files) == len(kept) - 1
    assert len(store.interactions) < 50 + 2
    shown = [message["id"] for message in (await pages[0].view())["messages"]]
    assert shown == [str(number) for number in alices[-SHOWN:]]
    assert len((await pages[1].view())["messages"]) == SHOWN


@pytest.mark.skipif(resident() is None, reason="only Linux tells what a process holds")
def test_files_are_not_held_in_memory() -> None:
    files = DiskFiles()
    before = resident() or 0
    for number in range(100):
        files[f"{number}"] = os.urandom(1 << 20)
    assert (resident() or 0) - before < 50
    assert len(files["99"]) == 1 << 20
    with pytest.raises(KeyError):
        files["100"]
