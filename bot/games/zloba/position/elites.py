"""The elites of a force: how many are left, and what they bring beside their strength."""

from __future__ import annotations

from bot.games.zloba.pack.components import Components
from bot.games.zloba.pack.pack import EliteKind
from bot.games.zloba.position.state import Force


def left_on_mat(force: Force, kind: EliteKind) -> int:
    """How many elites of a kind are still on the mat."""
    return kind.dice - [elite.kind for elite in force.elites].count(kind.key)


def groundwork(components: Components, force: Force) -> tuple[int, int]:
    """What a force's traits add to groundwork: corra and basic units."""
    extra = [trait for key in force.cards for trait in components.groundwork_by_card.get(key, ())]
    own = components.groundwork[force.faction]
    for elite in force.elites if own else ():
        extra += own.get(elite.kind, ())
    if not extra:
        return 0, 0
    return sum(trait.corra for trait in extra), sum(trait.units for trait in extra)


def elite_points(components: Components, force: Force, area: int) -> int:
    """Bonus points of a force's elites in an area that it controls, once a kind.

    Rules: zloba-cs.scoring.elite-bonus-once, zloba-faq.elite-bonus
    """
    there = {elite.kind for elite in force.elites if elite.place == area} if force.elites else None
    if not there:
        return 0
    kinds = components.kinds[force.faction]
    return sum(kinds[key].points for key in there)
