"""Advice in the panel: whose question it is, and the buttons that take advice over, back it, or ask for it."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.chat.base.messages import Style, button
from bot.chat.matches.base.ids import AdviceId, OwnPlayerId, PanelId
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.base.paths import pack, prompt_code
from bot.chat.matches.shows.table.advice import ranked
from bot.games.questions import Prompt

_MOST = 5

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


async def advice_rows(context: MatchContext, prompt: Prompt) -> Rows:
    """Buttons for the advice on a question: take it over, change it or back it, and let the game's own player advise.

    To change advice of several picks, it opens as if the reader had picked it.
    """
    rows: Rows = []
    say, advising = context.words.say, context.is_advice(prompt)
    if context.position.variant.together:
        shown = [one for one in ranked(context.renderer, [prompt.id]) if not advising or one.seat != context.seat]
        act, label = ("b", "advice-back") if advising else ("a", "advice-adopt")
        style = Style.secondary if advising else Style.success
        rows.append(
            [
                button(AdviceId.id_for(match=context.match, act=act, number=one.id), say(label, number=one.id), style)
                for one in shown[:_MOST]
            ]
        )
        if not advising:
            # Two may advise the same, which is changed by one button.
            paths = {one.path: one.id for one in reversed(shown[:_MOST]) if len(one.path) > 1}
            ids = {number: await _changing(context, prompt, path) for path, number in reversed(paths.items())}
            rows.append([button(press, say("advice-change", number=number)) for number, press in ids.items()])
        if context.position.variant.automaton and context.position.game.advises(context.position.state, prompt):
            own = OwnPlayerId.id_for(match=context.match, code=prompt_code(prompt.id))
            rows.append([button(own, say("advice-ask-own-player"))])
    return [row for row in rows if row]
