"""Asking the running bot over the loopback interface whether it is well; cheap, as Docker asks every half a minute."""

from __future__ import annotations

import json
import urllib.error
import urllib.request

from bot.ports import Ports

LOOPBACK = "127.0.0.1"
PATH = "/health"
METRICS = "/metrics"
"""Where the running bot tells what it counted, in the text format of Prometheus."""
MATCHES = "matches"
"""Names in the answer how many matches cannot go on by themselves; the bot is well for all the others."""
ON_HOLD = "on hold"
HOLDS = "on_hold"
"""Names how many matches wait because their channel takes no messages."""
PATIENCE = 5.0
"""Seconds after which a check that hangs counts as failed."""


class HealthProblem(Exception):
    """The bot is not well, or its health port cannot be had; the message says what to do."""


def inquire() -> str:
    """Ask the bot that runs with this environment, and return in one line how it is.

    Raises:
        HealthProblem: it is not well or says nothing.
        SettingsProblem: a variable that says where to ask has a value it does not accept.
    """
    ports = Ports.from_environment()
    if ports.discord_token is None:
        url = f"http://{LOOPBACK}:{ports.playground_port}/"
    elif ports.health_port:
        url = f"http://{LOOPBACK}:{ports.health_port}{PATH}"
    else:
        raise HealthProblem("HEALTH_PORT is 0, so the bot answers no health checks.")
    well, said = ask(url)
    if not well:
        raise HealthProblem(said)
    return said


def ask(url: str) -> tuple[bool, str]:
    """Ask a running bot from another process: whether it is well, and in one line how it is or why it said nothing."""
    try:
        with urllib.request.urlopen(url, timeout=2 * PATIENCE) as answer:  # noqa: S310 - an address on the loopback interface
            return True, f"well{_stuck(_read(answer.read(1000)))}"
    except urllib.error.HTTPError as unwell:
        checks = _read(unwell.read(1000))
        if not checks:
            return False, f"{url} answered {unwell.code}"
        failed = [name for name, well in checks.items() if name not in (MATCHES, HOLDS) and not well]
        return False, f"not well: {', '.join(failed)}{_stuck(checks)}"
    except OSError as problem:
        return False, f"no running bot answers at {url} ({getattr(problem, 'reason', problem)})"


def _read(answer: bytes) -> dict[str, int]:
    try:
        checks = json.loads(answer)
    except ValueError:
        # The playground answers with its page.
        return {}
    return checks if isinstance(checks, dict) else {}


def _stuck(checks: dict[str, int]) -> str:
    counted = ((MATCHES, "cannot go on, see the log"), (HOLDS, f"{ON_HOLD}, as the bot may not write in the channel"))
    found = [(checks.get(name, 0), said) for name, said in counted]
    return "".join(f"; {count} match{'es' if count > 1 else ''} {said}" for count, said in found if count)
