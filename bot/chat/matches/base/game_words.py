"""Lines of a game in one language, where there is no match that they are about."""

from __future__ import annotations

from bot.chat.base.text import escape, one_line
from bot.games.contract import AnyGame
from bot.games.packs.words import reader
from bot.games.values import Line
from bot.locales.lines import put
from bot.locales.sentences import Localizer


class GameWords:
    """Says lines of a game, with the names and texts of the component pack that the game is bound to."""

    def __init__(self, words: Localizer, game: AnyGame) -> None:
        self.words = words
        self.game = game

    def markdown(self, line: Line) -> str:
        """The line for a message's text."""
        return put(line, self.words.say, self._seat, reader(self.game.texts, self.words.language), escape)

    def plain(self, line: Line, limit: int = 100) -> str:
        """The line for a label or a file, on one line and cut at ``limit`` characters."""
        said = put(line, self.words.say, self._seat, reader(self.game.texts, self.words.language))
        return one_line(said, limit) or "–"

    def _seat(self, seat: int) -> str:
        return self.words.say("seat-number", number=seat + 1)
