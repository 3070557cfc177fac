"""Positions of Prší in a line, and what a command leads to."""

from __future__ import annotations

from bot.games.prsi.asks.decide import carried_out
from bot.games.prsi.looks.able import playable
from bot.games.prsi.pack.cards import DECK, in_order, suit_of
from bot.games.prsi.position.commands import Command
from bot.games.prsi.position.state import Frame, Sevens, State, Stop
from bot.games.values import Rejected, Seat
from tests.bot.games.suite.play import Dice


def table(
    *hands: str, top: str = "h9", force: int | str = 0, stock: str | None = None, suit: str = "", **more: object
) -> State:
    """A position in which the first seat is on turn.

    Args:
        hands: the cards of each seat, with spaces between.
        top: the cards of the pile, the top one last.
        force: the cards that sevens demand, or ``ace``.
        stock: the cards to draw; all others where it is left out.
        suit: the suit that was named; that of the top card where it is left out.
    """
    dealt, pile = tuple(in_order(tuple(hand.split())) for hand in hands), tuple(top.split())
    out = {*pile, *(card for hand in dealt for card in hand)}
    rest = tuple(card for card in DECK if card not in out) if stock is None else tuple(stock.split())
    stack: tuple[Frame, ...] = (Stop(),) if force == "ace" else (Sevens(int(force)),) if force else ()
    state = State(
        dealt, (0,) * len(dealt), 2, rest, pile, suit or suit_of(pile[-1]), "turn", dealer=len(dealt) - 1, deal=1
    )
    return type(state)(**{**{name: getattr(state, name) for name in state.__struct_fields__}, "stack": stack, **more})


def after(state: State, *commands: Command) -> State:
    """The position after commands, each of whose turn it is."""
    for command in commands:
        done = carried_out(state, state.turn, command, Dice(0))
        assert not isinstance(done, Rejected), done
        state = done.state
    return state


def breaches(state: State, command: Command, seat: Seat | None = None) -> list[str]:
    """The rules that a command breaks, without the book's key."""
    done = carried_out(state, state.turn if seat is None else seat, command, Dice(0))
    return [each.rule.removeprefix("prsi-cs.") for each in done.violations] if isinstance(done, Rejected) else []


def able(state: State) -> str:
    """The cards that may be played now."""
    return " ".join(playable(state, state.turn))
