"""Which edition of a game answers a person, and what they chose themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import discord
from sqlalchemy import BigInteger, bindparam, delete
from sqlmodel import Field, col, select

from bot.chat.answers.edition_line import rivals
from bot.chat.base.asking.asker import Asker
from bot.chat.base.context import (
    Played,
    Why,
    channels_of,
    editions,
    match_here,
    played_here,
    read_for_channel,
    rulebook_of,
)
from bot.chat.bot import Bot
from bot.database import Database, StorageProblem, Table, columns_of, database_problems
from bot.games.registry import UnknownGame
from bot.matches.model.match import Status
from bot.matches.model.position import Position
from bot.storage.upserting import upsert
from rules_index import BookInfo, Language, detect

_log = logging.getLogger(__name__)


class PersonEdition(Table, table=True):
    """The edition of a game that a person chose, by the key of its rulebook."""

    __tablename__ = "person_edition"

    user_id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    game: str = Field(max_length=64, primary_key=True)
    edition: str = Field(max_length=64)


_PERSONS = columns_of(PersonEdition)
_READ = _PERSONS.select().where(
    _PERSONS.c.user_id == bindparam("user", type_=BigInteger()), _PERSONS.c.game == bindparam("game")
)


async def decided(
    interaction: Asker, played: Played, game: str | None, language: Language, question: str = ""
) -> Played:
    """What is played, with the edition of this game that answers here; without one where nothing decides.

    :class:`Why` has the order. A game with one edition is left as it is.

    Args:
        played: what is known of the channel, see :func:`bot.chat.base.context.played_here`.
        game: the game that is asked about.
        language: the person's.
        question: what they ask, whose words tell more of the language than Discord's setting does.
    """
    printed = await editions(interaction.client.oracle_in(interaction.guild_id), game)
    known = played if played.game == game else Played(game)
    if game is None or len(printed) < 2 or known.edition in {book.key for book in printed}:
        return played if game is None else known
    edition, why = await _decide(interaction, game, printed, language, question)
    return Played(game, edition, known.variants, why)


async def _decide(
    interaction: Asker, game: str, printed: Sequence[BookInfo], language: Language, question: str
) -> tuple[str | None, Why | None]:
    keys = {book.key for book in printed}
    try:
        found = await _said(interaction, game)
    except (StorageProblem, UnknownGame) as problem:
        # What cannot be read should not cost the answer.
        _log.error("What decides between editions cannot be read: %s", problem)
        found = []
    decisive = next(((edition, why) for edition, why in found if edition in keys), None)
    if decisive is not None:
        return decisive
    for each in dict.fromkeys((detect(question, likely=language), language)):
        of_language = [book.key for book in printed if book.language is each]
        if len(of_language) == 1:
            return of_language[0], Why.LANGUAGE
    return None, None


async def _said(interaction: Asker, game: str) -> list[tuple[str | None, Why]]:
    client = interaction.client
    live, chosen = await match_here(interaction), await read_for_channel(interaction)
    last = await client.matches.repository.last_played_in(game, *channels_of(interaction))
    return [
        (rulebook_of(live) if live and live.match.game == game else None, _why(live)),
        (chosen.edition if chosen.game == game else None, Why.CHANNEL),
        (await edition_of_person(client.database, interaction.user.id, game), Why.PERSON),
        (rulebook_of(last) if last else None, Why.LAST),
    ]


async def usual_edition(interaction: discord.Interaction[Bot], chosen: str | None, language: Language) -> Played:
    """What is played where somebody types or asks for no rule in particular, with the edition that answers there.

    Args:
        chosen: the game, or the edition by the key of its rulebook, that they picked; else the channel's counts.
    """
    usual = await played_here(interaction)
    books: tuple[BookInfo, ...] = await asyncio.to_thread(
        lambda: interaction.client.oracle_in(interaction.guild_id).books
    )
    edition = next((book for book in books if book.key == chosen and rivals(books, book.game)), None)
    if edition is not None:
        return Played(edition.game, edition.key, usual.narrowed(edition.game).variants, Why.OPTION)
    narrowed = usual.narrowed(chosen)
    return await decided(interaction, narrowed, narrowed.game, language)


def _why(live: Position | None) -> Why:
    """Why the edition of a channel's match answers: it is played, or gathered."""
    return Why.MATCH if live and live.match.status is Status.PLAYING else Why.LOBBY


async def edition_of_person(database: Database, user: int, game: str) -> str | None:
    """The edition of a game that a person chose.

    Raises:
        StorageProblem: the database cannot be read.
    """
    with database_problems():
        chosen = await database.rows(_READ, {"user": user, "game": game})
    return chosen[0].edition if chosen else None


async def remember_edition(database: Database, user: int, book: BookInfo) -> None:
    """Remember the edition that a person chose for its game.

    Raises:
        StorageProblem: the database cannot do it.
    """
    with database_problems():
        key = {"user_id": user, "game": book.game}
        await database.write(lambda connection: upsert(connection, PersonEdition, key, {"edition": book.key}))


async def editions_of_person(database: Database, user: int) -> list[dict[str, Any]]:
    """The editions that a person chose, as JSON has them."""
    mine = select(PersonEdition).where(col(PersonEdition.user_id) == user).order_by(col(PersonEdition.game))
    with database_problems():
        async with database.reading() as session:
            return [{"game": each.game, "edition": each.edition} for each in (await session.exec(mine)).all()]


async def forget_editions(database: Database, user: int) -> None:
    """Delete the editions that a person chose."""
    with database_problems():
        async with database.writing() as session:
            await session.exec(delete(PersonEdition).where(col(PersonEdition.user_id) == user))
