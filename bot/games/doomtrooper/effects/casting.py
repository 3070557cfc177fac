"""Who may cast which Art.

Rule: doomtrooper-cs.art.caster-needed, doomtrooper-cs.art.which-spells, doomtrooper-sv.art.user-in-company
"""

from __future__ import annotations

from bot.games.doomtrooper.effects.standing import aspects, barred
from bot.games.doomtrooper.effects.tags import tags
from bot.games.doomtrooper.position.fights import fighters, running
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.values import Seat


def casters(case: Case, seat: Seat, card: CardId) -> tuple[CardId, ...]:
    """The warriors of a seat who may cast a spell now."""
    return tuple(warrior for warrior in case.warriors(seat) if may_cast(case, warrior, card))


def may_cast(case: Case, warrior: CardId, card: CardId) -> bool:
    """Whether a warrior may cast a spell: he knows its aspect, and fights where it must be a fighter who casts."""
    here = case.card(warrior)
    if here.unpaid or "imprisoned" in here.marks or barred(case, warrior, "cast", card):
        return False
    own, spell = aspects(case, warrior), {tag.removeprefix("aspect:") for tag in tags(case, card)}
    if "all" not in own and own.isdisjoint(spell):
        return False
    if any(f"no:{tag}" in own for tag in spell):
        return False
    combat = running(case)
    if "personal-combat-spell" in spell:
        return combat is not None and warrior in fighters(combat)
    return "combat-spell" not in spell or combat is not None
