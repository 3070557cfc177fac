"""Commands in every language, and answers to interactions that nobody made."""

from __future__ import annotations

from typing import Any

import discord

from bot.live import said
from bot.live.bench import Bench
from bot.live.step import Differs, Step
from bot.locales.sentences import spoken
from rules_index import Language

_TRANSLATED = [locale.value for locale in discord.Locale if spoken(locale.value) not in (None, Language.EN)]
"""Discord's locales that the commands are translated for."""
_NUMBER, _SECRET = 10**17, "of-nobody"
"""The id and the token of an interaction that nobody made."""


async def _commands(bench: Bench) -> None:
    http, application, guild = bench.client.http, bench.client.application_id or 0, bench.guild.id
    before = await http.get_guild_commands(application, guild)
    bench.made("the commands", lambda: http.bulk_upsert_guild_commands(application, guild, _again(before)))
    bench.keep("sent", await bench.sync(guild))


async def _languages(bench: Bench) -> None:
    route = discord.http.Route(
        "GET",
        "/applications/{application_id}/guilds/{guild_id}/commands",
        application_id=bench.client.application_id,
        guild_id=bench.guild.id,
    )
    found: list[dict[str, Any]] = await bench.client.http.request(route, params={"with_localizations": "true"})
    if len(found) != bench.kept["sent"]:
        raise Differs(f"{bench.kept['sent']} commands were sent, and {len(found)} are there")
    for language in _TRANSLATED:
        names = [(each.get("name_localizations") or {}).get(language) for each in found]
        if not all(names) or len(set(names)) < len(names):
            raise Differs(f"commands lack a name of their own in {language}")


async def _unknown_interaction(bench: Bench) -> None:
    route = discord.http.Route("POST", "/interactions/{number}/{secret}/callback", number=_NUMBER, secret=_SECRET)
    await bench.client.http.request(route, json={"type": 6})


async def _unknown_webhook(bench: Bench) -> None:
    application = bench.client.application_id
    route = discord.http.Route("POST", "/webhooks/{number}/{secret}", number=application, secret=_SECRET)
    await bench.client.http.request(route, json={"content": "Too late."})


def _again(before: list[Any]) -> list[Any]:
    """Commands as they are sent, from commands as they come back."""
    own = ("id", "application_id", "guild_id", "version")
    return [{key: value for key, value in each.items() if key not in own and value is not None} for each in before]


STEPS = (
    Step("commands", "the commands are sent", _commands),
    Step("languages", "they come back in every language", _languages, needs=("commands",)),
    Step("interaction", "an interaction that nobody made is answered", _unknown_interaction, said.UNKNOWN_INTERACTION),
    Step("webhook", "a message follows an interaction that nobody made", _unknown_webhook, said.UNKNOWN_WEBHOOK),
)
