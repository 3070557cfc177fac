"""Facts of the This War of Mine digest that must not rot: figures, tables, house readings, where the Journal passes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules_index.values.digest import Referee, Rule
from tests.rows import rows
from tests.rules_index.digest.digests import (
    cited,
    numbered_without_a_gap,
    numbers,
    paragraphs,
    rulebook,
    rules_of,
    said_twice,
    table,
    with_a_reading,
)

BOOK = "twom-cs"
READINGS = {
    1: {"actions.simultaneous", "move.obstacle-removed"},
    2: {"rubble.two", "actions.marks-several", "lockpick.fail"},
    3: {"evening.no-guard"},
    4: {"states.levels", "explore.return", "findings.resources"},
    5: {"raid.prowess", "raid.hits", "raid.reroll-bullet", "combat.bullets"},
    6: {"crime.left", "dawn.meds-stay"},
    7: {"death.roll", "combat.killing", "save.when"},
    8: {"combat.shooters", "combat.enemy-prowess"},
    9: {"trade.change", "trade.commission", "dusk.water", "dusk.no-food", "explore.stop"},
    10: {"scavenging.steps"},
    11: {"leader.next"},
    12: {"combat.prowess"},
    13: {"raid.special-symbols"},
    14: {"combat.scenes"},
    15: {"combat.enemy-empty"},
    16: {"combat.shotgun", "combat.hatchet"},
    17: {"raid.damage", "raid.wounds"},
    18: {"setup.decks", "dawn.last-resort"},
    19: {"noise.change"},
    20: {"combat.flee"},
    21: {"group.limit"},
    22: {"actions.marks"},
    23: {"death.check"},
    24: {"overview.phases"},
    25: {"dawn.meds"},
    26: {"combat.bullets"},
    27: {"combat.killing"},
}
KEPT = {"leader.listen", "scenes.more", "setup.skills", "save.script"}
"""Rules of which the referee keeps count: advice, scripts and skills of the pack, save sheets."""
PHASES = ["Ráno", "Denní akce", "Soumrak", "Večer", "Prohledávání", "Noční nájezdy", "Úsvit"]
SCRIPTS = {10: "save.script", 101: "setup.skills", 200: "morning.end", 266: "combat.character-death",
           300: "actions.end", 333: "evening.no-guard", 400: "dusk.steps", 600: "scavenging.steps",
           800: "dawn.steps", 901: "trade.when"}  # fmt: skip
FACES = range(1, 11)
FALLS_TO = "na 0"


@pytest.fixture(scope="module")
def rules() -> dict[str, Rule]:
    return rules_of(BOOK)


def spans(rule: Rule) -> list[range]:
    """The faces of the black die that each row of a rule's table begins with."""
    found = []
    for row in table(rule):
        first, *last = numbers(row[0])
        found.append(range(first, (last or [first])[0] + 1))
    return found


def test_rules_are_numbered_in_order_without_a_gap(rules: dict[str, Rule]) -> None:
    assert numbered_without_a_gap(rules.values(), "TW")


def test_no_question_title_or_gist_leads_to_two_rules(rules: dict[str, Rule]) -> None:
    assert said_twice(rules.values()) == []


def test_every_rule_is_asked_for_in_three_ways(rules: dict[str, Rule]) -> None:
    assert {slug for slug, rule in rules.items() if len(rule.ask) < 3} == set()


def test_a_term_is_defined_for_every_word_the_game_coins(rules: dict[str, Rule]) -> None:
    assert {
        "Vůdce", "Skladiště", "Hromádka nálezů", "Odhodit", "Odstranit", "Odpadkový pytlík", "Černá kostka",
        "Bojové kostky", "Zdatnost", "Nosnost", "Empatie", "Kniha příběhů", "Ukládací tabulka", "Balíček neznáma",
        "Škody", "Zabednění", "Vlna zločinu", "Útok ze zálohy", "Provize", "Tržní hodnota", "Žetony stavů",
    } == {rule.title for rule in rules.values() if rule.term} - {"Symbol S na kostce"}  # fmt: skip


