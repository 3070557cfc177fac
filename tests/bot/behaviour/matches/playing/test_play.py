"""From the lobby to the end by clicks alone, also with a restart between every two of them."""

from __future__ import annotations

import pytest

from bot.matches.model.match import Status
from tests.bot.behaviour.matches.party import Party


async def play_to_the_end(party: Party) -> None:
    for _ in range(80):
        position = await party.position()
        if position.match.status is not Status.PLAYING:
            return
        await party.move(position.match.course.waits[0].seat)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("restarting", [False, True])
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
