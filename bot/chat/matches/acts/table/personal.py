"""What people set and ask for themselves: quiet hours, vacation, their record, forgetting them."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

import discord
from discord import app_commands

from bot.chat.answers.editions import forget_editions
from bot.chat.answers.saved_questions import forget_questions
from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.granted import granted
from bot.chat.base.id_items import IdButton
from bot.chat.base.ids.fields import digits
from bot.chat.base.messages import Style, button, card, reply, update
from bot.chat.base.text import escape, moment, one_line
from bot.chat.bot import Bot
from bot.locales.sentences import Localizer
from bot.matches.model.clock import DEFAULT_ZONE
from bot.matches.rules.clock.vacations import BUDGET
from bot.matches.services.statistics import Record
from bot.matches.storage import preferences
from bot.matches.storage.preferences import time_zones

_HOUR = 60
_MOST_RECORDS = 15


class ForgetButton(IdButton, prefix="forget"):
    """Confirms that everything kept about a person is deleted."""

    user: Annotated[int, digits(19)]

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Delete the presser's own data."""
        words = await words_of_person(interaction)
        if self.user != interaction.user.id:
            raise Refusal("error-stale-button")
        client = interaction.client
        count = await client.matches.privacy.forget(interaction.user.id)
        client.names.forget(interaction.user.id)
        client.conversations.forget(interaction.user.id)
        await client.disputes.privacy.forget(interaction.user.id)
        await forget_questions(client.database, interaction.user.id)
        await client.library.records.forget_person(interaction.user.id)
        await forget_editions(client.database, interaction.user.id)
        await update(interaction, card(words.say("record-forgotten", count=count), []))


async def set_quiet(
    interaction: discord.Interaction[Bot], first: int | None, last: int | None, zone: str | None
) -> None:
    """Set or unset the hours in which a person wants no pings.

    Raises:
        Refusal: only one of the two hours is given, or there is no such time zone.
    """
    if (first is None) != (last is None):
        raise Refusal("quiet-half")
    client, words = interaction.client, await words_of_person(interaction)
    known = await preferences.player(client.database, interaction.user.id)
    chosen = zone or known.zone
    hours = None if first is None or last is None or first == last else (first * _HOUR, last * _HOUR)
    if hours is None and zone is None and chosen not in time_zones():
        # An update of the machine may take a zone away; nobody is kept from turning quiet hours off by that.
        chosen = DEFAULT_ZONE
    if chosen not in time_zones():
        raise Refusal("quiet-unknown-zone", zone=escape(one_line(chosen, 50)))
    await preferences.set_quiet_hours(client.database, interaction.user.id, chosen, hours)
    if hours is None:
        said = words.say("quiet-off")
    else:
        said = words.say("quiet-set", first=f"{first}:00", last=f"{last}:00", zone=escape(chosen))
    await reply(interaction, card(said, []))


async def suggest_zones(_: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """Time zones whose names contain what is typed, those of Europe first."""
    wanted = typed.strip().casefold().replace(" ", "_")
    fitting = [zone for zone in time_zones() if wanted in zone.casefold()]
    fitting.sort(key=lambda zone: (not zone.startswith("Europe/"), zone))
    return [app_commands.Choice(name=zone, value=zone) for zone in fitting[:25]]


async def set_vacation(interaction: discord.Interaction[Bot], days: int) -> None:
    """Stop a person's clocks for some days, or with none let them run again.

    Raises:
        Refusal: the vacation would be too long.
    """
    client, words = interaction.client, await words_of_person(interaction)
    until = client.matches.clock.now() + timedelta(days=days) if days else None
    done = granted(await client.matches.vacations.set_vacation(interaction.user.id, until))
    if until is None:
        said = words.say("vacation-over", count=done.matches)
    else:
        said = words.say("vacation-set", until=moment(until, "D"), count=done.matches)
    short = [words.say("vacation-short", count=done.short, days=BUDGET.days)] if done.short else []
    await reply(interaction, card(said, short))


async def show_records(interaction: discord.Interaction[Bot], player: int | None) -> None:
    """Show a person's record, or those of the server's players when no one is named."""
    client, words = interaction.client, await words_of_person(interaction)
    found = await client.matches.statistics.records(interaction.guild_id or 0, user=player)
    lines = [_record(record, words) for record in found[:_MOST_RECORDS]]
    await reply(interaction, card(words.say("record-title"), lines or [words.say("record-none")]))


async def ask_to_forget(interaction: discord.Interaction[Bot]) -> None:
    """Explain what forgetting a person means, with a button that does it."""
    words = await words_of_person(interaction)
    sure = button(ForgetButton.id_for(user=interaction.user.id), words.say("record-forget-sure"), Style.danger)
    view = card(words.say("record-forget-title"), [words.say("record-forget-about")], rows=[[sure]])
    await reply(interaction, view)


def _record(record: Record, words: Localizer) -> str:
    shared = words.say("record-shared", count=record.shared) if record.shared else ""
    best = words.say("record-best", points=record.best) if record.best is not None else ""
    given = words.say("record-conceded", count=record.conceded) if record.conceded else ""
    sentenced = words.say("record-sentenced", count=record.sentenced) if record.sentenced else ""
    left = words.say("record-left", count=record.left) if record.left else ""
    line = words.say(
        "record-line",
        player=f"<@{record.user}>",
        game=words.game(record.game, record.game),
        played=record.played,
        won=record.won,
        lost=record.lost,
    )
    return "- " + " · ".join(part for part in (line, shared, given, sentenced, left, best) if part)
