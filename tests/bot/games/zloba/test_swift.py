"""Elites that move on, and what arriving brings about: rule zloba-cs.move.multi-area."""

from __future__ import annotations

from bot.games.zloba.position.commands import LetBe, Move, UseSkill
from bot.games.zloba.position.state import Onward, State
from bot.games.zloba.position.units import Figure, Troops
from tests.bot.games.zloba.table import after, arrange, asked, breaches, force, offers
from tests.rows import rows

SCOUT, GIANT = Figure("scout", 2), Figure("giant", 4)
SCOUTS = Troops(0, (SCOUT, SCOUT))
MANEUVER = {"dice": ["maneuver"]}


def arrived(*elites: list[object], going: Troops = SCOUTS, **place: int) -> State:
    """Two units have come from area 1 to 2; the scouts among them may move on."""
    units = {"elites": list(elites or ([1, "scout", 2], [1, "scout", 2])), "basics": {**place}}
    return after(arrange({**MANEUVER, **units}, {}), Move(1, 2, going, "die"))


def test_the_swift_may_move_on() -> None:
    assert arrived().stack == (Onward(0, 2, (SCOUT, SCOUT)),)


def test_only_the_swift_may_move_on() -> None:
    """A giant that came along stays."""
    state = arrived([1, "giant", 4], [1, "scout", 2], going=Troops(0, (GIANT, SCOUT)))
    assert state.stack == (Onward(0, 2, (SCOUT,)),)


def test_each_may_go_its_own_way() -> None:
    state = after(arrived(), Move(2, 3, Troops(0, (SCOUT,)), "effect"))
    assert state.stack == (Onward(0, 2, (SCOUT,)),)
    assert breaches(state, Move(2, 7, Troops(0, (SCOUT,)), "effect")) == set()


def test_nobody_moves_on_twice() -> None:
    state = after(arrived(), Move(2, 3, SCOUTS, "effect"))
    assert (state.stack, asked(state).ask.key) == ((), "zloba-await-end")


def test_staying_ends_it() -> None:
    assert after(arrived(), LetBe()).stack == ()


@rows(
    "move",
    [
        Move(2, 3, Troops(1), "effect"),
        Move(2, 3, Troops(1, (SCOUT,)), "effect"),
        Move(2, 3, Troops(0, (GIANT,)), "effect"),
        Move(2, 3, Troops(0, (GIANT, SCOUT)), "effect"),
        Move(5, 4, Troops(0, (SCOUT,)), "effect"),
        Move(2, 3, Troops(0, (SCOUT,)), "die"),
    ],
    ids=["a basic unit", "a basic unit with it", "another elite", "another elite with it", "from elsewhere", "by die"],
)
def test_nothing_else_moves_on(move: Move) -> None:
    """Other units that are there, or the same from elsewhere, or with the die. Rule: zloba-cs.move.multi-area"""
    units = {"basics": {"2": 1}, "elites": [[1, "scout", 2], [2, "giant", 4], [5, "scout", 2]]}
    state = after(arrange({**MANEUVER, **units}, {}), Move(1, 2, Troops(0, (SCOUT,)), "die"))
    assert breaches(state, move) == {"move.multi-area"}


def test_another_seat_does_not_move_on() -> None:
    assert breaches(arrived(), Move(2, 3, Troops(0, (SCOUT,)), "effect"), 1) == {"turn.order"}


def test_arriving_brings_corra_for_each() -> None:
    """A scout brings one each time it moves."""
    state = arrived()
    assert force(state).corra == 2
    assert force(after(state, Move(2, 3, SCOUTS, "effect"))).corra == 4


def test_a_skill_moves_only_from_where_it_says() -> None:
    """From numbered areas, not from the zone. Rule: zloba-cs.move.definition"""
    state = arrange({}, {"corra": 1, "basics": {"0": 1, "1": 1}}, turn={"seat": 1})
    state = after(state, UseSkill("sortie"), 1)
    assert breaches(state, Move(0, 1, Troops(1), "effect"), 1) == {"move.definition"}
    assert breaches(state, Move(1, 2, Troops(1), "effect"), 1) == set()


def test_fewer_units_than_none_do_not_move() -> None:
    state = arrange({**MANEUVER, "elites": [[1, "scout", 2], [1, "scout", 2]]}, {})
    assert breaches(state, Move(1, 2, Troops(-1, (SCOUT, SCOUT)), "die")) == {"move.definition"}


def test_who_may_move_on_is_offered_that_and_to_stay() -> None:
    commands = offers(arrived())
    assert LetBe() in commands
    assert Move(2, 7, SCOUTS, "effect") in commands
    assert all(isinstance(command, LetBe | Move) for command in commands)
