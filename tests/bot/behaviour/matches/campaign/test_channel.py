"""What the channel reads: one message a phase that grows, a script as a message of its own, the day at dawn."""

from __future__ import annotations

from bot.games.twom.pack.effects.story import Choose
from tests.bot.behaviour.matches.campaign.group import begun, laid_out
from tests.bot.behaviour.matches.party import Party


async def test_a_script_is_a_message_of_its_own_and_its_phase_one_that_grows(party: Party) -> None:
    await begun(party, seats=1)
    position = await party.position()
    (number,) = position.state.read
    told = position.game.components.scripts[number]  # type: ignore[attr-defined]
    (choice,) = (effect for effect in told.effects if isinstance(effect, Choose))
    (alone,) = [card.text for card in party.public() if told.text.cs in card.text]
    assert alone.startswith(f"**Scéna {number}**")
    for way in choice.ways:
        assert f"▸ {way.label.cs}" in alone
    mentioned = f"Kniha příběhů, scéna {number}"
    (phase,) = [card for card in party.public() if mentioned in card.text]
    before = phase.text
    await party.move(0)
    (grown,) = [card for card in party.public() if mentioned in card.text]
    assert grown.id == phase.id
    assert grown.text.startswith(before)
    assert len(grown.text) > len(before)


async def test_weighty_questions_wait_for_everybody(party: Party) -> None:
    await begun(party, seats=2, settled={"council": "2"})
    await laid_out(party, step="evening")
    position = await party.position()
    assert position.match.terms.timing.opens == 4 * 3600, "unless the lobby says otherwise"
    holder = position.match.course.waits[0].seat
    other = 1 - holder
    assert f"Ještě se neozvali: <@{party.players[other].id}>" in party.status.text
    early = await party.move(holder)
    assert any(word in early.text for word in ("Ještě se neozvali", "ještě se neozvali", "yttrat sig"))
    panel = await party.press(party.players[other], party.status, "play:1")
    advised = await party.press(party.players[other], panel, "advg:1")
    assert "Radí se" in party.status.text, "what the bot's player says is nobody's word"
    await party.press(party.players[other], advised, "adv:1:b:1")
    assert "Radí se" not in party.status.text
