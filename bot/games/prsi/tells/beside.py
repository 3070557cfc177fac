"""Previews, facts beside a question, the cards that cannot be played and why, a hand in words."""

from __future__ import annotations

from bot.games.prsi.looks.able import barred, number_due
from bot.games.prsi.looks.labels import card_line, card_lines, suit_line
from bot.games.prsi.position.commands import Command, Play, Stand
from bot.games.prsi.position.state import State
from bot.games.questions import Barred, Prompt
from bot.games.values import JUDGE, Line, Section, Viewer


def preview(state: State, command: Command) -> Line:
    """The effect of a command."""
    if isinstance(command, Stand):
        return Line("prsi-will-stand")
    if not isinstance(command, Play):
        return Line("prsi-will-draw", {"count": number_due(state)})
    if command.suit:
        return Line("prsi-will-play-over", {"card": card_line(command.card), "suit": suit_line(command.suit)})
    return Line("prsi-will-play", {"card": card_line(command.card)})


def facts(state: State, prompt: Prompt) -> tuple[Line, ...]:
    """The top card, the hand, and how many cards the others hold."""
    held = tuple(
        Line("prsi-holds", {"seat": seat, "count": len(hand)})
        for seat, hand in enumerate(state.hands)
        if seat != prompt.seat
    )
    return (
        Line("prsi-fact-top", {"card": card_line(state.top), "suit": suit_line(state.suit)}),
        Line("prsi-fact-hand", {"cards": card_lines(state.hands[prompt.seat])}),
        Line("prsi-fact-others", {"held": held, "stock": len(state.stock)}),
    )


def not_offered(state: State, prompt: Prompt, path: tuple[str, ...]) -> tuple[Barred, ...]:
    """The cards of the hand that cannot be played, each with the reason."""
    if path:
        return ()
    reasons = ((card, barred(state, card)) for card in state.hands[prompt.seat])
    return tuple(Barred(card_line(card), why) for card, why in reasons if why is not None)


def sheet(state: State, viewer: Viewer) -> tuple[Section, ...]:
    """The viewer's hand; a judge reads every hand, a spectator none."""
    return tuple(
        Section(Line("prsi-sheet-hand", {"seat": seat}), card_lines(hand))
        for seat, hand in enumerate(state.hands)
        if viewer in (JUDGE, seat)
    )
