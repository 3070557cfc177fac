"""``/phase`` and ``/scenario`` on the real digest: a private overview whose steps open their rules, and a card."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytest import MonkeyPatch
from simcord.backend.errors import SetupError
from sqlmodel import select

from bot.chat.answers.saved_questions import AskedQuestion
from bot.chat.base.guilds import set_channel_game
from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.table import Card, Table


@pytest.fixture(scope="session")
def castle_index(digest_index: Path) -> Path:
    """Here the index of the packaged digest, which alone has cribs and scenarios."""
    return digest_index


def value_of(card: Card, label: str, select: int = 0) -> str:
    """The value of the option whose label begins so."""
    found = [option["value"] for option in card.selects[select]["options"] if option["label"].startswith(label)]
    assert len(found) == 1
    return str(found[0])


async def test_the_round_is_shown_to_the_person_alone_with_the_numbers_of_its_rules(table: Table) -> None:
    card = await table.use(table.czech, "phase", game="Zloba")
    assert card.private
    assert table.public() == []
    assert "### Zloba: krok za krokem" in card.text
    assert "1. **Údržba**" in card.text
    assert "   - počítadlo kol na nové kolo · ZL 6.3" in card.text
    assert "**Kolo proti AP (sólo a koop)**" in card.text
    assert [select["placeholder"].partition(":")[0] for select in card.selects] == [
        "Kolo běžné hry",
        "Kolo proti AP (sólo a koop)",
    ]


async def test_a_step_opens_its_rule_and_the_rule_leads_back(table: Table) -> None:
    card = await table.use(table.czech, "phase", game="zloba")
    overview = card.text
    rule = await table.pick(card, value_of(card, "ZL 17.2 ", 1), select=1)
    assert "-# ZL 17.2 · Stěhování základny AP" in rule.text
    assert "jisté" not in rule.text
    others = await table.press(rule, "Další pravidla")
    assert others.text.startswith("### Výjimky a související pravidla")
    back = await table.press(await table.press(others, "Zpět na pravidlo"), "Zpět na přehled")
    assert back.text == overview


async def test_a_rule_opened_from_a_step_has_the_buttons_of_any_ruling(table: Table) -> None:
    card = await table.use(table.czech, "phase", game="zloba")
    rule = await table.pick(card, value_of(card, "ZL 6.3 "))
    whole = await table.press(rule, "Celé pravidlo")
    assert "Co je kolem pravidla ZL 6.3" in (await table.press(whole, "Souvislosti")).text
    rule = await table.press(rule, "Zpět na pravidlo")
    shared = await table.press(rule, "Ukázat v kanálu")
    assert "ZL 6.3" in shared.text
    assert f"{table.czech.mention} ukazuje pravidlo:\n**" in shared.text


async def test_the_overview_is_shown_to_the_channel_once(table: Table) -> None:
    card = await table.use(table.swede, "phase", game="doomtrooper")
    shared = await table.press(card, "Visa i kanalen", table.swede)
    assert not shared.private
    assert [public.id for public in table.public()] == [shared.id]
    assert table.swede.mention in shared.text
    assert "DT-SV 4.4" in shared.text
    assert (shared.buttons, shared.selects) == ({}, [])
    assert "Visa i kanalen" not in card.buttons


async def test_the_edition_is_that_of_the_persons_language_unless_named(table: Table) -> None:
    assert "1. **Fyll handen" in (await table.use(table.swede, "phase", game="doomtrooper")).text
    assert "DT-CZ" in (await table.use(table.czech, "phase", game="doomtrooper")).text
    named = await table.use(table.czech, "phase", game="doomtrooper-sv")
    assert "DT-SV 4.4" in named.text
    assert "Draw up to seven cards" in named.text


async def test_the_channels_game_is_the_one_shown(table: Table, database: Database) -> None:
    asked = await table.use(table.czech, "phase")
    assert "Napiš, kterou chceš" in asked.text
    assert "This War of Mine" in asked.text
    await set_channel_game(database, table.guild.id, table.channel.id, "twom")
    assert "TW 4.1" in (await table.use(table.briton, "phase")).text


async def test_a_game_without_an_overview_is_refused_with_those_there_are(table: Table) -> None:
    refused = await table.use(table.czech, "phase", game="*šachy*")
    assert refused.private
    assert "Pro „\\*šachy\\*“ žádný přehled nemám." in refused.text
    assert "Doomtrooper – Regelbok" in refused.text


async def test_an_overview_that_has_changed_since_is_not_led_back_to(table: Table, database: Database) -> None:
    card = await table.use(table.czech, "phase", game="zloba")
    rule = await table.pick(card, value_of(card, "ZL 6.3 "))
    async with database.writing() as session:
        kept = (await session.exec(select(AskedQuestion))).one()
        kept.hits = kept.hits[:1]
        session.add(kept)
    refused = await table.press(rule, "Zpět na přehled")
    assert "Zeptej se znovu přes /fáze" in refused.text


@pytest.mark.parametrize("name", ["Ukázka síly", "ukazka"])
async def test_a_scenario_is_found_by_a_part_of_its_name(table: Table, name: str) -> None:
    card = await table.use(table.czech, "scenario", name=name)
    assert card.private
    assert "### Ukázka síly" in card.text
    assert "**Frakce AP:** Runenové" in card.text
    assert [f"{face}. " in card.text for face in range(1, 9)] == [True] * 8
    assert "Našimi slovy" in card.text


async def test_a_scenario_is_shown_to_the_channel_once(table: Table) -> None:
    card = await table.use(table.swede, "scenario", name="ukazka")
    shared = await table.press(card, "Visa i kanalen", table.swede)
    assert not shared.private
    assert [public.id for public in table.public()] == [shared.id]
    assert shared.text.startswith(f"{table.swede.mention} visar ett scenario:\n### Ukázka síly")
    assert shared.text.partition("\n")[2] == card.text
    assert shared.buttons == {}
    assert card.buttons == {}
    with pytest.raises(SetupError):
        await table.press(card, "Visa i kanalen", table.swede)
    assert len(table.public()) == 1


async def test_who_may_not_write_here_cannot_have_a_scenario_shown(table: Table) -> None:
    table.go_where_members_may_only_read()
    refused = await table.press(await table.use(table.czech, "scenario"), "Ukázat v kanálu")
    assert refused.private
    assert "nesmíš psát" in refused.text
    assert table.public() == []


async def test_a_scenario_that_is_gone_is_not_shown(table: Table, oracle: Oracle, monkeypatch: MonkeyPatch) -> None:
    card = await table.use(table.czech, "scenario")
    monkeypatch.setattr(oracle, "scenarios", lambda: ())
    refused = await table.press(card, "Ukázat v kanálu")
    assert refused.private
    assert refused.text == "Tenhle scénář už nemám. Podívej se znovu přes /scénář."
    assert table.public() == []


@pytest.mark.slow
async def test_a_scenarios_button_works_after_a_restart_for_the_person_who_asked(
    table: Table, settings: Settings, oracle: Oracle, database: Database
) -> None:
    card = await table.use(table.czech, "scenario")
    await table.env.restart_bot(Client(settings, oracle, database))
    table.expose(card)
    refused = await table.press(card, "Ukázat v kanálu", table.briton)
    assert refused.private
    assert "/scénář" in refused.text or "/scenario" in refused.text
    assert "### Ukázka síly" in (await table.press(card, "Ukázat v kanálu")).text


async def test_the_only_scenario_needs_no_name_and_an_unknown_one_is_refused(table: Table) -> None:
    assert "### Ukázka síly" in (await table.use(table.czech, "scenario")).text
    refused = await table.use(table.briton, "scenario", name="@everyone xyz")
    assert "I have: Ukázka síly." in refused.text
    assert "@everyone" not in refused.text
