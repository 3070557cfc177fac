"""Packs of an organiser's, as files."""

from __future__ import annotations

import msgspec

from bot.boards.doomtrooper.pack import FORM, make
from bot.games.doomtrooper.game import Doomtrooper
from tests.bot.games.packs.zips import zipped

COLUMNS = "code,name_en,name_cs,type,affiliation,F_zapas,S_strelba,A_obrana,V_hodnota,deck_limit,flags"
CANARY = "x1,CANARY SERGEANT,KANÁREK,warrior,mishima,7,8,9,3,2,unique"
FORMAT = '[[formats]]\nkey = "league"\nruleset = "doomtrooper-cs@2018-10-28"\nname = {cs = "Liga", en = "League"}\n'


def table(*rows: str) -> bytes:
    """A card table with these rows."""
    return "\n".join((COLUMNS, *rows)).encode()


def pack(*rows: str, effects: str = "", formats: str = "", head: str = "") -> bytes:
    """A pack as a zip: a table, effects, formats, and what stands above them."""
    files: dict[str, bytes | str] = {
        "table.csv": table(*rows),
        "cards.toml": effects,
        "formats.toml": formats,
        "pack.toml": head,
    }
    return zipped({name: content for name, content in files.items() if content and (rows or name != "table.csv")})


def game(content: bytes) -> Doomtrooper:
    """The referee with a pack, read in this process."""
    return make(msgspec.json.encode(FORM.read(content)))
