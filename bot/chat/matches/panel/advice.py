"""Advice in the panel: other seats' questions, and the buttons that take advice over, back it, or ask for it."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.matches.base.buttons import Style, button, select
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.panel.paths import prompt_code
from bot.chat.matches.table.advice import ranked
from bot.games.questions import Prompt

_MOST = 5
_SELECT = 25

Rows = list[list[ui.Item[Any]]]


def advisable(context: MatchContext) -> tuple[Prompt, ...]:
    """What others are asked on which the person may advise: at a table that plays together, by those who play."""
    seat, position = context.seat, context.position
    if seat is None or not position.match.seats[seat].human or not position.variant.together:
        return ()
    own = {prompt.id for prompt in position.answerable(seat)}
    return tuple(prompt for prompt in position.prompts() if not prompt.judge and prompt.id not in own)


def is_advice(context: MatchContext, prompt: Prompt) -> bool:
    """Whether what the person says to a question is advice, and not its answer."""
    return any(each.id == prompt.id for each in advisable(context))


def whose(context: MatchContext, prompt: Prompt) -> list[str]:
    """Whose question it is, where it is neither the person's own nor a judge's."""
    if prompt.judge or prompt.seat == context.seat:
        return []
    key = "advice-on" if is_advice(context, prompt) else "advice-open"
    return [context.words.say(key, player=context.renderer.seat(prompt.seat))]


def advice_rows(context: MatchContext, prompt: Prompt) -> Rows:
    """Buttons for the advice on a question: take it over or back it, and let the game's own player advise."""
    rows: Rows = []
    say, advising = context.words.say, is_advice(context, prompt)
    if context.position.variant.together:
        shown = [one for one in ranked(context.renderer, [prompt.id]) if not advising or one.seat != context.seat]
        act, label = ("b", "advice-back") if advising else ("a", "advice-adopt")
        style = Style.secondary if advising else Style.success
        rows.append(
            [button(f"adv:{context.match}:{act}:{one.id}", say(label, number=one.id), style) for one in shown[:_MOST]]
        )
        if context.position.variant.automaton:
            rows.append([button(f"advg:{context.match}:{prompt_code(prompt.id)}", say("advice-ask-own-player"))])
    return [row for row in rows if row]


def question_select(context: MatchContext, prompts: tuple[Prompt, ...]) -> Rows:
    """A list of questions to pick one from; nothing where there is none."""
    if not prompts:
        return []
    options = [
        discord.SelectOption(label=_named(context, each), value=prompt_code(each.id)) for each in prompts[:_SELECT]
    ]
    key = "advice-pick" if all(is_advice(context, each) for each in prompts) else "panel-pick-question"
    return [[select(f"w:{context.match}", options, context.words.say(key))]]


def _named(context: MatchContext, prompt: Prompt) -> str:
    ask = context.renderer.plain(prompt.ask)
    if prompt.judge or prompt.seat == context.seat:
        return ask
    return f"{context.renderer.seat(prompt.seat, markdown=False)}: {ask}"[:100]
