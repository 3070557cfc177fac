"""The private panel: what a seat is asked, its legal answers one pick after the other, and the preview."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.chat.base.messages import Style, button, card, cut, select, small, together, update
from bot.chat.base.text import moment
from bot.chat.matches.base.ids import (
    PanelId,
    QuestionId,
)
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.base.paths import drafted, joined, pack, prompt_code
from bot.chat.matches.base.replies import granted, refusal_note
from bot.chat.matches.shows.panel import questions
from bot.chat.matches.shows.panel.advice import advice_rows, whose
from bot.chat.matches.shows.panel.kept import (
    again_row,
    draft_line,
    is_kept,
    kept_lines,
    own_move_row,
    refused_row,
    rest_row,
    returned_lines,
    stopped_lines,
    take_back_row,
)
from bot.chat.matches.shows.panel.side_rows import keep_row, looks, over_row, pass_row, refresh_row, standing_button
from bot.chat.matches.shows.table.advice import advice_lines
from bot.chat.matches.shows.table.beside import barred_text, beyond, fact_lines
from bot.chat.matches.shows.table.guide import guide_line, guide_row
from bot.chat.matches.shows.table.since import Meanwhile, SinceButton, meanwhile, point_line
from bot.chat.matches.shows.table.status_card import held_lines, outcome_lines
from bot.games.questions import Complete, Prompt, Step
from bot.games.values import Seat
from bot.matches.model.match import Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules.clock.deadlines import no_moves
from bot.matches.rules.clock.quick import end_of
from bot.matches.rules.permissions import no_order
from bot.matches.rules.submit import Submitted

_YOURS = discord.Colour.green()
_FINAL = discord.Colour.orange()
_COMPONENTS = 40
"""Parts that a message of Discord's may have."""
_LONGEST, _LAST = 1500, 3000
"""Characters of what came of a move; more of the last one, after which nothing is asked."""

Rows = list[list[ui.Item[Any]]]


def find_prompt(context: MatchContext, code: str) -> Prompt | None:
    """The open prompt with this code that the person may answer, or advise on, if there still is one.

    While nobody moves there is none to answer.
    """
    own = () if context.position.match.course.stands else prompts_of(context)
    return next((each for each in (*own, *context.advisable) if prompt_code(each.id) == code), None)


def prompts_of(context: MatchContext) -> tuple[Prompt, ...]:
    """What the person is asked: in their own seat unless they have given it up, and as a judge."""
    position = context.position
    plays = context.seat is not None and position.match.seats[context.seat].human
    own = position.answerable(context.seat) if plays and context.seat is not None else ()
    asked = tuple(prompt for prompt in own if not prompt.judge)
    for_judges = tuple(prompt for prompt in position.prompts() if prompt.judge)
    if not for_judges or no_order(position, context.actor) is not None:
        return asked
    return (*asked, *for_judges)


async def panel_card(context: MatchContext, notes: tuple[str, ...] = (), more: Rows | None = None) -> ui.LayoutView:
    """The panel as it opens: the only prompt's options, the choice between prompts, or whom the match waits for."""
    prompts = prompts_of(context)
    notes = (*notes, *returned_lines(context), *stopped_lines(context))
    beside = [*(more or []), await keep_row(context.interaction, context.words, context.position)]
    if context.position.match.course.stands:
        notes = (*notes, context.words.say("panel-paused"), *held_lines(context.renderer))
        return await _nothing_asked(context, notes, beside)
    if len(prompts) == 1:
        shown = await prompt_card(context, prompts[0], (), notes=notes, more=more)
        return shown or await _nothing_asked(context, notes, beside)
    if not prompts:
        others = context.advisable
        if len(others) == 1:
            shown = await prompt_card(context, others[0], (), notes=notes, more=more)
            return shown or await _nothing_asked(context, notes, beside)
        return await _nothing_asked(context, notes, [*_question_select(context, others), *beside])
    rows: Rows = [
        *_question_select(context, prompts),
        *pass_row(context),
        *refresh_row(context),
    ]
    title = context.words.say("panel-title", match=context.match)
    texts = [*notes, context.words.say("panel-questions", count=len(prompts))]
    return card(title, texts, colour=_YOURS, rows=[*rows, *beside])