def test_the_referee_keeps_count_of_what_a_pack_and_a_save_sheet_hold(rules: dict[str, Rule]) -> None:
    assert {slug for slug in KEPT if rules[slug].referee is not Referee.TRACKED} == set()


def test_every_house_reading_stands_at_its_rules(rules: dict[str, Rule]) -> None:
    assert with_a_reading(rules) == set().union(*READINGS.values())


def test_a_day_has_seven_phases_in_order(rules: dict[str, Rule]) -> None:
    assert re.findall(r"(?m)^\d\. (.+)$", rules["overview.phases"].text) == PHASES
    assert len(rules["overview.phases"].see) == len(PHASES)


def test_the_event_deck_adds_up_to_what_is_stated(rules: dict[str, Rule]) -> None:
    layers = [cards for _, cards in table(rules["setup.events"])]
    assert layers == [
        "3 závěrečné události (promíchané)",
        "Kapitola III",
        "4 náhodné události",
        "Kapitola II",
        "3 náhodné události",
        "Kapitola I",
    ]
    assert sum((numbers(cards) or [1])[0] for cards in layers) == 13
    assert rules["setup.events-count"].text.startswith("Balíček událostí má 13 karet: sedm náhodných")


def test_the_storage_at_the_start(rules: dict[str, Rule]) -> None:
    assert dict(table(rules["setup.storage"])) == {
        "šperhák": "1",
        "lopata": "1",
        "komponenty": "4",
        "dřevo": "4",
        "voda": "2",
        "syrové jídlo": "3",
    }


def test_black_marks_take_the_last_actions_first(rules: dict[str, Rule]) -> None:
    lost = ["třetí akce", "druhá a třetí", "první, druhá i třetí, postava nejedná"]
    assert table(rules["actions.marks"]) == [[str(marks), which] for marks, which in enumerate(lost, 1)]


@pytest.mark.parametrize(
    ("slug", "results"),
    [
        ("dusk.no-water", {"1 až 5": "hlad +1", "6 až 10": "zoufalství +1"}),
        ("lockpick.roll", {"1 až 3": "nic", "4 až 10": "otevřeno"}),
    ],
)
def test_every_face_of_the_black_die_has_one_result(rules: dict[str, Rule], slug: str, results: dict[str, str]) -> None:
    assert dict(table(rules[slug])) == results
    assert [face for span in spans(rules[slug]) for face in span] == list(FACES)


def test_food_lowers_hunger_in_the_order_of_the_pictures(rules: dict[str, Rule]) -> None:
    assert [change for _, change in table(rules["dusk.food-kinds"])] == ["−2", "beze změny", "−1"]


def test_fatigue_of_a_night_agrees_with_each_activity(rules: dict[str, Rule]) -> None:
    assert dict(table(rules["evening.fatigue"])) == {
        "postel": FALLS_TO,
        "podlaha": "−2",
        "hlídka": "+1",
        "prohledávání": "+1",
    }
    assert "na nulu" in rules["evening.bed"].text
    assert "klesne o dva stupně" in rules["evening.floor"].text
    assert "stoupne o jeden stupeň" in rules["evening.guard"].text
    assert "stoupne o jeden stupeň" in rules["evening.scavenging"].text


def test_alcohol_tires_and_comforts(rules: dict[str, Rule]) -> None:
    assert table(rules["alcohol.effects"]) == [["pálenka", "+2", "−1"], ["čistý líh", "+1", "−1"]]


def test_tools_and_dice(rules: dict[str, Rule]) -> None:
    assert table(rules["shelter.tools"]) == [
        ["suť, zbytky suti", "lopata"],
        ["mříž", "pila"],
        ["zamčené dveře", "šperhák"],
    ]
    assert [colour for colour, _ in table(rules["term.combat-dice"])] == ["šedá", "žlutá", "červená"]
    assert "šedou, s nožem či sekerou žlutou, se střelnou zbraní červenou" in rules["raid.dice"].text


