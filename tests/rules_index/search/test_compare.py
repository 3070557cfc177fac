"""The same topic in two editions: which rules are set side by side, and which figures are marked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rules_index import Comparison, Language, Oracle, Unanswerable
from rules_index.__main__ import app
from rules_index.digest.rules import DigestProblem, load_digest
from rules_index.languages.figures import differing, figures
from tests.rules_index.editions import build_editions, write_editions


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_editions(tmp_path_factory.mktemp("editions"))


@pytest.fixture(scope="module")
def oracle(index: Path) -> Iterator[Oracle]:
    opened = Oracle.open(index)
    yield opened
    opened.close()


def compared(oracle: Oracle, topic: str, game: str | None = None) -> Comparison:
    comparison = oracle.compare(topic, game=game)
    assert comparison is not None
    return comparison


def shown(comparison: Comparison) -> dict[str, tuple[str, ...]]:
    return {side.ruling.id: side.figures for side in comparison.sides}


@pytest.mark.parametrize(
    "topic",
    ["kolik lodí dostanu na začátku", "hur många båtar har jag från början", "with how many boats does a player start"],
)
def test_a_question_in_any_language_brings_both_editions_with_their_figures_marked(oracle: Oracle, topic: str) -> None:
    comparison = compared(oracle, topic)
    assert comparison.answered
    assert shown(comparison) == {"pristav-cs.setup.boats": ("Tři",), "pristav-sv.setup.boats": ("Två",)}
    assert not comparison.missing
    assert not comparison.declared


@pytest.mark.parametrize("topic", ["kdo vyhraje partii", "vad är målet", "PR 1.2", "pristav-sv.goal"])
def test_what_the_digest_declares_the_same_is_paired_from_either_side(oracle: Oracle, topic: str) -> None:
    comparison = compared(oracle, topic)
    assert comparison.declared
    assert shown(comparison) == {"pristav-cs.end.lights": ("pět",), "pristav-sv.goal": ("40",)}
    assert [[other.id for other in side.also] for side in comparison.sides] == [[], ["pristav-sv.goal.draw"]]


@pytest.mark.parametrize(
    ("topic", "rule", "missing"),
    [
        ("co se stane, když loď narazí na útes", "pristav-cs.storm.reef", "pristav-sv"),
        ("kan jag byta fisk mot kol", "pristav-sv.market.coal", "pristav-cs"),
        ("HA 1.3", "pristav-sv.market.coal", "pristav-cs"),
    ],
)
def test_what_one_edition_alone_has_stands_alone(oracle: Oracle, topic: str, rule: str, missing: str) -> None:
    comparison = compared(oracle, topic)
    assert shown(comparison) == {rule: ()}
    assert [book.key for book in comparison.missing] == [missing]


def test_what_no_edition_answers_is_not_compared(oracle: Oracle) -> None:
    comparison = compared(oracle, "jak velký je ten přístav vzadu za horou")
    assert not comparison.answered
    assert not comparison.sides
    assert {topic.book.game for topic in comparison.topics} <= {"pristav"}


def test_what_no_rulebook_answers_is_told_where_nothing_is_compared(oracle: Oracle) -> None:
    comparison = compared(oracle, "kde se dá hra koupit a kolik stojí v obchodě")
    assert not comparison.answered
    assert comparison.gap is not None
    assert comparison.gap.slug == "common.price"
    assert compared(oracle, "jak velký je ten přístav vzadu za horou").gap is None


def test_a_game_with_one_edition_has_nothing_to_compare(oracle: Oracle) -> None:
    assert oracle.compare("kolik konví vody potřebuje záhon", game="zahrada") is None
    assert oracle.compare("ZA 1.1") is None
    assert oracle.compare("kolik lodí", game="šachy") is None


@pytest.mark.parametrize(
    ("topic", "problem"),
    [(" ", Unanswerable.EMPTY), ("?!", Unanswerable.NO_WORDS), ("loď " * 500, Unanswerable.TOO_LONG)],
)
def test_what_is_no_topic_is_said_to_be_none(oracle: Oracle, topic: str, problem: Unanswerable) -> None:
    assert compared(oracle, topic).problem is problem


@pytest.mark.parametrize(
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


@pytest.mark.parametrize(
    ("czech", "swedish", "czech_figures", "swedish_figures"),
    [
        ("victory.target", "goal.twenty-five", {"40"}, {"25"}),
        ("term.deck-size", "deck.copies", {"čtyřikrát", "60"}, {"fem", "Fem", "sjätte"}),
        ("cover.defence", "cover.armour", set(), {"5"}),
        ("combat.steps", "combat.steps", {"Osm"}, {"sju"}),
        ("recruit.deadline", "draw.eliminated", {"tři"}, set()),
        ("combat.points-own", "targets.own-points", set(), {"dubbla"}),
        ("art.aspects", "art.aspects", {"Osm"}, {"sju", "Sju"}),
        ("combat.total-war", "targets.same-corporation", set(), set()),
        ("combat.total-war", "targets.brotherhood", set(), set()),
        ("sabotage.condition", "targets.player", set(), set()),
        ("setup.destiny-points", "setup.start-points", set(), set()),
    ],
)
def test_the_editions_of_doomtrooper_differ_where_they_are_known_to(
    czech: str, swedish: str, czech_figures: set[str], swedish_figures: set[str]
) -> None:
    rules = {rule.slug: rule for rule in load_digest()}
    one, other = rules[f"doomtrooper-cs.{czech}"], rules[f"doomtrooper-sv.{swedish}"]
    assert other.slug in one.same
    said = [(f"{rule.title}\n{rule.text}", rule.book.language) for rule in (one, other)]
    assert set(differing(*said[0], [said[1]])) == czech_figures
    assert set(differing(*said[1], [said[0]])) == swedish_figures


@pytest.mark.parametrize("slug", ["pristav-cs.nowhere", "pristav-sv.market.coal", "zahrada-cs.water"])
def test_same_leads_to_another_edition_of_the_game(tmp_path: Path, slug: str) -> None:
    chapter = write_editions(tmp_path) / "pristav-sv" / "01-rules.md"
    chapter.write_text(chapter.read_text("utf-8").replace("[pristav-cs.end.lights]", f"[{slug}]"), "utf-8")
    with pytest.raises(DigestProblem, match=rf"pristav-sv\.goal: same names no rule of another edition.*{slug}"):
        load_digest(tmp_path)


def test_the_command_line_shows_both_editions(index: Path) -> None:
    done = CliRunner().invoke(app, ["compare", "kolik lodí dostanu na začátku", "--index", str(index)])
    assert done.exit_code == 0
    for part in ("Přístav", "Hamnen", "PR 1.1", "HA 1.1", "Tři lodě", "Två båtar", "Bold", "Paired by their words"):
        assert part in done.stdout


def test_the_command_line_says_what_one_edition_lacks_and_what_it_is_not_sure_of(index: Path) -> None:
    done = CliRunner().invoke(app, ["compare", "náraz na útes, přijdu o náklad", "--index", str(index)])
    assert "PR 1.3" in done.stdout
    assert "No rule on the same thing" in done.stdout
    assert "Not sure" in CliRunner().invoke(app, ["compare", "přístav za horou", "--index", str(index)]).stdout


def test_the_command_line_writes_json(index: Path) -> None:
    done = CliRunner().invoke(app, ["compare", "PR 1.2", "--json", "--index", str(index)])
    row = json.loads(done.stdout)
    assert [(side["id"], side["figures"]) for side in row["sides"]] == [
        ("pristav-cs.end.lights", ["pět"]),
        ("pristav-sv.goal", ["40"]),
    ]
    assert [side["also"] for side in row["sides"]] == [[], ["pristav-sv.goal.draw"]]
    assert row["declared"]


def test_the_command_line_names_the_games_it_can_compare(index: Path) -> None:
    done = CliRunner().invoke(app, ["compare", "voda", "--game", "zahrada", "--index", str(index)])
    assert done.exit_code != 0
    assert "pristav" in str(done.exception)
