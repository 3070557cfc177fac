"""A case on the private panel of its judge, section by section, and for others what they may see of it."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import ui

from bot.chat.base.messages import GAP, Style, button, card
from bot.chat.disputes.base.cases import CaseContext, refusal_card
from bot.chat.disputes.base.ids import SECTIONS, ActId, QueueId, SectionId, WriteId
from bot.chat.disputes.base.showing import begin, paged, show
from bot.chat.disputes.base.who import who_rules
from bot.chat.disputes.shows import sections
from bot.chat.disputes.shows.audit import audit_button
from bot.chat.disputes.shows.brief import brief
from bot.chat.disputes.shows.past import past_lines, what_next
from bot.chat.disputes.shows.rules import rules
from bot.chat.disputes.shows.sections import Part
from bot.disputes.model.dispute import Status
from bot.disputes.model.refusals import DeskReason, DeskRefused
from bot.disputes.rules.seeing import sees
from bot.disputes.services.desk import Panel

_OF_MATCHES = ("l", "r", "h")
_BLUE = discord.Colour.blue()
# Why a judge who may take the case does not have it; anything else keeps them from it.
_NOT_HELD = (DeskReason.NOT_CLAIMED, DeskReason.CLAIMED, DeskReason.LAPSED, DeskReason.CLOSED)


async def show_case(context: CaseContext, section: str, page: int = 0, notes: tuple[str, ...] = ()) -> None:
    """Show a section of a case to its judge; to sides the views, to other judges what is public.

    Args:
        notes: what has just happened, above everything else.
    """
    await begin(context.interaction)
    if not context.user.judges or context.dispute.side_of(context.user.user) is not None:
        await _show_views(context, section, page)
        return
    panel = await context.service.desk.panel(context.guild, context.number, context.user)
    if isinstance(panel, DeskRefused):
        if panel.reason not in _NOT_HELD:
            await show(context.interaction, refusal_card(context.said, panel))
            return
        problem = await context.service.desk.claimable(context.guild, context.number, context.user)
        await show(context.interaction, await _unclaimed(context, notes, problem))
        return
    context = context.after(panel.dispute)
    part = await _part(context, panel, section)
    lines, page, pages = paged(part.lines, page) if section != "o" else (part.lines, 0, 1)
    first = section == "o"
    sectioned = _section_rows(context, section)
    rows = [*part.rows, *sectioned] if first else [*sectioned, *part.rows]
    rows.append(_page_row(context, section, page, pages))
    rows.append(_acts(context, panel.rival, on_brief=first))
    title = f"{context.said.title} · {context.words.say(f'desk-section-{SECTIONS[section]}')}"
    view = card(title, [*notes, *lines], pictures=part.pictures, colour=_BLUE, rows=rows)
    await show(context.interaction, view, part.pictures)


async def _part(context: CaseContext, panel: Panel, section: str) -> Part:
    match section:
        case "v":
            return sections.views(context)
        case "l":
            return await sections.log(context, panel)
        case "r":
            return await sections.refused(context, panel)
        case "m":
            return sections.messages(context, panel)
        case "p":
            return await sections.pictures(context)
        case "b":
            return await rules(context)
        case "k":
            return await sections.precedents(context)
        case "h":
            return await sections.hidden(context)
        case _:
            return await brief(context, panel)


async def _show_views(context: CaseContext, section: str, page: int) -> None:
    """The views for a side that may read them, with what was ruled; for anybody else why not."""
    say, is_side = context.words.say, context.dispute.side_of(context.user.user) is not None
    if not sees(context.dispute, context.user) or not is_side:
        text = say("dispute-refused-judge-only")
        await show(context.interaction, card(context.said.title, [text, *who_rules(context.said)]))
        return
    # The views alone are no attempt to rule, so they come without the reason why a side may not.
    is_read = section == "v" or context.dispute.closed is not None
    above = [] if is_read else [say("dispute-refused-partial"), *who_rules(context.said), GAP]
    past = [*await past_lines(context), *(await what_next(context))[0]]
    lines, page, pages = paged([*sections.views(context).lines, *past], page)
    row = _page_row(context, "v", page, pages)
    if context.dispute.closed is not None:
        row.append(button(ActId.id_for(number=context.number, act="export"), say("desk-export")))
    view = card(context.said.title, [*above, *lines], rows=[row])
    await show(context.interaction, view)


async def _unclaimed(context: CaseContext, notes: tuple[str, ...], problem: DeskRefused | None) -> ui.LayoutView:
    """A case for a judge who does not have it.

    Args:
        problem: why they cannot take it.
    """
    say, said = context.words.say, context.said
    still, mends = await what_next(context)
    row: list[ui.Item[Any]] = []
    if problem is None:
        row.append(button(ActId.id_for(number=context.number, act="claim"), say("desk-claim"), Style.success))
    if problem is None or problem.reason in (DeskReason.CLAIMED, DeskReason.STILL_HEARD):
        row.append(button(ActId.id_for(number=context.number, act="recuse"), say("desk-recuse")))
    if context.dispute.closed is not None:
        if mends:
            row.append(button(WriteId.id_for(number=context.number, answers="mend"), say("desk-mend")))
        row.append(button(ActId.id_for(number=context.number, act="export"), say("desk-export")))
    row.append(button(QueueId.id_for(which="unclaimed", game=""), say("desk-queue")))
    row += audit_button(context.number, context.user, context.words)
    why = said.why_not(problem) if problem is not None and problem.reason is not DeskReason.CLOSED else []
    past = await past_lines(context)
    lines = [*notes, *said.subject(), *said.state(), *why, *who_rules(said), *past, *still]
    return card(said.title, lines, rows=[row])


def _section_rows(context: CaseContext, section: str) -> list[list[ui.Item[Any]]]:
    shown = [each for each in SECTIONS if context.dispute.match is not None or each not in _OF_MATCHES]
    buttons: list[ui.Item[Any]] = [
        button(
            SectionId.id_for(number=context.number, section=each, page=0),
            context.words.say(f"desk-section-{SECTIONS[each]}"),
            Style.primary if each == section else Style.danger if each == "h" else Style.secondary,
        )
        for each in shown
    ]
    return [buttons[:5], [*buttons[5:], *audit_button(context.number, context.user, context.words)]]


def _page_row(context: CaseContext, section: str, page: int, pages: int) -> list[ui.Item[Any]]:
    if pages < 2:
        return []
    press = partial(SectionId.id_for, number=context.number, section=section)
    # One of them may lead to where the section's own button does, and no two ids of a message are the same.
    return [
        button(press(page=max(page - 1, 0), side="p"), "‹" if page else "|‹", disabled=page == 0),
        button(press(page=page + 1, side="n"), f"{page + 1}/{pages} ›", disabled=page + 1 == pages),
    ]


def _acts(context: CaseContext, rival: int | None, *, on_brief: bool) -> list[ui.Item[Any]]:
    say, number = context.words.say, context.number
    row: list[ui.Item[Any]] = []
    if context.dispute.status is Status.APPEALED:
        row += [
            button(WriteId.id_for(number=number, answers="upheld"), say("desk-upheld"), Style.success),
            button(WriteId.id_for(number=number, answers="changed"), say("desk-changed"), Style.success),
        ]
        if rival is None:
            row.append(button(WriteId.id_for(number=number, answers="sent-back"), say("desk-sent-back")))
        if context.said.is_played and not context.dispute.freezes:
            row.append(button(ActId.id_for(number=number, act="stay"), say("desk-stay")))
    else:
        # The first screen has it beside what drafts a verdict.
        if not on_brief:
            row.append(button(WriteId.id_for(number=number, answers="give"), say("desk-verdict"), Style.success))
        row.append(button(ActId.id_for(number=number, act="hand"), say("desk-hand")))
    row.append(button(ActId.id_for(number=number, act="recuse"), say("desk-recuse")))
    return row
