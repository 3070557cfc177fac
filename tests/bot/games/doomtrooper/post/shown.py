"""What people are shown of a table: the status message, its picture, and what the picture says in words."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from bot.boards.doomtrooper.table.described import described
from bot.boards.doomtrooper.table.picture import draw
from bot.boards.doomtrooper.table.words import Names
from bot.boards.entry import Picture
from bot.chat.base.messages import LineRenderer
from bot.chat.matches.shows.table.status_card import status_card
from bot.games.doomtrooper.looks.seen.view import DoomtrooperView
from bot.games.values import SPECTATOR, Viewer
from bot.locales.sentences import Localizer, localizer
from bot.matches.model.position import Position
from rules_index import Language
from tests.bot.matches.decisions.scene import Scene

SPOKEN: tuple[Localizer, ...] = tuple(map(localizer, Language))


def in_words(scene: Scene, viewer: Viewer, languages: Iterable[Localizer]) -> list[bytes]:
    """What a picture of the table says to whoever does not see it, and for everybody the status message."""
    view, told = _view(scene, viewer), []
    for spoken in languages:
        told.append(described(view, Names(view, spoken)).encode())
        if viewer == SPECTATOR:
            told.append(status(scene, spoken))
    return told


def drawn(scene: Scene, viewer: Viewer, spoken: Localizer) -> Picture:
    """The table as a viewer sees it."""
    return draw(_view(scene, viewer), spoken)


def status(scene: Scene, spoken: Localizer) -> bytes:
    """The status message, but for the hash of the log, which is salted and tells nothing."""
    position = scene.position
    shown = Position(replace(position.match, head=""), position.game, position.state, position.answers)
    card: Any = status_card(LineRenderer(spoken, shown), None)
    return json.dumps(card.to_components(), ensure_ascii=False).encode()


def _view(scene: Scene, viewer: Viewer) -> DoomtrooperView:
    view = scene.position.view(viewer)
    assert isinstance(view, DoomtrooperView)
    return view
