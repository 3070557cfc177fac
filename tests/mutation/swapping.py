"""Putting a mutant in place of functions that are imported already: their code is replaced, wherever they are known."""

from __future__ import annotations

import gc
from collections.abc import Iterable
from pathlib import Path
from types import CodeType, FunctionType
from typing import TypeAlias

from tests.mutation.mutants import Mutant

Place: TypeAlias = tuple[str, str]
"""A file, and the qualified name of a function in it."""


class Functions:
    """The functions and methods that some files have defined in this process."""

    def __init__(self, root: Path, paths: Iterable[str]) -> None:
        files = {str(root / path): path for path in paths}
        self._root = root
        self._found: dict[Place, list[FunctionType]] = {}
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
        file = str(self._root / mutant.path)
        module = compile(mutant.source, file, "exec", dont_inherit=True)
        codes = [code for code in _codes(module) if code.co_qualname == mutant.function]
        if len(codes) != 1:
            raise LookupError(f"{mutant.function} is not in {mutant.path} once, but {len(codes)} times")
        for function in self._found[mutant.path, mutant.function]:
            function.__code__ = codes[0]


def _codes(code: CodeType) -> Iterable[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)
