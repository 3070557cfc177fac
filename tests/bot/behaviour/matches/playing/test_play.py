"""From the lobby to the end by clicks alone, also with a restart between every two of them."""

from __future__ import annotations

import pytest

from bot.matches.model.match import Status
from tests.bot.behaviour.matches.party import RESTARTING, Party


async def play_to_the_end(party: Party) -> None:
    for _ in range(80):
        position = await party.position()
        if position.match.status is not Status.PLAYING:
            return
        await party.move(position.match.course.waits[0].seat)
    raise AssertionError("the match does not end")


@pytest.mark.slow
@pytest.mark.parametrize("restarting", RESTARTING)
async def test_a_match_is_played_by_clicks_alone(party: Party, restarting: bool) -> None:
    party.restarting = restarting
    await party.started()
    await play_to_the_end(party)

    position = await party.position()
    assert position.match.status is Status.OVER
    assert "The market closes." in party.status.text
    assert party.public()[-1].id == party.status.id, "the final board stands below the last move"
    texts = [card.text for card in party.public()]
    assert len([text for text in texts if "begins." in text]) == 1
    assert any("Tajemství zápasu 1" in text for text in texts)


async def ended(party: Party) -> None:
    """A match that is over because somebody gave up."""
    await party.started(time="0")
    card = await party.use(party.player(0), "match concede")
    await party.press(party.player(0), card, "sure:1:concede")
    assert (await party.position()).match.status is Status.OVER


async def test_the_dice_of_a_match_that_is_over_are_checked_by_one_press(party: Party) -> None:
    await ended(party)
    told = await party.press(party.player(0), party.status, "verify:1")
    assert told.private
    assert "Zápas 1 sedí." in told.text


async def test_a_rematch_is_a_lobby_of_the_same_kind_for_who_played(party: Party) -> None:
    await ended(party)
    over = party.status
    refused = await party.press(party.table.briton, over, "rematch:1")
    assert "You are not playing in this match." in refused.text
    assert await party.client.matches.position(2) is None
    opened = await party.press(party.player(1), over, "rematch:1")
    assert not opened.private
    assert "again:2:1" in opened.buttons.values()
    first, second = await party.position(1), await party.position(2)
    assert (second.match.status, second.match.host) == (Status.LOBBY, party.player(1).id)
    assert second.match.terms == first.match.terms
    assert second.match.channel == first.match.channel
    again = await party.press(party.player(1), over, "rematch:1")
    assert await party.client.matches.position(3) is None
    assert again.private


@pytest.mark.slow
async def test_a_rematch_against_the_game_says_that_it_can_start_right_away(party: Party) -> None:
    host = party.player(0)
    first = await party.use(host, "match new", game="toy", seats=2)
    assert "Hráči se tam přihlásí tlačítkem. Až budou všechna místa obsazená, spusť ho." in first.text
    assert "spustí ho, až budou všechna místa obsazená" in party.status.text
    await party.press(host, await party.press(host, party.status, "lb:1:manage"), "lb:1:automaton")
    assert "a může ho hned spustit" in party.status.text
    await party.press(host, party.status, "lb:1:start")
    await party.press(host, await party.use(host, "match concede"), "sure:1:concede")
    again = await party.press(host, party.message("rematch:1"), "rematch:1")
    assert again.private
    assert "Můžeš ho hned spustit." in again.text
    assert "přihlásí" not in again.text
    lobby = party.message("lb:2:start")
    assert "a může ho hned spustit" in lobby.text and "až budou všechna místa obsazená" not in lobby.text
    await party.press(host, lobby, "lb:2:start")
    assert (await party.position(2)).match.status is Status.PLAYING
