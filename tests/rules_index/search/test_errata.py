"""FAQs and errata: read as sources of their own, found by what they correct, and standing directly above it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from rules_index import BookKind, Oracle
from rules_index.command_line.check import check_digest
from rules_index.command_line.display import ruling_text
from rules_index.digest.problems import DigestProblem
from rules_index.digest.rules import load_digest
from rules_index.index.build import book_infos
from rules_index.index.entries import entries
from rules_index.index.writer import write_index
from rules_index.search.naming import with_corrections
from rules_index.search.ranking import Ranked
from rules_index.sources import read_books
from tests.rules_index.library import LEXICON, write_books, write_digest
from tests.rules_index.search.made_up import ranked

BOOK = """---
key: maják-faq
game: maják
title: "Maják: otázky a odpovědi"
language: cs
prefix: MAF
kind: faq
corrects: maják-cs
---
"""
CHAPTER = """---
title: Dodatky
number: 1
---

## 1.1 Shoda na posledním světle {#tie}

```yaml
ask:
  - Svítí nám oběma stejně, co teď?
  - nerozhodný výsledek souboje o mys
en: A shared victory is possible after all.
corrects: [end.lanterns]
origin: Dopis vydavatele z roku 1998
referee: players
```

Svítí-li ve stejném kole pátá oběma, vítězí oba.

## 1.2 Pirát {#pirate}

```yaml
ask:
  - Co dělá pirát?
  - Kdy připluje korzár?
en: The pirate steals a lantern.
origin: Dopis vydavatele z roku 1998
referee: players
```

