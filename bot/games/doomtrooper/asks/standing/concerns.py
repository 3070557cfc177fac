"""What concerns a seat, by what everybody sees and nothing else: a spectator's view is all that is looked at."""

from __future__ import annotations

from bot.games.doomtrooper.looks.seen.view import CardView, CombatView, DoomtrooperView, PlayedView, WindowView
from bot.games.values import Seat


def concerns(view: DoomtrooperView, window: WindowView, seat: Seat) -> bool:
    """Whether a window concerns a seat.

    It does where a card touches it or its cards, its warrior fights, would be wounded or would die, where points that
    its warrior's death or a sabotage brings are at stake or would win, and where it has just drawn.
    """
    match window.kind:
        case "reaction":
            return _is_touched(view, seat)
        case "saving":
            return any(suffers == seat for suffers, _ in view.combats[-1].suffers) if view.combats else False
        case "points":
            return _loses(view, seat)
        case "modifiers":
            return bool(view.combats) and seat in sides(view.combats[-1])
        case "combat":
            return False
        case _:
            just_drew = window.name == "draw" and view.active == seat
            return just_drew or (window.name == "sabotage" and view.harms[-1].against == seat)


def sides(combat: CombatView) -> tuple[Seat, Seat]:
    """The seats whose warriors fight."""
    return combat.attacker.seat, combat.defender.seat


def shown(view: DoomtrooperView) -> tuple[CardView, ...]:
    """The cards that something is about now: fighters, who harms a player, what is played and what it is aimed at."""
    found: list[CardView | None] = [harm.card for harm in view.harms]
    for combat in view.combats:
        for side in (combat.attacker, combat.defender):
            found += [side.fighter, *side.helping]
    for played in view.played:
        found += [played.card, *played.targets]
    return tuple(card for card in found if card is not None)


def _is_touched(view: DoomtrooperView, seat: Seat) -> bool:
    """Whether the card that may be answered touches a seat, or answers a card of its own."""
    *before, top = view.played
    # A cancelled card does nothing, and what cancelled it has been answered.
    if top.seat == seat or top.cancelled:
        return False
    if before and before[-1].seat == seat:
        return True
    fights = bool(view.combats) and seat in sides(view.combats[-1])
    return fights or top.declared or top.wide or _is_aimed_at(top, seat)


def _is_aimed_at(played: PlayedView, seat: Seat) -> bool:
    return played.player == seat or any(seat in (card.controller, card.owner) for card in played.targets)


def _loses(view: DoomtrooperView, seat: Seat) -> bool:
    """Whether points come from a seat's warrior, or bring another side to the target."""
    return any(
        not _together(view, one.seat, seat) and (one.victim == seat or view.players[one.seat].victory >= view.target)
        for one in view.earned
    )


def _together(view: DoomtrooperView, one: Seat, other: Seat) -> bool:
    """Whether two seats win together: they are the same, or of one team."""
    teams = view.players[one].team, view.players[other].team
    return one == other or teams[0] == teams[1] >= 0
