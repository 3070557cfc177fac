"""Events set nothing off on a card that its bearer may not use: he has nothing from it.

Rule: doomtrooper-cs.wording.may-not-use
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.acts.combat import harm
from bot.games.doomtrooper.acts.happening.leaving import discard
from bot.games.doomtrooper.acts.happening.triggers import happened, reach
from bot.games.doomtrooper.position.commands import Announce, Attack
from bot.games.doomtrooper.position.frames import Choosing
from bot.games.doomtrooper.position.state import CardId
from tests.bot.games.doomtrooper.examples.real import Real

GAIN = {"do": "points", "victory": 1}
BAR: dict[str, Any] = {"do": "bar", "who": {"role": "bearer"}, "what": ["use:equipment"], "whom": {"others": True}}
FORBIDDEN = pytest.mark.parametrize("forbidden", [False, True])


def bearing(*abilities: dict[str, Any], forbidden: bool, **bar: Any) -> tuple[Real, CardId, CardId]:
    """A warrior with equipment, who may use it or not; the two cards."""
    table = Real()
    warrior = table.warrior(0)
    gear = table.on(warrior, "equipment", abilities=abilities)
    if forbidden:
        table.on(warrior, "special", effects=({**BAR, **bar},))
    return table, warrior, gear


@FORBIDDEN
def test_a_step_of_the_turn_sets_off_nothing(*, forbidden: bool) -> None:
    gains = {"on": {"event": "draw", "whose": "own"}, "effects": [GAIN]}
    table, _, _ = bearing(gains, forbidden=forbidden)
    happened(table.run, "draw", seat=0)
    table.settle()
    assert table.points()[1] == (5 if forbidden else 6)


@FORBIDDEN
def test_what_the_bearer_suffers_sets_off_nothing(*, forbidden: bool) -> None:
    saves = {"on": {"event": "killed", "cards": {"role": "bearer"}}, "instead": True, "effects": [GAIN]}
    table, warrior, _ = bearing(saves, forbidden=forbidden)
    harm.kill(table.run, warrior)
    table.settle()
    assert table.fate(warrior) == ("dead" if forbidden else "well")


@FORBIDDEN
def test_conditions_that_come_to_hold_set_off_nothing(*, forbidden: bool) -> None:
    wounded = {"cards": {"role": "bearer", "marks": ["wounded"]}}
    gains = {"on": {"event": "reached", "if": [wounded]}, "effects": [GAIN]}
    table, warrior, _ = bearing(gains, forbidden=forbidden)
    harm.wound(table.run, warrior)
    table.settle()
    reach(table.run)
    table.settle()
    assert table.points()[1] == (5 if forbidden else 6)


@FORBIDDEN
def test_what_befalls_the_card_itself_is_no_use_of_it(*, forbidden: bool) -> None:
    falls = {"on": {"event": "discarded", "cards": {"role": "self"}}, "effects": [GAIN]}
    table, _, gear = bearing(falls, forbidden=forbidden)
    discard(table.run, gear)
    table.settle()
    assert table.points()[1] == 6


@FORBIDDEN
def test_what_the_bearer_may_not_have_used_is_another_kind(*, forbidden: bool) -> None:
    """A bar on vehicles leaves other equipment alone."""
    gains = {"on": {"event": "draw", "whose": "own"}, "effects": [GAIN]}
    table, _, _ = bearing(gains, forbidden=forbidden, what=["use:vehicle"])
    happened(table.run, "draw", seat=0)
    table.settle()
    assert table.points()[1] == 6


@pytest.mark.parametrize("what", ["used", "work"])
def test_a_card_that_may_not_be_used_sets_nothing_off(what: str) -> None:
    gains = {"on": {"event": "draw", "whose": "own"}, "effects": [GAIN]}
    table, warrior, gear = bearing(gains, forbidden=False)
    stops = {"do": "bar", "who": {"role": "chosen"}, "what": [what], "until": "turn"}
    table.do(stops, card=warrior, targets=(gear,))
    happened(table.run, "draw", seat=0)
    table.settle()
    assert table.points()[1] == 5


@FORBIDDEN
def test_book_of_law_gives_no_action_under_a_carcass_suit(*, forbidden: bool) -> None:
    table = Real()
    warrior = table.warrior(0, tags=("doomtrooper", "brotherhood"))
    table.put("book-of-law", on=warrior)
    if forbidden:
        table.put("carcass-suit", on=warrior)
    table.have(0, tokens=())
    happened(table.run, "turn-start", seat=0)
    table.settle()
    assert len(table.tokens()) == (0 if forbidden else 1)


@FORBIDDEN
def test_the_chameleons_skin_hides_nobody_from_yomuras_amulet(*, forbidden: bool) -> None:
    table = Real()
    own = table.warrior(0, tags=("doomtrooper", "mishima"))
    foe = table.warrior(1, "cohort", tags=("legion", "mishima", "shadow-walker"))
    table.put("the-chameleon-s-skin", 1, on=foe)
    if forbidden:
        table.put("yomura-s-amulet", on=own)
    table.acting().says(0, Attack()).all_pass().says(0, Announce(own, foe)).all_pass()
    asked = isinstance(table.run.top, Choosing) and table.run.top.what == "use-ability"
    assert asked != forbidden
