"""Which mutants of a folder survive its tests."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Container, Iterable
from functools import partial
from pathlib import Path

from msgspec import Struct

from tests.mutation.child import each
from tests.mutation.killed import Name, named, within
from tests.mutation.mutants import Mutant, changes, mutants
from tests.mutation.warm import MutationProblem, Survivors, survivors

HOME = Path(__file__).resolve().parents[2]
"""Where this package is found."""


class Found(Struct):
    """The mutants of a folder that were tried, those that no test kills, and names that no mutant has any more."""

    tried: dict[Name, Mutant]
    survive: list[Mutant]
    gone: list[Name]

    @property
    def killed(self) -> list[Name]:
        """The names of those that a test kills."""
        return [name for name, mutant in self.tried.items() if mutant not in self.survive]


class Trial(Struct, frozen=True):
    """What is tried, and how.

    Attributes:
        root: the repository; folders: folders and files below it that the same tests judge; tests: files and folders.
        sample: how many mutants of each are drawn, all where there are fewer; seed: the same one draws the same.
        names: the mutants that are tried instead, where there are any.
        warm: whether mutants that only a new process can judge count as survivors, untried.
        jobs: processes at a time; limit: the most processor seconds for a mutant.
    """

    root: Path
    folders: tuple[str, ...]
    tests: tuple[str, ...]
    sample: int | None = None
    seed: str = "0"
    jobs: int = 1
    limit: float = 60.0
    names: tuple[Name, ...] | None = None
    warm: bool = False


def run(trial: Trial, tell: Callable[[], None]) -> dict[str, Found]:
    """Try the mutants of each folder; ``tell`` is called after each mutant.

    Raises:
        MutationProblem: a folder holds nothing to change, or the tests cannot judge.
    """
    mutants = {folder: drawn(trial, folder) for folder in trial.folders}
    for folder, some in mutants.items():
        if not some:
            raise MutationProblem(f"{folder} holds nothing that can be changed")
    every = [one for some in mutants.values() for one in some.values()]
    plugin = Survivors(trial.root, every, trial.jobs, trial.limit, tell)
    survivors([str(trial.root / test) for test in trial.tests], plugin)
    left = {*plugin.left, *(plugin.unsure if trial.warm else _confirmed(trial, plugin))}
    return {
        folder: Found(some, [one for one in some.values() if one in left], _gone(trial, folder, some))
        for folder, some in mutants.items()
    }


def drawn(trial: Trial, folder: str) -> dict[Name, Mutant]:
    """The mutants of a folder to be tried, by name, in the order of files and lines."""
    place = trial.root / folder
    files = [place] if place.is_file() else sorted(place.rglob("*.py"))
    paths = [file.relative_to(trial.root).as_posix() for file in files]
    if trial.names is not None:
        wanted = {name for name in trial.names if name.path in paths}
        return {name: one for name, one in _named(trial.root, (name.path for name in wanted)).items() if name in wanted}
    some = [change for path in paths for change in changes(trial.root, path)]
    if trial.sample is not None and trial.sample < len(some):
        some = random.Random(trial.seed).sample(some, trial.sample)
    picked = {change.mutant() for change in some}
    return {name: one for name, one in _named(trial.root, (one.path for one in picked)).items() if one in picked}


def _named(root: Path, paths: Iterable[str]) -> dict[Name, Mutant]:
    return named(one for path in sorted(set(paths)) for one in mutants(root, path))


def _gone(trial: Trial, folder: str, found: Container[Name]) -> list[Name]:
    return [name for name in trial.names or () if within(name.path, folder) and name not in found]


def _confirmed(trial: Trial, plugin: Survivors) -> list[Mutant]:
    """Those that all tests let pass, the quickest first, in a process that has imported nothing before."""
    left, seconds = plugin.unsure, min(trial.limit, 10 + 3 * plugin.seconds)
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as order:
        order.write("\n".join(plugin.quickest))
        order.flush()
        works = ((number, partial(_passes, trial, mutant, order.name), seconds) for number, mutant in enumerate(left))
        passes = {number for number, value in each(works, trial.jobs) if value}
    return [mutant for number, mutant in enumerate(left) if number in passes]


def _passes(trial: Trial, mutant: Mutant, order: str) -> bool:
    module = mutant.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as file:
        file.write(mutant.source)
        file.flush()
        command = [sys.executable, "-m", "tests.mutation.cold", module, file.name, *trial.tests]
        known = os.pathsep.join((str(trial.root), str(HOME), os.environ.get("PYTHONPATH", "")))
        environment = {**os.environ, "PYTHONPATH": known, "MUTATION_ORDER": order}
        return subprocess.run(command, cwd=trial.root, env=environment, check=False).returncode == 0
