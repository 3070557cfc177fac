"""What a player says of his warriors at any time: the side a cultist counts as, and who follows a sergeant or captain.

Rule: doomtrooper-cs.cultist.choice, doomtrooper-cs.cultist.no-backdating, doomtrooper-cs.sergeant.who,
doomtrooper-cs.sergeant.same-kind, doomtrooper-cs.sergeant.when, doomtrooper-cs.sergeant.loses-corporation,
doomtrooper-cs.sergeant.heretic
"""

from __future__ import annotations

from typing import Literal

from bot.games.doomtrooper.looks.meaning.matching import printed_tags
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import CountAs, Follow
from bot.games.doomtrooper.position.frames import Playing, Window
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.values import Seat

Side = Literal["doomtrooper", "legion"]


def choices(case: Case, seat: Seat) -> tuple[CardId, ...]:
    """The cultists whose side a seat may choose now: not while a card waits that is being played."""
    if not isinstance(case.top, Window) or any(isinstance(frame, Playing) for frame in case.state.stack):
        return ()
    return tuple(
        card for card in case.warriors(seat) if not case.card(card).unpaid and "cultist" in case.printed(card).tags
    )


def other_side(case: Case, card: CardId) -> Side:
    """The side that was not chosen for a cultist last, whatever other cards make of him meanwhile."""
    return "legion" if "doomtrooper" in printed_tags(case, card) else "doomtrooper"


def count_as(run: Run, said: CountAs) -> None:
    """A cultist counts as another side from now on."""
    run.emit(ev.Sided(said.card, said.side))


def units(case: Case, seat: Seat) -> tuple[tuple[CardId, CardId], ...]:
    """The warriors who may be put under a commander now, each with him."""
    if not isinstance(case.top, Window):
        return ()
    commanders = [card for card in case.warriors(seat) if is_commander(case, card)]
    if not commanders:
        return ()
    return tuple(
        (card, commander)
        for card in case.warriors(seat)
        for commander in commanders
        if may_follow(case, card, commander)
    )


def is_commander(case: Case, card: CardId) -> bool:
    """Whether a warrior commands a unit: only where his card says so, whatever his name.

    Rule: doomtrooper-cs.commander.meaning, doomtrooper-cs.commander.rank-in-name
    """
    return not case.card(card).unpaid and "commander" in case.printed(card).tags


def may_follow(case: Case, card: CardId, commander: CardId) -> bool:
    """Whether a warrior may be put under a commander: of less value, no personality, like the others of the unit."""
    return kept_from_following(case, card, commander) == ""


def kept_from_following(case: Case, card: CardId, commander: CardId) -> str:
    """The topic of the rule that keeps a warrior from being put under a commander; empty where none does.

    Rule: doomtrooper-cs.sergeant.permanent, doomtrooper-cs.sergeant.no-commander
    """
    here, printed = case.card(card), case.printed(card)
    if here.unit != NO_CARD:
        return "sergeant.permanent"
    if card == commander or here.unpaid or is_commander(case, card) or not is_commander(case, commander):
        return "sergeant.who"
    if "personality" in printed.tags or not is_at_home(case, commander):
        return "sergeant.who"
    if printed.ratings.get("value", 0) >= case.printed(commander).ratings.get("value", 0):
        return "sergeant.who"
    if not _same_side(case, card, commander):
        return "sergeant.who"
    unit = [other for other in case.warriors(here.controller) if case.card(other).unit == commander]
    alike = all(case.printed(other).name == printed.name for other in unit)
    return "" if alike else "sergeant.same-kind"


def _same_side(case: Case, card: CardId, commander: CardId) -> bool:
    return not (tags(case, card) & tags(case, commander)).isdisjoint(AFFILIATIONS)


def follow(run: Run, said: Follow) -> None:
    """A warrior follows a commander for good."""
    run.emit(ev.Sided(said.card, unit=said.commander))


# Units that fall apart because their commander, or everybody in them, has left his corporation.


def fall_apart(run: Run) -> None:
    """Let everybody go free whose unit is one no more; a heretic who keeps his affiliation stays in his."""
    for card in run.once(released):
        run.emit(ev.Sided(card, unit=NO_CARD))


def released(case: Case) -> tuple[CardId, ...]:
    """Those whose unit is one no more."""
    units = case.laid(_units)
    return tuple(card for commander, unit in units.items() if not _holds(case, commander, unit) for card in unit)


def _units(case: Case) -> dict[CardId, list[CardId]]:
    """The warriors who follow each commander."""
    units: dict[CardId, list[CardId]] = {}
    for at in case.warriors():
        if case.card(at).unit != NO_CARD:
            units.setdefault(case.card(at).unit, []).append(at)
    return units


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
