"""First matches begun by too few and too many people, in the wrong channel, and looked for after their end."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.chat.answers.first_match import FirstMatchId
from bot.chat.base.guilds import set_channel_game
from bot.chat.matches.base.ids import RematchId
from bot.matches.model.match import Actor, Status
from tests.bot.behaviour.matches.first.test_first_match import FULL, GAMES, TAKEN, answer, match, play
from tests.bot.behaviour.matches.party import Party
from tests.bot.matches.table import granted

OVER = ("Zápas skončil.", "Matchen är slut.", "The match is over.")
SEATLESS = ("V tomto zápase nemáš místo.", "Du spelar inte i den här matchen.", "You are not playing in this match.")
NAMES = {"doomtrooper": ("Doomtrooper",), "twom": ("This War of Mine",), "zloba": ("Zloba", "Wroth")}
"""The name of each game in Czech, then its other names."""


def one_of(games: Sequence[str], game: str) -> list[Any]:
    """A game, and the others where there is time for what is slow."""
    return [game, *(pytest.param(each, marks=pytest.mark.slow) for each in games if each != game)]


def five(party: Party) -> list[MemberActor]:
    """Five people of one server."""
    others = [party.table.guild.add_member(party.table.env.create_user(name)) for name in ("dora", "emil")]
    return [*party.players, *others]


@pytest.mark.slow
@pytest.mark.parametrize("game", one_of(GAMES, "doomtrooper"))
async def test_one_person_alone_is_asked_again_and_again_and_waits_for_nobody(party: Party, game: str) -> None:
    await play(party, game)
    for _ in range(4):
        assert [wait.seat for wait in (await match(party)).course.waits] == [0]
        await answer(party, 0)
    assert (await match(party)).status is Status.PLAYING


@pytest.mark.slow
@pytest.mark.parametrize("game", one_of(GAMES, "zloba"))
async def test_of_five_people_those_without_a_seat_read_how_to_look_on(party: Party, game: str) -> None:
    host, *friends = five(party)
    await play(party, game)
    status = party.message("sit:1")
    stored = party.table.env.backend.get_message(party.table.channel.id, status.id)
    offered = copy.deepcopy(stored.components)
    free = len((await match(party)).seats) - 1
    for friend in friends[:free]:
        await party.press(friend, party.message("sit:1"), "sit:1")
    seated = await match(party)
    assert [each.user for each in seated.seats] == [host.id, *(friend.id for friend in friends[:free])]
    # The last ones pressed before they saw that all seats were taken.
    for friend in friends[free:]:
        stored.components = copy.deepcopy(offered)
        late = await party.press(friend, status, "sit:1")
        assert late.private
        assert any(full in late.text and way in late.text for full, way in FULL.items())
        shown = await party.use(friend, "play")
        assert shown.private
        assert any(none in shown.text for none in SEATLESS)
    assert await match(party) == seated


@pytest.mark.parametrize("game", one_of(GAMES, "twom"))
async def test_in_a_channel_set_to_another_game_it_begins_and_says_which_it_is(party: Party, game: str) -> None:
    host = party.player(0)
    card = await party.use(host, "match new")
    other = next(each for each in GAMES if each != game)
    await set_channel_game(party.client.database, party.table.guild.id, party.table.channel.id, other)
    begun = await party.press(host, card, FirstMatchId.id_for(game=game))
    assert begun.private
    assert NAMES[game][0] in begun.text
    assert f"<#{party.table.channel.id}>" in begun.text
    assert (await match(party)).game == game
    assert NAMES[game][0] in party.status.text


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_in_a_channel_where_another_game_is_played_nothing_begins_and_the_other_match_goes_on(
    party: Party, game: str
) -> None:
    offered = [await party.use(member, "match new") for member in party.players]
    await play(party, next(each for each in GAMES if each != game))
    before = await match(party)
    for member, card, taken in zip(party.players, offered, TAKEN, strict=True):
        refused = await party.press(member, card, FirstMatchId.id_for(game=game))
        assert refused.private
        assert taken in refused.text
    assert await match(party) == before
    assert await party.client.matches.position(2) is None


@pytest.mark.parametrize("game", one_of(GAMES, "doomtrooper"))
async def test_who_comes_back_after_the_end_reads_how_it_ended_and_can_play_again(party: Party, game: str) -> None:
    host, friend, stranger = party.players
    await play(party, game)
    panel = await party.use(host, "play")
    await party.press(friend, party.message("sit:1"), "sit:1")
    for member in (host, friend):
        if (await match(party)).live:
            granted(await party.client.matches.play.concede(1, Actor(member.id)))
    await party.deliver()
    ended = await match(party)
    assert ended.status is Status.OVER
    old = next(
        each for each in (*panel.buttons.values(), *(one["custom_id"] for one in panel.selects)) if ":1:" in each
    )

    for member, over in zip((host, friend, stranger), OVER, strict=True):
        shown = await party.use(member, "play")
        assert shown.private
        assert over in shown.text
        assert any(name in shown.text for name in NAMES[game])
        assert RematchId.id_for(match=1) in shown.buttons.values()
    assert OVER[0] in (await party.press(host, panel, old)).text
    assert await match(party) == ended

    await party.press(host, await party.use(host, "play"), RematchId.id_for(match=1))
    assert (await match(party, 2)).game == game
