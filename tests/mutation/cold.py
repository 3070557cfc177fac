"""``python -m tests.mutation.cold MODULE FILE TEST…``: run tests with FILE as the source of MODULE."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType

import pytest


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


def main(module: str, source: str, *tests: str) -> int:
    """Run the tests; the exit code is pytest's."""
    sys.meta_path.insert(0, Finder(module, Path(source)))
    return pytest.main([*tests, "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