@rows(
    ("slug", "figures"),
    [
        ("group.limit", {4}),
        ("setup.hunger", {2}),
        ("setup.characters", {3}),
        ("noise.start", {1}),
        ("noise.encounter", {1}),
        ("explore.deck", {10, 12, 14}),
        ("findings.resource-weight", {1}),
        ("states.levels", {1, 4}),
        ("term.black-die", {1, 10}),
        ("trade.value", {1, 3, 5, 10}),
    ],
)
def test_a_rule_names_just_its_figures(rules: dict[str, Rule], slug: str, figures: set[int]) -> None:
    assert set(numbers(rules[slug].text)) == figures


@rows(
    ("slug", "said"),
    [
        ("actions.three", "nejvýš tři akce"),
        ("evening.bed", "jediný spáč"),
        ("evening.scavenging", "nejvýš tři postavy a nemusí jít nikdo"),
        ("evening.no-guard", "číslo 333"),
        ("setup.characters", "jednu s červeným rámečkem a dvě s černým"),
        ("setup.figures", "pole hlídky"),
        ("noise.check", "do úrovně hluku včetně"),
        ("raid.weapons", "nejvýš jednu na postavu"),
        ("raid.pistol", "jeden žeton kulky"),
        ("raid.boarding", "jednu škodu, nebo jedno zranění"),
        ("crime.cards", "dvě z nich"),
        ("dawn.last-resort", "dvou tažených karet poslední záchrany si po přečtení necháte jednu"),
        ("combat.enemy-wounds", "Třetí zranění nepřítele zabíjí"),
        ("combat.rifle", "Za jednu kulku střílí postava se samopalem v kole jednou, za dvě smí dvakrát"),
        ("death.roll", "stoupne zoufalství o dva stupně"),
        ("combat.killing", "zvedá zoufalství o stupeň"),
        ("term.empathy", "dva stupně, za zabití jeden"),
        ("lockpick.success", "odhazuje do krabice"),
        ("shelter.tools-return", "Lopata s pilou"),
    ],
)
def test_a_rule_says_its_figure_in_words(rules: dict[str, Rule], slug: str, said: str) -> None:
    assert said in rules[slug].text


def test_a_reroll_costs_no_bullet_in_a_raid_nor_in_combat(rules: dict[str, Rule]) -> None:
    for slug in ("raid.reroll-bullet", "combat.bullets"):
        assert "nestojí, platí se jednou za výstřel" in rules[slug].reading


def test_each_script_is_named_where_it_is_needed(rules: dict[str, Rule]) -> None:
    assert [int(number) for number, _ in table(rules["scenes.more"])] == list(SCRIPTS)
    assert [slug for number, slug in SCRIPTS.items() if number not in numbers(rules[slug].text)] == []


def test_the_book_points_to_no_other_scripts(tmp_path: Path) -> None:
    texts = [passage.text for passage in rulebook(BOOK, tmp_path).passages]
    assert {int(number) for text in texts for number in re.findall(r"(?i)viz (\d+)", text)} == set(SCRIPTS)


def test_the_journal_passes_wherever_the_book_says_so(rules: dict[str, Rule], tmp_path: Path) -> None:
    passages = rulebook(BOOK, tmp_path).passages
    passing = {passage.section[-1].casefold() for passage in passages if "DALŠÍ HRÁČ" in passage.text}
    assert {heading for heading, _, _ in cited(rules["leader.when"])} == passing - {"sdílený zážitek"}


def test_every_citation_lands_on_a_passage_and_every_passage_is_cited(rules: dict[str, Rule], tmp_path: Path) -> None:
    there = set(paragraphs(rulebook(BOOK, tmp_path)))
    assert {slug: lost for slug, rule in rules.items() if (lost := cited(rule) - there)} == {}
    assert there - set().union(*map(cited, rules.values())) == set()
