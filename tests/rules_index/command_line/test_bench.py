"""Measuring the oracle on small books."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from rules_index.command_line.bench import bench, measure, stories, vary
from rules_index.digest.rules import load_digest
from rules_index.index.entries import entries
from rules_index.languages.language import words
from rules_index.search.question import LONGEST_QUESTION
from rules_index.sources import NoBooks, read_books
from tests.rules_index.library import Ran

Run = Callable[..., Ran]

FIGURES = [
    r"build +\d+\.\d s   3 rules, \d+ passages",
    r"memory of build +\d+ MB  file \d+ MB",
    r"oracle +p50 +\d+\.\d\d ms  p99 +\d+\.\d\d ms  \(\d+ queries\)",
    r"oracle, stories +p50 +\d+\.\d\d ms  p99 +\d+\.\d\d ms  \(\d+ queries\)",
    r"memory with queries +\d+ MB",
    r"FTS5 alone +p50 +\d+\.\d\d ms  p99 +\d+\.\d\d ms  \(\d+ queries\)",
    r"rapidfuzz scan +p50 +\d+\.\d\d ms  p99 +\d+\.\d\d ms  \(\d+ queries\)",
]
READING = [
    *(rf"reading +\d+\.\d s   {book}, 1 witnesses" for book in ("maják-cs", "maják-sv", "sklizen")),
    *(rf"reading +\d+\.\d s   100,000 {run} in a row" for run in ("blanks", "tabs", "letters", "digits")),
]
"""What is measured of the books as they are."""


def passages(line: str) -> int:
    found = re.search(r"(\d+) passages", line)
    assert found, line
    return int(found[1])


def test_given_questions_are_the_ones_asked(package: Path, books: Path) -> None:
    lines = list(measure(books, 60, ["Kdo vyhraje?", "S čím začínám?"]))
    assert sum("(2 queries)" in line for line in lines) == 4


def test_a_story_is_as_long_as_a_question_may_be_and_ends_with_one(package: Path, books: Path) -> None:
    found = list(entries(read_books(books)[0], load_digest()))
    made = stories(found, ["Kdo vyhraje", "S čím začínám"])
    assert {story.rpartition(". ")[2] for story in made} == {"Kdo vyhraje?", "S čím začínám?"}
    assert all(LONGEST_QUESTION - 160 <= len(story) <= LONGEST_QUESTION for story in made)


def test_a_varied_book_has_its_share_of_passages(books: Path) -> None:
    real, _ = read_books(books)
    grown = [vary(book, 900, real) for book in real]
    assert sum(len(book.passages) for book in grown) == pytest.approx(900, abs=len(real))
    assert [len(book.passages) / 900 for book in grown] == pytest.approx(
        [len(book.passages) / sum(len(each.passages) for each in real) for book in real], abs=0.01
    )


def test_a_varied_book_keeps_the_real_passages_and_adds_others(books: Path) -> None:
    real, _ = read_books(books)
    grown = vary(real[0], 900, real)
    assert grown.passages[: len(real[0].passages)] == real[0].passages
    assert [each.ordinal for each in grown.passages] == list(range(len(grown.passages)))
    assert len({each.text for each in grown.passages}) > len(grown.passages) * 0.9
    known = {word for each in real[0].passages for word in words(each.text)}
    assert {word for each in grown.passages for word in words(each.text)} <= known


def test_a_book_is_varied_alike_every_time(books: Path) -> None:
    real, _ = read_books(books)
    assert vary(real[0], 300, real) == vary(real[0], 300, real)


def test_no_rule_takes_a_varied_passage_for_the_one_it_cites(package: Path, books: Path) -> None:
    real, _ = read_books(books)
    grown = [vary(book, 300, real) for book in real]
    tied = {entry.ref: entry.passages for entry in entries(grown, load_digest()) if entry.rule}
    assert tied == {entry.ref: entry.passages for entry in entries(real, load_digest()) if entry.rule}


@pytest.mark.slow
def test_every_figure_of_both_sizes_is_measured_in_a_process_of_its_own(program: Path, books: Path, run: Run) -> None:
    lines = run("bench", "--rulebooks", books, "--passages", "1000").out.splitlines()
    assert lines[0] == "— the books as they are"
    at = lines.index("— 1,000 passages made by varying the books")
    for block, figures in ((lines[1:at], FIGURES + READING), (lines[at + 1 :], FIGURES)):
        assert [line for line, figure in zip(block, figures, strict=True) if not re.fullmatch(figure, line)] == []
    assert passages(lines[at + 1]) >= 997 > passages(lines[1])
    middles = [found for line in lines if (found := re.search(r"p50 +([\d.]+) ms  p99 +([\d.]+) ms", line))]
    assert len(middles) == 8
    assert [found[0] for found in middles if float(found[1]) > float(found[2])] == []


def test_without_books_the_digest_alone_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[str] = []

    def ran(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        sizes.append(command[-1])
        return subprocess.CompletedProcess(command, 0, "measured\n")

    monkeypatch.setattr(subprocess, "run", ran)
    *_, last = bench(None, 1_000, ["Kdo vyhraje?"])
    assert sizes == ["0"]
    assert "--rulebooks DIR" in last


def test_a_missing_folder_is_refused_before_anything_is_measured(tmp_path: Path) -> None:
    with pytest.raises(NoBooks):
        next(bench(tmp_path / "nowhere", 1_000, ()))
