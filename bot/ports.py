"""Where the running bot listens, read from the environment without loading anything that the bot runs on."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Self

LOOPBACK = "127.0.0.1"
PLAYGROUND_PORT, HEALTH_PORT = 8080, 8081
_HIGHEST = 65535
_NUMBER = re.compile(r"\s*\+?\d{1,9}\s*")
_NAME = re.compile(r"[a-z0-9_]([-.a-z0-9_]*[a-z0-9_])?")
_ANY = {"0.0.0.0": LOOPBACK, "::": "::1"}  # noqa: S104 - compared with, not bound to
"""Where a process that listens on all addresses is asked from its own machine."""


class SettingsProblem(Exception):
    """A variable of the environment is wrong; the message names it and what it accepts, one line each."""


def port_of(written: str | int) -> int:
    """A port.

    Raises:
        ValueError: it is none.
    """
    if isinstance(written, str) and not _NUMBER.fullmatch(written):
        raise ValueError(f"it must be a number from 0 to {_HIGHEST}")
    if not 0 <= int(written) <= _HIGHEST:
        raise ValueError(f"it must be a number from 0 to {_HIGHEST}")
    return int(written)


def address_of(written: str) -> str:
    """An address of a network interface.

    Raises:
        ValueError: it is none.
    """
    try:
        return str(ip_address(written.strip()))
    except ValueError:
        raise ValueError(f"it must be an IP address of this machine, such as {LOOPBACK} or 0.0.0.0 for all") from None


def names_of(written: str) -> frozenset[str]:
    """Names of hosts, set apart by commas; ports are not part of them.

    Raises:
        ValueError: one of them is no name and no address.
    """
    names = frozenset(name.strip().lower() for name in written.split(",") if name.strip())
    for name in sorted(names):
        if not _NAME.fullmatch(name) and not _is_address(name):
            raise ValueError(f"{name} is no name of a host: write names without ports, set apart by commas")
    return names


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def token_of(written: str) -> str | None:
    """Discord's token; ``None`` for one that is empty.

    Raises:
        ValueError: no token can look like this.
    """
    stripped = written.strip()
    if any(letter.isspace() or not letter.isascii() for letter in stripped):
        raise ValueError("it has characters that no token has; copy it again from Discord's developer portal")
    return stripped or None


@dataclass(frozen=True, slots=True)
class Ports:
    """Where the bot that runs with an environment answers; without a token it is the playground."""

    on_discord: bool
    playground_port: int
    health_port: int
    health_address: str

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """Read the environment.

        Raises:
            SettingsProblem: a variable has a value it does not accept.
        """
        given = {name.upper(): value for name, value in environment.items() if value}
        read: dict[str, Any] = {}
        problems = []
        for name, (reader, default) in _READERS.items():
            try:
                read[name] = reader(given[name]) if name in given else default
            except ValueError as problem:
                problems.append(f"{name}: {problem}")
        if problems:
            raise SettingsProblem("\n".join(problems))
        return cls(
            read["DISCORD_TOKEN"] is not None, read["PLAYGROUND_PORT"], read["HEALTH_PORT"], read["HEALTH_ADDRESS"]
        )

    @property
    def health_url(self) -> str:
        """Where the bot is asked for its health from its own machine, without a path."""
        address = _ANY.get(self.health_address, self.health_address)
        return f"http://{f'[{address}]' if ':' in address else address}:{self.health_port}"


_READERS: dict[str, tuple[Callable[[str], Any], Any]] = {
    "DISCORD_TOKEN": (token_of, None),
    "PLAYGROUND_PORT": (port_of, PLAYGROUND_PORT),
    "HEALTH_PORT": (port_of, HEALTH_PORT),
    "HEALTH_ADDRESS": (address_of, LOOPBACK),
}
