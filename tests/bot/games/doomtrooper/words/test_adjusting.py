"""A judge's changes of a position hold afterwards, or are refused by name."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

from bot.games.contract import after_events
from bot.games.doomtrooper.acts.flow.entering import HID
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.frames import ActionFrame
from bot.games.doomtrooper.position.state import State
from bot.games.values import Accepted, Rejected
from tests.bot.games.doomtrooper.cases.facts import GAME
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows

WARRIOR = {"name": "one", "type": "warrior", "ratings": {"fight": 5, "shoot": 5, "armour": 5, "value": 4}}


def adjusted(changes: dict[str, Any], state: State | None = None) -> State | str:
    """The position after an adjustment, or the key of the sentence that refuses it."""
    before = Seats().run.state if state is None else state
    done = GAME.adjust(before, json.decode(json.encode({"add": True, **changes})))
    if isinstance(done, Rejected):
        return done.violations[0].line.key
    assert isinstance(done, Accepted)
    return after_events(GAME, done.events, before)


def of(state: State | str) -> State:
    assert isinstance(state, State), state
    return state


@pytest.mark.parametrize("kinds", [["any"], ["attack", "other"]])
def test_actions_may_be_told_together_with_the_turn(kinds: list[str]) -> None:
    state = of(adjusted({"turn": {"seat": 0}, "players": {"0": {"actions": kinds, "squad": [{"card": WARRIOR}]}}}))
    assert [token.kind for token in state.players[0].tokens] == kinds
    assert (state.step, isinstance(state.stack[-1], ActionFrame)) == ("actions", True)


@pytest.mark.parametrize(("seat", "step"), [("1", "actions"), ("0", "draw")])
def test_actions_of_somebody_else_or_at_another_step_are_refused(seat: str, step: str) -> None:
    told = {"turn": {"seat": 0, "step": step}, "players": {seat: {"actions": ["any"]}}}
    assert adjusted(told) == "doomtrooper-adjust-actions"


def test_an_arranged_turn_forgets_what_was_done_in_the_one_before() -> None:
    done = of(adjusted({"players": {"0": {"attacked": True, "sabotaged": [1]}}}))
    assert (done.players[0].attacked, done.players[0].sabotaged) == (True, (1,))
    state = of(adjusted({"turn": {"seat": 0}}, done))
    assert (state.players[0].attacked, state.players[0].sabotaged) == (False, ())
    told = of(adjusted({"turn": {"seat": 0}, "players": {"0": {"attacked": True}}}, done))
    assert (told.players[0].attacked, told.players[0].sabotaged) == (True, ())


def _with_library(number: int) -> State:
    cards = [{"card": {"name": f"card {at}", "type": "special"}} for at in range(number)]
    return of(adjusted({"turn": {"seat": 0}, "players": {"0": {"library": cards}}}))


def test_cards_that_are_told_nowhere_go_to_the_pile_that_is_left() -> None:
    state = of(adjusted({"players": {"0": {"library": []}}}, _with_library(3)))
    assert ([card.zone for card in state.cards], state.libraries[0]) == (["discard"] * 3, ())
    state = of(adjusted({"players": {"0": {"discard": [], "hand": []}}}, state))
    assert ([card.zone for card in state.cards], len(state.libraries[0])) == (["library"] * 3, 3)


def test_where_no_pile_is_left_every_card_must_be_told() -> None:
    before = _with_library(3)
    assert adjusted({"players": {"0": {"library": [], "discard": []}}}, before) == "doomtrooper-adjust-left-over"
    codes = [card.code for card in before.cards]
    state = of(adjusted({"players": {"0": {"library": codes[:2], "discard": codes[2:]}}}, before))
    assert [card.zone for card in state.cards] == ["library", "library", "discard"]
    assert [state.cards[at].code for at in reversed(state.libraries[0])] == codes[:2]


@rows(
    ("kind", "to", "after"),
    [
        ("equipment", "card", "attach"),
        ("symmetry", "card", "attach"),
        ("fortification", "area", "stay"),
        ("special", "", "discard"),
        ("alliance", "", "stay"),
    ],
)
def test_an_inline_card_is_played_as_its_type_is(kind: str, to: str, after: str) -> None:
    state = of(adjusted({"players": {"0": {"hand": [{"card": {"name": "new", "type": kind}}]}}}))
    assert isinstance(GAME, Doomtrooper)
    play = next(printed for printed in state.inline if printed.name == "new").play
    assert (play.to if to else "", play.after) == (to, after)


def test_hidden_copies_lie_in_the_order_in_which_they_are_told() -> None:
    hidden = [{"card": WARRIOR, "unpaid": True}]
    for order in (("0", "1"), ("1", "0")):
        state = of(adjusted({"players": {seat: {"aside": hidden} for seat in order}}))
        assert [str(state.cards[used.card].owner) for used in state.used if used.ability == HID] == [*order]


def _plain(name: str) -> dict[str, Any]:
    return {"card": {"name": name, "type": "special"}}


def _laden() -> State:
    store = {**_plain("store"), "attached": [_plain("on")], "under": [_plain("under")]}
    return of(adjusted({"turn": {"seat": 0}, "players": {"0": {"table": [store]}}}))


def _lying(state: State) -> dict[str, tuple[str, int]]:
    return {card.code.partition(":")[2]: (card.zone, card.on) for card in state.cards}


def test_cards_are_laid_under_another() -> None:
    state = _laden()
    assert _lying(state) == {"store": ("table", -1), "on": ("table", 0), "under": ("under", 0)}
    assert (state.cards[2].controller, state.cards[2].since > 0) == (0, True)


@pytest.mark.parametrize("told", [{"table": []}, {"table": [_plain("store")]}, {"hand": [_plain("store")]}])
def test_what_lay_on_or_under_a_card_does_not_stay_without_it(told: dict[str, Any]) -> None:
    lying = _lying(of(adjusted({"players": {"0": told}}, _laden())))
    assert (lying["on"], lying["under"]) == (("discard", -1), ("discard", -1))


@rows("more", [{"covered": True}, {"marks": ["out"]}, {"attached": [_plain("on")]}, {"under": [_plain("under")]}])
def test_what_is_out_of_play_has_no_marks_and_nothing_on_it(more: dict[str, Any]) -> None:
    assert adjusted({"players": {"0": {"hand": [{**_plain("card"), **more}]}}}) == "doomtrooper-adjust-not-in-play"
