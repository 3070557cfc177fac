"""Who may add and change a server's rulebooks, and how a refusal is said."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import discord
from discord import app_commands

from bot.chat.base.errors import Refusal
from bot.chat.base.officials import official_of
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.library.limits import NotAdded


async def keeper_here(interaction: discord.Interaction[Bot]) -> int:
    """The server of somebody who may add and change its rulebooks: who manages it, or judges there.

    Raises:
        Refusal: they may not.
    """
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    official = await official_of(interaction)
    if not (official.admin or official.judge or official.head):
        raise Refusal("book-keepers-only")
    return interaction.guild_id


async def keeps_here(interaction: discord.Interaction[Bot]) -> bool:
    """Whether somebody may add and change the rulebooks of the server they are in."""
    try:
        await keeper_here(interaction)
    except Refusal:
        return False
    return True


@contextmanager
def refusals() -> Iterator[None]:
    """Say why a book is refused, and what to do."""
    try:
        yield
    except NotAdded as refused:
        raise refusal_of(refused) from refused


def refusal_of(refused: NotAdded) -> Refusal:
    """The sentence of a refusal."""
    values = {name: escape(value) if isinstance(value, str) else value for name, value in refused.values.items()}
    return Refusal(f"book-refused-{refused.why}", **values)
