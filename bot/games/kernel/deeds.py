"""Commands as a table: for each kind what one does, and why it cannot stand where the questions do not offer it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from bot.games.kernel.frames import always
from bot.games.values import Violation


class Deed(NamedTuple):
    """A kind of command.

    Attributes:
        why_not: the rules that a command breaks to which the questions do not lead, each with a sentence.
        do: carries one out.
        now: whether any of this kind can be given at all; where none can, the refusal names no rule of the kind.
    """

    why_not: Callable[[Any, Any], Iterable[Violation]]
    do: Callable[..., None]
    now: Callable[[Any], object] = always
