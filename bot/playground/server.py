"""The playground's page and the few requests it makes, on the loopback interface alone."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from math import inf
from pathlib import Path
from typing import Any

import discord
from aiohttp import web
from aiohttp.typedefs import Handler
from simcord.actors import MemberActor
from simcord.backend.errors import BackendError, SetupError
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.chat.hosts import check_host
from bot.playground import entering, view
from bot.playground.entering import Wrong
from bot.playground.seed import Playground, greet, preferred
from bot.playground.windows import Window
from bot.playground.words import language
from bot.ports import LOOPBACK
from rules_index import Language

_STATIC = Path(__file__).with_name("static")
_POLL_SECONDS = 20.0
# A form of the bot takes three pictures of 4 MiB, which grow by a third on the way.
_LARGEST_BODY = 17 * 1024 * 1024
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_MOST_WINDOWS, _MOST_FORMS = 24, 24
"""How many pages' views and how many open forms are kept, those used last."""
_TWICE_SECONDS = 10.0
"""After a press, until somebody who presses in the same message again has seen what it changed."""
_FRESH, _KEPT = "no-store", "private, max-age=86400, immutable"
"""How long a browser may keep what it got: the page never, a picture for a day, since its address is its own."""
# What SimCord raises for what a person could not do, and what a request raises that our page would not send.
_IMPOSSIBLE = (SetupError, BackendError, AttributeError, KeyError, TypeError, ValueError)

Spoken = Callable[[Language], Awaitable[None]]
Act = Callable[[MemberActor, ChannelHandle, Mapping[str, Any]], Awaitable[InteractionResult | None]]


class Pressed(Exception):
    """Somebody pressed again in a message that their first press has changed."""


