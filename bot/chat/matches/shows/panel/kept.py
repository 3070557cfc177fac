"""Answers that the reader gave or began to give: picks so far, those that wait, the last move, and one to repeat."""

from __future__ import annotations

from typing import Any

from discord import ui
from msgspec import UNSET

from bot.chat.base.messages import LineRenderer, button, small
from bot.chat.base.text import one_line
from bot.chat.matches.base.ids import OwnMoveId, PanelId, RestId, TakeBackId
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.base.paths import pack, prompt_code
from bot.chat.matches.base.replies import dispute_row
from bot.chat.matches.shows.panel.questions import AS_BUTTONS
from bot.games.offers import only
from bot.games.questions import Complete, Option, Prompt, Step
from bot.games.setup import Choice
from bot.games.values import Line
from bot.matches.model.match import Latest
from bot.matches.model.position import resting
from bot.matches.model.private import MISSED, Ahead
from bot.matches.rules.undo import own_move

_LABEL, _MOVE, _DRAFT = 80, 56, 500
"""Characters of a button, of the one that takes a move back, two lines of a telephone, and of the picks so far."""


def kept_lines(context: MatchContext, prompt: Prompt) -> list[str]:
    """That an answer waits for its turn, which one does, and why one could not be played."""
    say = context.words.say
    lines = [small([say("panel-ahead-about")])] if prompt.ahead else []
    kept = _kept(context, prompt)
    if kept is None:
        return lines
    if kept.refused:
        why = " ".join(context.renderer.markdown(one.line) for one in kept.refused)
        return [*lines, say("panel-ahead-refused", why=why)]
    step = context.position.step(prompt, kept.path)
    answer = context.renderer.markdown(step.preview) if isinstance(step, Complete) else "…"
    return [*lines, say("panel-ahead-kept", answer=answer)]


def stopped_lines(context: MatchContext) -> list[str]:
    """What was planned and did not happen, because somebody did something."""
    plans = () if context.seat is None else context.position.answers.plans(context.seat)
    left = [context.renderer.markdown(each.said) for each in plans if each.stopped and each.said]
    return [context.words.say("plan-stopped"), *(small([f"– {each}"]) for each in left)] if left else []


def returned_lines(context: MatchContext) -> list[str]:
    """That the reader missed several windows and was passed over in those that followed, which is over now."""
    return [context.words.say("panel-returned", count=MISSED)] if context.returned else []


def is_kept(context: MatchContext, prompt: Prompt) -> bool:
    """Whether an answer of the reader's waits for its turn."""
    kept = _kept(context, prompt)
    return kept is not None and not kept.refused


def rest_row(context: MatchContext, prompt: Prompt) -> list[ui.Item[Any]]:
    """Buttons that answer this and more of its kind, for a person who gave several such answers; none for others."""
    if prompt.seat != context.seat or context.plans or context.window:
        return []
    return [
        button(
            RestId.id_for(match=context.match, name=choice.name, token=option.token),
            one_line(
                context.words.say("panel-rest" if choice.once else "panel-settle", what=_said(context, choice, option)),
                _LABEL,
            ),
        )
        for choice, option in resting(context.position, prompt)
    ]


def _said(context: MatchContext, choice: Choice, option: Option) -> str:
    """An option of a standing choice; with what it is about, where it holds for good."""
    said = context.renderer.plain(option.label, _LABEL)
    about = f"choice-{context.position.match.game}-{choice.name}"
    return said if choice.once else f"{context.words.say(about)}: {said}"


def take_back_row(context: MatchContext, prompt: Prompt) -> list[ui.Item[Any]]:
    """The button that takes an answer back which waits for its turn."""
    if not is_kept(context, prompt):
        return []
    press = TakeBackId.id_for(match=context.match, code=prompt_code(prompt.id))
    return [button(press, context.words.say("panel-take-back"))]


async def refused_row(context: MatchContext, prompt: Prompt) -> list[ui.Item[Any]]:
    """The button that disputes why an answer given ahead could not be played."""
    kept = _kept(context, prompt)
    if kept is None or not kept.refused:
        return []
    return await dispute_row(context, bytes(kept.command).decode())


def _kept(context: MatchContext, prompt: Prompt) -> Ahead | None:
    return context.position.answers.answer(prompt.seat, prompt.id) if prompt.seat == context.seat else None


async def own_move_row(context: MatchContext) -> list[list[ui.Item[Any]]]:
    """The button that names and takes back the reader's last move; none where it is not theirs alone to take back."""
    latest = own_move(context.position.match, context.actor.user, context.service.clock.now())
    if latest is None or context.plans:
        return []
    label = ": ".join(filter(None, (context.words.say("panel-take-move-back"), await _said_of(context, latest))))
    return [[button(OwnMoveId.id_for(match=context.match, seq=latest.seq), one_line(label, _MOVE))]]


async def _said_of(context: MatchContext, latest: Latest) -> str:
    """The decision of the reader in words; where these were not kept, the first line of the log about it."""
    if latest.said is not UNSET:
        return context.renderer.plain(latest.said)
    made = latest.first or latest.seq
    pages = await context.service.history.log(context.position, context.viewer, before=made + 1, limit=1)
    move = next((context.renderer.plain(line) for page in pages for line in page.lines), "")
    # Whose move it is, its button says already.
    return move.removeprefix(f"{context.renderer.seat(context.seat or 0, markdown=False)}: ")


def draft_line(renderer: LineRenderer, step: Step, draft: tuple[str, ...]) -> str:
    """The picks so far of a question with several, and the way on; empty where there are none."""
    picked = [renderer.markdown(option.label) for option in step.options if option.token in draft]
    if not picked:
        return ""
    fits = "few" if len(picked) < step.least else "many" if len(picked) > step.most else "enough"
    done = renderer.words.say("panel-several-done")
    said = renderer.words.say(
        f"panel-several-picked-{fits}", count=len(picked), least=step.least, most=step.most, done=done
    )
    return f"{one_line(', '.join(picked), _DRAFT)}\n{small([said])}"


async def again_row(context: MatchContext, prompt: Prompt) -> list[ui.Item[ui.LayoutView]]:
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
