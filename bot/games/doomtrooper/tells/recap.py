"""Changes since a position, and the stake, for who comes back: as everybody sees them."""

from __future__ import annotations

from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.run import Case
from bot.games.values import Line, Seat


def recap(before: Case, now: Case) -> tuple[Line, ...]:
    """The warriors in play with how many more or fewer they are, and what is missing to win or is fought just now."""
    armies = tuple(_army(before, now, seat) for seat in range(len(now.state.players)))
    return (Line("doomtrooper-recap-armies", {"armies": armies}), _stake(now))


def _army(before: Case, now: Case, seat: Seat) -> Line:
    there, was = (sum(1 for _ in case.warriors(seat)) for case in (now, before))
    how = "" if there == was else "-more" if there > was else "-fewer"
    return Line(f"doomtrooper-recap-army{how}", {"who": labels.seat(seat), "count": there, "by": abs(there - was)})


def _stake(case: Case) -> Line:
    combat = running(case)
    if combat is not None and combat.attacker >= 0 and combat.defender >= 0:
        who, whom = labels.card(case, combat.attacker), labels.card(case, combat.defender)
        return Line("doomtrooper-recap-fight", {"who": who, "whom": whom})
    target, most = case.state.target, max(player.victory for player in case.state.players)
    return Line("doomtrooper-recap-stake", {"target": target, "left": max(0, target - most)})
