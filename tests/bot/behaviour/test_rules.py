"""``/rules``: a topic in, the list of its rules out, and its buttons."""

from __future__ import annotations

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.table import Card, Table


async def listed(table: Table, topic: str, who: str = "czech") -> Card:
    return await table.use(getattr(table, who), "rules", topic=topic)


@pytest.mark.parametrize(
    ("who", "count", "gist", "pick"),
    [
        pytest.param(
            "czech",
            "4 pravidla, v pořadí knihy",
            "Za hradbu se platí 2 mince",
            "Otevřít pravidlo",
            marks=pytest.mark.slow,
        ),
        ("swede", "4 regler, i bokens ordning", "A wall costs two coins.", "Öppna en regel"),
        pytest.param(
            "briton", "4 rules, in the book’s order", "A wall costs two coins.", "Open a rule", marks=pytest.mark.slow
        ),
    ],
)
async def test_every_rule_of_a_chapter_stands_in_the_books_order(
    table: Table, who: str, count: str, gist: str, pick: str
) -> None:
    card = await listed(table, "stavba", who)
    assert card.private
    assert table.public() == []
    assert "### Stavba" in card.text
    assert count in card.text
    assert f"- **HR 2.1 · Cena hradby**: {gist}" in card.text
    places = [card.text.index(f"HR 2.{number} ·") for number in (1, 2, 3, 4)]
    assert places == sorted(places)
    assert "HR 1.1" not in card.text
    assert [option["label"] for option in card.selects[0]["options"]] == [
        "HR 2.1 · Cena hradby",
        "HR 2.2 · Zbořená hradba",
        "HR 2.3 · Noční hlídka",
        "HR 2.4 · Hradba",
    ]
    assert card.selects[0]["placeholder"] == pick


async def test_a_rule_is_opened_from_the_list_and_leads_back_also_after_a_restart(
    table: Table, settings: Settings, oracle: Oracle, database: Database
) -> None:
    card = await listed(table, "Stavba")
    before = card.text
    opened = await table.pick(card, "1")
    assert "-# HR 2.2 · Zbořená hradba" in opened.text
    assert "%" not in opened.text
    await table.env.restart_bot(Client(settings, oracle, database))
    assert (await table.press(opened, "Zpět na seznam")).text == before


async def test_the_list_is_shown_to_the_channel_once(table: Table) -> None:
    card = await listed(table, "Stavba")
    shared = await table.press(card, "Ukázat v kanálu")
    assert not shared.private
    assert f"{table.czech.mention} ukazuje všechna pravidla" in shared.text
    assert "HR 2.4 · Hradba" in shared.text
    assert (shared.buttons, shared.selects) == ({}, [])
    assert "Ukázat v kanálu" not in card.buttons


@pytest.mark.parametrize(
    ("who", "said"),
    [
        pytest.param("czech", "Téma „", marks=pytest.mark.slow),
        ("swede", "har jag inte. Bland dem jag har finns: "),
        pytest.param("briton", "Some topics I have: ", marks=pytest.mark.slow),
    ],
)
async def test_an_unknown_topic_is_refused_with_some_that_there_are(table: Table, who: str, said: str) -> None:
    for topic in ("@everyone **pečení chleba**", "?!", "x" * 3000):
        card = await listed(table, topic, who)
        assert card.private
        assert said in card.text
        assert "Stavba" in card.text
        assert "@everyone" not in card.text


async def test_topics_are_offered_while_typing(table: Table) -> None:
    offered = await table.czech.autocomplete(table.channel, "rules", "topic", "")
    assert [row["name"] for row in offered] == ["Příprava hry · kapitola", "Stavba · kapitola", "Konec hry · kapitola"]
    (picked,) = await table.czech.autocomplete(table.channel, "rules", "topic", "stav")
    assert "HR 2.1" in (await listed(table, picked["value"])).text
    assert await table.czech.autocomplete(table.channel, "rules", "topic", "chléb") == []
