"""How the package is laid out: which folder may import which, without circles, and none too big to be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import rules_index
from tests.house import imports, module_name

ROOT = Path(rules_index.__file__).parent
# A folder imports from itself and from those before it.
FOLDERS = ("values", "languages", "digest", "sources", "index", "search", "cards", "oracle", "command_line", "__main__")
MOST_FILES, MOST_LINES = 15, 400


def folder_of(module: str) -> str:
    """The folder of a module; a module beside the folders counts as one."""
    return module.split(".")[1]


def arrows() -> dict[str, set[str]]:
    """By module the modules it imports, those inside functions and for annotations too."""
    found: dict[str, set[str]] = {}
    for path in sorted(ROOT.rglob("*.py")):
        module = module_name(path)
        if module != "rules_index":
            inside = imports(path.read_text("utf-8"), module, package=path.name == "__init__.py")
            found[module] = {each for each in inside if each.startswith("rules_index.")}
    return found


def breaches(found: dict[str, set[str]]) -> Iterator[str]:
    for module, targets in found.items():
        for target in sorted(targets):
            if FOLDERS.index(folder_of(target)) > FOLDERS.index(folder_of(module)):
                yield f"{module} imports {target}"


def circle(found: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle; empty when there is none."""
    done: set[str] = set()

    def walk(module: str, above: list[str]) -> list[str]:
        if module in above:
            return [*above[above.index(module) :], module]
        if module not in done:
            for target in sorted(found.get(module, ())):
                if ring := walk(target, [*above, module]):
                    return ring
            done.add(module)
        return []

    return next(filter(None, (walk(module, []) for module in sorted(found))), [])


def test_a_folder_imports_only_from_those_before_it() -> None:
    assert not list(breaches(arrows()))


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert not circle(arrows())


def test_the_walk_meets_every_folder() -> None:
    found = arrows()
    assert {folder_of(module) for module in found} == set(FOLDERS)
    assert "rules_index.index.reader" in found["rules_index.search.ranking"]


@pytest.mark.parametrize("late", ["rules_index.oracle", "rules_index.command_line.check"])
def test_a_planted_upward_import_is_found(late: str) -> None:
    found = arrows()
    found["rules_index.search.ranking"].add(late)
    assert list(breaches(found)) == [f"rules_index.search.ranking imports {late}"]


def test_a_planted_circle_is_found() -> None:
    found = arrows()
    found["rules_index.index.reader"].add("rules_index.search.ranking")
    assert {"rules_index.index.reader", "rules_index.search.ranking"} <= set(circle(found))


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
