"""What the check of digest and books brings to light."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from rules_index.command_line.check import (
    BookReport,
    CheckProblem,
    CribReport,
    ScenarioReport,
    check_books,
    check_digest,
    check_guides,
    check_words,
)
from rules_index.digest.cribs import CribProblem
from rules_index.digest.problems import DigestProblem
from rules_index.digest.scenarios import ScenarioProblem
from rules_index.sources import NoBooks
from rules_index.values.books import Evidence, PassageKind
from rules_index.values.sources import RepairKind, SourceProblem
from tests.rows import rows as table

FORTRESS = """HRA NA HRADĚ

Každý hráč vede svou družinu a střeží svůj hrad. Hraje se na kola, dokud jeden hrad nepadne.

ÚTOČNÁ AKCE

V jednom kole smíte zahrát jedinou útočnou akci. Útočná akce stojí tři zlaté.

Kdo zahrál útočnou akci, nesmí v tom kole stavět. Kdo útočnou akci nezahrál, dostane na konci kola jednu zlatou minci.

STAVBA

Stavět smí každý hráč, který má dost kamene. Hradba stojí dva kameny a věž stojí čtyři kameny.
"""

BROKEN = {
    "gaps": '[[gap]]\nslug = "castle.dice"\nbecause = "No book of the castle has dice."\ncs = ["kostka", "kostky"]\n'
    'sv = ["tärning"]',
    "lexicon": '[[concept]]\nenglish = ["wall"]',
    "guide": '[[entry]]\nslug = "guide.wall"',
    "heard": "",
    "components": "",
}
"""Files of words that lack something, by their folder."""


def reports(folder: Path, only: str | None = None) -> dict[str, BookReport]:
    found = [report for report in check_books(folder, only) if isinstance(report, BookReport)]
    return {report.book.info.key: report for report in found}


@pytest.mark.slow
def test_the_outline_names_each_heading_once_and_how_deep_it_lies(tmp_path: Path) -> None:
    text = "Whoever comes first takes the card that lies on top of the pile."
    headings = ("# Castle", "## Setup", "### Cards", "### Dice", "## Play", "### Cards", "## Play")
    (tmp_path / "castle.md").write_text("\n\n".join(f"{heading}\n\n{text}" for heading in headings), "utf-8")
    outline = reports(tmp_path)["castle"].outline
    assert tuple(f"{'#' * section.level} {section.title}" for section in outline) == headings


def test_every_digest_book_is_counted(package: Path) -> None:
    (report,) = check_digest()
    assert (report.book.key, report.rules, report.corrects) == ("maják-cs", 3, ())
    assert report.row()["book"] == "maják-cs"
    assert str(report).startswith("digest maják-cs: 3 rules")


def test_a_broken_digest_is_not_passed_over(package: Path) -> None:
    chapter = package / "books" / "maják-cs" / "01-priprava.md"
    chapter.write_text(chapter.read_text("utf-8").replace("see: [end.lanterns]", "see: [end.nowhere]"), "utf-8")
    with pytest.raises(DigestProblem, match="see leads nowhere"):
        list(check_digest())


def test_cribs_and_scenario_cards_are_counted(package: Path) -> None:
    crib, scenarios = check_guides()
    assert isinstance(crib, CribReport)
    assert isinstance(scenarios, ScenarioReport)
    assert crib.row() == {
        "type": "crib",
        "book": "maják-cs",
        "sequences": 1,
        "steps": 1,
        "parts": 1,
        "rules": 2,
    }
    assert str(crib).startswith("crib maják-cs: sequences 1, steps 1, parts 1, rules 2, each in the digest")
    assert scenarios.row() == {"type": "scenarios", "book": "maják-cs", "names": ["Bouřka"]}
    assert str(scenarios) == "scenarios maják-cs: Bouřka"


@table(
    ("file", "said"),
    [
        ("gaps/castle.toml", "castle.toml: gap.0.asks, gap.0.en, gap.0.says: they are missing; add them"),
        ("lexicon/castle.toml", "castle.toml: concept.0.english: there is no such field"),
        ("guide/castle.toml", "castle.toml, line 1: entry.0.remedy: it is missing"),
        ("heard/castle.toml", "castle.toml: language: it is missing"),
        ("components/castle.toml", "castle.toml: game: it is missing"),
    ],
)
def test_a_broken_file_of_words_is_not_passed_over(file: str, said: str, tmp_path: Path) -> None:
    for folder in ("lexicon", "gaps", "components", "guide", "heard"):
        (tmp_path / folder).mkdir()
    assert [report.entries for report in check_words(tmp_path)] == [0, 0, 0, 0, 0]
    (tmp_path / file).write_text(BROKEN[file.partition("/")[0]], "utf-8")
    with pytest.raises(DigestProblem, match=re.escape(said)):
        list(check_words(tmp_path))


def test_the_packaged_words_are_sound() -> None:
    assert all(report.entries for report in check_words())


def test_a_crib_that_names_a_lost_rule_is_not_passed_over(package: Path) -> None:
    crib = package / "cribs" / "maják-cs.toml"
    crib.write_text(crib.read_text("utf-8").replace("end.lanterns", "end.nowhere"), "utf-8")
    with pytest.raises(CribProblem, match="'lucerny' rests on a rule the digest does not have"):
        list(check_guides())


def test_a_scenario_card_that_lacks_a_face_of_the_die_is_not_passed_over(package: Path) -> None:
    card = package / "scenarios" / "maják-cs" / "bourka.toml"
    card.write_text(card.read_text("utf-8").replace(', "8"', ""), "utf-8")
    with pytest.raises(ScenarioProblem, match=r"bourka\.toml: chaos"):
        list(check_guides())


@pytest.mark.parametrize("stray", ["cribs/majak-cs.toml", "scenarios/majak-cs"])
def test_what_is_of_no_digested_book_is_not_passed_over(package: Path, stray: str) -> None:
    (package / stray).mkdir()
    folder, name = stray.split("/")
    with pytest.raises(CheckProblem, match=f"^{folder}: of no book of the digest: {name}; possible: maják-cs"):
        list(check_guides())


def test_the_packaged_cribs_and_scenario_cards_are_sound() -> None:
    assert [type(report) for report in check_guides()].count(CribReport) == 4


def test_rules_and_passages_that_belong_together_are_counted(package: Path, books: Path) -> None:
    lighthouse = reports(books)["maják-cs"]
    assert (lighthouse.rules, lighthouse.untied) == (3, ())
    assert 0 < len(lighthouse.uncovered) < len(lighthouse.book.passages)
    assert lighthouse.coverage == 1 - len(lighthouse.uncovered) / len(lighthouse.book.passages)


def test_a_rule_no_passage_is_found_for_is_named(package: Path, books: Path) -> None:
    chapter = package / "books" / "maják-cs" / "02-konec.md"
    text = chapter.read_text("utf-8").replace("KONEC HRY ¶1", "ŽEBŘÍČEK ¶1")
    for word in ("lucern", "Lucern", "vyhraje", "konec", "zvítězil", "Pátá", "pět", "Jakmile", "někomu", "svítí"):
        text = text.replace(word, "xyzq")
    chapter.write_text(text, "utf-8")
    assert reports(books)["maják-cs"].untied == ("maják-cs.end.lanterns",)


def test_a_book_without_rules_is_all_uncovered(package: Path, books: Path) -> None:
    harvest = reports(books)["sklizen"]
    assert (harvest.rules, harvest.untied, harvest.uncovered) == (0, (), harvest.book.passages)
    assert harvest.coverage == 0
    assert {row["why"] for row in rows(harvest, "uncovered")} == {"no rule cites it"}


def test_a_rule_that_cites_what_it_does_not_speak_of_is_doubted(package: Path, books: Path) -> None:
    chapter = package / "books" / "maják-cs" / "02-konec.md"
    text = chapter.read_text("utf-8")
    for word in ("lucern", "Lucern", "vyhraje", "konec", "zvítězil", "Pátá", "pět", "Jakmile", "někomu", "svítí"):
        text = text.replace(word, "xyzq")
    chapter.write_text(text, "utf-8")
    (doubtful,) = reports(books)["maják-cs"].doubtful
    assert doubtful.section[-1] == "KONEC HRY"


@pytest.mark.slow
def test_captions_are_no_gap_in_the_coverage(fortress: BookReport) -> None:
    caption = replace(fortress.book.passages[0], kind=PassageKind.CREDITS)
    report = replace(fortress, book=replace(fortress.book, passages=(caption,)), uncovered=(caption,))
    assert report.coverage == 0
    assert [row["why"] for row in rows(report, "uncovered")] == ["captions or credits"]


def test_one_book_alone_when_asked(package: Path, books: Path) -> None:
    assert list(reports(books, "sklizen")) == ["sklizen"]


def test_a_book_that_is_not_there_is_named_with_those_that_are(package: Path, books: Path) -> None:
    with pytest.raises(CheckProblem, match="no readable book 'sklizeň'; it has: maják-cs, maják-sv, sklizen"):
        list(check_books(books, "sklizeň"))


def test_files_that_cannot_be_read_are_reported(package: Path, books: Path) -> None:
    (books / "scan.txt").write_bytes(bytes(range(256)) * 9)
    problems = [report for report in check_books(books) if isinstance(report, SourceProblem)]
    assert [Path(problem.path).name for problem in problems] == ["scan.txt"]
    assert len(reports(books)) == 3


def test_a_missing_folder_is_refused(package: Path, tmp_path: Path) -> None:
    with pytest.raises(NoBooks):
        list(check_books(tmp_path / "nowhere"))


@pytest.fixture(scope="module")
def fortress(tmp_path_factory: pytest.TempPathFactory) -> BookReport:
    """The report on a book of two witnesses, one of which misread a word and has a letter of another script."""
    folder = tmp_path_factory.mktemp("fortress")
    (folder / "hrad.print.txt").write_text(FORTRESS, "utf-8")
    misread = FORTRESS.replace("zahrál útočnou", "zahrál účinnou").replace("Hradba", "Hrаdba")
    (folder / "hrad.scan.txt").write_text(misread, "utf-8")
    return reports(folder)["hrad"]


def rows(report: BookReport, kind: str) -> list[dict[str, object]]:
    return [row for row in report.rows() if row["type"] == kind]


def test_the_book_is_the_first_row(fortress: BookReport) -> None:
    first = next(fortress.rows())
    assert first == {
        "type": "book",
        "book": "hrad",
        "witnesses": ["print", "scan"],
        "passages": len(fortress.book.passages),
        "rules": 0,
        "untied_rules": [],
        "passages_without_rule": len(fortress.book.passages),
        "coverage": 0.0,
        "differences": 1,
    }


def test_every_repair_is_a_row_with_an_example(fortress: BookReport) -> None:
    (repair,) = (row for row in rows(fortress, "repair") if row["kind"] == RepairKind.HOMOGLYPH)
    assert (repair["book"], repair["count"], repair["before"], repair["after"]) == ("hrad", 1, "Hrаdba", "Hradba")


def test_every_difference_is_a_row_with_the_reading_chosen_and_why(fortress: BookReport) -> None:
    (difference,) = rows(fortress, "difference")
    assert (difference["chosen"], difference["rejected"]) == ("útočnou", "účinnou")
    assert (difference["rejected_witness"], difference["why"]) == ("scan", Evidence.ATTESTED)
    assert "ÚTOČNÁ AKCE" in str(difference["section"])
    assert "útočnou" in str(difference["context"])


def test_evidence_is_counted(fortress: BookReport) -> None:
    assert fortress.evidence() == {Evidence.ATTESTED.value: 1}


@pytest.fixture(scope="module")
def reconciled(rulebooks: Path, tmp_path_factory: pytest.TempPathFactory) -> BookReport:
    """The report on the first real book that has several witnesses."""
    names: dict[str, list[Path]] = {}
    for path in sorted(rulebooks.iterdir()):
        names.setdefault(path.name.partition(".")[0], []).append(path)
    folder = tmp_path_factory.mktemp("reconciled")
    key, witnesses = next(((key, paths) for key, paths in names.items() if len(paths) > 1), ("", []))
    if not witnesses:
        pytest.skip(f"no book in {rulebooks} has several witnesses")
    for path in witnesses:
        shutil.copy(path, folder)
    return reports(folder)[key]


@pytest.mark.slow
def test_the_real_witnesses_differ_and_each_difference_is_decided(reconciled: BookReport) -> None:
    differences = rows(reconciled, "difference")
    assert len(differences) == next(reconciled.rows())["differences"] > 0
    assert {row["why"] for row in differences} <= set(Evidence)
    assert {row["rejected_witness"] for row in differences} <= set(reconciled.book.witnesses)
    assert [row for row in differences if not row["chosen"] and not row["rejected"]] == []
    assert [row for row in differences if row["chosen"] == row["rejected"]] == []
    assert sum(reconciled.evidence().values()) == len(differences)


def test_the_real_differences_say_where_they_stand(reconciled: BookReport) -> None:
    assert [row for row in rows(reconciled, "difference") if not row["section"] or not row["context"]] == []
