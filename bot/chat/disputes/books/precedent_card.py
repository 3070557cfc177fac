"""A precedent or a house rule on a card, with what a judge may do with it."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import ui

from bot.chat.base.messages import GAP, Style, button, card, select
from bot.chat.base.text import escape, moment, one_line
from bot.chat.disputes.base.ids import Letter, PrecedentId, PrecedentListId
from bot.disputes.model.official import Official
from bot.disputes.model.precedents import Precedent, PrecedentKind, PrecedentState
from bot.locales.sentences import Localizer

LETTERS: dict[PrecedentKind, Letter] = {PrecedentKind.PRECEDENT: "P", PrecedentKind.HOUSE_RULE: "H"}
KINDS = {letter: kind for kind, letter in LETTERS.items()}
_COLOUR = discord.Colour.teal()
_SHOWN = 25


def list_card(found: tuple[Precedent, ...], kind: PrecedentKind, words: Localizer) -> ui.LayoutView:
    """Those of a server, the newest first, with a select that opens one."""
    say = words.say
    lines = [_line(each, words) for each in found[:_SHOWN]]
    if len(found) > _SHOWN:
        lines.append(say("desk-more", count=len(found) - _SHOWN))
    options = [
        discord.SelectOption(label=one_line(f"{each.name} · {each.question}", 100), value=str(each.number))
        for each in found[:_SHOWN]
    ]
    picks = PrecedentListId.id_for(letter=LETTERS[kind])
    rows: list[list[ui.Item[Any]]] = [[select(picks, options, say("precedent-open"))]] if found else []
    return card(say(f"precedent-title-{kind}"), lines or [say("precedent-none")], colour=_COLOUR, rows=rows)


def precedent_card(
    each: Precedent, ancestors: tuple[Precedent, ...], user: Official, words: Localizer, notes: tuple[str, ...] = ()
) -> ui.LayoutView:
    """One of them, with its line of ancestors.

    Args:
        notes: what has just happened, above everything else.
    """
    say = words.say
    lines = [*notes, say(f"precedent-state-{each.state}"), *([say("precedent-again")] if each.again else []), GAP]
    lines += [f"**{escape(each.question)}**", escape(each.answer), GAP]
    if each.ways:
        lines.append(say("precedent-also-asked", ways=escape(one_line("; ".join(each.ways), 600))))
    cites = ", ".join(escape(cited.number or cited.rule) for cited in each.cites)
    lines.append(say(f"precedent-cites-{each.kind}", rules=cites))
    office, at = say(f"dispute-record-office-{each.office}"), moment(each.at, "D")
    lines.append(say("precedent-by", office=office, at=at))
    if each.dispute is not None:
        lines.append(say("precedent-from-dispute", number=each.dispute))
    if each.origin:
        lines.append(say("precedent-origin", origin=escape(each.origin)))
    if each.superseded is not None:
        lines.append(say("precedent-superseded-by", name=f"{LETTERS[each.kind]}-{each.superseded}"))
    if ancestors:
        lines.append(say("precedent-ancestors", names=" ← ".join(before.name for before in ancestors)))
    if each.kind is PrecedentKind.HOUSE_RULE:
        lines.append(f"-# {say('precedent-not-refereed')}")
    return card(each.name, lines, colour=_COLOUR, rows=[_acts(each, user, words)])


def withdrawal_card(kind: PrecedentKind, number: int, before: tuple[Precedent, ...], words: Localizer) -> ui.LayoutView:
    """Asks a judge who withdraws a precedent whether the ones that it superseded are in force again."""
    name, names = f"{LETTERS[kind]}-{number}", ", ".join(each.name for each in before)
    lines = [words.say("precedent-what-holds", name=name, names=names)]
    for each in before:
        lines.append(f"**{each.name}** · {escape(one_line(each.question, 200))}")
        lines.append(f"> {escape(one_line(each.answer, 400))}")
    press = partial(PrecedentId.id_for, letter=LETTERS[kind], number=number)
    again = button(press(act="back"), one_line(words.say("precedent-press-back", names=names), 80), Style.primary)
    neither = button(press(act="neither"), words.say("precedent-press-neither"), Style.danger)
    return card(name, lines, colour=_COLOUR, rows=[[again, neither]])


def _acts(each: Precedent, user: Official, words: Localizer) -> list[ui.Item[Any]]:
    rules = user.head or user.admin if each.kind is PrecedentKind.HOUSE_RULE else user.judges
    if not rules:
        return []
    acts: list[str] = []
    if each.state is PrecedentState.DRAFT:
        acts += ["force", "edit", "withdraw"]
    if each.state is PrecedentState.IN_FORCE:
        acts += [*(["confirm"] if each.again else []), "supersede", "withdraw"]
    press = partial(PrecedentId.id_for, letter=LETTERS[each.kind], number=each.number)
    styles = {"force": Style.success, "withdraw": Style.danger}
    return [
        button(press(act=act), words.say(f"precedent-press-{act}"), styles.get(act, Style.secondary)) for act in acts
    ]


def _line(each: Precedent, words: Localizer) -> str:
    again = f" · {words.say('precedent-again')}" if each.again else ""
    state = words.say(f"precedent-state-{each.state}")
    return f"**{each.name}** · {state}{again} · {escape(one_line(each.question, 80))}"
