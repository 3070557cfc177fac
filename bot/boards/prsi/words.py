"""A position of Prší in words: what the picture says, and its facts for those who do not see it."""

from __future__ import annotations

from bot.boards.wording import fitting
from bot.games.prsi.looks.labels import card_line, suit_line
from bot.games.prsi.looks.seen import PrsiView
from bot.games.prsi.pack.cards import RANKS, Card, rank_of
from bot.games.prsi.position.state import Sevens, Stop
from bot.games.values import Line, Seat
from bot.locales.lines import Speaker, put

LIMIT = 1000
"""Discord takes 1,024 characters; this leaves room for what a message may put before it."""


class Names:
    """The names of the parts of a view.

    Attributes:
        title, whose: which deal it is, and whose turn it is or who has won.
        won: the seat that won the match, if it is over.
        force: what the seven or ace in force demands; empty where none is.
    """

    def __init__(self, view: PrsiView, speaker: Speaker) -> None:
        self._say = speaker.say
        self.players = [self._say("prsi-board-player", place=seat + 1) for seat in range(len(view.held))]
        self.title = self._say("prsi-board-title", deal=view.deal, goal=view.goal)
        over = view.stage == "over"
        self.won: Seat | None = view.wins.index(view.goal) if over else None
        name = self.players[view.turn if self.won is None else self.won]
        self.whose = self._say("prsi-board-turn" if self.won is None else "prsi-board-won", name=name)
        self.stock = self._say("prsi-board-stock", count=view.stock)
        self.suit = self._say("prsi-board-suit", suit=self.said(suit_line(view.suit)))
        self.dealt = self._say("prsi-board-dealer")
        self.force = ""
        if isinstance(view.force, Sevens):
            self.force = self._say("prsi-board-sevens", count=view.force.due)
        elif isinstance(view.force, Stop):
            self.force = self._say("prsi-board-stop")

    def said(self, line: Line) -> str:
        """A line in which nobody is named."""
        return put(line, self._say, str, str)

    def rank(self, card: Card) -> str:
        """The name of a rank on the card itself."""
        return self._say(f"prsi-rank-{RANKS[rank_of(card)]}")

    def player(self, view: PrsiView, seat: Seat) -> str:
        """A player: the cards held and the deals won."""
        name, hand = self.players[seat], view.hands[seat]
        told = self._say("prsi-board-alt-player", name=name, count=view.held[seat], wins=view.wins[seat])
        if not hand:
            return told
        cards = ", ".join(self.said(card_line(card)) for card in hand)
        return f"{told} {self._say('prsi-board-alt-cards', name=name, cards=cards)}"

    def top(self, view: PrsiView) -> str:
        """The card on the pile."""
        return self._say("prsi-board-alt-top", card=self.said(card_line(view.pile[-1])))


def described(view: PrsiView, names: Names) -> str:
    """The facts of the picture in words."""
    parts = (names.title, names.whose, names.suit, names.force, names.stock)
    facts = " ".join((names.top(view), *(f"{part[:1].upper()}{part[1:]}." for part in parts if part)))
    return fitting((" ".join((facts, *(names.player(view, seat) for seat in range(len(view.held))))),), LIMIT)
