"""Precedents as a file that another server can take in: without people, server, dispute or dates."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bot.disputes.model.official import Official
from bot.disputes.model.precedents import Cited, Plays, Precedent, PrecedentKind, PrecedentState, Wording
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.rules.precedents import LONGEST_WAY, fit
from bot.games.registry import Registry
from bot.matches.rules.terms.house import settings
from rules_index import Language

FORMAT, VERSION = "rozhodci-precedents", 2
PLAIN = 1
"""The version in which a house rule had no setting: a file without any is written in it, and so read by older bots."""
MOST_BYTES = 2 * 1024 * 1024
MOST = 2000


class Sets(Struct, frozen=True, forbid_unknown_fields=True):
    """The setting of matches that a house rule gives a value: both by the names that the game has for them."""

    name: str
    token: str


class Item(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of them in a file."""

    kind: PrecedentKind
    name: str
    game: str
    edition: str | None = None
    language: Language
    question: str
    answer: str
    ways: tuple[str, ...] = ()
    cites: tuple[Cited, ...] = ()
    plays: Sets | UnsetType = UNSET


class File(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    format: str
    version: int
    precedents: tuple[Item, ...]


class Read(NamedTuple):
    """The drafts of a file; ``unplayed`` are those whose setting matches do not know here."""

    drafts: tuple[Precedent, ...]
    unplayed: tuple[Precedent, ...]


class Head(Struct, frozen=True):
    """What tells whether a file is one, and of which version."""

    format: str
    version: int


def written(precedents: Iterable[Precedent]) -> bytes:
    """Those in force as a file, the oldest first."""
    items = [
        Item(
            kind=each.kind,
            name=each.name,
            game=each.game,
            edition=each.edition,
            language=each.language,
            question=each.question,
            answer=each.answer,
            ways=each.ways,
            cites=each.cites,
            plays=UNSET if each.plays is None else Sets(each.plays.name, each.plays.token),
        )
        for each in sorted(precedents, key=lambda each: (each.kind, each.number))
    ]
    version = PLAIN if all(item.plays is UNSET for item in items) else VERSION
    content = msgspec.to_builtins(File(FORMAT, version, tuple(items)))
    return f"{json.dumps(content, ensure_ascii=False, indent=1)}\n".encode()


def read(
    content: bytes, guild: int, judge: Official, origin: str, now: datetime, games: Registry
) -> Read | DeskRefused:
    """A file's precedents as drafts; all of them, or why none.

    Args:
        games: those that are played here: they say which settings a house rule may bring along.
    """
    if len(content) > MOST_BYTES:
        return refused(DeskReason.FILE_SIZE, megabytes=MOST_BYTES // 1024 // 1024)
    try:
        head = msgspec.json.decode(content, type=Head)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return refused(DeskReason.FILE_KIND)
    if head.format != FORMAT:
        return refused(DeskReason.FILE_KIND)
    if head.version not in (PLAIN, VERSION):
        return refused(DeskReason.FILE_VERSION, version=head.version, known=VERSION)
    try:
        items = msgspec.json.decode(content, type=File).precedents
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return refused(DeskReason.FILE_KIND)
    if len(items) > MOST:
        return refused(DeskReason.OUT_OF_RANGE, least=0, most=MOST)
    drafts, unplayed = [], []
    for item in items:
        plays = None if item.plays is UNSET else _plays(item, item.plays, games)
        draft = _draft(item, plays, guild, judge, origin, now)
        if isinstance(draft, DeskRefused):
            return draft
        drafts.append(draft)
        if plays is None and item.plays is not UNSET:
            unplayed.append(draft)
    return Read(tuple(drafts), tuple(unplayed))


def _plays(item: Item, sets: Sets, games: Registry) -> Plays | None:
    """A setting in the words that its game has for it here; ``None`` where matches do not know it, or not its value."""
    if item.kind is not PrecedentKind.HOUSE_RULE or item.game not in games:
        return None
    setting = settings(games.game(item.game), item.edition).get(sets.name)
    said = setting.said(sets.token) if setting else None
    return Plays(setting.name, sets.token, setting.title, said, setting.printed) if setting and said else None


def _draft(
    item: Item, plays: Plays | None, guild: int, judge: Official, origin: str, now: datetime
) -> Precedent | DeskRefused:
    replaces = item.cites[0].rule if item.cites and item.kind is PrecedentKind.HOUSE_RULE else ""
    wording = Wording(
        language=item.language, question=item.question, answer=item.answer, ways=item.ways, replaces=replaces
    )
    words = fit(item.kind, wording)
    if isinstance(words, DeskRefused):
        return words
    if not item.cites:
        return refused(DeskReason.CITES_NOTHING)
    source = " ".join(part for part in (" ".join(origin.split())[:LONGEST_WAY], item.name[:12]) if part)
    return Precedent(
        guild=guild,
        kind=item.kind,
        number=0,
        state=PrecedentState.DRAFT,
        game=item.game[:64],
        edition=None if item.edition is None else item.edition[:64],
        language=words.language,
        question=words.question,
        answer=words.answer,
        ways=words.ways,
        cites=item.cites,
        replaces=replaces,
        office=judge.office,
        origin=source,
        plays=plays,
        at=now,
    )
