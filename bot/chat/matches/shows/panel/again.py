"""The button that gives an answer once more which the reader gave to the same kind of question before."""

from __future__ import annotations

from discord import ui

from bot.chat.base.messages import button
from bot.chat.matches.base.ids import PanelId
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.base.paths import pack, prompt_code
from bot.chat.matches.shows.panel.questions import AS_BUTTONS
from bot.games.offers import only
from bot.games.questions import Complete, Prompt, Step
from bot.games.values import Line

_LABEL = 80

Buttons = list[ui.Item[ui.LayoutView]]


async def again_row(context: MatchContext, prompt: Prompt) -> Buttons:
    """The reader's latest answer to this kind of question that is legal now; none where a single press gives it anyway.

    An answer is legal if the game lets its path be picked now. Cards and dice of people's own are never offered again.
    """
    position = context.position
    if context.plans or prompt.judge or prompt.ahead or prompt.seat != context.seat:
        return []
    for given in position.answers.given.get(prompt.seat, ()):
        step = position.step(prompt, given.path) if given.ask == prompt.ask.key and given.path else None
        if not isinstance(step, Complete) or position.game.declares(position.state, step.command):
            continue
        if _saves_presses(context, prompt, given.path):
            path = await pack(context.interaction.client.database, given.path)
            label, code = _label(context, step.preview), prompt_code(prompt.id)
            return [button(PanelId.id_for(match=context.match, code=code, act="a", path=path), label)]
    return []


def _saves_presses(context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> bool:
    """Whether there is more to pick on a path than one of a few buttons."""
    asked = [context.position.step(prompt, path[:length]) for length in range(len(path))]
    real = [step for step in asked if step is not None and not isinstance(step, Complete) and only(step) is None]
    few = len(real) == 1 and isinstance(real[0], Step) and len(real[0].options) <= AS_BUTTONS
    return bool(real) and not few


def _label(context: MatchContext, answer: Line) -> str:
    around = len(context.words.say("panel-again", answer=""))
    return context.words.say("panel-again", answer=context.renderer.plain(answer, _LABEL - around))
