"""Holding a deck to a format: each breach with its card and its rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.doomtrooper.pack.decks.deck import Deck
from bot.games.doomtrooper.pack.decks.formats import Format, Share, Size
from bot.games.doomtrooper.pack.decks.names import NameBook
from bot.games.doomtrooper.words.catalogue import Printed, named
from bot.games.doomtrooper.words.rules.rulesets import RULES, Rules
from bot.games.values import Line, Violation

ANY_NUMBER = "any-number"
"""The tag of a card that says itself that a deck may have any number of it."""


def breaches(deck: Deck, form: Format, cards: Mapping[str, Printed], book: NameBook) -> Iterator[Violation]:
    """Everything in which a deck breaks a format; its cards must be in the catalogue."""
    rules = RULES[form.ruleset]
    yield from _sizes(deck, form, rules)
    counts = deck.both() if form.together else deck.main
    both = deck.both()
    banned, restricted = (_codes(names, book) for names in (form.banned, form.restricted))
    for code, count in both.items():
        if code in banned:
            yield _breach(rules, "deck.agreed", "doomtrooper-deck-banned", card=named(code))
        elif code in restricted and count > 1:
            yield _breach(rules, "deck.agreed", "doomtrooper-deck-restricted", card=named(code), count=count)
        else:
            yield from _copies(code, counts.get(code, 0), cards[code], form, rules)
    yield from _parts(deck, form, cards, rules)


def _sizes(deck: Deck, form: Format, rules: Rules) -> Iterator[Violation]:
    for name, topic, count, size in (
        ("size", "deck.size", deck.size, form.size),
        ("side", "deck.sideboard", deck.sideboard, form.sideboard),
    ):
        if said := _wrong_size(count, size):
            kind, limit = said
            yield _breach(rules, topic, f"doomtrooper-deck-{name}-{kind}", count=count, limit=limit)


def _wrong_size(count: int, size: Size) -> tuple[str, int] | None:
    if size.least == size.most != count:
        return "exact", size.least
    if count < size.least:
        return "few", size.least
    return ("many", size.most) if size.most is not None and count > size.most else None


def _copies(code: str, count: int, card: Printed, form: Format, rules: Rules) -> Iterator[Violation]:
    if ANY_NUMBER in card.tags:
        return
    # A limit of nought is one that nobody knows.
    own = card.limit if form.own_limits else None
    if own and count > own and own < form.copies:
        yield _breach(rules, "deck.copies", "doomtrooper-deck-own-limit", card=named(code), count=count, limit=own)
    elif count > form.copies:
        yield _breach(rules, "deck.copies", "doomtrooper-deck-copies", card=named(code), count=count, limit=form.copies)


def _parts(deck: Deck, form: Format, cards: Mapping[str, Printed], rules: Rules) -> Iterator[Violation]:
    warriors = {code: count for code, count in deck.main.items() if cards[code].type == "warrior"}
    if (have := sum(warriors.values())) < form.warriors:
        yield _breach(rules, "deck.agreed", "doomtrooper-deck-warriors", count=have, limit=form.warriors)
    for share in form.shares:
        of = warriors if share.among == "warriors" else deck.main
        yield from _share(of, share, cards, rules)


def _share(of: Mapping[str, int], share: Share, cards: Mapping[str, Printed], rules: Rules) -> Iterator[Violation]:
    whole = sum(of.values())
    part = sum(count for code, count in of.items() if cards[code].tags & {*share.tags})
    told: dict[str, int | str] = {"tags": ", ".join(share.tags), "count": part, "whole": whole, "among": share.among}
    # Whole numbers alone, so that 33 % of 60 is not a matter of rounding.
    if part * 100 < share.least * whole:
        yield _breach(rules, "deck.agreed", "doomtrooper-deck-share-few", limit=share.least, **told)
    elif part * 100 > share.most * whole:
        yield _breach(rules, "deck.agreed", "doomtrooper-deck-share-many", limit=share.most, **told)


def _codes(names: tuple[str, ...], book: NameBook) -> frozenset[str]:
    found = (book.exact(name) for name in names)
    return frozenset(code for each in found if each for code in (each.code, *each.near) if code)


def _breach(rules: Rules, topic: str, key: str, **told: int | str | Line) -> Violation:
    return Violation(rules.slug(topic), Line(key, dict(told)))
