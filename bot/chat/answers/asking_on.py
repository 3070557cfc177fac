"""Asking on: the button under every answer, and the line that says what a question was understood to follow."""

from __future__ import annotations

from discord import ui

from bot.chat.answers.card import small
from bot.chat.answers.saved_ids import AskOnId
from bot.chat.base.messages import button
from bot.chat.base.text import escape, one_line
from bot.locales.sentences import Localizer

_ROW, _COMPONENTS = 5, 40
_SHOWN = 120


def with_ask_on(view: ui.LayoutView, asked: int | None, words: Localizer) -> ui.LayoutView:
    """The card of an answer with a button that asks on, in the last row of buttons that has room."""
    if asked is None:
        return view
    press = button(AskOnId.id_for(asked=asked), words.say("button-ask-on"))
    rows = [row for row in view.children if isinstance(row, ui.ActionRow) and _has_room(row)]
    if rows:
        rows[-1].add_item(press)
    elif view.total_children_count + 2 <= _COMPONENTS:
        view.add_item(ui.ActionRow(press))
    return view


def _has_room(row: ui.ActionRow[ui.LayoutView]) -> bool:
    return len(row.children) < _ROW and all(isinstance(each, ui.Button) for each in row.children)


def follows_lines(before: str, words: Localizer) -> list[str]:
    """The line that says which question this one follows; none where it follows none."""
    if not before:
        return []
    told = " → ".join(one_line(each, _SHOWN) for each in before.split("\n"))
    return [small([words.say("talk-follows", question=escape(told))])]
