"""The cards that may be played, and why others may not."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.prsi.looks.labels import card_line, suit_line
from bot.games.prsi.pack.cards import ACE, DECK, OVER, SEVEN, SUITS, Card, Suit, rank_of, suit_of
from bot.games.prsi.pack.refusals import refuse
from bot.games.prsi.position.commands import Draw, Play, Stand
from bot.games.prsi.position.run import Position
from bot.games.prsi.position.state import Frame, Sevens, State, Stop
from bot.games.values import Seat, Violation


def in_force(state: State) -> Frame | None:
    """The sevens or the ace that whose turn it is has to answer."""
    return state.stack[-1] if state.stack else None


def unfit(card: Card, suit: Suit, top: Card, frame: Frame | None) -> str:
    """The rule that keeps a card from being played; empty where none does.

    Rules: prsi-cs.seven.pass-on, prsi-cs.ace.pass-on, prsi-cs.over.any, prsi-cs.turn.match
    """
    rank = rank_of(card)
    if isinstance(frame, Sevens):
        return "" if rank == SEVEN else "seven.pass-on"
    if isinstance(frame, Stop):
        return "" if rank == ACE else "ace.pass-on"
    return "" if rank in (OVER, rank_of(top)) or suit_of(card) == suit else "turn.match"


def playable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards of a seat that can be played, if it is its turn."""
    frame = in_force(state)
    return tuple(card for card in state.hands[seat] if not unfit(card, state.suit, state.top, frame))


def nobody_could_play(state: State) -> bool:
    """Whether everybody can work out that nothing can be played: each card that would fit lies on the pile."""
    hidden, frame = set(DECK) - set(state.pile), in_force(state)
    return all(unfit(card, state.suit, state.top, frame) for card in hidden)


def barred(state: State, card: Card) -> Violation | None:
    """Why a card cannot be played now; ``None`` where it can."""
    rule = unfit(card, state.suit, state.top, in_force(state))
    if not rule:
        return None
    sentences = {"seven.pass-on": "only-seven", "ace.pass-on": "only-ace", "turn.match": "match"}
    return refuse(rule, sentences[rule], suit=suit_line(state.suit), top=card_line(state.top))


def names_suit(card: Card) -> bool:
    """Whether the player of a card names a suit.

    Rule: prsi-cs.over.only
    """
    return rank_of(card) == OVER


def number_due(state: State) -> int:
    """How many cards whose turn it is draws, if it draws.

    Rules: prsi-cs.turn.draw, prsi-cs.seven.draw
    """
    frame = in_force(state)
    return frame.due if isinstance(frame, Sevens) else 1


def why_not_play(view: Position, command: Play) -> Iterator[Violation]:
    """Why a card cannot be played by whose turn it is."""
    state = view.state
    if command.card not in state.hands[state.turn]:
        yield refuse("turn.own-card", "own-card")
        return
    if (why := barred(state, command.card)) is not None:
        yield why
    elif names_suit(command.card) and command.suit not in SUITS:
        yield refuse("over.suit", "suit")
    elif not names_suit(command.card) and command.suit:
        yield refuse("over.only", "only-over")


def why_not_draw(view: Position, command: Draw) -> Iterator[Violation]:
    """Why nothing can be drawn.

    Rule: prsi-cs.ace.stand
    """
    del command
    if isinstance(in_force(view.state), Stop):
        yield refuse("ace.stand", "draw-after-ace")


def why_not_stand(view: Position, command: Stand) -> Iterator[Violation]:
    """Why nobody sits out."""
    del command
    frame = in_force(view.state)
    if isinstance(frame, Sevens):
        yield refuse("seven.pass-on", "stand-after-seven", count=frame.due)
    elif frame is None:
        yield refuse("turn.draw", "stand")
