"""Which mutants of a folder survive its tests."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct

from tests.mutation.child import each
from tests.mutation.mutants import Mutant, changes
from tests.mutation.warm import MutationProblem, Survivors, survivors

HOME = Path(__file__).resolve().parents[2]
"""Where this package is found."""


class Found(Struct):
    """How many mutants of a folder were tried, and those that no test kills."""

    tried: int
    survive: list[Mutant]


class Trial(Struct, frozen=True):
    """What is tried, and how.

    Attributes:
        root: the repository; folders: folders and files below it that the same tests judge; tests: files and folders.
        sample: how many mutants of each are drawn, all where there are fewer; seed: the same one draws the same.
        jobs: processes at a time; limit: the most processor seconds for a mutant.
    """

    root: Path
    folders: tuple[str, ...]
    tests: tuple[str, ...]
    sample: int | None = None
    seed: str = "0"
    jobs: int = 1
    limit: float = 60.0


def run(trial: Trial, tell: Callable[[], None]) -> dict[str, Found]:
    """Try the mutants of each folder; ``tell`` is called after each mutant.

    Raises:
        MutationProblem: a folder holds nothing to change, or the tests cannot judge.
    """
    mutants = {folder: drawn(trial, folder) for folder in trial.folders}
    for folder, some in mutants.items():
        if not some:
            raise MutationProblem(f"{folder} holds nothing that can be changed")
    plugin = Survivors(trial.root, [one for some in mutants.values() for one in some], trial.jobs, trial.limit, tell)
    survivors([str(trial.root / test) for test in trial.tests], plugin)
    left = {*plugin.left, *_confirmed(trial, plugin.unsure, min(trial.limit, 10 + 3 * plugin.seconds))}
    return {folder: Found(len(some), [one for one in some if one in left]) for folder, some in mutants.items()}


def drawn(trial: Trial, folder: str) -> list[Mutant]:
    """The mutants of a folder to be tried, by file and line."""
    place = trial.root / folder
    files = [place] if place.is_file() else sorted(place.rglob("*.py"))
    every = [change for file in files for change in changes(trial.root, file.relative_to(trial.root).as_posix())]
    if trial.sample is not None and trial.sample < len(every):
        picked = sorted(random.Random(trial.seed).sample(range(len(every)), trial.sample))
        every = [every[number] for number in picked]
    return [change.mutant() for change in every]


def _confirmed(trial: Trial, left: Sequence[Mutant], seconds: float) -> list[Mutant]:
    """Those that all tests let pass in a process that has imported nothing before."""
    works = ((number, partial(_passes, trial, mutant), seconds) for number, mutant in enumerate(left))
    passes = {number for number, value in each(works, trial.jobs) if value}
    return [mutant for number, mutant in enumerate(left) if number in passes]


def _passes(trial: Trial, mutant: Mutant) -> bool:
    module = mutant.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as file:
        file.write(mutant.source)
        file.flush()
        command = [sys.executable, "-m", "tests.mutation.cold", module, file.name, *trial.tests]
        known = os.pathsep.join((str(trial.root), str(HOME), os.environ.get("PYTHONPATH", "")))
        ended = subprocess.run(command, cwd=trial.root, env={**os.environ, "PYTHONPATH": known}, check=False)
        return ended.returncode == 0