async def prompt_card(
    context: MatchContext,
    prompt: Prompt,
    path: tuple[str, ...],
    *,
    page: int = 0,
    notes: tuple[str, ...] = (),
    more: Rows | None = None,
) -> ui.LayoutView | None:
    """The panel after the options of a path were picked; ``None`` when the path leads nowhere any more.

    A question with only one answer is skipped, forwards and backwards.
    """
    path, draft = drafted(path)
    begun = bool(path)
    move = None if begun else questions.move_after(context, prompt)
    if move is not None and not is_kept(context, prompt):
        first = [*await _window_rows(context, prompt), *(more or [])]
        return await prompt_card(move.context, move.prompt, (), page=page, notes=notes, more=first)
    step, path = questions.past_forced(context, prompt, path)
    if step is None:
        return None
    title = context.words.say("plan-title" if context.plans else "panel-title", match=context.match)
    trail = questions.picked_so_far(context, prompt, path)
    is_shared = context.position.variant.together
    about = whose(context, prompt) if is_shared else []
    if isinstance(step, Complete) and not begun and is_kept(context, prompt) and not context.plans:
        texts = [*notes, *about, *kept_lines(context, prompt)]
        row = [*take_back_row(context, prompt), *standing_button(context)]
        return card(title, texts, colour=_YOURS, rows=[row, await _back_row(context, prompt, ()), *(more or [])])
    if isinstance(step, Complete) and not begun and (end := _quick_end(context, prompt)):
        texts = [*notes, context.words.say("panel-quick-nothing", when=moment(end))]
        return card(title, texts, rows=[await _back_row(context, prompt, ()), *(more or [])])
    if isinstance(step, Complete):
        forced = questions.previous_choice(context, prompt, path) is None and len(prompts_of(context)) < 2
        warning = _warning(context, prompt, step, forced=forced)
        facts = fact_lines(context, prompt, path)
        texts = [*notes, *about, trail, f"**{context.renderer.markdown(step.preview)}**", *facts]
        below = barred_text(context, prompt, [()]) if forced else ""
        confirm = await _confirm_rows(context, prompt, path, step)
        rows = [[] if begun else rest_row(context, prompt), *confirm, _text_row(below), *(more or [])]
        return card(title, [*texts, small([warning])], colour=_FINAL if step.final else _YOURS, rows=rows)
    kept = [] if trail else kept_lines(context, prompt)
    guided = context.position.match.terms.first and not trail
    guide = guide_line(context, prompt) if guided else ""
    facts = fact_lines(context, prompt, path)
    so_far = draft_line(context.renderer, step, draft) if isinstance(step, Step) else ""
    texts = [
        *notes, *about, *kept, guide, trail, *facts, questions.headline(context, step), so_far
    ]  # fmt: skip
    beside = [] if trail or context.plans else [*take_back_row(context, prompt), *standing_button(context)]
    asked = questions.Asked(context, prompt, path, step, page, draft)
    again = [] if trail else await again_row(context, prompt)
    rest = [] if trail else rest_row(context, prompt)
    hurries = prompt.urgency == "window"
    rows = [
        rest if hurries else [],
        *await questions.rows(asked),
        [] if hurries else rest,
        _text_row(barred_text(context, prompt, questions.looked_at(asked))),
        again,
    ]
    others = [await _back_row(context, prompt, path), beside]
    if not path:
        if is_shared:
            texts += advice_lines(context.renderer, [prompt.id])
            rows += await advice_rows(context, prompt)
        others += [guide_row(context, prompt) if guide else [], *await own_move_row(context)]
        others.append(await keep_row(context.interaction, context.words, context.position))
    if not trail and not more:
        # What was refused just now has its own button already.
        others.append(await refused_row(context, prompt))
    rows += together(*others)
    if not path and not context.is_advice(prompt):
        rows += _question_select(context, context.advisable)
    rows += more or []
    return card(title, texts, colour=_YOURS, rows=rows)


async def _window_rows(context: MatchContext, window: Prompt) -> Rows:
    """The answers to a window before the move that is asked above; none where there is nothing to do in it."""
    step, path = questions.past_forced(context, window, ())
    if step is None or isinstance(step, Complete):
        return []
    asked = questions.Asked(context, window, path, step)
    return [_text_row(context.words.say("panel-before-move")), *await questions.rows(asked)]


