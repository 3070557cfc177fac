"""Presses about advice: giving it with a reason, taking it over, backing it, asking the game's own player for it."""

from __future__ import annotations

from typing import Literal

from bot.chat.base.forms import field, form
from bot.chat.base.messages import update
from bot.chat.base.waiting.crowd import Haste
from bot.chat.matches.acts.panel.prompt_form import PromptForm
from bot.chat.matches.base.ids import AdviceId, OwnPlayerId
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.chat.matches.base.replies import granted
from bot.chat.matches.shows.panel.panel import find_prompt, panel_card, stale_card
from bot.games.questions import Prompt
from bot.matches.rules.advice import LONGEST_REASON
from bot.matches.rules.submit import Path

_WHY = "why"


class AdviceForm(PromptForm, prefix="adv"):
    """Sets an answer beside somebody's question, with the reason that was filled in."""

    async def filled_in(self, context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> None:
        """Set the answer beside the question."""
        why = self.filled.get(_WHY, "")
        done = granted(
            context, await context.service.advisers.give(context.match, context.actor, prompt.id, Path(path), why=why)
        )
        given = await panel_card(context.after(done), (context.words.say("advice-given"),))
        await update(context.interaction, given)


class BackButton(MatchButton, AdviceId):
    """Backs somebody's advice, or no longer."""

    act: Literal["b"]

    async def pressed(self, context: MatchContext) -> None:
        """Count the presser among those who back it."""
        done = granted(context, await context.service.advisers.back(context.match, context.actor, self.number))
        await update(context.interaction, await panel_card(context.after(done)))


class OwnPlayerButton(MatchButton, OwnPlayerId):
    """Lets the game's own player advise on a question."""

    haste = Haste.MOVE

    async def pressed(self, context: MatchContext) -> None:
        """Set its answer beside the question."""
        prompt = find_prompt(context, self.code)
        if prompt is None:
            await update(context.interaction, await stale_card(context))
            return
        done = granted(context, await context.service.advisers.ask_own_player(context.match, context.actor, prompt.id))
        await update(context.interaction, await panel_card(context.after(done)))


async def ask_for_reason(context: MatchContext, code: str, packed: str) -> None:
    """Ask for the line of reason that goes with advice; it may stay empty."""
    say = context.words.say
    why = field(_WHY, say("advice-why-label"), say("advice-why-about"), LONGEST_REASON, required=False)
    opens = AdviceForm.id_for(match=context.match, code=code, path=packed)
    await context.interaction.response.send_modal(form(opens, say("advice-title"), why))
