"""Runs that no rulebook has are cut before any pattern meets them; `rules_index bench` measures how long they take."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index.sources import read_books
from rules_index.sources.repairs import repair
from rules_index.sources.repairs.characters import LONGEST_RUN, cut_runs
from rules_index.sources.repairs.repair_log import RepairLog
from rules_index.values.books import Passage
from tests.rows import rows

RULE = "PRAVIDLA\n\nKaždý hráč hodí kostkou a vezme si žeton.\n"
RUNS = {"blanks": " ", "tabs": "\t ", "hard blanks": "\u00a0", "letters": "a", "digits": "1", "underscores": "_"}


def read(folder: Path, run: str) -> tuple[Passage, ...]:
    """The passages of a book with a run in a line of its own and one at the end of a word."""
    (folder / "book.txt").write_text(f"{RULE}\n{run}\n\n{RULE}x{run}\nKonec.\n", encoding="utf-8")
    (found,), problems = read_books(folder)
    assert problems == ()
    return found.passages


@rows("what", RUNS)
def test_an_endless_run_is_read_as_one_of_the_longest_that_is_allowed(tmp_path: Path, what: str) -> None:
    endless, longest = (RUNS[what] * (size // len(RUNS[what])) for size in (100_000, 2 * LONGEST_RUN))
    found = read(tmp_path, endless)
    assert found == read(tmp_path, longest)
    assert any("hodí kostkou" in passage.text for passage in found)


@rows("what", RUNS)
def test_no_other_repair_meets_an_endless_run(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[str] = []

    def first(text: str, _: RepairLog) -> str:
        met.append(text)
        return text

    monkeypatch.setattr(repair, "drop_markers", first)
    repair.mend([f"{RULE}\n{RUNS[what] * 10_000}\n"])
    (text,) = met
    assert max(map(len, text.splitlines())) <= LONGEST_RUN


def test_only_what_no_book_has_is_cut() -> None:
    longest = "a" * LONGEST_RUN + " " * LONGEST_RUN + "b"
    assert cut_runs(longest) == longest
    assert cut_runs("a" * (LONGEST_RUN + 1) + " b") == "a" * LONGEST_RUN + " b"
    assert cut_runs("a" + "\t" * (LONGEST_RUN + 1) + "b") == "a" + "\t" * LONGEST_RUN + "b"
    assert cut_runs("|" + "-" * 1000 + "|") == "|" + "-" * 1000 + "|"
