"""Which files of the house a journey runs through."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from types import FrameType
from typing import Any
from unittest import mock

from bot.sqlite.transactions import Transactions, Writer
from tests.house import PACKAGES, ROOT

GROUND = (
    "bot/chat/bot.py",
    "bot/chat/client.py",
    "bot/answering/threads.py",
    "bot/chat/base/waiting/crowd.py",
    "bot/chat/base/errors.py",
    "bot/chat/base/patience.py",
    "bot/chat/base/waiting/turns.py",
    "bot/chat/base/names.py",
    "bot/database.py",
    "bot/sqlite/transactions.py",
    "bot/storage/records.py",
    "bot/storage/upserting.py",
    "bot/locales/sentences.py",
)


@contextmanager
def followed() -> Iterator[list[str]]:
    """The files of which a function runs while the block does, in the order they are first met; threads and all.

    To be entered in a running loop, whose threads must be new to be followed. Left out is the ground that every journey
    stands on: the client with what it does with every event, the database and the sentences.
    """
    met: dict[str, None] = {}
    roots = tuple(str(ROOT / package) for package in PACKAGES)
    files: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(roots):
            met.setdefault(name)

    def follow(run: Callable[..., Any]) -> Callable[..., Any]:
        def runs(*args: Any) -> Any:
            sys.setprofile(note)
            try:
                return run(*args)
            finally:
                sys.setprofile(None)

        return runs

    before, executor = sys.getprofile(), ThreadPoolExecutor(4)
    asyncio.get_running_loop().set_default_executor(executor)
    threading.setprofile(note)
    sys.setprofile(note)
    try:
        # The database's threads are there already.
        with (
            mock.patch.object(Transactions, "_read", follow(Transactions._read)),
            mock.patch.object(Writer, "_written", follow(Writer._written)),
        ):
            yield files
    finally:
        sys.setprofile(before)
        threading.setprofile(None)
        found = (name.removeprefix(f"{ROOT}/") for name in met)
        files += [name for name in found if name not in GROUND]


def within(files: list[str], *folders: str) -> list[str]:
    """Those of the files that lie in one of these folders."""
    return [name for name in files if name.startswith(tuple(f"{folder}/" for folder in folders))]
