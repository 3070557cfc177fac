"""Answers to questions that are yet to come: which can be foreseen, what was planned, and what did not happen."""

from __future__ import annotations

import discord
from discord import ui

from bot.chat.base.messages import button, card, select, update
from bot.chat.matches.base.match_context import MATCH, MatchButton, MatchContext, MatchSelect
from bot.chat.matches.base.replies import refuse
from bot.chat.matches.panel.kept import stopped_lines
from bot.chat.matches.panel.panel import find_prompt, panel_card, prompt_card, stale_card
from bot.chat.matches.panel.paths import prompt_code
from bot.games.questions import Prompt
from bot.matches.model.refusals import Refused
from bot.matches.rules.foresight import foreseen

_YOURS = discord.Colour.green()


class PlanButton(MatchButton, template=rf"plan:{MATCH}"):
    """Opens what the presser can plan."""

    async def pressed(self, context: MatchContext) -> None:
        """Show it in place of the panel."""
        await update(context.interaction, plan_card(context))


class PlanSelect(MatchSelect, template=rf"planned:{MATCH}"):
    """Which of the questions to come to answer."""

    async def picked(self, context: MatchContext, value: str) -> None:
        """Show its options."""
        there, prompt = located(context, value)
        shown = None if prompt is None else await prompt_card(there, prompt, ())
        await update(context.interaction, shown or await stale_card(context))


class GiveUpPlanButton(MatchButton, template=rf"unplan:{MATCH}"):
    """Forgets all that the presser planned."""

    async def pressed(self, context: MatchContext) -> None:
        """Forget it, and show the panel."""
        done = await context.service.play.give_plan_up(context.match, context.actor)
        if isinstance(done, Refused):
            await refuse(context, done)
            return
        said = context.words.say("plan-given-up")
        await update(context.interaction, await panel_card(context.after(done), (said,)))


def located(context: MatchContext, code: str) -> tuple[MatchContext, Prompt | None]:
    """The question with this code, and the match as it is when it is asked: now, or later if nobody does anything."""
    prompt = find_prompt(context, code)
    if prompt is None and context.seat is not None:
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
        rows.append([select(f"planned:{match}", options, say("plan-pick"))])
    row = [button(f"p:{match}:-:r:", say("panel-back"))]
    if plans:
        row.append(button(f"unplan:{match}", say("plan-give-up")))
    return card(say("plan-title", match=match), [*notes, *lines], colour=_YOURS, rows=[*rows, row])
