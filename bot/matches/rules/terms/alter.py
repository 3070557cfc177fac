"""Changing one term while the lobby is open: tokens that are read, what is refused, and what depends on it."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from bot.games.contract import AnyGame, Chance
from bot.games.setup import Ruleset, Variant
from bot.matches.model.match import Actor, Expiry, Seating, Terms
from bot.matches.model.messages import Altered, Lobby
from bot.matches.model.position import Position, variant_of
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules import choices
from bot.matches.rules.change import Change
from bot.matches.rules.choices import is_number
from bot.matches.rules.lobby import fixed
from bot.matches.rules.terms.needs import NEEDS, fitted, usual_opening

Seats: TypeAlias = tuple[Seating, ...]

_DAY = 86400
LEAST = 60
"""Seconds of the shortest time that may be set."""


class Span(NamedTuple):
    """A term that is a length of time.

    Attributes:
        field: of :class:`Timing`, in seconds.
        most: the longest, in seconds.
        none: the value of the field for none at all.
        refusal: why a length is too short or too long.
    """

    field: str
    most: int
    none: int | None
    refusal: Reason


SPANS: dict[str, Span] = {
    "time": Span("seconds", 28 * _DAY, None, Reason.MOVE_TIME),
    "opens": Span("opens", 28 * _DAY, None, Reason.MOVE_TIME),
    "reserve": Span("reserve", 365 * _DAY, 0, Reason.EXTRA_TIME),
    "window": Span("window", 365 * _DAY, None, Reason.EXTRA_TIME),
    "veil": Span("veil", 365 * _DAY, None, Reason.EXTRA_TIME),
    "length": Span("length", 365 * _DAY, None, Reason.EXTRA_TIME),
}
SWITCHES = {"quick": "quick"}
"""Terms that hold or do not, by their fields of :class:`Timing`."""
ON, OFF = "on", "off"
TERMS = ("ruleset", "variant", "time", "expiry", "reserve", "length", "series", "opens", "quick", "window", "veil")
"""All that can be changed, in the order in which it is shown."""


def settable(position: Position) -> tuple[str, ...]:
    """The terms that mean something where this is played, in the order of :data:`TERMS`."""
    game, variant, timing = position.game, position.variant, position.match.terms.timing
    rules = ruleset_of(game, position.match.terms.ruleset)
    timed = timing.seconds is not None
    shown = {
        "ruleset": len(game.rulesets) > 1,
        "variant": rules is not None and len(rules.variants) > 1,
        "expiry": timed,
        "reserve": timed or timing.window is not None,
        "length": game.ends_on_time,
        "series": not variant.together,
        "opens": variant.together,
        "quick": game.has_windows,
        "window": game.has_windows and not timing.quick,
        "veil": game.has_windows and not timing.quick,
    }
    return tuple(name for name in TERMS if shown.get(name, True))


def ruleset_of(game: AnyGame, key: str) -> Ruleset | None:
    """A ruleset of a game by its key."""
    return next((each for each in game.rulesets if each.key == key), None)


def token_of(terms: Terms, name: str) -> str:
    """A term as :func:`alter` takes it: a key, a switch, a number of games, or seconds, of which 0 are none."""
    if name in SWITCHES:
        return ON if getattr(terms.timing, SWITCHES[name]) else OFF
    if name in SPANS:
        return str(getattr(terms.timing, SPANS[name].field) or 0)
    return {
        "ruleset": terms.ruleset,
        "variant": terms.variant,
        "expiry": terms.timing.expiry.value,
        "series": str(terms.best),
    }[name]


def out_of_range(name: str, seconds: int) -> Refused | None:
    """Why a length of time is too short or too long for a term; 0 is none and always possible."""
    span = SPANS[name]
    return refused(span.refusal) if seconds and not LEAST <= seconds <= span.most else None


def alter(change: Change, actor: Actor, name: str, token: str, chance: Chance) -> Refused | None:
    """Change one term; what depends on it is kept where it can be, and else settled as usual.

    Those who sat down to other terms are pinged once, and the lobby shows them the difference until it starts.

    Args:
        chance: for what the game's own players need where another way is played.
    """
    problem = fixed(change, actor)
    if problem is not None:
        return problem
    terms = altered(change.position, name, token)
    if isinstance(terms, Refused):
        return terms
    _put(change, actor, terms, chance)
    return None


def altered(position: Position, name: str, token: str) -> Terms | Refused:
    """The terms with one of them changed and what depends on it settled, or why it cannot be so."""
    game, seats = position.game, position.match.seats
    wanted = with_term(position.match.terms, name, token)
    if isinstance(wanted, Refused):
        return wanted
    if name == "ruleset":
        wanted = _with_a_way(game, wanted, seats)
    variant = variant_of(game, wanted.ruleset, wanted.variant)
    if variant is None:
        return refused(Reason.UNKNOWN_CHOICE, choice=f"{name} {token}")
    problem = NEEDS[name].refusal(game, variant, wanted) if name in NEEDS else None
    problem = problem or _no_room(variant, seats)
    if problem is not None:
        return problem
    if variant.together and not position.variant.together:
        timing = wanted.timing
        wanted = replace(wanted, timing=replace(timing, opens=usual_opening(variant, timing.seconds)))
    return fitted(game, variant, wanted)


def with_term(terms: Terms, name: str, token: str) -> Terms | Refused:
    """The terms with one of them as a token says, whatever the others need."""
    span = SPANS.get(name)
    if span is not None and token.isascii() and token.isdigit():
        value = int(token) or span.none
        return out_of_range(name, int(token)) or replace(terms, timing=replace(terms.timing, **{span.field: value}))
    if name in SWITCHES and token in (ON, OFF):
        return replace(terms, timing=replace(terms.timing, **{SWITCHES[name]: token == ON}))
    if name == "expiry" and token in set(Expiry):
        return replace(terms, timing=replace(terms.timing, expiry=Expiry(token)))
    if name == "series" and is_number(token, 0, 99):
        return replace(terms, best=int(token))
    if name in ("ruleset", "variant"):
        return replace(terms, **{name: token})
    return refused(Reason.UNKNOWN_CHOICE, choice=f"{name} {token}")


def _with_a_way(game: AnyGame, terms: Terms, seats: Seats) -> Terms:
    """The terms with a way to play that their ruleset knows: the same, else the first that fits those who sit."""
    rules = ruleset_of(game, terms.ruleset)
    if rules is None or any(each.key == terms.variant for each in rules.variants):
        return terms
    fitting = (each for each in rules.variants if _no_room(each, seats) is None)
    return replace(terms, variant=next(fitting, rules.variants[0]).key)


def _no_room(variant: Variant, seats: Seats) -> Refused | None:
    """Why those who sit in the lobby cannot play so."""
    least, most = variant.seats
    if len(seats) > most:
        return refused(Reason.PLACES, least=least, most=most)
    lacking = not variant.automaton and any(each.automated for each in seats)
    return refused(Reason.NO_AUTOMATON) if lacking else None


def _put(change: Change, actor: Actor, terms: Terms, chance: Chance) -> None:
    match = change.match
    before = match.terms
    if terms == before:
        return
    others = [seat for seat, each in enumerate(match.seats) if each.user not in (None, actor.user)]
    agreed = match.course.agreed or before
    change.match = replace(match, terms=terms)
    if (terms.ruleset, terms.variant) != (before.ruleset, before.variant):
        choices.resettle(change, match, chance)
    change.course(agreed=agreed if others and differing(agreed, terms) else None)
    if match.course.agreed is None and change.match.course.agreed is not None:
        change.note(Altered(tuple(others)))
    change.note(Lobby())


def differing(before: Terms, after: Terms) -> tuple[str, ...]:
    """Which terms differ, in the order of :data:`TERMS`."""
    return tuple(name for name in TERMS if token_of(before, name) != token_of(after, name))
