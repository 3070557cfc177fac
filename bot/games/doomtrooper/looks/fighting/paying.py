"""What a gain of points is worth after the cards that change it, in which points, and to whom."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from typing import Literal

from msgspec.structs import replace

from bot.games.doomtrooper.looks.holding.standing import barred, bars_player, limit, of_card, permitted
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import amount, fits, players
from bot.games.doomtrooper.position.frames import Earned
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import NO_CARD, CardId
from bot.games.doomtrooper.words.continuous import Share
from bot.games.doomtrooper.words.whom import Whom
from bot.games.values import Seat

Gain = Literal["kill", "mission", "all"]
_WHEREVER = ("in-play", "discard", "sacrificed", "hand", "library")
"""Where a card may be by the time it is paid for."""


def changed(case: Case, earned: Earned, gain: Gain, source: CardId = NO_CARD) -> Earned:
    """A gain as the words about the card that earned it leave it; ``source`` is the card whose words pay it."""
    lets_win = earned.card >= 0 and permitted(case, earned.card, "victory")
    for held, word in of_card(case, Share, earned.card) if earned.card >= 0 else ():
        if word.what not in (gain, "all") or not _meant(case, word.victims, earned, held.context):
            continue
        points = _worth(case, word, earned.points, held.context)
        free = word.only in ("", "none") or (word.only == "destiny" and lets_win)
        only = earned.only if free else word.only
        seat = next(iter(players(case, word.to, held.context)), earned.seat) if word.to else earned.seat
        earned = replace(earned, points=0 if word.only == "none" else points, only=only, seat=seat)
    if bars_player(case, earned.seat, "points") or bars_player(case, earned.seat, f"points:{gain}", source):
        return replace(earned, points=0)
    by_card = earned.card >= 0 and barred(case, earned.card, "victory")
    return replace(earned, only="destiny") if by_card or bars_player(case, earned.seat, "victory") else earned


def _worth(case: Case, word: Share, points: int, context: Context) -> int:
    if word.set is not None:
        return max(0, amount(case, word.set, context))
    rounded = ceil if word.half == "up" else floor
    return max(0, rounded(points * Fraction(word.factor)) + amount(case, word.plus, context))


def _meant(case: Case, victims: Whom | None, earned: Earned, context: Context) -> bool:
    if victims is None:
        return True
    whom = victims if victims.zones else replace(victims, zones=_WHEREVER)
    return earned.killed >= 0 and fits(case, earned.killed, whom, context)


def banked(case: Case, seat: Seat, destiny: int) -> int:
    """How many of some destiny points a player is paid: as many as he may have, and none where he may earn none."""
    if destiny <= 0:
        return destiny
    if bars_player(case, seat, "destiny"):
        return 0
    had = case.player(seat).destiny
    return max(0, min(destiny, limit(case, seat, "destiny", had + destiny) - had))
