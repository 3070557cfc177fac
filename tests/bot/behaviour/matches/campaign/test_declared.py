"""A campaign whose cards and dice lie at the people's own table: the check of it says what it does not prove."""

from __future__ import annotations

import pytest

from bot.matches.model.match import Status
from tests.bot.behaviour.matches.campaign.group import begun
from tests.bot.behaviour.matches.party import Party

NOT_PROVEN = "Za to důkaz neručí"


async def given_up(party: Party) -> None:
    """The only player gives up, so that the secret is revealed."""
    first = party.players[0]
    await party.press(first, await party.use(first, "match concede"), "sure:1:concede")
    assert (await party.position()).match.status is Status.OVER


async def test_the_proof_claims_nothing_for_what_people_told(party: Party) -> None:
    await begun(party, seats=1, settled={"cards": "table", "dice": "table", "scripts": "book"})
    first = party.players[0]
    panel = await party.press(first, party.status, "play:1")
    await party.press(first, panel, next(each for each in panel.buttons.values() if ":s:" in each))
    said = f"1 zápis říká, co vyšlo u stolu hráčů. {NOT_PROVEN}"
    assert said in (await party.use(first, "file verify")).text
    await given_up(party)
    checked = (await party.press(first, party.status, "verify:1")).text
    assert "Zápas 1 sedí." in checked
    assert "0 losování" in checked
    assert said in checked


@pytest.mark.slow
async def test_where_the_bot_drew_all_of_it_the_proof_leaves_nothing_out(party: Party) -> None:
    await begun(party, seats=1)
    await party.move(0)
    await given_up(party)
    checked = (await party.press(party.players[0], party.status, "verify:1")).text
    assert "Zápas 1 sedí." in checked
    assert NOT_PROVEN not in checked
