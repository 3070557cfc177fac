"""Survivors that are accepted, each with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.mutation.mutants import Mutant

FILE = Path(__file__).with_suffix(".toml")


class Accepted(Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant that no test needs to kill: where it is, the lines that differ, and why it may live.

    With a ``constant`` it is every mutant of that one, whatever its lines are: numbers that are fitted anew at times.
    """

    path: str
    reason: str
    before: str = ""
    after: str = ""
    function: str = ""
    constant: str = ""

    def of(self, mutant: Mutant) -> bool:
        """Whether this is the mutant, wherever in its function the line has moved."""
        if self.constant:
            return (self.path, self.constant) == (mutant.path, mutant.constant)
        return (self.path, self.function, self.before, self.after) == (
            mutant.path,
            mutant.function,
            mutant.before,
            mutant.after,
        )


class _File(Struct, forbid_unknown_fields=True):
    accepted: list[Accepted] = []


def load(file: Path = FILE) -> list[Accepted]:
    """What is accepted.

    Raises:
        msgspec.DecodeError: the file is no such list; the message names the place.
    """
    return msgspec.toml.decode(file.read_text("utf-8"), type=_File).accepted


def unaccepted(survive: Sequence[Mutant], accepted: Sequence[Accepted]) -> list[Mutant]:
    """The survivors that nothing accepts."""
    return [mutant for mutant in survive if not any(one.of(mutant) for one in accepted)]


def needless(survive: Sequence[Mutant], accepted: Sequence[Accepted], folder: str) -> list[Accepted]:
    """What is accepted in a folder although it survives no more."""
    here = [one for one in accepted if one.path == folder or one.path.startswith(f"{folder}/")]
    return [one for one in here if not any(one.of(mutant) for mutant in survive)]
