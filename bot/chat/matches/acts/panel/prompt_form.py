"""Forms that belong to a question of a match: reload it, and go on only while the question is still asked."""

from __future__ import annotations

import discord

from bot.chat.base.forms import Form
from bot.chat.base.messages import update
from bot.chat.base.waiting.crowd import Haste
from bot.chat.bot import Bot
from bot.chat.matches.base.ids import PathId
from bot.chat.matches.base.match_context import MatchContext, context_of
from bot.chat.matches.base.paths import unpack
from bot.chat.matches.shows.panel.panel import find_prompt, stale_card
from bot.games.questions import Prompt


class PromptForm(Form, PathId):
    """Any form about a question."""

    haste = Haste.MOVE

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Reload the match and go on with what was filled in."""
        if interaction.client.is_repeated(interaction):
            return
        context = await context_of(interaction, self.match)
        prompt = find_prompt(context, self.code)
        path = await unpack(interaction.client.database, self.path)
        if prompt is None or path is None:
            await self.stale(context, prompt)
        else:
            await self.filled_in(context, prompt, path)

    async def filled_in(self, context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> None:
        """Answer the person who filled the form in, while the question is asked."""
        raise NotImplementedError

    async def stale(self, context: MatchContext, prompt: Prompt | None) -> None:
        """Answer the person when the question is asked no longer, or what was picked of its answer is gone."""
        await update(context.interaction, await stale_card(context, prompt))
