"""Why something cannot have come at a table: the die has no such face, the deck no such card any more."""

from __future__ import annotations

from bot.games.twom.pack.kinds import Deck
from bot.games.twom.position.case import Case
from bot.games.twom.position.decks import Cards
from bot.games.twom.rules.came import DECKS, DICE
from bot.games.twom.rules.labels import card
from bot.games.twom.rules.refusals import refuse
from bot.games.values import Violation


def cannot_have_come(case: Case, said: str) -> Violation | None:
    """Why people cannot tell that this came; ``None`` where it is one of the things they were asked about.

    Args:
        said: as in :class:`Tell`.

    Rule: twom-cs.term.black-die, twom-cs.term.combat-dice, twom-cs.setup.decks
    """
    pending = case.state.pending
    if pending is None:
        return refuse("overview.phases", "now")
    what = pending.what
    if said in pending.options:
        return None
    if what in DICE:
        return refuse("term.black-die" if what == "black" else "term.combat-dice", "face", face=said)
    if what in DECKS:
        return refuse("setup.decks", "left", card=card(case.components, what, said))
    return refuse("setup.steps", "told")


def run_dry(case: Case, deck: Deck) -> bool:
    """Whether no card of a deck is left, not even among its discards; never of one that the pack leaves out."""
    cards = case.state.decks.get(deck, Cards())
    return bool(case.components.decks[deck]) and not cards.size and not any(cards.discards.values())
