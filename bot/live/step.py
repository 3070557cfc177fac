"""Steps of the live run: what is done, what Discord must answer, and what came of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum

from bot.live.bench import Bench
from bot.live.said import Refusal


class Differs(Exception):
    """Discord did what was asked, and its answer is not as the stand-ins'; the message says in what."""


class State(StrEnum):
    """What came of a step.

    ``same``: Discord answers as the stand-ins do. ``differs``: it does not. ``skipped``: it could not be tried.
    ``failed``: nothing can be said of it, because the step itself broke off.
    """

    SAME = "same"
    DIFFERS = "DIFFERS"
    SKIPPED = "skipped"
    FAILED = "FAILED"


@dataclass(frozen=True)
class Step:
    """One thing that is tried.

    Attributes:
        key: its name in the report.
        about: what is done, as a line of the page says it.
        does: does it.
        must: what Discord refuses it with; ``None`` where it is done.
        also: what Discord may answer as well, depending on the server or the person.
        needs: steps without which it cannot be tried.
        rights: it takes a right away, which nobody can from an administrator.
        hands: a person has to press something.
    """

    key: str
    about: str
    does: Callable[[Bench], Awaitable[None]]
    must: Refusal | None = None
    also: tuple[Refusal, ...] = ()
    needs: tuple[str, ...] = ()
    rights: bool = False
    hands: bool = False


@dataclass(frozen=True)
class Result:
    """What came of a step: what the stand-ins say, what Discord said, and where they are not the same, why."""

    key: str
    about: str
    state: State
    expected: str
    seen: str
    why: str = ""
