"""``rozhodci doctor --live`` on the local Discord: every answer compared, nothing left behind, nothing else touched."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.chat.client import Client
from bot.chat.discord_answers import CODES
from bot.live import hands, said
from bot.live import run as live
from bot.live.place import UnfitServer
from bot.live.report import Report
from bot.live.said import Refusal
from bot.live.step import State
from bot.live.steps.all_steps import STEPS
from tests.bot.wire import payloads
from tests.bot.wire.program import Program
from tests.bot.wire.rest import MODAL
from tests.bot.wire.server import TOKEN, LocalDiscord
from tests.bot.wire.table import until

ON_PURPOSE = ("an empty message", "2001 characters", "is longer than 2000")
"""What the live run sends so that Discord refuses it."""
AS_TEXT = ("(at permissions)", "(at allow)")
"""Rights are too large for many readers of JSON, so Discord takes them as texts, which its description leaves out."""


@pytest.fixture(autouse=True)
def refused_on_purpose(wire: LocalDiscord) -> Iterator[None]:
    yield
    refused = wire.rest.watch.refused
    refused[:] = [each for each in refused if not any(purpose in each for purpose in (*ON_PURPOSE, *AS_TEXT))]


async def tried(
    wire: LocalDiscord,
    bot: Client,
    *,
    guild: int = payloads.GUILD,
    told: list[str] | None = None,
    with_hands: bool = False,
    **options: Any,
) -> Report:
    async with bot, discord.Client(intents=discord.Intents(guilds=True)) as client:
        await bot.login(TOKEN)
        await client.login(TOKEN)
        lines = [] if told is None else told
        return await live.run(client, guild, bot.sync_commands, lines.append, hands=with_hands, **options)


def as_it_was(wire: LocalDiscord) -> bool:
    """Whether the server has nothing that was made, and everything that was there."""
    places = wire.rest.places
    return not places.channels and not places.roles and not wire.rest.commands and len(places.others) == 1


async def test_the_stand_ins_answer_as_they_say_and_nothing_is_left(wire: LocalDiscord, bot: Client) -> None:
    told: list[str] = []
    report = await tried(wire, bot, told=told)
    assert {each.key: each.state for each in report.results if each.state is not State.SAME} == {
        step.key: State.SKIPPED for step in STEPS if step.hands
    }, [r for r in report.results if r.state not in (State.SAME, State.SKIPPED)]
    assert report.is_good
    assert as_it_was(wire)
    assert [line.partition("]")[0] for line in told] == [f"[{n}/{len(STEPS)}" for n in range(1, len(STEPS) + 1)]


PLANTED = [
    ("edit-archived", "PATCH", r"/channels/\d+/messages/\d+", Refusal(403, 50083, "Thread is archived"), 4),
    ("edit-deleted", "PATCH", r"/channels/\d+/messages/\d+", Refusal(404, 10003, "Unknown Channel"), 2),
    ("card", "POST", r"/channels/\d+/messages", Refusal(400, 50035, "Invalid Form Body"), 4),
    ("role", "POST", r"/guilds/\d+/roles", said.MISSING_PERMISSIONS, 1),
    ("private", "POST", r"/users/@me/channels", said.MISSING_ACCESS, 1),
    ("commands", "PUT", r"/applications/\d+/guilds/\d+/commands", Refusal(400, 30034, "Too many"), 1),
]


@pytest.mark.parametrize(("key", "method", "path", "answer", "nth"), PLANTED)
async def test_a_wrong_answer_is_reported_and_stops_nothing(
    wire: LocalDiscord, bot: Client, key: str, method: str, path: str, answer: Refusal, nth: int
) -> None:
    wire.rest.plant(method, path, answer.answer, nth)
    report = await tried(wire, bot)
    (found,) = [each for each in report.results if each.state is State.DIFFERS]
    assert (found.key, found.seen) == (key, str(answer))
    assert not report.is_good
    assert len(report.results) == len(STEPS)
    dependent = {step.key for step in STEPS if key in step.needs}
    skipped = {each.key for each in report.results if each.state is State.SKIPPED}
    assert dependent <= skipped
    assert as_it_was(wire)


async def test_what_cannot_be_cleared_away_is_named(wire: LocalDiscord, bot: Client) -> None:
    wire.rest.trouble("DELETE", r"/guilds/\d+/roles/\d+", *said.MISSING_PERMISSIONS.answer)
    report = await tried(wire, bot)
    assert report.left == ("the role rozhodci-live",)
    assert not report.is_good
    assert "remove it by hand: the role rozhodci-live" in report.lines[-1]
    assert not wire.rest.places.channels


async def test_commands_that_were_there_are_put_back(wire: LocalDiscord, bot: Client) -> None:
    before = {"name": "old", "description": "an old command", "type": 1}
    wire.rest.commands = [
        {"id": payloads.new_id(), "application_id": str(payloads.APPLICATION), "version": "1", **before}
    ]
    assert (await tried(wire, bot)).is_good
    assert [{key: each[key] for key in before} for each in wire.rest.commands] == [before]


def person(channel: int = payloads.CHANNEL) -> payloads.Json:
    """A message of somebody."""
    sent = payloads.message({"content": "Hello"}) | {"author": payloads.user(payloads.MEMBER, "alice")}
    return sent | {"channel_id": str(channel)}


async def test_a_server_in_use_is_refused_before_anything_is_made(wire: LocalDiscord, bot: Client) -> None:
    places = wire.rest.places
    places.members, places.said[str(payloads.CHANNEL)] = 7, [person()]
    places.others[0]["last_message_id"] = payloads.new_id()
    with pytest.raises(UnfitServer, match=r"7 members.*#zloba has messages of people.*--yes-this-server"):
        await tried(wire, bot)
    assert {call.method for call in wire.rest.calls if "/guilds" in call.path or "/channels" in call.path} == {"GET"}


@pytest.mark.slow
async def test_a_server_in_use_is_tried_on_where_that_is_wanted_and_stays_as_it_is(
    wire: LocalDiscord, bot: Client
) -> None:
    wire.rest.places.members = 7
    assert (await tried(wire, bot, anyway=True)).is_good
    assert as_it_was(wire)
    there = str(payloads.CHANNEL)
    assert not [call for call in wire.rest.calls if call.method != "GET" and f"/channels/{there}" in call.path]


async def test_a_server_that_the_bot_is_not_in_is_refused_with_an_invitation(wire: LocalDiscord, bot: Client) -> None:
    with pytest.raises(UnfitServer, match=r"not in the server 1: invite it with https://discord\.com/oauth2"):
        await tried(wire, bot, guild=1)


async def test_what_somebody_presses_and_sends_is_answered_and_compared(
    wire: LocalDiscord, bot: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "_LATE", 0)
    steps = [step for step in STEPS if step.hands or step.key == "channel"]
    pressing = asyncio.create_task(press_all(wire))
    report = await tried(wire, bot, with_hands=True, steps=steps)
    await pressing
    assert [(each.key, each.state) for each in report.results] == [(step.key, State.SAME) for step in steps], report
    assert as_it_was(wire)


async def test_what_nobody_presses_is_skipped_after_a_while(wire: LocalDiscord, bot: Client) -> None:
    steps = [step for step in STEPS if step.key in ("channel", "press", "press-twice")]
    report = await tried(wire, bot, with_hands=True, steps=steps, patience=0.01)
    assert [each.state for each in report.results] == [State.SAME, State.SKIPPED, State.SKIPPED]
    assert report.results[1].why == "nothing came in time"
    assert as_it_was(wire)


async def press_all(wire: LocalDiscord) -> None:
    """Press each button that is asked for, and send the form."""
    for custom_id in ("live:press", "live:late", "live:open"):
        await until(partial(is_asked_for, wire, custom_id))
        await wire.interact(payloads.click(wire.rest.posted[-1], custom_id), late=custom_id == "live:late")
    await until(lambda: any(call.path.endswith("/callback") and call.body["type"] == MODAL for call in wire.rest.calls))
    written = {"type": 4, "custom_id": "live:field", "value": "x"}
    data = {"custom_id": "live:form", "components": [{"type": 18, "component": written}]}
    await wire.interact(payloads.interaction(5, data))


def is_asked_for(wire: LocalDiscord, custom_id: str) -> bool:
    """Whether a message with this button was posted."""
    return any(custom_id in str(each["components"]) for each in wire.rest.posted)


async def test_rights_that_are_missing_are_named_with_an_invitation(wire: LocalDiscord, bot: Client) -> None:
    wire.rest.places.rights &= ~discord.Permissions(manage_roles=True).value
    with pytest.raises(UnfitServer, match=r"lacks rights in that server \(manage roles\).*https://discord\.com/oauth2"):
        await tried(wire, bot, anyway=True)


async def test_from_an_administrator_no_right_is_taken(wire: LocalDiscord, bot: Client) -> None:
    wire.rest.places.rights = discord.Permissions(administrator=True).value
    report = await tried(wire, bot)
    skipped = {each.key for each in report.results if each.state is State.SKIPPED}
    assert {step.key for step in STEPS if step.rights} <= skipped
    assert report.is_good


async def test_the_program_writes_a_report_without_the_token_or_an_id(program: Program, tmp_path: Path) -> None:
    program.wire.rest.trouble(
        "POST", r"/guilds/\d+/roles", 403, {"code": 50013, "message": f"{TOKEN} {payloads.MEMBER}"}
    )
    ended = await program.run(
        "doctor", "--live", str(payloads.GUILD), "--no-hands", "--report", str(tmp_path / "sent" / "r")
    )
    assert ended.code == 1, ended.output
    text, data = (tmp_path / "sent" / "r.txt").read_text("utf-8"), (tmp_path / "sent" / "r.json").read_text("utf-8")
    for written in (text, data, ended.output):
        assert TOKEN not in written
        assert str(payloads.MEMBER) not in written
        assert "the stand-ins say done, Discord says 403/50013" in written
    steps = json.loads(data)["steps"]
    assert [each["key"] for each in steps] == [step.key for step in STEPS]


def test_what_follows_is_known_of_everything_that_the_stand_ins_refuse_with() -> None:
    refusals = [each for each in vars(said).values() if isinstance(each, Refusal)]
    assert len(refusals) > 10
    assert [str(each) for each in refusals if each.code and each.code not in CODES] == []
    assert all(step.must is None or step.must in refusals for step in STEPS)


def test_every_step_has_a_key_of_its_own_and_needs_what_comes_before() -> None:
    for number, step in enumerate(STEPS):
        before = {each.key for each in STEPS[:number]}
        assert step.key not in before
        assert set(step.needs) <= before
