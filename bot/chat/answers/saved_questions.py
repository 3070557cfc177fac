"""Questions people asked, saved so that the buttons of their answers work after a restart; and the ids of those.

An id says which question, what to do, and where to go; never the answer itself.
"""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import partial
from typing import Any, Generic, TypeVar

import discord
from discord import ui
from sqlalchemy import JSON, BigInteger, Column, DateTime, Integer, Text, bindparam, delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Field, col, select

from bot.chat.answers.saved_ids import (
    SLUG,
    Action,
    CardId,
    CribId,
    ListId,
    PickId,
    PressId,
    RightId,
    RuleLinkId,
    RulingId,
    ScenarioId,
    SeeId,
    TopicId,
    ViewAction,
    ViewId,
)
from bot.chat.base.asking.asker import Asker
from bot.chat.base.context import Played, Why
from bot.database import Database, StorageProblem, Table, columns_of, database_problems
from bot.locales.sentences import Localizer

_log = logging.getLogger(__name__)

KEPT = timedelta(days=30)
# So many that no two are the same, and few enough for a column of SQL.
_ID_BITS = 62
A = TypeVar("A", bound=StrEnum)


class Kind(StrEnum):
    """How an answer was found.

    By a question in people's words, as a glossary entry, as a rule named outright, as a comparison of editions: its
    hits are the rules shown side by side; or as the crib of a book: its question is the book's key, its hits are the
    rules of the steps; or as what is said of a card; or as a scenario: its question is the card's label, its only hit
    the book it stands in; or as the rules of a topic: its question is the topic's id, its hits are the rules.
    """

    QUESTION = "question"
    TERM = "term"
    RULE = "rule"
    COMPARISON = "comparison"
    CRIB = "crib"
    CARD = "card"
    SCENARIO = "scenario"
    LISTING = "listing"

    @property
    def has_view(self) -> bool:
        """Whether the answer is a card of its own, from which its rules are opened and to which they lead back."""
        return self in (Kind.CRIB, Kind.CARD, Kind.LISTING)

    @property
    def names_its_hits(self) -> bool:
        """Whether the hits are the rules asked for themselves, and no answers that may miss the question."""
        return self in (Kind.RULE, Kind.CRIB, Kind.CARD, Kind.LISTING)


class AskedQuestion(Table, table=True):
    """A question and the rulings its answer showed, by id and in their order: a button says only which of them.

    ``game`` is the game it was looked up in, ``None`` when its words named the game; ``edition`` and ``variants`` are
    what was played, and ``why`` tells why that edition answered. ``language`` is the answer's, ``before`` what the
    question followed, as :func:`bot.chat.base.asking.conversations.topic_of` has it.
    """

    __tablename__ = "asked_question"

    id: int = Field(sa_column=Column(BigInteger().with_variant(Integer(), "sqlite"), primary_key=True))
    guild_id: int | None = Field(default=None, sa_type=BigInteger)
    channel_id: int | None = Field(default=None, sa_type=BigInteger)
    user_id: int = Field(sa_type=BigInteger)
    question: str = Field(sa_type=Text)
    before: str | None = Field(default=None, sa_type=Text)
    kind: str = Field(max_length=16)
    game: str | None = Field(default=None, max_length=64)
    edition: str | None = Field(default=None, max_length=64)
    variants: list[str] = Field(default_factory=list, sa_type=JSON)
    why: str | None = Field(default=None, max_length=16)
    language: str = Field(max_length=2)
    hits: list[str] = Field(sa_type=JSON)
    created: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False, index=True))

    @property
    def played(self) -> Played:
        """What it was looked up in."""
        return Played(self.game, self.edition, frozenset(self.variants), Why(self.why) if self.why else None)


_ASKED = columns_of(AskedQuestion)
# Made once: to put a statement together costs more than to run it.
_READ = _ASKED.select().where(_ASKED.c.id == bindparam("asked", type_=BigInteger()))
_FORGET = delete(_ASKED).where(_ASKED.c.created < bindparam("until"))


async def remember(database: Database, *asked: AskedQuestion) -> None:
    """Save questions, and forget those that are older than the first of them by more than ``KEPT``."""

    async def written(connection: AsyncConnection) -> None:
        await connection.execute(_FORGET, {"until": asked[0].created - KEPT})
        await connection.execute(insert(_ASKED), [each.model_dump() for each in asked])

    await database.write(written)


