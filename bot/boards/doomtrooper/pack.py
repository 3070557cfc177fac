"""Component packs of Doomtrooper, laid over the card table and the effects that the bot comes with."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Iterable

from bot.boards.doomtrooper.cards import GAME, own_cards, own_catalogue, own_texts
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.decks.formats import own_formats
from bot.games.doomtrooper.pack.own.pack import Pack, pack_mistakes
from bot.games.doomtrooper.packed import game_of
from bot.games.packs.form import PackForm
from bot.games.packs.problems import Mistake

_LONG_AGO = (1994, 1, 1, 0, 0, 0)


def make(document: bytes | None) -> Doomtrooper:
    """The referee with a pack's document, or with the cards that the bot comes with.

    Raises:
        PackProblem: the packaged cards are wrong.
    """
    if document is None:
        return Doomtrooper(own_catalogue())
    return game_of(FORM.decoded(document), own_cards(), own_texts())


def _mistakes(pack: Pack) -> Iterable[Mistake]:
    # A process of its own checks a pack: the oracle's reader of tables would take longer there than all the rest.
    from rules_index import packaged_table

    rows = csv.DictReader(io.StringIO(packaged_table(GAME).decode()))
    return pack_mistakes(pack, frozenset(row["code"] for row in rows))


def _own() -> bytes:
    """The packaged card table and formats, as a zip that can be brought back; the same bytes every time."""
    from rules_index import packaged_table

    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name, data in (("table.csv", packaged_table(GAME)), ("formats.toml", own_formats())):
            archive.writestr(zipfile.ZipInfo(name, _LONG_AGO), data, zipfile.ZIP_DEFLATED)
    return content.getvalue()


FORM = PackForm(f"{__name__}:FORM", Pack, _mistakes, _own)
