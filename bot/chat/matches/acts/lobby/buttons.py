"""Presses in a lobby: join, leave, choose, add the game's own player, start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from discord import ui

from bot.chat.base.context import words_of_guild
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import LineRenderer, reply, update
from bot.chat.base.officials import refuse_excluded
from bot.chat.matches.acts.table.proposals import ask_whether_sure
from bot.chat.matches.base.lobby_ids import ChoiceId, ClearId, LobbyId, RemoveId
from bot.chat.matches.base.match_context import MatchButton, MatchContext, MatchSelect
from bot.chat.matches.base.replies import granted
from bot.chat.matches.base.terms import house_lines
from bot.chat.matches.shows.lobby.between import between_card
from bot.chat.matches.shows.lobby.card import host_card, lobby_card, sure_card
from bot.chat.matches.shows.lobby.more_card import more_card
from bot.games.values import Seat
from bot.matches.model.match import Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules.choices import choices, default
from bot.matches.rules.permissions import may_manage


class LobbyButton(MatchButton, LobbyId):
    """Any button of a lobby."""

    async def pressed(self, context: MatchContext) -> None:
        """Do what the button says and show the lobby as it is then."""
        act = self.act
        if act == "manage":
            await reply(context.interaction, host_card(manager_only(context).renderer))
            return
        if act == "more":
            await reply(context.interaction, more_card(manager_only(context).renderer))
            return
        if act == "cancel":
            await ask_whether_sure(manager_only(context), "close")
            return
        done = granted(context, await _ACTS[act](context))
        await _show_lobby(context, done, private=act in ("automaton", "add", "remove"))


class ChoiceSelect(MatchSelect, ChoiceId):
    """A choice of one's own seat, of the table, or of an automated seat."""

    async def picked(self, context: MatchContext, value: str) -> None:
        """Settle the choice."""
        message = context.interaction.message
        private = message is not None and message.flags.ephemeral and may_manage(context.position.match, context.actor)
        done = granted(
            context, await context.service.lobbies.choose(context.match, context.actor, self.name, value, self.seat)
        )
        await _show_lobby(context, await settle_defaults(context.after(done)), private=private)


class RemoveSelect(MatchSelect, RemoveId):
    """Which seat the host clears."""

    async def picked(self, context: MatchContext, value: str) -> None:
        """Clear the seat; where somebody else sits there, ask first."""
        match = manager_only(context).position.match
        seat = int(value) if value.isdecimal() and int(value) < len(match.seats) else -1
        if seat >= 0 and match.seats[seat].user not in (None, context.actor.user):
            await update(context.interaction, sure_card(context.renderer, seat))
            return
        done = granted(context, await context.service.lobbies.leave(context.match, context.actor, seat))
        await _show_lobby(context, done, private=True)


class ClearButton(MatchButton, ClearId):
    """Whether a seat in which somebody sits is cleared, taken away, or left as it is."""

    async def pressed(self, context: MatchContext) -> None:
        """Do it, if they still sit there, and show the host's card."""
        act, seat, user = self.act, self.seat, self.user
        lobbies = context.service.lobbies
        made: Position | Refused = manager_only(context).position
        if act == "clear":
            made = await lobbies.clear(context.match, context.actor, seat, user)
        elif act == "remove":
            made = await lobbies.remove_place(context.match, context.actor, seat, user)
        made = granted(context, made)
        await _show_lobby(context, made, private=True)


async def settle_defaults(context: MatchContext) -> Position:
    """Choose the first free option for everything still open, so that a lobby can always start.

    A player settles their own seat; the host settles the table's choices and the automated seats as well.
    """
    position = context.position
    for _ in range(40):
        missing = _unsettled(context, position)
        if missing is None:
            break
        name, token, seat = missing
        done = await context.service.lobbies.choose(context.match, context.actor, name, token, seat)
        if isinstance(done, Refused):
            break
        position = done
    return position


def _unsettled(context: MatchContext, position: Position) -> tuple[str, str, Seat | None] | None:
    match, manages = position.match, may_manage(position.match, context.actor)
    for choice in choices(position.game, match):
        value = default(match, choice)
        if value is None:
            continue
        if not choice.each_seat:
            if manages and choice.name not in match.terms.options:
                return choice.name, value, None
            continue
        for seat, seating in enumerate(match.seats):
            own = seating.user == context.actor.user
            if not own and not (manages and seating.automated):
                continue
            if choice.name not in seating.choices:
                return choice.name, value, seat
    return None


async def _join(context: MatchContext) -> Position:
    await refuse_excluded(context.interaction)
    lobbies = context.service.lobbies
    joined = granted(context, await lobbies.join(context.match, context.actor, click=context.interaction.id))
    return await settle_defaults(context.after(joined))


async def _automaton(context: MatchContext) -> Position:
    joined = granted(context, await context.service.lobbies.add_automated(context.match, context.actor))
    return await settle_defaults(context.after(joined))


_ACTS: dict[str, Callable[[MatchContext], Awaitable[Position | Refused]]] = {
    "join": _join,
    "automaton": _automaton,
    "leave": lambda context: context.service.lobbies.leave(context.match, context.actor),
    "add": lambda context: context.service.lobbies.add_place(context.match, context.actor),
    "remove": lambda context: context.service.lobbies.remove_place(context.match, context.actor),
    "start": lambda context: context.service.lobbies.start(context.match, context.actor),
}


def manager_only(context: MatchContext) -> MatchContext:
    """The context of somebody who may decide what the host of a lobby decides.

    Raises:
        Refusal: they may not; it names the host.
    """
    if not may_manage(context.position.match, context.actor):
        raise Refusal("lobby-host-only", host=f"<@{context.position.match.host}>")
    return context


async def _show_lobby(context: MatchContext, position: Position, *, private: bool) -> None:
    """Show the lobby in the message the press came from; the publisher sees to the public one in any case."""
    after = context.after(position)
    if position.match.status is not Status.LOBBY:
        await context.interaction.response.defer()
    elif private:
        await update(context.interaction, host_card(after.renderer))
    else:
        words = await words_of_guild(context.interaction)
        house = await house_lines(context.interaction.client, position.match, words)
        await context.interaction.response.edit_message(view=_card(LineRenderer(words, position), house))


def _card(renderer: LineRenderer, house: Sequence[str]) -> ui.LayoutView:
    return between_card(renderer) if renderer.position.match.is_between else lobby_card(renderer, house)
