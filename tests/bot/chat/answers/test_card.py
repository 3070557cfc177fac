"""The card: what stands on it, what can be pressed, and that Discord takes it whatever the text."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui

from bot.chat.answers.card import Shown, public_card, ruling_card
from bot.chat.answers.ruling_text import summary_of
from bot.chat.answers.saved_ids import RightId, RulingId, SeeId, TopicId
from bot.chat.answers.saved_questions import Kind, right_select
from bot.chat.answers.topics import NoRuling, public_topics, topics_card
from bot.chat.rulings.behind import context_card, others_card, public_whole, whole_card
from bot.locales.sentences import localizer
from rules_index import BookKind, Gap, Language, Modal, Rendering, Ruling, Verdict
from tests.bot.chat.shelf import CASTLE, passage, ruling
from tests.rows import rows

CS, EN = localizer(Language.CS), localizer(Language.EN)
ASKED = Shown(asked=7, question="Kolik stojí hradba?", kind=Kind.QUESTION, answered=True, hits=3)
ASKER = cast(discord.abc.User, SimpleNamespace(mention="<@42>"))
WALL = ruling("wall", title="Cena hradby", text="Hradba stojí 2 mince.", matched=("hradba", "hradby", "stojí"))
LONG = ruling("watch", text=" ".join(f"Strážce {n} hlídá bránu." for n in range(200)))
AWFUL = "*_`|<>[]~\\" * 200


def said(view: ui.LayoutView) -> str:
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


def ids(view: ui.LayoutView) -> list[str]:
    pressed = [item for item in view.walk_children() if isinstance(item, ui.Button | ui.Select)]
    return [item.custom_id or "" for item in pressed]


def buttons(view: ui.LayoutView) -> dict[str, ui.Button[Any]]:
    return {str(item.label): item for item in view.walk_children() if isinstance(item, ui.Button)}


def test_the_first_line_is_the_rule_and_below_it_how_sure_it_is_and_where_it_stands() -> None:
    shown = ruling_card(replace(ASKED, certain=True), replace(WALL, confidence=0.92), [ruling("gate")], CS)

    assert said(shown).splitlines() == [
        "**Hradba stojí 2 mince.**",
        "-# jisté · HR 4 · Cena hradby",
        "-# Hrad · Stavba · první vydání",
    ]


def test_yes_or_no_stands_above_the_rule_and_cannot_be_taken_for_the_opposite() -> None:
    no = replace(WALL, verdict=Verdict(False, 0.95, Modal.MAY))
    yes = replace(WALL, verdict=Verdict(True, 0.95, Modal.MAY, denied=True))

    assert said(ruling_card(ASKED, no, [], CS)).splitlines()[:2] == ["**Ne.**", "**Hradba stojí 2 mince.**"]
    assert said(ruling_card(ASKED, yes, [], EN)).splitlines()[0] == "**Yes, you can.**"
    excepted = said(ruling_card(ASKED, yes, [], CS, but=[ruling("gate")]))
    assert excepted.splitlines()[0] == "**Ale ano, jde to.** Výjimky jsou níže."
    assert "Výjimky" not in said(ruling_card(ASKED, no, [], CS, but=[ruling("gate")]))


def test_of_several_sentences_the_one_that_meets_the_question_is_in_bold() -> None:
    wall = replace(WALL, text="Hradbu staví kdokoli. Kdo ji nezaplatí, o hradbu přijde.", matched=("nezaplatí",))

    assert said(ruling_card(ASKED, wall, [], CS)).startswith(
        "Hradbu staví kdokoli. **Kdo ji nezaplatí, o hradbu přijde.**"
    )


def test_a_word_that_every_sentence_has_tells_none_of_them_apart() -> None:
    text = "Hradba stojí na hradbě a hradba drží. Věž stojí vedle. Kámen je drahý, hradba stojí."
    wall = replace(WALL, text=text, matched=("hradba", "stojí", "drahý"))

    assert "**Kámen je drahý, hradba stojí.**" in said(ruling_card(ASKED, wall, [], CS))


def test_in_a_list_the_item_that_meets_the_question_is_in_bold() -> None:
    prices = replace(WALL, text="Ceny:\n\n- hradba 2 mince\n- věž 5 mincí", matched=("věž", "mincí"))

    assert said(ruling_card(ASKED, prices, [], CS)).startswith("Ceny:\n- hradba 2 mince\n- **věž 5 mincí**\n")


def test_a_rule_that_is_too_long_shows_the_part_that_meets_the_question() -> None:
    long = replace(LONG, matched=("150",))

    text = said(ruling_card(ASKED, long, [], CS))
    assert "**Strážce 150 hlídá bránu.**" in text
    assert len(text) < 900


def test_the_books_own_words_are_behind_a_button_in_a_quote_with_their_page() -> None:
    rule = replace(WALL, passages=(passage("Stavba hradby stojí dvě mince.", page=4),))
    card, whole = ruling_card(ASKED, rule, [], CS), whole_card(replace(ASKED, page=1), rule, CS)

    assert "Stavba hradby" not in said(card)
    assert buttons(card)["Celé pravidlo"].custom_id == "ruling:7:whole:0:1"
    assert "**Pravidla hry, str. 4** · STAVBA › HRADBY\n> **Stavba hradby stojí dvě mince.**" in said(whole)
    assert buttons(whole)["Zpět na pravidlo"].custom_id == "ruling:7:card:0:0"


def test_of_the_books_own_words_those_that_matter_are_shown_and_marked_and_the_gap_is_told() -> None:
    told = [f"Věta {n} mluví o něčem jiném." for n in range(8)]
    told[1], told[6] = "Hradba stojí dvě mince.", "Druhá hradba stojí stejně."
    rule = replace(WALL, passages=(passage(" ".join(told[:4]) + "\n" + " ".join(told[4:])),))

    text = said(whole_card(replace(ASKED, page=1), rule, CS)).partition("Pravidla hry")[2]
    assert text.splitlines()[:4] == [
        "** · STAVBA › HRADBY · výňatek",
        "> Věta 0 mluví o něčem jiném. **Hradba stojí dvě mince.** Věta 2 mluví o něčem jiném.",
        r"> \[…\]",
        "> Věta 5 mluví o něčem jiném. **Druhá hradba stojí stejně.** Věta 7 mluví o něčem jiném.",
    ]


def test_a_passage_is_quoted_whole_where_no_word_tells_what_matters() -> None:
    rule = replace(WALL, matched=(), passages=(passage("První věta. Druhá věta.\nTřetí věta."),))

    text = said(whole_card(replace(ASKED, page=1), rule, CS))
    assert "> První věta. Druhá věta.\n> Třetí věta." in text
    assert "výňatek" not in text


def test_a_passage_that_no_rule_covers_has_its_words_and_its_title() -> None:
    bare = replace(WALL, rule=None, number="", text="", passages=(passage("Jen slova knihy."),))

    text = said(ruling_card(replace(ASKED, certain=True), bare, [], CS))

    assert text.startswith("> **Jen slova knihy.**\n-# jisté · Cena hradby\n")


def test_a_reading_is_told_from_the_books_word() -> None:
    text = said(ruling_card(ASKED, replace(WALL, reading="Kniha mlčí. Platí první."), [], CS))

    assert "**Náš výklad (ne text knihy):** Kniha mlčí. Platí první." in text


def test_a_reading_is_told_in_the_readers_language() -> None:
    told = Rendering("Cost of a wall", "A wall costs 2.", reading="The book is silent. The first counts.")
    rule = replace(WALL, reading="Kniha mlčí. Platí první.", others={Language.EN: told})

    text = said(ruling_card(ASKED, rule, [], EN))

    assert "**Our reading, not the book’s word:** The book is silent. The first counts." in text
    assert "Kniha mlčí" not in text


def test_whoever_does_not_read_the_books_language_reads_the_gist() -> None:
    assert said(ruling_card(ASKED, WALL, [], EN)).startswith("**About wall.**")
    assert "About wall" not in said(ruling_card(ASKED, WALL, [], CS))


def test_the_whole_rule_in_the_readers_language_goes_before_its_gist() -> None:
    told = Rendering("Price of a wall", "A wall costs 2.", text="A wall costs two coins. The bank lends nothing.")

    text = said(ruling_card(ASKED, replace(WALL, matched=("coins",), others={Language.EN: told}), [], EN))
    assert text.startswith("**A wall costs two coins.** The bank lends nothing.\n")
    assert "A wall costs 2." not in text


@rows(
    ("sure", "answered", "certain", "words"),
    [
        (0.95, True, True, ("jisté", "säkert", "certain")),
        (0.6, True, False, ("nejspíš", "troligen", "probably")),
        (0.95, True, False, ("nejspíš", "troligen", "probably")),
        (0.3, True, False, ("nejisté", "osäkert", "not sure")),
        (0.95, False, False, ("nejisté", "osäkert", "not sure")),
    ],
)
def test_how_sure_it_is_comes_in_a_word_and_in_no_figure(
    sure: float, answered: bool, certain: bool, words: tuple[str, str, str]
) -> None:
    shown, wall = replace(ASKED, answered=answered, certain=certain), replace(WALL, sure=sure)

    for language, word in zip((Language.CS, Language.SV, Language.EN), words, strict=True):
        text = said(ruling_card(shown, wall, [], localizer(language)))
        assert f"-# {word} · HR 4 · Cena hradby" in text
        assert "%" not in text


def colour(view: ui.LayoutView) -> discord.Colour | None:
    (box,) = [item for item in view.children if isinstance(item, ui.Container)]
    return box.accent_colour if isinstance(box.accent_colour, discord.Colour) else None


def selects(view: ui.LayoutView) -> dict[str, list[tuple[str, str]]]:
    found = [item for item in view.walk_children() if isinstance(item, ui.Select)]
    return {str(item.placeholder): [(option.label, option.value) for option in item.options] for item in found}


@pytest.mark.parametrize(
    ("sure", "certain", "shade"),
    [
        (0.9, True, discord.Colour.green()),
        (0.6, False, discord.Colour.gold()),
        (0.2, False, discord.Colour.orange()),
    ],
)
def test_an_answer_is_the_answer_however_sure_and_its_colour_tells(
    sure: float, certain: bool, shade: discord.Colour
) -> None:
    view = ruling_card(replace(ASKED, certain=certain), replace(WALL, sure=sure), [ruling("gate")], CS)

    assert said(view).startswith("**Hradba stojí 2 mince.**")
    assert selects(view) == {}
    assert colour(view) == shade


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (Language.CS, "Tvoje vydání takové pravidlo nemá; „Hrad“ říká:"),
        (Language.SV, "Din utgåva har ingen sådan regel; ”Hrad” säger:"),
        (Language.EN, "Your edition has no such rule; “Hrad” says:"),
    ],
)
def test_another_editions_rule_is_never_shown_as_certain(language: Language, words: str) -> None:
    view = ruling_card(
        replace(ASKED, certain=True), replace(WALL, confidence=0.99, elsewhere=True), [], localizer(language)
    )

    assert said(view).startswith(f"{words}\n**")
    assert "%" not in said(view)
    assert colour(view) == discord.Colour.orange()


TOLD = replace(
    WALL,
    others={
        Language.EN: Rendering("Price of a wall", "A wall costs two coins."),
        Language.SV: Rendering("Murens pris", "En mur kostar två mynt."),
    },
)


@pytest.mark.parametrize(
    ("language", "title", "gist", "original"),
    [
        (Language.EN, "Price of a wall", "A wall costs two coins.", "The whole rule, in Czech: Cena hradby"),
        (Language.SV, "Murens pris", "En mur kostar två mynt.", "Hela regeln (tjeckiska): Cena hradby"),
    ],
)
def test_readers_of_another_language_read_the_rule_in_theirs_and_the_text_behind_a_button(
    language: Language, title: str, gist: str, original: str
) -> None:
    words = localizer(language)

    text = said(ruling_card(ASKED, TOLD, [TOLD], words))

    assert text.startswith(f"**{gist}**\n-# ")
    assert f"· HR 4 · {title}\n" in text
    assert "mince" not in text
    whole = said(whole_card(replace(ASKED, page=1), TOLD, words))
    assert whole.index(original) < whole.index("Hradba stojí 2 mince.")
    topics = topics_card(replace(ASKED, answered=False), NoRuling([TOLD]), words)
    assert f"- HR 4 · {title}" in said(topics)
    assert [label for label, _ in selects(topics)[words.say("unsure-pick")]] == [f"HR 4 · {title}"]


def test_a_czech_reader_of_a_swedish_book_reads_czech_first() -> None:
    book = replace(CASTLE, key="hrad-sv", language=Language.SV)
    told = replace(WALL, book=book, title="Murens pris", others={Language.CS: Rendering("Cena zdi", "Zeď je za 2.")})

    assert said(ruling_card(ASKED, told, [], CS)).startswith("**Zeď je za 2.**\n-# nejspíš · HR 4 · Cena zdi\n")
    whole = said(whole_card(replace(ASKED, page=1), told, CS))
    assert "**Ve zkratce:** Zeď je za 2.\n-# Celé pravidlo (švédština): Murens pris" in whole


def test_without_a_translation_the_gist_is_english_and_the_whole_rule_says_so() -> None:
    words = localizer(Language.SV)

    assert said(ruling_card(ASKED, WALL, [], words)).startswith("**About wall.**\n")
    text = said(whole_card(replace(ASKED, page=1), WALL, words))
    assert "**På engelska i korthet:** About wall.\n-# Hela regeln (tjeckiska)" in text


def test_a_first_sentence_that_ends_in_a_colon_is_told_with_what_follows_it() -> None:
    watch = ruling("watch", text="Hlídka má dvě povinnosti:\n\n- zavírat bránu,\n- budit *krále*.")

    text = said(whole_card(ASKED, WALL, CS, but=[watch]))

    assert "Hlídka má dvě povinnosti: zavírat bránu; budit krále" in text


def test_rows_of_a_table_follow_a_first_sentence_that_ends_in_a_colon() -> None:
    toll = ruling("toll", text="Mýto podle dne:\n\n| Den | Mýto |\n|---|---|\n| svátek | 1 |\n| všední | 2 |")

    assert summary_of(toll, Language.CS) == "Mýto podle dne: svátek · 1; všední · 2"


@pytest.mark.parametrize(
    ("language", "but", "gist"),
    [
        (Language.CS, "Ale:", "Ne v noci."),
        (Language.SV, "Men:", "Inte på natten."),
        (Language.EN, "But:", "Not at night."),
    ],
)
def test_exceptions_stand_beneath_their_rule(language: Language, but: str, gist: str) -> None:
    others = {Language.EN: Rendering("Night", "Not at night."), Language.SV: Rendering("Natt", "Inte på natten.")}
    night = replace(ruling("night", text="Ne v noci."), others=others)
    words = localizer(language)

    view = ruling_card(ASKED, WALL, [ruling("gate")], words, but=[night])

    text = said(view)
    assert text.startswith("**")
    assert text.index(f"{but} {gist}") < text.index("HR 4")
    assert f"{but} {gist}" in said(public_card(ASKED, WALL, words, ASKER, but=[night]))
    more = others_card(ASKED, WALL, {}, [night, ruling("gate")], words)
    assert [value for _, value in selects(more)[words.say("ruling-see-pick")]] == [night.id, "hrad-cs.gate"]


def test_a_rule_named_outright_is_not_weighed() -> None:
    assert "%" not in said(ruling_card(replace(ASKED, kind=Kind.RULE, hits=1), WALL, [], CS))


def test_a_card_has_one_row_of_buttons() -> None:
    view = ruling_card(replace(ASKED, judged=True), WALL, [], CS)

    assert len([item for item in view.children if isinstance(item, ui.ActionRow)]) == 1
    assert {label: button.custom_id for label, button in buttons(view).items()} == {
        "Celé pravidlo": "ruling:7:whole:0:1",
        "Další pravidla": "ruling:7:others:0:0",
        "To není ono": "ruling:7:missed:0:0",
        "Ukázat v kanálu": "ruling:7:share:0:0",
    }


@pytest.mark.parametrize(
    "shown",
    [ASKED, replace(ASKED, judged=True, at=1), replace(ASKED, judged=True, kind=Kind.RULE)],
    ids=["asked where no judges are", "not the first hit", "named outright"],
)
def test_only_the_first_answer_to_a_question_in_a_server_can_be_said_to_miss(shown: Shown) -> None:
    assert "To není ono" not in buttons(ruling_card(shown, WALL, [], CS))


def test_a_single_hit_that_points_nowhere_has_no_others() -> None:
    assert list(buttons(ruling_card(replace(ASKED, hits=1), WALL, [], CS))) == ["Celé pravidlo", "Ukázat v kanálu"]


def test_the_other_hits_are_listed_and_can_be_opened() -> None:
    view = others_card(ASKED, WALL, {1: ruling("gate"), 2: LONG}, [ruling("tower")], CS)

    assert "- **HR 4 · Gate**: Pravidlo o gate." in said(view)
    assert selects(view) == {
        "Otevřít pravidlo": [("HR 4 · Gate", "1"), ("HR 5 · Watch", "2")],
        "Výjimky a související pravidla": [("HR 5 · Tower", "hrad-cs.tower")],
    }
    assert buttons(view)["Zpět na pravidlo"].custom_id == "ruling:7:card:0:0"


def test_a_shared_answer_cannot_be_shared_again() -> None:
    assert buttons(ruling_card(replace(ASKED, shared=True), WALL, [], CS))["Ukázáno"].disabled


def test_a_question_that_could_not_be_kept_has_no_buttons() -> None:
    assert not buttons(ruling_card(replace(ASKED, asked=None), LONG, [], CS))
    assert not list(topics_card(replace(ASKED, asked=None), NoRuling([WALL]), CS).children[1:])


def test_a_long_rule_has_pages() -> None:
    first = whole_card(replace(ASKED, page=1), LONG, CS)
    last = whole_card(replace(ASKED, page=99), LONG, CS)

    assert "strana 1 z 3" in said(first)
    assert buttons(first)["Další strana"].custom_id == "ruling:7:page-after:0:2"
    assert buttons(first)["Předchozí strana"].disabled
    assert buttons(first)["Ukázat v kanálu"].custom_id == "ruling:7:share:0:1"
    assert "Strážce 199 hlídá bránu." in said(last)
    assert buttons(last)["Další strana"].disabled


def test_a_picked_topic_says_that_it_was_picked_and_leads_back() -> None:
    view = ruling_card(replace(ASKED, answered=False), WALL, [], CS)

    assert "Téma podle tvého výběru" in said(view)
    assert buttons(view)["Zpět na témata"].custom_id == "ruling:7:topics:0:0"


def test_topics_are_listed_and_can_be_picked() -> None:
    view = topics_card(replace(ASKED, answered=False), NoRuling([WALL, ruling("gate")]), CS)

    assert "Nejsem si jistý" in said(view)
    assert "Nejblíž jsou:\n- HR 4 · Cena hradby\n- HR 4 · Gate" in said(view)
    (select,) = [item for item in view.walk_children() if isinstance(item, ui.Select)]
    assert select.custom_id == "topic:7"
    assert [(option.label, option.value) for option in select.options] == [
        ("HR 4 · Cena hradby", "0"),
        ("HR 4 · Gate", "1"),
    ]


def test_without_any_topic_it_says_what_to_try() -> None:
    view = topics_card(replace(ASKED, answered=False, hits=0), NoRuling(), CS)

    assert "K „Kolik stojí hradba?“ jsem nic nenašel." in said(view)
    assert not any(isinstance(item, ui.Select) for item in view.walk_children())


def test_what_no_rulebook_answers_is_said_and_the_topics_are_in_the_select() -> None:
    gap = Gap("common.price", "", {Language.CS: "Ceny pravidla neuvádějí.", Language.EN: "No prices."})
    view = topics_card(replace(ASKED, answered=False), NoRuling([WALL], gap, leads=True), CS)

    text = said(view)
    assert "To v pravidlech není" in text
    assert "Cena hradby" not in text
    assert selects(view) == {"Vyber téma": [("HR 4 · Cena hradby", "0")]}
    assert "Nejsem si jistý" not in text


def test_a_refusal_shows_the_topic_that_clearly_leads_in_full() -> None:
    view = topics_card(replace(ASKED, answered=False), NoRuling([WALL, ruling("gate")], leads=True), CS)

    assert said(view).splitlines()[:3] == [
        "Žádné pravidlo na to jasně neodpovídá. Nejblíž je tohle:",
        "**Hradba stojí 2 mince.**",
        "-# nejisté · HR 4 · Cena hradby",
    ]
    assert list(buttons(view)) == ["Celé pravidlo", "Další pravidla", "Ukázat v kanálu"]
    assert selects(view) == {}
    assert colour(view) == discord.Colour.orange()


def test_a_refusal_says_one_thing_and_where_the_answer_is() -> None:
    gap = Gap("common.price", "", {Language.CS: "Ceny pravidla neuvádějí."})
    view = topics_card(replace(ASKED, answered=False), NoRuling([WALL, ruling("gate")], gap, has_game=True), CS)

    assert said(view) == ("### To v pravidlech není\nCeny pravidla neuvádějí.")


@rows(
    ("topics", "has_game", "hint"),
    [
        ([WALL], False, "-# Napiš, o kterou hru jde, nebo použij slovo z pravidel, a podívám se znovu."),
        ([WALL], True, "-# Použij slovo z pravidel nebo z karty a podívám se znovu."),
        ([], False, "-# Napiš, o kterou hru jde, nebo použij slovo z pravidel, a podívám se znovu."),
        ([], True, ""),
    ],
)
def test_nobody_is_told_to_name_a_game_that_is_known(topics: list[Ruling], has_game: bool, hint: str) -> None:
    text = said(topics_card(replace(ASKED, answered=False), NoRuling(topics, has_game=has_game), CS))

    assert text.partition("-#")[1] + text.partition("-#")[2] == hint


def test_a_refusal_can_be_shown_to_the_channel_once() -> None:
    shown = replace(ASKED, answered=False)
    assert buttons(topics_card(shown, NoRuling([WALL]), CS))["Ukázat v kanálu"].custom_id == "ruling:7:share-whole:0:0"
    assert buttons(topics_card(replace(shown, shared=True), NoRuling([WALL]), CS))["Ukázáno"].disabled
    assert not buttons(topics_card(shown, NoRuling(), CS))
    text = said(public_topics(shown, NoRuling([WALL], above=["**Trol**"]), CS, ASKER))
    assert text.startswith("<@42> se ptá: **Kolik stojí hradba?**\n**Trol**\n### Nejsem si jistý")
    assert "- HR 4 · Cena hradby" in text


def test_the_context_shows_the_neighbours_and_the_way_back() -> None:
    view = context_card(replace(ASKED, at=1), [ruling("gate"), WALL, LONG], WALL, CS)

    text = said(view)
    assert text.index("**HR 4 · Gate**") < text.index("▸ **HR 4 · Cena hradby**")
    pressed = buttons(view)
    assert pressed["Zpět na pravidlo"].custom_id == "ruling:7:card:1:0"
    assert pressed["Další strana"].custom_id == "ruling:7:context-after:1:1"


def test_the_public_copy_names_the_asker_and_the_question_and_cannot_be_pressed() -> None:
    view = public_card(replace(ASKED, question="**Kolik** @everyone?"), WALL, CS, ASKER)

    text = said(view)
    assert text.startswith(r"<@42> se ptá: **\*\*Kolik\*\*")
    assert "@everyone" not in text
    assert "nález" not in text
    assert not buttons(view)


def test_the_public_copy_of_a_named_rule_names_the_rule() -> None:
    shown = replace(ASKED, kind=Kind.RULE, question="hrad-cs.wall", hits=1)

    text = said(public_card(shown, WALL, CS, ASKER))
    assert text.startswith("<@42> ukazuje pravidlo:\n**Hradba stojí 2 mince.**\n-# HR 4 · Cena hradby")
    assert text.count("Cena hradby") == 1


def test_the_public_copy_of_a_long_rule_says_where_the_rest_is() -> None:
    assert "Další 2 strany si přečteš přes /pravidlo." in said(public_whole(replace(ASKED, page=1), LONG, CS, ASKER))


def awful() -> Ruling:
    book = replace(CASTLE, title=AWFUL, edition=AWFUL, kind=BookKind.FAQ)
    quoted = replace(passage(AWFUL * 2, page=3), section=(AWFUL,))
    return replace(
        LONG,
        title=AWFUL,
        text=AWFUL * 3,
        gist=AWFUL,
        reading=AWFUL,
        others=dict.fromkeys((Language.EN, Language.SV), Rendering(AWFUL[::-1], AWFUL)),
        origin=AWFUL,
        book=book,
        section=(AWFUL,),
        passages=(quoted,) * 3,
    )


@pytest.mark.parametrize(
    ("words", "pages"),
    [
        (CS, (1,)),
        *(pytest.param(each, (0, 1, 99), marks=pytest.mark.slow) for each in (CS, EN, localizer(Language.SV))),
    ],
)
def test_discord_takes_every_page_of_every_face(words: Any, pages: tuple[int, ...]) -> None:
    worst, big = awful(), 10**19 - 1
    shown = Shown(big, AWFUL, Kind.QUESTION, False, 5, at=3, page=0)
    views = [topics_card(shown, NoRuling([worst] * 5), words), topics_card(shown, NoRuling(), words)]
    views.append(public_topics(shown, NoRuling([worst] * 5), words, ASKER))
    for page in pages:
        at_page = replace(shown, page=page)
        views += [
            ruling_card(at_page, worst, [worst] * 9, words, but=[worst] * 3),
            whole_card(at_page, worst, words, but=[worst] * 3),
            others_card(at_page, worst, dict.fromkeys(range(4), worst), [worst] * 9, words, above="x" * 200),
            public_card(at_page, worst, words, ASKER, but=[worst] * 3),
            public_whole(at_page, worst, words, ASKER, but=[worst] * 3),
            ruling_card(replace(at_page, answered=True), replace(worst, elsewhere=True), [worst] * 9, words),
            context_card(at_page, [worst] * 3, worst, words),
        ]
    for view in views:
        assert 0 < view.content_length() <= 4000
        assert view.total_children_count <= 40
        assert len(set(ids(view))) == len(ids(view))
        assert all(1 <= len(each) <= 100 for each in ids(view))
        for item in view.walk_children():
            assert not isinstance(item, ui.TextDisplay) or item.content.strip()
            assert not isinstance(item, ui.Button) or len(item.label or "") <= 80


def test_every_id_is_one_that_its_button_is_registered_for() -> None:
    views = [
        ruling_card(replace(ASKED, answered=False, at=1), LONG, [WALL], CS),
        ruling_card(replace(ASKED, judged=True), LONG, [WALL], CS),
        whole_card(replace(ASKED, page=1), LONG, CS),
        others_card(ASKED, LONG, {1: WALL}, [WALL], CS),
        others_card(ASKED, LONG, {1: WALL}, [], CS, select=right_select),
        context_card(ASKED, [LONG], LONG, CS),
        topics_card(ASKED, NoRuling([WALL]), CS),
    ]
    given = [each for view in views for each in ids(view)]
    assert len(given) > 8
    assert all(any(known.ids.fullmatch(each) for known in (RulingId, TopicId, SeeId, RightId)) for each in given)


async def test_a_sent_card_is_not_watched_so_that_no_press_is_answered_twice() -> None:
    assert ruling_card(ASKED, WALL, [], CS).is_finished()


def test_a_whole_sentence_that_answers_is_the_one_in_bold() -> None:
    sentence = "Kdo ji nezaplatí, o hradbu přijde."
    bare = replace(WALL, rule=None, number="", text="", matched=(sentence,))
    bare = replace(bare, passages=(passage(f"Hradbu staví kdokoli. {sentence} Věž také."),))

    assert said(ruling_card(ASKED, bare, [], CS)).startswith(f"> Hradbu staví kdokoli. **{sentence}** Věž také.\n")
