"""Decks, hands, piles and sideboards: tests named after the rules they show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.games.doomtrooper.acts.deeds.piles import zones_of
from bot.games.doomtrooper.acts.happening.leaving import discard, sacrifice
from bot.games.doomtrooper.looks.holding.standing import rates
from bot.games.doomtrooper.looks.seen.view import PlayerView
from bot.games.doomtrooper.pack.decks.checking import breaches
from bot.games.doomtrooper.pack.decks.deck import Deck
from bot.games.doomtrooper.pack.decks.formats import formats_of
from bot.games.doomtrooper.position.commands import Play
from bot.games.doomtrooper.tells import view_builder
from bot.games.doomtrooper.words.rules.rulesets import CZECH
from bot.games.values import SPECTATOR
from tests.bot.games.doomtrooper.decks.table import cards, decks
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.rules.combat.fights import CHOSEN
from tests.rows import rows

FORM = formats_of(CZECH.key)[0]


def seen(table: Seats, viewer: int | str, of: int = 0) -> PlayerView:
    """What a viewer sees of what a seat has."""
    return view_builder.view(table.run, viewer, ()).players[of]  # type: ignore[arg-type]


def test_term_deck() -> None:
    """It lies face down, not even its owner sees a card of it; the hand is filled from its top."""
    table = Seats()
    table.warrior(0)
    _, top = (table.card("special", 0, "library", name=name) for name in ("below", "top"))
    assert [seen(table, viewer).library for viewer in (0, 1)] == [2, 2]
    assert all("top" not in repr(seen(table, viewer)) for viewer in (0, 1, SPECTATOR))
    table.do({"do": "draw"}, card=0)
    assert (table.zone(top), table.state.libraries[0]) == ("hand", (1,))


def listed(**copies: int) -> set[str]:
    """What is wrong with a deck of the base set of so many cards, each so often."""
    names = [code for code in cards() if code.startswith("01")]
    main = dict.fromkeys(names[: copies["size"] // copies["each"]], copies["each"])
    side = dict.fromkeys(names[-copies["side"] :], 1)
    wrong = breaches(Deck(main, side), FORM, cards(), decks().book)
    return {each.rule for each in wrong if each.line.key.split("-")[2] in ("size", "copies", "side")}


@pytest.mark.parametrize(("size", "each", "legal"), [(60, 2, True), (58, 2, False), (65, 5, False)])
def test_term_deck_size(size: int, each: int, *, legal: bool) -> None:
    """Sixty cards at least, and four copies of each at most."""
    assert ("doomtrooper-cs.term.deck-size" not in listed(size=size, each=each, side=25)) == legal


@pytest.mark.parametrize(("side", "legal"), [(24, False), (25, True), (26, False)])
def test_term_sideboard(side: int, *, legal: bool) -> None:
    """Twenty-five cards; what is looked for in the collection may lie there."""
    assert ("doomtrooper-cs.term.sideboard" not in listed(size=60, each=2, side=side)) == legal
    assert "sideboard" in zones_of(("collection",))


def test_term_hand() -> None:
    """The cards that somebody holds: he plays them, others know only how many they are."""
    table = Seats()
    play = {"when": "any", "after": "discard"}
    held = table.card("special", 0, play=play, effects=({"do": "points", "destiny": 1},))
    other = table.card("special", 0, "discard", play=play, effects=({"do": "points", "destiny": 1},))
    assert (len(seen(table, 0).hand), len(seen(table, 1).hand), seen(table, 1).hand_size) == (1, 0, 1)
    table.at(1)
    assert table.refused(0, Play(other)) == "term.hand"
    table.says(0, Play(held))


def test_term_discard_pile() -> None:
    """Who dies and what is discarded goes there, face down: only its owner looks through it."""
    table = Seats()
    dead, gone = table.warrior(0), table.card("fortification", 0, "squad")
    table.do({"do": "kill", "who": CHOSEN}, card=gone, targets=(dead,))
    discard(table.run, gone)
    assert [table.zone(card) for card in (dead, gone)] == ["discard"] * 2
    table = Seats()
    table.card("special", 0, "discard", name="kept")
    assert [len(seen(table, viewer).discard) for viewer in (0, 1, SPECTATOR)] == [1, 0, 0]
    assert seen(table, 1).discard_size == 1


def test_term_sacrifice_pile() -> None:
    """What is removed for good goes there, face up: everybody may look through it."""
    table = Seats()
    gone = table.warrior(0, name="gone")
    sacrifice(table.run, gone)
    assert table.zone(gone) == "sacrificed"
    assert [[card.code for card in seen(table, viewer).sacrificed] for viewer in (0, 1, SPECTATOR)] == [["gone"]] * 3


@rows("kind", ["equipment", "symmetry", "relic", "beast"])
def test_term_attachment(kind: Any) -> None:
    """What is played on a warrior and stays there; what lies at an area or a player is said to be so as well."""
    table = Seats()
    one = table.warrior(0, tags=("legion",))
    play = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
    word = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 1}
    card = table.card(kind, 0, play=play, effects=(word,))
    table.acting().says(0, Play(card, targets=(one,))).all_pass()
    assert (table.state.cards[card].on, table.run.attached(one)) == (one, (card,))
    assert [rated.source for rated in rates(table.run, one)] == [card]


@rows(("zone", "found"), [
    ("library", True), ("discard", True), ("sideboard", True), ("hand", False), ("table", False), ("sacrificed", False),
])  # fmt: skip
def test_term_collection(zone: str, *, found: bool) -> None:
    table = Seats()
    giver = table.card("alliance", 0, "table")
    wanted = table.warrior(0, zone, name="wanted")
    table.do({"do": "fetch", "who": {"tags": ["name:wanted"]}, "origin": ["collection"]}, card=giver)
    asked = table.asked()
    assert ((asked.kind, asked.options) == ("cards", (wanted,))) == found
    table.answer(*asked.options)
    assert (table.zone(wanted) == "hand") == (found or zone == "hand")


@pytest.mark.parametrize(("told", "zone"), [
    ({"tags": ("outsider",)}, "aside"), ({"tags": ("bauhaus",)}, "squad"), ({"tags": ("legion",)}, "cohort"),
])  # fmt: skip
def test_term_outside_areas(told: Mapping[str, Any], zone: str) -> None:
    """Some warriors lie beside the areas: what works on an area does not work on them."""
    table = Seats()
    new = table.warrior(0, "hand", **told)
    table.acting().says(0, Play(new, area=zone)).all_pass()
    assert (table.zone(new), table.run.area(new)) == (zone, "" if zone == "aside" else zone)
    assert [card.code for card in seen(table, 1).aside] == ([f"c{new}"] if zone == "aside" else [])
