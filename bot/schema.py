"""The schema of the bot's database: what versions of it there are, and bringing one up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.problems import DatabaseProblem

_MIGRATIONS = Path(__file__).with_name("migrations")


async def upgrade(engine: AsyncEngine) -> None:
    """Bring a database to this version's schema.

    Raises:
        DatabaseProblem: it cannot be reached, is damaged, or belongs to a newer version of the bot.
    """
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_to_head)
    except CommandError as problem:
        raise DatabaseProblem(
            f"The database was made by a newer version of the bot ({problem}); upgrade the bot, "
            "or point DATABASE_URL to another database."
        ) from problem
    except UnicodeDecodeError as problem:
        # SQLite tells of a damaged schema in the words of the schema, which its driver cannot read.
        raise DatabaseProblem(
            f"The database is damaged ({problem}); stop the bot and restore the last backup."
        ) from problem
    except (SQLAlchemyError, OSError) as problem:
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        raise DatabaseProblem(
            f"The database cannot be opened ({cause}); check DATABASE_URL, and that its server or its folder is "
            "there and may be written to."
        ) from problem


def schema_revisions() -> list[str]:
    """The revisions of the schema that this version knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()]


def _to_head(connection: Connection) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrations() -> Config:
    """Where Alembic finds the migrations of the schema, the oldest in a folder of their own."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("recursive_version_locations", "true")
    return config
