"""Units that fall apart because their sergeant, or everybody in them, has left his corporation.

Rule: doomtrooper-cs.sergeant.loses-corporation, doomtrooper-cs.sergeant.heretic
"""

from __future__ import annotations

from bot.games.doomtrooper.effects.tags import tags
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS


def fall_apart(run: Run) -> None:
    """Let everybody go free whose unit is one no more; a heretic who keeps his affiliation stays in his."""
    for card in run.once(released):
        run.emit(ev.Sided(card, unit=NO_CARD))


def released(case: Case) -> tuple[CardId, ...]:
    """Those whose unit is one no more."""
    units: dict[CardId, list[CardId]] = {}
    for at in case.warriors():
        if case.card(at).unit != NO_CARD:
            units.setdefault(case.card(at).unit, []).append(at)
    return tuple(card for commander, unit in units.items() if not _holds(case, commander, unit) for card in unit)


def _holds(case: Case, commander: CardId, unit: list[CardId]) -> bool:
    """Whether the commander belongs where he was at home, and somebody of his unit with him."""
    if case.card(commander).zone not in IN_PLAY:
        return True
    now = tags(case, commander) & AFFILIATIONS
    return is_at_home(case, commander) and any(not now.isdisjoint(tags(case, card)) for card in unit)


def is_at_home(case: Case, commander: CardId) -> bool:
    """Whether a commander belongs where his card says, if that says anything."""
    home = case.printed(commander).tags & AFFILIATIONS
    return not home or not home.isdisjoint(tags(case, commander))
