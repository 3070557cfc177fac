"""The needs of each term: of the game, of the other terms, and what becomes of it where they are not met."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.contract import AnyGame
from bot.games.setup import Variant
from bot.matches.model.match import Terms
from bot.matches.model.position import variant_of
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.model.series import LENGTHS


class Need(NamedTuple):
    """The need of a term.

    Attributes:
        refusal: why the term cannot be as it is.
        instead: the terms with what it is then.
    """

    refusal: Callable[[AnyGame, Variant, Terms], Refused | None]
    instead: Callable[[Variant, Terms], Terms]


def check_terms(game: AnyGame, terms: Terms) -> Refused | None:
    """Why a match cannot be gathered on these terms."""
    variant = variant_of(game, terms.ruleset, terms.variant)
    if variant is None:
        return refused(Reason.UNKNOWN_CHOICE, choice=f"{terms.ruleset} {terms.variant}")
    found = (need.refusal(game, variant, terms) for need in NEEDS.values())
    return next((problem for problem in found if problem is not None), None)


def fitted(game: AnyGame, variant: Variant, terms: Terms) -> Terms:
    """The terms, with what the game does not allow of them by this variant settled so that it does."""
    for need in NEEDS.values():
        if need.refusal(game, variant, terms) is not None:
            terms = need.instead(variant, terms)
    return terms


def usual_opening(variant: Variant, seconds: int | None) -> int | None:
    """After how many seconds a question opens to everybody where nobody says.

    Args:
        seconds: for a move, within which it opens.
    """
    own = variant.opens if variant.together else None
    return own if own is None or seconds is None else min(own, seconds // 2)


def _places(_: AnyGame, variant: Variant, terms: Terms) -> Refused | None:
    least, most = variant.seats
    return None if least <= terms.places <= most else refused(Reason.PLACES, least=least, most=most)


def _fitting_places(variant: Variant, terms: Terms) -> Terms:
    least, most = variant.seats
    return replace(terms, places=min(max(terms.places, least), most))


def _length(game: AnyGame, _: Variant, terms: Terms) -> Refused | None:
    return None if terms.timing.length is None or game.ends_on_time else refused(Reason.NO_LENGTH)


def _opens(_: AnyGame, variant: Variant, terms: Terms) -> Refused | None:
    opens, seconds = terms.timing.opens, terms.timing.seconds
    if opens is None:
        return None
    if not variant.together:
        return refused(Reason.OPENS_TOGETHER)
    return None if opens > 0 and (seconds is None or opens < seconds) else refused(Reason.OPENS)


def _fitting_opens(variant: Variant, terms: Terms) -> Terms:
    return _timed(terms, opens=usual_opening(variant, terms.timing.seconds))


def _window(game: AnyGame, _: Variant, terms: Terms) -> Refused | None:
    return None if terms.timing.window is None or game.has_windows else refused(Reason.NO_WINDOWS)


def _quick(game: AnyGame, _: Variant, terms: Terms) -> Refused | None:
    return refused(Reason.NO_WINDOWS) if terms.timing.quick and not game.has_windows else None


def _veil(game: AnyGame, _: Variant, terms: Terms) -> Refused | None:
    if terms.timing.veil is None:
        return None
    if not game.has_windows:
        return refused(Reason.NO_WINDOWS)
    if terms.timing.quick:
        return refused(Reason.VEIL)
    limit = terms.timing.window or terms.timing.seconds
    return None if limit is None or terms.timing.veil < limit else refused(Reason.VEIL)


def _series(_: AnyGame, variant: Variant, terms: Terms) -> Refused | None:
    if terms.best not in LENGTHS:
        return refused(Reason.SERIES_LENGTH)
    return refused(Reason.SERIES_TOGETHER) if terms.best > 1 and variant.together else None


def _timed(terms: Terms, **timing: int | bool | None) -> Terms:
    return replace(terms, timing=replace(terms.timing, **timing))


NEEDS: dict[str, Need] = {
    "places": Need(_places, _fitting_places),
    "length": Need(_length, lambda _, terms: _timed(terms, length=None)),
    "opens": Need(_opens, _fitting_opens),
    "window": Need(_window, lambda _, terms: _timed(terms, window=None)),
    "quick": Need(_quick, lambda _, terms: _timed(terms, quick=False)),
    "veil": Need(_veil, lambda _, terms: _timed(terms, veil=None)),
    "series": Need(_series, lambda _, terms: replace(terms, best=1)),
}
"""By term; each after those that it depends on."""
