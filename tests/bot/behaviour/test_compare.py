"""``/compare``: a topic of two editions in one private card, its buttons, and what is said where nothing compares."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError

from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.table import Card, Table
from tests.rules_index.editions import editions_index

BOATS = "kolik lodí dostanu na začátku"
NOTHING = "jak velký je ten přístav vzadu za horou"


@pytest.fixture(scope="session")
def castle_index() -> Path:
    """Here the index of a game in two editions."""
    return editions_index()


async def compare(table: Table, topic: str, member: MemberActor | None = None, **options: str) -> Card:
    return await table.use(member or table.czech, "compare", topic=topic, **options)


async def test_both_editions_stand_on_one_private_card(table: Table) -> None:
    card = await compare(table, BOATS)
    assert card.private
    assert table.public() == []
    assert f"Porovnání: {BOATS}" in card.text
    for part in (
        "**Přístav**",
        "PR 1.1 · Kolik lodí má hráč",
        "**Tři** lodě a 1 maják",
        "Přístav · Pravidla · druhé vydání",
    ):
        assert part in card.text
    for part in ("**Hamnen**", "HA 1.1 · Hur många båtar man får", "**Två** båtar och en fyr", "Hamnen · Pravidla"):
        assert part in card.text
    assert "Anglicky ve zkratce:** Each player starts with two boats in the harbour." in card.text
    assert "Tučně jsou čísla" in card.text
    assert "přiřadil podle slov" in card.text


async def test_a_pair_the_digest_declares_needs_no_warning(table: Table) -> None:
    card = await compare(table, "vad är målet", table.swede)
    assert "svítí **pět** světel; za každé je 10 bodů" in card.text
    assert "har **40** poäng" in card.text
    assert "Se även: HA 1.4 · Oavgjort" in card.text
    assert "I fetstil" in card.text
    assert "parat ihop" not in card.text


async def test_what_one_edition_lacks_is_said(table: Table) -> None:
    card = await compare(table, "what happens when a boat hits a reef", table.briton)
    assert "PR 1.3" in card.text
    assert "**Hamnen**\nI found no rule on the same thing here." in card.text


async def test_a_comparison_is_shown_to_the_channel_once(table: Table) -> None:
    card = await compare(table, BOATS)
    shared = await table.press(card, "Ukázat v kanálu")
    assert not shared.private
    assert f"{table.czech.mention} porovnává: **{BOATS}**" in shared.text
    assert "**Tři** lodě" in shared.text
    assert "**Två** båtar" in shared.text
    assert shared.buttons == {}
    assert "Ukázat v kanálu" not in card.buttons
    with pytest.raises(SetupError):
        await table.press(card, "Ukázat v kanálu")
    assert len(table.public()) == 1


async def test_unsure_offers_topics_and_compares_the_one_picked(table: Table) -> None:
    card = await compare(table, NOTHING)
    assert "Nejsem si jistý" in card.text
    labels = [option["label"] for option in card.selects[0]["options"]]
    at = next(str(place) for place, label in enumerate(labels) if label.startswith(("PR 1.1", "HA 1.1")))
    picked = await table.pick(card, at)
    assert "PR 1.1" in picked.text
    assert "HA 1.1" in picked.text
    assert "Téma podle tvého výběru" in picked.text
    card = await table.press(picked, "Zpět na témata")
    assert [option["label"] for option in card.selects[0]["options"]] == labels
    picked = await table.pick(card, at)
    shared = await table.press(picked, "Ukázat v kanálu")
    assert not shared.private
    assert "PR 1.1" in shared.text
    assert "HA 1.1" in shared.text


async def test_an_answer_without_a_comparison_is_shown_to_the_channel_once(table: Table) -> None:
    card = await compare(table, NOTHING)
    shared = await table.press(card, "Ukázat v kanálu")
    assert not shared.private
    assert f"{table.czech.mention} hledá: **{NOTHING}**" in shared.text
    assert "Nejsem si jistý" in shared.text
    assert (shared.buttons, shared.selects) == ({}, [])
    assert card.buttons == {}
    assert "Téma podle tvého výběru" in (await table.pick(card, "0")).text


async def test_what_no_rulebook_answers_is_told_before_the_topics(table: Table) -> None:
    card = await compare(table, "kde se dá ta hra s loděmi koupit a kolik stojí v obchodě")
    assert "zeptej se v obchodě s hrami" in card.text
    again = await table.press(await table.pick(card, "0"), "Zpět na témata")
    assert "zeptej se v obchodě s hrami" in again.text


async def test_its_buttons_work_after_a_restart(
    table: Table, settings: Settings, oracle: Oracle, database: Database
) -> None:
    card, topics = await compare(table, BOATS), await compare(table, NOTHING)
    await table.env.restart_bot(Client(settings, oracle, database))
    assert "**Tři** lodě" in (await table.press(card, "Ukázat v kanálu")).text
    assert "Porovnání" in (await table.pick(topics, "0")).text


async def test_another_members_press_is_refused(table: Table) -> None:
    card = await compare(table, BOATS)
    table.expose(card)
    refused = await table.press(card, "Ukázat v kanálu", table.swede)
    assert refused.private
    assert "/porovnej" in refused.text


async def test_a_game_with_one_edition_cannot_be_compared(table: Table) -> None:
    for answer in (await compare(table, "voda", game="zahrada"), await compare(table, "ZA 1.1")):
        assert answer.private
        assert "jen v jednom vydání" in answer.text
        assert "Porovnat umím: " in answer.text


@pytest.mark.parametrize(("topic", "said"), [("   ", "Dotaz je prázdný"), ("?!", "žádná slova"), ("x" * 2001, "moc")])
async def test_what_is_no_topic_is_refused(table: Table, topic: str, said: str) -> None:
    card = await compare(table, topic)
    assert card.private
    assert said in card.text


async def test_only_games_with_editions_are_offered(table: Table) -> None:
    offered = [game["value"] for game in await table.czech.autocomplete(table.channel, "compare", "game", "")]
    assert offered
    for game in offered:
        assert "jen v jednom vydání" not in (await compare(table, BOATS, game=game)).text
    assert "zahrada" not in offered
    assert await table.czech.autocomplete(table.channel, "compare", "game", "zahr") == []


async def test_titles_of_games_with_editions_are_offered(table: Table) -> None:
    offered = {
        row["name"]: row["value"] for row in await table.czech.autocomplete(table.channel, "compare", "topic", "")
    }
    assert "Vítězství" in offered
    assert "Zalévání" not in offered
    card = await compare(table, offered["Vítězství"])
    assert "Porovnání: Vítězství" in card.text
    assert "HA 1.2" in card.text
