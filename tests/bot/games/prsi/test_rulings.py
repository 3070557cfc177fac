"""The rules of Prší, each in a position in which one fact decides."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.prsi.game import Prsi
from bot.games.prsi.pack.cards import DECK, SUITS
from bot.games.prsi.pack.refusals import RULES
from bot.games.prsi.position.commands import Draw, Play, Stand
from bot.games.prsi.position.state import Sevens, Stop
from bot.games.setup import SeatSetup, Setup
from bot.games.values import JUDGE, SPECTATOR
from tests.bot.games.cases import digest
from tests.bot.games.prsi.table import able, after, breaches, table
from tests.bot.games.suite.play import Dice

GAME = Prsi()


def setup(seats: int = 2, **options: str) -> Setup:
    return Setup(Prsi.rulesets[0].key, "plain", (SeatSetup(),) * seats, options)


def test_the_pack_has_four_suits_of_eight_cards() -> None:
    """Rule: cards.pack."""
    assert len(set(DECK)) == 32
    assert [sum(card.startswith(suit) for card in DECK) for suit in SUITS] == [8] * 4


@pytest.mark.parametrize("card", [card for card in DECK if card[1:] not in ("7", "o", "a")])
def test_a_plain_card_demands_nothing(card: str) -> None:
    """Rule: cards.special."""
    state = after(table(f"{card} ha", "h7", top=f"{card[0]}7" if card[0] != "h" else "ho"), Play(card))
    assert (state.stack, state.suit, state.turn) == ((), card[0], 1)


@pytest.mark.parametrize(("seats", "rule"), [(1, ["players.count"]), (2, []), (4, []), (5, ["players.count"])])
def test_two_to_four_play(seats: int, rule: list[str]) -> None:
    """Rule: players.count."""
    assert [each.rule.removeprefix("prsi-cs.") for each in GAME.check(setup(seats))] == rule


def test_everybody_is_dealt_four_and_one_card_is_turned_up() -> None:
    """Rule: deal.hands."""
    opened = GAME.open(setup(3), Dice(1))
    state = GAME.evolve(GAME.initial(opened[0]), opened[1])
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert (len(state.pile), len(state.stock)) == (1, 19)


def test_the_card_turned_up_demands_nothing() -> None:
    """Rule: deal.first-card."""
    for seed in range(60):
        opened = GAME.open(setup(), Dice(seed))
        state = GAME.evolve(GAME.initial(opened[0]), opened[1])
        if state.top[1:] in ("7", "o", "a"):
            assert state.stack == ()
            assert state.suit == state.top[0]
            return
    raise AssertionError("no special card was turned up")


def test_the_deal_passes_on_and_the_player_after_the_dealer_begins() -> None:
    """Rule: deal.dealer."""
    state = after(table("h8", "b8 b9", "a8 a9"), Play("h8"))
    assert (state.deal, state.dealer, state.turn) == (2, 0, 1)


def test_hands_are_seen_by_their_players_and_their_sizes_by_all() -> None:
    """Rule: hands.hidden."""
    state = table("h8 b9", "b8")
    assert [GAME.view(state, viewer).hands for viewer in (0, 1, SPECTATOR, JUDGE)] == [
        (("h8", "b9"), None),
        (None, ("b8",)),
        (None, None),
        (("h8", "b9"), ("b8",)),
    ]
    assert GAME.view(state, SPECTATOR).held == (2, 1)


@pytest.mark.parametrize(("seat", "rule"), [(0, []), (1, ["turn.order"])])
def test_only_whose_turn_it_is_plays(seat: int, rule: list[str]) -> None:
    """Rule: turn.order."""
    assert breaches(table("h8 b8", "h10 b9"), Draw(), seat) == rule


@pytest.mark.parametrize(("card", "rule"), [("h8", []), ("h10", ["turn.own-card"]), ("h9", ["turn.own-card"])])
def test_a_card_comes_from_the_own_hand(card: str, rule: list[str]) -> None:
    """Rule: turn.own-card."""
    assert breaches(table("h8 b8", "h10 b10"), Play(card)) == rule


def test_suit_or_rank_must_match() -> None:
    """Rule: turn.match."""
    state = table("h8 b9 b8", "a8")
    assert able(state) == "h8 b9"
    assert breaches(state, Play("b8")) == ["turn.match"]


def test_one_card_is_played_a_turn() -> None:
    """Rule: turn.one-card."""
    state = after(table("h8 b8 a10", "a8"), Play("h8"))
    assert (state.hands[0], state.turn) == (("a10", "b8"), 1)


def test_who_plays_nothing_draws_one_and_is_done() -> None:
    """Rule: turn.draw."""
    state = after(table("b8", "a8", stock="h10 h8"), Draw())
    assert (state.hands[0], state.stock, state.turn) == (("h10", "b8"), ("h8",), 1)
    assert breaches(table("b8", "a8"), Stand()) == ["turn.draw"]


def test_who_could_play_may_draw() -> None:
    """Rule: turn.may-draw."""
    assert breaches(table("h8", "a8"), Draw()) == []


def test_the_pile_becomes_the_stock_without_its_top_card() -> None:
    """Rule: stock.empty."""
    state = after(table("b8", "a8", top="h10 a10 a9 h9", stock=""), Draw())
    assert (state.pile, len(state.stock), len(state.hands[0])) == (("h9",), 2, 2)


def test_who_finds_nothing_to_draw_passes_until_the_fewest_cards_win() -> None:
    """Rule: stock.none."""
    state = after(table("b8 b10", "a8", stock=""), Draw())
    assert (state.hands[0], state.turn, state.deal) == (("b8", "b10"), 1, 1)
    state = after(state, Draw())
    assert (state.wins, state.deal) == ((0, 1), 2)


def test_of_equal_hands_that_of_the_first_after_the_dealer_wins() -> None:
    """Rule: stock.none."""
    state = after(table("b8", "a8", "l8", stock="", dealer=0, turn=1), Draw(), Draw(), Draw())
    assert state.wins == (0, 1, 0)


def test_a_seven_makes_the_next_player_draw_two() -> None:
    """Rule: seven.draw."""
    state = after(table("h7 b8", "h8 a8"), Play("h7"), Draw())
    assert (len(state.hands[1]), state.turn) == (4, 0)
    assert breaches(after(table("h7 b8", "h8 a8"), Play("h7")), Stand()) == ["seven.pass-on"]


def test_sevens_are_passed_on_and_add_up_and_nothing_else_helps() -> None:
    """Rule: seven.pass-on."""
    state = table("b7 ho h8", "l7 a8", top="h7", force=2)
    assert able(state) == "b7"
    assert breaches(state, Play("ho", "b")) == ["seven.pass-on"]
    assert after(state, Play("b7"), Play("l7")).stack == (Sevens(6),)


def test_a_seven_counts_once() -> None:
    """Rule: seven.spent."""
    state = after(table("b8", "h8 b9", top="h7", force=2), Draw())
    assert state.stack == ()
    assert able(state) == "h8"


def test_an_ace_makes_the_next_player_stand_out() -> None:
    """Rule: ace.stand."""
    state = after(table("ha h8", "h9 b8"), Play("ha"))
    assert breaches(state, Draw()) == ["ace.stand"]
    assert after(state, Stand()).turn == 0


def test_an_ace_is_passed_on_with_an_ace_alone() -> None:
    """Rule: ace.pass-on."""
    state = table("ba ho h8", "l8", "a8", top="ha", force="ace")
    assert able(state) == "ba"
    assert breaches(state, Play("ho", "b")) == ["ace.pass-on"]
    passed = after(state, Play("ba"))
    assert (passed.stack, passed.turn) == ((Stop(),), 1)


def test_an_ace_counts_once() -> None:
    """Rule: ace.spent."""
    state = after(table("b8", "h8 b9", top="ha", force="ace"), Stand())
    assert (state.stack, able(state)) == ((), "h8")


def test_an_over_goes_on_anything_but_a_seven_or_ace_in_force() -> None:
    """Rule: over.any."""
    assert able(table("bo", "b8")) == "bo"
    assert able(table("bo", "b8", top="h7", force=2)) == ""
    assert able(table("bo", "b8", top="h7")) == "bo"


def test_an_over_names_the_suit_until_another_card_is_played() -> None:
    """Rule: over.suit."""
    state = table("bo b8", "h8 a9 lo l8")
    assert breaches(state, Play("bo")) == breaches(state, Play("bo", "x")) == ["over.suit"]
    named = after(state, Play("bo", "a"))
    assert able(named) == "lo a9"
    assert after(named, Play("a9")).suit == "a"


def test_no_card_but_an_over_names_a_suit() -> None:
    """Rule: over.only."""
    assert breaches(table("h8 b8", "a8"), Play("h8", "b")) == ["over.only"]


def test_who_has_no_card_left_wins_the_deal() -> None:
    """Rule: end.out."""
    state = after(table("h8", "b8 b9", goal=1), Play("h8"))
    assert (state.stage, state.wins, GAME.prompts(state)) == ("over", (1, 0), ())
    assert breaches(state, Draw()) == ["end.out"]


@pytest.mark.parametrize("last", [Play("h7"), Play("ha"), Play("ho", "b")])
def test_the_last_card_may_be_any_and_demands_nothing(last: Play) -> None:
    """Rule: end.last-card."""
    state = after(table(last.card, "b8 b9"), last)
    assert (state.wins, state.stack, state.deal) == ((1, 0), (), 2)


def test_nobody_is_brought_back() -> None:
    """Rule: end.no-return."""
    state = after(table("h8", "h7 b9", "b8", goal=1), Play("h8"))
    assert breaches(state, Play("h7"), 1) == ["end.out"]


def test_nothing_is_announced_before_the_last_card() -> None:
    """Rule: end.no-call."""
    state = after(table("h8 b8", "h10 a8", "a10 a9"), Play("h8"))
    assert len(state.hands[0]) == 1
    assert GAME.view(state, 1).held[0] == 1


@pytest.mark.parametrize(("goal", "rule"), [("1", []), ("5", []), ("0", ["end.match"]), ("6", ["end.match"])])
def test_a_match_goes_to_one_to_five_deals(goal: str, rule: list[str]) -> None:
    """Rule: end.match."""
    assert [each.rule.removeprefix("prsi-cs.") for each in GAME.check(setup(goal=goal))] == rule
    ended = after(table("h8", "b8", wins=(1, 0)), Play("h8"))
    outcome = GAME.outcome(ended)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_every_rule_is_shown() -> None:
    shown = digest.tests_by_rule(Path(__file__).parent)
    assert [slug for slug in digest.marked("prsi-cs", "enforced") if slug not in shown] == []
    assert {rule.removeprefix("prsi-cs.") for rule in RULES} <= shown.keys()
