"""Precedents and house rules of a server: a question in general words, its answer, the rules it rests on."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from bot.disputes.model.official import Office
from bot.games.values import Line
from rules_index import Language


class PrecedentKind(StrEnum):
    """A precedent interprets rules (``P-12``); a house rule replaces one (``H-3``)."""

    PRECEDENT = "precedent"
    HOUSE_RULE = "house-rule"


class PrecedentState(StrEnum):
    """How far a precedent is; it is never deleted."""

    DRAFT = "draft"
    IN_FORCE = "in-force"
    SUPERSEDED = "superseded"
    WITHDRAWN = "withdrawn"


class Cited(Struct, frozen=True):
    """A rule that was cited, as it then read.

    Attributes:
        number: the rule's number for people, at that time.
        text: the SHA-256 of its title and text, at that time.
        corrected: how many official answers and corrections there were on it, at that time.
    """

    rule: str
    number: str
    text: str
    corrected: int = 0


class Wording(Struct, frozen=True, kw_only=True):
    """A precedent as its author writes it.

    Attributes:
        question: in general words, without people.
        ways: other ways to ask it.
        rules: slugs of the rules it interprets, or numbers as people write them.
        replaces: the slug of the rule that a house rule replaces; empty in a precedent.
    """

    language: Language
    question: str
    answer: str
    ways: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    replaces: str = ""


class Played(NamedTuple):
    """What is played at a table: a game, and the edition of it by the key of its rulebook."""

    game: str | None = None
    edition: str | None = None


class Plays(Struct, frozen=True):
    """The setting of matches by which a house rule is played.

    Attributes:
        name, token: the setting and its value, as :class:`bot.matches.rules.terms.house.Setting` knows them.
        title, said: both in words.
        printed: what the book says instead, one for each way to play that differs; none where it says nothing.
    """

    name: str
    token: str
    title: Line
    said: Line
    printed: tuple[Line, ...] = ()


class Precedent(Struct, frozen=True, kw_only=True):
    """A precedent or a house rule.

    Attributes:
        number: counts from 1 for each kind in each server.
        cites: the rules it interprets; the replaced one first.
        supersedes: the number of the one in whose place it comes into force, of the same kind.
        superseded: the number of the one that took its place.
        again: a rule it cites has changed, or an official answer appeared: it is to be looked at again.
        origin: where an imported one comes from; empty for one of this server's own.
        dispute: the number of the dispute whose verdict made it.
        plays: the setting by which matches play a house rule; ``None`` where they play the printed rule.
    """

    guild: int
    kind: PrecedentKind
    number: int
    state: PrecedentState
    game: str
    edition: str | None = None
    language: Language
    question: str
    answer: str
    ways: tuple[str, ...] = ()
    cites: tuple[Cited, ...] = ()
    replaces: str = ""
    office: Office
    supersedes: int | None = None
    superseded: int | None = None
    again: bool = False
    origin: str = ""
    dispute: int | None = None
    plays: Plays | None = None
    at: datetime

    @property
    def name(self) -> str:
        """What people call it: ``P-12`` or ``H-3``."""
        return f"{'P' if self.kind is PrecedentKind.PRECEDENT else 'H'}-{self.number}"
