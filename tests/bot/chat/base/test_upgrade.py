"""Channels and saved questions of an older version of the bot."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.chat.answers.saved_questions import recall
from bot.chat.base.context import Played, channel_settings
from bot.database import Database
from tests.bot.databases import back_to

pytestmark = pytest.mark.on_both_databases(every_run=True)


async def test_games_of_channels_and_saved_questions_are_kept(database: Database, database_url: str) -> None:
    async with database.writing() as session:
        await (await session.connection()).run_sync(_as_of_0006)

    upgraded = await Database.open(database_url)
    try:
        settings = await channel_settings(upgraded, 7)
        assert (settings.game, settings.edition) == ("hrad", None)
        asked = await recall(upgraded, 1)
        assert asked is not None
        assert (asked.question, asked.hits, asked.played) == ("Kdo začíná?", ["hrad-cs.wall"], Played("hrad"))
    finally:
        await upgraded.close()


def _as_of_0006(connection: sa.Connection) -> None:
    back_to(connection, "0006")
    connection.execute(sa.text("INSERT INTO channel_settings (channel_id, guild_id, game) VALUES (7, 1, 'hrad')"))
    connection.execute(
        sa.text(
            "INSERT INTO asked_question (id, user_id, question, kind, game, language, hits, created) VALUES "
            "(1, 3, 'Kdo začíná?', 'question', 'hrad', 'cs', '[\"hrad-cs.wall\"]', '2026-05-01 12:00:00')"
        )
    )
