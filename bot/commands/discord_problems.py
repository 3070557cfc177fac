"""What Discord refuses, and why it cannot be reached, with what to do about it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

from bot.settings import Settings, SettingsProblem

LOGIN_REFUSED = (
    "Discord does not accept DISCORD_TOKEN: copy the bot's token again from the Bot page of your application "
    "in Discord's developer portal."
)
_AUTHENTICATION_FAILED = 4004
"""The gateway's close code for a token that is wrong or was withdrawn."""

_SHARDS_REFUSED = (4010, 4011)
"""The gateway's close codes for a shard that cannot be, and for more servers than one shard may have."""


class DiscordProblem(Exception):
    """Discord refused the bot or cannot be reached; the message says what to do."""


def token_of(settings: Settings) -> str:
    """The bot's token.

    Raises:
        SettingsProblem: there is none.
    """
    if settings.discord_token is None:
        raise SettingsProblem("DISCORD_TOKEN: it is not set; this command talks to Discord and needs it")
    return settings.discord_token.get_secret_value()


@asynccontextmanager
async def discord_problems() -> AsyncIterator[None]:
    """Turn what the library raises into a :class:`DiscordProblem`."""
    try:
        yield
    except discord.LoginFailure as problem:
        raise DiscordProblem(LOGIN_REFUSED) from problem
    except discord.ConnectionClosed as problem:
        if problem.code == _AUTHENTICATION_FAILED:
            raise DiscordProblem(LOGIN_REFUSED) from problem
        if problem.code in _SHARDS_REFUSED:
            raise DiscordProblem(
                f"Discord wants the servers dealt out otherwise ({problem}): set SHARD_COUNT to one for every 1,000 "
                "servers, the same in all processes."
            ) from problem
        raise DiscordProblem(f"Discord closed the connection for good ({problem}).") from problem
    except discord.app_commands.CommandSyncFailure as problem:
        raise DiscordProblem(f"Discord does not accept the commands: {problem}") from problem
    except discord.Forbidden as problem:
        raise DiscordProblem(
            f"Discord forbids it ({problem.text}): invite the bot to that server with the scope applications.commands."
        ) from problem
    except (discord.HTTPException, aiohttp.ClientError, OSError) as problem:
        raise DiscordProblem(f"Discord cannot be reached ({problem}); check the network and try again.") from problem
