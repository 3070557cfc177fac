"""``/match answer``: a name typed with suggestions, for the question of one's own that asks for one."""

from __future__ import annotations

from typing import Annotated

import discord
from discord import app_commands

from bot.chat.base.commands.declaring import command
from bot.chat.base.commands.options import Suggest
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import reply
from bot.chat.base.text import one_line
from bot.chat.base.waiting.crowd import Haste
from bot.chat.bot import Bot
from bot.chat.matches.acts.panel.typed_answers import answered
from bot.chat.matches.base.match_context import MatchContext, context_here, context_while_typing
from bot.chat.matches.base.paths import remembered_name
from bot.chat.matches.shows.panel.panel import find_prompt, prompts_of, stale_card
from bot.chat.matches.shows.panel.questions import past_forced
from bot.games.questions import Name, Prompt

_CHOICES, _LONGEST = 25, 100


async def suggest(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The names for what is typed, where the person is asked for one."""
    context = await context_while_typing(interaction)
    asked = await _asked(context) if context else None
    if context is None or asked is None:
        return []
    found = context.position.suggest(*asked, typed[:_LONGEST])[:_CHOICES]
    named = ((context.renderer.plain(each.label), each.token) for each in found)
    return [app_commands.Choice(name=one_line(name, _LONGEST), value=token) for name, token in named]


@command("match", "answer", haste=Haste.MOVE)
async def answer(
    interaction: discord.Interaction[Bot], name: Annotated[app_commands.Range[str, 1, _LONGEST], Suggest(suggest)]
) -> None:
    """Answer the question for a name that one's panel showed last, and show the panel with it."""
    context = await context_here(interaction)
    if context.position.match.course.stands:
        await reply(interaction, await stale_card(context))
        return
    asked = await _asked(context)
    if asked is None:
        raise Refusal("panel-no-name-asked")
    await reply(interaction, await answered(context, *asked, name) or await stale_card(context, asked[0]))


async def _asked(context: MatchContext) -> tuple[Prompt, tuple[str, ...]] | None:
    """The prompt and path at which the person is asked for a name: where their panel was, else where any begins."""
    database, user = context.interaction.client.database, context.actor.user
    kept = await remembered_name(database, context.match, user)
    prompt = find_prompt(context, kept[0]) if kept else None
    if kept and prompt and isinstance(context.position.step(prompt, kept[1]), Name):
        return prompt, kept[1]
    for each in prompts_of(context):
        step, path = past_forced(context, each, ())
        if isinstance(step, Name):
            return each, path
    return None
