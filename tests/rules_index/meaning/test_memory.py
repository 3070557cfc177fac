"""The memory that asking takes, and how much of it the machine has."""

from __future__ import annotations

from pathlib import Path

import pytest
from simplemma import lemmatizer
from simplemma.strategies import DEFAULT_DICTIONARY_FACTORY

from rules_index import Oracle, memory
from rules_index.index.vocabulary import names_of
from rules_index.languages import language
from rules_index.languages.dictionaries import is_listed
from rules_index.memory import free_memory, total_memory


@pytest.mark.slow
def test_questions_in_three_languages_unpack_no_dictionary(index: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unpacked: dict[str, dict[str, str]] = {}
    monkeypatch.setattr(DEFAULT_DICTIONARY_FACTORY, "_get_dictionary", lambda code: unpacked.setdefault(code, {}))
    # What this process has looked up already it would not look up again.
    for known in (lemmatizer._legacy_lemmatizer_for, is_listed, language.root, names_of):
        known.cache_clear()
    oracle = Oracle.open(index)
    oracle.warm()
    for question in ("s kolika čluny začínám", "hur många båtar får spelaren", "how many boats are there"):
        assert oracle.ask(question).rulings, question
    assert unpacked == {}


@pytest.fixture
def container(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine of 4 GB, 3 of them free, and a folder for the limits of a container on it."""
    machine = tmp_path / "meminfo"
    machine.write_text("MemTotal:        4194304 kB\nMemFree: 1 kB\nMemAvailable:    3145728 kB\n")
    monkeypatch.setattr(memory, "MACHINE", machine)
    monkeypatch.setattr(memory, "LIMITS", (tmp_path / "memory.max", tmp_path / "memory.limit_in_bytes"))
    return tmp_path


def test_without_a_limit_the_machine_counts(container: Path) -> None:
    (container / "memory.max").write_text("max\n")
    assert (total_memory(), free_memory()) == (4096, 3072)


@pytest.mark.parametrize(
    ("limit", "taken"), [("memory.max", "memory.current"), ("memory.limit_in_bytes", "memory.usage_in_bytes")]
)
def test_the_smallest_limit_counts(container: Path, limit: str, taken: str) -> None:
    (container / limit).write_text(f"{700 << 20}\n")
    (container / taken).write_text(f"{500 << 20}\n")
    assert (total_memory(), free_memory()) == (700, 200)


def test_a_limit_above_what_the_machine_has_is_none(container: Path) -> None:
    (container / "memory.limit_in_bytes").write_text(f"{2**63 - 4096}\n")
    (container / "memory.usage_in_bytes").write_text("0\n")
    assert (total_memory(), free_memory()) == (4096, 3072)


def test_where_no_file_says_so_nothing_is_known(container: Path) -> None:
    (container / "meminfo").unlink()
    assert (total_memory(), free_memory()) == (None, None)
