"""What the channel reads: one message a phase that grows, a script as a message of its own, the day at dawn."""

from __future__ import annotations

import pytest

from bot.games.twom.pack.effects.story import Choose
from bot.matches.model.match import Actor
from tests.bot.behaviour.matches.campaign.group import begun, gathered, laid_out
from tests.bot.behaviour.matches.party import Party


@pytest.mark.slow
async def test_a_script_is_a_message_of_its_own_and_its_phase_one_that_grows(party: Party) -> None:
    await begun(party, seats=1)
    position = await party.position()
    (number,) = position.state.read
    told = position.game.components.scripts[number]  # type: ignore[attr-defined]
    (choice,) = (effect for effect in told.effects if isinstance(effect, Choose))
    (alone,) = [card.text for card in party.public() if told.text.cs in card.text]
    assert alone.startswith(f"**Scéna {number} (náhradní sada)**")
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


@pytest.mark.slow
async def test_weighty_questions_wait_for_everybody(party: Party) -> None:
    await begun(party, seats=2, settled={"council": "2"})
    await laid_out(party, step="evening")
    position = await party.position()
    assert position.match.terms.timing.opens == 4 * 3600, "unless the lobby says otherwise"
    holder = position.match.course.waits[0].seat
    other = 1 - holder
    assert f"Ještě se neozvali: <@{party.players[other].id}>" in party.status.text
    early = await party.move(holder)
    silent = ("ještě se neozvali: ", "alla har inte sagt något än: ")[holder]
    assert f"{silent}<@{party.players[other].id}>" in early.text
    panel = await party.press(party.players[other], party.status, "play:1")
    advised = await party.press(party.players[other], panel, "advg:1")
    assert "Radí se" in party.status.text, "what the bot's player says is nobody's word"
    await party.press(party.players[other], advised, "adv:1:b:1")
    assert "Radí se" not in party.status.text


@pytest.mark.slow
async def test_the_bots_advice_says_what_it_would_do(party: Party) -> None:
    await begun(party, seats=2)
    await laid_out(party, step="placing", round=1)
    holder = (await party.position()).match.course.waits[0].seat
    panel = await party.press(party.players[holder], party.status, "play:1")
    await party.press(party.players[holder], panel, "advg:1")
    position = await party.position()
    (advice,) = position.match.course.advice
    assert advice.preview.key == "twom-preview-place"
    (said,) = [line for line in party.status.text.splitlines() if line.startswith("💬")]
    names = [position.game.components.characters[key].name.cs for key in position.state.keys]  # type: ignore[attr-defined]
    assert any(name in said for name in names)


async def test_the_bots_advice_names_its_reason(party: Party) -> None:
    await begun(party, seats=2)
    await laid_out(party, step="evening")
    holder = (await party.position()).match.course.waits[0].seat
    panel = await party.press(party.players[holder], party.status, "play:1")
    await party.press(party.players[holder], panel, "advg:1")
    (said,) = [line for line in party.status.text.splitlines() if line.startswith("💬")]
    assert said.endswith("— unavení spí, někdo hlídá a ven jde, kdo je v dobré kondici")


@pytest.mark.slow
async def test_advice_on_a_script_names_the_way_that_is_advised(party: Party) -> None:
    await begun(party, seats=2)
    position = await party.position()
    (number,) = position.state.read
    told = position.game.components.scripts[number]  # type: ignore[attr-defined]
    (choice,) = (effect for effect in told.effects if isinstance(effect, Choose))
    adviser = party.players[1 - position.match.course.waits[0].seat]
    await party.press(adviser, await party.press(adviser, party.status, "play:1"), "advg:1")
    (said,) = [line for line in party.status.text.splitlines() if line.startswith("💬")]
    assert "Co uděláš?" not in said, "a way says by itself what is done"
    assert any(way.label.cs in said for way in choice.ways)


@pytest.mark.slow
async def test_what_happened_is_told_in_its_order_and_not_by_characters(party: Party) -> None:
    await begun(party, seats=2)
    await laid_out(party, step="evening")
    holder = (await party.position()).match.course.waits[0].seat
    panel = await party.press(party.players[holder], party.status, "play:1")
    advised = await party.press(party.players[holder], panel, "advg:1")
    await party.press(party.players[holder], advised, "adv:1:a:1")
    position = await party.position()
    name = position.game.components.characters[position.state.keys[0]].name  # type: ignore[attr-defined]
    opened = await party.press(party.players[1 - holder], party.status, "play:1")
    lines = opened.text.splitlines()
    assert any(name.in_language(language) in line for line in lines for language in ("cs", "sv"))
    assert not [line for line in lines if line.startswith("**") and name.cs in line]
    assert not [line for line in lines if line in (f"**{name.cs}**", f"**{name.in_language('sv')}**")]


async def test_what_the_table_agrees_on_beside_the_diary_is_said_to_be_its_own(party: Party) -> None:
    await gathered(party, seats=2)
    assert "dohoda" not in party.status.text
    host = Actor(party.players[0].id)
    await party.client.matches.lobbies.choose(1, host, "diary", "stays")
    await party.deliver()
    assert "po celý průzkum stejný vůdce (dohoda tohoto stolu)" in party.status.text
