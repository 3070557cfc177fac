"""The guide of a first match: at each new kind of question a sentence on what is asked and why."""

from __future__ import annotations

from typing import Any, Literal

from discord import ui

from bot.chat.base.messages import button
from bot.chat.matches.base.ids import LearnId
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.base.paths import prompt_code
from bot.games.questions import Prompt


def guide_line(context: MatchContext, prompt: Prompt) -> str:
    """A sentence on the question and why it is asked; empty for who has met the question, or wants no explanation.

    It goes by the kind of the question alone, never by what the seat holds.
    """
    is_own = prompt.seat == context.seat and not (prompt.judge or context.plans)
    if not is_own or not context.position.answers.needs_explanation(prompt.seat, prompt.ask.key):
        return ""
    key = f"guide-{prompt.ask.key}"
    said = context.words.say(key)
    return "" if said == key else f"> 💡 {said}"


def guide_row(context: MatchContext, prompt: Prompt) -> list[ui.Item[Any]]:
    """The button with which an explanation goes."""
    return [button(_press(context, prompt, "one"), context.words.say("guide-learn"))]


def stop_row(context: MatchContext, prompt: Prompt) -> list[ui.Item[Any]]:
    """The button with which all that are yet to come go too, for who had one go."""
    return [button(_press(context, prompt, "all"), context.words.say("guide-stop"))]


def _press(context: MatchContext, prompt: Prompt, act: Literal["one", "all"]) -> str:
    return LearnId.id_for(match=context.match, code=prompt_code(prompt.id), act=act)
