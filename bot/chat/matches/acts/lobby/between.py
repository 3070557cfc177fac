"""Presses between two games of a series: ready, change cards, begin, give the series up."""

from __future__ import annotations

from bot.chat.base.messages import Style, button, card, reply
from bot.chat.matches.acts.lobby.choice_buttons import show_choices
from bot.chat.matches.base.lobby_ids import SeriesId
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.chat.matches.base.replies import declined, granted, reply_line
from bot.chat.matches.shows.lobby.between import series_id
from bot.games.values import Seat
from bot.matches.model.refusals import Reason, refused
from bot.matches.rules.permissions import may_manage


class SeriesButton(MatchButton, SeriesId):
    """Any button of the card between two games."""

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
    sure = button(series_id(context.match, "left"), say("series-leave-sure"), Style.danger)
    await reply(context.interaction, card(say("series-leave"), [about], rows=[[sure]]))
