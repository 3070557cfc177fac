"""Why something cannot have come at a table: the die has no such face, the deck no such card any more."""

from __future__ import annotations

from bot.games.twom.looks.came import DECKS, DICE
from bot.games.twom.looks.labels import card
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.kinds import Deck
from bot.games.twom.position.case import Case, fits
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.state import Ask
from bot.games.values import Violation


def cannot_have_come(case: Case, said: tuple[str, ...]) -> Violation | None:
    """Why people cannot tell that this came; ``None`` where it is what they were asked about.

    Args:
        said: as in :class:`Tell`, the whole answer.

    Rule: twom-cs.term.black-die, twom-cs.term.combat-dice, twom-cs.setup.decks
    """
    pending = case.state.pending
    if pending is None:
        return refuse("overview.phases", "now")
    return next(
        (_why(case, ask, each) for ask, each in zip(pending.asked, said, strict=False) if not fits(ask, each)), None
    )


def _why(case: Case, ask: Ask, said: str) -> Violation:
    if ask.what in DICE:
        return refuse("term.black-die" if ask.what == "black" else "term.combat-dice", "face", face=said)
    if ask.what in DECKS:
        return refuse("setup.decks", "left", card=card(case.components, ask.what, said))
    if not ask.options:
        return refuse("setup.steps", "value", least=ask.least, most=ask.most)
    return refuse("setup.steps", "told")


def run_dry(case: Case, deck: Deck) -> bool:
    """Whether no card of a deck is left, not even among its discards; never of one that the pack leaves out."""
    cards = case.state.decks.get(deck, Cards())
    return bool(case.components.decks[deck]) and not cards.size and not any(cards.discards.values())
