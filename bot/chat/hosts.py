"""Under which names the bot is asked over HTTP.

Any page can give a name of its own the address of this machine (DNS rebinding), and its script would then read what is
answered here. Its requests still carry that name.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from aiohttp import web

_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\s:/@\[\]]+)(:\d{1,5})?", re.IGNORECASE)
_OWN = frozenset({"127.0.0.1", "::1", "localhost"})


def check_host(request: web.Request, advice: str, names: Collection[str] = ()) -> None:
    """Let through what is asked under a name of the loopback interface, the address it came in at, or these names.

    Args:
        advice: what to do, for who asks under another name.
        names: in small letters, without ports.

    Raises:
        web.HTTPForbidden: it is asked under another name, or none.
    """
    name = _name(request.headers.get("Host", ""))
    if name not in _OWN and name not in names and name != _came_in_at(request):
        raise web.HTTPForbidden(text=advice)


def _name(host: str) -> str:
    found = _HOST.fullmatch(host)
    return found[1].strip("[]").lower() if found else ""


def _came_in_at(request: web.Request) -> str | None:
    address = request.transport.get_extra_info("sockname") if request.transport else None
    return str(address[0]) if address else None
