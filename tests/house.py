"""The modules of the house and what they import, read from their sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("bot", "rules_index")


def sources(root: Path = ROOT, packages: Sequence[str] = PACKAGES) -> list[Path]:
    """Every source file of the house, migrations and all."""
    return sorted(path for package in packages for path in (root / package).rglob("*.py"))


def module_name(path: Path, root: Path = ROOT) -> str:
    """The dotted name of a source file; a package's for its ``__init__.py``."""
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def part_of(module: str, package: str) -> bool:
    """Whether a module is this package or lies in it."""
    return module == package or module.startswith(f"{package}.")


@cache
def is_module(name: str, root: Path = ROOT) -> bool:
    """Whether there is a module or package of this name."""
    path = root.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def imports(source: str, module: str, *, package: bool, root: Path = ROOT) -> Iterator[str]:
    """The modules that a source imports, in absolute names: at its top, in functions and for types alone.

    ``from a import b`` is the module ``a.b`` when there is one, else ``a``.
    """
    here = module if package else module.rpartition(".")[0]
    for node in _import_statements(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            base = node.module or ""
            if node.level:
                above = here.split(".")[: len(here.split(".")) - node.level + 1]
                base = ".".join([*above, *filter(None, [node.module])])
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield inner if is_module(inner, root) else base


_STATEMENT = re.compile(r"^[ \t]*((?:from [.\w]+ import (?:\([^)]*\)|[\w*])|import \w).*)$", re.MULTILINE)


@cache
def _import_statements(source: str) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """The import statements of a formatted source, each of which begins a line: to parse the rest takes seconds."""
    body = ast.parse("\n".join(_STATEMENT.findall(source))).body
    return tuple(each for each in body if isinstance(each, ast.Import | ast.ImportFrom))


def import_graph(root: Path = ROOT, packages: Sequence[str] = PACKAGES) -> dict[str, set[str]]:
    """Which modules of the house each module of some packages imports."""
    if root == ROOT:
        return {module: found for module, found in _own_graph().items() if module.partition(".")[0] in packages}
    return _graph(root, packages)


@cache
def _own_graph() -> dict[str, set[str]]:
    return _graph(ROOT, PACKAGES)


def _graph(root: Path, packages: Sequence[str]) -> dict[str, set[str]]:
    graph = {}
    for path in sources(root, packages):
        module = module_name(path, root)
        found = imports(path.read_text("utf-8"), module, package=path.name == "__init__.py", root=root)
        graph[module] = {each for each in found if any(part_of(each, package) for package in PACKAGES)}
    return graph


def cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle, in their order; empty when there are none."""
    done: set[str] = set()
    for start in sorted(graph):
        if found := _cycle_from(start, graph, done, []):
            return found
    return []


def _cycle_from(module: str, graph: Mapping[str, set[str]], done: set[str], path: list[str]) -> list[str]:
    if module in path:
        return [*path[path.index(module) :], module]
    if module in done:
        return []
    path.append(module)
    for each in sorted(graph.get(module, ())):
        if found := _cycle_from(each, graph, done, path):
            return found
    path.pop()
    done.add(module)
    return []


def circles(graph: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """By package, its folders from which imports lead back to the folder itself; only packages that have such.

    What lies deeper in a folder counts as the folder's; files beside the folders count for none.
    """
    folders = {module.rpartition(".")[0] for module in graph}
    arrows: dict[str, dict[str, set[str]]] = {}
    for module, imported in graph.items():
        for here, there in (_apart(module, each) for each in imported):
            if {here, there} <= folders:
                arrows.setdefault(here.rpartition(".")[0], {}).setdefault(here, set()).add(there)
    found = {package: {each for each in of if each in _reached(each, of)} for package, of in arrows.items()}
    return {package: inside for package, inside in found.items() if inside}


def _apart(one: str, other: str) -> tuple[str, str]:
    """Where two modules part: the first names in which they differ, each with what is before it."""
    here, there = one.split("."), other.split(".")
    depth = next((at for at, names in enumerate(zip(here, there, strict=False)) if names[0] != names[1]), len(here))
    return ".".join(here[: depth + 1]), ".".join(there[: depth + 1])


def _reached(start: str, arrows: Mapping[str, set[str]]) -> set[str]:
    met: set[str] = set()
    waiting = [start]
    while waiting:
        new = arrows.get(waiting.pop(), set()) - met
        met |= new
        waiting += new
    return met


def moved(measured: Mapping[str, int], pinned: Mapping[str, int]) -> list[str]:
    """How figures that may only fall differ from their pins; a fallen one is pinned anew, so that it stays down."""
    return [
        f"{name} is {now}, pinned at {pin}: " + ("it may only fall" if now > pin else f"well done, now pin it at {now}")
        for name in sorted({*measured, *pinned})
        if (now := measured.get(name, 0)) != (pin := pinned.get(name, 0))
    ]
