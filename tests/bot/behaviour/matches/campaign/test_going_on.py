"""A campaign goes on when one of the group leaves it, and whoever comes gets the Diary in turn."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from tests.bot.behaviour.matches.campaign.group import begun, laid_out
from tests.bot.behaviour.matches.party import Party
from tests.bot.games.twom.pieces import pieces


async def take_advice(party: Party, member: MemberActor) -> None:
    """Answer the question of the moment as the bot's player advises."""
    panel = await party.press(member, party.status, "play:1")
    advised = await party.press(member, panel, "advg:1")
    taken = next(each for each in advised.buttons.values() if each.startswith("adv:1:a:"))
    await party.press(member, advised, taken)


@pytest.mark.slow
async def test_the_diary_passes_over_who_left_and_to_who_came(party: Party) -> None:
    newcomer = party.players[2]
    await begun(party, seats=2)
    await laid_out(party, step="placing", round=1)
    before = await party.position()
    left = before.state.holder
    stays = party.players[1 - left]

    await party.pick(
        party.players[left], await party.use(party.players[left], "match substitute"), "sub:1", f"leave.{left}"
    )
    alone = await party.position()
    assert (alone.state.holder, alone.state.present) == (1 - left, (1 - left,))
    assert f"<@{stays.id}>" in party.status.text
    assert pieces(alone.state) == pieces(before.state), "the people and their things stay with the group"

    await take_advice(party, stays)
    assert (await party.position()).state.holder == 1 - left, "nobody else is there"

    await party.press(newcomer, party.status, "sit:1")
    joined = await party.position()
    assert joined.match.seats[left].user == newcomer.id
    assert joined.state.present == (0, 1)

    await take_advice(party, stays)
    assert (await party.position()).state.holder == left
    assert f"Deník: <@{newcomer.id}> (předtím <@{stays.id}>)" in party.status.text
    assert any(f"<@{stays.id}> předává Deník, teď ho má <@{newcomer.id}>." in card.text for card in party.public())
    await take_advice(party, newcomer)
    after = await party.position()
    assert after.state.holder == 1 - left
    assert after.state.step != "placing" or after.state.round > joined.state.round
