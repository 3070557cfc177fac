"""The worth of things in victory points: warriors, points, a whole position."""

from __future__ import annotations

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.values import Seat

_DESTINY = 0.5
"""The worth of a point of destiny: it takes an action to get one."""
_HAND = 0.25
"""The worth of a card in a hand."""
_TOKEN = 0.6
"""The worth of an action that is left."""
_AWAY = frozenset({"imprisoned", "out", "silenced"})


def power(case: Case, card: CardId) -> float:
    """The power of a warrior by his ratings now."""
    return _power(*(rating(case, card, which) for which in ("fight", "shoot", "armour")))


def printed_power(case: Case, card: CardId) -> float:
    """The same by his printed ratings."""
    ratings = case.printed(card).ratings
    return _power(ratings.get("fight", 0), ratings.get("shoot", 0), ratings.get("armour", 0))


def _power(fight: int, shoot: int, armour: int) -> float:
    best, other = max(fight, shoot), min(fight, shoot)
    return 0.3 * best + 0.1 * other + 0.38 * armour


def killed(case: Case, card: CardId, by: CardId) -> float:
    """The worth of a warrior's death to his killer."""
    points = max(0, rating(case, card, "value"))
    hired = by >= 0 and "freelancer" in tags(case, by) and not case.rules.mercenaries_earn
    return points * (_DESTINY if hired else 1.0) + 0.7 * printed_power(case, card)


def wounded(case: Case, card: CardId) -> float:
    """The worth of a warrior's wound to an enemy."""
    return 0.4 * killed(case, card, -1)


def standing(case: Case, card: CardId) -> float:
    """The worth of a warrior in play to his player."""
    here = case.card(card)
    share = 0.65 if here.wounded else 1.0
    if not _AWAY.isdisjoint(here.marks):
        share = 0.3
    return share * printed_power(case, card) + 0.4 * len(case.attached(card))


def assess(case: Case, seat: Seat) -> float:
    """The worth of a position to a seat, but for a combat that runs."""
    found = 0.0
    for other, player in enumerate(case.state.players):
        hand = _HAND * len(case.hand(other)) + (_TOKEN * len(player.tokens) if other == case.state.active else 0.0)
        own = player.victory - player.debt + destiny(player.destiny) + hand
        own += sum(standing(case, card) for card in case.warriors(other))
        found += own if case.allied(other, seat) else -own
    return found


def destiny(points: int) -> float:
    """The worth of points of destiny: the more there are, the less for each, and in the end nothing."""
    return _DESTINY * min(points, 8) + 0.2 * min(max(0, points - 8), 8)
