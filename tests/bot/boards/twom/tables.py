"""Boards of This War of Mine to draw: a campaign that is played, and positions made of a position of the tests."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.boards.twom.entry import ENTRY
from bot.games.contract import AnyGame
from bot.games.twom.position.frames.combat import Blow, Combat, Foe
from bot.games.twom.position.frames.raid import Raiding, Shot
from bot.games.twom.position.people import Lost
from bot.games.twom.position.state import End, Spot, State
from bot.games.twom.tells.view import TwomView
from bot.games.values import SPECTATOR
from tests.bot.boards.positions import positions


@cache
def played() -> tuple[TwomView, ...]:
    """Every position of a campaign of three."""
    return tuple(view for view in positions(game(), ENTRY.samples[1], 3) if isinstance(view, TwomView))


@cache
def game() -> AnyGame:
    """The game with the stand-in pack."""
    return ENTRY.make(None)


def seen(state: State) -> TwomView:
    """What anybody sees of a position."""
    view = game().view(state, SPECTATOR)
    assert isinstance(view, TwomView)
    return view


def morning() -> State:
    """The first round of the first day."""
    return next(view.state for view in played() if view.state.step == "placing")


def worn() -> State:
    """Three people in a bad way on a late day, with much in the store and a bed that was built."""
    state = morning()
    first, second, third = state.people
    people = (
        replace(first, fatigue=2, wounds=3, misery=4, hunger=1, illness=2, medicine={"bandage": 2}),
        replace(second, fatigue=1, at="kitchen", traits=("hardy",)),
        replace(third, hunger=4, at="hall", resting=True),
    )
    return replace(
        state,
        day=9,
        people=people,
        store=dict.fromkeys(sorted(state.supply)[::3], 3),
        shelter={**state.shelter, "hall": Spot(fitting="bed")},
        frost=2,
        boarded=1,
        lost=(Lost(next(iter(state.characters)), "died", 4),),
        last_resort=("old-debt",),
    )


def exploring() -> State:
    """Two outside, one of the group on guard."""
    state = worn()
    first, second, third = state.people
    people = (
        replace(first, night="outside", at="", weapon="pistol"),
        replace(second, night="outside", at=""),
        replace(third, night="guard"),
    )
    where = state.locations[1]
    return replace(
        state, step="card-over", round=0, people=people, outside=where, unknown=7, noise=3, pile={"water": 2}
    )


def combat() -> State:
    """Two people against three enemies, one of them dead, with dice on the table."""
    state = exploring()
    one, two = state.keys[:2]
    foes = (Foe("A", 2, ("shotgun",), 1), Foe("B", 1, ("rifle", "melee")), Foe("C", 0, (), 3))
    blows = (
        *(Blow("red", face, "pistol", who=one) for face in ("3", "S", "empty")),
        Blow("grey", "0", who=two),
        Blow("red", "shotgun", "shotgun", foe=0),
        Blow("yellow", "hatchet", "melee", foe=1),
    )
    return replace(state, stack=(Combat(foes, (one, two), stage="rerolls", round=2, blows=blows),))


def raid() -> State:
    """A raid that one guard wards off."""
    state = replace(exploring(), step="raid-over")
    card = next(iter(state.decks["raids"].left))
    return replace(state, stack=(Raiding(card, 4, 2, shots=(Shot(state.keys[2], "yellow", "2"),)),))


def over() -> State:
    """The end of a campaign that was won."""
    return replace(worn(), end=End(won=True, reason="finale"))


TABLES = {"morning": morning, "worn": worn, "exploring": exploring, "combat": combat, "raid": raid, "over": over}
