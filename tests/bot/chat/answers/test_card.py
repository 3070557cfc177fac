"""The card: what stands on it, what can be pressed, and that Discord takes it whatever the text."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui

from bot.chat.answers.card import Shown, context_card, public_card, ruling_card
from bot.chat.answers.ruling_text import summary_of
from bot.chat.answers.saved_ids import RulingId, SeeId, TopicId
from bot.chat.answers.saved_questions import Kind
from bot.chat.answers.topics import NoRuling, public_topics, topics_card
from bot.locales.sentences import localizer
from rules_index import BookKind, Gap, Language, Rendering, Ruling
from tests.bot.chat.shelf import CASTLE, passage, ruling

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


def test_a_card_says_the_rule_where_it_stands_and_how_sure_it_is() -> None:
    shown = ruling_card(replace(ASKED, certain=True), replace(WALL, confidence=0.92), [ruling("gate")], CS)

    text = said(shown)
    assert "### HR 4 · Cena hradby" in text
    assert "**Hradba** **stojí** 2 mince." in text
    assert "Hrad · Stavba · první vydání" in text
    assert "92\N{NO-BREAK SPACE}% · jistá odpověď" in text
    assert "1.\N{NO-BREAK SPACE}nález z 3" in text
    assert "Viz též: HR 4 · Gate" in text


def test_the_books_own_words_stand_in_a_quote_with_their_page() -> None:
    rule = replace(WALL, passages=(passage("Stavba hradby stojí dvě mince.", page=4),))

    text = said(ruling_card(ASKED, rule, [], CS))

    assert "**Pravidla hry, str. 4** · STAVBA › HRADBY\n> Stavba **hradby** **stojí** dvě mince." in text


def test_a_passage_that_no_rule_covers_has_its_title_and_its_words() -> None:
    bare = replace(WALL, rule=None, number="", text="", passages=(passage("Jen slova knihy."),))

    text = said(ruling_card(replace(ASKED, certain=True), bare, [], CS))

    assert text.startswith("### Cena hradby\n")
    assert "**Pravidla hry** · STAVBA › HRADBY\n> Jen slova knihy." in text


def test_a_reading_is_told_from_the_books_word() -> None:
    text = said(ruling_card(ASKED, replace(WALL, reading="Kniha mlčí. Platí první."), [], CS))

    assert "**Náš výklad (ne text knihy):**\nKniha mlčí. Platí první." in text


def test_a_reading_is_told_in_the_readers_language() -> None:
    told = Rendering("Cost of a wall", "A wall costs 2.", reading="The book is silent. The first counts.")
    rule = replace(WALL, reading="Kniha mlčí. Platí první.", others={Language.EN: told})

    text = said(ruling_card(ASKED, rule, [], EN))

    assert "**Our reading, not the book’s word:**\nThe book is silent. The first counts." in text
    assert "Kniha mlčí" not in text


def test_the_english_gist_helps_whoever_does_not_read_the_books_language() -> None:
    assert "**In short:** About wall." in said(ruling_card(ASKED, WALL, [], EN))
    assert "About wall" not in said(ruling_card(ASKED, WALL, [], CS))


@pytest.mark.parametrize(
    ("confidence", "answered", "certain", "words"),
    [
        (0.95, True, True, "▰▰▰▰▰ 95\N{NO-BREAK SPACE}% · jistá odpověď"),
        (0.6, True, False, "▰▰▰▱▱ 60\N{NO-BREAK SPACE}% · není to jisté"),
        (0.95, True, False, "95\N{NO-BREAK SPACE}% · není to jisté"),
        (0.95, False, False, "nejistá odpověď, ověř si znění"),
    ],
)
def test_how_sure_it_is_comes_in_words_and_a_bar(confidence: float, answered: bool, certain: bool, words: str) -> None:
    shown = replace(ASKED, answered=answered, certain=certain)

    assert words in said(ruling_card(shown, replace(WALL, confidence=confidence), [], CS))


def colour(view: ui.LayoutView) -> discord.Colour | None:
    (box,) = [item for item in view.children if isinstance(item, ui.Container)]
    return box.accent_colour if isinstance(box.accent_colour, discord.Colour) else None


def selects(view: ui.LayoutView) -> dict[str, list[tuple[str, str]]]:
    found = [item for item in view.walk_children() if isinstance(item, ui.Select)]
    return {str(item.placeholder): [(option.label, option.value) for option in item.options] for item in found}


@pytest.mark.parametrize(
    ("language", "likely", "meant"),
    [
        (Language.CS, "Mohlo by to být tohle pravidlo:\n### HR 4", "Nebo máš na mysli…"),
        (Language.SV, "Det kan vara den här regeln:\n### HR 4", "Eller menade du…"),
        (Language.EN, "This may be the rule:\n### HR 4", "Or did you mean…"),
    ],
)
def test_an_answer_that_is_not_certain_says_so_first_and_offers_others(
    language: Language, likely: str, meant: str
) -> None:
    words = localizer(language)
    sure = ruling_card(replace(ASKED, certain=True), WALL, [], words)
    unsure = ruling_card(ASKED, WALL, [], words, meant={1: ruling("gate"), 2: LONG})

    assert likely in said(unsure)
    assert selects(unsure) == {meant: [("HR 4 · Gate", "1"), ("HR 5 · Watch", "2")]}
    assert colour(unsure) == discord.Colour.gold()
    assert likely.partition(":")[0] not in said(sure)
    assert selects(sure) == {}
    assert colour(sure) == discord.Colour.green()


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

    assert said(view).startswith(f"{words}\n### HR 4")
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
        (
            Language.EN,
            "Price of a wall",
            "In short:** A wall costs two coins.",
            "The whole rule, in Czech: Cena hradby",
        ),
        (Language.SV, "Murens pris", "I korthet:** En mur kostar två mynt.", "Hela regeln (tjeckiska): Cena hradby"),
    ],
)
def test_readers_of_another_language_read_title_and_gist_in_theirs_before_the_text(
    language: Language, title: str, gist: str, original: str
) -> None:
    words = localizer(language)

    text = said(ruling_card(ASKED, TOLD, [TOLD], words))

    assert f"### HR 4 · {title}\n**{gist}\n-# {original}\n" in text
    assert text.index(original) < text.index("stojí** 2 mince")
    assert f"HR 4 · {title}" in text.partition("2 mince")[2]
    topics = topics_card(replace(ASKED, answered=False), NoRuling([TOLD]), words)
    assert f"- HR 4 · {title}" in said(topics)
    assert [label for label, _ in selects(topics)[words.say("unsure-pick")]] == [f"HR 4 · {title}"]


def test_a_czech_reader_of_a_swedish_book_reads_czech_first() -> None:
    book = replace(CASTLE, key="hrad-sv", language=Language.SV)
    told = replace(WALL, book=book, title="Murens pris", others={Language.CS: Rendering("Cena zdi", "Zeď je za 2.")})

    text = said(ruling_card(ASKED, told, [], CS))

    assert "### HR 4 · Cena zdi\n**Ve zkratce:** Zeď je za 2.\n-# Celé pravidlo (švédština): Murens pris" in text


def test_without_a_translation_the_gist_is_english_and_says_so() -> None:
    text = said(ruling_card(ASKED, WALL, [], localizer(Language.SV)))

    assert "### HR 4 · Cena hradby\n**På engelska i korthet:** About wall.\n-# Hela regeln (tjeckiska):" in text


def test_a_first_sentence_that_ends_in_a_colon_is_told_with_what_follows_it() -> None:
    watch = ruling("watch", text="Hlídka má dvě povinnosti:\n\n- zavírat bránu,\n- budit *krále*.")

    text = said(ruling_card(ASKED, WALL, [], CS, but=[watch]))

    assert "Hlídka má dvě povinnosti: zavírat bránu; budit krále" in text


def test_rows_of_a_table_follow_a_first_sentence_that_ends_in_a_colon() -> None:
    toll = ruling("toll", text="Mýto podle dne:\n\n| Den | Mýto |\n|---|---|\n| svátek | 1 |\n| všední | 2 |")

    assert summary_of(toll, Language.CS) == "Mýto podle dne: svátek · 1; všední · 2"


def test_related_rules_that_do_not_fit_are_counted_and_none_is_cut() -> None:
    see = [ruling(f"rule-{at}", title=f"Pravidlo s poměrně dlouhým názvem číslo {at}") for at in range(5)]

    text = said(ruling_card(ASKED, WALL, see, CS))

    shown = text.partition("Viz též: ")[2]
    assert shown.startswith("HR 6 · Pravidlo s poměrně dlouhým názvem číslo 0; HR 6 · Pravidlo")
    assert shown.endswith("číslo 1; a další 3 pravidla")
    assert "…" not in shown


@pytest.mark.parametrize(
    ("language", "but", "gist"),
    [
        (Language.CS, "**…ale:**", "Ne v noci."),
        (Language.SV, "**…men:**", "Inte på natten."),
        (Language.EN, "**…but:**", "Not at night."),
    ],
)
def test_exceptions_stand_beneath_their_rule(language: Language, but: str, gist: str) -> None:
    others = {Language.EN: Rendering("Night", "Not at night."), Language.SV: Rendering("Natt", "Inte på natten.")}
    night = replace(ruling("night", text="Ne v noci."), others=others)
    words = localizer(language)

    view = ruling_card(ASKED, WALL, [ruling("gate")], words, but=[night])

    text = said(view)
    assert text.index("2 mince") < text.index(but) < text.index(gist)
    assert [value for _, value in selects(view)[words.say("ruling-see-pick")]] == [night.id, "hrad-cs.gate"]
    assert but in said(public_card(ASKED, WALL, [], words, ASKER, but=[night]))


def test_a_rule_named_outright_is_not_weighed() -> None:
    assert "%" not in said(ruling_card(replace(ASKED, kind=Kind.RULE, hits=1), WALL, [], CS))


def test_the_first_hit_has_a_next_one_and_none_before() -> None:
    pressed = buttons(ruling_card(ASKED, WALL, [], CS))

    assert {label: (button.custom_id, button.disabled) for label, button in pressed.items()} == {
        "Předchozí": ("ruling:7:previous:0:0", True),
        "Další": ("ruling:7:next:1:0", False),
        "Souvislosti": ("ruling:7:context:0:0", False),
        "Ukázat v kanálu": ("ruling:7:share:0:0", False),
    }


def test_the_last_hit_has_none_after() -> None:
    pressed = buttons(ruling_card(replace(ASKED, at=2), WALL, [], CS))

    assert (pressed["Předchozí"].custom_id, pressed["Předchozí"].disabled) == ("ruling:7:previous:1:0", False)
    assert pressed["Další"].disabled


def test_a_single_hit_has_nothing_to_turn_to() -> None:
    assert list(buttons(ruling_card(replace(ASKED, hits=1), WALL, [], CS))) == ["Souvislosti", "Ukázat v kanálu"]


def test_a_shared_answer_cannot_be_shared_again() -> None:
    assert buttons(ruling_card(replace(ASKED, shared=True), WALL, [], CS))["Ukázáno"].disabled


def test_a_question_that_could_not_be_kept_has_no_buttons() -> None:
    assert not buttons(ruling_card(replace(ASKED, asked=None), LONG, [], CS))
    assert not list(topics_card(replace(ASKED, asked=None), NoRuling([WALL]), CS).children[1:])


def test_a_long_rule_has_pages() -> None:
    first = ruling_card(ASKED, LONG, [], CS)
    last = ruling_card(replace(ASKED, page=99), LONG, [], CS)

    assert "strana 1 z 3" in said(first)
    assert buttons(first)["Další strana"].custom_id == "ruling:7:page-after:0:1"
    assert buttons(first)["Předchozí strana"].disabled
    assert "Strážce 199 hlídá bránu." in said(last)
    assert buttons(last)["Další strana"].disabled


def test_a_picked_topic_says_that_it_was_picked_and_leads_back() -> None:
    view = ruling_card(replace(ASKED, answered=False), WALL, [], CS)

    assert "Téma podle tvého výběru" in said(view)
    assert buttons(view)["Zpět na témata"].custom_id == "ruling:7:topics:0:0"


def test_topics_are_listed_and_can_be_picked() -> None:
    view = topics_card(replace(ASKED, answered=False), NoRuling([WALL, ruling("gate")]), CS)

    assert "Nejsem si jistý" in said(view)
    assert "Nejblíž jsou tato 2 témata:\n- HR 4 · Cena hradby\n- HR 4 · Gate" in said(view)
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


def test_what_no_rulebook_answers_is_said_before_the_topics() -> None:
    gap = Gap("common.price", "", {Language.CS: "Ceny pravidla neuvádějí.", Language.EN: "No prices."})
    view = topics_card(replace(ASKED, answered=False), NoRuling([WALL], gap), CS)

    text = said(view)
    assert "To v pravidlech není" in text
    assert text.index("Ceny pravidla neuvádějí.") < text.index("Cena hradby")
    assert "Nejsem si jistý" not in text


def test_a_refusal_says_one_thing_and_where_the_answer_is() -> None:
    gap = Gap("common.price", "", {Language.CS: "Ceny pravidla neuvádějí."})
    view = topics_card(replace(ASKED, answered=False), NoRuling([WALL, ruling("gate")], gap, has_game=True), CS)

    assert said(view) == (
        "### To v pravidlech není\nCeny pravidla neuvádějí.\n\n"
        "Nejblíž jsou tato 2 témata:\n- HR 4 · Cena hradby\n- HR 4 · Gate"
    )


@pytest.mark.parametrize(
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
    view = public_card(replace(ASKED, question="**Kolik** @everyone?"), WALL, [], CS, ASKER)

    text = said(view)
    assert text.startswith(r"<@42> se ptá: **\*\*Kolik\*\*")
    assert "@everyone" not in text
    assert "nález" not in text
    assert not buttons(view)


def test_the_public_copy_of_a_named_rule_names_the_rule() -> None:
    shown = replace(ASKED, kind=Kind.RULE, question="hrad-cs.wall", hits=1)

    text = said(public_card(shown, WALL, [], CS, ASKER))
    assert text.startswith("<@42> ukazuje pravidlo:\n### HR 4 · Cena hradby")
    assert text.count("Cena hradby") == 1


def test_the_public_copy_of_a_long_rule_says_where_the_rest_is() -> None:
    assert "Další 2 strany si přečteš přes /pravidlo." in said(public_card(ASKED, LONG, [], CS, ASKER))


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


@pytest.mark.parametrize("words", [CS, EN, localizer(Language.SV)], ids=lambda words: words.language)
def test_discord_takes_every_page_of_every_face(words: Any) -> None:
    worst, big = awful(), 10**19 - 1
    shown = Shown(big, AWFUL, Kind.QUESTION, False, 5, at=3, page=0)
    views = [topics_card(shown, NoRuling([worst] * 5), words), topics_card(shown, NoRuling(), words)]
    views.append(public_topics(shown, NoRuling([worst] * 5), words, ASKER))
    for page in (0, 1, 99):
        at_page = replace(shown, page=page)
        views += [
            ruling_card(at_page, worst, [worst] * 9, words, but=[worst] * 3, meant={1: worst, 2: worst, 3: worst}),
            public_card(at_page, worst, [worst] * 9, words, ASKER, but=[worst] * 3),
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
        ruling_card(replace(ASKED, answered=False, at=1, page=1), LONG, [WALL], CS, meant={1: WALL}),
        context_card(ASKED, [LONG], LONG, CS),
        topics_card(ASKED, NoRuling([WALL]), CS),
    ]
    given = [each for view in views for each in ids(view)]
    assert len(given) > 8
    assert all(any(known.ids.fullmatch(each) for known in (RulingId, TopicId, SeeId)) for each in given)


async def test_a_sent_card_is_not_watched_so_that_no_press_is_answered_twice() -> None:
    assert ruling_card(ASKED, WALL, [], CS).is_finished()
