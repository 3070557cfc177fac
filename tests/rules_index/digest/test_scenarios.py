"""Scenario cards: ours, those of loaded books in their place, and finding one by its name."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.digest.scenarios import ScenarioProblem, load_scenarios, named_scenario, scenario_label
from rules_index.index.writer import write_index
from rules_index.values.books import Scenario
from rules_index.values.sources import Book
from tests.oracles import packaged_rules
from tests.rows import rows
from tests.rules_index.library import CASTLE, LEXICON, Ran, castle, rule

CARD = """
name = "Noční přepad"
faction = "Lupiči"
event = "Brány se nezavírají."
mission = "Udržet věž."
setup = "Tři lupiči k bráně."
chaos = ["1", "2", "3", "4", "5", "6", "7", "8"]
"""
PRINTED = Scenario(CASTLE.key, "Nočni přepad", "Událost z karty.", "Mise.", "Příprava.", tuple("abcdefgh"))
RULES = (rule("wall"),)


def write(folder: Path, text: str = CARD, book: str = CASTLE.key) -> Path:
    (folder / book).mkdir(exist_ok=True)
    (folder / book / "prepad.toml").write_text(text, "utf-8")
    return folder


def loaded(*cards: Scenario) -> Book:
    return replace(castle(), scenarios=cards)


def test_our_card_is_told_as_ours(tmp_path: Path) -> None:
    (card,) = load_scenarios((), RULES, write(tmp_path))
    assert (card.book, card.name, card.faction, card.own) == (CASTLE.key, "Noční přepad", "Lupiči", True)
    assert card.chaos == tuple("12345678")


def test_the_printed_card_takes_the_place_of_ours_and_learns_its_faction(tmp_path: Path) -> None:
    (card,) = load_scenarios((loaded(PRINTED),), RULES, write(tmp_path))
    assert card == replace(PRINTED, faction="Lupiči")
    assert not card.own


def test_other_printed_cards_stand_beside_ours(tmp_path: Path) -> None:
    other = replace(PRINTED, name="Obléhání")
    nameless = replace(PRINTED, name="", event="Prší a nikdo nevidí na krok.")
    cards = load_scenarios((loaded(other, nameless),), RULES, write(tmp_path))
    assert [scenario_label(card) for card in cards] == ["Obléhání", "Prší a nikdo nevidí na krok.", "Noční přepad"]


def test_a_card_of_a_book_without_a_digest_is_left_out(tmp_path: Path) -> None:
    assert load_scenarios((), RULES, write(tmp_path, book="jiná-cs")) == ()


@rows(
    ("text", "said"),
    [
        (CARD.replace(', "8"]', "]"), "chaos"),
        (CARD.replace('mission = "Udržet věž."', ""), "mission: it is missing; add it"),
        (CARD + "colour = 1\n", "colour"),
        ("name = ", "the file is no TOML"),
    ],
)
def test_a_broken_card_names_its_file_and_what_is_wrong(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ScenarioProblem, match=r"^prepad\.toml: ") as problem:
        load_scenarios((), RULES, write(tmp_path, text))
    assert said in str(problem.value)


@rows("typed", ["Noční přepad", "nocni prepad", "přepad", "nocni prepat", " NOČNÍ PŘEPAD "])
def test_a_name_is_known_in_part_and_with_slips(tmp_path: Path, typed: str) -> None:
    cards = load_scenarios((loaded(replace(PRINTED, name="Obléhání")),), RULES, write(tmp_path))
    found = named_scenario(cards, typed)
    assert found is not None
    assert found.name == "Noční přepad"


@pytest.mark.parametrize("typed", ["korrakam", "???", ""])
def test_another_name_is_nobodys(tmp_path: Path, typed: str) -> None:
    assert named_scenario(load_scenarios((), RULES, write(tmp_path)), typed) is None
    assert named_scenario((), typed) is None


def test_our_cards_tell_what_the_digest_tells() -> None:
    rules = packaged_rules()
    (card,) = load_scenarios((), rules)
    chaos = next(rule for rule in rules if rule.slug == "zloba-cs.scenario.show-of-force.chaos")
    rows = [line.split("|")[2].strip() for line in chaos.text.splitlines() if line.startswith("|")][2:]
    assert len(card.chaos) == len(rows) == 8
    for face in (5, 6):
        assert card.chaos[face - 1].startswith("Aspoň 2 lidé")
        assert card.chaos[face + 1].startswith("Aspoň 3 lidé")
    assert "35 VB" in card.mission
    assert card.faction == "Runenové"


def test_cards_are_kept_in_the_index_in_their_order(tmp_path: Path) -> None:
    cards = (PRINTED, replace(PRINTED, name="Obléhání", own=True))
    write_index(tmp_path / "rules.sqlite", (CASTLE,), (), LEXICON, {}, scenarios=cards)
    oracle = Oracle.open(tmp_path / "rules.sqlite")
    assert oracle.scenarios() == cards
    assert oracle.scenario("oblehani") == cards[1]
    oracle.close()


def test_the_terminal_shows_a_card_with_all_its_rows(run: Callable[..., Ran], digest_index: Path) -> None:
    index = digest_index
    shown = run("scenario", "ukazka", "--index", index).out
    assert "Ukázka síly" in shown
    assert "in our words" in shown
    assert all(f"\n{face}  " in shown for face in range(1, 9))
    assert json.loads(run("scenario", "--index", index, "--json").out)["own"] is True
    refused = run("scenario", "nevím", "--index", index)
    assert (refused.code, refused.out) == (1, "")
    assert "there are: Ukázka síly" in refused.err
