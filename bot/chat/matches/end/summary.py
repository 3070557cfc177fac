"""A match that is over in a few lines to share, with the course of its scores."""

from __future__ import annotations

import discord

from bot.chat.base.context import words_of_guild
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import LineRenderer, attachments, card, small
from bot.chat.matches.base.match_context import MATCH, MatchButton, MatchContext
from bot.chat.matches.end.course import course_attached, seats_line
from bot.chat.matches.table.status_card import outcome_lines
from bot.matches.model.match import Status

_GREY = discord.Colour.light_grey()
_DAY = 86_400


class ShareButton(MatchButton, template=rf"share:{MATCH}"):
    """Posts the summary of the match: where a player pressed it for everybody, else for the presser alone."""

    async def pressed(self, context: MatchContext) -> None:
        """Post it, without notifying anybody.

        Raises:
            Refusal: the match is not over.
        """
        match, interaction = context.position.match, context.interaction
        if match.status is not Status.OVER:
            raise Refusal("ending-share-none")
        public = context.seat is not None and _may_write(interaction)
        await interaction.response.defer(ephemeral=not public, thinking=True)
        words = await words_of_guild(interaction, context.words.language) if public else context.words
        renderer = LineRenderer(words, context.position)
        course = await course_attached(interaction.client, renderer)
        lines = [*outcome_lines(renderer), small([seats_line(renderer) if course else "", _length(renderer)])]
        title = words.say("status-title", game=words.game(match.game, match.game), match=match.id)
        view = card(title, lines, pictures=course, colour=_GREY)
        await interaction.followup.send(
            view=view,
            files=attachments(course),
            ephemeral=not public,
            allowed_mentions=discord.AllowedMentions.none(),
        )


def _may_write(interaction: discord.Interaction) -> bool:
    rights = interaction.permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    return rights.send_messages_in_threads if in_thread else rights.send_messages


def _length(renderer: LineRenderer) -> str:
    """How far the match came, how much was done in it and how long it took."""
    match, position = renderer.position.match, renderer.position
    heading = position.game.heading(position.state)
    days = max(1, -(-int(((match.ended or match.created) - match.created).total_seconds()) // _DAY))
    said = renderer.words.say("ending-length", entries=match.seq)
    took = renderer.words.say("ending-days", days=days)
    return " · ".join(filter(None, [renderer.markdown(heading) if heading else "", said, took]))
