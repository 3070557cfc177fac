"""The README beside the code and the examples in docstrings: what they name is there, what they show is true."""

from __future__ import annotations

import doctest
import gc
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

import rules_index
from rules_index import Oracle
from rules_index.languages import questions
from tests.manuals import section
from tests.oracles import lent
from tests.rows import rows
from tests.rules_index.editions import editions_index
from tests.rules_index.test_folders import FOLDERS

ROOT = Path(rules_index.__file__).parent
README = (ROOT / "README.md").read_text("utf-8")
QUESTION_STEPS = section(README, "The life of a question")
NAMED = sorted(set(re.findall(r"`([a-z_/]+(?:/|\.py))`", README)))
QUESTIONS = ("kolik kostek hážeme ve třech?", "smím zautočit dvakrát za tah?", "hur många kort får jag dra")
MOST_FILES, NAMED_FILES = 26, 34


def files_run(oracle: Oracle, question: str) -> set[str]:
    """The files of the package in which a function runs while a question is answered."""
    found: set[str] = set()

    def called(frame: FrameType, event: str, _: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(ROOT):
            found.add(file.relative_to(ROOT).as_posix())

    before = sys.getprofile()
    gc.disable()  # what another test left behind is no part of this question
    sys.setprofile(called)
    try:
        oracle.ask(question)
    finally:
        sys.setprofile(before)
        gc.enable()
    return found


@rows("name", NAMED)
def test_what_it_names_is_there(name: str) -> None:
    assert (ROOT / name).exists()


def test_it_is_short_and_names_every_folder() -> None:
    assert sum(not line.startswith("|") for line in README.splitlines()) <= 80
    assert {f"{folder}/" for folder in FOLDERS if (ROOT / folder).is_dir()} <= set(NAMED)


def test_code_speaks_of_no_game() -> None:
    games = {game_of(file) for file in (ROOT / "digest" / "books").glob("*/book.md")}
    assert {"zloba", "doomtrooper", "twom"} <= games
    named = [
        f"{path.relative_to(ROOT)}: {game}"
        for path in sorted(ROOT.rglob("*.py"))
        for game in sorted(games)
        if game in path.read_text("utf-8").casefold()
    ]
    assert not named


def game_of(file: Path) -> str:
    """The key of the game whose book a file tells of."""
    found = re.search(r"^game: (\S+)$", file.read_text("utf-8"), flags=re.MULTILINE)
    assert found is not None, f"{file} names no game"
    return found[1]


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_goes_through_the_files_it_names_and_few_of_them(digest_oracle: Oracle, question: str) -> None:
    digest_oracle.ask(question)  # what is read once for all questions is no part of this one
    run = files_run(digest_oracle, question)
    assert run <= set(re.findall(r"`([a-z_/]+\.py)`", QUESTION_STEPS))
    assert len(run) <= MOST_FILES, sorted(run)


def test_every_step_that_it_tells_of_is_one() -> None:
    steps = re.findall(r"^(\d+)\. `([a-z_/]+\.py)`", QUESTION_STEPS, flags=re.MULTILINE)
    assert [int(number) for number, _ in steps] == list(range(1, len(steps) + 1))
    assert len(set(re.findall(r"`([a-z_/]+\.py)`", QUESTION_STEPS))) == NAMED_FILES


def examples() -> Iterator[doctest.DocTest]:
    """The examples of docstrings in public classes."""
    finder = doctest.DocTestFinder(exclude_empty=True)
    for name in rules_index.__all__:
        thing = getattr(rules_index, name)
        if isinstance(thing, type):
            yield from (test for test in finder.find(thing, name, globs={}) if test.examples)


EXAMPLES = {test.name: test for test in examples()}


def failures(test: doctest.DocTest) -> str:
    """What an example shows that is not so."""
    told: list[str] = []
    doctest.DocTestRunner(verbose=False, optionflags=doctest.NORMALIZE_WHITESPACE).run(test, out=told.append)
    return "".join(told)


@pytest.fixture(scope="module")
def editions() -> Oracle:
    """An oracle over a made-up game of two editions, which the examples of docstrings speak of."""
    return lent(editions_index())


@rows("name", EXAMPLES)
def test_an_example_in_a_docstring_is_true(editions: Oracle, name: str) -> None:
    test = EXAMPLES[name]
    test.globs = {"oracle": editions}
    assert not failures(test)


def test_the_examples_of_how_people_ask_are_true() -> None:
    found = doctest.testmod(questions)
    assert found.attempted
    assert not found.failed


def test_what_people_ask_most_has_an_example() -> None:
    assert {"Oracle.ask", "Oracle.ruling", "Oracle.compare", "Oracle.suggest", "Ruling"} <= EXAMPLES.keys()


def test_its_example_is_true(digest_index: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules.sqlite").symlink_to(digest_index)
    monkeypatch.chdir(tmp_path)
    oracle = lent(digest_index)

    def opened(path: Path) -> Oracle:
        assert path.samefile(digest_index)
        return oracle

    monkeypatch.setattr(Oracle, "open", opened)
    monkeypatch.setattr(Oracle, "close", lambda _oracle: None)
    (example,) = re.findall(r"^```python\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)
    assert example.count(">>> ") >= 5
    assert not failures(doctest.DocTestParser().get_doctest(example, {}, "README", None, 0))


def test_an_example_that_is_not_so_is_found(digest_oracle: Oracle) -> None:
    wrong = doctest.DocTestParser().get_doctest(
        '>>> oracle.ruling("ZL 3.4").id\n1\n', {"oracle": digest_oracle}, "x", None, 0
    )
    assert "zloba-cs.setup.action-dice" in failures(wrong)
