"""What every command that asks the oracle does: narrow to a game, refuse what cannot be asked, save, answer."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
from discord import ui
from sqlalchemy.exc import SQLAlchemyError

from bot.chat.answers.saved_questions import Kind, remember
from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.locales.sentences import Localizer
from rules_index import Unanswerable

_log = logging.getLogger(__name__)


async def save(
    interaction: discord.Interaction[Bot],
    question: str,
    kind: Kind,
    game: str | None,
    hits: Sequence[str],
    words: Localizer,
) -> int | None:
    """Save a question for the buttons of its answer, and return its id; ``None`` when it could not be saved."""
    try:
        return await remember(
            interaction.client.database,
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            user=interaction.user.id,
            question=question,
            kind=kind,
            game=game,
            language=words.language,
            hits=tuple(hits),
        )
    except SQLAlchemyError:
        # A full disk should cost the buttons, not the answer.
        _log.exception("A question could not be saved; its answer has no buttons")
        return None


async def answer(interaction: discord.Interaction[Bot], view: ui.LayoutView) -> None:
    """Show a card to the person who asked, and to them alone."""
    # Answered directly and not deferred: a look-up takes milliseconds and a busy database gives up after two seconds,
    # while a deferral would cost every question a second request and a flicker.
    await interaction.response.send_message(view=view, ephemeral=True)


def unanswerable(problem: Unanswerable, question: str, words: Localizer) -> Refusal:
    """Why a question was not looked up, and what to do."""
    if problem is Unanswerable.TOO_LONG:
        return Refusal("problem-too-long", length=len(question))
    return Refusal(f"problem-{problem}", example=words.say("problem-example"))
