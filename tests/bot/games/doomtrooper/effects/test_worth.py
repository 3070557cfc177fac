"""What gains are worth, where cards go instead, what is kept from changing, and what happens when conditions hold."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.acts.combat import harm
from bot.games.doomtrooper.acts.happening import leaving
from bot.games.doomtrooper.acts.happening.triggers import reach
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.frames import Splitting
from tests.bot.games.doomtrooper.table import Table
from tests.rows import rows

BEARER = {"role": "bearer"}


def splitting(table: Table) -> tuple[int, int, str]:
    frame = table.run.top
    assert isinstance(frame, Splitting)
    return frame.earned[0].seat, frame.earned[0].points, frame.earned[0].only


@rows(
    ("word", "expected"),
    [
        ({"factor": 2}, (0, 10, "")),
        ({"factor": 0.5}, (0, 3, "")),
        ({"plus": 4}, (0, 9, "")),
        ({"set": 1}, (0, 1, "")),
        ({"only": "destiny"}, (0, 5, "destiny")),
        ({"to": "each-opponent"}, (1, 5, "")),
        ({"factor": 2, "victims": {"tags": ["imperial"]}}, (0, 10, "")),
        ({"factor": 2, "victims": {"tags": ["legion"]}}, (0, 5, "")),
    ],
)
def test_a_kill_is_worth_what_words_make_of_it(word: dict[str, object], expected: tuple[int, int, str]) -> None:
    table = Table()
    killer = table.warrior(effects=({"do": "share"} | word,))
    one = table.warrior(1, tags=("imperial",))
    harm.kill(table.run, one, killer, points_to=0)
    assert splitting(table) == expected


def test_a_kill_may_pay_nothing() -> None:
    table = Table()
    killer = table.warrior(effects=({"do": "share", "only": "none"},))
    one = table.warrior(1)
    harm.kill(table.run, one, killer, points_to=0)
    assert not isinstance(table.run.top, Splitting)


@pytest.mark.parametrize(("to", "zone"), [("hand", "hand"), ("sacrificed", "sacrificed"), ("top", "library")])
def test_the_dead_go_where_a_card_says(to: str, zone: str) -> None:
    table = Table()
    one = table.warrior(effects=({"do": "fate", "when": ["killed"], "to": to},))
    other = table.warrior(effects=({"do": "fate", "when": ["killed"], "to": to},))
    harm.kill(table.run, one)
    leaving.discard(table.run, other)
    assert [table.zone(card) for card in (one, other)] == [zone, "discard"]


def test_who_is_kept_from_becoming_a_heretic_does_not_become_one() -> None:
    table = Table()
    one = table.warrior(effects=({"do": "protect", "against": ["gain:heretic"]},))
    table.on(one, "special", 1, effects=({"do": "kind", "who": BEARER, "gain": ["heretic"]},))
    assert not {"heretic", "legion"} & tags(table.run, one)


def test_what_may_not_be_used_gives_nothing() -> None:
    table = Table()
    one = table.warrior(effects=({"do": "bar", "what": ["use:fortification"]},))
    other = table.warrior()
    wall = {"do": "rate", "who": {"side": "own", "tags": ["warrior"]}, "ratings": ["armour"], "sum": 3}
    table.card("fortification", zone="squad", effects=(wall,))
    assert [rating(table.run, card, "armour") for card in (one, other)] == [5, 8]


def test_a_card_that_is_stopped_from_working_gives_nothing() -> None:
    table = Table()
    one = table.warrior()
    gear = table.on(one, effects=({"do": "rate", "who": BEARER, "ratings": ["fight"], "sum": 3},))
    table.on(gear, "special", 1, effects=({"do": "bar", "who": BEARER, "what": ["used"]},))
    assert rating(table.run, one, "fight") == 5


def test_nothing_lowers_the_ratings_of_who_ignores_it() -> None:
    table = Table()
    one = table.warrior(effects=({"do": "ability", "ability": "ignores-negatives"},))
    for number in (-3, 2):
        table.on(one, "special", 1, effects=({"do": "rate", "who": BEARER, "ratings": ["fight"], "sum": number},))
    assert rating(table.run, one, "fight") == 7


def test_only_the_part_that_a_card_adds_is_doubled() -> None:
    table = Table()
    one = table.warrior()
    gear = table.on(
        one, tags=("machine-gun",), effects=({"do": "rate", "who": BEARER, "ratings": ["fight"], "sum": 3},)
    )
    word = {"do": "rate", "who": BEARER, "ratings": ["fight"], "factor": 2, "part": {"tags": ["machine-gun"]}}
    table.on(one, "special", effects=(word,))
    assert gear and rating(table.run, one, "fight") == 11


def test_what_waits_for_a_condition_happens_once_it_holds() -> None:
    table = Table()
    one = table.warrior(ratings="3/3/3/3")
    on = {"event": "reached", "if": [{"cards": {"role": "bearer", "bounds": {"value": {"most": 0}}}}]}
    table.on(one, "symmetry", 1, abilities=({"on": on, "effects": [{"do": "discard", "who": BEARER}]},))
    assert not reach(table.run)
    table.do(
        {"do": "rate", "who": {"role": "chosen"}, "ratings": ["value"], "sum": -3, "until": "turn"},
        card=one,
        targets=(one,),
    )
    assert reach(table.run)
    table.settle()
    assert table.zone(one) == "discard"


def test_a_bound_on_the_base_sees_what_changes_the_base_and_nothing_else() -> None:
    table = Table()
    one = table.warrior(ratings="3/3/3/3")
    table.on(one, effects=({"do": "rate", "who": BEARER, "ratings": ["armour"], "sum": 4},))
    on = {"event": "reached", "if": [{"cards": {"role": "bearer", "bounds": {"armour": {"most": 0, "base": True}}}}]}
    table.on(one, "special", abilities=({"on": on, "effects": [{"do": "discard", "who": BEARER}]},))
    word = {"do": "rate", "who": {"role": "chosen"}, "ratings": ["armour"], "base": -3, "until": "turn"}
    assert not reach(table.run)
    table.do(word, card=one, targets=(one,))
    assert reach(table.run)


def test_becoming_a_heretic_is_an_event() -> None:
    table = Table()
    on = {"event": "became", "cards": {"tags": ["heretic"]}}
    table.card("special", zone="table", abilities=({"on": on, "effects": [{"do": "points", "victory": 1}]},))
    one = table.warrior(1)
    table.do({"do": "kind", "who": {"role": "chosen"}, "gain": ["heretic"], "until": "game"}, card=0, targets=(one,))
    assert table.state.players[0].victory == 6
