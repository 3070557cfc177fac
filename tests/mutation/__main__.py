"""``python -m tests.mutation FOLDER…``: change the code a little, many times, and see whether a test fails.

``folders.toml`` names the tests that judge a folder; ``accepted.toml`` the survivors that no test needs to kill, mostly
because they change nothing that could be seen, each with its reason.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import Struct

from tests.mutation import accepted, killed
from tests.mutation.running import Found, Trial, run
from tests.mutation.warm import MutationProblem

ROOT = Path(__file__).resolve().parents[2]
FLOOR = 85.0


class _Folder(Struct, forbid_unknown_fields=True):
    path: str
    tests: tuple[str, ...]


class _Folders(Struct, forbid_unknown_fields=True):
    folders: list[_Folder]


def main(
    folders: Annotated[list[str], typer.Argument(help="Folders or files with the code to change.")],
    tests: Annotated[list[str] | None, typer.Option(help="Tests that judge, instead of those known.")] = None,
    sample: Annotated[int | None, typer.Option(min=1, help="Only so many mutants of each folder.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed draws the same sample.")] = "0",
    jobs: Annotated[int, typer.Option(min=1, help="Processes at a time.")] = 1,
    limit: Annotated[float, typer.Option(min=1, help="The most processor seconds for a mutant.")] = 60.0,
    floor: Annotated[float, typer.Option(min=0, max=100, help="The least percentage to be killed.")] = FLOOR,
    root: Annotated[Path, typer.Option(help="The repository that folders and tests are in.")] = ROOT,
    accept: Annotated[Path, typer.Option(help="The list of accepted survivors.")] = accepted.FILE,
    list_: Annotated[Path, typer.Option("--list", help="The list of mutants that were killed.")] = killed.FILE,
    record: Annotated[bool, typer.Option("--record", help="List those that are killed.")] = False,
    warm: Annotated[bool, typer.Option("--warm", help="Count as surviving what only a new process can judge.")] = False,
    again: Annotated[bool, typer.Option("--again", help="Try those listed, which must all be killed.")] = False,
) -> None:
    """Try the mutants of some folders; the exit code is 1 where too many survive, 2 where the tests cannot judge."""
    names = tuple(killed.load(list_)) if again else None
    try:
        found: dict[str, Found] = {}
        for judges, some in _judged(folders, tuple(tests or ())).items():
            found |= run(Trial(root.resolve(), some, judges, sample, seed, jobs, limit, names, warm), _dot)
    except MutationProblem as problem:
        typer.echo(str(problem), err=True)
        raise typer.Exit(2) from problem
    typer.echo("", err=True)
    if record:
        killed.save([name for each in found.values() for name in each.killed], folders, list_)
    if again:
        floor = 100.0
    known = accepted.load(accept)
    enough = [_report(folder, each, known, floor, whole=sample is None and not again) for folder, each in found.items()]
    raise typer.Exit(not all(enough))


def _judged(folders: Sequence[str], tests: tuple[str, ...]) -> dict[tuple[str, ...], tuple[str, ...]]:
    """The folders by the tests that judge them."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for folder in (each.rstrip("/") for each in folders):
        judges = tests or tests_of(folder)
        found[judges] = (*found.get(judges, ()), folder)
    return found


def _dot() -> None:
    # Not through sys.stderr, which pytest's words are caught from.
    os.write(2, b".")


def tests_of(folder: str) -> tuple[str, ...]:
    """The tests of the narrowest known folder around this one.

    Raises:
        MutationProblem: none is known.
    """
    known = msgspec.toml.decode((Path(__file__).parent / "folders.toml").read_text("utf-8"), type=_Folders).folders
    around = [one for one in known if f"{folder.rstrip('/')}/".startswith(f"{one.path}/")]
    if not around:
        raise MutationProblem(
            f"no tests are known for {folder}: name them with --tests, or in tests/mutation/folders.toml"
        )
    return max(around, key=lambda one: len(one.path)).tests


def _report(folder: str, found: Found, known: list[accepted.Accepted], floor: float, *, whole: bool) -> bool:
    """Say how it went, and whether that is enough."""
    left, tried = accepted.unaccepted(found.survive, known), len(found.tried)
    spared = len(found.survive) - len(left)
    judged = tried - spared
    percent = 100 * (judged - len(left)) / judged if judged else 100.0
    for mutant in left:
        typer.echo(f"{mutant}\n")
    needless = accepted.needless(found.survive, known, folder) if whole else []
    for one in needless:
        typer.echo(f"accepted, but survives no more: {one.path} {one.function or one.constant}\n    + {one.after}\n")
    for name in found.gone:
        typer.echo(f"no longer in the code: {name.path} {name.function or '(module)'}\n    + {name.after}\n")
    typer.echo(
        f"{folder}: {tried} mutants, {judged - len(left)} killed, {spared} accepted, {len(left)} survive: "
        f"{percent:.1f} % killed (floor {floor:g} %)"
    )
    return percent >= floor and not needless


if __name__ == "__main__":
    typer.run(main)
