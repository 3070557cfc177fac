"""Leaks of each kind, planted in the bot while a block runs, and what lets them show."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import Any, NamedTuple
from unittest import mock

import discord
from discord import app_commands, ui

from bot.chat import health
from bot.chat.base.errors import NotGranted
from bot.chat.base.messages import LineRenderer, card, reply
from bot.chat.client import Client
from bot.chat.disputes.acts import side_buttons as sides
from bot.chat.matches.acts.asked.telling import Referee
from bot.chat.matches.base.match_context import MatchContext
from bot.chat.matches.delivers import deliveries
from bot.chat.matches.delivers.channel import MatchChannel
from bot.chat.matches.delivers.publisher import Publisher
from bot.chat.matches.shows.over import files
from bot.chat.matches.shows.panel import opening, panel
from bot.chat.matches.shows.table import status_card
from bot.chat.own_data import collecting
from bot.chat.own_data import commands as own_data
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.services.exports import Exports
from tests.bot.interference.pair import Pair
from tests.bot.interference.person import Command, Spot, components
from tests.bot.interference.play import Play
from tests.bot.interference.seen import visible_messages
from tests.bot.interference.table import MATCH

DIGITS = 6
"""So many digits of the hidden position are given away, fewer than which any hash is shown with."""


def hidden(position: Position) -> str:
    """Something that depends on all of a position."""
    return position.game.codec.digest(position.state)[:DIGITS]


async def hidden_of(client: Client) -> str:
    """The same of the match that a bot keeps."""
    position = await client.matches.position(MATCH)
    assert position is not None
    return hidden(position)


class Leak(NamedTuple):
    """A leak: what plants it, and what the people of a pair do for it to show."""

    plant: Callable[[Pair, tuple[str, str]], AbstractContextManager[Any]]
    shows: Callable[[Pair], Awaitable[None]]


async def _more_time(pair: Pair) -> None:
    await Play(pair).give_time()
    await pair.compare("more time")


async def _more_time_and_a_second(pair: Pair) -> None:
    await Play(pair).give_time()
    for _ in range(2):
        for each in pair.sides:
            await each.settle()
            each.clock.advance(seconds=1)
    await pair.compare("more time")


def _asks(command: Command) -> Callable[[Pair], Awaitable[None]]:
    return lambda pair: pair.act(command)


async def _views(pair: Pair) -> None:
    for message in visible_messages(pair.left, pair.actor.user):
        for place, each in enumerate(components(message)):
            if each["custom_id"].startswith("dp:") and each["custom_id"].endswith(":views"):
                await pair.act(Spot(message["id"], place, each["type"]))
                return
    raise AssertionError("there is no dispute to look at")


def _on_status(add: Callable[[ui.LayoutView, str], object]) -> Callable[..., AbstractContextManager[Any]]:
    """A leak in the status message."""

    def leaky(renderer: LineRenderer, *what: Any, **how: Any) -> ui.LayoutView:
        view = status_card.status_card(renderer, *what, **how)
        add(view, hidden(renderer.position))
        return view

    return lambda *_: mock.patch.object(deliveries, "status_card", leaky)


def _in_panel(add: Callable[[ui.LayoutView, str], object]) -> Callable[..., AbstractContextManager[Any]]:
    """A leak in the panel that somebody opens."""
    opened_card = panel.opened_card

    async def leaky(context: MatchContext, *what: Any, **how: Any) -> ui.LayoutView:
        view = await opened_card(context, *what, **how)
        add(view, hidden(context.position))
        return view

    return lambda *_: mock.patch.object(opening, "opened_card", leaky)


def _text(view: ui.LayoutView, leak: str) -> None:
    view.add_item(ui.TextDisplay(leak))


def _custom_id(view: ui.LayoutView, leak: str) -> None:
    view.add_item(ui.ActionRow(ui.Button(custom_id=f"board:{leak}", label="·")))


def _option(view: ui.LayoutView, leak: str) -> None:
    options = [discord.SelectOption(label="·", value=leak)]
    view.add_item(ui.ActionRow(ui.Select(custom_id="looks:1:1", options=options)))


def _attached(make: Callable[[str], discord.File]) -> Callable[..., AbstractContextManager[Any]]:
    """A leak in what is attached to the status message."""
    put = MatchChannel.put

    async def leaky(self: Any, name: str, view: Any, attached: list[discord.File], nonce: str, **how: Any) -> int:
        return await put(self, name, view, [*attached, make(await hidden_of(self._client))], nonce, **how)

    return lambda *_: mock.patch.object(MatchChannel, "put", leaky)


def _file(content: str = "·", name: str = "a.txt", about: str | None = None) -> discord.File:
    return discord.File(io.BytesIO(content.encode()), name, description=about)


def _edited(*_: object) -> AbstractContextManager[Any]:
    edit = MatchChannel._edit

    async def leaky(self: Any, post: Any, **changes: Any) -> None:
        if "view" in changes:
            _text(changes["view"], await hidden_of(self._client))
        await edit(self, post, **changes)

    return mock.patch.object(MatchChannel, "_edit", leaky)


def _ordered(_: Pair, secrets: tuple[str, str]) -> AbstractContextManager[Any]:
    put = MatchChannel.put

    async def leaky(self: Any, *what: Any, **how: Any) -> int:
        lines = ("a", "b") if await hidden_of(self._client) == secrets[0] else ("b", "a")
        for line in lines:
            await self._channel.send(line)
        return await put(self, *what, **how)

    return mock.patch.object(MatchChannel, "put", leaky)


def _late(_: Pair, secrets: tuple[str, str]) -> AbstractContextManager[Any]:
    deliver, came = Publisher.deliver, list[bool]()

    async def leaky(self: Any) -> None:
        is_first = await hidden_of(self._client) == secrets[0]
        if not is_first and len(came) < 2:
            came.append(True)
            return
        await deliver(self)

    return mock.patch.object(Publisher, "deliver", leaky)


def _refused(*_: object) -> AbstractContextManager[Any]:
    def leaky(context: MatchContext, done: object) -> object:
        if isinstance(done, Refused):
            raise NotGranted(done, lambda: reply(context.interaction, card("·", [hidden(context.position)])))
        return done

    return mock.patch.object(files, "granted", leaky)


def _answered(*_: object) -> AbstractContextManager[Any]:
    answer = Referee.answer

    def leaky(self: Any, asked: Any) -> Any:
        told = answer(self, asked)
        if told is not None:
            told.lines.append(hidden(self._position))
        return told

    return mock.patch.object(Referee, "answer", leaky)


def _exported(*_: object) -> AbstractContextManager[Any]:
    async def leaky(self: Any, match: int, _: object) -> bytes:
        position = await self._repository.position(match)
        return bytes(position.game.codec.encode(position.state))

    return mock.patch.object(Exports, "export", leaky)


def _own_data(*_: object) -> AbstractContextManager[Any]:
    async def leaky(client: Any, user: int) -> Any:
        return {**await collecting.collected(client, user), "other": await hidden_of(client)}

    return mock.patch.object(own_data, "collected", leaky)


def _suggested(*_: object) -> AbstractContextManager[Any]:
    suggest = discord.InteractionResponse.autocomplete

    async def leaky(self: Any, choices: Any) -> Any:
        leak = await hidden_of(self._parent.client)
        return await suggest(self, [*choices, app_commands.Choice(name=leak, value=leak)])

    return mock.patch.object(discord.InteractionResponse, "autocomplete", leaky)


def _disputed(*_: object) -> AbstractContextManager[Any]:
    async def leaky(context: Any, _: str) -> None:
        await reply(context.interaction, card("·", [await hidden_of(context.interaction.client)]))

    return mock.patch.object(sides, "show_case", leaky)


def _counted(*_: object) -> AbstractContextManager[Any]:
    figures = health._figures

    async def leaky(client: Client) -> bytes:
        return await figures(client) + f"rozhodci_hidden {int(await hidden_of(client), 16)}\n".encode()

    return mock.patch.object(health, "_figures", leaky)


LEAKS: dict[str, Leak] = {
    "text of a message": Leak(_on_status(_text), _more_time),
    "id of a public button": Leak(_on_status(_custom_id), _more_time),
    "value of a public option": Leak(_on_status(_option), _more_time),
    "text of a panel": Leak(_in_panel(_text), _asks(Command("play"))),
    "id of a button of a panel": Leak(_in_panel(_custom_id), _asks(Command("play"))),
    "value of an option of a panel": Leak(_in_panel(_option), _asks(Command("play"))),
    "suggestion": Leak(_suggested, _asks(Command("match", "answer", {"name": "a"}, "name"))),
    "content of a file": Leak(_attached(_file), _more_time),
    "name of a file": Leak(_attached(lambda leak: _file(name=f"{leak}.txt")), _more_time),
    "alternative text": Leak(_attached(lambda leak: _file(about=leak)), _more_time),
    "edit": Leak(_edited, _more_time),
    "order": Leak(_ordered, _more_time),
    "refusal": Leak(_refused, _asks(Command("file", "export"))),
    "answer about the position": Leak(_answered, _asks(Command("rule", options={"question": "whose turn is it?"}))),
    "answer to a message": Leak(_answered, lambda pair: pair.say("whose turn is it?")),
    "export of a match": Leak(_exported, _asks(Command("file", "export"))),
    "export of one's own data": Leak(_own_data, _asks(Command("my", "data"))),
    "figures": Leak(_counted, lambda pair: pair.look_at_figures()),
    "view of a dispute": Leak(_disputed, _views),
    "time": Leak(_late, _more_time_and_a_second),
}
"""Every kind of leak, by name; the last leave messages behind that only one of the matches has."""
