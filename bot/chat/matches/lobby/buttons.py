"""Presses in a lobby: join, leave, choose, add the game's own player, start."""

from __future__ import annotations

from bot.chat.base.context import words_of_guild
from bot.chat.base.errors import Refusal
from bot.chat.matches.base.buttons import MATCH, MatchButton, MatchSelect
from bot.chat.matches.base.interaction import Visit
from bot.chat.matches.base.lines import Voice
from bot.chat.matches.base.replies import refuse, show, tell
from bot.chat.matches.lobby.card import host_card, lobby_card
from bot.games.contract import Seat
from bot.matches.model.match import Status
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules.choices import choices
from bot.matches.rules.permissions import may_manage


class LobbyButton(MatchButton, template=rf"lb:{MATCH}:(?P<act>join|leave|automaton|manage|cancel|start)"):
    """Any button of a lobby."""

    async def pressed(self, visit: Visit) -> None:
        """Do what the button says and show the lobby as it is then."""
        act = self.found["act"]
        if act == "manage":
            await tell(visit.interaction, host_card(_managing(visit).voice))
            return
        done = await _ACTS[act](visit)
        if isinstance(done, Refused):
            await refuse(visit, done)
            return
        await _show_lobby(visit, done, private=act in ("automaton", "cancel"))


class ChoiceSelect(MatchSelect, template=rf"ls:{MATCH}:(?P<seat>\d{{1,2}}|-):(?P<name>[-a-z0-9.]{{1,40}})"):
    """A choice of one's own seat, of the table, or of an automated seat."""

    async def picked(self, visit: Visit, value: str) -> None:
        """Settle the choice."""
        seat = None if self.found["seat"] == "-" else int(self.found["seat"])
        message = visit.interaction.message
        private = message is not None and message.flags.ephemeral and may_manage(visit.position.match, visit.actor)
        done = await visit.service.lobbies.choose(visit.match, visit.actor, self.found["name"], value, seat)
        if isinstance(done, Refused):
            await refuse(visit, done)
            return
        await _show_lobby(visit, await settle_defaults(visit.at(done)), private=private)


class RemoveSelect(MatchSelect, template=rf"lr:{MATCH}"):
    """Which seat the host clears."""

    async def picked(self, visit: Visit, value: str) -> None:
        """Clear the seat."""
        _managing(visit)
        seat = int(value) if value.isdecimal() else -1
        done = await visit.service.lobbies.leave(visit.match, visit.actor, seat)
        if isinstance(done, Refused):
            await refuse(visit, done)
            return
        await _show_lobby(visit, done, private=True)


async def settle_defaults(visit: Visit) -> Position:
    """Settle what nobody has chosen yet as the first option that is free, so that a lobby can always start.

    It is the visitor's own seat, and for whoever manages the lobby the table's choices and the automated seats.
    """
    position = visit.position
    for _ in range(40):
        missing = _missing(visit, position)
        if missing is None:
            break
        name, token, seat = missing
        done = await visit.service.lobbies.choose(visit.match, visit.actor, name, token, seat)
        if isinstance(done, Refused):
            break
        position = done
    return position


def _missing(visit: Visit, position: Position) -> tuple[str, str, Seat | None] | None:
    match, manages = position.match, may_manage(position.match, visit.actor)
    for choice in choices(position.game, match):
        if not choice.options:
            continue
        if not choice.each_seat:
            if manages and choice.name not in match.terms.options:
                return choice.name, choice.options[0].token, None
            continue
        for seat, seating in enumerate(match.seats):
            own = seating.user == visit.actor.user
            if not own and not (manages and seating.automated):
                continue
            taken = {each.choices.get(choice.name) for each in match.seats} if choice.distinct else set()
            free = next((each.token for each in choice.options if each.token not in taken), None)
            if choice.name not in seating.choices and free is not None:
                return choice.name, free, seat
    return None


async def _join(visit: Visit) -> Position | Refused:
    done = await visit.service.lobbies.join(visit.match, visit.actor, click=visit.interaction.id)
    return done if isinstance(done, Refused) else await settle_defaults(visit.at(done))


async def _leave(visit: Visit) -> Position | Refused:
    return await visit.service.lobbies.leave(visit.match, visit.actor)


async def _automaton(visit: Visit) -> Position | Refused:
    done = await visit.service.lobbies.add_automated(visit.match, visit.actor)
    return done if isinstance(done, Refused) else await settle_defaults(visit.at(done))


async def _start(visit: Visit) -> Position | Refused:
    return await visit.service.lobbies.start(visit.match, visit.actor)


async def _cancel(visit: Visit) -> Position | Refused:
    return await visit.service.lobbies.close(visit.match, visit.actor)


_ACTS = {
    "join": _join,
    "leave": _leave,
    "automaton": _automaton,
    "start": _start,
    "cancel": _cancel,
}


def _managing(visit: Visit) -> Visit:
    if not may_manage(visit.position.match, visit.actor):
        raise Refusal("lobby-host-only", host=f"<@{visit.position.match.host}>")
    return visit


async def _show_lobby(visit: Visit, position: Position, *, private: bool) -> None:
    """Show the lobby in the message the press came from; the publisher sees to the public one in any case."""
    after = visit.at(position)
    if position.match.status is not Status.LOBBY:
        await visit.interaction.response.defer()
    elif private:
        await show(visit.interaction, host_card(after.voice))
    else:
        words = await words_of_guild(visit.interaction)
        await visit.interaction.response.edit_message(view=lobby_card(Voice(words, position)))
