"""Between two games of a series: the card for everybody, and its buttons."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import ui

from bot.chat.base.ids.fields import SeatNumber
from bot.chat.base.messages import GAP, LineRenderer, Style, button, card, reply, small
from bot.chat.base.text import moment
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.chat.matches.base.replies import declined, granted, reply_line
from bot.chat.matches.base.series import series_lines
from bot.chat.matches.base.terms import terms_lines
from bot.chat.matches.lobby.choice_buttons import show_choices
from bot.chat.matches.lobby.choice_card import choice_button
from bot.games.setup import FIRST
from bot.games.values import Seat
from bot.matches.model.match import Match
from bot.matches.model.refusals import Reason, refused
from bot.matches.rules.permissions import may_manage
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
        button(_id(match, "ready"), say("series-ready"), Style.success),
        choice_button(match, None, "card", say("series-swap"), style=Style.primary),
        button(_id(match, "before"), say("series-before")),
    ]


class SeriesButton(MatchButton, prefix="sr"):
    """Any button of the card between two games."""

    act: Literal["ready", "before", "leave", "left", "first"]
    seat: SeatNumber | None

    async def pressed(self, context: MatchContext) -> None:
        """Do what the button says; whoever gives the series up is asked first."""
        act = self.act
        if act == "leave":
            await _ask_whether_to_leave(context)
            return
        granted(context, await _done(context, act, self.seat))
        if act == "before":
            now = await context.service.position(context.match)
            await show_choices(context.after(now) if now else context, None)
        else:
            await reply_line(context, f"series-done-{act}")


async def _done(context: MatchContext, act: str, seat: Seat | None) -> object:
    series, match, actor = context.service.series, context.match, context.actor
    if act == "ready":
        return await series.be_ready(match, actor, click=context.interaction.id)
    if act == "before":
        return await series.play_as_before(match, actor)
    if act == "first":
        return await series.choose_first(match, actor, -1 if seat is None else seat)
    if not context.position.match.is_between:
        return refused(Reason.NOT_BETWEEN)
    lobbies = context.service.lobbies
    return await (lobbies.close(match, actor) if context.seat is None else lobbies.leave(match, actor))


async def _ask_whether_to_leave(context: MatchContext) -> None:
    if context.seat is None and not may_manage(context.position.match, context.actor):
        raise declined(context, refused(Reason.NOT_SEATED))
    say = context.words.say
    about = say("series-leave-about" if context.seat is not None else "series-end-about")
    sure = button(_id(context.match, "left"), say("series-leave-sure"), Style.danger)
    await reply(context.interaction, card(say("series-leave"), [about], rows=[[sure]]))


def _rows(renderer: LineRenderer, match: Match) -> list[list[ui.Item[Any]]]:
    say = renderer.words.say
    rows: list[list[ui.Item[Any]]] = [
        [*ready_buttons(renderer), button(_id(match.id, "leave"), say("series-leave"))],
    ]
    if place(match).chooser is not None:
        rows.append(
            [
                button(_id(match.id, "first", seat), say("series-first-choice", number=seat + 1))
                for seat in range(min(len(match.seats), 5))
            ]
        )
    return rows


def _first(renderer: LineRenderer) -> list[str]:
    match, say = renderer.position.match, renderer.words.say
    told, chooser = match.terms.options.get(FIRST), place(match).chooser
    lines = [] if told is None else [say("series-first", player=renderer.seat(int(told)))]
    return lines if chooser is None else [*lines, say("series-chooser", player=renderer.seat(chooser))]


def _id(match: int, act: str, seat: int | None = None) -> str:
    return SeriesButton.id_for(match=match, act=act, seat=seat)
