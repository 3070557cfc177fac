"""Lines of a game and of the match service, said in a language: with players' names, inner lines first."""

from __future__ import annotations

from functools import cached_property

from bot.chat.base.text import escape, one_line
from bot.games.packs.words import reader
from bot.games.questions import Option
from bot.games.values import Line, Seat
from bot.locales.lines import put
from bot.locales.sentences import Localizer
from bot.matches.model.match import FORGOTTEN
from bot.matches.model.position import Position


class LineRenderer:
    """Says what concerns one match in one language.

    ``markdown`` is for text of messages: people are mentioned and strange words escaped. ``plain`` is for labels,
    which show no Markdown and where a mention would be a row of digits.
    """

    def __init__(self, words: Localizer, position: Position) -> None:
        self.words = words
        self.position = position

    def markdown(self, line: Line) -> str:
        """The line for a message's text."""
        return self._say(line, markdown=True)

    def plain(self, line: Line, limit: int = 100) -> str:
        """The line for a label, on one line and cut at ``limit`` characters."""
        return one_line(self._say(line, markdown=False), limit) or "–"

    def seat(self, seat: Seat, *, markdown: bool = True) -> str:
        """Who sits in a seat: a player, the game's own player, or no one yet."""
        seats = self.position.match.seats
        if not 0 <= seat < len(seats):
            return self.words.say("seat-number", number=seat + 1)
        seating = seats[seat]
        if seating.automated and (faction := self.faction(seat)):
            return self.words.say("seat-automaton-of", faction=faction)
        if seating.user is None:
            return self.words.say("seat-automaton" if seating.automated else "seat-free", number=seat + 1)
        if seating.user == FORGOTTEN:
            return self.words.say("seat-forgotten", number=seat + 1)
        if markdown:
            return f"<@{seating.user}>"
        return self.faction(seat) or self.words.say("seat-number", number=seat + 1)

    def player(self, seat: Seat) -> str:
        """Who sits in a seat and what they play, as Markdown."""
        faction = self.faction(seat)
        # The game's own player is called by what it plays already.
        known = self.position.match.seats[seat].automated
        return f"{self.seat(seat)} · {faction}" if faction and not known else self.seat(seat)

    def faction(self, seat: Seat) -> str:
        """What a seat plays as, as a label; empty where that is not settled or seats of the game are all alike."""
        chosen = self.position.match.seats[seat].choices.get(self.position.game.plays_as, "")
        option = self._factions.get(chosen)
        return self.plain(option.label) if option else ""

    @cached_property
    def _factions(self) -> dict[str, Option]:
        choices = self.position.game.choices(self.position.match.setup())
        name = self.position.game.plays_as
        return {option.token: option for choice in choices if choice.name == name for option in choice.options}

    def _say(self, line: Line, *, markdown: bool) -> str:
        plain = escape if markdown else str
        text = reader(self.position.game.texts, self.words.language)
        return put(line, self.words.say, lambda seat: self.seat(seat, markdown=markdown), text, plain)
