"""What people do that nobody planned for: the group is nowhere, the store is empty, the decks are; nothing is stuck."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.playing import Dice
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.state import State
from bot.games.values import Accepted, Outcome, Rejected
from tests.bot.games.twom.table import Script, asked, at, opened, tiny

LONGEST = 3000


def to_the_end(state: State, seed: int) -> State:
    """The end of a campaign that is played at random."""
    game, chance = tiny(), Dice(random.Random(seed).randrange)
    for _ in range(LONGEST):
        prompts = game.prompts(state)
        if not prompts:
            return state
        played = game.play(state, prompts[0].seat, game.pick(state, prompts[0], chance.below), chance)
        assert not isinstance(played, Rejected), played
        state = played
    raise AssertionError(f"stuck on day {state.day} at {state.step}")


@pytest.mark.parametrize("step", ["placing", "evening"])
def test_a_second_answer_to_the_same_question_is_refused_by_its_rule(step: str) -> None:
    game, before = tiny(), at(step, round=1)
    prompt = asked(before)
    command = game.automated(before, prompt)
    first = game.decide(before, prompt.seat, command, Script())
    assert isinstance(first, Accepted)
    after = after_events(game, first.events, before)
    assert all(each.id != prompt.id for each in game.prompts(after)), "a button of the first question is stale"
    others = [seat for seat in range(before.seats) if seat != asked(after).seat]
    for seat in others:
        second = game.decide(after, seat, command, Script())
        assert isinstance(second, Rejected)
        assert second.violations[0].rule == "twom-cs.leader.decides"


def test_at_an_empty_table_the_diary_waits_where_it_is() -> None:
    game, state = tiny(), opened(3)
    empty = after_events(game, game.attend(state, ()), state)
    assert (empty.present, empty.holder) == ((), state.holder)
    assert asked(empty) == replace(asked(state), id=asked(empty).id)
    assert game.attend(empty, ()) == ()
    back = after_events(game, game.attend(empty, (2,)), empty)
    assert (back.present, back.holder) == ((2,), 2)


def test_when_everybody_leaves_the_campaign_is_lost_and_told() -> None:
    game, state = tiny(), opened(3)
    for gone in ((0,), (0, 1)):
        done = game.retire(state, gone, tuple(seat for seat in range(3) if seat not in gone))
        assert isinstance(done, Accepted)
        state = after_events(game, done.events, state)
    assert state.holder == 2
    end = game.retire(state, (0, 1, 2), ())
    assert isinstance(end, Outcome)
    assert (end.reason.key, end.winners) == ("twom-end-given-up", ())


def test_with_nothing_in_the_store_the_group_goes_on() -> None:
    begun = opened(2)
    supply = {key: number + begun.store.get(key, 0) for key, number in begun.supply.items()}
    assert to_the_end(replace(begun, store={}, supply=supply), 4).end is not None


def test_with_nothing_in_the_supply_nothing_is_gained_and_the_group_goes_on() -> None:
    begun = opened(2)
    ended = to_the_end(replace(begun, supply=dict.fromkeys(begun.supply, 0)), 5)
    assert ended.end is not None


def test_decks_that_ran_dry_stop_nobody() -> None:
    begun = opened(2)
    kept = {name: cards for name, cards in begun.decks.items() if name in ("events", "finales")}
    dry = {name: Cards({}) for name in begun.decks if name not in kept}
    assert to_the_end(replace(begun, decks={**kept, **dry}), 6).end is not None
