"""Rulings: a judge picks an answer in the panel as a player does, and a form asks for the reason."""

from __future__ import annotations

import discord

from bot.chat.base.forms import Form, field, form
from bot.chat.base.messages import card
from bot.chat.base.private import update
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import CODE, MATCH, PATH, MatchContext, context_of
from bot.chat.matches.base.replies import refuse
from bot.chat.matches.panel.panel import find_prompt
from bot.chat.matches.panel.paths import unpack
from bot.games.values import Rejected
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.permissions import LONGEST_REASON
from bot.matches.rules.submit import Path

_WHY = "why"


class RulingForm(Form, template=rf"ruling:{MATCH}:{CODE}:{PATH}"):
    """Gives the ruling for the reason that was filled in."""

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Reload the match and give the ruling, if the person may and it is still asked for."""
        if interaction.client.is_repeated(interaction):
            return
        here = await context_of(interaction, int(self.found["match"]))
        prompt = find_prompt(here, self.found["code"])
        path = await unpack(interaction.client.database, self.found["path"])
        if prompt is None or path is None:
            await refuse(here, refused(Reason.STALE))
            return
        why = self.filled.get(_WHY, "")
        done = await here.service.play.rule(here.match, here.actor, prompt.id, Path(path), reason=why)
        if isinstance(done, Refused | Rejected):
            await refuse(here, done)
        else:
            await update(interaction, card(here.words.say("order-done"), []))


async def ask_why(here: MatchContext, code: str, packed: str) -> None:
    """Ask a judge for the reason of the ruling that they picked."""
    say = here.words.say
    why = field(_WHY, say("order-why"), say("order-why-about"), LONGEST_REASON)
    modal = form(f"ruling:{here.match}:{code}:{packed}", say("order-ruling", match=here.match), why)
    await here.interaction.response.send_modal(modal)
