"""Formats: what a deck must be, read from TOML."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Annotated, Literal

from msgspec import Meta, Struct

from bot.games.doomtrooper.words.rules.rulesets import RULES
from bot.games.packs.form import PackForm
from bot.games.packs.problems import Mistake
from bot.games.packs.words import Words, text
from bot.games.values import Line

Count = Annotated[int, Meta(ge=0, le=500)]
Percent = Annotated[int, Meta(ge=0, le=100)]
Key = Annotated[str, Meta(pattern=r"^[a-z0-9.-]{1,24}$")]


class Size(Struct, frozen=True, forbid_unknown_fields=True):
    """So many cards at least, and at most where there is an upper limit."""

    least: Count = 0
    most: Count | None = None


class Share(Struct, frozen=True, forbid_unknown_fields=True):
    """How much of a deck, or of its warriors, cards with any of these tags are, in per cent."""

    tags: Annotated[tuple[str, ...], Meta(min_length=1)]
    among: Literal["deck", "warriors"] = "deck"
    least: Percent = 0
    most: Percent = 100


class Format(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a deck must be to be played.

    Attributes:
        key: its name for the machine, and for people too where it has no other.
        ruleset: whose rules its breaches cite.
        size, sideboard: how many cards.
        copies: the most copies of a card in the deck.
        together: copies are counted over deck and sideboard.
        own_limits: a lower limit of a card itself counts.
        warriors: the least warriors in the deck.
        banned, restricted: cards by code or name; of a restricted one there is one copy at most.
        shares: what part of the deck is of what affiliation.
        next_first: who begins the next game of a series: drawn by lot, whom the loser names, or the seats in turns.
        name: what it is called, for a format of one's own.
    """

    key: Key
    ruleset: str
    size: Size = Size()
    sideboard: Size = Size()
    copies: Annotated[int, Meta(ge=1, le=500)] = 500
    together: bool = False
    own_limits: bool = True
    warriors: Count = 0
    banned: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()
    shares: tuple[Share, ...] = ()
    next_first: Literal["lot", "loser", "turns"] = "lot"
    name: Words | None = None

    @property
    def label(self) -> Line:
        """What it is called, as a line; :func:`format_texts` has the names of an organiser's formats."""
        is_own = self in own_format_list()
        return Line(f"doomtrooper-format-{self.key}") if is_own else text(f"format.{self.key}")


class Formats(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of formats."""

    formats: Annotated[tuple[Format, ...], Meta(min_length=1)]


def mistakes_in(formats: tuple[Format, ...]) -> Iterator[Mistake]:
    """What is wrong with formats whose parts are all of their kind."""
    seen: set[str] = set()
    for number, each in enumerate(formats):
        place = ("formats", number)
        if each.key in seen:
            yield Mistake((*place, "key"), f"{each.key!r} is the key of two formats")
        seen.add(each.key)
        if each.ruleset not in RULES:
            yield Mistake((*place, "ruleset"), f"there are the rulesets {', '.join(RULES)}")
        for name, size in (("size", each.size), ("sideboard", each.sideboard)):
            if size.most is not None and size.most < size.least:
                yield Mistake((*place, name), f"{size.least} at least and {size.most} at most cannot be")
        for which, share in enumerate(each.shares):
            if share.most < share.least:
                told = f"{share.least} % at least and {share.most} % at most cannot be"
                yield Mistake((*place, "shares", which), told)


def format_mistakes(read: Formats) -> Iterator[Mistake]:
    """What is wrong with a file of formats whose parts are all of their kind."""
    return mistakes_in(read.formats)


def own_formats() -> bytes:
    """The file of the formats that the game comes with."""
    return (resources.files("bot.games.doomtrooper.pack.decks") / "data" / "formats.toml").read_bytes()


FORM = PackForm(f"{__name__}:FORM", Formats, format_mistakes, own_formats)


@cache
def own_format_list() -> tuple[Format, ...]:
    """The formats that the game comes with."""
    return FORM.read(own_formats()).formats


@cache
def formats_of(ruleset: str) -> tuple[Format, ...]:
    """The formats that the game comes with for a ruleset, the usual one first."""
    return tuple(each for each in own_format_list() if each.ruleset == ruleset)


def with_own(organisers: tuple[Format, ...]) -> tuple[Format, ...]:
    """An organiser's formats, and those that the game comes with for which there is none of the same key."""
    keys = {each.key for each in organisers}
    return (*organisers, *(each for each in own_format_list() if each.key not in keys))


def format_texts(formats: tuple[Format, ...]) -> dict[str, Words]:
    """The names of formats, by the keys of :attr:`Format.label`."""
    return {f"format.{each.key}": each.name or Words(each.key) for each in formats}
