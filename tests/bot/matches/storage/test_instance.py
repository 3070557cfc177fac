"""A database belongs to one application of Discord's, or to the playground, from the first start on."""

from __future__ import annotations

import pytest

from bot.database import Database, DatabaseProblem
from bot.matches.service import MatchService
from bot.matches.storage.instance import PLAYGROUND, claim
from tests.bot.matches.table import opened

OURS, OTHER = 900_000_000_000_000_001, 900_000_000_000_000_777


@pytest.mark.on_both_databases(every_run=True)
async def test_tests_of_what_is_stored_run_on_each_database(database: Database, request: pytest.FixtureRequest) -> None:
    async with database.reading() as session:
        assert session.get_bind().dialect.name == request.node.callspec.params["database_server"]


@pytest.mark.on_both_databases(every_run=True)
async def test_an_application_comes_back_to_its_database_and_another_is_refused(database: Database) -> None:
    for _ in range(2):
        await claim(database, OURS)
    with pytest.raises(DatabaseProblem, match=rf"belongs to the bot with the application id {OURS}.*{OTHER}: set"):
        await claim(database, OTHER)
    await claim(database, OURS)


async def test_the_playground_is_refused_where_a_bot_was(database: Database) -> None:
    await claim(database, OURS)
    with pytest.raises(DatabaseProblem, match=f"belongs to the bot with the application id {OURS}.*set DISCORD_TOKEN"):
        await claim(database, PLAYGROUND)


async def test_a_bot_is_refused_where_the_playground_was(database: Database) -> None:
    for _ in range(2):
        await claim(database, PLAYGROUND)
    with pytest.raises(DatabaseProblem, match="belongs to the playground, and DISCORD_TOKEN"):
        await claim(database, OURS)


async def test_matches_from_before_anybody_was_noted_are_a_bots(service: MatchService, database: Database) -> None:
    await opened(service)
    with pytest.raises(DatabaseProblem, match=r"holds matches of a bot.*set DISCORD_TOKEN"):
        await claim(database, PLAYGROUND)
    await claim(database, OURS)
