"""A position as a seat knows it: every card that is hidden from it is the same blank one."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.looks.seen.knowing import knows
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import Card, State
from bot.games.doomtrooper.words.catalogue import INLINE, Printed
from bot.games.doomtrooper.words.texts import CardText, Play
from bot.games.values import Seat

HIDDEN_WARRIOR = Printed(
    f"{INLINE}hidden-warrior",
    "",
    "warrior",
    frozenset({"warrior"}),
    ratings={"fight": 5, "shoot": 5, "armour": 5, "value": 5},
    text=CardText(),
)
"""The card that a warrior in cover whom nobody has seen is taken for."""
BLANK = Printed(f"{INLINE}blank", "", "special", frozenset({"special"}), play=Play(when="reaction"), text=CardText())
"""The card that any other hidden card is taken for: it is never played and does nothing."""


def known(case: Case, seat: Seat) -> Case:
    """The position with nothing in it that a seat may not know: what is decided from it, its player could decide."""
    cards = tuple(card if knows(case, at, seat) else _blank(card) for at, card in enumerate(case.state.cards))
    state: State = replace(case.state, cards=cards, inline=(*case.state.inline, HIDDEN_WARRIOR, BLANK))
    return Case(case.catalogue, case.rules, state)


def _blank(card: Card) -> Card:
    return replace(card, code=HIDDEN_WARRIOR.code if card.unpaid else BLANK.code)
