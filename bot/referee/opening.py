"""From a few words to a whole setup: what is left open is settled so that the match can be opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import AnyGame, Line, Option, Ruleset, SeatSetup, Setup, Variant
from bot.referee.problem import RefereeProblem

Order: TypeAlias = Callable[[Sequence[Option]], Sequence[Option]]
"""In which order options are tried where nothing was asked for."""

TRIES = 2_000
"""Setups that are tried before giving up; a game's own choices need a handful."""


class WantedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked for a seat; no faction leaves it open."""

    faction: str = ""
    newcomer: bool = False
    automated: bool = False


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked for a match; everything may be left open. ``seats`` is how many there are, or one by one."""

    ruleset: str | None = None
    variant: str | None = None
    seats: int | tuple[WantedSeat | str, ...] | None = None
    options: dict[str, str] = {}


EXPECTED = (
    'a setup is an object such as {"variant": "…", "seats": [{"faction": "…", "newcomer": false}], '
    '"options": {"…": "…"}}; seats may be a number, and whatever is left out is settled by itself'
)


def wanted(text: str | None) -> Wanted:
    """What a JSON text asks for; without a text nothing in particular.

    Raises:
        RefereeProblem: it is no JSON, or no setup.
    """
    try:
        return msgspec.json.decode(text or "{}", type=Wanted)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as problem:
        raise RefereeProblem(f"{problem}: {EXPECTED}") from problem


def complete(game: AnyGame, asked: Wanted, say: Callable[[Line], str], order: Order = tuple) -> Setup:
    """A setup that a match can be opened with and that is what was asked for.

    Args:
        order: in which order options are tried for what was left open.

    Raises:
        RefereeProblem: there is no such ruleset or variant, or the game refuses every such setup.
    """
    ruleset = _ruleset(game, asked)
    variant = _variant(ruleset, asked)
    bare = Setup(ruleset.key, variant.key, _seats(variant, asked), dict(asked.options))
    refusals: tuple[str, ...] = ()
    for tried, setup in enumerate(_settled(game, bare, order)):
        violations = game.check(setup)
        if not violations:
            return setup
        refusals = refusals or tuple(f"{each.rule}: {say(each.line)}" for each in violations)
        if tried == TRIES:
            break
    told = "; ".join(refusals).rstrip(".")
    raise RefereeProblem(f"{game.key} cannot be opened like that: {told}. {_possible(game, bare)}")


def _ruleset(game: AnyGame, asked: Wanted) -> Ruleset:
    found = {ruleset.key: ruleset for ruleset in game.rulesets}
    key = asked.ruleset or game.rulesets[-1].key
    if key not in found:
        raise RefereeProblem(f"{key} is no ruleset of {game.key}; there are: {', '.join(found)}")
    return found[key]


def _variant(ruleset: Ruleset, asked: Wanted) -> Variant:
    found = {variant.key: variant for variant in ruleset.variants}
    key = asked.variant or ruleset.variants[0].key
    if key not in found:
        raise RefereeProblem(f"{key} is no variant of {ruleset.key}; there are: {', '.join(found)}")
    return found[key]


def _seats(variant: Variant, asked: Wanted) -> tuple[SeatSetup, ...]:
    least, most = variant.seats
    if isinstance(asked.seats, tuple):
        each = [WantedSeat(seat) if isinstance(seat, str) else seat for seat in asked.seats]
    else:
        each = [WantedSeat()] * max(0, min(least if asked.seats is None else asked.seats, most + 1))
    if not least <= len(each) <= most:
        number = str(least) if least == most else f"{least} to {most}"
        raise RefereeProblem(f"{variant.key} is played with {number} seats")
    return tuple(SeatSetup(seat.faction, seat.newcomer, seat.automated) for seat in each)


def _settled(game: AnyGame, setup: Setup, order: Order) -> Iterator[Setup]:
    """The setup with everything settled that it leaves open, in every way there is."""
    for choice in game.choices(setup):
        options = [option.token for option in order(choice.options)]
        if choice.name == "faction":
            held = {seat.faction for seat in setup.seats}
            for number, seat in enumerate(setup.seats):
                if not seat.faction:
                    free = [token for token in options if token not in held] or options
                    for token in free:
                        seats = list(setup.seats)
                        seats[number] = replace(seat, faction=token)
                        yield from _settled(game, replace(setup, seats=tuple(seats)), order)
                    return
            continue
        each = [f"{choice.name}.{seat}" for seat in range(len(setup.seats))]
        for name in each if choice.each_seat else [choice.name]:
            if name not in setup.options:
                for token in options:
                    yield from _settled(game, replace(setup, options={**setup.options, name: token}), order)
                return
    yield setup


def _possible(game: AnyGame, setup: Setup) -> str:
    names = [
        f"{choice.name}{' of a seat' if choice.each_seat else ''}: {', '.join(each.token for each in choice.options)}"
        for choice in game.choices(setup)
    ]
    return f"To choose from: {'; '.join(names)}" if names else "It leaves nothing to choose."
