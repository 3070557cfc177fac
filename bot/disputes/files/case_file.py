"""A case as JSON: all that was told and ruled, without ids of people, sealed by a digest of itself."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from datetime import datetime

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bot.disputes.model.dispute import Dispute, Party
from bot.disputes.model.evidence import Message, Picture
from bot.disputes.model.precedents import Cited
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.model.verdicts import Appeal, Verdict
from bot.games.values import Seat

FORMAT, VERSION = "rozhodci-case", 1
MOST_BYTES = 2 * 1024 * 1024
_MENTION = re.compile(r"<@!?(\d{1,20})>")


class Side(Struct, frozen=True, kw_only=True):
    """A side: its letter, its seat in a match, and its view."""

    side: str
    seat: Seat | None = None
    told: datetime | None = None
    view: str | None = None


class TakenIn(Struct, frozen=True, kw_only=True):
    """A message: the letter of the side that wrote it, or nothing where somebody else did."""

    side: str | None = None
    at: datetime
    text: str


class Shown(Struct, frozen=True):
    """A picture, by its SHA-256; the picture itself is not in the file."""

    number: int
    side: str
    sha256: str


class Given(Struct, frozen=True, kw_only=True):
    """A verdict.

    Attributes:
        seq, hash: the entry of the match's log that tells it, and its hash there.
        penalties: side and kind of each.
        undoes: what an earlier one did to the match was undone.
    """

    number: int
    kind: str
    office: str
    at: datetime
    ruling: str
    why: str
    rules: tuple[Cited, ...] = ()
    remedy: str
    infraction: str = ""
    penalties: tuple[tuple[str, str], ...] = ()
    precedent: int | None = None
    seq: int | None = None
    hash: str = ""
    undoes: bool | UnsetType = UNSET


class Appealed(Struct, frozen=True, kw_only=True):
    """The appeal."""

    verdict: int
    side: str
    at: datetime
    why: str
    stayed: bool


class CaseFile(Struct, frozen=True, kw_only=True):
    """The whole file; ``digest`` is the SHA-256 of all the rest."""

    format: str = FORMAT
    version: int = VERSION
    number: int
    status: str
    game: str
    edition: str | None = None
    match: int | None = None
    about: int | None = None
    opened: datetime
    closed: datetime | None = None
    question: str
    sides: tuple[Side, ...]
    messages: tuple[TakenIn, ...] = ()
    pictures: tuple[Shown, ...] = ()
    verdicts: tuple[Given, ...] = ()
    appeal: Appealed | None = None
    digest: str = ""


class _Head(Struct, frozen=True):
    format: str
    version: int


def letter(side: int) -> str:
    """What people call a side."""
    return chr(ord("A") + side)


def case_file(
    dispute: Dispute,
    messages: tuple[Message, ...],
    pictures: tuple[Picture, ...],
    verdicts: tuple[Verdict, ...],
    appeal: Appeal | None,
    hashes: Mapping[int, str],
) -> CaseFile:
    """Put a case together.

    Args:
        hashes: of the entries of the match's log that tell the verdicts.
    """
    letters = {party.user: letter(party.side) for party in dispute.parties if party.user}

    def unnamed(text: str) -> str:
        return _MENTION.sub(lambda found: letters.get(int(found[1]), "@"), text)

    made = CaseFile(
        number=dispute.number,
        status=dispute.status.value,
        game=dispute.game,
        edition=dispute.edition,
        match=dispute.match,
        about=dispute.about,
        opened=dispute.opened,
        closed=dispute.closed,
        question=unnamed(dispute.question),
        sides=tuple(_side(party, None if party.view is None else unnamed(party.view)) for party in dispute.parties),
        messages=tuple(
            TakenIn(side=letters.get(each.author), at=each.at, text=unnamed(each.text)) for each in messages
        ),
        pictures=tuple(
            Shown(each.number, letter(each.side), hashlib.sha256(each.content).hexdigest()) for each in pictures
        ),
        verdicts=tuple(_given(each, unnamed, hashes.get(each.seq or 0, "")) for each in verdicts),
        appeal=None
        if appeal is None
        else Appealed(
            verdict=appeal.verdict,
            side=letter(appeal.side),
            at=appeal.at,
            why=unnamed(appeal.why),
            stayed=appeal.stayed,
        ),
    )
    return msgspec.structs.replace(made, digest=digest_of(made))


def _side(party: Party, view: str | None) -> Side:
    return Side(side=letter(party.side), seat=party.seat, told=party.told, view=view)


def _given(verdict: Verdict, unnamed: Callable[[str], str], hash_: str) -> Given:
    return Given(
        number=verdict.number,
        kind=verdict.kind,
        office=verdict.office,
        at=verdict.at,
        ruling=unnamed(verdict.ruling),
        why=unnamed(verdict.why),
        rules=verdict.cites,
        remedy=str(verdict.remedy.__struct_config__.tag),
        infraction=verdict.infraction,
        penalties=tuple((letter(each.side), each.kind.value) for each in verdict.sentences),
        precedent=verdict.precedent,
        seq=verdict.seq,
        hash=hash_,
        undoes=UNSET if verdict.undone is None else True,
    )


def digest_of(case: CaseFile) -> str:
    """The SHA-256 of a file without its digest."""
    bare = msgspec.to_builtins(msgspec.structs.replace(case, digest=""))
    return hashlib.sha256(json.dumps(bare, ensure_ascii=False, sort_keys=True).encode()).hexdigest()


def written(case: CaseFile) -> bytes:
    """The file's text."""
    return f"{json.dumps(msgspec.to_builtins(case), ensure_ascii=False, indent=1)}\n".encode()


def is_case(content: bytes) -> bool:
    """Whether a file says that it is a case, of any version; most of what people check are matches."""
    try:
        return msgspec.json.decode(content, type=_Head).format == FORMAT
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False


def read(content: bytes) -> CaseFile | DeskRefused:
    """A file that somebody brings, or why it is none."""
    if len(content) > MOST_BYTES:
        return refused(DeskReason.FILE_SIZE, megabytes=MOST_BYTES // 1024 // 1024)
    try:
        head = msgspec.json.decode(content, type=_Head)
        if head.format == FORMAT and head.version != VERSION:
            return refused(DeskReason.FILE_VERSION, version=head.version, known=VERSION)
        found = msgspec.json.decode(content, type=CaseFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return refused(DeskReason.FILE_KIND)
    return found if found.format == FORMAT else refused(DeskReason.FILE_KIND)
