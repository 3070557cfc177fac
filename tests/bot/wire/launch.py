"""Run ``python -m bot`` against a local Discord: ``python launch.py API GATEWAY [ARGUMENT …]``."""

from __future__ import annotations

import runpy
import sys

import discord
import yarl


def main() -> None:
    """Point the library at the local Discord, then become the bot."""
    api, gateway, *arguments = sys.argv[1:]
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    sys.argv = ["bot", *arguments]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
