"""Opening a match: what is asked for, what is refused, and what the host settles."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.matches.model.match import Expiry, Status
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.refused import refusal


async def test_what_is_left_out_is_chosen_sensibly(party: Party) -> None:
    answer = await party.use(party.player(0), "match new")
    assert answer.private
    position = await party.position()
    assert (position.match.game, position.match.terms.ruleset) == ("toy", "toy@2026-02-01")
    assert position.match.terms.places == 2
    assert position.match.terms.timing.seconds == 24 * 3600
    assert position.match.seats[0].choices.get("faction") == "red"
    assert position.match.terms.options == {"deal": "3"}


async def test_what_is_asked_for_is_played(party: Party) -> None:
    await party.use(
        party.player(0),
        "match new",
        game="Smugglers",
        variant="long",
        seats=3,
        time="1 h",
    )
    terms = (await party.position()).match.terms
    assert (terms.variant, terms.ruleset, terms.places) == ("long", "toy@2026-01-01", 3)
    assert (terms.timing.seconds, terms.timing.expiry) == (3600, Expiry.DEFAULT)
    assert "1 hodina" in party.status.text
    assert "bot zahraje výchozí tah" in party.status.text


async def test_choices_are_offered_while_typing(party: Party) -> None:
    member, channel = party.player(1), party.table.channel
    games = await member.autocomplete(channel, "match new", "game", "smu")
    assert [(each["name"], each["value"]) for each in games] == [("Smugglers", "toy")]
    variants = await member.autocomplete(channel, "match new", "variant", "", game="toy")
    assert [each["value"] for each in variants] == ["long", "short"]
    times = await member.autocomplete(channel, "match new", "time", "dag")
    assert {"name": "1 dag", "value": "86400 s"} in times
    times = await member.autocomplete(channel, "match new", "time", "36 timmar")
    assert times == [{"name": "36 timmar", "value": "129600 s"}]


async def test_what_does_not_exist_is_refused_with_what_does(party: Party) -> None:
    answer = await party.use(party.player(0), "match new", game="Šachy")
    assert "Smugglers" in answer.text
    answer = await party.use(party.player(0), "match new", game="toy", seats=8)
    assert "2" in answer.text and "4" in answer.text
    answer = await party.use(party.player(0), "match new", game="toy", variant="endless")
    assert "short, long" in answer.text
    answer = await party.use(party.player(0), "match new", game="toy", time="5 s")
    assert "minuta" in answer.text
    assert await party.client.matches.position(1) is None


async def test_a_match_may_have_a_thread_of_its_own(party: Party) -> None:
    answer = await party.use(party.player(0), "match new", game="toy", thread=True)
    thread = (await party.position()).match.channel
    assert thread != party.table.channel.id
    assert f"<#{thread}>" in answer.text
    assert any("lb:1:join" in card.buttons.values() for card in party.public(thread))
    invitation = party.public()[-1]
    assert (
        invitation.text.strip()
        == f"<@{party.player(0).id}> zakládá zápas ve hře Smugglers ve vlákně <#{thread}>. Přihlas se tam."
    )


@pytest.mark.slow
async def test_in_an_announcement_channel_the_thread_is_one_of_announcements(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def made(channel: discord.TextChannel, **wanted: Any) -> discord.TextChannel:
        asked.append(wanted["type"])
        return channel

    monkeypatch.setattr(discord.TextChannel, "create_thread", made)
    for channel in (party.table.guild.create_text_channel("hra"), party.table.guild.create_news_channel("novinky")):
        party.table.channel = channel
        await party.use(party.player(0), "match new", game="toy", thread=True)
    assert asked == [discord.ChannelType.public_thread, discord.ChannelType.news_thread]


async def test_a_channel_that_turns_out_to_be_closed_opens_nothing(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def closed(*_: object) -> None:
        raise refusal(403, 50001)

    monkeypatch.setattr(discord.http.HTTPClient, "send_typing", closed)
    answer = await party.use(party.player(0), "match new", game="toy")
    assert "nic nezaložilo" in answer.text
    assert await party.client.matches.position(1) is None


async def test_where_the_bot_may_not_write_it_says_what_it_lacks(party: Party) -> None:
    everyone = party.table.guild.default_role
    no = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    party.table.channel = party.table.guild.create_text_channel("ticho", overwrites={everyone: no})
    answer = await party.use(party.player(0), "match new", game="toy")
    assert answer.private
    assert "posílat zprávy" in answer.text
    assert await party.client.matches.position(1) is None


@pytest.mark.slow
async def test_who_joins_gets_a_free_colour_and_may_take_another(party: Party) -> None:
    await party.lobby()
    assert [seat.choices.get("faction") for seat in (await party.position()).match.seats] == ["red", "blue"]
    await party.pick(party.player(1), party.status, "ls:1:-:faction", "amber")
    assert [seat.choices.get("faction") for seat in (await party.position()).match.seats] == ["red", "amber"]
    assert "amber" in party.status.text


async def test_two_of_one_colour_cannot_start_and_the_rule_is_named(party: Party) -> None:
    await party.lobby()
    await party.pick(party.player(1), party.status, "ls:1:-:faction", "red")
    answer = await party.press(party.player(0), party.status, "lb:1:start")
    assert answer.private
    assert "Everybody needs a colour of their own." in answer.text
    assert (await party.position()).match.status is Status.LOBBY
    rule = await party.press(party.player(0), answer, "law:toy.colour")
    assert "toy.colour" in rule.text


async def test_the_host_fills_and_clears_seats(party: Party) -> None:
    await party.use(party.player(0), "match new", game="toy", seats=2)
    card = await party.press(party.player(0), party.status, "lb:1:manage")
    await party.press(party.player(0), card, "lb:1:automaton")
    assert "⚙ blue" in party.status.text
    await party.pick(party.player(0), card, "ls:1:1:faction", "green")
    await party.pick(party.player(0), card, "ls:1:-:deal", "4")
    match = (await party.position()).match
    assert (match.seats[1].automated, match.seats[1].choices.get("faction"), match.terms.options["deal"]) == (
        True,
        "green",
        "4",
    )
    await party.pick(party.player(0), card, "lr:1", "1")
    assert len((await party.position()).match.seats) == 1


async def test_others_may_not_manage(party: Party) -> None:
    await party.lobby()
    answer = await party.press(party.player(1), party.status, "lb:1:manage")
    assert answer.private
    assert not answer.buttons
    answer = await party.press(party.player(1), party.status, "lb:1:start")
    assert "Det går inte" in answer.text
    assert (await party.position()).match.status is Status.LOBBY


@pytest.mark.slow
async def test_one_person_plays_against_the_games_own_players(party: Party) -> None:
    await party.use(party.player(0), "match new", game="toy", seats=3)
    card = await party.press(party.player(0), party.status, "lb:1:manage")
    for _ in range(2):
        card = await party.press(party.player(0), card, "lb:1:automaton")
    await party.press(party.player(0), party.status, "lb:1:start")
    for _ in range(60):
        if (await party.position()).match.status is Status.OVER:
            break
        await party.move(0)
    assert "The market closes." in party.status.text


@pytest.mark.slow
async def test_a_lobby_that_is_closed_frees_its_channel(party: Party) -> None:
    await party.lobby()
    card = await party.press(party.player(0), party.status, "lb:1:manage")
    lobby = party.status
    sure = await party.press(party.player(0), card, "lb:1:cancel")
    assert (await party.position()).match.status is Status.LOBBY
    await party.press(party.player(0), sure, "sure:1:close")
    assert "bez výsledku" in lobby.text
    await party.use(party.player(1), "match new", game="toy", seats=2)
    assert (await party.position(2)).match.status is Status.LOBBY


@pytest.mark.slow
async def test_who_leaves_makes_room(party: Party) -> None:
    await party.lobby()
    await party.press(party.player(1), party.status, "lb:1:leave")
    assert len((await party.position()).match.seats) == 1
    await party.press(party.table.briton, party.status, "lb:1:join")
    assert (await party.position()).match.seats[1].user == party.table.briton.id


@pytest.mark.slow
async def test_a_game_with_nothing_to_look_at_has_no_button_for_it(party: Party) -> None:
    await party.lobby()
    assert "lb:1:manage" in party.status.buttons.values()
    assert "look:1" not in party.status.buttons.values()
