"""Events as lines of the log, and how far a match has come."""

from __future__ import annotations

from bot.games.prsi.looks.able import names_suit
from bot.games.prsi.looks.labels import card_line, card_lines, suit_line
from bot.games.prsi.position import events as happened
from bot.games.prsi.position.state import State
from bot.games.values import JUDGE, Line, Viewer

TABLE = frozenset({"prsi-dealt", "prsi-turned"})
"""Lines that concern the whole table."""
CHAPTER = 16
"""Answers whose log is one message."""


def narrate(event: happened.Event, viewer: Viewer) -> Line | None:
    """An event as a line; the cards that are drawn, for the seat itself and a judge alone.

    Rule: prsi-cs.hands.hidden
    """
    match event:
        case happened.Dealt():
            return Line("prsi-dealt", {"seat": event.dealer, "card": card_line(event.up)})
        case happened.Played(seat, card, suit) if names_suit(card):
            return Line("prsi-played-over", {"seat": seat, "card": card_line(card), "suit": suit_line(suit)})
        case happened.Played(seat, card):
            return Line("prsi-played", {"seat": seat, "card": card_line(card)})
        case happened.Turned():
            return Line("prsi-turned")
        case happened.Drew(seat, cards) if cards and viewer in (seat, JUDGE):
            return Line("prsi-drew-cards", {"seat": seat, "cards": card_lines(cards)})
        case happened.Drew(seat, cards):
            return Line("prsi-drew", {"seat": seat, "count": len(cards)})
        case happened.Stood(seat):
            return Line("prsi-stood", {"seat": seat})
        case happened.Won(seat, by):
            return Line(f"prsi-won-{by}", {"seat": seat})
        case happened.Adjusted(state):
            return Line("prsi-adjusted", {"seat": state.turn, "suit": suit_line(state.suit)})
        case _:
            return None


def reveals(event: happened.Event) -> bool:
    """Whether an event drew cards, or showed one that was hidden."""
    return isinstance(event, happened.Dealt | happened.Played | happened.Turned | happened.Drew)


def heading(state: State) -> Line:
    """Which deal it is, and to how many wins it goes."""
    return Line("prsi-heading", {"deal": state.deal, "goal": state.goal})


def scores(state: State) -> tuple[Line, ...]:
    """The wins and the cards of every seat."""
    both = zip(state.wins, state.hands, strict=True)
    return tuple(Line("prsi-score", {"wins": wins, "cards": len(hand)}) for wins, hand in both)


def chapter(state: State) -> str:
    """The part of a deal that is one message."""
    return f"{state.deal}.{state.serial // CHAPTER}"
