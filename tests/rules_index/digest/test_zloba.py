"""Facts of the Zloba digest that must not rot: figures, tables, house readings, and that every citation lands."""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path

import pytest

from rules_index.digest.rules import SOURCE
from rules_index.sources import read_books
from rules_index.values.digest import Rule
from tests.oracles import packaged_rules
from tests.rows import rows

BOOK = "zloba-cs"
RULEBOOKS = Path(os.environ.get("RULEBOOKS_DIR") or Path(__file__).parents[4] / "shared" / "rulebooks")
READINGS = {
    1: {"draft.two-players-tie", "draft.last-die-tie"},
    2: {"korrakam.shortage-several"},
    3: {"spoils.order", "coop.spoils.majority"},
    4: {"exodus.dice"},
    5: {"all-seeing.when", "all-seeing.double", "all-seeing.double-exodus"},
    6: {"action.few-units", "groundwork.reinforce"},
    7: {"all-seeing.strike"},
    8: {"scoring.elite-bonus"},
    9: {"muster.full-toughness", "muster.own-zone"},
    10: {"coop.upkeep.counter", "coop.upkeep.base-move"},
    11: {"coop.draft.count", "coop.turn.end"},
    12: {"threat.coast", "disperse.basic", "coop.ai.maneuver", "coop.ai.spend-when"},
    13: {"coop.victory.mission", "coop.victory.tie", "coop.no-friendly-fire"},
    14: {"coop.ai.wounds-elite-first", "scenario.show-of-force.event", "coop.ai.spend-when"},
    15: {"attack.target"},
}


@pytest.fixture(scope="module")
def rules() -> dict[str, Rule]:
    return {rule.slug.removeprefix(f"{BOOK}."): rule for rule in packaged_rules() if rule.book.key == BOOK}


def table(rule: Rule) -> list[list[str]]:
    """The cells of a rule's first table, without its heading."""
    rows = [line.strip().strip("|") for line in rule.text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.split("|")] for row in rows[2:]]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_rules_are_numbered_in_order_without_a_gap(rules: dict[str, Rule]) -> None:
    chapters: dict[int, list[int]] = {}
    for rule in rules.values():
        prefix, number = rule.number.split()
        assert prefix == "ZL"
        chapter, ordinal = number.split(".")
        chapters.setdefault(int(chapter), []).append(int(ordinal))
    assert list(chapters) == list(range(1, len(chapters) + 1))
    assert all(ordinals == list(range(1, len(ordinals) + 1)) for ordinals in chapters.values())


def test_no_question_leads_to_two_rules(rules: dict[str, Rule]) -> None:
    asked = Counter(question.casefold() for rule in rules.values() for question in rule.ask)
    assert [question for question, count in asked.items() if count > 1] == []


def test_no_gist_and_no_title_is_used_twice(rules: dict[str, Rule]) -> None:
    for text in ([rule.gist for rule in rules.values()], [rule.title for rule in rules.values()]):
        assert [words for words, count in Counter(text).items() if count > 1] == []


def test_a_term_is_defined_for_every_word_the_game_coins(rules: dict[str, Rule]) -> None:
    terms = {rule.title for rule in rules.values() if rule.term}
    assert {
        "Korrakam", "Oblast", "Pobřeží", "Zóna nasazení", "Nabídka kostek", "Ohrožení", "Nadvláda", "Ovládání",
        "Odolnost", "Sešikování", "Nasazení", "Základna AP", "Hromadný odchod", "Rozdělení sil", "Vševidoucí kostka",
        "Karta podpory", "Elitní jednotka", "Základní jednotka", "Kostka chaosu", "Akční kostka",
    } <= terms  # fmt: skip


def test_every_house_reading_stands_at_its_rules(rules: dict[str, Rule]) -> None:
    assert {slug for slug, rule in rules.items() if rule.reading} == set().union(*READINGS.values())


def test_action_dice_by_number_of_players(rules: dict[str, Rule]) -> None:
    assert table(rules["setup.action-dice"]) == [["2", "7"], ["3", "7"], ["4", "9"]]
    assert table(rules["coop.setup.action-dice"]) == [["1", "4"], ["2", "5"], ["3", "7"], ["4", "9"]]


def test_the_draft_uses_every_action_die(rules: dict[str, Rule]) -> None:
    dice = dict(table(rules["coop.setup.action-dice"]))
    for humans, total, each, opponent in table(rules["coop.draft.count"]):
        assert int(humans) * int(each) + int(opponent) == int(total) == int(dice[humans])


def test_human_troops_in_the_cooperative_game(rules: dict[str, Rule]) -> None:
    rows = table(rules["coop.table"])
    assert rows == [["1", "20", "4", "1"], ["2", "15", "3", "1"], ["3", "12", "2", "1"], ["4", "10", "1", "1"]]
    assert numbers(rules["coop.setup.basic-count"].text) == [int(row[1]) for row in rows]
    assert numbers(rules["coop.setup.start-units"].text) == [int(row[2]) for row in rows]


def test_elite_dice_add_up_to_what_is_listed_not_to_what_is_stated(rules: dict[str, Rule]) -> None:
    rows = table(rules["components.elite-dice"])
    assert [sum(numbers(kinds)) for _, kinds, _ in rows] == [int(total) for _, _, total in rows] == [6, 9, 9, 6, 6]
    assert {36, 39} <= set(numbers(rules["components.elite-count"].text))


