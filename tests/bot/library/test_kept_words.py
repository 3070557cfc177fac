"""The roots of the lexicon's words are looked up once, and again when what they depend on is another."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules_index import Language
from rules_index.digest.lexicon import Concept, Lexicon, Named
from rules_index.index import vocabulary
from rules_index.index.vocabulary import names_of, remember_names
from rules_index.languages.language import root
from rules_index.library.words import take_up_words

LEXICON = Lexicon(
    concept=(Concept(cs=("žetony", "počítadla"), en=("tokens",), sv=("segerpoäng",)),),
    game=(Named(game="maják", names=("lighthouse",)),),
)


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Every test begins without what another one took up."""
    yield
    for language in Language:
        remember_names(language, {})
    names_of.cache_clear()


@pytest.fixture
def looked_up(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words that were looked up in a dictionary."""
    found: list[str] = []

    def noted(word: str, language: Language) -> str:
        found.append(word)
        return root(word, language)

    monkeypatch.setattr(vocabulary, "root", noted)
    names_of.cache_clear()
    return found


def test_the_second_build_looks_no_word_of_the_lexicon_up(tmp_path: Path, looked_up: list[str]) -> None:
    file = tmp_path / "server-books" / "words.json"
    take_up_words(file, LEXICON)
    every = [(word, language) for language in Language for word in ("žetony", "tokens", "segerpoäng", "lighthouse")]
    first = [names_of(*each) for each in every]
    names_of.cache_clear()
    looked_up.clear()
    take_up_words(file, LEXICON)
    # Each is known in the languages that the lexicon has it in, a name in all of them.
    assert names_of("žetony", Language.CS) == ("zeton",)
    assert [names_of("lighthouse", language) for language in Language]
    assert looked_up == []
    assert [names_of(*each) for each in every] == first
    assert len(names_of("segerpoäng", Language.SV)) == 3  # with its parts


@pytest.mark.parametrize("written", ["", "{", "[]", json.dumps({"stamp": "of another version", "cs": {}})])
def test_a_file_of_another_version_or_none_is_written_anew(tmp_path: Path, looked_up: list[str], written: str) -> None:
    file = tmp_path / "words.json"
    file.write_text(written, "utf-8")
    take_up_words(file, LEXICON)
    assert "žetony" in looked_up
    assert json.loads(file.read_text("utf-8"))["cs"]["žetony"] == ["zeton"]
    assert [path.name for path in tmp_path.iterdir()] == ["words.json"]


def test_another_lexicon_is_another_version(tmp_path: Path) -> None:
    file = tmp_path / "words.json"
    take_up_words(file, LEXICON)
    before = json.loads(file.read_text("utf-8"))["stamp"]
    take_up_words(file, Lexicon(concept=(Concept(en=("cubes",)),)))
    after = json.loads(file.read_text("utf-8"))
    assert after["stamp"] != before
    assert set(after["en"]) == {"cubes"}


def test_a_disk_that_is_full_costs_nothing_but_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: Path, _text: str, _encoding: str) -> None:
        raise OSError("no space is left")

    monkeypatch.setattr(Path, "write_text", full)
    take_up_words(tmp_path / "words.json", LEXICON)
    assert names_of("žetony", Language.CS) == ("zeton",)
