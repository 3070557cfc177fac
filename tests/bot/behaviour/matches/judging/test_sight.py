"""A match is seen by those who see its channel, by its people and by judges; to others it is as if it did not exist."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.matches.model.match import Actor, Status
from bot.matches.model.position import Position
from tests.bot.behaviour.matches.party import Party

COMMANDS = ("match status", "match history", "file export", "file verify", "match move")


async def hidden(party: Party, member: MemberActor, number: int = 1) -> bool:
    """Whether somebody gets the answer of a number that does not exist, whatever they try; all of it or nothing."""
    found = set()
    for command in COMMANDS:
        nothing = await party.use(member, command, match=number + 700)
        answer = await party.use(member, command, match=number)
        assert answer.private
        found.add(answer.text == nothing.text)
    (same,) = found
    return same


def secret_channel(party: Party, *members: MemberActor) -> Any:
    guild = party.table.guild
    shown, unseen = discord.PermissionOverwrite(view_channel=True), discord.PermissionOverwrite(view_channel=False)
    overwrites: dict[Any, discord.PermissionOverwrite] = {guild.default_role: unseen, guild.roles["TestBot"]: shown}
    return guild.create_text_channel("tajny", overwrites=overwrites | dict.fromkeys(members, shown))


async def in_secret(party: Party) -> None:
    """A match of the Czech and the Swede, in a channel that the Briton does not see."""
    await party.started()
    channel = secret_channel(party, party.player(0), party.player(1))
    await party.client.matches.relocation.move_to(1, channel.id)


async def test_who_does_not_see_the_channel_sees_no_match(party: Party) -> None:
    await party.started()
    assert not await hidden(party, party.table.briton)
    channel = secret_channel(party, party.player(0), party.player(1))
    await party.client.matches.relocation.move_to(1, channel.id)
    assert await hidden(party, party.table.briton)


async def test_a_kept_button_shows_nothing_of_a_match_that_went_out_of_sight(party: Party) -> None:
    await party.started()
    kept = party.status
    await party.client.matches.relocation.move_to(1, secret_channel(party).id)
    gone = (await party.use(party.table.briton, "match status", match=99)).text
    for part in ("h:1", "play:1"):
        answer = await party.press(party.table.briton, kept, part)
        assert answer.private
        assert answer.text == gone


async def test_its_people_and_judges_see_it_wherever_they_are(party: Party) -> None:
    await in_secret(party)
    assert not await hidden(party, party.table.admin)
    card = await party.use(party.player(1), "match status", match=1)
    assert "match 1" in card.text
    await party.client.matches.relocation.move_to(1, None)
    assert "match 1" in (await party.use(party.player(1), "match status", match=1)).text
    assert await hidden(party, party.table.briton)
    await party.judge(party.table.briton)
    assert not await hidden(party, party.table.briton)


@pytest.mark.slow
async def test_who_left_a_seat_still_sees_the_match(party: Party) -> None:
    await in_secret(party)
    channel = secret_channel(party)
    await party.client.matches.relocation.move_to(1, channel.id)
    position = await party.position()
    assert position.match.status is Status.PLAYING
    await party.client.matches.privacy.forget(party.player(1).id)
    assert "match 1" in (await party.use(party.player(1), "match status", match=1)).text


async def test_nobody_sees_a_match_of_another_server(party: Party) -> None:
    await party.started()
    position = await party.position()
    elsewhere = party.table.env.create_guild("Jinde", owner=party.table.env.create_user("cizí"))
    lobby = await party.client.matches.lobbies.create(
        Actor(party.table.admin.id), guild=elsewhere.id, channel=4711, game="toy", terms=position.match.terms
    )
    assert isinstance(lobby, Position)
    for member in (party.player(0), party.table.admin):
        assert await hidden(party, member, 2)


@pytest.mark.parametrize("archived", [pytest.param(False, marks=pytest.mark.slow), True])
async def test_a_private_thread_is_seen_by_its_members(party: Party, archived: bool) -> None:
    await party.started()
    parent = party.client.get_channel(party.table.channel.id)
    assert isinstance(parent, discord.TextChannel)
    thread = await parent.create_thread(name="tiše", type=discord.ChannelType.private_thread)
    await party.client.matches.relocation.move_to(1, thread.id)
    await party.table.env.settle()
    if archived:
        await thread.edit(archived=True)
        await party.table.env.settle()
    assert await hidden(party, party.table.briton)
    if archived:
        await thread.edit(archived=False)
    await thread.add_user(discord.Object(party.table.briton.id))
    if archived:
        await thread.edit(archived=True)
    await party.table.env.settle()
    assert "match 1" in (await party.use(party.table.briton, "match status", match=1)).text


@pytest.mark.slow
@pytest.mark.parametrize("archived", [False, True])
async def test_a_public_thread_is_seen_by_who_sees_its_channel(party: Party, archived: bool) -> None:
    await party.started()
    for channel, seen in ((party.table.channel, True), (secret_channel(party), False)):
        parent = party.client.get_channel(channel.id)
        assert isinstance(parent, discord.TextChannel)
        thread = await parent.create_thread(name="nahlas", type=discord.ChannelType.public_thread)
        await party.client.matches.relocation.move_to(1, thread.id)
        if archived:
            await thread.edit(archived=True)
        await party.table.env.settle()
        assert await hidden(party, party.table.briton) is not seen


@pytest.mark.slow
async def test_a_channel_that_was_deleted_is_seen_by_nobody(party: Party) -> None:
    await party.started()
    await party.client.matches.relocation.move_to(1, 4711)
    assert await hidden(party, party.table.briton)


async def test_only_whoever_is_to_be_forgotten_presses_the_button_that_forgets(party: Party) -> None:
    await party.started()
    card = await party.use(party.player(0), "my forget")
    party.table.expose(card)
    answer = await party.press(party.player(1), card, "forget:")
    assert "gör inget längre" in answer.text
    seats = (await party.position()).match.seats
    assert [seat.user for seat in seats] == [party.player(0).id, party.player(1).id]
