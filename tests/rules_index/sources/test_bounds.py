"""Files that are no rulebooks by anybody's measure still end quickly."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from rules_index.sources import read_books
from rules_index.sources.repairs.characters import LONGEST_RUN, cut_runs

RULE = "PRAVIDLA\n\nKaždý hráč hodí kostkou a vezme si žeton.\n"
RUNS = {"blanks": " ", "tabs": "\t ", "hard blanks": "\u00a0", "letters": "a", "digits": "1", "underscores": "_"}
_SIZE = 100_000
_SECONDS = 5.0
"""Of the processor; what takes the square of a run's length takes a hundred or more for the size above."""


@pytest.mark.parametrize("what", RUNS)
def test_an_endless_run_ends_quickly(tmp_path: Path, what: str) -> None:
    book, run = tmp_path / "book.txt", RUNS[what] * (_SIZE // len(RUNS[what]))
    book.write_text(RULE, encoding="utf-8")
    read_books(tmp_path)
    book.write_text(f"{RULE}\n{run}\n\n{RULE}x{run}\nKonec.\n", encoding="utf-8")
    started = time.process_time()
    (found,), problems = read_books(tmp_path)
    assert time.process_time() - started < _SECONDS
    assert problems == ()
    assert any("hodí kostkou" in passage.text for passage in found.passages)


def test_only_what_no_book_has_is_cut() -> None:
    longest = "a" * LONGEST_RUN + " " * LONGEST_RUN + "b"
    assert cut_runs(longest) == longest
    assert cut_runs("a" * (LONGEST_RUN + 1) + " b") == "a" * LONGEST_RUN + " b"
    assert cut_runs("a" + "\t" * (LONGEST_RUN + 1) + "b") == "a" + "\t" * LONGEST_RUN + "b"
    assert cut_runs("|" + "-" * 1000 + "|") == "|" + "-" * 1000 + "|"
