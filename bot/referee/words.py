"""A game's lines as the referee prints them: nobody sits in the seats, so they are called by their numbers."""

from __future__ import annotations

from bot.games.contract import AnyGame
from bot.games.packs.words import reader
from bot.games.values import Line, Seat
from bot.locales.lines import Speaker, put


def words(line: Line, game: AnyGame, speaker: Speaker) -> str:
    """A line of a game in words."""

    def number(seat: Seat) -> str:
        return speaker.say("seat-number", number=seat + 1)

    return put(line, speaker.say, number, reader(game.texts, speaker.language))
