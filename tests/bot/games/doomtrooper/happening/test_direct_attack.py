"""An attack on a player himself is answered by cards about combats in general, and they stop it.

Rule: doomtrooper-sv.targets.player, doomtrooper-cs.sabotage.definition
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.looks.playing.plays import playable
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Pass, Play, Sabotages, Split
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.examples.real import Real
from tests.rows import rows

END: dict[str, Any] = {"do": "end"}


def attacked(card: str | dict[str, Any], rules: Rules = SWEDISH, *, when: str = "any") -> tuple[Real, int, int]:
    """The second seat has no warriors, is attacked, and holds a card."""
    table = Real(rules=rules)
    for seat in (0, 1, 0, 1):
        table.card(seat=seat, zone="library")
    one = table.warrior(0, tags=("doomtrooper",), ratings="5/5/5/6")
    held = table.put(card, 1, "hand") if isinstance(card, str) else table.card(
        "special", 1, play={"when": when, "after": "discard"}, effects=(card,)
    )  # fmt: skip
    table.acting().says(0, Sabotages(one, 1)).goes_on()
    while table.run.top.order[table.run.top.at] != 1:  # type: ignore[union-attr]
        table.says(0, Pass())
    return table, held, one


@pytest.mark.parametrize("name", ["chasm", "heavy-fog"])
def test_cards_of_the_base_set_stop_it(name: str) -> None:
    table, card, _ = attacked(name)
    assert card in playable(table.run, 1)
    table.says(1, Play(card)).settled().all_pass()
    assert not table.splits
    assert table.points(0) == (10, 5)


@rows(("word", "when"), [
    (END, "any"), ({"do": "end", "what": "attack"}, "any"), (END, "combat"), (END, "modifiers"), (END, "before-combat"),
    ({"do": "prevent", "what": "attack"}, "any"), ({"do": "prevent", "what": "attack"}, "combat"),
])  # fmt: skip
def test_whatever_ends_a_combat_or_an_attack_stops_it(word: dict[str, Any], when: str) -> None:
    table, card, _ = attacked(word, when=when)
    assert card in playable(table.run, 1)
    table.says(1, Play(card)).settled().all_pass()
    assert not table.splits


def test_its_action_may_be_given_back() -> None:
    table, card, _ = attacked({"do": "end", "back": True})
    table.says(1, Play(card)).settled().all_pass()
    assert [(one.seat, one.tokens[0].kind) for one in table.told(ev.Gave)] == [(0, "attack")]


@pytest.mark.parametrize("name", ["retreat", "surprise-attack"])
def test_what_fighters_do_is_not_played(name: str) -> None:
    table, card, _ = attacked(name)
    assert card not in playable(table.run, 1)


def test_unanswered_it_pays_half() -> None:
    table, _, _ = attacked("chasm")
    table.all_pass()
    assert table.splits
    table.says(0, Split(3)).all_pass(until="action")
    assert table.points(0) == (10, 8)


@pytest.mark.parametrize(("word", "stopped"), [
    (END, False), ({"do": "end", "what": "attack"}, True), ({"do": "prevent", "what": "attack"}, True),
])  # fmt: skip
def test_a_sabotage_is_an_attack_on_a_player_and_no_combat(word: dict[str, Any], stopped: bool) -> None:
    table, card, _ = attacked(word, CZECH)
    table.says(1, Play(card)).settled().all_pass()
    assert table.splits != stopped