def _quick_end(context: MatchContext, prompt: Prompt) -> datetime | None:
    """When the quick window ends that the reader is asked in; ``None`` where it is none, or not their own."""
    asked = context.position.prompt(prompt.id, prompt.seat) if prompt.seat == context.seat else None
    return None if asked is None else end_of(context.position, asked)


def _text_row(text: str) -> list[ui.Item[Any]]:
    """A text among rows of buttons; none where there is nothing to say."""
    return [ui.TextDisplay(text)] if text else []


def _warning(context: MatchContext, prompt: Prompt, step: Complete[Any], *, forced: bool) -> str:
    """What taking the step back would need: the game's own sentence where it has one."""
    say = context.words.say
    if context.plans:
        return say("plan-note")
    if context.is_advice(prompt):
        return say("advice-note")
    if prompt.ahead:
        return say("panel-ahead-undoable")
    if step.final and step.why is not None:
        return context.renderer.markdown(step.why)
    if step.final or prompt.judge:
        return say("panel-final")
    return say("panel-forced" if forced else "panel-undoable")


async def _confirm_rows(context: MatchContext, prompt: Prompt, path: tuple[str, ...], step: Complete[Any]) -> Rows:
    packed = await pack(context.interaction.client.database, path)
    press = partial(PanelId.id_for, match=context.match, code=prompt_code(prompt.id))
    style = Style.danger if step.final else Style.success
    given = "advice-give" if context.is_advice(prompt) else "panel-confirm"
    label = context.words.say("plan-confirm" if context.plans else given)
    confirm = button(press(act="c", path=packed), label, style)
    # A player who wants to look at something before they confirm goes back to their pick.
    back = await _way_back(context, prompt, path) or looks(context)
    longer = (
        button(press(act="s", path=joined(packed, each.token)), context.renderer.plain(each.label, 80))
        for each in step.more
    )
    return together([confirm, *longer], back)


