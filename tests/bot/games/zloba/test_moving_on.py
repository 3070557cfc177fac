"""Swift elites that something has taken away from where they arrived: rule zloba-cs.move.multi-area."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.zloba.game import Zloba
from bot.games.zloba.pack import effects
from bot.games.zloba.pack.form import FORM
from bot.games.zloba.pack.pack import Pack
from bot.games.zloba.position.commands import LetBe, Mine, Move
from bot.games.zloba.position.state import Onward, Pending, State
from bot.games.zloba.position.units import Figure, Troops
from tests.bot.games.zloba import table
from tests.bot.games.zloba.table import after, arrange, asked, breaches

SCOUT = Figure("scout", 2)
HERE = Troops(0, (SCOUT,))


@pytest.fixture(autouse=True)
def _scouts_that_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    """A scout or a shield that has moved may lead one unit on from there, itself or another."""
    monkeypatch.setattr(table, "GAME", Zloba(leading(FORM.read((table.HERE / "tiny.toml").read_bytes()))))


def leading(pack: Pack) -> Pack:
    red = pack.factions[0]
    elites = tuple(
        replace(kind, on_move=(effects.Move(1, "here"),)) if kind.key in ("scout", "shield") else kind
        for kind in red.elites
    )
    return replace(pack, factions=(replace(red, elites=elites), *pack.factions[1:]))


def led(*elites: list[object], going: Troops = HERE) -> State:
    """Units have come from area 1 to 2, and the scout's ability has led the scout itself on to 3, where it stays."""
    state = arrange({"dice": ["maneuver"], "elites": list(elites), "corra": 5}, {})
    state = after(state, Move(1, 2, going, "die"))
    state = after(state, Move(2, 3, HERE, "effect"))
    return after(after(state, LetBe()), LetBe())


def test_who_has_left_does_not_move_on() -> None:
    state = led([1, "scout", 2])
    assert (state.stack, asked(state).ask.key) == ((), "zloba-await-end")
    assert breaches(state, Move(2, 7, HERE, "effect")) == {"turn.use-die"}


def test_who_is_still_there_moves_on() -> None:
    """Of two, the one that stayed."""
    state = led([1, "scout", 2], [1, "scout", 2], going=Troops(0, (SCOUT, SCOUT)))
    state = after(state, LetBe())
    assert state.stack == (Onward(0, 2, (SCOUT,)),)
    assert breaches(state, Move(2, 7, Troops(0, (SCOUT, SCOUT)), "effect")) != set()
    assert breaches(state, Move(2, 7, HERE, "effect")) == set()


def test_the_first_of_two_elites_leads_first() -> None:
    """In the order in which a command lists them."""
    both = Troops(0, (SCOUT, Figure("shield", 3)))
    state = arrange({"dice": ["maneuver"], "elites": [[1, "scout", 2], [1, "shield", 3]]}, {})
    state = after(state, Move(1, 2, both, "die"))
    assert [frame.source for frame in state.stack if isinstance(frame, Pending)] == ["shield", "scout"]


def test_the_turn_goes_on_where_no_one_is_left_to_move_on() -> None:
    """To the next seat: this one has nothing more to do."""
    state = after(arrange({"dice": ["maneuver"], "elites": [[1, "scout", 2]]}, {}), Move(1, 2, HERE, "die"))
    state = after(state, Move(2, 3, HERE, "effect"))
    assert asked(after(after(state, LetBe()), LetBe())).seat == 1


def red(**parts: Any) -> Zloba:
    """The game in which every elite of the first faction has these parts."""
    pack = table.GAME.components.pack
    first = pack.factions[0]
    elites = tuple(replace(kind, **parts) for kind in first.elites)
    return Zloba(replace(pack, factions=(replace(first, elites=elites), *pack.factions[1:])))


def test_one_task_is_done_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """An ability of two parts: whether or not the first is used, the second follows."""
    both = (effects.Move(1, "here"), effects.Gain(3))
    monkeypatch.setattr(table, "GAME", red(on_move=both, traits=()))
    state = after(arrange({"dice": ["maneuver"], "elites": [[1, "scout", 2]]}, {}), Move(1, 2, HERE, "die"))
    assert table.force(after(state, LetBe())).corra == 3


@pytest.mark.parametrize("place", [1, 5])
def test_an_elite_helps_to_mine_wherever_it_is(monkeypatch: pytest.MonkeyPatch, place: int) -> None:
    """Mining happens nowhere. Rule: zloba-cs.attack.elite-abilities"""
    monkeypatch.setattr(table, "GAME", red(traits=(effects.More("mine", 2, here=True),), on_move=()))
    state = arrange({"elites": [[place, "scout", 2]]}, {})
    assert table.force(after(state, Mine("die"))).corra == 3
