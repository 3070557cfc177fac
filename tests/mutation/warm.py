"""One pytest process that imports and collects once, then forks for each mutant and runs the tests that reach it."""

from __future__ import annotations

import contextlib
import gc
import io
import sys
import threading
from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from time import process_time
from types import FrameType
from typing import TypeAlias

import pytest
from _pytest.runner import runtestprotocol
from msgspec import Struct

from tests.mutation.child import allow, each
from tests.mutation.cold import POSTGRESQL
from tests.mutation.mutants import Mutant
from tests.mutation.swapping import Functions, Place

Test: TypeAlias = tuple[pytest.Item, float]
"""A test, and the processor seconds that it takes without any mutant, its fixtures included."""


class MutationProblem(Exception):
    """The tests cannot judge mutants; the message says why."""


class Clean(Struct):
    """How a test goes without any mutant, after those before it in its file.

    Attributes:
        seconds: processor time; whole: that with all that the file's fixtures take.
        calls: the functions that it calls; made: those that tests before it called, whose results it may have used.
    """

    seconds: float
    failed: bool
    calls: set[Place]
    made: set[Place]
    whole: float = 0.0


class Survivors:
    """A pytest plugin that runs no test itself, but leaves in ``left`` the mutants that none of the tests kills.

    A test is tried on a mutant only if it calls the mutant's function, or one before it in its file does. Those in
    ``unsure`` have not been judged so: at the level of a module, or called while the tests were imported, they have
    done their harm before they are swapped.

    Args:
        root: the repository; mutants: what is to be killed; jobs: how many processes at a time.
        limit: the most processor seconds for a mutant; tell: is called with each mutant that was tried.
    """

    def __init__(
        self, root: Path, mutants: Sequence[Mutant], jobs: int, limit: float, tell: Callable[[], None]
    ) -> None:
        self._root, self._mutants, self._jobs, self._limit, self._tell = root, mutants, jobs, limit, tell
        self._files = {str(root / one.path): one.path for one in mutants}
        self.imported: set[Place] = set()
        self.left: list[Mutant] = []
        self.unsure: list[Mutant] = []
        self.seconds = 0.0
        self.quickest: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what no mutant is tried on."""
        items[:] = [item for item in items if POSTGRESQL not in item.nodeid]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try every mutant."""
        sys.setprofile(None)
        threading.setprofile(None)
        if session.testsfailed or not session.items:
            raise MutationProblem("no tests, or tests that cannot be collected")
        functions = Functions(self._root, self._files.values())
        with functions.noting(self._mutants) as calls:
            clean = self._without(session.items, calls)
        self.quickest = sorted(clean, key=lambda name: clean[name].seconds)
        self.seconds = sum(one.seconds for one in clean.values())
        # A collection in a child would copy every page that it shares with this process.
        gc.collect()
        gc.freeze()
        reaching = [_reaching(session.items, clean, mutant) for mutant in self._mutants]
        works = (
            (number, partial(_survives, functions, mutant, tests, self._limit), self._limit)
            for number, (mutant, tests) in enumerate(zip(self._mutants, reaching, strict=True))
        )
        alive: set[int] = set()
        for number, survives in each(works, self._jobs):
            self._tell()
            if survives:
                alive.add(number)
        for number in sorted(alive):
            mutant = self._mutants[number]
            sure = functions.known(mutant) and (mutant.path, mutant.function) not in self.imported
            (self.left if sure else self.unsure).append(mutant)
        return True

    def watched(self) -> None:
        """Note from now on what is called while tests are imported and collected."""
        _watch(self.imported, self._files)

    def _without(self, items: Sequence[pytest.Item], calls: set[Place]) -> dict[str, Clean]:
        """How each test goes, each file in a process of its own."""
        files: dict[str, list[pytest.Item]] = {}
        for item in items:
            files.setdefault(item.nodeid.partition("::")[0], []).append(item)
        works = ((number, partial(_clean, some, calls), 600.0) for number, some in enumerate(files.values()))
        found = dict(each(works, self._jobs))
        names = [name for number, name in enumerate(files) if found[number] is None]
        clean = {name: one for some in found.values() if some is not None for name, one in some.items()}
        if failing := [*names, *(name for name, one in clean.items() if one.failed)]:
            raise MutationProblem(f"tests fail without any mutant: {', '.join(sorted(failing))}")
        return clean


def survivors(tests: Sequence[str], plugin: Survivors) -> None:
    """Run the plugin on some tests.

    Raises:
        MutationProblem: they cannot be collected, or fail without any mutant.
    """
    told = io.StringIO()
    plugin.watched()
    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
        code = pytest.main([*tests, "-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist"], plugins=[plugin])
    if code != pytest.ExitCode.OK:
        raise MutationProblem(told.getvalue().strip() or f"pytest ended with {code}")


def _clean(items: Sequence[pytest.Item], calls: set[Place]) -> dict[str, Clean]:
    found: dict[str, Clean] = {}
    made: set[Place] = set()
    fixtures = 0.0
    for item, after in zip_longest(items, items[1:]):
        calls.clear()
        before = process_time()
        reports = runtestprotocol(item, log=False, nextitem=after)
        failed = any(report.failed for report in reports)
        found[item.nodeid] = Clean(process_time() - before, failed, set(calls), set(made))
        made |= calls
        fixtures += sum(report.duration for report in reports if report.when == "setup")
    for one in found.values():
        one.whole = one.seconds + fixtures
    return found


def _watch(calls: set[Place], files: dict[str, str]) -> None:
    def called(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and (path := files.get(frame.f_code.co_filename)):
            calls.add((path, frame.f_code.co_qualname.partition(".<locals>")[0]))

    threading.setprofile(called)
    sys.setprofile(called)


def _reaching(items: Sequence[pytest.Item], clean: dict[str, Clean], mutant: Mutant) -> list[Test]:
    """The tests that a mutant's function may matter to: those that call it themselves first, the quickest first."""
    place = (mutant.path, mutant.function)
    found = [(item, clean[item.nodeid]) for item in items]
    found = [(item, one) for item, one in found if place in one.calls or place in one.made]
    found.sort(key=lambda each: (place not in each[1].calls, each[1].seconds))
    return [(item, one.whole) for item, one in found]


def _survives(functions: Functions, mutant: Mutant, tests: Sequence[Test], limit: float) -> bool:
    if not functions.known(mutant):
        return True
    functions.swap(mutant)
    following = [item for item, _ in tests[1:]]
    for (item, seconds), after in zip_longest(tests, following):
        left = limit - process_time()
        if left < 1 + 2 * seconds:
            # There is no time for more tests, and none of those tried has killed it.
            return True
        # A mutant may loop for ever; that shows long before the limit.
        allow(process_time() + min(left, 1 + 10 * seconds))
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
            return False
    return True
