"""Requests in a question's form: every rule about something, and the difference between two things."""

from __future__ import annotations

import pytest

from rules_index import things_apart, topic_wanted
from tests.bot.behaviour.table import Table
from tests.rows import rows


@pytest.mark.parametrize(
    ("who", "question"),
    [
        pytest.param("czech", "Všechno o stavbě", marks=pytest.mark.slow),
        ("czech", "ukaz mi vsechna pravidla o stavbe!"),
        pytest.param("briton", "show me all the rules about Stavba", marks=pytest.mark.slow),
        pytest.param("swede", "Allt om Stavba", marks=pytest.mark.slow),
    ],
)
async def test_a_request_for_a_list_opens_the_chapter(table: Table, who: str, question: str) -> None:
    member = getattr(table, who)
    card = await table.ask(question, member)
    assert card.private
    assert card.text.startswith("### Stavba\n")
    assert "HR 2.1" in card.text
    assert "HR 1.1" not in card.text
    assert "HR 2.2" in (await table.pick(card, "1", member)).text


async def test_a_list_of_what_has_none_is_a_question_like_any_other(table: Table) -> None:
    card = await table.ask("Všechno o mincích na začátku")
    assert "HR 1.1" in card.text or "Nejsem si jistý" in card.text


async def test_the_difference_between_two_things_shows_both(table: Table) -> None:
    card = await table.ask("Jaký je rozdíl mezi hradbou a zbořenou hradbou?")
    assert card.private
    assert card.text.index("HR 2.4 · Hradba") < card.text.index("HR 2.2 · Zbořená hradba")
    opened = await table.press(card, next(label for label in card.buttons if label.startswith("HR 2.2")))
    assert "HR 2.2 · Zbořená hradba" in opened.text
    assert opened.id != card.id


async def test_a_difference_of_a_thing_from_itself_is_a_question_like_any_other(table: Table) -> None:
    card = await table.ask("rozdíl mezi hradbou a hradbou")
    assert "Celé pravidlo" in card.buttons or "Nejsem si jistý" in card.text


@rows(
    ("question", "topic"),
    [
        ("všechno o sabotáži", "sabotáži"),
        ("Vypiš mi všechna pravidla o útoku.", "útoku"),
        ("seznam pravidel pro úkryt", "úkryt"),
        ("list of rules for cover", "cover"),
        ("Give me everything about hunger, please", "hunger"),
        ("visa alla regler om strid", "strid"),
        ("smím útočit na všechno o kolo dřív?", None),
        ("is all about luck here?", None),
    ],
)
def test_what_is_wanted_whole_is_read_in_three_languages(question: str, topic: str | None) -> None:
    assert topic_wanted(question) == topic


@rows(
    ("question", "things"),
    [
        ("rozdil mezi kohortou a muzstvem", ("kohortou", "muzstvem")),
        ("V čem je rozdíl mezi útokem a sabotáží?", ("útokem", "sabotáží")),
        ("what is the difference between hunger and thirst?", ("hunger", "thirst")),
        ("Vad är skillnaden mellan trupp och kohort?", ("trupp", "kohort")),
        ("mezi útokem a sabotáží musím meditovat", None),
    ],
)
def test_what_is_told_apart_is_read_in_three_languages(question: str, things: tuple[str, str] | None) -> None:
    assert things_apart(question) == things
