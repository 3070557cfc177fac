"""``python -m tests.mutation.cold MODULE FILE TEST…``: run tests with FILE as the source of MODULE.

The environment's ``MUTATION_ORDER`` is a file that lists tests in the order in which they are run, before all others.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType

import pytest

POSTGRESQL = "[postgresql"
"""Tests of PostgreSQL do not judge: a server for each mutant takes too long, and SQLite has the same tests."""


class _Mutated(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, source: Path) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        # Never from a cache.
        code: CodeType = compile(self._source.read_bytes(), self.path, "exec", dont_inherit=True)
        return code


class Finder(importlib.abc.MetaPathFinder):
    """Finds one module, whose source is another file's; leaves all others alone."""

    def __init__(self, module: str, source: Path) -> None:
        self._module, self._source = module, source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module with the other source, where it is the one."""
        if fullname != self._module:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        if spec is not None and spec.origin is not None:
            spec.loader = _Mutated(fullname, spec.origin, self._source)
        return spec


class Order:
    """A pytest plugin that runs tests in the order in which a file lists them."""

    def __init__(self, file: Path) -> None:
        self._place = {name: place for place, name in enumerate(file.read_text("utf-8").splitlines())}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Sort them, those that are not listed last, and leave those out that no mutant is tried on."""
        items[:] = sorted(
            (item for item in items if POSTGRESQL not in item.nodeid),
            key=lambda item: self._place.get(item.nodeid, len(self._place)),
        )


def main(module: str, source: str, *tests: str) -> int:
    """Run the tests; the exit code is pytest's."""
    sys.meta_path.insert(0, Finder(module, Path(source)))
    order = os.environ.get("MUTATION_ORDER")
    plugins = [Order(Path(order))] if order else []
    return pytest.main([*tests, "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"], plugins=plugins)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
