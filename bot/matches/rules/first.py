"""A first match: the game's own player in the free seats, a short goal, decks dealt, and it begins."""

from __future__ import annotations

from bot.games.contract import Chance
from bot.matches.model.match import Actor
from bot.matches.model.private import TABLE
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import choices, lobby
from bot.matches.rules.change import Change
from bot.matches.rules.choices import NotReady


def begin(change: Change, actor: Actor, chance: Chance) -> Refused | NotReady | None:
    """Fill the lobby of a first match and start it; for the host.

    Where a table plays together, free seats stay free: they are passed over, and anybody can sit down later.
    """
    first = change.game.first
    if first is None:
        return refused(Reason.STALE)
    while not change.position.variant.together and len(change.match.seats) < change.match.terms.places:
        problem = lobby.add_automated(change, actor, chance)
        if problem is not None:
            return problem
    for name, token in first.options.items():
        problem = choices.choose(change, actor, name, token)
        if problem is not None:
            return problem
    for seat, seating in enumerate(change.match.seats):
        if not seating.automated:
            for name, token in first.own.items():
                problem = choices.choose(change, actor, name, token, seat)
                if problem is not None:
                    return problem
            choices.bring_own(change, seat, chance)
    for whose in (TABLE, *range(len(change.match.seats))):
        choices.settle_usual(change, whose)
    return lobby.start(change, actor)
