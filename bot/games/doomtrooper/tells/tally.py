"""How a combat stands, as everybody sees it: the worked sums of both sides so far, and who may still answer."""

from __future__ import annotations

from bot.games.doomtrooper.acts.happening.windows import waiting
from bot.games.doomtrooper.looks.fighting import values
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position.fights import attacking, defending, running
from bot.games.doomtrooper.position.frames import Combat, Window
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.doomtrooper.tells import sums
from bot.games.doomtrooper.words.whom import Rating
from bot.games.values import Line


def tally(case: Case) -> tuple[Line, ...]:
    """The combat that is fought now, the innermost of several; nothing where there is none.

    The seats are those that have not passed in the window that is open, whatever they settled or answered ahead.
    """
    combat = running(case)
    if combat is None:
        return ()
    top = case.top
    seats = waiting(top) if isinstance(top, Window) else ()
    awaited = Line("doomtrooper-tally-awaited", {"seats": tuple(map(labels.seat, seats))})
    return (*fighting(case, combat), *((awaited,) if seats else ()))


def fighting(case: Case, combat: Combat) -> tuple[Line, ...]:
    """A line for each who fights; none before the tactic is known, or while anybody fights face down."""
    sides = {"attacker": attacking(combat), "defender": defending(combat)}
    everybody = [card for side in sides.values() for card in side]
    shown = all(case.card(card).zone in IN_PLAY and not case.card(card).unpaid for card in everybody)
    if not combat.tactic or not all(sides.values()) or not shown:
        return ()
    which: Rating = "shoot" if combat.tactic == "shoot" else "fight"

    def rated(card: CardId, rating: Rating) -> Line:
        return sums.worked(case, values.worked(case, card, rating))

    return tuple(
        Line(
            f"doomtrooper-tally-{side}",
            {"who": labels.card(case, card), "attack": rated(card, which), "armour": rated(card, "armour")},
        )
        for side, cards in sides.items()
        for card in cards
    )
