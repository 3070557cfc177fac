"""Putting a mutant in place of functions that are imported already: their code is replaced, wherever they are known."""

from __future__ import annotations

import ast
import builtins
import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FunctionType
from typing import TypeAlias

from tests.mutation.mutants import Mutant

Place: TypeAlias = tuple[str, str]
"""A file, and the qualified name of a function in it."""
_CALLED = "__functions_called__"


class Functions:
    """The functions and methods that some files have defined in this process."""

    def __init__(self, root: Path, paths: Iterable[str]) -> None:
        files = {str(root / path): path for path in paths}
        self._root = root
        self._found: dict[Place, list[FunctionType]] = {}
        # What a test run has frozen is no longer listed.
        gc.unfreeze()
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and (path := files.get(thing.__code__.co_filename)):
                self._found.setdefault((path, thing.__code__.co_qualname), []).append(thing)

    def known(self, mutant: Mutant) -> bool:
        """Whether the mutant's function can be swapped."""
        found = self._found.get((mutant.path, mutant.function), [])
        codes = {function.__code__ for function in found}
        return len(codes) == 1 and not any(function.__closure__ for function in found)

    def swap(self, mutant: Mutant) -> None:
        """Make the mutant's function the one that is called.

        Raises:
            LookupError: the mutant holds no such function.
        """
        self._put(compile(mutant.source, self._file(mutant.path), "exec", dont_inherit=True), mutant)

    @contextmanager
    def noting(self, mutants: Iterable[Mutant]) -> Iterator[set[Place]]:
        """Note in the set every call of a mutant's function, as it is without the mutant, until the block ends.

        A profiler would note them as well, and slow every other call down several times.
        """
        called: set[Place] = set()
        vars(builtins)[_CALLED] = called
        before = {function: function.__code__ for found in self._found.values() for function in found}
        for mutant in {(one.path, one.function): one for one in mutants if self.known(one)}.values():
            tree = ast.parse((self._root / mutant.path).read_text("utf-8"))
            self._put(compile(_noting(tree, mutant.path), self._file(mutant.path), "exec", dont_inherit=True), mutant)
        try:
            yield called
        finally:
            for function, code in before.items():
                function.__code__ = code
            del vars(builtins)[_CALLED]

    def _file(self, path: str) -> str:
        return str(self._root / path)

    def _put(self, module: CodeType, mutant: Mutant) -> None:
        codes = [code for code in _codes(module) if code.co_qualname == mutant.function]
        if len(codes) != 1:
            raise LookupError(f"{mutant.function} is not in {mutant.path} once, but {len(codes)} times")
        for function in self._found[mutant.path, mutant.function]:
            function.__code__ = codes[0]


def _noting(tree: ast.Module, path: str) -> ast.Module:
    """The module with every outermost function noting that it is called."""
    ahead: list[tuple[ast.AST, str]] = [(tree, "")]
    while ahead:
        node, name = ahead.pop()
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                note = f"{_CALLED}.add(({path!r}, {name + child.name!r}))"
                child.body[:0] = ast.parse(note).body
            elif isinstance(child, ast.ClassDef):
                ahead.append((child, f"{name}{child.name}."))
            else:
                ahead.append((child, name))
    return ast.fix_missing_locations(tree)


def _codes(code: CodeType) -> Iterable[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)
