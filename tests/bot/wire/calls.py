"""Requests of the bot as they came in, to the byte, and answers as Discord gives them."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

PATIENCE = 600
"""Seconds after which what has not happened never will, however busy the machine is."""


@dataclass(frozen=True)
class Part:
    """One part of a request's body, to the byte: its name in a form, the name and type of its file, what it holds."""

    name: str
    filename: str | None
    kind: str
    content: bytes


@dataclass(frozen=True)
class Call:
    """One request of the bot: below the API's root, with its JSON body, and when it came.

    Attributes:
        parts: the body as it was sent: one part without a name, or those of a form.
    """

    method: str
    path: str
    body: Any
    at: float = field(default_factory=time.monotonic, compare=False)
    parts: tuple[Part, ...] = ()

    @property
    def files(self) -> bool:
        """Whether files came with it."""
        return any(part.filename is not None for part in self.parts)


async def called(request: web.Request, path: str, at: float) -> Call:
    """A request, once all of it is there."""
    parts = await _parts(request)
    # A form has its JSON in the part of this name.
    text = next((part.content for part in parts if part.name in ("", "payload_json")), b"")
    return Call(request.method, path, json.loads(text) if text else None, at, parts)


def response(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    """An answer as Discord gives it."""
    if answer is None:
        return web.Response(status=status, headers=headers)
    # discord.py reads JSON only when the content type is this to the letter, without a charset.
    headers["Content-Type"] = "application/json"
    return web.Response(status=status, body=json.dumps(answer).encode(), headers=headers)


async def _parts(request: web.Request) -> tuple[Part, ...]:
    """A request's body: of a form its parts, in the order in which they were sent."""
    if request.content_type != "multipart/form-data":
        return (Part("", None, request.content_type, await request.read()),)
    found = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        kind = part.headers.get("Content-Type", "")
        found.append(Part(part.name or "", part.filename, kind, bytes(await part.read())))
    return tuple(found)
