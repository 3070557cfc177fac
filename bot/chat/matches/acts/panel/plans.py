"""Answers to questions that are yet to come: which can be foreseen, what was planned, and what did not happen."""

from __future__ import annotations

from typing import TypeAlias

import discord
from discord import ui

from bot.chat.base.messages import button, card, select, update
from bot.chat.matches.base.ids import PlanId, panel_id
from bot.chat.matches.base.match_context import MatchButton, MatchContext, MatchSelect
from bot.chat.matches.base.paths import prompt_code
from bot.chat.matches.shows.panel.kept import stopped_lines
from bot.chat.matches.shows.panel.panel import find_prompt, prompt_card, prompts_of, show_after, stale_card
from bot.chat.matches.shows.panel.questions import move_after
from bot.games.questions import Prompt
from bot.matches.rules.foresight import foreseen

_YOURS = discord.Colour.green()
Located: TypeAlias = tuple[MatchContext, Prompt | None]
"""A question, if it still is one, and the match as it is when it is asked."""


class PlanButton(MatchButton, PlanId):
    """Opens what the presser can plan."""

    async def pressed(self, context: MatchContext) -> None:
        """Show it in place of the panel."""
        await update(context.interaction, plan_card(context))


class PlanSelect(MatchSelect, prefix="planned"):
    """Which of the questions to come to answer."""

    async def picked(self, context: MatchContext, value: str) -> None:
        """Show its options."""
        await walk(context, located(context, value), ())


class GiveUpPlanButton(MatchButton, prefix="unplan"):
    """Forgets all that the presser planned."""

    async def pressed(self, context: MatchContext) -> None:
        """Forget it, and show the panel."""
        done = await context.service.play.give_plan_up(context.match, context.actor)
        await show_after(context, done, "plan-given-up")


async def walk(context: MatchContext, at: Located, path: tuple[str, ...] | None, page: int = 0) -> None:
    """Show where a path leads, or that its question is closed."""
    there, prompt = at
    shown = await prompt_card(there, prompt, path, page=page) if prompt and path is not None else None
    await update(context.interaction, shown or await stale_card(context, prompt))


def located(context: MatchContext, code: str) -> Located:
    """The question with this code, and the match as it is when it is asked: now, or later if nobody does anything."""
    prompt = find_prompt(context, code)
    if prompt is None and context.seat is not None:
        for window in prompts_of(context):
            move = move_after(context, window)
            if move is not None and prompt_code(move.prompt.id) == code:
                return move
        for each in foreseen(context.position, context.seat):
            if prompt_code(each.prompt.id) == code:
                return context.foreseeing(each.position), each.prompt
    return context, prompt


def plan_card(context: MatchContext, notes: tuple[str, ...] = ()) -> ui.LayoutView:
    """What a seat planned, what came to nothing, and the questions that can be foreseen."""
    say, match = context.words.say, context.match
    plans = () if context.seat is None else context.position.answers.plans(context.seat)
    coming = () if context.seat is None else foreseen(context.position, context.seat)
    said = {each.question: context.renderer.markdown(each.said) for each in plans if each.said and not each.stopped}
    passed = {each.question for each in plans if not each.said}
    lines = [*stopped_lines(context), say("plan-about" if coming else "plan-nothing")]
    for number, each in enumerate(coming, 1):
        answer = said.get(each.prompt.id) or (say("plan-pass") if each.prompt.id in passed else "")
        asked = context.foreseeing(each.position).renderer.markdown(each.prompt.ask)
        lines.append(f"{number}. {asked}" + (f" → **{answer}**" if answer else ""))
    options = [
        discord.SelectOption(label=context.renderer.plain(each.prompt.ask, 100), value=prompt_code(each.prompt.id))
        for each in coming
    ]
    rows: list[list[ui.Item[ui.LayoutView]]] = []
    if options:
        rows.append([select(PlanSelect.id_for(match=match), options, say("plan-pick"))])
    row = [button(panel_id(match=match), say("panel-back"))]
    if plans:
        row.append(button(GiveUpPlanButton.id_for(match=match), say("plan-give-up")))
    return card(say("plan-title", match=match), [*notes, *lines], colour=_YOURS, rows=[*rows, row])
