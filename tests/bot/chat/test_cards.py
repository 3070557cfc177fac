"""The view of a card: errata in full, the rest to pick, and that Discord takes it whatever the text."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from bot.chat.cards.view import ShownCard, card_view, public_card_view
from bot.locales.sentences import localizer
from rules_index import BookKind, Card, CardAnswer, Language
from tests.bot.chat.shelf import CASTLE, ruling

CS, EN = localizer(Language.CS), localizer(Language.EN)
ERRATA = replace(CASTLE, key="hrad-errata", kind=BookKind.ERRATA, corrects="hrad-cs")
TROLL = CardAnswer(
    "trol",
    "hrad",
    {Language.CS: "Trol", Language.EN: "TROLL"},
    Card("hrad", "K1", "TROLL", "Trol", fight="4", deck_limit=1),
    (
        ruling("fix", book=ERRATA, origin="Dopis", text="Trol *nikdy* nespí.", matched=("Trol",)),
        *(ruling(f"rule-{number}") for number in range(40)),
    ),
)
AWFUL = "*_`|<>[]~\\" * 200


class Somebody:
    """Whoever shows a card."""

    mention = "<@7>"


def said(view: ui.LayoutView) -> str:
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


def selects(view: ui.LayoutView) -> list[ui.Select[ui.LayoutView]]:
    return [item for item in view.walk_children() if isinstance(item, ui.Select)]


def test_errata_are_told_in_full_with_their_origin_before_the_rules() -> None:
    text = said(card_view(7, ShownCard(TROLL), CS))
    errata = "**HR 3 · Fix**\n-# Errata · Dopis\nTrol nikdy nespí."
    assert errata in text
    assert text.index(errata) < text.index("**Zmiňují ji pravidla:**") < text.index("- HR 6 · Rule-0")
    assert "v balíčku nejvýš 1 kus" in text


def test_the_rules_about_its_kind_are_a_list_of_their_own() -> None:
    text = said(card_view(7, ShownCard(replace(TROLL, rulings=(ruling("gate"),), of_kind=(ruling("wall"),))), CS))
    assert text.endswith("**Zmiňují ji pravidla:**\n- HR 4 · Gate\n\n**Platí pro její druh:**\n- HR 4 · Wall")


def test_in_another_language_an_erratum_is_told_in_short_and_not_all_in_bold() -> None:
    assert "**HR 3 · Fix**\n-# Errata · Dopis\n**In short:** About fix.\nTrol" in said(
        card_view(7, ShownCard(TROLL), EN)
    )


def test_every_rule_up_to_discords_limit_can_be_picked() -> None:
    (select,) = selects(card_view(7, ShownCard(TROLL), CS))
    assert [option.value for option in select.options] == [str(at) for at in range(25)]
    assert select.options[0].label == "HR 3 · Fix"
    assert "Všechno se sem nevejde" in said(card_view(7, ShownCard(TROLL), CS))


def test_without_a_kept_question_nothing_can_be_picked() -> None:
    assert selects(card_view(None, ShownCard(TROLL), CS)) == []
    assert [item for item in card_view(None, ShownCard(TROLL), CS).walk_children() if isinstance(item, ui.Button)] == []


def test_the_copy_for_the_channel_leads_to_the_command_where_the_list_would_lead() -> None:
    text = said(public_card_view(ShownCard(TROLL), CS, Somebody()))  # type: ignore[arg-type]
    assert text.startswith("<@7> ukazuje kartu:\n### Trol")
    assert "zbytek otevřeš přes /karta" in text
    assert "ve výběru" not in text


def test_a_card_without_values_says_that_they_can_be_imported() -> None:
    assert "provozovatel bota je může nahrát" in said(card_view(7, ShownCard(replace(TROLL, card=None)), CS))


@pytest.mark.slow
@pytest.mark.parametrize("language", [Language.CS, Language.SV, Language.EN])
def test_discord_takes_the_longest_card(language: Language) -> None:
    worst = ruling("x", book=replace(ERRATA, title=AWFUL), origin=AWFUL, title=AWFUL, text=AWFUL, matched=(AWFUL,))
    card = Card(
        game="hrad",
        code=AWFUL,
        name_en=AWFUL,
        set_name=AWFUL,
        rarity=AWFUL,
        type=AWFUL,
        affiliations=(AWFUL,) * 3,
        fight="`" * 12,
        shoot="`" * 12,
        armour="`" * 12,
        value="`" * 12,
        deck_limit=99,
        after_play=AWFUL,
        timing=("any_time", "1_action", "during_combat"),
    )
    found = CardAnswer(AWFUL, AWFUL, dict.fromkeys(Language, AWFUL), card, (worst,) * 40)
    view = card_view(10**18, ShownCard(found), localizer(language))
    for shown in (view, public_card_view(ShownCard(found), localizer(language), Somebody())):  # type: ignore[arg-type]
        assert shown.content_length() <= 4000 - 2 * 20
        assert all(item.content.strip() for item in shown.walk_children() if isinstance(item, ui.TextDisplay))
    (select,) = selects(view)
    assert all(len(option.label) <= 100 and len(option.description or "") <= 100 for option in select.options)
