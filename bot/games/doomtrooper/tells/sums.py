"""A worked rating in words: the sum as it is reckoned, and the card that each share comes from."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.doomtrooper.looks.fighting.values import Number, Share, Worked
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.words.saying.glue import plain, say
from bot.games.values import Line, Seat


def worked(case: Case, rating: Worked, reader: Seat | None = None) -> Line:
    """A rating with its sum, such as "Fight 7 = (3 − 2) × 2 + 5" and where each number is from.

    Args:
        reader: the seat that reads it, for its own hidden cards; ``None`` where everybody does.
    """
    name = labels.rating(rating.rating)
    shares = counting(rating.shares)
    if len(shares) == 1 and shares[0].how == "printed":
        return say("sum-plain", rating=name, total=rating.total)
    reckoned = plain(reckoning(shares))
    if rating.exact != rating.total:
        reckoned = say("sum-rounded", reckoned=reckoned)
    told = tuple(_share(case, share, reader) for share in shares)
    return say("sum", rating=name, total=rating.total, reckoned=reckoned, shares=told)


def counting(shares: tuple[Share, ...]) -> tuple[Share, ...]:
    """The shares that count: what is set replaces all that comes before it."""
    last = max((at for at, share in enumerate(shares) if share.how == "set"), default=0)
    return shares[last:]


def reckoning(shares: Iterable[Share]) -> str:
    """The sum in signs; what a factor multiplies stands in brackets where it is itself a sum."""
    said, is_sum = "", False
    for share in shares:
        if not said:
            said = _signless(share.number) if share.number >= 0 else f"−{_signless(share.number)}"
        elif share.how == "factor":
            said, is_sum = f"{f'({said})' if is_sum else said} × {_signless(share.number)}", False
        else:
            said, is_sum = f"{said} {'+' if share.number >= 0 else '−'} {_signless(share.number)}", True
    return said


def _signless(number: Number) -> str:
    return str(abs(number))


def _share(case: Case, share: Share, reader: Seat | None) -> Line:
    sign = "×" if share.how == "factor" else "−" if share.number < 0 else "+" if share.how in SIGNED else ""
    number = plain(sign + _signless(share.number))
    if share.how in ("printed", "cover"):
        return say(f"sum-{share.how}", number=number)
    if share.card < 0:
        return say("sum-effect", number=number)
    return say("sum-card", number=number, card=labels.card(case, share.card, reader))


SIGNED = frozenset({"beast", "base", "sum", "zone", "cover"})
"""Shares that are added."""
