"""Asking the running bot over the loopback interface whether it is well; cheap, as Docker asks every half a minute."""

from __future__ import annotations

import json
from http.client import HTTPConnection, HTTPException
from typing import Any
from urllib.parse import urlsplit

from bot.ports import LOOPBACK, Ports

PATH = "/health"
METRICS = "/metrics"
"""Where the running bot tells what it counted, in the text format of Prometheus."""
MATCHES = "matches"
"""Names in the answer how many matches cannot go on by themselves; the bot is well for all the others."""
ON_HOLD = "on hold"
HOLDS = "on_hold"
"""Names how many matches wait because their channel takes no messages."""
BUSY = "busy"
"""Names in the answer the parts that were too busy to be tried just now."""
PATIENCE = 45.0
"""Seconds for which an answer is waited for: a bot that is only busy has answered long before."""
HANGS = "it hangs"
"""Said of a bot that is there and does not answer."""
_WELL = 200


class HealthProblem(Exception):
    """The bot is not well, or its health port cannot be had; the message says what to do."""


def inquire() -> str:
    """Ask the bot that runs with this environment, and return in one line how it is.

    Raises:
        HealthProblem: it is not well or says nothing.
        SettingsProblem: a variable that says where to ask has a value it does not accept.
    """
    ports = Ports.from_environment()
    if not ports.on_discord:
        url = f"http://{LOOPBACK}:{ports.playground_port}/"
    elif ports.health_port:
        url = f"{ports.health_url}{PATH}"
    else:
        raise HealthProblem("HEALTH_PORT is 0, so the bot answers no health checks.")
    well, said = ask(url)
    if not well:
        raise HealthProblem(said)
    return said


def ask(url: str, patience: float = PATIENCE) -> tuple[bool, str]:
    """Ask a running bot from another process: whether it is well, and in one line how it is or why it said nothing."""
    parts = urlsplit(url)
    connection = HTTPConnection(parts.hostname or LOOPBACK, parts.port, timeout=patience)
    try:
        connection.request("GET", parts.path)
        answer = connection.getresponse()
        status, report = answer.status, _read(answer.read(2000))
    except TimeoutError:
        return False, f"the bot at {url} has not answered for {patience:g} s: {HANGS}; see its log, and start it again"
    except (OSError, HTTPException) as problem:
        return False, f"no running bot answers at {url} ({problem})"
    finally:
        connection.close()
    if status == _WELL:
        return True, f"well{_beside(report)}"
    failed = [name for name, well in report.items() if well is False]
    return False, f"not well: {', '.join(failed)}{_beside(report)}" if failed else f"{url} answered {status}"


def _read(answer: bytes) -> dict[str, Any]:
    try:
        report = json.loads(answer)
    except ValueError:
        # The playground answers with its page.
        return {}
    return report if isinstance(report, dict) else {}


def _beside(report: dict[str, Any]) -> str:
    """What else there is to know of a bot, be it well or not."""
    busy = report.get(BUSY) or ()
    said = [f"busy just now: {', '.join(busy)}"] if busy else []
    counted = ((MATCHES, "cannot go on, see the log"), (HOLDS, f"{ON_HOLD}, as the bot may not write in the channel"))
    found = [(report.get(name, 0), why) for name, why in counted]
    said += [f"{count} match{'es' if count > 1 else ''} {why}" for count, why in found if count]
    return "".join(f"; {each}" for each in said)
