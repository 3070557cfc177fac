"""Packs as large as they may be that are as they must be."""

from __future__ import annotations

import re

from bot.games.packs.archive import LARGEST
from bot.games.zloba.pack.form import FORM
from tests.bot.games.packs.zips import zipped

_TEXT = "Příliš žluťoučký kůň úpěl ďábelské ódy. "


def large_pack() -> bytes:
    """One TOML file with the stand-in's components and hundreds of scenarios with long texts."""
    own = FORM.own().decode()
    scenario = re.split(r"(?=^\[\[scenarios\]\])", own, flags=re.MULTILINE)[1]
    parts, size, number = [own], len(own.encode()), 0
    while size < LARGEST - 8000:
        number += 1
        part = _with(scenario, number, _TEXT * 30)
        parts.append(part)
        size += len(part.encode())
    return "".join(parts).encode()


def large_zip() -> bytes:
    """A zip of as many scenarios as its files may hold unpacked, each in a file of its own."""
    own = FORM.own().decode()
    scenario = re.split(r"(?=^\[\[scenarios\]\])", own, flags=re.MULTILINE)[1]
    files = {f"scenarios/{number}.toml": _with(scenario, number, _TEXT * 200) for number in range(400)}
    return zipped({"pack.toml": own, **files})


def _with(scenario: str, number: int, text: str) -> str:
    named = re.sub(r'^key = "[^"]*"', f'key = "s{number}"', scenario, count=1, flags=re.MULTILINE)
    return "\n" + re.sub(r"^text = .*$", f'text = {{ cs = "{text}" }}', named, count=1, flags=re.MULTILINE)
