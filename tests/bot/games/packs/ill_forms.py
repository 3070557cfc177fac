"""Forms of packs whose reading goes wrong, each in its own way, for the process that reads packs."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

from msgspec import Struct

from bot.games.packs.form import PackForm
from bot.games.packs.problems import Mistake


class Any(Struct, frozen=True):
    """A pack that may say anything."""

    text: str = ""


def _never_ends(_: Any) -> Iterator[Mistake]:
    while True:
        yield from ()


def _takes_much(_: Any) -> Iterator[Mistake]:
    kept = []
    while True:
        kept.append(bytearray(8 * 1024 * 1024))
        yield from ()


def _goes_deep(pack: Any) -> Iterator[Mistake]:
    yield from _goes_deep(pack)


def _breaks(_: Any) -> Iterator[Mistake]:
    raise KeyError("gone")
    yield


def _dies(_: Any) -> Iterator[Mistake]:
    os.abort()
    yield


def _looks_around(_: Any) -> Iterator[Mistake]:
    yield Mistake((), f"environment: {' '.join(sorted(os.environ))}; modules: {'discord' in sys.modules}")


def _is_chatty(_: Any) -> Iterator[Mistake]:
    for number in range(1000):
        yield Mistake(("text",), f"mistake {number}")


def _form(name: str, check: object) -> PackForm[Any]:
    return PackForm(f"{__name__}:{name}", Any, check, lambda: b"")  # type: ignore[arg-type]


ENDLESS = _form("ENDLESS", _never_ends)
GREEDY = _form("GREEDY", _takes_much)
DEEP = _form("DEEP", _goes_deep)
BROKEN = _form("BROKEN", _breaks)
DYING = _form("DYING", _dies)
CURIOUS = _form("CURIOUS", _looks_around)
CHATTY = _form("CHATTY", _is_chatty)
GOOD = _form("GOOD", lambda _: ())