def save(
    interaction: Asker,
    question: str,
    kind: Kind,
    played: Played,
    hits: Sequence[str],
    words: Localizer,
    before: str = "",
    number: int | None = None,
) -> int:
    """Begin to save a question for the buttons of its answer, and return its id; the answer need not wait for it.

    Args:
        before: what it followed.
        number: its id, where it is the only question of a message and has that one's; else any.
    """
    asked = AskedQuestion(
        id=secrets.randbits(_ID_BITS) if number is None else number,
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        user_id=interaction.user.id,
        question=question,
        before=before or None,
        kind=kind,
        game=played.game,
        edition=played.edition,
        variants=sorted(played.variants),
        why=played.why,
        language=words.language,
        hits=list(hits),
        created=datetime.now(UTC),
    )
    client = interaction.client
    client.unwritten.write(asked.id, asked, partial(_saved, client.database))
    return asked.id


async def _saved(database: Database, asked: list[AskedQuestion]) -> None:
    try:
        with database_problems():
            await remember(database, *asked)
    except StorageProblem as problem:
        # A full disk should cost the buttons, not the answer.
        said = "%d questions could not be saved, and the buttons of their answers do nothing: %s"
        _log.error(said, len(asked), problem)


async def recall(database: Database, asked: int) -> AskedQuestion | None:
    """The question with this id, if it is still saved."""
    if asked >= 2**63:
        return None
    found = await database.rows(_READ, {"asked": asked})
    return AskedQuestion(**found[0]._mapping) if found else None


async def questions_of(database: Database, user: int) -> list[dict[str, Any]]:
    """What a person asked and is still kept, the oldest first, as JSON has it."""
    mine = select(AskedQuestion).where(col(AskedQuestion.user_id) == user).order_by(col(AskedQuestion.created))
    with database_problems():
        async with database.reading() as session:
            asked = (await session.exec(mine)).all()
    return [
        {
            "question": each.question,
            "after": each.before,
            "kind": each.kind,
            "game": each.game,
            "edition": each.edition,
            "language": each.language,
            "server": None if each.guild_id is None else str(each.guild_id),
            "asked": each.created.replace(tzinfo=each.created.tzinfo or UTC).isoformat(),
        }
        for each in asked
    ]


async def forget_questions(database: Database, user: int) -> None:
    """Delete everything a person asked."""
    await database.write(lambda connection: connection.execute(delete(_ASKED).where(_ASKED.c.user_id == user)))


_VIEWS: Mapping[Kind, type[ViewId]] = {
    Kind.CRIB: CribId,
    Kind.CARD: CardId,
    Kind.LISTING: ListId,
    Kind.SCENARIO: ScenarioId,
}
"""The buttons of an answer of a kind, to which the rules opened from it lead back."""


@dataclass(frozen=True, slots=True)
class Buttons(Generic[A]):
    """Makes the buttons of one feature."""

    ids: type[PressId]
    actions: type[A]

    def __call__(
        self,
        asked: int,
        action: A,
        at: int = 0,
        page: int = 0,
        *,
        label: str,
        disabled: bool = False,
        main: bool = False,
    ) -> ui.Button[Any]:
        """A button under the answer to a saved question.

        Args:
            asked: the question's id.
            action: what the button does.
            at: the hit it leads to, counted from 0.
            page: the page of that hit, counted from 0.
            label: what is written on it.
            disabled: whether it cannot be pressed.
            main: whether it is the one that stands out.
        """
        return ui.Button(
            label=label,
            custom_id=self.ids.id_for(asked=asked, action=action, at=at, page=page),
            disabled=disabled,
            style=discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary,
        )


@dataclass(frozen=True, slots=True)
class Selects:
    """Makes the selects of one feature."""

    ids: type[PickId]

    def __call__(
        self, asked: int, options: Sequence[discord.SelectOption], placeholder: str, *, nth: int = 0
    ) -> ui.Select[Any]:
        """A select of rulings, the ``nth`` of its message; an option's value is its hit's place or a rule's id."""
        custom_id = self.ids.id_for(asked=asked, nth=nth) if nth else self.ids.id_for(asked=asked)
        return ui.Select(custom_id=custom_id, options=list(options), placeholder=placeholder)


ruling_button = Buttons(RulingId, Action)
topic_select = Selects(TopicId)
right_select = Selects(RightId)
see_select = Selects(SeeId)


def view_button(kind: Kind) -> Buttons[ViewAction]:
    """The buttons of an answer of this kind, to which the rules opened from it lead back."""
    return Buttons(_VIEWS[kind], ViewAction)


def can_link(slug: str) -> bool:
    """Whether a button can open the rule with this slug: it may be too long for an id."""
    return re.fullmatch(SLUG, slug) is not None


def rule_link(slug: str, label: str) -> ui.Button[Any]:
    """A button that opens the rule with this slug."""
    return ui.Button(custom_id=RuleLinkId.id_for(slug=slug), label=label[:80])
