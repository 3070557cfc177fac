"""House rules that matches are played by: the settings of a game, their values, and the terms of a new lobby."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.contract import AnyGame
from bot.games.setup import Choice, SeatSetup, Setup
from bot.games.values import Line
from bot.locales.lines import SEAT
from bot.matches.model.match import HouseRule, Terms
from bot.matches.model.refusals import Refused
from bot.matches.rules.choices import is_number
from bot.matches.rules.terms.alter import OFF, ON, SWITCHES, with_term
from bot.matches.rules.terms.needs import check_terms

_TERMS = ("quick", "window", "reserve")
"""The terms that a house rule may set, in the order in which they are offered."""
_OF_WINDOWS = ("quick", "window")
_HOUR, _DAY = 3600, 86400
SPAN_LENGTHS = {
    "reserve": (0, 6 * _HOUR, 12 * _HOUR, _DAY, 2 * _DAY, 3 * _DAY, 7 * _DAY),
    "window": (0, 600, 1800, _HOUR, 3 * _HOUR, 6 * _HOUR, 12 * _HOUR, _DAY),
}
"""Lengths of time that are offered for a term, in seconds; 0 is none."""
_MOST_OPTIONS = 25
_UNITS = (("days", _DAY), ("hours", _HOUR), ("minutes", 60))


class Setting(NamedTuple):
    """Something that a house rule may set for matches of a game.

    Attributes:
        tokens: the values that can be picked, each in words; empty where a number is typed.
        least, most: the numbers that are possible.
        printed: the number that is usual by the book, once for each way to play that differs.
    """

    name: str
    title: Line
    tokens: dict[str, Line]
    least: int = 0
    most: int = 0
    printed: tuple[Line, ...] = ()

    def said(self, token: str) -> Line | None:
        """A value in words; ``None`` for one that is not possible."""
        if self.tokens:
            return self.tokens.get(token)
        return _number(int(token)) if is_number(token, self.least, self.most) else None


def span_line(seconds: int) -> Line:
    """A length of time in its largest whole unit, in words."""
    fitting = ((unit, size) for unit, size in _UNITS if seconds >= size and seconds % size == 0)
    unit, size = next(fitting, ("minutes", 60))
    return Line(f"span-{unit}", {"count": max(1, round(seconds / size))})


def settings(game: AnyGame, edition: str | None) -> dict[str, Setting]:
    """The settings that a house rule may give matches by the book with this key, by name; all books’ for ``None``."""
    found: dict[str, Setting] = {}
    latest = {each.book: each for each in game.rulesets if edition in (None, each.book)}
    for ruleset in latest.values():
        for variant in ruleset.variants:
            setup = Setup(ruleset.key, variant.key, (SeatSetup(),) * variant.usual_seats)
            for choice in filter(_is_settable, game.choices(setup)):
                before = found[choice.name].printed if choice.name in found else ()
                found[choice.name] = _of_choice(game, choice, before)
    if latest:
        found |= {name: _of_term(name) for name in _TERMS if game.has_windows or name not in _OF_WINDOWS}
    return found


def opened_by(game: AnyGame, terms: Terms, rules: Iterable[HouseRule]) -> Terms:
    """The terms of a new lobby with what the house rules set, as far as its way to play knows it."""
    for rule in rules:
        made = _with(game, terms, rule)
        if made is not None:
            terms = replace(made, house=(*made.house, rule))
    return terms


def _with(game: AnyGame, terms: Terms, rule: HouseRule) -> Terms | None:
    if rule.name in _TERMS:
        made = with_term(terms, rule.name, rule.token)
        return None if isinstance(made, Refused) or check_terms(game, made) is not None else made
    setup = Setup(terms.ruleset, terms.variant, (SeatSetup(),) * terms.places, terms.options)
    choice = next((each for each in game.choices(setup) if each.name == rule.name and _is_settable(each)), None)
    if choice is None or _of_choice(game, choice).said(rule.token) is None:
        return None
    return replace(terms, options={**terms.options, rule.name: rule.token})


def _is_settable(choice: Choice) -> bool:
    """Whether the table settles a choice in words that are the same in every match."""
    if choice.each_seat or choice.sealed:
        return False
    labels = [option.label for option in choice.options]
    picked = choice.kind == "pick" and 1 < len(labels) <= _MOST_OPTIONS
    return choice.kind == "number" or (picked and all(map(_is_plain, labels)))


def _is_plain(line: Line) -> bool:
    return SEAT not in line.args and all(isinstance(value, int) for value in line.args.values())


def _of_choice(game: AnyGame, choice: Choice, before: tuple[Line, ...] = ()) -> Setting:
    """A choice as a setting.

    Args:
        before: the usual numbers of other ways to play.
    """
    title = Line(f"choice-{game.key}-{choice.name}")
    if choice.options:
        # The first option of a pick is what most tables want, which need not be what a book says.
        return Setting(choice.name, title, {option.token: option.label for option in choice.options})
    usual = _number(choice.least if choice.usual is None else choice.usual)
    return Setting(choice.name, title, {}, choice.least, choice.most, before if usual in before else (*before, usual))


def _of_term(name: str) -> Setting:
    if name in SWITCHES:
        tokens = {token: Line(f"term-{name}-{token}") for token in (ON, OFF)}
    else:
        lengths = {str(seconds): span_line(seconds) for seconds in SPAN_LENGTHS[name]}
        tokens = {**lengths, "0": Line(f"term-{name}-none")}
    return Setting(name, Line(f"term-{name}"), tokens)


def _number(number: int) -> Line:
    return Line("house-number", {"number": number})
