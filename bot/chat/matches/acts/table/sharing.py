"""A match that is over in a few lines to share, with the course of its scores."""

from __future__ import annotations

import discord
from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.base.messages import Attached, LineRenderer, attachments, card, small
from bot.chat.bot import Bot
from bot.chat.matches.base.ids import ShareId
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.chat.matches.delivers.channel import MatchChannel
from bot.chat.matches.shows.over.course import course_attached, seats_line
from bot.chat.matches.shows.table.status_card import outcome_lines
from bot.locales.sentences import Localizer
from bot.matches.model.match import Status
from bot.matches.model.position import Position

_GREY = discord.Colour.light_grey()
_DAY = 86_400


class ShareButton(MatchButton, ShareId):
    """Posts the summary of the match: where a player pressed it once for everybody, else for the presser alone."""

    async def pressed(self, context: MatchContext) -> None:
        """Post it, without notifying anybody; a player who posted it before is led to that message.

        Raises:
            Refusal: the match is not over.
        """
        match, interaction = context.position.match, context.interaction
        if match.status is not Status.OVER:
            raise Refusal("ending-share-none")
        await interaction.response.defer(ephemeral=True, thinking=True)
        if context.seat is None or not _may_write(interaction) or interaction.channel_id is None:
            view, course = await _summary(interaction.client, context.words, context.position)
            await interaction.followup.send(view=view, files=attachments(course), ephemeral=True)
            return
        channel = MatchChannel(interaction.client, match, interaction.channel_id)
        view, course = await _summary(interaction.client, await channel.words(), context.position)
        name = f"share.{context.seat}"
        earlier = (await channel.posts()).get(name)
        # Two presses at once have one nonce, and so one message; what was deleted is not brought back by it.
        nonce = f"{match.id}/{match.revision}/{name}/{earlier.message_id if earlier else 0}"
        message = await channel.put(name, view, attachments(course), nonce)
        link = f"https://discord.com/channels/{match.guild}/{interaction.channel_id}/{message}"
        await interaction.followup.send(context.words.say("ending-shared", link=link), ephemeral=True)


async def _summary(client: Bot, words: Localizer, position: Position) -> tuple[ui.LayoutView, list[Attached]]:
    renderer, match = LineRenderer(words, position), position.match
    course = await course_attached(client, renderer)
    lines = [*outcome_lines(renderer), small([seats_line(renderer) if course else "", _length(renderer)])]
    title = words.say("status-title", game=words.game(match.game, match.game), match=match.id)
    return card(title, lines, pictures=course, colour=_GREY), course


def _may_write(interaction: discord.Interaction[Bot]) -> bool:
    """Whether the person, and the bot for them, may write where the button was pressed."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    both = (interaction.permissions, interaction.app_permissions)
    return all(rights.send_messages_in_threads if in_thread else rights.send_messages for rights in both)


def _length(renderer: LineRenderer) -> str:
    """How far the match came, how much was done in it and how long it took."""
    match, position = renderer.position.match, renderer.position
    heading = position.game.heading(position.state)
    days = max(1, -(-int(((match.ended or match.created) - match.created).total_seconds()) // _DAY))
    said = renderer.words.say("ending-length", entries=match.seq)
    took = renderer.words.say("ending-days", days=days)
    return " · ".join(filter(None, [renderer.markdown(heading) if heading else "", said, took]))