async def _back_row(context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> list[ui.Item[Any]]:
    return [*await _way_back(context, prompt, path), *looks(context)]


async def _way_back(context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> list[ui.Item[Any]]:
    """The buttons that lead to the pick before, and to the choice between questions; none where there was neither."""
    back, say = questions.previous_choice(context, prompt, path), context.words.say
    several = len(prompts_of(context)) > 1
    press = partial(PanelId.id_for, match=context.match, code=prompt_code(prompt.id))
    row: list[ui.Item[Any]] = []
    if back is not None:
        packed = await pack(context.interaction.client.database, back)
        row.append(button(press(act="b", path=packed), say("panel-back")))
    if back or several:
        row.append(button(press(act="x", path=""), say("panel-cancel")))
    return row


async def _nothing_asked(context: MatchContext, notes: tuple[str, ...], more: Rows) -> ui.LayoutView:
    match, say = context.position.match, context.words.say
    title = say("status-title", game=context.words.game(match.game, match.game), match=match.id)
    if match.status is Status.LOBBY:
        return card(title, [*notes, say("panel-not-begun")], rows=more)
    if match.status is not Status.PLAYING:
        texts = [say("panel-over"), *outcome_lines(context.renderer)]
        return card(title, [*notes, *texts], rows=[over_row(context), *more])
    if context.seat is None:
        return card(title, [*notes, say("panel-no-seat")], rows=[*refresh_row(context), *more])
    waited = ", ".join(context.renderer.seat(wait.seat) for wait in match.course.waits)
    # Where only a judge is waited for, no seat is, and nobody's automaton either.
    held = [] if waited else held_lines(context.renderer)
    key = "panel-paused-awaited" if match.course.stands and waited else "panel-not-asked"
    texts = held or [say(key, players=waited or say("panel-nobody"))]
    title = say("panel-title", match=match.id)
    return card(title, [*notes, *texts], rows=[*await own_move_row(context), *refresh_row(context), *more])


def _question_select(context: MatchContext, prompts: tuple[Prompt, ...]) -> Rows:
    """A list of questions to pick one from; nothing where there is none."""
    if not prompts:
        return []
    options = [
        discord.SelectOption(label=_named(context, each), value=prompt_code(each.id))
        for each in prompts[: questions.PAGE]
    ]
    key = "advice-pick" if all(map(context.is_advice, prompts)) else "panel-pick-question"
    return [[select(QuestionId.id_for(match=context.match), options, context.words.say(key))]]


def _named(context: MatchContext, prompt: Prompt) -> str:
    ask = context.renderer.plain(prompt.ask)
    if prompt.judge or prompt.seat == context.seat:
        return ask
    return f"{context.renderer.seat(prompt.seat, markdown=False)}: {ask}"[:100]


# Under the news.


async def stale_card(context: MatchContext, asked: Prompt | None = None) -> ui.LayoutView:
    """The panel as it is now, for somebody whose press leads nowhere: nobody moves, or their question is closed.

    Args:
        asked: the question, where it is still open: only the button is of an older version, or what it kept is gone.
    """
    stopped = no_moves(context.position.match)
    if stopped is not None:
        note, _ = await refusal_note(context, stopped)
        return await panel_card(context, (note,))
    return await opened_card(context, notes=(context.words.say("panel-outdated" if asked else "panel-stale"),))


async def show_after(context: MatchContext, done: Position | Refused, said: str) -> None:
    """Show the panel after something was done, under the sentence of this name; or why it was not done."""
    after = context.after(granted(context, done))
    await update(context.interaction, await opened_card(after, notes=(context.words.say(said),)))


async def opened_card(
    context: MatchContext, missed: Meanwhile | None = None, notes: tuple[str, ...] = ()
) -> ui.LayoutView:
    """The panel for who comes to it: above what is asked, what happened since their last move.

    Args:
        missed: what happened, where it is told above the panel already.
        notes: what comes first.
    """
    asked = prompts_of(context)
    told = missed or await meanwhile(context, below=_said_below(context))
    if told is None:
        return await panel_card(context, notes)
    lines = () if missed else (*told.story, *told.lines)
    # The story says already how far the match is and what is asked.
    point = () if told.story else (point_line(context, asked),)
    shown = await panel_card(context, (*notes, *lines, *point))
    return shown if missed else _with_buttons(shown, told.buttons)


async def moved_card(context: MatchContext, done: Submitted) -> ui.LayoutView:
    """The panel for who has just moved: above what is asked, what came of it, the others' answers to it included."""
    if not done.happened or context.seat is None:
        return await panel_card(context, (context.words.say("panel-ahead"),))
    came = _came(context, context.seat, done)
    shown = await panel_card(context, (context.words.say("panel-done"), came.text))
    return _with_buttons(shown, came.buttons)


class _Came(NamedTuple):
    """The news of a move, as its own seat may know it, and the button that leads to the rest where room is short."""

    text: str
    buttons: tuple[ui.Button[Any], ...] = ()


def _came(context: MatchContext, seat: Seat, done: Submitted) -> _Came:
    """All that the seat itself did, where a card drawn is named and nowhere else, and of the rest the latest."""
    below, entries = _said_below(context), done.told(seat)
    paragraphs: dict[int, str] = {}
    for each in entries:
        lines = [context.renderer.markdown(line) for line in each.lines]
        paragraphs[each.seq] = small(part for line in lines for part in (beyond(line, below) if below else (line,)))
    own = {each.seq for each in entries if each.seat == seat}
    longest = _LONGEST if done.position.match.live else _LAST
    room = longest - sum(len(paragraphs[seq]) + 1 for seq in own)
    missing = 0
    for seq in sorted(paragraphs.keys() - own, reverse=True):
        room -= len(paragraphs[seq]) + 1
        if paragraphs[seq] and room < 0:
            missing = seq
            break
    before = [text for seq, text in paragraphs.items() if text and seq in own and seq < missing]
    latest = [text for seq, text in paragraphs.items() if text and seq > missing]
    if not missing:
        return _Came(cut("\n".join(latest), longest))
    leads = SinceButton.id_for(match=context.match, start=done.first - 1, before=missing + 1)
    said = cut("\n".join([*before, small(["…"]), *latest]), longest)
    return _Came(said, (button(leads, context.words.say("panel-since-older")),))


def _said_below(context: MatchContext) -> frozenset[str]:
    """The lines beside the question of the panel as it opens, which nothing above it repeats."""
    asked = prompts_of(context)
    return frozenset(fact_lines(context, asked[0], ())) if len(asked) == 1 else frozenset()


def _with_buttons(shown: ui.LayoutView, buttons: tuple[ui.Button[Any], ...]) -> ui.LayoutView:
    """The panel with buttons below it, as far as a message may have so many."""
    if buttons and shown.total_children_count + len(buttons) + 1 <= _COMPONENTS:
        shown.add_item(ui.ActionRow(*buttons))
    return shown
