"""Turns step by step, windows and their order, drawing and discarding, deadlines, and how a match ends."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.acts.flow import ending, opening
from bot.games.doomtrooper.acts.flow.turns import at_step
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, DiscardCards, Pass, Play, Privilege
from bot.games.doomtrooper.position.frames import Opening, TurnFrame
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import State, Step
from bot.games.doomtrooper.words.catalogue import CardType, Printed
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from bot.games.playing import Dice
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows

ANY_TIME = {"when": "any", "after": "discard"}
GAIN = ({"do": "points", "destiny": 1},)


def test_a_turn_has_its_steps_with_a_window_after_each() -> None:
    """Rule: doomtrooper-cs.turn.steps, doomtrooper-cs.turn.sequence"""
    table = Seats()
    table.card("special", 0, "library")
    table.stack = [TurnFrame()]
    names = []
    while table.state.turn < 7:
        if table.window:
            names.append(table.window)
            window = table.run.top
            table.says(window.order[0], Pass()).says(window.order[1], Pass())  # type: ignore[union-attr]
        elif table.prompted[0].ask.key == "doomtrooper-await-discard":
            table.says(table.prompted[0].seat, DiscardCards(()))
        else:
            table.says(table.prompted[0].seat, Pass())
    assert names[:3] == ["start", "draw", "discard"]
    assert [event.seat for event in table.told(ev.Turned)] == [0, 1]


def test_the_player_in_turn_speaks_first_and_again_after_anything_was_played() -> None:
    """Rule: doomtrooper-cs.anytime.order"""
    table = Seats(3)
    card = table.card("special", 1, play=ANY_TIME, effects=GAIN)
    table.at(1)
    assert [(prompt.seat, prompt.ahead) for prompt in table.prompted] == [(0, False), (1, True), (2, True)]
    name = table.prompted[0].window
    table.says(0, Pass())
    assert {prompt.window for prompt in table.prompted} == {name}
    table.says(1, Play(card))
    assert table.window == "reaction"
    table.all_pass(until="start")
    assert [prompt.seat for prompt in table.prompted] == [0, 1, 2]
    assert table.prompted[0].window != name


def test_nobody_speaks_before_his_turn_in_a_window() -> None:
    table = Seats()
    card = table.card("special", 1, play=ANY_TIME, effects=GAIN)
    table.at(1)
    assert table.refused(1, Play(card)) == "anytime.order"
    assert table.offered(1) == ["pass", "play"]


def test_cards_of_a_step_are_played_in_its_window() -> None:
    """Rule: doomtrooper-cs.turn.card-timing"""
    for when, window in (("turn-start", 1), ("draw", 4), ("discard", 8), ("turn-end", 8)):
        table = Seats()
        card = table.card("special", 0, play={"when": when, "after": "discard"}, effects=GAIN)
        table.at(window).says(0, Play(card))
        table = Seats()
        card = table.card("special", 1, play={"when": when, "after": "discard"}, effects=GAIN)
        table.at(window).says(0, Pass())
        assert table.refused(1, Play(card)) == "turn.card-timing"


@rows(("in_hand", "drawn"), [(5, 2), (7, 0), (9, 0), (0, 7)])
def test_cards_are_drawn_up_to_seven(in_hand: int, drawn: int) -> None:
    """Rule: doomtrooper-cs.draw.to-seven"""
    table = Seats()
    for _ in range(in_hand):
        table.card()
    for _ in range(8):
        table.card("special", 0, "library")
    table.at(2).goes_on()
    assert len([event for event in table.told(ev.Moved) if event.why == "draw"]) == drawn


def test_an_empty_library_is_no_end_by_itself() -> None:
    """Rule: doomtrooper-cs.draw.empty-library"""
    table = Seats()
    table.at(2)
    assert table.window == "draw"


def test_by_the_swedish_rules_two_empty_libraries_end_the_match() -> None:
    """Rule: doomtrooper-sv.draw.both-empty"""
    table = Seats(rules=SWEDISH)
    table.card("special", 0, "library")
    table.warrior(0)
    table.have(1, victory=6).at(2).goes_on()
    assert (table.state.over, table.state.reason) == ((2, 1), "empty")


@pytest.mark.parametrize(("number", "choices"), [(9, (2, 2)), (7, (0, 1)), (3, (0, 1))])
def test_the_excess_is_discarded_and_otherwise_at_most_one(number: int, choices: tuple[int, int]) -> None:
    table = Seats()
    cards = [table.card() for _ in range(number)]
    table.at(7)
    least, most = choices
    for count in range(number):
        legal = least <= count <= most
        if not legal:
            rule = "discard.to-seven" if number > 7 else "discard.one"
            assert table.refused(0, DiscardCards(tuple(cards[:count]))) == rule
    table.says(0, DiscardCards(tuple(cards[:most])))
    assert [table.zone(card) for card in cards[:most]] == ["discard"] * most


def turns(table: Seats, number: int) -> Seats:
    """So many turns in which everybody passes."""
    until = table.state.turn + number
    while table.state.turn < until and not table.state.over:
        prompt = table.prompted[0]
        discards = prompt.ask.key == "doomtrooper-await-discard"
        table.says(prompt.seat, DiscardCards(()) if discards else Pass())
    return table


def test_without_able_warriors_and_library_three_own_turns_are_left() -> None:
    """This turn and two more; it does not begin in the middle of a turn.

    Rule: doomtrooper-cs.recruit.deadline
    """
    table = Seats()
    table.warrior(1)
    table.card("special", 1, "library")
    table.at(9)
    turns(table, 1)
    assert table.state.players[0].deadline == 0
    turns(table, 1)
    assert table.state.players[0].deadline == 3
    turns(table, 5)
    assert (table.state.over, table.state.reason) == ((2, 1), "deadline")
    assert len(table.told(ev.Turned)) == 6


def test_the_deadline_ends_with_an_able_warrior() -> None:
    table = Seats()
    table.warrior(1)
    card = table.warrior(0, "hand")
    table.acting().have(0, deadline=1).says(0, Play(card, area="squad")).all_pass(until="discard")
    assert table.state.players[0].deadline == 0


def test_by_the_swedish_rules_two_whole_turns_are_left_from_any_moment() -> None:
    """Rule: doomtrooper-sv.draw.eliminated"""
    table = Seats(rules=SWEDISH)
    table.warrior(1, "cohort", tags=("legion",))
    for _ in range(30):
        table.card("special", 1, "library")
    table.at(9)
    turns(table, 1)
    assert table.state.players[0].deadline == 2
    turns(table, 4)
    assert (table.state.over, table.state.reason) == ((2, 1), "deadline")


def test_the_target_ends_the_match_and_a_debtor_does_not_win() -> None:
    table = Seats().have(0, victory=40, debt=1).have(1, victory=41).acting().goes_on()
    assert table.state.over == (2, 1)
    table = Seats().have(0, victory=40, debt=1).acting().goes_on()
    assert table.state.over == ()


def test_equal_points_at_the_target_are_played_on_by_the_czech_rules() -> None:
    """Rule: doomtrooper-sv.goal.draw"""
    table = Seats().have(0, victory=40).have(1, victory=40)
    table.warrior(0)
    table.warrior(1)
    table.acting().goes_on()
    assert (table.state.over, table.state.last_turns) == ((), 2)
    table.says(0, Pass())
    turns(table, 2)
    assert table.state.over == ()
    table = Seats(rules=SWEDISH).have(0, victory=40).have(1, victory=40).acting().goes_on()
    assert (table.state.over, table.state.reason) == ((1, 1), "target")


def test_after_time_is_up_everybody_plays_one_more_turn() -> None:
    table = Seats().have(0, victory=7).at(9)
    for seat in (0, 1):
        table.warrior(seat)
        table.card("special", seat, "library")
    table.run.emit(ev.TimeCalled(2))
    turns(table, 3)
    assert (table.state.over, table.state.reason) == ((1, 2), "time")
    assert len(table.told(ev.Turned)) == 2


def test_a_turn_is_skipped_and_a_turn_is_added() -> None:
    table = Seats(3).have(1, extra=-1).have(2, extra=1).at(9)
    for seat in range(3):
        table.warrior(seat)
    turns(table, 3)
    assert [event.seat for event in table.told(ev.Turned)] == [2, 2, 0]


def test_with_more_than_two_the_others_play_on() -> None:
    table = Seats(3)
    own, other = table.warrior(1), table.warrior(0)
    held, taken = table.on(other, seat=1), table.warrior(0)
    table.cards[taken] = replace(table.cards[taken], controller=1)
    table.at(1).goes_on()
    ending.leave(table.run, 1, "concede")
    assert [table.zone(card) for card in (own, held, other, taken)] == ["gone", "gone", "squad", "discard"]
    assert not table.state.over
    assert [prompt.seat for prompt in table.prompted] == [0, 2]
    ending.leave(table.run, 2, "concede")
    assert table.state.over[0] == 1


@rows("step", ["start", "draw", "actions", "discard", "end"])
def test_a_turn_can_be_put_at_any_step(step: Step) -> None:
    table = Seats()
    table.warrior(0)
    table.card("special", 0, "library")
    table.run.state = at_step(table.state, step)
    assert table.state.step == step
    assert table.prompted
    assert table.state.turn == 5 + (step == "end")


# The opening.


KINDS: tuple[CardType, ...] = ("warrior", "special")


def opened(rules: Rules, hand: tuple[str, ...], seats: int = 2) -> tuple[Run, State]:
    """A match that begins; each seat's first seven cards are of these types, the rest are specials."""
    cards = tuple(Printed(kind, kind, kind, frozenset({kind})) for kind in KINDS)
    catalogue = Catalogue(cards)
    deck = (hand + ("special",) * 20, ())
    state = opening.table(catalogue, rules, (deck,) * seats, 40, Dice(lambda below: below - 1))
    return Run(catalogue, rules, state, Dice(random.Random(1).randrange)), state


