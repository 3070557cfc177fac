"""Series: which cards may be swapped between two games, and who begins the next one."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.doomtrooper.pack.decks.deck import Deck
from bot.games.doomtrooper.pack.decks.formats import Format
from bot.games.doomtrooper.words.catalogue import named
from bot.games.doomtrooper.words.rules.rulesets import Rules
from bot.games.setup import Following
from bot.games.values import Line, Outcome, Violation

MOST_NAMED = 5
"""Cards that a refused swap names of each kind."""


def swap_breaches(before: Deck, after: Deck, rules: Rules) -> Iterator[Violation]:
    """Cards that were not in the deck or its sideboard before, and cards that are in neither any more.

    Rule: doomtrooper-cs.term.sideboard
    """
    had, has = before.both(), after.both()
    slug = rules.slug("deck.sideboard")
    for key, more, less in (("added", has, had), ("missing", had, has)):
        found = [(code, count - less.get(code, 0)) for code, count in more.items() if count > less.get(code, 0)]
        for code, count in found[:MOST_NAMED]:
            yield Violation(slug, Line(f"doomtrooper-swap-{key}", {"card": named(code), "count": count}))
        if len(found) > MOST_NAMED:
            yield Violation(slug, Line(f"doomtrooper-swap-{key}-more", {"count": len(found) - MOST_NAMED}))


def next_begins(form: Format | None, first: int, outcome: Outcome) -> Following:
    """Who begins after a game that one seat began, by the format; by lot where it says nothing, as before any game.

    Where the loser chooses, the one seat that ended last does, and begins unless it says otherwise.

    Rule: doomtrooper-cs.setup.who-starts, doomtrooper-sv.setup.first-player
    """
    if form is None or form.next_first == "lot":
        return Following()
    if form.next_first == "turns":
        return Following(first=(first + 1) % len(outcome.standings))
    places = {one.seat: one.place or 0 for one in outcome.standings}
    last = [seat for seat, place in places.items() if place == max(places.values())]
    lost = last[0] if len(last) == 1 < len(places) else None
    return Following(first=lost, chooser=lost)
