"""Refusals of services where no card of a match or a case says why: one sentence does."""

from __future__ import annotations

from typing import TypeVar

from bot.chat.base.errors import Refusal
from bot.chat.base.text import escape
from bot.disputes.model.refusals import DeskRefused
from bot.matches.model.refusals import Refused

T = TypeVar("T")


def granted(done: T | Refused | DeskRefused) -> T:
    """The answer of a service that did what it was asked.

    Raises:
        Refusal: it refused; one sentence says why.
    """
    if isinstance(done, Refused | DeskRefused):
        raise Refusal(done.line.key, **plain_values(done))
    return done


def plain_values(refusal: Refused | DeskRefused) -> dict[str, str | int]:
    """The values of a refusal's sentence that need no game to be said, escaped."""
    values = refusal.line.args.items()
    texts = {name: escape(value) for name, value in values if isinstance(value, str)}
    return texts | {name: value for name, value in values if isinstance(value, int)}