def test_everybody_draws_seven_and_has_five_points() -> None:
    """Rule: doomtrooper-cs.setup.destiny-points, doomtrooper-cs.setup.opening-hand"""
    _, state = opened(CZECH, ())
    for seat in (0, 1):
        assert sum(card.zone == "hand" and card.owner == seat for card in state.cards) == 7
        assert state.players[seat].destiny == 5
    assert state.stack == (Opening((0, 1)),)
    assert opened(SWEDISH, ())[1].stack == (TurnFrame(),)


@pytest.mark.parametrize("has_warrior", [False, True])
def test_the_privilege_gives_seven_new_cards_before_the_old_ones_go_back(has_warrior: bool) -> None:
    """Rule: doomtrooper-cs.setup.cardinals-privilege, doomtrooper-cs.setup.cardinals-privilege-warrior"""
    run, state = opened(CZECH, ())
    old = run.hand(0)
    if has_warrior:
        run.state = state.with_card(old[0], code="warrior")
    frame = run.top
    assert isinstance(frame, Opening)
    opening.settle(run, 0, frame, Privilege(new=True))
    assert len(run.hand(0)) == 7
    assert not set(run.hand(0)) & set(old)
    zones = {run.card(card).zone for card in old}
    assert zones == ({"discard"} if has_warrior else {"library"})
    assert run.top == Opening((1,))


