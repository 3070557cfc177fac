"""Tables of components: what the program brings along, and what a question asks of the things it names."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules_index import Language, Oracle
from rules_index.cards.asking import asked_of
from rules_index.cards.names import known_names
from rules_index.cards.spotting import Spotter
from rules_index.cards.table import read_cards, with_packaged
from rules_index.digest.components import Components, ComponentsProblem, load_components, packaged_components
from rules_index.values.answers import Answer, CardAnswer
from rules_index.values.cards import Card, Component, Source
from tests.rows import rows

ASKING = """
[attribute]
all = ["hodnoty"]
value = ["hodnotu"]
cost = ["stoji"]
weight = ["vaz*"]
text = ["co umi"]
rules = ["pravid*"]
[instead]
cost = "value"
[frame]
words = ["zeton*"]
"""
FOREST = """
game = "les"
[kind.tool]
printed = ["value", "weight", "text"]
gaps = { weight = "les.weights" }
[kind.beast]
named = true
source = "rulebook"
[[component]]
kind = "tool"
cs = ["pařez"]
en = ["stump"]
values = { value = "3" }
doubtful = ["value"]
[[component]]
kind = "beast"
cs = ["Jezevec"]
en = ["Badger"]
values = { value = "7" }
"""
CARDS = """code,name_en,name_cs,name_cs_confidence,type,affiliation,F_zapas,V_hodnota,flags
L1,FOREST TROLL,Lesní troll,high,warrior,moss,4,5,follower:Mech
L2,STORM,Bouře,low,special,general,,,
L3,MECH,Mech,high,warrior,moss,9,20,
L4,OWL OF MECH,,,warrior,moss,1,1,
L5,OWL OF MIST,,,warrior,moss,2,2,
"""


@pytest.fixture
def made_up(tmp_path: Path) -> Components:
    """The tables of a made-up game."""
    for name, text in (("asking.toml", ASKING), ("les.toml", FOREST), ("les_cards.csv", CARDS)):
        (tmp_path / name).write_text(text, "utf-8")
    return load_components(tmp_path)


@pytest.fixture
def spotter(made_up: Components) -> Spotter:
    """The names of that game."""
    return Spotter(known_names(with_packaged((), made_up.cards), made_up))


def test_a_component_of_an_unknown_kind_is_named_with_its_file(tmp_path: Path) -> None:
    (tmp_path / "les.toml").write_text(FOREST.replace("[kind.beast]", "[kind.bird]"), "utf-8")
    with pytest.raises(ComponentsProblem, match=r"les\.toml: no \[kind\.…\] for beast"):
        load_components(tmp_path)


def test_a_long_text_is_no_value(tmp_path: Path) -> None:
    (tmp_path / "les.toml").write_text(FOREST.replace('"3"', f'"{"slovo " * 20}"'), "utf-8")
    with pytest.raises(ComponentsProblem, match="at most 60"):
        load_components(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("question", "names", "attributes"),
    [
        ("kolik stojí pařez", ["pařez"], ("cost",)),
        ("kolik stojí žeton pařezu?", ["pařez"], ("cost",)),
        ("pařez", ["pařez"], ()),
        ("jaké hodnoty má lesní troll", ["Lesní troll"], ("all",)),
        ("jaké hodnoty má lesni trol", ["Lesní troll"], ("all",)),
        ("jakou hodnotu má bouře", ["Bouře"], ("value",)),
        ("pravidla o lesním trollovi", ["Lesní troll"], ("rules",)),
        ("smí lesní troll přes most", ["Lesní troll"], ()),
        ("smí Jezevec přes most", ["Jezevec"], ()),
        ("zahrál jsem Bouři na most", ["Bouře"], ()),
        ("smím přes most, když je bouře", [], ()),
        ("ZAHRÁL JSEM BOUŘI NA MOST", [], ()),
        ("sedím na pařezu, smím přes most", [], ()),
        ("smí stoupenec přes Mech", [], ()),
        ("kolik stojí most", [], ()),
    ],
)
def test_what_is_asked_of_which_card(
    spotter: Spotter, made_up: Components, question: str, names: list[str], attributes: tuple[str, ...]
) -> None:
    asked = asked_of(question, "les", spotter, made_up)
    assert ([card.label for card in asked.cards], asked.attributes) == (names, attributes)


def test_an_attribute_is_given_or_lacking_or_another_is_meant(spotter: Spotter, made_up: Components) -> None:
    price = asked_of("kolik stojí pařez", "les", spotter, made_up)
    assert (price.given(price.cards[0]), price.gap()) == (("value",), "")
    weight = asked_of("kolik váží pařez", "les", spotter, made_up)
    assert (weight.given(weight.cards[0]), weight.lacking(weight.cards[0])) == ((), ("weight",))
    assert weight.gap() == "les.weights"


def test_a_further_word_tells_which_of_several_cards_is_meant(spotter: Spotter, made_up: Components) -> None:
    assert [card.label for card in asked_of("hodnotu owl of mist", "les", spotter, made_up).cards] == ["OWL OF MIST"]


def test_cards_of_another_game_are_not_named(spotter: Spotter, made_up: Components) -> None:
    assert asked_of("kolik stojí pařez", "pole", spotter, made_up).cards == ()


def test_a_misspelt_or_common_name_is_but_a_guess(spotter: Spotter, made_up: Components) -> None:
    guesses = {
        question: asked_of(question, "les", spotter, made_up).is_guess
        for question in (
            "kolik stojí lesni trol",
            "kolik stojí bouře",
            "kolik stojí Bouře",
            "hodnoty bouře",
            "kolik stojí pařez",
        )
    }
    assert list(guesses.values()) == [True, True, False, False, False]


def test_an_operators_card_replaces_the_packaged_one_by_code_or_name(made_up: Components) -> None:
    own = (Card("les", "L1", "RENAMED"), Card("les", "X", "storm", fight="8"), Card("jiná", "L3", "MECH"))
    both = with_packaged(own, made_up.cards)
    assert [(card.game, card.code) for card in both] == [
        ("les", "L1"), ("les", "X"), ("jiná", "L3"), ("les", "L3"), ("les", "L4"), ("les", "L5"),
    ]  # fmt: skip


def test_values_are_the_answer_only_where_no_ruling_and_no_book_tells_them() -> None:
    told = CardAnswer("x", component=Component("les", "tool", {"value": "3"}), asked=("value",))
    printed = CardAnswer(
        "x", component=Component("les", "elf", {"value": "3"}, source=Source.RULEBOOK), asked=("value",)
    )
    assert Answer("?", False, (), cards=(told,)).from_table
    assert not Answer("?", True, (), cards=(told,)).from_table
    assert not Answer("?", False, (), cards=(printed,)).from_table
    assert not Answer("?", False, (), cards=(CardAnswer("x", component=told.component),)).from_table


def packaged_texts() -> Iterator[tuple[str, str]]:
    """Every field of the packaged tables, with its file."""

    def fields(value: object) -> Iterator[str]:
        if isinstance(value, dict):
            for each in value.values():
                yield from fields(each)
        elif isinstance(value, list):
            for each in value:
                yield from fields(each)
        else:
            yield str(value)

    folder = Path(__file__).parents[2] / "rules_index" / "digest" / "components"
    for file in sorted(folder.iterdir()):
        text = file.read_text("utf-8")
        if file.suffix == ".csv":
            yield from ((file.name, field) for row in csv.reader(text.splitlines()) for field in row)
        else:
            yield from ((file.name, field) for field in fields(tomllib.loads(text)))


def test_the_packaged_tables_hold_facts_and_no_sentences() -> None:
    listed = list(packaged_texts())
    assert len(listed) > 10_000
    wordy = [(file, field) for file, field in listed if len(field) > 60 and " " in field]
    assert not wordy
    assert not [field for _, field in listed if len(field) > 80]


def test_the_packaged_cards_are_all_read() -> None:
    cards = read_cards(packaged_components().cards["doomtrooper"], "doomtrooper")
    assert len(cards) == 1073
    assert len({card.name_en for card in cards}) == 1073


def test_every_packaged_kind_leads_to_rules_and_gaps_that_exist(digest_oracle: Oracle) -> None:
    known = {each.gap.slug for each in digest_oracle._index.reader().gap_shelf.gaps}
    for game in packaged_components().games.values():
        flags = [slug for listed in game.flag.values() for slug in listed]
        for slug in (*flags, *(slug for kind in game.kind.values() for slug in kind.rules)):
            assert digest_oracle.ruling(slug), slug
        assert {slug for kind in game.kind.values() for slug in kind.gaps.values()} <= known


@rows(
    ("name", "fight", "value"),
    [("Záludný Alakhai", "9", "12"), ("alakhaiovi", "9", "12"), ("mitch hunter", "4", "7"), ("Grizly", "", "")],
)
def test_a_packaged_card_is_shown_on_a_fresh_machine(digest_oracle: Oracle, name: str, fight: str, value: str) -> None:
    found = digest_oracle.card(name)
    assert found.card is not None
    assert not fight or (found.card.fight, found.card.value) == (fight, value)
    assert found.of_kind


def test_an_uncertain_czech_name_is_shown_as_such(digest_oracle: Oracle) -> None:
    assert digest_oracle.card("Suppressing Fire").unsure
    assert not digest_oracle.card("Alakhai the Cunning").unsure


@rows(
    ("question", "game", "name", "values"),
    [
        ("jaké hodnoty má nefarit", "doomtrooper", "Nepharite of Ilian", {"fight": "8", "value": "7"}),
        ("kolik má Alakhai střelbu", "doomtrooper", "Alakhai the Cunning", {"shoot": "9"}),
        ("jaká je hodnota karty nefarit semai", "doomtrooper", "NEPHARITE OF SEMAI", {"value": "6"}),
        ("kolik H ma nefarit semai", "doomtrooper", "NEPHARITE OF SEMAI", {"value": "6"}),
        ("point value of the nepharite of semai", "doomtrooper", "NEPHARITE OF SEMAI", {"value": "6"}),
        ("what are the values of Mitch Hunter", None, "MITCH HUNTER", {"armour": "7"}),
        ("vilka värden har Mitch Hunter", "doomtrooper", "MITCH HUNTER", {"armour": "7"}),
        ("kolik stojí sekera", "twom", "hatchet", {"value": "12"}),
        ("jakou hodnotu má káva", "twom", "coffee", {"value": "1"}),
        ("how heavy is the shovel", "twom", "shovel", {"weight": "1"}),
        ("za kolik se vyklada crenshaw vykupitel", "doomtrooper", "Crenshaw the Redeemer", {"value": "7"}),
        ("kolik obrany přidá Živelná stěna", "doomtrooper", "Elemental Wall", {"armour": "2"}),
        ("whats an undead legionnaires shoot value", "doomtrooper", "Undead Legionnaire", {"shoot": "1"}),
    ],
)
def test_a_question_for_values_is_answered_from_the_table(
    digest_oracle: Oracle, question: str, game: str | None, name: str, values: dict[str, str]
) -> None:
    answer = digest_oracle.ask(question, game=game)
    assert answer.from_table
    first = answer.cards[0]
    assert name in first.names.values()
    assert first.component is not None
    assert {each: first.component.values[each] for each in values} == values
    assert set(values) <= set(first.asked)


def test_what_the_rulebook_tells_is_still_answered_by_it(digest_oracle: Oracle) -> None:
    answer = digest_oracle.ask("kolik je elit Stoik", game="zloba")
    assert (answer.answered, answer.from_table) == (True, False)
    assert answer.cards[0].component is not None
    assert (answer.cards[0].asked, answer.cards[0].component.values["count"]) == (("count",), "3")


@pytest.mark.parametrize(
    ("question", "gap"),
    [
        ("kolik stojí Stoik", "zloba.elite-cost"),
        ("jakou odolnost má Beran", "zloba.elite-toughness"),
        ("jaké hodnoty má Zloděj", "zloba.elite-cost"),
    ],
)
def test_what_only_the_component_tells_is_said_to_be_printed_there(
    digest_oracle: Oracle, question: str, gap: str
) -> None:
    answer = digest_oracle.ask(question, game="zloba")
    assert (answer.answered, answer.gap and answer.gap.slug) == (False, gap)
    assert answer.cards[0].lacking


@pytest.mark.parametrize("question", ["jaká pravidla platí pro Grizzly", "errata Grizzly", "rules for Grizzly"])
def test_the_rules_of_a_card_come_first_where_they_are_asked_for(digest_oracle: Oracle, question: str) -> None:
    answer = digest_oracle.ask(question, game="doomtrooper")
    assert (answer.answered, answer.rulings[0].id) == (True, "doomtrooper-errata.grizzly")


def test_a_story_names_its_cards_those_with_errata_first(digest_oracle: Oracle) -> None:
    story = "Soupeř vyložil kartu Mitch Hunter a pak Bitevní tank Grizzly. Smí s ním hned zaútočit?"
    cards = digest_oracle.ask(story, game="doomtrooper").cards
    assert cards[0].names[Language.CS] == "Bitevní tank Grizzly"
    assert [ruling.id for ruling in cards[0].errata] == ["doomtrooper-errata.grizzly"]
    assert {name for card in cards for name in card.names.values()} >= {"Mitch Hunter"}


@pytest.mark.parametrize(
    "question",
    ["Může bojovník Bauhausu útočit na stoupence?", "smím hrát kartu v úkrytu", "kdo je kacíř"],
)
def test_a_common_word_names_no_card(digest_oracle: Oracle, question: str) -> None:
    assert digest_oracle.ask(question, game="doomtrooper").cards == ()
