"""The oracle's dictionaries, fetched at the first start: they weigh a third of all, and the page can open before."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, requires

from bot.indexing import stop, without_secrets
from rules_index import WITHOUT_DICTIONARIES, dictionaries_version, take_up_dictionaries

_EXTRA = 'extra == "dictionaries"'
_LONGEST = 300.0
"""Seconds after which the oracle does without: as long as a line of half a megabit takes."""
_INSTALL = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary=:all:", "--retries=1")


async def fetch_dictionaries(progress: Callable[[str], None]) -> str | None:
    """Install the dictionaries with pip, unless they are there.

    Args:
        progress: called with what is being done, one line at a time.

    Returns:
        Why they could not be had and what to do, in one line; the oracle answers without them, and less well.
    """
    if dictionaries_version():
        return None
    progress("fetching the dictionaries of Czech, Swedish and English (19 MB, at the first start alone)")
    why = await _install(_needed())
    take_up_dictionaries()
    if dictionaries_version():
        return None
    return f"The dictionaries could not be fetched ({why}). {WITHOUT_DICTIONARIES}"


def _needed() -> list[str]:
    """What the extra 'dictionaries' asks for."""
    try:
        asked = requires("rozhodci") or []
    except PackageNotFoundError:
        return []
    return [line.partition(";")[0].strip() for line in asked if _EXTRA in line]


async def _install(packages: list[str]) -> str:
    """Install packages beside the running program; returns why that failed, or nothing."""
    if not packages:
        return "the bot is not installed as a package"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *_INSTALL, *packages), env=without_secrets(), stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE
    )
    try:
        async with asyncio.timeout(_LONGEST):
            _, complaints = await process.communicate()
    except TimeoutError:
        return f"that takes longer than {_LONGEST:.0f} s"
    finally:
        await stop(process)
    lines = complaints.decode(errors="replace").strip().splitlines()
    return lines[-1].removeprefix("ERROR: ") if process.returncode and lines else ""
