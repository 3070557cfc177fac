"""Facts of the Swedish Doomtrooper digest that must not rot: figures, tables, readings, and what sets it apart."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.languages.figures import figures
from rules_index.values.answers import Comparison
from rules_index.values.digest import Rule
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

BOOK, CZECH = "doomtrooper-sv", "doomtrooper-cs"
READINGS = {
    1: {"targets.within-group", "targets.own-points"},
    2: {"goal.twenty-five"},
    3: {"cover.play-pay"},
    4: {"draw.eliminated", "attack.first-turn"},
    5: {"combat.duplicate-cards", "discard.optional-one", "cards.weapon.replaced", "equip.any-number",
        "combat.one-weapon"},
    6: {"term.promotion-points"},
    7: {"art.never-legion"},
}  # fmt: skip
GLOSSARY = {"termer ur mutant chronicles": 10, "termer ur doomtrooper": 21, "termer på kort": 10}
DIFFERENT = {
    "goal.twenty-five": ("victory.target", "25", "40"),
    "goal.length": ("victory.target", "25", "40"),
    "deck.copies": ("term.deck-size", "5", "4"),
    "targets.own-points": ("combat.points-own", "×2", ""),
    "combat.steps": ("combat.steps", "7", "8"),
    "art.aspects": ("art.aspects", "7", "8"),
    "draw.eliminated": ("recruit.deadline", "", "3"),
    "cover.armour": ("cover.defence", "5", ""),
}
"""What is told with other figures: the Czech rule, then the figure that is marked in each edition."""
ALIKE = {
    "deck.minimum": "term.deck-size", "setup.start-points": "setup.destiny-points", "setup.hand": "setup.opening-hand",
    "actions.three": "actions.three", "discard.to-seven": "discard.to-seven", "discard.optional-one": "discard.one",
    "targets.overview": "combat.total-war", "targets.brotherhood": "combat.total-war",
    "targets.player-points": "sabotage.reward", "targets.own-forces": "combat.own-warriors",
    "draw.both-empty": "draw.last-card", "cover.forced-out": "cover.must-leave", "goal.draw": "victory.simultaneous",
    "cards.fortification.shared": "fortification.copies", "term.collection": "term.collection",
    "cover.play-hidden": "hidden.no-area", "cover.play-debt": "hidden.points-floor", "art.cost": "art.power",
    "term.symbols": "term.icon-values", "combat.modify": "combat.modifiers", "attack.once": "attack.last",
}  # fmt: skip
"""What is about the same thing and told in other words."""
SWEDISH_ONLY = [
    "combat.duplicate-cards", "combat.preview", "targets.own-missions", "multiplayer.arch-enemies",
    "multiplayer.teams", "stakes.voted", "cards.fortification.kinds", "deck.random",
]  # fmt: skip
CZECH_ONLY = [
    "setup.cardinals-privilege", "term.sideboard", "vehicle.inside-outside", "victory.time-limit", "relic.give",
    "warzone.play",
]  # fmt: skip
EXAMPLES = ["play.example", "combat.example", "gift.example", "term.loyalty-example"]


@pytest.fixture(scope="module")
def rules() -> dict[str, Rule]:
    return rules_of(BOOK)


@pytest.fixture
def oracle(digest_oracle: Oracle) -> Oracle:
    return digest_oracle


def compared(oracle: Oracle, slug: str) -> Comparison:
    comparison = oracle.compare(slug)
    assert comparison is not None
    return comparison


def marked(comparison: Comparison) -> dict[str, set[str]]:
    """What the figures marked in each edition are worth."""
    return {
        side.ruling.book.key: {
            figure.value
            for figure in figures(f"{side.ruling.title}\n{side.ruling.text}", side.ruling.book.language)
            if figure.form in side.figures
        }
        for side in comparison.sides
    }


def test_rules_are_numbered_in_order_without_a_gap(rules: dict[str, Rule]) -> None:
    assert numbered_without_a_gap(rules.values(), "DT-SV")


def test_no_question_title_or_gist_leads_to_two_rules(rules: dict[str, Rule]) -> None:
    assert said_twice(rules.values()) == []


def test_every_rule_is_asked_for_in_three_ways(rules: dict[str, Rule]) -> None:
    assert {slug for slug, rule in rules.items() if len(rule.ask) < 3} == set()


def test_every_house_reading_stands_at_its_rules(rules: dict[str, Rule]) -> None:
    assert with_a_reading(rules) == set().union(*READINGS.values())


def test_every_entry_of_the_glossary_has_its_term(rules: dict[str, Rule]) -> None:
    places = set().union(*(cited(rule) for rule in rules.values() if rule.term))
    assert {(heading, 1, entry) for heading, entries in GLOSSARY.items() for entry in range(1, entries + 1)} <= places


def test_the_glossary_has_no_further_entries(tmp_path: Path) -> None:
    assert Counter(heading for heading, _, _ in paragraphs(rulebook(BOOK, tmp_path)) if heading in GLOSSARY) == GLOSSARY


def test_a_turn_has_three_phases(rules: dict[str, Rule]) -> None:
    assert table(rules["turn.phases"]) == [
        ["1", "dra upp till sju kort"],
        ["2", "högst tre handlingar"],
        ["3", "kassera ner till sju, eller frivilligt ett kort"],
    ]


def test_only_playing_into_cover_costs_more_than_one_action(rules: dict[str, Rule]) -> None:
    costs = {action: numbers(cost) for action, cost in table(rules["turn.action-list"])}
    assert len(costs) == len(rules["turn.action-list"].see) == 9
    assert {action: cost for action, cost in costs.items() if cost != [1]} == {"spela ut en krigare i skydd": [3]}
    assert [action for action, cost in table(rules["turn.action-list"]) if "sist" in cost] == ["anfalla"]


def test_combat_has_seven_steps_in_order(rules: dict[str, Rule]) -> None:
    steps = table(rules["combat.steps"])
    assert [int(step) for step, _ in steps] == list(range(1, 8))
    assert "modifierar" in steps[3][1]
    assert "poängen" in steps[6][1]
    for slug, step in {
        "announce": 1,
        "tactic": 2,
        "compare": 3,
        "modify": 4,
        "resolve": 5,
        "wounded": 6,
        "points": 7,
    }.items():
        assert rules[f"combat.{slug}"].title.startswith(f"Steg {step}: ")


def test_a_weapon_serves_only_its_tactic(rules: dict[str, Rule]) -> None:
    assert table(rules["combat.weapon-match"]) == [
        ["närstridsvapen", "ja", "nej"],
        ["eldvapen", "nej", "ja"],
        ["kombinerat", "ja", "ja"],
    ]


def test_a_card_lies_in_four_ways(rules: dict[str, Rule]) -> None:
    assert table(rules["term.position"]) == [
        ["normal", "framsidan", "mot dig"],
        ["sårad", "framsidan", "på tvären"],
        ["i skydd", "baksidan", "rak"],
        ["sårad i skydd", "baksidan", "på tvären"],
    ]


def test_who_may_attack_whom(rules: dict[str, Rule]) -> None:
    assert table(rules["targets.overview"]) == [
        ["Doomtrooper ur en korporation", "andra korporationer, Mörka Legionen", "egen korporation, Brödraskapet"],
        ["Brödraskapet", "Mörka Legionen", "alla övriga"],
        ["Mörka Legionen", "alla", "–"],
    ]
    assert "aldrig" in rules["targets.doomtrooper-brotherhood"].text
    assert "bara ett tillåtet mål" in rules["targets.brotherhood"].text
    assert rules["targets.legion"].text.startswith("Mörka Legionens krigare får anfalla vem som helst")
    for slug in ("overview", "own-forces"):
        assert re.search(r"kompani mot (någon i din )?kohort", rules[f"targets.{slug}"].text)


@rows(
    ("slug", "worth"),
    [
        ("goal.twenty-five", {25}),
        ("goal.length", {25}),
        ("setup.start-points", {5}),
        ("cover.armour", {3, 5}),
        ("combat.cover-bonus", {3, 5}),
        ("deck.minimum", {60}),
        ("cards.starter", {60}),
        ("cards.booster", {15}),
        ("cards.count", {300}),
        ("multiplayer.arch-enemies", {2}),
        ("multiplayer.teams", {10, 50}),
        ("targets.player-points", {3, 5}),
        ("term.promotion-points", {25}),
    ],
)
def test_a_rule_names_just_its_figures(rules: dict[str, Rule], slug: str, worth: set[int]) -> None:
    assert set(numbers(rules[slug].text)) == worth


@rows(
    ("slug", "said"),
    [
        ("setup.hand", "sju kort"),
        ("draw.seven", "till sju"),
        ("draw.eliminated", "två hela turer"),
        ("discard.optional-one", "exakt ett kort"),
        ("cover.play", "tre handlingar"),
        ("cover.not-all", "Minst en av dina krigare måste stå öppet"),
        ("overview.own-deck", "fyra Booster-Packs"),
        ("attack.once", "en gång per tur, och anfallet är alltid turens sista handling"),
        ("combat.one-weapon", "bara ett vapen"),
        ("deck.copies", "Högst fem exemplar av samma kort"),
        ("targets.own-points", "dubbla hans poängvärde, men enbart som spelpoäng"),
        ("targets.player-points", "halva angriparens eget poängvärde, avrundat uppåt"),
        ("combat.death", "Såras den som redan är sårad dör han"),
        ("combat.points-even-dead", "Dör båda"),
        ("stakes.voted", "tre kort från toppen"),
        ("art.aspects", "sju aspekter"),
        ("term.discard-no-points", "poäng kräver att krigaren dödas i strid"),
    ],
)
def test_a_rule_says_its_figure_in_words(rules: dict[str, Rule], slug: str, said: str) -> None:
    assert said in rules[slug].text


def test_lists_of_the_world_are_whole(rules: dict[str, Rule]) -> None:
    assert len(re.findall(r"(?m)^- ", rules["art.aspects"].text)) == 7
    assert len(re.findall(r"(?m)^- ", rules["term.corporation"].text)) == 5
    assert [apostle for apostle, _ in table(rules["term.apostles"])] == [
        "Algeroth", "Demnogonis", "Ilian", "Muawijhe", "Semai",
    ]  # fmt: skip


@rows("slug", EXAMPLES)
def test_an_example_has_the_figures_and_names_of_the_book(rules: dict[str, Rule], slug: str, tmp_path: Path) -> None:
    there = paragraphs(rulebook(BOOK, tmp_path))
    told = " ".join(there[place] for place in cited(rules[slug])).casefold()
    assert set(numbers(rules[slug].text)) <= set(numbers(told))
    names = re.findall(
        r"Venusian Ranger|Sean Gallagher|Micke|Peter|Distorsion|Algeroth|Ticker|Bauhaus", rules[slug].text
    )
    assert names
    assert [name for name in names if name.casefold() not in told] == []


@pytest.mark.parametrize("slug", DIFFERENT)
def test_what_the_czech_rules_tell_with_other_figures_is_seen_in_a_comparison(oracle: Oracle, slug: str) -> None:
    czech, ours, theirs = DIFFERENT[slug]
    comparison = compared(oracle, f"{BOOK}.{slug}")
    assert comparison.declared
    assert {side.ruling.id for side in comparison.sides} == {f"{BOOK}.{slug}", f"{CZECH}.{czech}"}
    found = marked(comparison)
    assert not ours or ours in found[BOOK]
    assert not theirs or theirs in found[CZECH]


@rows("slug", ALIKE)
def test_what_both_books_tell_is_declared_the_same(rules: dict[str, Rule], slug: str) -> None:
    assert f"{CZECH}.{ALIKE[slug]}" in rules[slug].same


@pytest.mark.parametrize(
    "slug", [*(f"{BOOK}.{slug}" for slug in SWEDISH_ONLY), *(f"{CZECH}.{slug}" for slug in CZECH_ONLY)]
)
def test_what_one_book_alone_has_stands_alone_in_a_comparison(oracle: Oracle, slug: str) -> None:
    comparison = compared(oracle, slug)
    assert [side.ruling.id for side in comparison.sides] == [slug]
    assert [book.key for book in comparison.missing] == [CZECH if slug.startswith(BOOK) else BOOK]


def test_every_citation_lands_on_a_passage_and_only_the_picture_of_icons_is_uncited(
    rules: dict[str, Rule], tmp_path: Path
) -> None:
    there = paragraphs(rulebook(BOOK, tmp_path))
    assert {slug: lost for slug, rule in rules.items() if (lost := cited(rule) - set(there))} == {}
    uncited = set(there) - set().union(*map(cited, rules.values()))
    assert {heading for heading, _, _ in uncited} <= {"ikoner", "korten"}
    assert {there[place] for place in uncited if place[0] == "korten"} <= {
        "Korten\nTrohetssymboler\nTypsymboler\nAllmänsymbol"
    }
