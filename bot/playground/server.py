"""The playground's page and the few requests it makes, on the loopback interface alone."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from aiohttp import web
from aiohttp.typedefs import Handler
from simcord.actors import MemberActor
from simcord.backend.errors import BackendError, SetupError
from simcord.builders import ChannelHandle, RoleHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.playground import view
from bot.playground.seed import Playground

LOOPBACK = "127.0.0.1"

_STATIC = Path(__file__).with_name("static")
_POLL_SECONDS = 20.0
# A form of the bot takes three pictures of 4 MiB, which grow by a third on the way.
_LARGEST_BODY = 17 * 1024 * 1024
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
_USER, _CHANNEL, _ROLE, _MENTIONABLE, _FILE = 6, 7, 8, 9, 11
_USER_SELECT, _ROLE_SELECT, _MENTIONABLE_SELECT, _CHANNEL_SELECT = 5, 6, 7, 8
_UPLOAD = 19
# What SimCord raises for what a person could not do, and what a request raises that our page would not send.
_IMPOSSIBLE = (SetupError, BackendError, AttributeError, KeyError, TypeError, ValueError)

Act = Callable[[MemberActor, ChannelHandle, Mapping[str, Any]], Awaitable[InteractionResult | None]]


class Server:
    """Serves one playground; ``port`` is known once it has started."""

    def __init__(self, playground: Playground, port: int) -> None:
        self.port = port
        self._playground = playground
        self._world = playground.world
        self._forms: dict[int, InteractionResult] = {}
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
        own = {f"{LOOPBACK}:{self.port}", f"localhost:{self.port}"}
        if request.headers.get("Host") not in own:
            raise web.HTTPForbidden(text=f"Open http://{LOOPBACK}:{self.port}/ instead.")
        if request.method == "POST" and (
            request.headers.get("Origin") not in {f"http://{host}" for host in own}
            or request.content_type != "application/json"
        ):
            raise web.HTTPForbidden(text="Only the playground's own page may do this.")
        response = await handler(request)
        response.headers.update(_HEADERS)
        return response

    async def _view(self, request: web.Request) -> web.Response:
        """What a member sees of a channel: at once when it changed since ``seen``, else when it does."""
        member, channel = self._places(request.query)
        with suppress(TimeoutError):
            async with asyncio.timeout(_POLL_SECONDS):
                while True:
                    revision = self._world.revision
                    shown = self._snapshot(member, channel)
                    if shown["revision"] != request.query.get("seen"):
                        return web.json_response(shown)
                    await self._world.changed(revision)
        return web.json_response(self._snapshot(member, channel))

    def _snapshot(self, member: MemberActor, channel: ChannelHandle) -> view.Json:
        shown = {
            **view.surroundings(self._playground, member, channel),
            "messages": view.messages(self._world, member, channel),
            "commands": view.commands(self._world, member, channel),
        }
        digest = hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()
        return {"revision": digest, **shown}

    async def _file(self, request: web.Request) -> web.Response:
        for channel in self._world.backend.messages.values():
            for message in channel.values():
                for attachment in message.attachments:
                    content = self._world.backend.cdn.get(attachment["url"])
                    if attachment["id"] == request.match_info["id"] and content is not None:
                        return web.Response(body=content, content_type=attachment["content_type"])
        raise web.HTTPNotFound()

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
            except _IMPOSSIBLE:
                return web.json_response({"problem": "refused"})
            if result is None:
                return web.json_response({})
            if not result.acknowledged:
                return web.json_response({"problem": "unanswered"})
            if result.modal is None:
                return web.json_response({})
            self._forms[result._interaction.id] = result
            return web.json_response({"form": view.modal(self._world, result._interaction)})

        return handle

    async def _say(self, member: MemberActor, channel: ChannelHandle, body: Mapping[str, Any]) -> None:
        await member.send(channel, str(body["text"]))

    async def _command(self, member: MemberActor, channel: ChannelHandle, body: Mapping[str, Any]) -> InteractionResult:
        path = str(body["command"])
        commands = {command["path"]: command for command in view.commands(self._world, member, channel)}
        declared = commands[path]["options"]
        types = {option["name"]: int(option["type"]) for option in declared}
        options = {name: self._option(types.get(name, 0), value) for name, value in body["options"].items()}
        return await member.slash(channel, path, **options)

    async def _click(self, member: MemberActor, channel: ChannelHandle, body: Mapping[str, Any]) -> InteractionResult:
        return await member.click(self._message(channel, body), custom_id=str(body["button"]))

    async def _select(self, member: MemberActor, channel: ChannelHandle, body: Mapping[str, Any]) -> InteractionResult:
        values = [self._chosen(int(body["type"]), value) for value in body["values"]]
        return await member.select(self._message(channel, body), values, custom_id=str(body["menu"]))

    async def _submit(self, member: MemberActor, _: ChannelHandle, body: Mapping[str, Any]) -> InteractionResult:
        shown = self._forms.pop(int(body["form"]))
        kinds = dict(_controls((shown.modal or {}).get("components") or []))
        values = {name: self._entered(kinds.get(name, 0), value) for name, value in body["values"].items()}
        return await member.submit_modal(shown, values)

    def _entered(self, kind: int, value: Any) -> Any:
        """What was filled into a form's control of this kind, as SimCord takes it."""
        if kind == _UPLOAD:
            return [_content(each) for each in value]
        return [self._chosen(kind, each) for each in value] if isinstance(value, list) else value

    def _message(self, channel: ChannelHandle, body: Mapping[str, Any]) -> ResponseMessage:
        return ResponseMessage(self._world, self._world.backend.get_message(channel.id, int(body["message"])))

    def _option(self, kind: int, value: Any) -> Any:
        if kind == _FILE:
            return _content(value)
        handles = {_USER: _USER_SELECT, _CHANNEL: _CHANNEL_SELECT, _ROLE: _ROLE_SELECT, _MENTIONABLE: _ROLE_SELECT}
        return self._chosen(handles[kind], value) if kind in handles else value

    def _chosen(self, kind: int, value: Any) -> Any:
        """The member, role or channel with this id, where a menu of this kind offers them; else the value itself."""
        things: dict[int, Mapping[int, MemberActor | ChannelHandle | RoleHandle]] = {
            _USER_SELECT: self._playground.members,
            _CHANNEL_SELECT: self._playground.channels,
            _ROLE_SELECT: self._playground.roles,
            _MENTIONABLE_SELECT: {**self._playground.members, **self._playground.roles},
        }
        return things[kind][int(value)] if kind in things else value

    def _places(self, query: Mapping[str, Any]) -> tuple[MemberActor, ChannelHandle]:
        """The member who asks and the channel asked about, the first of each where none is named."""
        members, channels = self._playground.members, self._playground.channels
        try:
            member = members[int(query.get("member") or next(iter(members)))]
            channel = channels[int(query.get("channel") or next(iter(channels)))]
        except (KeyError, ValueError) as unknown:
            raise web.HTTPNotFound(text="There is no such member or channel here.") from unknown
        return member, channel


def _content(file: Mapping[str, Any]) -> tuple[str, bytes]:
    return str(file["name"]), base64.b64decode(file["data"], validate=True)


def _controls(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, int]]:
    """The ids of a form's controls with their kinds, those within labels and rows included."""
    for component in components:
        if "custom_id" in component:
            yield component["custom_id"], int(component["type"])
        label = component.get("component")
        yield from _controls([label] if label else component.get("components") or [])


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
