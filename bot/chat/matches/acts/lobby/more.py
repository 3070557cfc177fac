"""Presses under *More*: a term that is picked, and a length of time that is typed."""

from __future__ import annotations

import discord

from bot.chat.base.forms import Form
from bot.chat.base.messages import update
from bot.chat.bot import Bot
from bot.chat.matches.acts.lobby.buttons import manager_only
from bot.chat.matches.base.lobby_ids import OtherTimeId, TermId
from bot.chat.matches.base.match_context import MatchButton, MatchContext, MatchSelect, context_of
from bot.chat.matches.base.options import duration
from bot.chat.matches.base.replies import declined, explanation, granted
from bot.chat.matches.shows.lobby.more_card import LENGTH, WHICH, more_card, other_form
from bot.matches.model.match import Status
from bot.matches.model.refusals import Refused
from bot.matches.rules.choices import closed
from bot.matches.rules.terms.alter import settable


class TermSelect(MatchSelect, TermId):
    """A term on the host's card."""

    async def picked(self, context: MatchContext, value: str) -> None:
        """Change it, and show the card with it."""
        await _alter(context, self.name, value)


class OtherTimeButton(MatchButton, OtherTimeId):
    """Opens the form for a length of time that is not offered."""

    async def pressed(self, context: MatchContext) -> None:
        """Show the form, to those who may change anything and while they may."""
        granted(context, closed(context.position.match))
        manager_only(context)
        await context.interaction.response.send_modal(other_form(context.renderer))


class OtherTimeForm(Form, OtherTimeId):
    """Sets a length of time that was typed."""

    async def submitted(self, interaction: discord.Interaction[Bot]) -> None:
        """Change the term, or say which lengths are possible."""
        if interaction.client.is_repeated(interaction):
            return
        context = await context_of(interaction, self.match)
        name = next(iter(self.picked.get(WHICH, ())), "")
        await _alter(context, name, str(duration(self.filled.get(LENGTH, ""))))


async def _alter(context: MatchContext, name: str, token: str) -> None:
    """Change a term; where that is refused, everything is shown as it was, with the reason."""
    manager_only(context)
    done = await context.service.lobbies.alter(context.match, context.actor, name, token)
    if not isinstance(done, Refused):
        await update(context.interaction, more_card(context.after(done).renderer))
        return
    now = await context.service.position(context.match)
    if now is None or now.match.status is not Status.LOBBY or name not in settable(now):
        raise declined(context, done)
    text, _ = await explanation(context, done)
    await update(context.interaction, more_card(context.after(now).renderer, (f"**{text}**",)))
