"""Values of cards and tokens: as the answer to a question for them, and in short above a ruling."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import discord
import pytest
from discord import ui

from bot.chat.answers.card import Shown, ruling_card
from bot.chat.answers.saved_questions import Kind
from bot.chat.answers.topics import NoRuling, public_topics, topics_card
from bot.chat.answers.values import brief_lines, public_values, shown_names, values_card
from bot.locales.sentences import localizer
from rules_index import BookKind, Card, CardAnswer, Component, Gap, Language, Source
from tests.bot.chat.shelf import CASTLE, ruling

CS, EN, SV = (localizer(language) for language in (Language.CS, Language.EN, Language.SV))
ASKED = Shown(asked=7, question="Kolik stojí lucerna?", kind=Kind.QUESTION, answered=False, hits=2)
ERRATA = ruling("fix", title="Oprava trola", book=replace(CASTLE, key="hrad-errata", kind=BookKind.ERRATA))
LANTERN = CardAnswer(
    "lucerna",
    "hrad",
    {Language.CS: "Lucerna", Language.EN: "Lantern"},
    component=Component("hrad", "tool", {"value": "12", "weight": "1", "count": "3"}, frozenset({"count"})),
    asked=("value",),
)
TROLL = CardAnswer(
    "trol",
    "hrad",
    {Language.CS: "Trol", Language.EN: "TROLL"},
    Card("hrad", "K1", "TROLL", "Trol", type="warrior", fight="4", armour="–", deck_limit=1),
    (ERRATA, ruling("plain")),
    unsure=frozenset({Language.CS}),
    component=Component("hrad", "warrior", {"fight": "4", "armour": "–"}),
)
ASKER = cast(discord.abc.User, SimpleNamespace(mention="<@42>"))
AWFUL = "*_`|<>[]~\\" * 200


def said(view: ui.LayoutView) -> str:
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


@pytest.mark.parametrize(
    ("words", "line", "source"),
    [
        (CS, "Tržní hodnota **12** · Váha **1** · V krabici **3** (?)", "Podle samotné karty nebo žetonu"),
        (EN, "Market value **12** · Weight **1** · In the box **3** (?)", "From the card or token itself"),
        (SV, "Marknadsvärde **12** · Vikt **1** · I lådan **3** (?)", "Enligt själva kortet eller brickan"),
    ],
)
def test_a_token_tells_its_values_and_where_they_are_from(words: object, line: str, source: str) -> None:
    text = said(values_card(ASKED, [LANTERN], [], words))  # type: ignore[arg-type]
    assert line in text
    assert source in text
    assert "(?)" in text.split(source)[1], "what is doubtful is explained"


def test_a_name_begins_with_a_capital_where_it_is_a_heading_or_begins_a_line() -> None:
    plain = replace(LANTERN, names={Language.CS: "lucerna", Language.EN: "lantern"})
    assert said(values_card(ASKED, [plain], [], EN)).startswith("### Lantern\n-# lucerna · ")
    assert brief_lines([plain], EN, 320)[0].startswith("**Lantern** · ")


def test_colours_and_the_rulebook_as_source_are_said_in_words() -> None:
    guild = Component("hrad", "faction", {"colour": "blue", "faction": "Guild"}, source=Source.RULEBOOK)
    text = said(values_card(ASKED, [replace(LANTERN, component=guild)], [], CS))
    assert "Barva modrá · Frakce **Guild**" in text
    assert "v knize pravidel" in text


def test_the_nearest_rules_can_be_picked_below_the_values() -> None:
    view = values_card(ASKED, [LANTERN], [ruling("wall"), ruling("gate")], CS)
    (select,) = [item for item in view.walk_children() if isinstance(item, ui.Select)]
    assert [option.label for option in select.options] == ["HR 4 · Wall", "HR 4 · Gate"]
    unsaved = values_card(replace(ASKED, asked=None), [LANTERN], [ruling("wall")], CS)
    assert not [item for item in unsaved.walk_children() if isinstance(item, ui.Select)]


def test_values_can_be_shown_to_the_channel_without_a_topic_beside_them() -> None:
    (share,) = [item for item in values_card(ASKED, [LANTERN], [], CS).walk_children() if isinstance(item, ui.Button)]
    assert (share.label, share.custom_id) == ("Ukázat v kanálu", "ruling:7:share-whole:0:0")
    text = said(public_values(ASKED, [LANTERN], CS, ASKER))
    assert text.startswith("<@42> se ptá: **Kolik stojí lucerna?**\n### Lucerna")
    assert "Tržní hodnota **12**" in text


def test_others_that_are_called_so_and_what_is_printed_alone_are_told() -> None:
    text = said(values_card(ASKED, [replace(LANTERN, near=("Lucernář",), lacking=("text",))], [], CS))
    assert "Lucernář" in text
    assert "natištěný jen na kartě" in text


def test_an_unsure_name_is_marked_and_comes_after_the_english_one() -> None:
    assert shown_names(TROLL, Language.CS) == ["Troll", "Trol (?)"]
    assert shown_names(TROLL, Language.EN) == ["Troll", "Trol (?)"]
    assert shown_names(replace(TROLL, unsure=frozenset()), Language.CS) == ["Trol", "Troll"]


def test_a_name_that_two_languages_share_is_told_once() -> None:
    watts = replace(TROLL, names={Language.CS: "Big Bob", Language.EN: "BIG BOB"}, unsure=frozenset())
    assert shown_names(watts, Language.CS) == ["Big Bob"]
    assert shown_names(watts, Language.EN) == ["Big Bob"]


def test_a_named_card_is_shown_in_a_line_with_its_errata_above_a_ruling() -> None:
    above = brief_lines([TROLL], CS, 320)
    assert above == ["**Troll** · Zápas **4** · Obrana **–** · HR 3 · Oprava trola"]
    text = said(ruling_card(replace(ASKED, answered=True), ruling("wall"), [], CS, above=above))
    assert text.index("Zápas **4**") < text.index("Wall")
    assert "Zápas **4**" in said(topics_card(ASKED, NoRuling([ruling("wall")], above=above), CS))


@pytest.mark.parametrize("language", list(Language))
def test_discord_takes_the_longest_names_and_values(language: Language) -> None:
    words = localizer(language)
    names = dict.fromkeys(Language, AWFUL)
    worst = ruling("x", book=replace(CASTLE, kind=BookKind.ERRATA), origin=AWFUL, title=AWFUL, text=AWFUL, gist=AWFUL)
    odd = Component("hrad", AWFUL, dict.fromkeys(("value", "weight", "count", "points", "faction"), AWFUL))
    found = CardAnswer(AWFUL, AWFUL, names, None, (worst,) * 9, near=(AWFUL,) * 9, component=odd, asked=("value",))
    above = brief_lines([found] * 3, words, 320)
    gap = Gap("x.y", "hrad", dict.fromkeys(Language, "Stojí to na kartě. " * 10))
    for view in (
        values_card(ASKED, [found] * 3, [worst] * 30, words),
        ruling_card(ASKED, worst, [worst] * 5, words, above=above),
        ruling_card(ASKED, worst, [worst] * 5, words, above=brief_lines([TROLL] * 3, words, 320)),
        topics_card(ASKED, NoRuling([worst] * 5, gap, above), words),
        public_topics(ASKED, NoRuling([worst] * 5, gap, above), words, ASKER),
        public_values(replace(ASKED, question=AWFUL), [found] * 3, words, ASKER),
    ):
        assert view.content_length() <= 4000
