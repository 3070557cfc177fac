"""What an examination finds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class State(StrEnum):
    """How something is: well, worth knowing, or in the way of the bot."""

    OK = "ok"
    NOTE = "note"
    WRONG = "WRONG"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the page: what was looked at, how it is, and where it is wrong what to do."""

    subject: str
    state: State
    said: str


def ok(subject: str, said: str) -> Finding:
    """It is well."""
    return Finding(subject, State.OK, said)


def note(subject: str, said: str) -> Finding:
    """It is worth knowing, and the bot runs all the same."""
    return Finding(subject, State.NOTE, said)


def wrong(subject: str, said: str) -> Finding:
    """The bot does not run, or not for long."""
    return Finding(subject, State.WRONG, said)
