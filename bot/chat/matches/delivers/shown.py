"""The boards that stand in channels: drawn when everybody sees something else, and not too often in a match."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from msgspec import Struct

from bot.boards.entry import Picture
from bot.chat.base.messages import picture_of
from bot.chat.bot import Bot
from bot.games.values import SPECTATOR
from bot.locales.sentences import Localizer
from bot.matches.model.position import Position
from rules_index import Language

APART = 5.0
"""Seconds in which one board of a match is drawn at most; what it is drawn of then is what everybody sees by then."""
_KEPT = 64
"""So many boards are kept at least, of some 100 KB."""


class _Board(NamedTuple):
    view: Struct
    language: Language
    at: float
    picture: Picture | None


class Shown(NamedTuple):
    """A board to show, and in how many seconds a newer one is due; ``None`` where it is as everybody sees the match."""

    picture: Picture | None
    due: float | None = None


class ShownBoards:
    """The boards of the matches that were posted last.

    Whether one is drawn depends on what a spectator sees and on when the last one was, and on nothing that is hidden.
    """

    def __init__(self, client: Bot) -> None:
        self._client = client
        self._boards: OrderedDict[int, _Board] = OrderedDict()

    async def of(self, position: Position, words: Localizer) -> Shown:
        """The board of a match for everybody, as it is or as it was a moment ago."""
        match, elapsed = position.match, self._client.matches.clock.elapsed
        if position.state is None or not self._client.boards.has(match.game):
            return Shown(None)
        view, board = position.view(SPECTATOR), self._boards.get(match.id)
        if board is not None and board.language is words.language:
            if board.view == view:
                return Shown(board.picture)
            if (due := board.at + APART - elapsed()) > 0:
                return Shown(board.picture, due)
        picture = await picture_of(self._client, position, SPECTATOR, words, view, urgent=False)
        self._keep(match.id, _Board(view, words.language, elapsed(), picture))
        return Shown(picture)

    def _keep(self, match: int, board: _Board) -> None:
        self._boards[match] = board
        self._boards.move_to_end(match)
        while len(self._boards) > _KEPT and next(iter(self._boards.values())).at + APART <= board.at:
            self._boards.popitem(last=False)
