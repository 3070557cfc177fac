"""Which area words mean: that of a card by the part it plays, or the one that their card lies in or is played to."""

from __future__ import annotations

from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.roles import cards_of
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import AREAS, CardId
from bot.games.doomtrooper.words.whom import Role
from bot.games.values import Seat

_AREA_OF: dict[str, Role] = {
    "same": "self",
    "bearer": "bearer",
    "that": "that",
    "chosen": "chosen",
    "defender": "defender",
    "attacker": "attacker",
}


def _lying_in(case: Case, area: str, context: Context) -> tuple[Seat, str] | None:
    """The area that the card itself lies in, and whose; ``None`` where it lies on a card or a player."""
    here = case.card(context.card) if area == "bearer" and context.card >= 0 else None
    if here is None or here.on >= 0 or here.zone not in AREAS or case.printed(context.card).type == "warrior":
        return None
    return here.player if here.player >= 0 else here.controller, here.zone


def in_area(case: Case, card: CardId, area: str, context: Context) -> bool:
    """Whether a card lies in the area that is meant, by the name of :class:`Whom`."""
    if area == "inside":
        return (case.card(context.card).on == card and case.card(card).inside) or case.card(card).on == context.card
    if area == "other":
        return case.area(card) != case.area(context.card)
    if area == "chosen" and context.area:
        whose = context.player if context.player >= 0 else context.seat
        return (case.card(card).controller, case.area(card)) == (whose, context.area)
    here = case.card(card).controller, case.area(card)
    lying = _lying_in(case, area, context)
    if lying is not None:
        return lying == here
    return any(
        (case.card(other).controller, case.card(other).lay or case.area(other)) == here
        for other in cards_of(case, _AREA_OF[area], context)
    )
