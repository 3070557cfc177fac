"""How the package is laid out: which folder may import which, and none too big to be read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import rules_index
from tests.house import import_graph

ROOT = Path(rules_index.__file__).parent
# A folder imports from itself and from those before it.
FOLDERS = (
    "memory",
    "values",
    "languages",
    "meaning",
    "digest",
    "sources",
    "index",
    "search",
    "cards",
    "notes",
    "warming",
    "current",
    "oracle",
    "library",
    "awaited",
    "command_line",
    "__main__",
)
MOST_FILES, MOST_LINES = 15, 400


def folder_of(module: str) -> str:
    """The folder of a module; a module beside the folders counts as one."""
    return module.split(".")[1]


@cache
def own_imports() -> Mapping[str, set[str]]:
    """By module the modules of the package it imports, those inside functions and for annotations too."""
    graph = {module: found for module, found in import_graph(packages=["rules_index"]).items() if "." in module}
    return {module: {each for each in found if each.startswith("rules_index.")} for module, found in graph.items()}


def breaches(graph: Mapping[str, set[str]]) -> Iterator[str]:
    for module, found in graph.items():
        for each in sorted(found):
            if FOLDERS.index(folder_of(each)) > FOLDERS.index(folder_of(module)):
                yield f"{module} imports {each}"


def test_a_folder_imports_only_from_those_before_it() -> None:
    assert not list(breaches(own_imports()))


def test_every_folder_is_met() -> None:
    graph = own_imports()
    assert {folder_of(module) for module in graph} == set(FOLDERS)
    assert "rules_index.index.reader" in graph["rules_index.search.ranking"]


@pytest.mark.parametrize("late", ["rules_index.oracle", "rules_index.command_line.check"])
def test_a_planted_upward_import_is_found(late: str) -> None:
    ranking = "rules_index.search.ranking"
    graph = {**own_imports(), ranking: own_imports()[ranking] | {late}}
    assert list(breaches(graph)) == [f"rules_index.search.ranking imports {late}"]


@pytest.mark.parametrize("folder", ["rules_index", "tests/rules_index"])
def test_no_folder_is_too_full_or_holds_one_file_alone(folder: str) -> None:
    found = []
    for path in [ROOT.parent / folder, *(ROOT.parent / folder).rglob("*")]:
        code = [file for file in path.glob("*.py") if file.name != "__init__.py"]
        folders = [each for each in path.glob("*/") if list(each.glob("*.py"))]
        if len(code) > MOST_FILES or (len(code) == 1 and not folders):
            found.append(path.name)
    assert not found


def test_no_file_is_too_long() -> None:
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in ROOT.rglob("*.py")}
    assert {name: length for name, length in lengths.items() if length > MOST_LINES} == {}
