"""``/dispute``: about a match, or about a table that the bot has never seen."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.chat.answers.autocomplete import EditionOption
from bot.chat.base.commands.declaring import Place, command
from bot.chat.base.context import channel_settings, channels_of, chosen_game, games, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.disputes.acts.opening.forms import match_form, table_form
from bot.matches.model.position import Position


@command("dispute", place=Place.SERVERS)
async def dispute(
    interaction: discord.Interaction[Bot],
    entry: app_commands.Range[int, 1, 999_999_999] | None = None,
    game: EditionOption = None,
    number: app_commands.Range[int, 1] | None = None,
) -> None:
    """Open a dispute: about the channel's match, or about a table elsewhere where a game is named."""
    words = await words_of_person(interaction)
    position = None if game else await _match(interaction, number)
    if position is not None:
        await interaction.response.send_modal(match_form(words, position.match.id, entry))
        return
    client = interaction.client
    played = await channel_settings(client.database, *channels_of(interaction))
    known = await games(client.oracle_in(interaction.guild_id), words)
    chosen = await chosen_game(client.oracle_in(interaction.guild_id), game, words) if game else played.game
    if chosen is None and not known:
        raise Refusal("no-games")
    edition = played.edition if chosen == played.game else None
    await interaction.response.send_modal(table_form(words, chosen, edition, known))


async def _match(interaction: discord.Interaction[Bot], number: int | None) -> Position | None:
    """The match meant: that of the number, the channel's live one, or its last one that the person played in.

    Raises:
        Refusal: there is none of that number here.
    """
    matches = interaction.client.matches
    if number is not None:
        position = await matches.position(number) if number < 2**63 else None
        if position is None or position.match.guild != interaction.guild_id:
            raise Refusal("match-gone")
        return position
    live = await matches.live_in(*(channel for channel in channels_of(interaction) if channel))
    if live is not None and live.match.seat_of(interaction.user.id) is not None:
        return live
    last = await matches.last_in(interaction.channel_id or 0)
    return last if last is not None and last.match.seat_of(interaction.user.id) is not None else None
