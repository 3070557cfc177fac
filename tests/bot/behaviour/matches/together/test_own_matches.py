"""A person's matches wherever they are played, and a rematch in which everybody has what they had."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from simcord.builders import UserHandle

from bot.chat.client import Client
from bot.database import Database
from bot.matches.model.match import Actor, Status
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card, parts
from tests.bot.matches.table import HandClock


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    """The bot with the games it comes with."""
    return lambda: Client(settings, oracle, database, clock=clock)


def links(card: Card) -> list[str]:
    """Where the buttons of a card lead that are links."""
    return [part["url"] for part in parts(card.message.components) if part.get("url")]


async def started(party: Party) -> None:
    first, second, _ = party.players
    await party.use(first, "match new", game="zloba", variant="competitive", seats=2)
    await party.press(second, party.status, "lb:1:join")
    await party.pick(first, party.status, "ls:1:-:faction", "koda")
    await party.pick(second, party.status, "ls:1:-:faction", "aldan")
    await party.press(first, party.status, "lb:1:start")


async def conceded(party: Party) -> None:
    await started(party)
    sure = await party.use(party.players[0], "match concede")
    await party.press(party.players[0], sure, "sure:1:concede")
    assert (await party.position()).match.status is Status.OVER


def factions(match: object) -> dict[int | None, str]:
    """What everybody plays."""
    return {seat.user: seat.choices["faction"] for seat in match.seats}  # type: ignore[attr-defined]


async def test_in_private_messages_the_matches_of_all_servers_are_listed(party: Party) -> None:
    await started(party)
    env = party.table.env
    users = [UserHandle(env, env.backend.get_user(member.id)) for member in party.players]
    waiting = {wait.seat for wait in (await party.position()).match.course.waits}
    for seat, user in enumerate(users[:2]):
        result = await user.slash("play")
        assert result.response is not None
        card = Card(result.response)
        link = f"https://discord.com/channels/{party.table.guild.id}/{party.table.channel.id}"
        assert link in card.text
        assert links(card) == ([link] if seat in waiting else [])
    assert "no matches in progress on any server" in Card((await users[2].slash("play")).response).text


@pytest.mark.slow
async def test_in_a_server_its_own_are_listed_with_a_press_to_the_panel(party: Party) -> None:
    await started(party)
    waiting = party.players[(await party.position()).match.course.waits[0].seat]
    elsewhere = party.table.guild.create_text_channel("jinde")
    result = await waiting.slash(elsewhere, "play")
    assert result.response is not None
    card = Card(result.response)
    assert "https://" not in card.text
    assert "play:1" in card.buttons.values()


async def test_what_goes_on_in_a_server_the_bot_has_left_is_not_told(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(party)
    env = party.table.env
    user = UserHandle(env, env.backend.get_user(party.players[0].id))
    monkeypatch.setattr(party.client, "get_guild", lambda _: None)
    assert "https://discord.com/channels" not in Card((await user.slash("play")).response).text


@pytest.mark.slow
async def test_a_rematch_keeps_who_plays_what_and_everybody_agrees_themselves(party: Party) -> None:
    first, second, third = party.players
    await conceded(party)
    before = factions((await party.position()).match)
    await party.press(second, party.status, "rematch:1")
    lobby = (await party.position(2)).match
    assert factions(lobby) == {second.id: before[second.id]}, "nobody is seated without a press of their own"

    invitation = party.message("again:2:1")
    assert first.mention in invitation.text
    assert second.mention not in invitation.text
    assert "You are not playing" in (await party.press(third, invitation, "again:2:1")).text
    seated = await party.press(first, invitation, "again:2:1")
    assert seated.private
    assert factions((await party.position(2)).match) == before
    again = await party.press(first, invitation, "again:2:1")
    assert len((await party.position(2)).match.seats) == 2
    assert again.private


@pytest.mark.slow
async def test_what_was_chosen_for_a_rematch_can_be_changed_and_what_is_taken_is_not_forced(party: Party) -> None:
    first, second, _ = party.players
    await conceded(party)
    taken = factions((await party.position()).match)[first.id]
    await party.press(second, party.status, "rematch:1")
    await party.client.matches.lobbies.choose(2, Actor(second.id), "faction", taken)
    await party.press(first, party.message("again:2:1"), "again:2:1")
    now = factions((await party.position(2)).match)
    assert now[second.id] == taken
    assert now[first.id] != taken
