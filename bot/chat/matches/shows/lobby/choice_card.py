"""The private card on which somebody settles their choices: picks, numbers, files, a few a page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.chat.base.messages import GAP, LineRenderer, Style, button, card, select, small
from bot.chat.matches.base.lobby_ids import Act, ChoicesId, KeptId, OwnChoiceId
from bot.chat.matches.shows.lobby.choice_words import PAGE, asked_of, choice_name, own
from bot.games.setup import Choice
from bot.games.values import Seat, Violation
from bot.matches.model.kept import KeptFile
from bot.matches.model.match import Status
from bot.matches.model.private import TABLE, is_held
from bot.matches.rules.choices import chosen

NO_FILES: Mapping[str, tuple[KeptFile, ...]] = {}
_PER_PAGE = 4
_OWN = discord.Colour.green()
_WRONG = discord.Colour.red()
Rows = list[list[ui.Item[Any]]]


def choice_button(
    match: int,
    whose: Seat | None,
    act: Act,
    label: str,
    *,
    name: str = "",
    page: int = 0,
    style: Style = Style.secondary,
) -> ui.Button[Any]:
    """A button that opens the card or does something with one choice."""
    return button(ChoicesId.id_for(match=match, whose=whose, act=act, page=page, name=name), label, style)


def choices_card(
    renderer: LineRenderer,
    whose: Seat | None,
    seat: Seat,
    kept: Mapping[str, str],
    *,
    page: int = 0,
    wrong: tuple[Violation, ...] = (),
    notes: tuple[str, ...] = (),
    files: Mapping[str, tuple[KeptFile, ...]] = NO_FILES,
) -> ui.LayoutView:
    """Everything that somebody settles, as it is now, with the ways to settle it.

    Args:
        whose: as the buttons carry it; ``None`` for one's own seat.
        seat: the seat that this is, or :data:`TABLE`.
        kept: what is brought or sealed for it, by the choice's name.
        wrong: why the match cannot start with it.
        files: what the person keeps and may bring, by the choice's name.
    """
    match, say = renderer.position.match, renderer.words.say
    asked, settled = asked_of(renderer, seat), chosen(match, seat)
    pages = max(1, -(-len(asked) // _PER_PAGE))
    page = min(page, pages - 1)
    lines = [own(renderer, choice, seat, kept) for choice in asked]
    problems = [renderer.markdown(violation.line) for violation in wrong]
    rows: Rows = []
    open_ = match.status is Status.LOBBY and match.course.opening is None
    for choice in asked[page * _PER_PAGE : (page + 1) * _PER_PAGE]:
        rows += _ways(renderer, whose, choice, settled.get(choice.name), open_=open_)
        if open_ and (kept_files := files.get(choice.name)):
            rows.append([_kept_select(renderer, whose, choice, kept_files)])
    if pages > 1:
        before = choice_button(match.id, whose, "card", say("panel-page-before"), page=max(page - 1, 0))
        after = choice_button(match.id, whose, "card", say("panel-page-after"), page=page + 1)
        before.disabled, after.disabled = page == 0, page + 1 == pages
        rows.append([before, after])
    title = say("lobby-table-title" if seat == TABLE else "lobby-choices-title", match=match.id)
    head = [f"**{say('lobby-wrong')}**", *problems, GAP] if problems else []
    about = small([say("lobby-choices-about")]) if any(map(is_held, asked)) else ""
    return card(title, [*notes, *head, *lines, about], colour=_WRONG if problems else _OWN, rows=rows)


def pick_card(renderer: LineRenderer, whose: Seat | None, choice: Choice, page: int) -> ui.LayoutView:
    """The options of one choice, a page of them."""
    match, say = renderer.position.match.id, renderer.words.say
    pages = max(1, -(-len(choice.options) // PAGE))
    page = min(page, pages - 1)
    rows: Rows = [[_select(renderer, whose, choice, page)]]
    if pages > 1:
        before = choice_button(match, whose, "pick", say("panel-page-before"), page=max(page - 1, 0), name=choice.name)
        after = choice_button(match, whose, "pick", say("panel-page-after"), page=page + 1, name=choice.name)
        before.disabled, after.disabled = page == 0, page + 1 == pages
        rows.append([before, after])
    rows.append([choice_button(match, whose, "card", say("panel-back"))])
    return card(say("lobby-pick", what=choice_name(renderer, choice.name)), [], colour=_OWN, rows=rows)


def _ways(renderer: LineRenderer, whose: Seat | None, choice: Choice, value: str | None, *, open_: bool) -> Rows:
    """How one choice is settled, looked at and taken back."""
    match, say, name = renderer.position.match.id, renderer.words.say, choice_name(renderer, choice.name)
    row: list[ui.Item[Any]] = []
    if choice.kind == "pick" and open_:
        if len(choice.options) <= PAGE:
            return [[_select(renderer, whose, choice, 0)]]
        row.append(choice_button(match, whose, "pick", say("lobby-pick", what=name), name=choice.name))
    if choice.kind == "number" and open_:
        row.append(choice_button(match, whose, "number", say("lobby-number", what=name), name=choice.name))
    if choice.kind == "file":
        if open_:
            row.append(
                choice_button(
                    match, whose, "file", say("lobby-bring", what=name), name=choice.name, style=Style.primary
                )
            )
            row.append(choice_button(match, whose, "text", say("lobby-write", what=name), name=choice.name))
        if value is not None:
            row.append(choice_button(match, whose, "show", say("lobby-show", what=name), name=choice.name))
            if open_:
                row.append(choice_button(match, whose, "drop", say("lobby-drop", what=name), name=choice.name))
    return [row] if row else []


def _kept_select(
    renderer: LineRenderer, whose: Seat | None, choice: Choice, files: tuple[KeptFile, ...]
) -> ui.Select[Any]:
    options = [discord.SelectOption(label=each.title, value=str(each.number)) for each in files]
    asks = renderer.words.say("lobby-kept", what=choice_name(renderer, choice.name))
    return select(KeptId.id_for(match=renderer.position.match.id, whose=whose, name=choice.name), options, asks)


def _select(renderer: LineRenderer, whose: Seat | None, choice: Choice, page: int) -> ui.Select[Any]:
    options = [
        discord.SelectOption(label=renderer.plain(each.label), value=each.token)
        for each in choice.options[page * PAGE : (page + 1) * PAGE]
    ]
    asks = renderer.words.say("lobby-pick", what=choice_name(renderer, choice.name))
    return select(OwnChoiceId.id_for(match=renderer.position.match.id, whose=whose, name=choice.name), options, asks)
