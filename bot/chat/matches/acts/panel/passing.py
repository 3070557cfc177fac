"""Passing in all windows that wait for a person, of one match or of all: first what they are, then one press."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.chat.base.commands.declaring import command
from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdButton
from bot.chat.base.ids.fields import Key
from bot.chat.base.messages import LineRenderer, Style, button, card, reply, update
from bot.chat.base.waiting.crowd import Haste
from bot.chat.bot import Bot
from bot.chat.matches.base.ids import PassAllId
from bot.chat.matches.base.match_context import MatchButton, MatchContext, actor_of
from bot.chat.matches.base.paths import keep, kept
from bot.locales.sentences import Localizer
from bot.matches.model.match import Actor
from bot.matches.model.position import Position
from bot.matches.rules.submit import Submitted, open_windows

_MOST = 20
"""Windows that are passed by one press."""
_BETWEEN = " "


@command("match", "pass", haste=Haste.MOVE)
async def pass_windows(interaction: discord.Interaction[Bot]) -> None:
    """Show every window that waits for the person in the server's matches, with the button that passes in them."""
    actor, words = await actor_of(interaction), await words_of_person(interaction)
    found = await interaction.client.matches.play.windows(actor, interaction.guild_id or 0)
    await reply(interaction, await _listed(interaction.client, found, actor, words))


class PassAllButton(MatchButton, PassAllId):
    """Shows the windows of one match that wait for the presser."""

    haste = Haste.MOVE

    async def pressed(self, context: MatchContext) -> None:
        """Show them in place of the panel."""
        client = context.interaction.client
        await update(context.interaction, await _listed(client, [context.position], context.actor, context.words))


class PassListedButton(IdButton, prefix="passed"):
    """Passes in the windows that were listed, and in no others."""

    haste = Haste.MOVE

    kept: Key

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Pass, and say in how many; what was closed or answered meanwhile is left as it is."""
        client = interaction.client
        if client.is_repeated(interaction):
            return
        actor, words = await actor_of(interaction), await words_of_person(interaction)
        listed = await kept(client.database, self.kept)
        passed = 0
        for each in listed or ():
            match, _, question = each.partition(_BETWEEN)
            done = await client.matches.play.pass_window(int(match), actor, question)
            passed += isinstance(done, Submitted)
        gone = len(listed or ()) - passed
        lines = [words.say("pass-done", count=passed), *([words.say("pass-gone", count=gone)] if gone else [])]
        await update(interaction, card(words.say("pass-title"), lines))


async def _listed(client: Bot, positions: Sequence[Position], actor: Actor, words: Localizer) -> ui.LayoutView:
    """The windows that wait for a person, and the button that passes in them.

    Raises:
        Refusal: there is none.
    """
    lines: list[str] = []
    listed: list[str] = []
    for position in positions:
        match, renderer = position.match, LineRenderer(words, position)
        for prompt in open_windows(position, actor.user)[: _MOST - len(listed)]:
            asked = renderer.markdown(prompt.ask)
            lines.append(words.say("pass-window", match=match.id, channel=f"<#{match.channel}>", ask=asked))
            listed.append(f"{match.id}{_BETWEEN}{prompt.id}")
    if not listed:
        raise Refusal("pass-nothing")
    digest = await keep(client.database, tuple(listed))
    row: list[ui.Item[ui.LayoutView]] = [
        button(PassListedButton.id_for(kept=digest), words.say("pass-do", count=len(listed)), Style.primary)
    ]
    about = words.say("pass-about", count=len(listed))
    return card(words.say("pass-title"), [about, "\n".join(lines)], rows=[row])
