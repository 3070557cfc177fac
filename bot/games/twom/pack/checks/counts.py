"""Whether a pack has as many cards of each kind as a campaign needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.packs.problems import Mistake
from bot.games.twom.pack.effects.story import End, Script
from bot.games.twom.pack.pack import Pack
from bot.games.twom.pack.walk import walk

LARGEST_UNKNOWN = 14


def count_mistakes(pack: Pack) -> Iterator[Mistake]:
    """Sections that are there and have too few cards; a section that is not there is declared at the table."""
    if pack.characters:
        frames = Counter(each.frame for each in pack.characters)
        if frames["red"] < 1:
            yield Mistake(("characters",), "there must be at least one with a red frame")
        if frames["black"] < 2:
            yield Mistake(("characters",), "there must be at least two with a black frame")
    if pack.events:
        yield from _events(pack)
    if pack.exploration and (there := sum(card.copies for card in pack.exploration)) < LARGEST_UNKNOWN:
        said = f"there are {there} cards, and the most distant location takes {LARGEST_UNKNOWN}"
        yield Mistake(("exploration",), said)
    if pack.locations and len(pack.locations) < 4:
        yield Mistake(("locations",), "there must be at least four")
    if pack.last_resort and sum(card.copies for card in pack.last_resort) < 2:
        yield Mistake(("last_resort",), "there must be at least two, for two are drawn at every dawn")
    for name in ("residents", "raids"):
        cards = getattr(pack, name)
        if cards and all(card.red for card in cards):
            yield Mistake((name,), "all have the red corner, so that none would be there at the beginning")


def _events(pack: Pack) -> Iterator[Mistake]:
    numbers = Counter[str]()
    for card in pack.events:
        numbers[card.kind] += card.copies
    for kind, least in (("event", 7), ("finale", 3)):
        if numbers[kind] < least:
            yield Mistake(("events",), f"there are {numbers[kind]} of kind `{kind}`, and a campaign needs {least}")
    chapters = sorted(card.chapter or 0 for card in pack.events if card.kind == "chapter")
    if chapters != [1, 2, 3]:
        yield Mistake(("events",), "there must be three of kind `chapter`, numbered 1 to 3")
    finales = [card for card in pack.events if card.kind == "finale"]
    known = all(card.effects is not None for card in finales)
    may_end = any(isinstance(each, End | Script) for card in finales for _, each in walk(card.effects))
    if finales and known and not may_end:
        yield Mistake(("events",), "no finale ends the campaign")
