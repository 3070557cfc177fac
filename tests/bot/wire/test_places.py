"""Matches in every kind of place that Discord has, and in places that are closed or deleted."""

from __future__ import annotations

import pytest

from bot.chat.client import Client
from tests.bot.wire import payloads
from tests.bot.wire.calls import Call
from tests.bot.wire.conftest import Connect
from tests.bot.wire.payloads import Json
from tests.bot.wire.server import LocalDiscord
from tests.bot.wire.table import gathered, started, until

TEXT, NEWS, FORUM = 0, 5, 15
NEWS_THREAD, POST, PRIVATE = 10, 11, 12
NOT_THERE = {"code": 50001, "message": "Missing Access"}
GONE = {"code": 10003, "message": "Unknown Channel"}


def another(kind: int) -> Json:
    """Another channel of the server."""
    return payloads.channel(kind=kind, identity=int(payloads.new_id()))


async def asked(wire: LocalDiscord, bot: Client, place: Json, *, thread: bool = False) -> str:
    """Open a lobby in a place that the bot knows by now; what it answered."""
    created = "THREAD_CREATE" if "thread_metadata" in place else "CHANNEL_CREATE"
    await wire.gateway.dispatch(created, place)
    options = {"thread": True} if thread else {}
    done = await wire.interact(payloads.subcommand("match", "new", place, game="zloba", **options))
    await until(lambda: done.original is not None and not done.original["flags"] & payloads.LOADING)
    await bot.publisher.deliver()
    return str(done.original)


def posts(wire: LocalDiscord, place: str) -> list[Call]:
    """What was posted in a channel or thread."""
    return [call for call in wire.rest.calls if call.method == "POST" and call.path == f"/channels/{place}/messages"]


@pytest.mark.slow
@pytest.mark.parametrize(("below", "kind"), [(TEXT, POST), (NEWS, NEWS_THREAD)])
async def test_a_match_gets_a_thread_of_its_own_below_a_channel(
    wire: LocalDiscord, connect: Connect, bot: Client, below: int, kind: int
) -> None:
    await connect(bot)
    place = another(below)
    said = await asked(wire, bot, place, thread=True)
    (made,) = wire.rest.threads
    assert (made["type"], made["parent_id"]) == (kind, place["id"])
    assert f"<#{made['id']}>" in said
    assert posts(wire, made["id"])


@pytest.mark.slow
@pytest.mark.parametrize(("below", "kind"), [(FORUM, POST), (NEWS, NEWS_THREAD), (TEXT, PRIVATE)])
async def test_a_match_is_played_in_a_thread_that_is_there(
    wire: LocalDiscord, connect: Connect, bot: Client, below: int, kind: int
) -> None:
    await connect(bot)
    parent = another(below)
    await wire.gateway.dispatch("CHANNEL_CREATE", parent)
    place = payloads.thread(parent, kind)
    await asked(wire, bot, place)
    position = await bot.matches.position(1)
    assert position is not None
    assert str(position.match.channel) == place["id"]
    assert posts(wire, place["id"])


async def test_in_a_post_of_a_forum_there_is_no_thread_below(wire: LocalDiscord, connect: Connect, bot: Client) -> None:
    await connect(bot)
    forum = another(FORUM)
    await wire.gateway.dispatch("CHANNEL_CREATE", forum)
    said = await asked(wire, bot, payloads.thread(forum, POST), thread=True)
    assert "jen v textovém kanálu" in said
    assert await bot.matches.position(1) is None


async def test_a_private_thread_without_the_bot_opens_nothing(
    wire: LocalDiscord, connect: Connect, bot: Client
) -> None:
    await connect(bot)
    place = payloads.thread(payloads.channel(), PRIVATE)
    wire.rest.trouble("POST", f"/channels/{place['id']}/typing", 403, NOT_THERE)
    assert "přidej mě do něj zmínkou" in await asked(wire, bot, place)
    assert await bot.matches.position(1) is None


@pytest.mark.parametrize("is_thread", [False, True])
async def test_the_match_of_a_deleted_place_waits_to_be_moved(
    wire: LocalDiscord, connect: Connect, bot: Client, is_thread: bool
) -> None:
    await connect(bot)
    place = payloads.thread(payloads.channel(), POST) if is_thread else another(TEXT)
    await asked(wire, bot, place)
    await wire.gateway.dispatch("THREAD_DELETE" if is_thread else "CHANNEL_DELETE", place)
    await until(lambda: _is_nowhere(bot, 1))


async def test_a_place_that_was_deleted_unseen_holds_up_no_other_match(
    wire: LocalDiscord, connect: Connect, bot: Client
) -> None:
    await connect(bot)
    lost = await gathered(bot.matches, channel=int(payloads.new_id()))
    position = await bot.matches.position(lost)
    assert position is not None
    wire.rest.trouble("POST", f"/channels/{position.match.channel}/messages", 404, GONE, times=9)
    await started(bot.matches)
    await bot.publisher.deliver()
    assert await _is_nowhere(bot, lost)
    assert posts(wire, str(payloads.CHANNEL))


async def _is_nowhere(bot: Client, number: int) -> bool:
    position = await bot.matches.position(number)
    return position is not None and position.match.channel is None
