"""Figures in digits and in words, and which of them another text lacks."""

from __future__ import annotations

import pytest

from rules_index import Language
from rules_index.languages.figures import differing, figures
from rules_index.values.digest import Rule
from tests.oracles import packaged_rules
from tests.rows import rows


@pytest.fixture(scope="module")
def rules() -> dict[str, Rule]:
    """The rules of the digest by slug."""
    return {rule.slug: rule for rule in packaged_rules()}


@rows(
    ("text", "language", "found"),
    [
        ("+3, dříve +5", Language.CS, {"+3": "3", "+5": "5"}),
        ("dvacet pět bodů nebo pětadvacet", Language.CS, {"dvacet pět": "25", "pětadvacet": "25"}),
        ("třemi kartami, dvojnásobná hodnota", Language.CS, {"třemi": "3", "dvojnásobná": "×2"}),
        ("tjugofem kort och tjugo fem", Language.SV, {"tjugofem": "25", "tjugo fem": "25"}),
        ("hälften, dubbla värdet, femte", Language.SV, {"hälften": "½", "dubbla": "×2", "femte": "5"}),
        ("twenty-five or 2.5, double", Language.EN, {"twenty-five": "25", "2.5": "2.5", "double": "×2"}),
        ("60–80 karet, 1/2 a −2", Language.CS, {"60": "60", "80": "80", "1/2": "½", "−2": "-2"}),
        ("nanejvýš čtyřikrát, dvakrát", Language.CS, {"čtyřikrát": "4", "dvakrát": "2"}),
        ("1. krok\n2) krok\n| 3 | řádek |\nFáze 4: konec", Language.CS, {}),
    ],
)
def test_figures_are_read_in_digits_and_in_words(text: str, language: Language, found: dict[str, str]) -> None:
    assert {figure.form: figure.value for figure in figures(text, language)} == found


def test_an_article_is_no_figure_of_its_own_but_answers_to_one() -> None:
    assert differing("en båt", Language.SV, [("dvě lodě", Language.CS)]) == ()
    assert differing("1 loď", Language.CS, [("en båt", Language.SV)]) == ()
    assert differing("den andres båt", Language.SV, [("cizí loď", Language.CS)]) == ()
    assert differing("1 loď", Language.CS, [("två båtar", Language.SV)]) == ("1",)


def test_a_figure_is_marked_when_one_of_several_editions_lacks_it() -> None:
    others = [("fem kort", Language.SV), ("4 cards", Language.EN)]
    assert differing("pět karet", Language.CS, others) == ("pět",)
    assert differing("pět karet", Language.CS, others[:1]) == ()


@rows(
    ("czech", "swedish", "czech_figures", "swedish_figures"),
    [
        ("victory.target", "goal.twenty-five", {"40"}, {"25"}),
        ("term.deck-size", "deck.copies", {"čtyřikrát", "60"}, {"fem", "sjätte"}),
        ("cover.defence", "cover.armour", set(), {"5"}),
        ("combat.steps", "combat.steps", {"Osm", "osmi"}, {"sju"}),
        ("recruit.deadline", "draw.eliminated", {"tři"}, set()),
        ("combat.points-own", "targets.own-points", set(), {"dubbla"}),
        ("art.aspects", "art.aspects", {"Osm", "osm"}, {"sju"}),
        ("combat.total-war", "targets.same-corporation", set(), {"Två"}),
        ("combat.total-war", "targets.brotherhood", set(), set()),
        ("sabotage.condition", "targets.player", set(), set()),
        ("setup.destiny-points", "setup.start-points", set(), set()),
    ],
)
def test_the_editions_of_doomtrooper_differ_where_they_are_known_to(
    rules: dict[str, Rule], czech: str, swedish: str, czech_figures: set[str], swedish_figures: set[str]
) -> None:
    one, other = rules[f"doomtrooper-cs.{czech}"], rules[f"doomtrooper-sv.{swedish}"]
    assert other.slug in one.same
    said = [(f"{rule.title}\n{rule.text}", rule.book.language) for rule in (one, other)]
    assert set(differing(*said[0], [said[1]])) == czech_figures
    assert set(differing(*said[1], [said[0]])) == swedish_figures
