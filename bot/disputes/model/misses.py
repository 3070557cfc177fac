"""Answers of the oracle that missed: what was asked, what it said, and what a judge says answers instead."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from rules_index import Language


class Missed(Struct, frozen=True, kw_only=True):
    """A question with the rule that was shown first and does not answer it; nobody is named.

    Attributes:
        game, edition: what it was looked up in.
        wrong: the slug of that rule.
    """

    question: str
    language: Language
    game: str | None
    edition: str | None
    wrong: str


class Miss(Missed, frozen=True, kw_only=True):
    """A miss that is on a server's list.

    Attributes:
        answer: the slug of the rule that answers, as a judge says; ``None`` where none said.
        taught: a judge said that it was one: the server's oracle answers otherwise from then on.
        times: how often it was reported.
    """

    id: int
    answer: str | None
    taught: bool
    times: int
    at: datetime
