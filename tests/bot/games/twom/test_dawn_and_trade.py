"""Dawn and trade, each test named after the rule it is about."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.questions import Step
from bot.games.twom.asks.decide import begun
from bot.games.twom.pack.effects.meeting import Trade
from bot.games.twom.pack.effects.people import Cure, Kill
from bot.games.twom.position.commands import Pick
from bot.games.twom.position.frames.night import Trading
from bot.games.twom.position.frames.stack import Doing
from bot.games.twom.position.night_commands import Dose, Keep, Treat
from bot.games.twom.position.people import Lost, Person
from bot.games.twom.position.state import State, Table
from tests.bot.games.twom.table import Script, asked, at, done, opened, refused, tiny

PEOPLE = (Person("vera", wounds=2, misery=2), Person("dita", misery=1), Person("hugo", wounds=1))


def by_itself(state: State, chance: Script | None = None) -> tuple[State, list[Any]]:
    run = begun(tiny().components, state, chance or Script())
    return run.state, [*run.events]


def of(found: list[Any], tag: str) -> list[Any]:
    """The events of a kind."""
    return [event for event in found if event.__struct_config__.tag == tag]


def trading(paid: bool = False, **parts: Any) -> State:
    """A visitor sells stew (9), shells (2) and brandy (6); the commission is 3."""
    trade = Trade(("stew", "shell", "brandy"), 3)
    return at("event-over", PEOPLE, stack=(Trading(trade, paid),), **parts)


def test_dawn_return_brings_the_pile_to_the_store() -> None:
    people = (Person("vera", night="outside"), Person("dita", night="guard"))
    state, _ = by_itself(at("return", people, outside="mill", pile={"stew": 2}, store={"plank": 1}))
    assert (state.store, state.pile, state.outside) == ({"plank": 1, "stew": 2}, {}, None)
    assert {(each.night, each.at) for each in state.people} == {(None, "gate")}


def test_dawn_meds_only_who_needs_them() -> None:
    state = at("medicine", PEOPLE, store={"gauze": 2})
    assert refused(state, Treat((Dose("dita", "gauze"),))) == ("dawn.meds",)
    assert refused(state, Treat((Dose("vera", "brandy"),))) == ("dawn.meds",)
    after = done(state, Treat((Dose("vera", "gauze"), Dose("hugo", "gauze"))))
    assert [each.medicine for each in after.people] == [{"gauze": 1}, {}, {"gauze": 1}]
    assert after.store == {}
    one = at("medicine", PEOPLE, store={"gauze": 1})
    assert refused(one, Treat((Dose("vera", "gauze"), Dose("hugo", "gauze")))) == ("dawn.meds",)


def test_dawn_meds_several_of_a_kind_for_one() -> None:
    """The book sets no limit; in campaigns that began before, one of a kind was enough."""
    twice = Treat((Dose("vera", "gauze"), Dose("vera", "gauze")))
    state = at("medicine", PEOPLE, store={"gauze": 2})
    assert done(state, twice).person("vera").medicine == {"gauze": 2}
    assert refused(replace(state, store={"gauze": 1}), twice) == ("dawn.meds",)
    assert refused(replace(state, table=Table()), twice) == ("dawn.meds",)


def test_dawn_meds_stay_until_fate_discards_them() -> None:
    bandaged = (Person("vera", wounds=2, medicine={"gauze": 1}), *PEOPLE[1:])
    state, _ = by_itself(at("last-resort-over", bandaged, stack=(Doing((Cure("bandage", "wounds"),), "fate.x"),)))
    assert (state.person("vera").wounds, state.person("vera").medicine) == (1, {})
    assert state.supply["gauze"] == 4


@pytest.mark.parametrize("step", ["alcohol", "alcohol-after"])
def test_alcohol_when_before_or_after_fate(step: str) -> None:
    state = at(step, PEOPLE, store={"brandy": 2})
    assert refused(state, Treat((Dose("vera", "gauze"),))) == ("alcohol.when",)
    after = done(state, Treat((Dose("vera", "brandy"), Dose("vera", "brandy"))))
    assert (after.person("vera").misery, after.person("vera").fatigue, after.store) == (0, 2, {})


def test_dawn_last_resort_keeps_one_of_two() -> None:
    state, found = by_itself(at("last-resort", PEOPLE))
    assert [event.deck for event in of(found, "drew")] == ["last-resort"] * 2
    assert state.last_resort == ("trinket",), "both are the same card, so that nobody is asked"
    assert state.decks["last-resort"].left == {"trinket": 3}
    assert refused(at("new-day", PEOPLE), Keep("trinket")) == ("overview.phases",)


def test_dawn_leader_passes_after_fate_and_after_last_resort() -> None:
    _, found = by_itself(at("fate", PEOPLE, store={}))
    assert len(of(found, "diary-passed")) == 2


def test_dawn_replace_location_the_others_move_up() -> None:
    state, found = by_itself(at("fate", PEOPLE, locations=("mill", "depot", "chapel"), store={}), Script(deck_fate=[2]))
    assert state.locations[:2] == ("depot", "chapel")
    assert (len(state.locations), of(found, "relocated")[0].gone) == (3, "mill")


def test_death_roll_once_for_all_losses() -> None:
    lost = (Lost("olaf", "died", 1), Lost("ida", "left", 1))
    state, found = by_itself(at("losses", PEOPLE, lost=lost), Script(black_die=[5]))
    assert len(of(found, "rolled")) == 1
    # Věra's empathy is 6, Dita's 9, Hugo's 3; 6 was rolled.
    assert [each.misery for each in state.people] == [4, 3, 0]
    _, found = by_itself(at("losses", PEOPLE, lost=state.lost))
    assert of(found, "rolled") == []


def test_death_check_medicine_of_the_dead_is_discarded() -> None:
    bandaged = (Person("vera", medicine={"gauze": 1}), *PEOPLE[1:])
    before = at("event-over", bandaged, stack=(Doing((Kill(),), "events.x", ("vera",)),))
    state, _ = by_itself(before)
    assert state.supply["gauze"] == before.supply["gauze"] + 1


def test_death_check_only_after_a_loss() -> None:
    _, found = by_itself(at("losses", PEOPLE))
    assert of(found, "rolled") == []


def test_trade_commission_comes_first() -> None:
    state = trading(store={"spade": 1, "turnip": 2})
    assert refused(state, Pick(("stew", "turnip"))) == ("trade.commission",)
    after = done(state, Pick(("trade", "spade")))
    assert after.stack == (Trading(Trade(("stew", "shell", "brandy"), 3), paid=True),)
    assert after.store == {"turnip": 2}


def test_trade_exchange_for_at_least_the_price() -> None:
    state = trading(paid=True, store={"turnip": 2, "spade": 1})
    assert refused(state, Pick(("brandy", "turnip"))) == ("trade.exchange",)
    after = done(state, Pick(("brandy", "turnip", "turnip")))
    assert after.store == {"brandy": 1, "spade": 1}, "no change is given"


def test_trade_exchange_what_is_given_pays_for_all_that_is_bought_together() -> None:
    state = done(trading(paid=True, store={"stew": 1}), Pick(("shell", "stew")))
    assert asked(state).ask.args == {"credit": 7}, "stew is worth 9 and a shell 2"
    assert refused(state, Pick(("shell", "stew"))) == ("trade.exchange",), "the stew is gone"
    after = done(state, Pick(("brandy",)))
    assert after.store == {"brandy": 1, "shell": 1}
    assert after.stack == (), "what is left over buys nothing, and no change is given"


def test_trade_no_resources() -> None:
    state = trading(store={"plank": 9, "bottle": 4})
    after, _ = by_itself(state)
    assert after.stack == (), "with planks and water alone there is nothing to pay with"


def test_supply_shortage_nobody_sells_what_there_is_not() -> None:
    state = trading(paid=True, store={"spade": 2}, supply={**opened().supply, "shell": 0})
    assert refused(state, Pick(("shell", "spade"))) == ("trade.exchange",)
    assert asked(trading(paid=True, store={"spade": 2})).ask.key == "twom-await-exchange"


def test_trade_exchange_what_was_sold_is_not_bought_back() -> None:
    state = trading(paid=True, store={"brandy": 1, "turnip": 2})
    after = done(state, Pick(("shell", "brandy")))
    assert after.store == {"shell": 1, "turnip": 2}
    assert refused(after, Pick(("brandy", "turnip"))) == ("trade.exchange",)
    assert "brandy" not in _offered(after)
    assert "stew" in _offered(after)


def _offered(state: State) -> list[str]:
    step = tiny().step(state, asked(state), ())
    assert isinstance(step, Step)
    return [option.token for option in step.options]


def test_trade_exchange_what_was_bought_pays_for_nothing() -> None:
    state = trading(paid=True, store={"brandy": 1, "turnip": 1})
    after = done(state, Pick(("shell", "turnip")))
    assert refused(after, Pick(("shell", "shell"))) == ("trade.exchange",)


def test_trade_exchange_comes_to_an_end_even_where_things_cost_nothing() -> None:
    state = trading(paid=True, store={"spade": 1}, prices={"shell": -99}, supply={})
    for _ in range(20):
        state = done(state, Pick(("shell",)))
    assert (state.stack, state.store) == ((), {"shell": 20, "spade": 1})
