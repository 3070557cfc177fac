"""Who fights in the combat that runs."""

from __future__ import annotations

from bot.games.doomtrooper.position.frames import Combat, Tactic
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.values import Seat

WEAPONS: dict[Tactic, frozenset[str]] = {
    "fight": frozenset({"weapon:fight"}),
    "shoot": frozenset({"weapon:shoot"}),
    "": frozenset({"weapon:fight", "weapon:shoot"}),
}
"""The tags of weapons that may be used in each kind of combat; special weapons say it themselves."""


def running(case: Case) -> Combat | None:
    """The innermost combat."""
    for frame in reversed(case.state.stack):
        if isinstance(frame, Combat):
            return frame
    return None


def combat_of(case: Case, card: CardId) -> Combat | None:
    """The innermost combat, if the card fights in it."""
    combat = running(case)
    return combat if combat is not None and card in fighters(combat) else None


def attacking(combat: Combat) -> tuple[CardId, ...]:
    """The attacker and those who help him."""
    return ((combat.attacker,) if combat.attacker >= 0 else ()) + combat.helping_attacker


def defending(combat: Combat) -> tuple[CardId, ...]:
    """The defender and those who help him."""
    return ((combat.defender,) if combat.defender >= 0 else ()) + combat.helping_defender


def fighters(combat: Combat) -> tuple[CardId, ...]:
    """All who fight."""
    return attacking(combat) + defending(combat)


def side_of(combat: Combat, seat: Seat) -> tuple[CardId, ...]:
    """Those who fight for a seat; none where it has no part in the combat."""
    if seat == combat.seat:
        return attacking(combat)
    return defending(combat) if seat == combat.against else ()


def foes_of(combat: Combat, seat: Seat) -> tuple[CardId, ...]:
    """Those who fight against a seat; none where it has no part in the combat."""
    if seat == combat.seat:
        return defending(combat)
    return attacking(combat) if seat == combat.against else ()
