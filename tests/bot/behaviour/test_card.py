"""``/card``: a card's name in any form, its values and rules on a private card, and the way to a rule and back."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from simcord.backend.errors import SetupError
from sqlmodel import select

from bot.chat.answers.saved_questions import AskedQuestion
from bot.chat.base.guilds import set_language
from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Language, Oracle
from rules_index.cards.table import CARDS_FILE, import_cards
from tests.bot.behaviour.table import Table

COLUMNS = (
    "code,name_en,name_cs,set,rarity,type,affiliation,"
    "F_zapas,S_strelba,A_obrana,V_hodnota,deck_limit,post_play_icon,timing_flags"
)
CARDS = f"""{COLUMNS}
H1,NIGHT WATCH,Noční hlídka,Base,C1,warrior,legion/bauhaus,4,–,2x,5,3,attach,any_time
H2,BROKEN WALL,Zbořená hradba,Base,R,special,general,,,,,0,discard,
H3,EMPTY HAND,,Base,R,unheard_of,,,,,,,,
"""


@pytest.fixture(scope="module")
def castle_index(castle_index: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small book's index with a card table beside it."""
    folder = tmp_path_factory.mktemp("cards")
    index, file = folder / "rules.sqlite", folder / "cards.csv"
    shutil.copy(castle_index, index)
    file.write_text(CARDS, "utf-8")
    import_cards(file, index, "hrad")
    return index


@pytest.fixture
def cards_file(castle_index: Path, tmp_path: Path) -> Iterator[Path]:
    """The card table, which is as it was after the test."""
    file, kept = castle_index.parent / CARDS_FILE, tmp_path / CARDS_FILE
    shutil.copy(file, kept)
    yield file
    kept.replace(file)


@pytest.mark.slow
async def test_a_card_is_shown_with_its_values_and_rules(table: Table) -> None:
    card = await table.use(table.czech, "card", name="noční hlídku")
    assert card.private
    assert "### Noční hlídka\n-# Night Watch" in card.text
    assert "bojovník · Černá legie/Bauhaus · Base · C1" in card.text
    assert "Zápas **4** · Střelba **–** · Obrana **2x** · Hodnota **5**" in card.text
    assert "v balíčku nejvýš 3 kusy · zůstává přiložená" in card.text
    assert "kdykoli" in card.text
    assert "**Zmiňují ji pravidla:**\n- HR 2.3 · Noční hlídka" in card.text


async def test_a_rule_is_opened_from_a_card_and_leads_back(table: Table) -> None:
    card = await table.use(table.czech, "card", name="Noční hlídka")
    first = card.text
    rule = await table.pick(card, "0")
    assert "HR 2.3 · Noční hlídka" in rule.text
    assert "%" not in rule.text, "what names a card was not guessed"
    back = await table.press(rule, "Zpět na kartu")
    assert back.text == first
    with pytest.raises(SetupError):
        await table.press(rule, "Zpět na kartu", table.swede)


async def test_a_card_is_shown_to_the_channel_once(table: Table) -> None:
    card = await table.use(table.briton, "card", name="Noční hlídka")
    shared = await table.press(card, "Show to the channel", table.briton)
    assert not shared.private
    assert [public.id for public in table.public()] == [shared.id]
    assert shared.text.startswith(f"{table.briton.mention} shows a card:\n### Night Watch")
    assert "Fight **4**" in shared.text
    assert "- HR 2.3 · Noční hlídka" in shared.text
    assert (shared.buttons, shared.selects) == ({}, [])
    assert "Show to the channel" not in card.buttons
    assert len(card.selects) == 1
    with pytest.raises(SetupError):
        await table.press(card, "Show to the channel", table.briton)
    assert len(table.public()) == 1


async def test_the_shown_card_is_in_the_servers_language(table: Table, database: Database) -> None:
    await set_language(database, table.guild.id, Language.SV)
    shared = await table.press(await table.use(table.czech, "card", name="Noční hlídka"), "Ukázat v kanálu")
    assert f"{table.czech.mention} visar ett kort:" in shared.text
    assert "Närstrid **4**" in shared.text


@pytest.mark.slow
async def test_a_card_no_rule_names_is_shown_too(table: Table) -> None:
    card = await table.use(table.czech, "card", name="empty hand")
    shared = await table.press(card, "Ukázat v kanálu")
    assert not shared.private
    assert "### Empty Hand" in shared.text


async def test_who_may_not_write_here_cannot_have_a_card_shown(table: Table) -> None:
    table.go_where_members_may_only_read()
    card = await table.use(table.czech, "card", name="Noční hlídka")
    refused = await table.press(card, "Ukázat v kanálu")
    assert refused.private
    assert "nesmíš psát" in refused.text
    assert table.public() == []


