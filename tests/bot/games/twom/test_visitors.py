"""Visitors: when they come, with what the group trades, and who says what came of it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.twom.asks.decide import begun
from bot.games.twom.game import Twom
from bot.games.twom.pack.effects.meeting import Visitor
from bot.games.twom.position.commands import Pick, Tell
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.events import Drew
from bot.games.twom.position.frames.night import Trading
from bot.games.twom.position.frames.stack import Declaring, Doing
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import Due, State, Table
from bot.games.values import Rejected
from tests.bot.games.twom.cases.happens import by_itself, of
from tests.bot.games.twom.table import Script, asked, at, done, refused, tiny

COMES = Doing((Visitor(),), "events.market")
OUT = (Person("vera", night="outside"), Person("hugo", night="guard"))


def morning(**parts: Any) -> State:
    """An event brings somebody to the door."""
    return at("event-over", stack=(COMES,), **{"store": {"turnip": 3}, **parts})


def test_whoever_comes_trades_with_the_store_and_the_holder_decides() -> None:
    state, found = by_itself(morning())
    assert of(found, "drew") == [Drew("visitors", "pedlar")]
    assert isinstance(state.stack[-1], Trading)
    assert asked(state).seat == state.holder
    assert refused(state, Pick(("trade", "turnip"))) == ()
    assert state.decks["visitors"] == Cards({"pedlar": 1}, discards={"pedlar": 1})


def test_once_everybody_was_there_they_come_again() -> None:
    decks = {**at("event").decks, "visitors": Cards({}, discards={"pedlar": 2})}
    _, found = by_itself(morning(decks=decks))
    assert of(found, "drew") == [Drew("visitors", "pedlar", anew=True)]


def test_a_visitor_waits_until_the_group_is_home() -> None:
    away = at("card-over", OUT, outside="mill", noise=2, unknown=0, pile={"turnip": 1}, stack=(COMES,))
    state, found = by_itself(away)
    assert of(found, "drew") == []
    assert state.due == (Due(away.day, (Visitor(),), "events.market"),)
    home = at("return", OUT, due=state.due, store={"turnip": 3})
    assert isinstance(by_itself(home)[0].stack[-1], Trading)


def test_at_a_table_the_keeper_tells_who_came() -> None:
    state, found = by_itself(morning(table=Table("table", "table", keeper=2)))
    assert found == of(found, "awaited")
    assert state.pending is not None
    assert (state.pending.what, state.pending.options, asked(state).seat) == ("visitors", ("pedlar",), 2)
    assert isinstance(tiny().decide(state, 2, Tell("surgeon"), Script()), Rejected)
    assert isinstance(done(state, Tell("pedlar")).stack[-1], Trading)


def test_without_cards_people_say_what_the_visitor_does() -> None:
    game = Twom(replace(tiny().components.pack, visitors=()))
    before = replace(morning(), decks={**morning().decks, "visitors": Cards()})
    state = begun(game.components, before, Script()).state
    assert state.stack == (Declaring("visitors.unknown-visitor"),)


@pytest.mark.parametrize(("step", "comes"), [("placing", True), ("explore", False)])
def test_people_tell_of_a_visitor_where_one_can_come(step: str, *, comes: bool) -> None:
    noise = 0 if comes else 1
    away = {} if comes else {"outside": "mill", "unknown": 3}
    state = at(step, None if comes else OUT, round=1, noise=noise, stack=(Declaring("events.market"),), **away)
    assert (refused(state, Pick(("visitor",))) == ()) is comes
    if comes:
        assert isinstance(done(state, Pick(("visitor",))).stack[-1], Trading)