def test_the_seats_decide_in_any_order_and_then_the_first_turn_begins() -> None:
    table = Seats()
    table.warrior(0)
    table.warrior(1)
    table.stack = [Opening((0, 1))]
    assert [prompt.seat for prompt in table.prompted] == [0, 1]
    table.says(1, Privilege(new=False))
    assert table.refused(1, Privilege(new=False)) == "anytime.order"
    table.says(0, Privilege(new=False))
    assert table.window == "start"
    assert isinstance(table.told(ev.Turned)[0], ev.Turned)


def test_a_card_that_nobody_can_have_is_refused() -> None:
    table = Seats()
    table.acting()
    for card in (-1, 99):
        assert table.refused(0, Play(card)) == "term.hand"
        assert table.refused(0, Act("cover", card)) == "term.you"


def test_nobody_learns_whether_a_hand_without_a_warrior_was_changed() -> None:
    """Nothing is said, and chance is asked for as much."""
    asked = []
    for new in (False, True):
        table = Seats()
        for _ in range(7):
            table.card()
        for _ in range(9):
            table.card("special", 0, "library")
        table.stack = [Opening((0, 1))]
        table.says(0, Privilege(new=new))
        assert not table.told(ev.Said)
        asked.append([len(event.order) for event in table.told(ev.Shuffled)])
    assert asked == [[9], [9]]


@pytest.mark.parametrize(("active", "won"), [(1, 6), (0, 5)])
def test_a_word_that_lasts_until_the_next_turn_hears_its_start(active: int, won: int) -> None:
    table = Seats()
    on = {"event": "turn-start", "whose": "own"}
    word = {"do": "watch", "on": on, "effects": [{"do": "points", "victory": 1}], "until": "my-next-turn"}
    table.do(word, card=table.card())
    table.run.state = replace(table.state, active=active, turn=table.state.turn + 1, stack=(TurnFrame(10),))
    table.goes_on()
    assert table.state.players[0].victory == won
    assert bool(table.state.lasting) == (active == 0)
