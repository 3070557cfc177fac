"""Ports of this machine that nobody listens on."""

from __future__ import annotations

import socket

from bot.ports import LOOPBACK


def free_port() -> int:
    """A free port on the loopback interface."""
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        return int(taken.getsockname()[1])
