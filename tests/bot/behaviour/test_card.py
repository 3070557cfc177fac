"""``/card``: a card's name in any form, its values and rules on a private card, and the way to a rule and back."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from simcord.backend.errors import SetupError

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


@pytest.fixture
def castle_index(castle_index: Path, tmp_path: Path) -> Path:
    """The small book's index with a card table beside it."""
    index, file = tmp_path / "rules.sqlite", tmp_path / "cards.csv"
    shutil.copy(castle_index, index)
    file.write_text(CARDS, "utf-8")
    import_cards(file, index, "hrad")
    return index


async def test_a_card_is_shown_with_its_values_and_rules(table: Table) -> None:
    card = await table.use(table.czech, "card", name="noční hlídku")
    assert card.private
    assert "### Noční hlídka\n-# NIGHT WATCH" in card.text
    assert "**bojovník** · Černá legie/Bauhaus · Base · C1" in card.text
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


async def test_a_card_changed_since_is_not_mistaken_for_what_it_was(table: Table, castle_index: Path) -> None:
    rule = await table.pick(await table.use(table.czech, "card", name="Noční hlídka"), "0")
    (castle_index.parent / CARDS_FILE).unlink()
    refused = await table.press(rule, "Zpět na kartu")
    assert "neznám" in refused.text


async def test_a_member_reads_it_in_their_language(table: Table) -> None:
    card = await table.use(table.swede, "card", name="night watch")
    assert "Närstrid **4**" in card.text
    assert "Mörka Legionen/Bauhaus" in card.text
    card = await table.use(table.briton, "card", name="Zbořenou hradbu")
    assert "### BROKEN WALL\n-# Zbořená hradba" in card.text
    assert "not allowed in a deck · discarded after use" in card.text


async def test_a_card_no_rule_names_says_so(table: Table) -> None:
    card = await table.use(table.czech, "card", name="empty hand")
    assert "Pravidla ani errata o ní nic neříkají." in card.text
    assert "**Unheard of**" in card.text
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


async def test_a_damaged_table_is_told_to_the_person_and_offers_nothing(table: Table, castle_index: Path) -> None:
    (castle_index.parent / CARDS_FILE).write_bytes(b"no table" * 999)
    assert "Tabulku karet" in (await table.use(table.czech, "card", name="Noční hlídka")).text
    assert await table.czech.autocomplete(table.channel, "card", "name", "noc") == []
