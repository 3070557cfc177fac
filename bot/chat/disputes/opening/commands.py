"""``/dispute``, and the message command that takes a message into a dispute."""

from __future__ import annotations

from datetime import UTC

import discord
from discord import app_commands

from bot.chat.answers import autocomplete
from bot.chat.base.context import channel_settings, channels_of, chosen_game, games, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import card, reply
from bot.chat.base.officials import official_of
from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.disputes.base.cases import refusal_card, words_for
from bot.chat.disputes.opening.forms import match_form, table_form
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.evidence import Message
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import Refused
from bot.matches.model.position import Position


@app_commands.command(name=command_text("command-dispute"), description=command_text("command-dispute-about"))
@app_commands.guild_only()
@app_commands.rename(
    entry=command_text("command-match-entry"),
    game=command_text("command-game"),
    number=command_text("command-match-number"),
)
@app_commands.describe(
    entry=command_text("command-dispute-entry-about"),
    game=command_text("command-dispute-game-about"),
    number=command_text("command-dispute-number-about"),
)
@app_commands.autocomplete(game=autocomplete.game_names)
async def dispute(
    interaction: discord.Interaction[Bot],
    entry: app_commands.Range[int, 1, 999_999_999] | None = None,
    game: str | None = None,
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
    known = await games(client.oracle, words)
    chosen = await chosen_game(client.oracle, game, words) if game else played.game
    if chosen is None and not known:
        raise Refusal("no-games")
    edition = played.edition if chosen == played.game else None
    await interaction.response.send_modal(table_form(words, chosen, edition, known))


@app_commands.context_menu(name=command_text("command-dispute-message"))
@app_commands.guild_only()
async def add_message(interaction: discord.Interaction[Bot], message: discord.Message) -> None:
    """Take a message into the dispute that is open in this channel, or else into one's newest."""
    if interaction.client.is_repeated(interaction):
        return
    user, words = await official_of(interaction), await words_of_person(interaction)
    found = await _fitting(interaction, user)
    if found is None:
        raise Refusal("dispute-none-to-add-to")
    taken = Message(
        id=message.id, author=message.author.id, at=message.created_at.astimezone(UTC), text=message.content
    )
    done = await interaction.client.disputes.evidence.add_message(found.guild, found.number, user, taken)
    said = await words_for(interaction.client, words, found)
    if isinstance(done, Refused):
        await reply(interaction, refusal_card(said, done))
    else:
        await reply(interaction, card(words.say("dispute-message-added", number=found.number), []))


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


async def _fitting(interaction: discord.Interaction[Bot], user: Official) -> Dispute | None:
    """The undecided dispute a person adds a message to: this channel's before the others, the newest first."""
    disputes, guild = interaction.client.disputes, interaction.guild_id or 0
    own = list(await disputes.docket.mine(guild, user))
    judged = await disputes.docket.queue(guild, user, "mine")
    own += [] if isinstance(judged, Refused) else judged
    own.sort(key=lambda each: (each.channel == interaction.channel_id, each.number), reverse=True)
    return next(iter(own), None)
