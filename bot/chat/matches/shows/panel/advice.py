"""Advice in the panel: whose question it is, and the buttons that take advice over, back it, or ask for it."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.chat.base.messages import Style, button, together
from bot.chat.matches.base.ids import AdviceId, OwnPlayerId, PanelId
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.base.paths import pack, prompt_code
from bot.chat.matches.shows.table.advice import ranked
from bot.games.questions import Prompt
from bot.matches.model.proposals import Advice

_MOST = 5
_LONGEST = 55
"""Characters of what is advised on a button."""

Rows = list[list[ui.Item[Any]]]


def whose(context: MatchContext, prompt: Prompt) -> list[str]:
    """Whose question it is, where it is neither the person's own nor a judge's."""
    if prompt.judge or prompt.seat == context.seat:
        return []
    key = "advice-on" if context.is_advice(prompt) else "advice-open"
    return [context.words.say(key, player=context.renderer.seat(prompt.seat))]


async def _changing(context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> str:
    """The id of the button that goes back to the end of a path, from where its picks are changed."""
    packed = await pack(context.interaction.client.database, path)
    return PanelId.id_for(match=context.match, code=prompt_code(prompt.id), act="b", path=packed)


def _label(context: MatchContext, key: str, one: Advice) -> str:
    """The label of a button: what is advised, as much of it as fits."""
    player = "" if one.seat is None else context.renderer.seat(one.seat, markdown=False)
    own = one.seat is None
    return context.words.say(key, what=context.renderer.plain(one.preview, _LONGEST), player=player, bot=int(own))


async def advice_rows(context: MatchContext, prompt: Prompt) -> Rows:
    """Buttons for the advice on a question at a table that plays together.

    They take it over, change it or back it, and let the game's own player advise.

    Advice that two gave alike is taken over by one button. To change advice of several picks, it opens as if the reader
    had picked it.
    """
    advising = context.is_advice(prompt)
    shown = [one for one in ranked(context.renderer, [prompt.id]) if not advising or one.seat != context.seat][:_MOST]
    act, label = ("b", "advice-back") if advising else ("a", "advice-adopt")
    style = Style.secondary if advising else Style.success
    presses = shown if advising else list({one.command: one for one in reversed(shown)}.values())[::-1]
    buttons = [
        button(AdviceId.id_for(match=context.match, act=act, number=one.id), _label(context, label, one), style)
        for one in presses
    ]
    if not advising:
        paths = {one.path: one for one in presses if len(one.path) > 1}
        buttons += [
            button(await _changing(context, prompt, path), _label(context, "advice-change", one))
            for path, one in paths.items()
        ]
    if context.position.variant.automaton and context.position.game.advises(context.position.state, prompt):
        own = OwnPlayerId.id_for(match=context.match, code=prompt_code(prompt.id))
        buttons.append(button(own, context.words.say("advice-ask-own-player")))
    return together(buttons)
