"""Between two games of a series: the card for everybody."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.base.messages import GAP, LineRenderer, Style, button, card, small
from bot.chat.base.text import moment
from bot.chat.matches.base.lobby_ids import SeriesId
from bot.chat.matches.base.series import series_lines
from bot.chat.matches.base.terms import terms_lines
from bot.chat.matches.shows.lobby.choice_card import choice_button
from bot.games.setup import FIRST
from bot.matches.model.match import Match
from bot.matches.rules.series.following import place

_GATHERING = discord.Colour.blurple()


def between_card(renderer: LineRenderer) -> ui.LayoutView:
    """The card for everybody: the score, who is ready, who begins, and buttons that change cards or begin.

    It never says what anybody chose, nor whether that is what they played before.
    """
    match, say = renderer.position.match, renderer.words.say
    series, opens = place(match), match.course.opening is not None
    seats = [
        f"{seat + 1}. {renderer.seat(seat)} {'✓' if opens or seat in series.ready else '⏳'}"
        for seat in range(len(match.seats))
    ]
    until = [] if series.until is None or opens else [say("series-until", until=moment(series.until))]
    hint = say("series-opens" if opens else "series-hint")
    proof = say("lobby-fingerprint", commitment=match.course.commitment)
    # A line right below a list would be read as part of its last entry.
    then = [*_first(renderer), *until]
    texts = [*series_lines(renderer), GAP, *seats, *([GAP, *then] if then else []), GAP, *terms_lines(renderer)]
    title = say("series-title", game=renderer.words.game(match.game, match.game), match=match.id, number=series.number)
    rows = [] if opens else _rows(renderer, match)
    return card(title, [*texts, small([hint, proof])], colour=_GATHERING, rows=rows)


def ready_buttons(renderer: LineRenderer) -> list[ui.Button[Any]]:
    """What a seat does between two games, one press each."""
    match, say = renderer.position.match.id, renderer.words.say
    return [
        button(series_id(match, "ready"), say("series-ready"), Style.success),
        choice_button(match, None, "card", say("series-swap"), style=Style.primary),
        button(series_id(match, "before"), say("series-before")),
    ]


def series_id(match: int, act: str, seat: int | None = None) -> str:
    """The id of a button of the card; ``seat`` is the one that begins."""
    return SeriesId.id_for(match=match, act=act, seat=seat)


def _rows(renderer: LineRenderer, match: Match) -> list[list[ui.Item[Any]]]:
    say = renderer.words.say
    rows: list[list[ui.Item[Any]]] = [
        [*ready_buttons(renderer), button(series_id(match.id, "leave"), say("series-leave"))],
    ]
    if place(match).chooser is not None:
        rows.append(
            [
                button(series_id(match.id, "first", seat), say("series-first-choice", number=seat + 1))
                for seat in range(min(len(match.seats), 5))
            ]
        )
    return rows


def _first(renderer: LineRenderer) -> list[str]:
    match, say = renderer.position.match, renderer.words.say
    told, chooser = match.terms.options.get(FIRST), place(match).chooser
    lines = [] if told is None else [say("series-first", player=renderer.seat(int(told)))]
    return lines if chooser is None else [*lines, say("series-chooser", player=renderer.seat(chooser))]