class Server:
    """Serves one playground; ``port`` is known once it has started.

    Args:
        picked: the language that was picked in an earlier run, in which the page opens.
        opened: called once with the language in which the page opened.
        chosen: called with each language that the admin picks on the page.
    """

    def __init__(
        self,
        playground: Playground,
        port: int,
        *,
        picked: Language | None = None,
        opened: Spoken | None = None,
        chosen: Spoken | None = None,
    ) -> None:
        self.port = port
        self._picked = picked
        self._playground = playground
        self._world = playground.world
        self._forms: dict[int, InteractionResult] = {}
        self._windows: dict[tuple[int, int], Window] = {}
        self._pressed: dict[tuple[int, int], float] = {}
        self._opened, self._chosen = opened, chosen
        self._greeted = False
        # A page always has a request open that waits for news; closing need not.
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=0.2)

    async def start(self) -> None:
        """Listen on the loopback interface.

        Raises:
            OSError: the port is taken or not ours to take.
        """
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, LOOPBACK, self.port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Stop listening and let go of the open requests."""
        await self._runner.cleanup()

    def _application(self) -> web.Application:
        application = web.Application(middlewares=[self._guard], client_max_size=_LARGEST_BODY)
        application.router.add_get("/", _page)
        application.router.add_get("/api/view", self._view)
        application.router.add_get("/files/{id}", self._file)
        application.router.add_post("/api/complete", self._complete)
        application.router.add_post("/api/language", self._language)
        for name, act in self._acts().items():
            application.router.add_post(f"/api/{name}", self._acting(act))
        application.router.add_static("/static", _STATIC)
        return application

    def _acts(self) -> dict[str, Act]:
        return {
            "say": self._say,
            "command": self._command,
            "click": self._click,
            "select": self._select,
            "submit": self._submit,
        }

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer only our own page: no other site's script, and no name rebound to this address."""
        check_host(request, f"Open http://{LOOPBACK}:{self.port}/ instead.")
        if request.method == "POST" and (
            request.headers.get("Origin") != f"http://{request.headers['Host']}"
            or request.content_type != "application/json"
        ):
            raise web.HTTPForbidden(text="Only the playground's own page may do this.")
        response = await handler(request)
        response.headers.update(_HEADERS)
        response.headers.setdefault("Cache-Control", _FRESH)
        return response

    async def _view(self, request: web.Request) -> web.Response:
        """What changed in what a member sees of a channel since ``seen``: at once, or when something does."""
        await self._greet(request.headers.get("Accept-Language", ""))
        member, channel = self._places(request.query)
        window = self._window(member, channel)
        with suppress(TimeoutError):
            async with asyncio.timeout(_POLL_SECONDS):
                while True:
                    revision = self._world.revision
                    changes = window.look(request.query.get("seen", ""))
                    if changes is not None:
                        return web.json_response(changes)
                    await self._world.changed(revision)
        return web.json_response({"revision": window.revision, "whole": False, "messages": [], "gone": []})

    def _window(self, member: MemberActor, channel: ChannelHandle) -> Window:
        """What a page looks through; one that was not looked through for long is made anew, and shows everything."""
        place = member.id, channel.id
        window = self._windows.pop(place, None) or Window(self._playground, member, channel)
        self._windows[place] = window
        _keep_last(self._windows, _MOST_WINDOWS)
        return window

    async def _greet(self, languages: str) -> None:
        """Let the guild's admin speak the language of the first browser that opens the page, or the one once picked."""
        locale = preferred(languages, self._picked)
        if self._greeted or locale is None:
            return
        self._greeted = True
        greeted = greet(self._playground, locale)
        if self._opened:
            await self._opened(greeted)

    async def _language(self, request: web.Request) -> web.Response:
        body = await _body(request)
        member, _ = self._places(body)
        try:
            self._world.speak(member.id, discord.Locale(body.get("locale")))
        except ValueError as unknown:
            raise web.HTTPBadRequest(text="There is no such language here.") from unknown
        if self._chosen and member.id == next(iter(self._playground.members)):
            await self._chosen(language(body["locale"]))
        return web.json_response({})

    async def _file(self, request: web.Request) -> web.Response:
        backend = self._world.backend
        file = backend.file(request.match_info["id"])
        content = None if file is None else backend.cdn.get(file["url"])
        if file is None or content is None:
            raise web.HTTPNotFound()
        return web.Response(body=content, content_type=file["content_type"], headers={"Cache-Control": _KEPT})

    async def _complete(self, request: web.Request) -> web.Response:
        body = await _body(request)
        member, channel = self._places(body)
        try:
            filled = {name: value for name, value in body["options"].items() if isinstance(value, str)}
            offered = await member.autocomplete(channel, body["command"], body["option"], body["value"], **filled)
        except _IMPOSSIBLE:
            offered = []
        locale = self._world.locales[member.id].value
        return web.json_response([view.choice(entry, locale) for entry in offered])

    def _acting(self, act: Act) -> Handler:
        async def handle(request: web.Request) -> web.Response:
            body = await _body(request)
            member, channel = self._places(body)
            try:
                result = await act(member, channel, body)
            except Wrong as wrong:
                return web.json_response(wrong.told)
            except Pressed:
                return web.json_response({"problem": "pressed"})
            except _IMPOSSIBLE:
                return web.json_response({"problem": "refused"})
            if result is None:
                return web.json_response({})
            if not result.acknowledged:
                return web.json_response({"problem": "unanswered"})
            if result.modal is None:
                return web.json_response({})
            self._forms[result._interaction.id] = result
            _keep_last(self._forms, _MOST_FORMS)
            return web.json_response({"form": view.modal(self._world, result._interaction)})

        return handle

    async def _say(self, member: MemberActor, channel: ChannelHandle, body: Mapping[str, Any]) -> None:
        bot = self._world.bot.user
        text = str(body["text"])
        if bot is not None:
            # A page offers no list of people to mention: the bot's name after an at sign does.
            text = re.sub(rf"@{re.escape(bot.display_name)}\b", bot.mention, text, flags=re.IGNORECASE)
        await member.send(channel, text)

    async def _command(self, member: MemberActor, channel: ChannelHandle, body: Mapping[str, Any]) -> InteractionResult:
        path = str(body["command"])
        commands = {command["path"]: command for command in view.commands(self._world, member, channel)}
        typed = entering.options(self._playground, commands[path]["options"], body["options"])
        if commands[path]["asks"]:
            await self._world.ready.wait()
        return await member.slash(channel, path, **typed)

    async def _click(self, member: MemberActor, channel: ChannelHandle, body: Mapping[str, Any]) -> InteractionResult:
        with self._pressing(member, body):
            return await member.click(self._message(channel, body), custom_id=str(body["button"]))

    async def _select(self, member: MemberActor, channel: ChannelHandle, body: Mapping[str, Any]) -> InteractionResult:
        values = [entering.chosen(self._playground, int(body["type"]), value) for value in body["values"]]
        with self._pressing(member, body):
            return await member.select(self._message(channel, body), values, custom_id=str(body["menu"]))

    @contextmanager
    def _pressing(self, member: MemberActor, body: Mapping[str, Any]) -> Iterator[None]:
        """Press something in a message.

        Raises:
            Pressed: it is gone, because the same member pressed something there just before, which counts.
        """
        place, now = (member.id, int(body["message"])), time.monotonic()
        before = self._pressed.get(place, -inf)
        self._pressed[place] = now
        _keep_last(self._pressed, _MOST_FORMS)
        try:
            yield
        except _IMPOSSIBLE as gone:
            self._pressed[place] = before
            if now - before > _TWICE_SECONDS:
                raise
            raise Pressed from gone

    async def _submit(self, member: MemberActor, _: ChannelHandle, body: Mapping[str, Any]) -> InteractionResult:
        shown = self._forms.pop(int(body["form"]))
        return await member.submit_modal(shown, entering.fields(self._playground, shown.modal or {}, body["values"]))

    def _message(self, channel: ChannelHandle, body: Mapping[str, Any]) -> ResponseMessage:
        return ResponseMessage(self._world, self._world.backend.get_message(channel.id, int(body["message"])))

    def _places(self, query: Mapping[str, Any]) -> tuple[MemberActor, ChannelHandle]:
        """The member who asks and the channel asked about, the first of each where none is named."""
        members, channels = self._playground.members, self._playground.channels
        try:
            member = members[int(query.get("member") or next(iter(members)))]
            channel = channels[int(query.get("channel") or next(iter(channels)))]
        except (KeyError, ValueError) as unknown:
            raise web.HTTPNotFound(text="There is no such member or channel here.") from unknown
        return member, channel


def _keep_last(kept: dict[Any, Any], most: int) -> None:
    while len(kept) > most:
        del kept[next(iter(kept))]


async def _page(_: web.Request) -> web.FileResponse:
    return web.FileResponse(_STATIC / "index.html")


async def _body(request: web.Request) -> Mapping[str, Any]:
    try:
        body = await request.json()
    except ValueError as broken:
        raise web.HTTPBadRequest(text="This is not JSON.") from broken
    if not isinstance(body, dict):
        raise web.HTTPBadRequest(text="A JSON object is expected.")
    return body
