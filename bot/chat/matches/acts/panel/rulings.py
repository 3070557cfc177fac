"""Rulings: a judge picks an answer in the panel as a player does, and a form asks for the reason."""

from __future__ import annotations

from bot.chat.base.forms import field, form
from bot.chat.base.messages import card, update
from bot.chat.matches.acts.panel.prompt_form import PromptForm
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.base.replies import declined, granted
from bot.games.questions import Prompt
from bot.matches.model.refusals import Reason, refused
from bot.matches.rules.clock.deadlines import no_moves
from bot.matches.rules.permissions import LONGEST_REASON
from bot.matches.rules.submit import Path

_WHY = "why"


class RulingForm(PromptForm, prefix="ruling"):
    """Gives the ruling for the reason that was filled in."""

    async def filled_in(self, context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> None:
        """Give the ruling, if the person may."""
        why = self.filled.get(_WHY, "")
        granted(
            context, await context.service.play.rule(context.match, context.actor, prompt.id, Path(path), reason=why)
        )
        await update(context.interaction, card(context.words.say("order-done"), []))

    async def stale(self, context: MatchContext, prompt: Prompt | None) -> None:  # noqa: ARG002
        """Refuse as the match does: a judge need not have the panel that the form was opened from."""
        raise declined(context, no_moves(context.position.match) or refused(Reason.STALE))


async def ask_why(here: MatchContext, code: str, packed: str) -> None:
    """Ask a judge for the reason of the ruling that they picked."""
    say = here.words.say
    why = field(_WHY, say("order-why"), say("order-why-about"), LONGEST_REASON)
    opens = RulingForm.id_for(match=here.match, code=code, path=packed)
    modal = form(opens, say("order-ruling", match=here.match), why)
    await here.interaction.response.send_modal(modal)
