"""Discord as seen from here: whether it can be reached and takes the token, and what its clock says."""

from __future__ import annotations

from email.utils import parsedate_to_datetime
from http import HTTPStatus
from time import time as now

import aiohttp
import discord

from bot.doctor.finding import Finding, note, ok, wrong
from bot.health import HANGS, ON_HOLD, HealthProblem, inquire
from bot.settings import Settings

_PATIENCE = aiohttp.ClientTimeout(total=10)
SKEW = 5
"""Seconds by which the clocks may differ: the time of a round trip, and that Discord tells whole seconds."""


async def token_and_clock(settings: Settings) -> list[Finding]:
    """Whether Discord accepts the token, and whether this machine's clock is right; one request, nothing is changed."""
    if settings.discord_token is None:
        return [note("token", "DISCORD_TOKEN is not set: the playground starts, and Discord is not asked for the time")]
    headers = {"Authorization": f"Bot {settings.discord_token.get_secret_value()}"}
    try:
        async with (
            aiohttp.ClientSession(timeout=_PATIENCE) as session,
            session.get(f"{discord.http.Route.BASE}/users/@me", headers=headers) as answer,
        ):
            status, date = answer.status, answer.headers.get("Date", "")
    except (aiohttp.ClientError, TimeoutError, OSError) as problem:
        said = f"DISCORD_TOKEN is set, but Discord cannot be reached ({problem}): check the network"
        return [wrong("token", said)]
    return [_token(status), _clock(date)]


def _token(status: int) -> Finding:
    if status == HTTPStatus.OK:
        return ok("token", "DISCORD_TOKEN is set, and Discord accepts it")
    if status == HTTPStatus.UNAUTHORIZED:
        return wrong("token", "Discord does not accept DISCORD_TOKEN: copy it again from Discord's developer portal")
    return note("token", f"DISCORD_TOKEN is set; Discord did not say whether it holds ({status}), so try again later")


def _clock(date: str) -> Finding:
    try:
        theirs = parsedate_to_datetime(date).timestamp()
    except ValueError:
        return note("clock", "Discord did not say what time it is")
    late = now() - theirs
    if abs(late) <= SKEW:
        return ok("clock", "as Discord's")
    direction = "fast" if late > 0 else "slow"
    return wrong("clock", f"it is {abs(late):.0f} s {direction}: turn on the system's time synchronisation")


def running() -> Finding:
    """How the bot is that runs with this environment, if one does."""
    try:
        said = inquire()
    except HealthProblem as problem:
        said = str(problem)
        if said.startswith("not well"):
            return wrong("running", f"{said}; see its log")
        return (wrong if HANGS in said else note)("running", said)
    return (note if ON_HOLD in said else ok)("running", said)
