"""Runs the revisions on the connection that the bot opened."""

from alembic import context
from sqlalchemy import text

connection = context.config.attributes["connection"]

if connection.dialect.name == "postgresql":
    # Two processes of the bot may start at once; the second waits and finds nothing left to do.
    connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('rozhodci.migrations'))"))

context.configure(connection=connection, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
