"""Rulings on scoring and victory: chapter 11."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.values import Line, Standing
from bot.games.zloba.position.commands import Discard
from bot.games.zloba.position.events import AreaScore, Ended, Scored
from bot.games.zloba.position.state import State
from tests.bot.games.zloba.table import GAME, after, arrange, breaches, force, told


def last(*seats: dict[str, Any], **parts: Any) -> State:
    """The position before the last die of a round is put away."""
    return arrange(*[{"dice": [], **each} if seat else each for seat, each in enumerate(seats)], start=1, **parts)


def scored(*seats: dict[str, Any], **parts: Any) -> Scored:
    """How a position scores."""
    (event,) = [each for each in told(last(*seats, **parts), Discard("mine")) if isinstance(each, Scored)]
    return event


def final(*seats: dict[str, Any]) -> State:
    """The position after scoring, which ends the match."""
    return after(last(*seats), Discard("mine"))


def test_scoring_order() -> None:
    """Once a round, area by area by their numbers. Rule: zloba-cs.scoring.order"""
    event = scored({"basics": {"5": 1, "2": 1}}, {"basics": {"3": 1}})
    assert [(each.area, each.seat) for each in event.areas] == [(2, 0), (3, 1), (5, 0)]


def test_scoring_control() -> None:
    """Most units take the token's points; an elite counts as its mat says. Rule: zloba-cs.scoring.control"""
    event = scored({"basics": {"3": 2}}, {"basics": {"3": 1}})
    assert event.areas == (AreaScore(3, 0, 3, 0, 0),)
    giant = scored({"elites": [[3, "giant", 4]]}, {"basics": {"3": 1}})
    assert giant.areas == (AreaScore(3, 0, 3, 0, 2),)


def test_scoring_control_tie() -> None:
    """Equal numbers: nobody gets anything. Rule: zloba-cs.scoring.control-tie"""
    assert scored({"basics": {"3": 2}}, {"basics": {"3": 2}}).areas == ()


def test_scoring_domination() -> None:
    """Alone in an area: one point more. Rule: zloba-cs.scoring.domination"""
    assert scored({"basics": {"3": 1}}, {}).gains == (4, 0)


def test_scoring_symbols_ignored() -> None:
    """Symbols bring nothing when scoring. Rule: zloba-cs.scoring.symbols-ignored"""
    with_symbol = scored({"basics": {"2": 1}}, {}, tokens={"2": 1})
    without = scored({"basics": {"2": 1}}, {})
    assert with_symbol.gains == without.gains == (3, 0)


def test_scoring_elite_bonus() -> None:
    """Only where its owner controls the area, never on the Coast. Rule: zloba-faq.elite-bonus"""
    held = scored({"elites": [[1, "shield", 3], [0, "giant", 4]], "basics": {"1": 1}}, {"basics": {"1": 1}})
    assert held.areas == (AreaScore(1, 0, 1, 0, 1),)
    assert scored({"elites": [[1, "shield", 3]]}, {"basics": {"1": 2}}).gains == (0, 1)


def test_scoring_elite_bonus_once() -> None:
    """Once a kind and area. Rule: zloba-cs.scoring.elite-bonus-once"""
    twice = scored({"elites": [[1, "giant", 4], [1, "giant", 2]]}, {})
    assert twice.areas[0].elites == 2
    both = scored({"elites": [[1, "giant", 4], [1, "shield", 2], [2, "giant", 1]]}, {})
    assert [each.elites for each in both.areas] == [3, 2]


def test_board_vp_token() -> None:
    """A token tells what its area is worth, and stays where it is. Rule: zloba-cs.board.vp-token"""
    state = last({"basics": {"3": 1}}, {})
    assert after(state, Discard("mine")).tokens == state.tokens
    assert scored({"basics": {"3": 1}}, {}, tokens={"3": 7, "1": 9}).gains == (2, 0)


def test_board_number_not_points() -> None:
    """An area's number is not its worth. Rule: zloba-cs.board.number-not-points"""
    assert scored({"basics": {"7": 1, "8": 1}}, {}).gains == (3 + 1 + 1 + 1, 0)


def test_coast_no_token() -> None:
    """The Coast brings no points. Rule: zloba-cs.coast.no-token"""
    assert scored({"basics": {"0": 9}}, {}).gains == (0, 0)


def test_victory_threshold() -> None:
    """Thirty after scoring a round, not before. Rule: zloba-cs.victory.threshold"""
    state = last({"points": 29, "basics": {"1": 1}}, {"points": 3})
    assert GAME.outcome(state) is None
    state = after(state, Discard("mine"))
    assert GAME.prompts(state) == ()
    assert GAME.outcome(state) is not None
    assert breaches(state, Discard("mine")) == {"victory.threshold"}
    assert not any(
        isinstance(each, Ended) for each in told(last({"points": 27, "basics": {"1": 1}}, {}), Discard("mine"))
    )


def test_victory_at_the_points_that_the_table_chose() -> None:
    """A short match ends at ten, and says so. Rule: zloba-cs.victory.threshold"""
    state = replace(last({"points": 9, "basics": {"1": 1}}, {"points": 3}), target=10)
    outcome = GAME.outcome(after(state, Discard("mine")))
    assert outcome is not None
    assert outcome.reason == Line("zloba-end-threshold", {"points": 10})


def test_victory_several() -> None:
    """Several beyond thirty: the most points win. Rule: zloba-cs.victory.several"""
    outcome = GAME.outcome(final({"points": 29, "basics": {"1": 1}}, {"points": 33}))
    assert outcome is not None
    assert outcome.standings == (Standing(0, 2, 31), Standing(1, 1, 33))
    assert outcome.reason == Line("zloba-end-threshold", {"points": 30})


def test_victory_tie_areas() -> None:
    """Equal points: more areas controlled, the Coast aside. Rule: zloba-cs.victory.tie-areas"""
    state = final({"points": 30, "basics": {"1": 1, "5": 1}}, {"points": 30, "basics": {"3": 1, "0": 5}})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (force(state).points, force(state, 1).points) == (34, 34)
    assert outcome.winners == (0,)


def test_victory_tie_final() -> None:
    """Still equal: both have won. Rule: zloba-cs.victory.tie-final"""
    outcome = GAME.outcome(final({"points": 30, "basics": {"1": 1}}, {"points": 30, "basics": {"5": 1}}))
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_conceding() -> None:
    outcome = GAME.retire(arrange({"points": 20}, {"points": 3}, {"points": 5}), (0, 1), (2,))
    assert outcome is not None
    assert [each.place for each in outcome.standings] == [2, 3, 1]
