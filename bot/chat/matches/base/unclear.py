"""Asking the owner of a file how it is meant: a private message with the file, and a button for each answer.

The file goes with the question and comes back from it when a button is pressed, so that nothing has to be kept
meanwhile, and nothing that was typed is lost.
"""

from __future__ import annotations

import io
from collections.abc import Callable

import discord
from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.base.messages import GameWords, button, cut, small
from bot.chat.bot import Bot
from bot.games.values import Unclear
from bot.matches.rules.choices import LARGEST

_FILE = "list.txt"
_LONGEST = 2000


async def ask(
    interaction: discord.Interaction[Bot], renderer: GameWords, unclear: Unclear, id_of: Callable[[str], str]
) -> None:
    """Ask the person who brought a file.

    Args:
        id_of: the id of the button for an answer, by its token.
    """
    about = small([renderer.words.say("unclear-about")])
    asked = cut(f"{renderer.markdown(unclear.asked)}\n{about}", _LONGEST)
    # A plain message: of a card nobody knows whether Discord hands its file back with a press.
    view = ui.View(timeout=None)
    for meaning in unclear.meanings:
        view.add_item(button(id_of(meaning.token), renderer.plain(meaning.label, 80)))
    view.stop()
    file = discord.File(io.BytesIO(unclear.text.encode(errors="replace")), _FILE)
    if interaction.response.is_done():
        await interaction.followup.send(asked, view=view, file=file, ephemeral=True)
    else:
        await interaction.response.send_message(asked, view=view, file=file, ephemeral=True)


async def file_asked_about(interaction: discord.Interaction[Bot]) -> bytes:
    """The file of the question whose button was pressed; what is answered comes as another message.

    Raises:
        Refusal: it is not there any more.
    """
    await interaction.response.defer()
    attached = interaction.message.attachments if interaction.message else []
    if len(attached) != 1 or attached[0].size > LARGEST:
        raise Refusal("unclear-gone")
    try:
        return await attached[0].read()
    except discord.HTTPException:
        raise Refusal("unclear-gone") from None


async def settle_question(interaction: discord.Interaction[Bot]) -> None:
    """Take the buttons off a question that was answered; the file stays with it."""
    await interaction.edit_original_response(view=None)
