"""What players ask of each other: proposals that need everybody, and advice beside a question."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.games.values import Line, Seat

ProposalKind: TypeAlias = Literal["undo", "draw", "extension", "pause", "abandon"]


class Proposal(Struct, frozen=True):
    """Something that happens as soon as every player agrees.

    Attributes:
        id: names it in this match.
        seat: who asks for it.
        agreed: the seats that agree, the asking one among them.
        to: the entry an undo goes back to.
        seconds: how much longer an extension makes every deadline.
    """

    id: int
    kind: ProposalKind
    seat: Seat
    agreed: tuple[Seat, ...]
    to: int | None = None
    seconds: int | None = None


class Advice(Struct, frozen=True):
    """A whole answer that somebody set beside a question at a table that plays together.

    Attributes:
        id: names it in this match.
        seat: whose advice it is; ``None`` for the game's own player.
        question: the id of what it answers.
        command: the answer as JSON, as the game writes it.
        preview: what the answer does.
        why: one line of its giver; may be empty.
        backers: the seats that back it.
        path: the picks that led to it, by which it can be changed; empty for the game's own player.
        reason: why the game's own player would do it, where it names a reason.
    """

    id: int
    seat: Seat | None
    question: str
    command: str
    preview: Line
    why: str = ""
    backers: tuple[Seat, ...] = ()
    path: tuple[str, ...] = ()
    reason: Line | None = None