Pirát bere jednu lucernu.
"""


@pytest.fixture
def digest(tmp_path: Path) -> Path:
    """The made-up digest with a FAQ on its book."""
    folder = write_digest(tmp_path / "digest")
    (folder / "maják-faq").mkdir()
    (folder / "maják-faq" / "book.md").write_text(BOOK, "utf-8")
    (folder / "maják-faq" / "01-dodatky.md").write_text(CHAPTER, "utf-8")
    return folder


@pytest.fixture
def oracle(digest: Path, tmp_path: Path, quick_to_open: None) -> Iterator[Oracle]:
    """An oracle over the made-up library with its FAQ."""
    opened = with_digest(digest, tmp_path)
    yield opened
    opened.close()


def with_digest(digest: Path, tmp_path: Path) -> Oracle:
    """An oracle over the made-up library and a digest."""
    books, _ = read_books(write_books(tmp_path / "books"))
    rules = load_digest(digest)
    path = tmp_path / "rules.sqlite"
    write_index(path, book_infos(books, rules), entries(books, rules), LEXICON, {})
    return Oracle.open(path)


def change(digest: Path, old: str, new: str, name: str = "01-dodatky.md") -> None:
    file = digest / "maják-faq" / name
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_an_entry_without_a_place_in_the_book_shows_what_it_corrects(oracle: Oracle) -> None:
    entry, corrected = oracle.ruling("maják-faq.tie"), oracle.ruling("MA 2.1")
    assert entry is not None
    assert corrected is not None
    assert (entry.book.kind, entry.origin) == (BookKind.FAQ, "Dopis vydavatele z roku 1998")
    assert entry.corrects == entry.see == ("maják-cs.end.lanterns",)
    assert entry.passages == corrected.passages != ()
    assert corrected.see[0] == "maják-faq.tie"


def first_two(oracle: Oracle) -> list[str]:
    """What a question in the words of the corrected rule brings first."""
    first, second, *_ = oracle.ask("Kdo vyhraje a kdy je konec partie?").rulings
    assert first.confidence >= second.confidence
    return [first.id, second.id]


def test_a_clarification_stands_directly_below_the_rule_that_answers_better(oracle: Oracle) -> None:
    assert first_two(oracle) == ["maják-cs.end.lanterns", "maják-faq.tie"]


def test_a_clarification_that_answers_better_stands_above_its_rule(oracle: Oracle) -> None:
    first, second, *_ = oracle.ask("Svítí nám oběma stejně, co teď?").rulings
    assert [first.id, second.id] == ["maják-faq.tie", "maják-cs.end.lanterns"]


def test_an_erratum_stands_directly_above_the_rule_though_the_question_has_none_of_its_words(
    digest: Path, tmp_path: Path
) -> None:
    change(digest, "kind: faq", "kind: errata", "book.md")
    opened = with_digest(digest, tmp_path)
    assert first_two(opened) == ["maják-faq.tie", "maják-cs.end.lanterns"]
    opened.close()


def test_bringing_a_correction_along_makes_nothing_less_sure(oracle: Oracle, digest: Path, tmp_path: Path) -> None:
    question = "Kdo vyhraje a kdy je konec partie?"
    change(digest, "corrects: [end.lanterns]\n", "")
    rules = load_digest(digest)
    books, _ = read_books(tmp_path / "books")
    write_index(tmp_path / "plain.sqlite", book_infos(books, rules), entries(books, rules), LEXICON, {})
    plain = Oracle.open(tmp_path / "plain.sqlite")
    before = next(ruling for ruling in plain.ask(question).rulings if ruling.id == "maják-cs.end.lanterns")
    after = next(ruling for ruling in oracle.ask(question).rulings if ruling.id == "maják-cs.end.lanterns")
    plain.close()
    assert after.confidence == pytest.approx(before.confidence, abs=0.05)


def test_what_corrects_nothing_is_found_by_its_own_words_in_its_game_alone(oracle: Oracle) -> None:
    answer = oracle.ask("Co dělá pirát?", game="maják")
    assert answer.rulings[0].id == "maják-faq.pirate"
    assert answer.game == "maják"
    assert oracle.ask("co dělá korzár").game == "maják"
    assert "maják-faq.pirate" not in [each.id for each in oracle.ask("Co dělá pirát?", game="sklizen").rulings]


def test_a_few_words_of_a_faq_do_not_decide_which_book_is_meant(oracle: Oracle) -> None:
    assert oracle.ask("za tři stejné karty zeleniny jedna mince").game == "sklizen"


def test_a_terminal_says_what_it_is_and_where_it_comes_from(oracle: Oracle) -> None:
    console = Console(width=200)
    entry = oracle.ruling("maják-faq.tie")
    assert entry is not None
    with console.capture() as shown:
        console.print(ruling_text(entry))
    assert "Official clarification on maják-cs.end.lanterns (Dopis vydavatele z roku 1998)" in shown.get()


def test_the_check_lists_what_each_source_corrects(digest: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules_index.command_line.check.load_digest", lambda: load_digest(digest))
    reports = {report.book.key: report for report in check_digest()}
    assert str(reports["maják-faq"]) == "faq maják-faq: 2 entries on maják-cs; corrects maják-cs.end.lanterns"
    assert reports["maják-faq"].row()["corrects"] == ["maják-cs.end.lanterns"]
    assert str(reports["maják-cs"]).startswith("digest maják-cs: 3 rules")


@pytest.mark.parametrize(
    ("name", "old", "new", "what"),
    [
        ("01-dodatky.md", "[end.lanterns]", "[end.nowhere]", "maják-faq.tie: corrects names no rule of maják-cs"),
        ("01-dodatky.md", "origin: Dopis vydavatele z roku 1998\n", "", "origin is missing"),
        ("book.md", "corrects: maják-cs\n", "", "names a rulebook in corrects"),
        ("book.md", "corrects: maják-cs", "corrects: sklizen", "corrects names no rulebook of its game: sklizen"),
        ("book.md", "kind: faq", "kind: rulebook", "names a rulebook in corrects"),
        ("book.md", "kind: faq", "kind: rumour", "kind"),
    ],
)
def test_a_slip_in_a_source_is_named(digest: Path, name: str, old: str, new: str, what: str) -> None:
    change(digest, old, new, name)
    with pytest.raises(DigestProblem, match=what):
        load_digest(digest)


def test_a_rule_of_a_rulebook_needs_its_place_and_corrects_nothing(digest: Path) -> None:
    file = digest / "maják-cs" / "02-konec.md"
    text = file.read_text("utf-8")
    for old, new, what in (
        ('source: ["KONEC HRY ¶1"]\n', "", "source is missing"),
        ("referee: enforced", "referee: enforced\norigin: odkudsi", "a rule of a rulebook has neither"),
    ):
        file.write_text(text.replace(old, new), "utf-8")
        with pytest.raises(DigestProblem, match=what):
            load_digest(digest)


def _placed(
    order: list[int], corrections: dict[int, list[int]], limit: int = 9, *, errata: bool = True
) -> list[tuple[int, float]]:
    """The first candidates, whose scores fall by a tenth, with their corrections and how sure they are."""
    return _shown([ranked(number, 1 - at / 10) for at, number in enumerate(order)], corrections, limit, errata=errata)


def _shown(
    found: list[Ranked], corrections: dict[int, list[int]], limit: int = 9, *, errata: bool = True
) -> list[tuple[int, float]]:
    by = {corrected: [(number, "dodatky", f"d.{number}") for number in its] for corrected, its in corrections.items()}
    shown = with_corrections(found, [one.score for one in found], by, limit, {"dodatky"} if errata else ())
    return [(one.id, round(share, 1)) for one, share in shown]


def test_an_erratum_below_its_rule_is_lifted_and_as_sure() -> None:
    assert _placed([1, 2, 90], {1: [90]}) == [(90, 1.0), (1, 1.0), (2, 0.9)]


def test_a_rule_far_below_its_correction_follows_it() -> None:
    for errata in (True, False):
        assert _placed([90, 2, 3, 1], {1: [90]}, errata=errata) == [(90, 1.0), (1, 0.9), (2, 0.9), (3, 0.8)]


def test_a_rule_among_the_first_brings_its_correction_along() -> None:
    order = [1, 2, 3, 4, 5, 6]
    assert [number for number, _ in _placed(order, {5: [90]})] == [1, 2, 3, 4, 90, 5, 6]
    assert [number for number, _ in _placed(order, {5: [90]}, errata=False)] == [1, 2, 3, 4, 5, 90, 6]
    assert [number for number, _ in _placed(order, {6: [90]})] == order


def test_an_erratum_that_was_found_is_lifted_above_a_rule_further_down() -> None:
    assert [number for number, _ in _placed([1, 2, 3, 4, 5, 6, 7, 90], {7: [90]})] == [1, 2, 3, 4, 5, 6, 90, 7]


def test_a_correction_of_two_rules_stands_once_beside_the_better() -> None:
    assert [number for number, _ in _placed([1, 2, 3], {2: [90], 3: [90]})] == [1, 90, 2, 3]
    assert [number for number, _ in _placed([1, 2, 3], {2: [90], 3: [90, 91]})] == [1, 90, 2, 91, 3]


def test_what_corrects_a_correction_is_not_lost() -> None:
    for errata in (True, False):
        found = [number for number, _ in _placed([1, 90, 91, 2], {1: [90], 90: [91]}, errata=errata)]
        assert sorted(found[:2]) == [1, 90]
        assert found[2:] == [91, 2]


def test_two_corrections_stand_beside_one_rule_within_the_limit() -> None:
    assert _placed([1, 2], {1: [90, 91]}, limit=2) == [(90, 1.0), (91, 1.0)]
    assert _placed([1, 2], {1: [90, 91]}, limit=2, errata=False) == [(1, 1.0), (90, 1.0)]


def test_a_clarification_is_a_note_under_its_rule() -> None:
    assert _placed([1, 2], {1: [90]}, errata=False) == [(1, 1.0), (90, 1.0), (2, 0.9)]
    assert _placed([1, 2, 90], {1: [90]}, errata=False) == [(1, 1.0), (90, 0.9), (2, 0.9)]


@pytest.mark.parametrize(("score", "order"), [(0.5, [90, 1]), (0.4, [1, 90]), (0.6, [90, 1])])
def test_a_clarification_stands_above_where_it_answers_as_well(score: float, order: list[int]) -> None:
    found = sorted([ranked(1, 0.5), ranked(90, score)], key=lambda one: -one.score)
    assert [number for number, _ in _shown(found, {1: [90]}, errata=False)] == order


def test_a_correction_brought_along_is_of_its_own_book() -> None:
    shown = with_corrections([ranked(1, 0.5)], [0.5], {1: [(90, "dodatky", "d.90")]}, 5)
    assert [(one.id, one.book) for one, _ in shown] == [(1, "hrad-cs"), (90, "dodatky")]
