"""The simulated Discord runs in real time and lets people act as they do."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle

import bot
from bot.playground import world as world_module
from bot.playground.seed import INVITED, Playground, arrange
from bot.playground.view import message

README = Path(bot.__file__).parents[1] / "README.md"


def member(playground: Playground, name: str) -> MemberActor:
    return next(each for each in playground.members.values() if each.name == name)


def channel(playground: Playground) -> ChannelHandle:
    return next(iter(playground.channels.values()))


async def test_a_client_with_waiting_work_answers_at_once(playground: Playground) -> None:
    started = asyncio.get_running_loop().time()
    result = await member(playground, "bob").slash(channel(playground), "say", text="hello")
    assert result.response is not None
    assert result.response.content == "hello"
    assert asyncio.get_running_loop().time() - started < 1


async def test_the_time_is_now(playground: Playground) -> None:
    result = await member(playground, "bob").slash(channel(playground), "say", text="hello")
    assert result.response is not None
    assert abs(result.response.message.created_at - datetime.now(UTC)) < timedelta(minutes=1)


async def test_ids_are_the_same_in_every_run(playground: Playground) -> None:
    again = arrange(discord.Client(intents=discord.Intents(guilds=True)), playground.games)
    assert list(again.channels) == list(playground.channels)
    assert list(again.members) == list(playground.members)
    assert again.guild.id == playground.guild.id


@pytest.mark.parametrize(("mentionable", "heard"), [(True, ["alice"]), (False, [])])
async def test_a_role_rings_for_its_members_where_discord_would_notify_them(
    playground: Playground, *, mentionable: bool, heard: list[str]
) -> None:
    backend, role, place = playground.world.backend, playground.judge_role, channel(playground)
    backend.edit_role(playground.guild.id, role.id, {"mentionable": mentionable})
    known = playground.world.bot.get_channel(place.id)
    assert isinstance(known, discord.TextChannel)
    sent = await known.send(f"<@&{role.id}> look", allowed_mentions=discord.AllowedMentions(roles=True))
    kept = backend.get_message(place.id, sent.id)
    rung = [each.name for each in playground.members.values() if message(playground.world, each, kept)["pinged"]]
    assert rung == heard


async def test_the_bot_may_do_what_its_invitation_lets_it_do(playground: Playground) -> None:
    invitation = re.search(r"&permissions=(\d+)", README.read_text(encoding="utf-8"))
    assert invitation is not None
    assert INVITED.value == int(invitation[1])
    (guild,) = playground.world.bot.guilds
    assert not guild.me.guild_permissions.mention_everyone
    assert guild.get_role(playground.judge_role.id) in [each for each in guild.roles if each.mentionable]


async def test_silence_is_given_up_on(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world_module, "ANSWER_SECONDS", 0.05)
    result = await member(playground, "bob").slash(channel(playground), "silence")
    assert not result.acknowledged


async def test_each_member_speaks_their_language(playground: Playground) -> None:
    heard = []
    for name in ("alice", "bob", "cyril"):
        actor = member(playground, name)
        said = await actor.slash(channel(playground), "say", text="hello")
        assert said.response is not None
        clicked = await actor.click(said.response, custom_id="again")
        assert clicked.response is not None
        heard.append(clicked.response.content)
    assert heard == ["again in cs", "again in en-GB", "again in sv-SE"]


async def test_members_may_act_at_the_same_time(playground: Playground) -> None:
    place = channel(playground)
    results = await asyncio.gather(
        *(actor.slash(place, "say", text=actor.name) for actor in playground.members.values())
    )
    said = [result.response.content for result in results if result.response]
    assert said == [actor.name for actor in playground.members.values()]


async def test_only_the_admin_may_use_an_admins_command(playground: Playground) -> None:
    result = await member(playground, "alice").slash(channel(playground), "manage")
    assert result.acknowledged
    with pytest.raises(SetupError):
        await member(playground, "bob").slash(channel(playground), "manage")