def test_markers_split_evenly_among_the_factions_of_the_box(rules: dict[str, Rule]) -> None:
    factions = table(rules["faction.colours"])
    assert {130, 26, 25} <= set(numbers(rules["components.basic-markers"].text))
    assert 26 * len(factions) == 130
    assert [row[2] for row in table(rules["faction.list"])].count("základní") == len(factions)


def test_the_round_has_six_phases_in_order(rules: dict[str, Rule]) -> None:
    assert [row[:2] for row in table(rules["round.phases"])] == [
        ["1", "Údržba"],
        ["2", "Válečná kořist"],
        ["3", "Přípravné práce"],
        ["4", "Výběr kostek"],
        ["5", "Akce"],
        ["6", "Vítězné body"],
    ]


@rows(
    ("slug", "figure"),
    [
        ("setup.start-units", 3),
        ("groundwork.reinforce", 2),
        ("action.mine", 1),
        ("action.extend", 2),
        ("action.maneuver-move", 2),
        ("action.battle", 1),
        ("all-seeing.strike", 1),
        ("all-seeing.charge", 2),
        ("scoring.domination", 1),
        ("scoring.elite-bonus-once", 2),
        ("toughness.basic", 1),
        ("victory.threshold", 30),
        ("scenario.show-of-force.mission", 35),
        ("coop.groundwork.humans", 1),
        ("coop.groundwork.ai-allocate", 1),
        ("coop.ai.mine", 2),
        ("coop.ai.extend", 4),
        ("coop.ai.battle", 1),
        ("coop.ai.all-seeing-mine", 2),
        ("coop.ai.all-seeing-strike", 1),
        ("coop.ai.all-seeing-charge", 2),
    ],
)
def test_a_rule_names_just_its_figure(rules: dict[str, Rule], slug: str, figure: int) -> None:
    assert set(numbers(rules[slug].text)) == {figure}


def test_threat_of_troops(rules: dict[str, Rule]) -> None:
    assert table(rules["threat.value"]) == [["základní", "+1"], ["elitní", "+3"]]


def test_the_coast_touches_the_first_six_areas(rules: dict[str, Rule]) -> None:
    assert numbers(rules["coast.adjacent"].text) == [1, 6, 7, 8]


def test_the_chaos_example_turns_the_die_on_once_an_effect(rules: dict[str, Rule]) -> None:
    shown = 6
    for round_number, effects, after in table(rules["coop.upkeep.chaos-example"]):
        assert numbers(effects) == [(shown - 1 + step) % 8 + 1 for step in range(int(round_number))]
        shown = numbers(effects)[-1] % 8 + 1
        assert int(after) == shown


def test_the_sample_scenario_has_an_effect_for_every_face(rules: dict[str, Rule]) -> None:
    rows = table(rules["scenario.show-of-force.chaos"])
    assert [row[0] for row in rows] == list("12345678")
    assert [row[2] for row in rows] == ["–"] * 4 + ["aspoň 2 lidé"] * 2 + ["aspoň 3 lidé"] * 2


def test_the_bear_mother_belongs_to_koda(rules: dict[str, Rule]) -> None:
    assert [slug for slug, rule in rules.items() if "Matkou medvědů" in rule.text] == ["faction.koda"]


@pytest.mark.skipif(not (RULEBOOKS / f"{BOOK}.txt").is_file(), reason=f"no {BOOK}.txt in {RULEBOOKS}")
def test_every_citation_lands_on_a_passage_and_every_passage_is_cited(rules: dict[str, Rule], tmp_path: Path) -> None:
    (tmp_path / f"{BOOK}.txt").write_bytes((RULEBOOKS / f"{BOOK}.txt").read_bytes())
    (book,), _ = read_books(tmp_path)
    places: dict[tuple[str, int], set[int]] = {}
    for passage in book.passages:
        blocks = places.setdefault((passage.section[-1].casefold(), passage.occurrence), set())
        blocks.update(range(passage.first, passage.last + 1))
    cited: dict[tuple[str, int], set[int]] = {}
    for rule in rules.values():
        for source in rule.source:
            match = SOURCE.match(source)
            assert match, source
            place = (match["heading"].casefold(), int(match["occurrence"] or 1))
            first, last = int(match["first"]), int(match["last"] or match["first"])
            assert {first, last} <= set(range(1, max(places.get(place, {0})) + 1)), f"{rule.slug}: {source}"
            cited.setdefault(place, set()).update(range(first, last + 1))
    uncited = {place: sorted(blocks - cited.get(place, set())) for place, blocks in places.items()}
    assert {place: blocks for place, blocks in uncited.items() if blocks} == {}


@rows(
    ("slug", "words"),
    [
        ("coop.victory.tie", ["oblasti své mise", "víc VB", "kol"]),
        ("coop.ai.wounds-elite-first", ["po směru hodin od začínajícího hráče", "ze svých jednotek"]),
        ("all-seeing.when", ["odložíš"]),
        ("scenario.show-of-force.event", ["šetří"]),
        ("coop.ai.spend-when", ["šetří"]),
    ],
)
def test_a_reading_says_what_the_referee_does(rules: dict[str, Rule], slug: str, words: list[str]) -> None:
    assert [word for word in words if word not in rules[slug].reading] == []
