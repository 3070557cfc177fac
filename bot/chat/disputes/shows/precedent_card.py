"""A precedent or a house rule on a card, with what a judge may do with it."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import ui

from bot.chat.base.messages import GAP, Style, button, card, select
from bot.chat.base.text import escape, moment, one_line
from bot.chat.disputes.base.ids import HouseSettingId, Letter, PrecedentId, PrecedentListId
from bot.disputes.model.official import Official
from bot.disputes.model.precedents import Precedent, PrecedentKind, PrecedentState
from bot.games.contract import AnyGame
from bot.games.values import Line
from bot.locales.lines import put
from bot.locales.sentences import Localizer
from bot.matches.rules.terms.house import settings

LETTERS: dict[PrecedentKind, Letter] = {PrecedentKind.PRECEDENT: "P", PrecedentKind.HOUSE_RULE: "H"}
KINDS = {letter: kind for kind, letter in LETTERS.items()}
_COLOUR = discord.Colour.teal()
_SHOWN = 25
NO_SETTING = "-"
"""The pick that a house rule sets nothing of the lobby."""


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
    each: Precedent,
    ancestors: tuple[Precedent, ...],
    user: Official,
    words: Localizer,
    notes: tuple[str, ...] = (),
    game: AnyGame | None = None,
) -> ui.LayoutView:
    """One of them, with its line of ancestors.

    Args:
        game: the one it is about, where the bot referees that.
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
        lines += _played_lines(each, game, words)
    rows = [_acts(each, user, words)]
    if game is not None and _may_set(each, user):
        rows.append([_setting_select(each, game, words)])
    return card(each.name, lines, colour=_COLOUR, rows=rows)


def _may_set(each: Precedent, user: Official) -> bool:
    draft = each.kind is PrecedentKind.HOUSE_RULE and each.state is PrecedentState.DRAFT
    return draft and (user.head or user.admin)


def _played_lines(each: Precedent, game: AnyGame | None, words: Localizer) -> list[str]:
    """By which setting matches play a house rule, or that they play the printed one, and what can be set."""
    if each.plays is not None:
        said = {"what": words.say(each.plays.title.key), "value": value_words(each.plays.said, words)}
        return [words.say("precedent-played", **said)]
    if each.state is not PrecedentState.DRAFT:
        return [f"-# {words.say('precedent-not-refereed')}"]
    known = settings(game, each.edition).values() if game else ()
    names = ", ".join(words.say(setting.title.key) for setting in known)
    return [words.say("precedent-plays-known", names=names) if names else words.say("precedent-plays-nothing")]


def _setting_select(each: Precedent, game: AnyGame, words: Localizer) -> ui.Select[Any]:
    """The setting of the lobby that a house rule gives, or that it gives none."""
    options = [
        discord.SelectOption(label=one_line(words.say(setting.title.key), 100), value=setting.name)
        for setting in settings(game, each.edition).values()
    ]
    options.append(discord.SelectOption(label=one_line(words.say("precedent-plays-none"), 100), value=NO_SETTING))
    return select(HouseSettingId.id_for(number=each.number), options, words.say("precedent-plays-pick"))


def value_words(line: Line, words: Localizer) -> str:
    """A value of a setting in words."""
    return put(line, words.say, str, str)


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
