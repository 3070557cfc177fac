"""The package's public face."""

from __future__ import annotations

import subprocess
import sys

import pytest

import rules_index


def test_every_public_name_is_there() -> None:
    there = [getattr(rules_index, name) for name in rules_index.__all__]
    assert all(
        isinstance(each, str | float | tuple | dict) or each.__module__.startswith("rules_index.") for each in there
    )


@pytest.mark.parametrize("name", ["Nonsense", "Block"])
def test_a_name_that_is_not_public_is_missing(name: str) -> None:
    with pytest.raises(AttributeError, match=f"has no attribute '{name}'"):
        getattr(rules_index, name)


def test_a_language_alone_loads_no_dictionary_and_no_database() -> None:
    script = "import sys; from rules_index import Language; print([each for each in sys.modules if 'sql' in each])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_asking_loads_no_reader_of_files() -> None:
    script = "import sys, rules_index.oracle; print([each for each in sys.modules if 'rules_index.sources' in each])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
