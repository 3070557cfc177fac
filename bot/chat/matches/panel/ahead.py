"""Answers before one's turn in a window, as their owner sees them in the panel."""

from __future__ import annotations

from bot.chat.base.messages import update
from bot.chat.matches.base.match_context import CODE, MATCH, MatchButton, MatchContext
from bot.chat.matches.panel.panel import find_prompt, show_after, stale_card


class TakeBackButton(MatchButton, template=rf"back:{MATCH}:{CODE}"):
    """Takes back what the presser answered before their turn."""

    async def pressed(self, context: MatchContext) -> None:
        """Take it back, and show the question again."""
        prompt = find_prompt(context, self.found["code"])
        if prompt is None:
            await update(context.interaction, await stale_card(context))
            return
        done = await context.service.play.take_back(context.match, context.actor, prompt.id)
        await show_after(context, done, "panel-taken-back")
