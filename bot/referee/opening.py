"""From a few words to a whole setup: what is left open is settled so that the match can be opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import AnyGame
from bot.games.questions import Option
from bot.games.setup import Choice, Ruleset, SeatSetup, Setup, Variant
from bot.games.values import Line, Rejected, Unclear
from bot.referee.problem import RefereeProblem

Order: TypeAlias = Callable[[Sequence[Option]], Sequence[Option]]
"""In which order options are tried where nothing was asked for."""

MOST_NUMBERS = 100
"""Numbers of a choice that are tried where none was asked for, from the least on."""

TRIES = 2_000
"""Setups that are tried before giving up; a game's own choices need a handful."""


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked for a match; everything may be left open.

    ``seats`` is how many there are, or one by one: what is chosen for each by the names of the choices, and whether it
    is ``automated``; a seat that is a text alone says what it plays as. A file is given as its text.
    """

    ruleset: str | None = None
    variant: str | None = None
    seats: int | tuple[dict[str, str | bool | int] | str, ...] | None = None
    options: dict[str, str] = {}


_YES_OR_NO = {True: "yes", False: "no"}

EXPECTED = (
    'a setup is an object such as {"variant": "…", "seats": [{"faction": "…", "automated": false}], '
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
    bare = _with_files(game, as_asked(game, asked), say)
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


def as_asked(game: AnyGame, asked: Wanted) -> Setup:
    """The setup that was asked for, with nothing settled that it leaves open and its files as they were written.

    Raises:
        RefereeProblem: there is no such ruleset or variant, or it is not played with so many seats.
    """
    ruleset = _ruleset(game, asked)
    variant = _variant(ruleset, asked)
    return Setup(ruleset.key, variant.key, _seats(game, variant, asked), dict(asked.options))


def remarks(game: AnyGame, setup: Setup, say: Callable[[Line], str]) -> tuple[str, ...]:
    """What to look over in the files of a setup, such as names that were guessed; each with the choice it is about."""
    found: list[str] = []
    for choice in game.choices(setup):
        if choice.kind != "file":
            continue
        holders = enumerate(setup.seats) if choice.each_seat else ((None, setup),)
        for number, holder in holders:
            chosen = holder.options if isinstance(holder, Setup) else holder.choices
            where = choice.name if number is None else f"{choice.name} of seat {number}"
            if (text := chosen.get(choice.name)) is not None:
                found += (f"{where}: {say(line)}" for line in game.remarks(choice, text.encode(errors="replace")))
    return tuple(found)


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


def _seats(game: AnyGame, variant: Variant, asked: Wanted) -> tuple[SeatSetup, ...]:
    least, most = variant.seats
    if isinstance(asked.seats, tuple):
        each = [_seat(game, seat) for seat in asked.seats]
    else:
        each = [SeatSetup()] * max(0, min(least if asked.seats is None else asked.seats, most + 1))
    if not least <= len(each) <= most:
        number = str(least) if least == most else f"{least} to {most}"
        raise RefereeProblem(f"{variant.key} is played with {number} seats")
    return tuple(each)


def _seat(game: AnyGame, asked: dict[str, str | bool | int] | str) -> SeatSetup:
    if isinstance(asked, str):
        return SeatSetup({game.plays_as: asked} if asked else {})
    chosen = {name: _YES_OR_NO[value] if isinstance(value, bool) else str(value) for name, value in asked.items()}
    automated = chosen.pop("automated", "no") == "yes"
    return SeatSetup(chosen, automated)


def _settled(game: AnyGame, setup: Setup, order: Order) -> Iterator[Setup]:
    """The setup with everything settled that it leaves open, in every way there is."""
    for choice in game.choices(setup):
        options = [option.token for option in order(_options(choice))]
        if not choice.each_seat:
            if choice.name not in setup.options and options:
                for token in options:
                    yield from _settled(game, replace(setup, options={**setup.options, choice.name: token}), order)
                return
            continue
        held = {seat.choices.get(choice.name) for seat in setup.seats}
        for number, seat in enumerate(setup.seats):
            if choice.name not in seat.choices and options:
                free = [token for token in options if token not in held] if choice.distinct else options
                for token in free or options:
                    chosen = replace(seat, choices={**seat.choices, choice.name: token})
                    seats = (*setup.seats[:number], chosen, *setup.seats[number + 1 :])
                    yield from _settled(game, replace(setup, seats=seats), order)
                return
    yield setup


def _options(choice: Choice) -> tuple[Option, ...]:
    if choice.kind != "number":
        return choice.options
    numbers = range(choice.least, min(choice.most, choice.least + MOST_NUMBERS - 1) + 1)
    usual = choice.least if choice.usual is None else choice.usual
    return tuple(Option(str(number), Line(str(number))) for number in dict.fromkeys((usual, *numbers)))


def _with_files(game: AnyGame, setup: Setup, say: Callable[[Line], str]) -> Setup:
    """The setup with the texts of its files as the game reads them; every file that the match needs must be there."""
    for choice in game.choices(setup):
        if choice.kind != "file":
            continue
        holders = list(enumerate(setup.seats)) if choice.each_seat else [(None, None)]
        for number, seat in holders:
            where = f"{choice.name} of seat {number}" if choice.each_seat else choice.name
            settled = seat.choices if seat is not None else setup.options
            given = settled.get(choice.name)
            if given is None:
                if choice.needed and choice.instead not in settled:
                    raise RefereeProblem(f"{game.key} needs a file, the {where}: write its text into --setup")
                continue
            text = game.read(choice, given.encode(errors="replace"))
            if isinstance(text, Rejected):
                why = "; ".join(f"{each.rule}: {say(each.line)}" for each in text.violations).rstrip(".")
                raise RefereeProblem(f"the {where} cannot be read: {why}")
            if isinstance(text, Unclear):
                ways = "; ".join(f"for “{say(each.label)}” write {each.text!r}" for each in text.meanings)
                raise RefereeProblem(f"the {where} can be read in several ways: {say(text.asked)} {ways}")
            setup = _put(setup, number, choice.name, text)
    return setup


def _put(setup: Setup, number: int | None, name: str, value: str) -> Setup:
    if number is None:
        return replace(setup, options={**setup.options, name: value})
    chosen = replace(setup.seats[number], choices={**setup.seats[number].choices, name: value})
    return replace(setup, seats=(*setup.seats[:number], chosen, *setup.seats[number + 1 :]))


def _possible(game: AnyGame, setup: Setup) -> str:
    names = [
        f"{choice.name}{' of a seat' if choice.each_seat else ''}: {_ways(choice)}" for choice in game.choices(setup)
    ]
    return f"To choose from: {'; '.join(names)}" if names else "It leaves nothing to choose."


def _ways(choice: Choice) -> str:
    match choice.kind:
        case "number":
            return f"{choice.least} to {choice.most}"
        case "file":
            return "the text of a file"
        case "pick" | "picks":
            return ", ".join(each.token for each in choice.options)
