"""What gains of points are worth, in which points, and where cards go instead of where they would."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from msgspec.structs import replace

from bot.games.doomtrooper.effects.context import Context
from bot.games.doomtrooper.effects.fits import amount, fits, players
from bot.games.doomtrooper.effects.sources import text_of
from bot.games.doomtrooper.effects.standing import bars_player, of_card
from bot.games.doomtrooper.position.frames import Earned
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.doomtrooper.words.continuous import Fate, Share


def shared(case: Case, one: Earned, *, what: str = "kill") -> Earned:
    """What is earned, after every word that changes what a kill or another gain is worth.

    Args:
        one: what the rules pay; its card is the one that earned it.
        what: ``kill`` or ``mission``.
    """
    points, seat, only = one.points, one.seat, one.only
    if one.card >= 0:
        for held, word in of_card(case, Share, one.card):
            if word.what not in (what, "all") or not _is_victim(case, word, one.killed, held.context):
                continue
            if word.set is not None:
                points = amount(case, word.set, held.context)
            exact = points * Fraction(word.factor).limit_denominator(8)
            points = (ceil(exact) if word.half == "up" else floor(exact)) + amount(case, word.plus, held.context)
            if word.only == "none":
                points = 0
            elif word.only:
                only = word.only
            for to in () if word.to is None else players(case, word.to, held.context)[:1]:
                seat = to
    if bars_player(case, seat, "points") or bars_player(case, seat, f"points:{what}"):
        points = 0
    if bars_player(case, seat, "victory"):
        only = "destiny"
    return replace(one, seat=seat, points=max(0, points), only=only)


def _is_victim(case: Case, word: Share, killed: CardId, context: Context) -> bool:
    if word.victims is None:
        return True
    if killed < 0:
        return False
    here = case.card(killed)
    gone = here.zone not in IN_PLAY and not word.victims.zones
    return fits(case, killed, replace(word.victims, zones=(here.zone,)) if gone else word.victims, context)


def fate(case: Case, card: CardId, how: str) -> str:
    """Where a card goes instead when it is ``killed``, ``discarded``, ``sacrificed`` or ``used``; empty where nowhere.

    A card on its way from the hand to a pile has only its own words.
    """
    found = ""
    if case.card(card).zone == "stack":
        text = text_of(case, card)
        for own in () if text is None else text.effects:
            if isinstance(own, Fate) and how in own.when and own.who.role == "self":
                found = own.to
        return found
    for _, word in of_card(case, Fate, card):
        if how in word.when or ("left" in word.when and how != "used"):
            found = word.to
    return found
