"""``/penalties``: everybody's own, and those of others for judges."""

from __future__ import annotations

import discord

from bot.chat.base.commands.declaring import Place, command
from bot.chat.base.context import words_of_person
from bot.chat.base.messages import card, reply
from bot.chat.base.officials import official_of
from bot.chat.base.text import moment
from bot.chat.bot import Bot
from bot.chat.disputes.base.replies import granted
from bot.chat.disputes.shows.entries import guide, infractions
from bot.disputes.model.penalties import Penalty
from bot.locales.sentences import Localizer

_MOST = 20


@command("penalties", place=Place.SERVERS)
async def penalties(interaction: discord.Interaction[Bot], player: discord.Member | None = None) -> None:
    """Show one's own penalties, or to a judge those of somebody else."""
    await show_penalties(interaction, player.id if player else None)


async def show_penalties(interaction: discord.Interaction[Bot], user: int | None) -> None:
    """Show penalties to the person who asks: their own where nobody is named."""
    words, official = await words_of_person(interaction), await official_of(interaction)
    client, guild = interaction.client, interaction.guild_id or 0
    if user in (None, official.user):
        found = await client.disputes.penalties.mine(guild, official.user)
    else:
        found = granted(interaction, await client.disputes.penalties.of(guild, official, user or 0))
    titles = infractions(await guide(client, guild, words.language))
    lines = [_line(each, titles, words) for each in found[:_MOST]]
    await reply(interaction, card(words.say("penalties-title"), lines or [words.say("penalties-none")]))


def _line(penalty: Penalty, titles: dict[str, str], words: Localizer) -> str:
    said = words.say(
        "penalty-line",
        penalty=words.say(f"dispute-record-penalty-{penalty.kind}"),
        infraction=titles.get(penalty.infraction, penalty.infraction),
        number=penalty.dispute,
        at=moment(penalty.at, "D"),
    )
    if penalty.lifted is not None:
        return f"- ~~{said}~~ · {words.say('penalty-lifted')}"
    if penalty.until is not None:
        return f"- {said} · {words.say('penalty-until', until=moment(penalty.until, 'D'))}"
    return f"- {said} · {words.say('penalty-expires', until=moment(penalty.expires, 'D'))}"
