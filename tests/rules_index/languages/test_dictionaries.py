"""Without its dictionaries the oracle answers all the same, from what it can tell by stems."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest

from rules_index import BuildProblem, Language, build_index, is_up_to_date
from rules_index.languages.dictionaries import dictionaries_version, is_listed, lemma, shares, take_up_dictionaries

ROOT = Path(__file__).resolve().parents[3]
WITHOUT = """
import sys
from importlib import metadata
from pathlib import Path

sys.modules["simplemma"] = None
found = metadata.version
def version(name):
    if name == "simplemma":
        raise metadata.PackageNotFoundError(name)
    return found(name)
metadata.version = version

from rules_index import Oracle, build_index
index = Path(sys.argv[1])
assert build_index(index).rebuilt
oracle = Oracle.open(index)
oracle.warm()
for question in sys.argv[2:]:
    print(oracle.ask(question).rulings[0].number)
"""


def missing(_name: str) -> str:
    raise metadata.PackageNotFoundError


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(metadata, "version", missing)
    take_up_dictionaries()
    yield
    monkeypatch.undo()
    take_up_dictionaries()


@pytest.mark.slow
def test_forms_of_three_languages() -> None:
    assert dictionaries_version()
    assert lemma("kostkami", Language.CS) == lemma("kostkami", Language.CS, packed=False) == "kostka"
    assert lemma("tärningar", Language.SV) == "tärning"
    assert (is_listed("kostkami", Language.CS), is_listed("kostkamx", Language.CS)) == (True, False)
    assert max((share, language) for language, share in shares("hráč hází kostkami").items())[1] is Language.CS


def test_without_them_a_word_is_its_own_form(without: None) -> None:
    assert dictionaries_version() == ""
    assert lemma("kostkami", Language.CS) == "kostkami"
    assert is_listed("kostkamx", Language.CS)
    assert shares("hráč hází kostkami") == {}


@pytest.mark.slow
def test_without_them_questions_of_the_digest_are_answered(tmp_path: Path) -> None:
    questions = ("Kolik kostek se hází v boji?", "hur många tärningar slår man i strid", "when does the game end")
    assert len(answered_without(ROOT, tmp_path, *questions)) == len(questions)


@pytest.mark.slow
def test_without_them_questions_are_answered(program: Path) -> None:
    assert answered_without(program, program, "S čím začínám?", "kdo vyhraje partii") == ["MA 1.1", "MA 2.1"]


def answered_without(program: Path, folder: Path, *questions: str) -> list[str]:
    """The numbers of the rules that come first where a process has no dictionaries.

    Args:
        program: where the process runs, and finds the package.
        folder: where it makes its index.
    """
    command = [sys.executable, "-c", WITHOUT, str(folder / "rules.sqlite"), *questions]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=program)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_an_index_made_without_them_is_made_anew(digest_index: Path, without: None) -> None:
    assert not is_up_to_date(digest_index)


def test_without_them_rulebooks_are_not_read(tmp_path: Path, without: None) -> None:
    with pytest.raises(BuildProblem, match=r"pip install '\.\[dictionaries\]'"):
        build_index(tmp_path / "rules.sqlite", tmp_path)
    assert list(tmp_path.iterdir()) == []
