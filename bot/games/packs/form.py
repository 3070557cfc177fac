"""The form of a game's component packs: of what kind they are, and what else must be right about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from bot.games.packs import worker
from bot.games.packs.archive import is_zip, refuse_too_large, unpacked
from bot.games.packs.checking import mistakes
from bot.games.packs.document import Document, Reading, as_they_are
from bot.games.packs.problems import Mistake, PackProblem

P = TypeVar("P", bound=Struct)

SMALL = 64 * 1024
"""Bytes of a TOML file that is read in less time than it takes to begin a process."""


@dataclass(frozen=True)
class PackForm(Generic[P]):
    """How the component packs of a game are read and checked.

    Attributes:
        name: where a worker process finds this form, as ``module:NAME``.
        kind: what a pack is, as a struct.
        check: what is wrong with a pack whose parts are all of their kind.
        own: the file of the components that the game comes with, for people to begin with.
        rows: which section the rows of a CSV file are, and how they read there.
        blank: the file of an empty pack for people's own box, where the game has one.
        completed: fills in what is not whole of a pack in the making, and lists the mistakes in the parts it replaces.
    """

    name: str
    kind: type[P]
    check: Callable[[P], Iterable[Mistake]]
    own: Callable[[], bytes]
    rows: Reading = as_they_are
    blank: Callable[[], bytes] | None = None
    completed: Callable[[dict[str, Any]], tuple[dict[str, Any], list[Mistake]]] = lambda value: (value, [])

    def document(self, content: bytes) -> bytes:
        """A pack as JSON of its kind, from whatever bytes somebody brings, within bounds of time and memory.

        Blocks the thread it is called from; anything but a small TOML file is read in a process of its own.

        Raises:
            PackProblem: it is no pack of this form, or too much.
        """
        refuse_too_large(content)
        if len(content) > SMALL or is_zip(content):
            return worker.read(self.name, content)
        return msgspec.json.encode(self.read(content))

    def read(self, content: bytes) -> P:
        """A pack from its bytes, in this process and for as long as it takes.

        Raises:
            PackProblem: it is no pack of this form; every mistake is told that can be told at once.
        """
        document = Document(unpacked(content), self.rows)
        strict = not document.is_lenient
        value, wrong = self.completed(document.value)
        if wrong:
            raise PackProblem(map(document.problem, wrong))
        try:
            pack = msgspec.convert(value, self.kind, strict=strict)
        except (msgspec.ValidationError, OverflowError) as problem:
            found = [*mistakes(value, self.kind, strict=strict)] or [Mistake((), str(problem))]
            raise PackProblem(map(document.problem, found)) from problem
        problems = [document.problem(mistake) for mistake in self.check(pack)]
        if problems:
            raise PackProblem(problems)
        return pack

    def decoded(self, document: bytes) -> P:
        """A pack from its JSON."""
        return msgspec.json.decode(document, type=self.kind)
