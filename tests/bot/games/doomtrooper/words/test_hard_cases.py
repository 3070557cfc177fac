"""What goes wrong in the middle: libraries that run dry, commands that nobody may give, positions that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.acts.adjusting import adjust
from bot.games.doomtrooper.looks.acting.costs import attack_refusal
from bot.games.doomtrooper.position.commands import Act, Attack, Chosen, Command, Pass, Play, Split, Use
from bot.games.doomtrooper.position.events import Adjusted
from bot.games.doomtrooper.position.frames import Choosing
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from bot.games.values import Accepted, Rejected
from tests.bot.games.doomtrooper.cases.facts import GAME
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows


@pytest.mark.parametrize("rules", [CZECH, SWEDISH], ids=["cs", "sv"])
def test_a_library_that_runs_dry_in_the_middle_of_an_effect(rules: Rules) -> None:
    """What there is is drawn, and the words after it still happen."""
    table = Seats(rules=rules)
    giver = table.warrior(0)
    table.warrior(1)
    last = [table.card(zone="library") for _ in range(2)]
    table.card(seat=1, zone="library")
    table.do({"do": "draw", "number": 5}, {"do": "points", "destiny": 3}, card=giver)
    assert [table.zone(card) for card in last] == ["hand", "hand"]
    assert (table.state.libraries[0], table.points(0)[0], table.state.over) == ((), 13, ())


def test_a_search_in_an_empty_library_finds_nothing() -> None:
    table = Seats()
    giver = table.warrior(0)
    fetch = {"do": "fetch", "who": {"tags": ["special"], "count": 1}, "origin": ["library"]}
    table.do(fetch, {"do": "points", "destiny": 3}, card=giver)
    if isinstance(table.run.top, Choosing):
        table.answer(*table.asked().options[: table.asked().least])
    assert table.points(0)[0] == 13


FORGED: tuple[Command, ...] = (
    Play(10**6), Play(-1), Play(1), Use(0, 99), Use(-5, 0), Chosen((0,)), Split(3), Act("cover", 1), Act("board", -7),
    Attack(99), Play(2, targets=(0, 0, 0), x=10**9),
)  # fmt: skip


@rows("command", FORGED, ids=str)
def test_a_forged_command_is_refused_and_changes_nothing(command: Command) -> None:
    table = Seats()
    table.warrior(0)
    table.warrior(1)
    table.card()
    table.acting().goes_on()
    before = table.state
    assert table.refused(0, command)
    assert table.state is before


def test_nobody_answers_for_another() -> None:
    table = Seats()
    table.warrior(0)
    table.warrior(1)
    table.acting()
    for command in (Pass(), Attack(), Act("meditate")):
        assert table.refused(1, command) == "anytime.order"


WARRIOR = {"name": "one", "type": "warrior", "ratings": {"fight": 1, "shoot": 1, "armour": 1, "value": 1}}
IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "no such seat": {"players": {"7": {}}},
    "no such card": {"players": {"0": {"hand": ["99999"]}}},
    "no such zone": {"players": {"0": {"attic": []}}},
    "no such step": {"turn": {"seat": 0, "step": "lunch"}},
    "turn of nobody": {"turn": {"seat": 9}},
    "fewer points than none": {"players": {"0": {"destiny": -1}}},
    "owner who is not there": {"add": True, "players": {"0": {"squad": [{"card": WARRIOR, "owner": 5}]}}},
    "card of nobody": {"players": {"0": {"squad": [{"card": WARRIOR}]}}},
    "no adjustment": {"colour": "red"},
}


@rows("changes", IMPOSSIBLE.values(), ids=list(IMPOSSIBLE))
def test_a_position_that_cannot_be_is_refused_with_a_sentence(changes: dict[str, Any]) -> None:
    state = Seats().acting().goes_on().state
    done = GAME.adjust(state, changes)
    assert isinstance(done, Rejected)
    assert done.violations[0].line.key.startswith(("doomtrooper-adjust-", "game-adjust-"))
    assert isinstance(GAME.adjust(state, {"players": {"0": {"destiny": 1}}}), Accepted)


def test_a_judge_gives_an_attack_back() -> None:
    table = Seats()
    table.warrior(0)
    table.warrior(1)
    table.acting().have(0, attacked=True, attack_used=True, attacks=1)
    assert attack_refusal(table.goes_on().run, 0) == "attack.once"
    done = adjust(table.run.catalogue, table.state, {"players": {"0": {"attacked": False, "actions": ["any"]}}})
    assert isinstance(done, Accepted)
    (adjusted,) = done.events
    assert isinstance(adjusted, Adjusted)
    assert attack_refusal(Case(table.run.catalogue, table.run.rules, adjusted.state), 0) == ""
