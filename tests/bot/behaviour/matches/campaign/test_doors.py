"""A campaign for friends by every door: there is room for them, and the host makes more of it, or less."""

from __future__ import annotations

import pytest

from bot.chat.base.guilds import set_channel_game
from bot.chat.matches.base.lobby_ids import NewLobbyId
from bot.chat.welcome.ids import OpenLobbyId
from bot.matches.model.match import Match, Status
from tests.bot.behaviour.matches.party import Party

MOST = 6
"""People at a table of the game, by its book."""


async def match(party: Party, number: int = 1) -> Match:
    """The match as it is."""
    return (await party.position(number)).match


async def friends_join(party: Party, number: int = 1) -> None:
    """Everybody else sits down by the button that everybody sees, and the host starts."""
    for member in party.players[1:]:
        await party.press(member, party.message(f"lb:{number}:join"), f"lb:{number}:join")
    await party.press(party.players[0], party.message(f"lb:{number}:start"), f"lb:{number}:start")
    begun = await match(party, number)
    assert begun.status is Status.PLAYING
    assert [seat.user for seat in begun.seats][:3] == [member.id for member in party.players]


@pytest.mark.slow
@pytest.mark.parametrize("door", ["command", "help"])
async def test_with_nothing_chosen_there_is_room_for_friends(party: Party, door: str) -> None:
    host = party.players[0]
    await set_channel_game(party.client.database, party.table.guild.id, party.table.channel.id, "twom")
    if door == "command":
        offered = await party.use(host, "match new")
        said = await party.press(host, offered, NewLobbyId.id_for(game="twom"))
        assert "Spustit ho můžeš kdykoli" in said.text
    else:
        await party.press(host, await party.use(host, "help"), OpenLobbyId.id_for())
    assert (await match(party)).terms.places == MOST
    assert party.status.text.count("*volno*") == MOST - 1
    await friends_join(party)


@pytest.mark.slow
async def test_after_playing_alone_a_rematch_has_room_for_friends(party: Party) -> None:
    host = party.players[0]
    await party.use(host, "match new", game="twom", seats=1)
    await party.press(host, party.status, "lb:1:start")
    sure = await party.use(host, "match concede")
    await party.press(host, sure, "sure:1:concede")
    await party.press(host, party.message("rematch:1"), "rematch:1")
    assert (await match(party, 2)).terms.places == MOST
    await friends_join(party, 2)


async def test_the_host_adds_and_removes_seats_and_is_asked_before_somebody_loses_theirs(party: Party) -> None:
    host, friend, other = party.players
    await party.use(host, "match new", game="twom", seats=1)
    assert "lb:1:join" not in party.status.buttons.values()
    assert "tlačítkem Správa" in party.status.text
    refused = await party.use(friend, "match new", game="twom")
    assert refused.private
    card = await party.press(host, party.status, "lb:1:manage")
    for _ in range(2):
        card = await party.press(host, card, "lb:1:add")
    for member in (friend, other):
        await party.press(member, party.status, "lb:1:join")
    card = await party.press(host, card, "lb:1:add")
    card = await party.press(host, card, "lb:1:remove")
    assert "lb:1:remove" not in card.buttons.values(), "a seat that is taken does not go by that button"
    assert (await match(party)).terms.places == 3
    asked = await party.pick(host, card, "lr:1", "1")
    assert f"<@{friend.id}>" in asked.text
    assert len((await match(party)).seats) == 3
    kept = await party.press(host, asked, f"lx:1:keep:1:{friend.id}")
    asked = await party.pick(host, kept, "lr:1", "1")
    await party.press(friend, party.status, "lb:1:leave")
    late = await party.press(host, asked, f"lx:1:clear:1:{friend.id}")
    assert "sedí někdo jiný" in late.text
    assert [seat.user for seat in (await match(party)).seats] == [host.id, other.id]
    asked = await party.pick(host, await party.press(host, party.status, "lb:1:manage"), "lr:1", "1")
    await party.press(host, asked, f"lx:1:remove:1:{other.id}")
    now = await match(party)
    assert ([seat.user for seat in now.seats], now.terms.places) == ([host.id], 2)
