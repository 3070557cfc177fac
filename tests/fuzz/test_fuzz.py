"""Wrong input at every way in ends in a value or a refusal; how soon, the command says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fuzz.entries import entries
from tests.fuzz.report import Entry, fuzz

pytestmark = pytest.mark.slow

EACH = 150
NAMES = (
    "packs",
    "catalogues",
    "decks",
    "files",
    "replays",
    "imports",
    "lines",
    "setups",
    "questions",
    "times",
    "names",
    "buttons",
    "books",
    "databases",
)
# What takes long for each input is tried with fewer; the command tries as many of all.
FEWER = {"books": 30, "databases": 10}


@pytest.fixture(scope="module")
def every(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Entry]]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    yield {entry.name: entry for entry in entries(folder)}


def test_every_entry_is_tried(every: dict[str, Entry]) -> None:
    assert tuple(every) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_wrong_input_ends_in_a_value_or_a_refusal(every: dict[str, Entry], name: str) -> None:
    each = FEWER.get(name, EACH)
    report = fuzz(every[name], each, "test")
    assert not report.failed, str(report)
    assert report.taken + report.refused == each


def test_what_fails_is_counted() -> None:
    broken = Entry("broken", lambda lot: lot.random(), lambda number: 1 / 0 if number < 0.5 else None, (KeyError,))
    report = fuzz(broken, 100, "0")
    assert report.failed["ZeroDivisionError in <lambda>"] == 100 - report.taken
    assert 0 < report.taken < 100
