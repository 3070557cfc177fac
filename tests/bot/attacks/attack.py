"""An attack on matches: what it is, what it got when it was found, and how it is tried."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Scale: TypeAlias = Literal["quick", "whole"]
"""How hard it is tried: enough for a test of every day, or as long as an attacker may."""


@dataclass(frozen=True, slots=True)
class Got:
    """What an attack got: how many of the tries went through, and a figure in words."""

    through: int
    tried: int
    figure: str


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack that is tried as its attacker would, through the same doors.

    Attributes:
        name: what is tried.
        before: what it got when it was found.
        run: tries it.
        quick: whether it takes so little time that it is tried with every run of the tests.
    """

    name: str
    before: str
    run: Callable[[Scale], Coroutine[Any, Any, Got]]
    quick: bool = True
