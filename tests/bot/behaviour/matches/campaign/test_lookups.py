"""The game's own command: a script by its number, the store, the people, the save sheet; in three languages."""

from __future__ import annotations

import pytest

from bot.games.twom.tells.lookups import FURTHER
from tests.bot.behaviour.matches.campaign.group import begun, gathered, laid_out
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card


async def test_everybody_looks_into_the_campaign(party: Party) -> None:
    czech, swede, briton = party.players
    await begun(party)
    await laid_out(party, read=[333], store={"water": 3})
    position = await party.position()
    pack = position.game.components  # type: ignore[attr-defined]

    secret = await party.use(czech, "twom script", number="334")
    assert secret.private
    assert "ještě nedošla" in secret.text
    assert any("twom-cs.scenes.numbers" in each for each in secret.buttons.values())
    wrong = await party.use(swede, "twom script", number="stage")
    assert "Skriv bara numret" in wrong.text
    told = await party.use(briton, "twom script", number="333")
    assert told.private
    assert pack.scripts[333].text.in_language("en")[:60] in told.text

    store = await party.use(swede, "twom store")
    water = pack.tokens["water"].name.in_language("sv")
    assert f"{position.state.store['water']}× {water}" in store.text.replace("\xa0", " ")
    people = await party.use(czech, "twom people")
    for each in position.state.people:
        assert pack.characters[each.key].name.cs in people.text
    assert "zdatnost" in people.text
    offered = await czech.autocomplete(party.table.channel, "twom script", "number", "")
    assert {int(choice["value"]) for choice in offered} == {333, *FURTHER}, "what was read, and what the diary names"


@pytest.mark.slow
async def test_the_save_sheet_is_read_after_dawn_alone(party: Party) -> None:
    czech, swede, briton = party.players
    await begun(party)
    early = await party.use(czech, "twom save")
    assert any("twom-cs.save.when" in each for each in early.buttons.values())
    await laid_out(party, step="new-day")
    result = await swede.slash(party.table.channel, "twom save")
    assert result.response is not None
    file, picture = result.followups[-1].attachments
    assert file.filename.startswith("match-1-")
    assert picture.filename.endswith(".png")
    sheet = Card(result.response).text
    for part in ("Kampanj", "Förrådet", "Skyddsrummet", "Platser, den närmaste först", "Inredning som kan byggas"):
        assert f"**{part}**" in sheet
    assert "You are not playing" in (await party.use(briton, "twom save")).text


@pytest.mark.slow
async def test_elsewhere_it_says_where_it_is_for(party: Party) -> None:
    czech = party.players[0]
    assert "se žádný zápas nehraje" in (await party.use(czech, "twom store")).text
    await gathered(party)
    assert "ještě nezačal" in (await party.use(czech, "twom store")).text


async def test_another_game_is_not_looked_into(party: Party) -> None:
    await party.started()
    assert "hraje něco jiného" in (await party.use(party.players[0], "twom people")).text