async def test_its_buttons_work_after_a_restart_for_the_person_who_asked(
    table: Table, settings: Settings, oracle: Oracle, database: Database
) -> None:
    card = await table.use(table.czech, "card", name="Noční hlídka")
    await table.env.restart_bot(Client(settings, oracle, database))
    assert not (await table.press(card, "Ukázat v kanálu")).private
    other = await table.use(table.czech, "card", name="Zbořená hradba")
    table.expose(other)
    refused = await table.press(other, "Ukázat v kanálu", table.swede)
    assert refused.private
    assert "/karta" in refused.text or "/kort" in refused.text


async def test_a_card_changed_since_is_not_mistaken_for_what_it_was(table: Table, cards_file: Path) -> None:
    rule = await table.pick(await table.use(table.czech, "card", name="Noční hlídka"), "0")
    await asyncio.to_thread(cards_file.unlink)
    refused = await table.press(rule, "Zpět na kartu")
    assert "neznám" in refused.text


async def test_a_card_whose_rules_have_changed_is_not_shown(table: Table, database: Database) -> None:
    card = await table.use(table.czech, "card", name="Noční hlídka")
    async with database.writing() as session:
        kept = (await session.exec(select(AskedQuestion))).one()
        kept.hits = [*kept.hits, "hrad-cs.build.gone"]
        session.add(kept)
    refused = await table.press(card, "Ukázat v kanálu")
    assert refused.private
    assert "Zeptej se znovu přes /karta" in refused.text
    assert table.public() == []


async def test_a_member_reads_it_in_their_language(table: Table) -> None:
    card = await table.use(table.swede, "card", name="night watch")
    assert "Närstrid **4**" in card.text
    assert "Mörka Legionen/Bauhaus" in card.text
    card = await table.use(table.briton, "card", name="Zbořenou hradbu")
    assert "### Broken Wall\n-# Zbořená hradba" in card.text
    assert "not allowed in a deck · discarded after use" in card.text


async def test_a_card_no_rule_names_says_so(table: Table) -> None:
    card = await table.use(table.czech, "card", name="empty hand")
    assert "Pravidla ani errata o ní nic neříkají." in card.text
    assert "\nUnheard of" in card.text
    assert card.selects == []


async def test_an_unknown_card_is_refused_with_names_like_it(table: Table) -> None:
    card = await table.use(table.czech, "card", name="noční @everyone")
    assert card.private
    assert "Noční hlídka" in card.text
    assert "@everyone" not in card.text.replace("@\u200beveryone", "")
    assert "neznám" in (await table.use(table.czech, "card", name="🂡" * 200)).text


async def test_names_are_offered_while_typing(table: Table) -> None:
    offered = await table.czech.autocomplete(table.channel, "card", "name", "hl")
    assert [choice["value"] for choice in offered] == ["Noční hlídka"]
    assert len(await table.czech.autocomplete(table.channel, "card", "name", "")) <= 25
    assert len(await table.czech.autocomplete(table.channel, "card", "name", "x" * 3000)) <= 25


async def test_a_damaged_table_is_told_to_the_person_and_offers_nothing(table: Table, cards_file: Path) -> None:
    await asyncio.to_thread(cards_file.write_bytes, b"no table" * 999)
    assert "Tabulku karet" in (await table.use(table.czech, "card", name="Noční hlídka")).text
    assert await table.czech.autocomplete(table.channel, "card", "name", "noc") == []


@pytest.mark.slow
async def test_a_question_for_values_is_answered_with_the_card(table: Table) -> None:
    answer = await table.use(table.czech, "rule", question="jaké hodnoty má noční hlídka")
    assert answer.private
    assert answer.text.startswith("### Noční hlídka\n-# Night Watch")
    assert "Zápas **4** · Střelba **–** · Obrana **2x** · Hodnota **5**" in answer.text
    assert "Podle samotné karty nebo žetonu" in answer.text
    rule = await table.pick(answer, "0")
    assert "HR" in rule.text
    assert "Zápas **4**" in (await table.press(rule, "Zpět na témata")).text, (
        "the values come back, not only the topics"
    )


async def test_values_are_shown_to_the_channel(table: Table) -> None:
    answer = await table.use(table.czech, "rule", question="jaké hodnoty má noční hlídka")
    shared = await table.press(answer, "Ukázat v kanálu")
    assert not shared.private
    assert f"{table.czech.mention} se ptá: **jaké hodnoty má noční hlídka**" in shared.text
    assert "Zápas **4** · Střelba **–** · Obrana **2x** · Hodnota **5**" in shared.text


async def test_a_card_that_a_question_names_is_shown_above_the_ruling(table: Table) -> None:
    answer = await table.use(table.czech, "rule", question="Jak funguje noční hlídka strážců?")
    assert answer.text.startswith("**Noční hlídka** · Zápas **4**")
    assert "HR 2.3 · Noční hlídka" in answer.text
