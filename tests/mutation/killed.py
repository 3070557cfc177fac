"""Mutants that tests have killed, listed by name: whatever becomes of the tests, these must die again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.mutation.mutants import Mutant

FILE = Path(__file__).with_suffix(".jsonl")


class Name(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mutant's name, which other lines of its file do not change.

    Attributes:
        nth: which of those with the same function and lines it is, from 0.
    """

    path: str
    function: str
    before: str
    after: str
    nth: int = 0


def named(mutants: Iterable[Mutant]) -> dict[Name, Mutant]:
    """All mutants of some files by name, in their order."""
    found: dict[Name, Mutant] = {}
    for one in mutants:
        name = Name(one.path, one.function, one.before, one.after)
        while name in found:
            name = msgspec.structs.replace(name, nth=name.nth + 1)
        found[name] = one
    return found


def load(file: Path = FILE) -> list[Name]:
    """The names that a file lists; none where there is no file.

    Raises:
        msgspec.DecodeError: a line is no name.
    """
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Name) for line in file.read_text("utf-8").splitlines()]


def save(names: Sequence[Name], folders: Sequence[str], file: Path = FILE) -> None:
    """Write names in place of those that are listed of some folders."""
    kept = [name for name in load(file) if not any(within(name.path, folder) for folder in folders)]
    lines = sorted(msgspec.json.encode(name).decode() for name in {*kept, *names})
    file.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def within(path: str, folder: str) -> bool:
    """Whether a file is this one or in this folder."""
    return f"{path}/".startswith(f"{folder.rstrip('/')}/")
