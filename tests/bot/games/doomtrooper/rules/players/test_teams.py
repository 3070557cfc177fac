"""Seats in teams: the second one plays with the fourth, the first one with the third."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.doomtrooper.acts import adjusting
from bot.games.doomtrooper.acts.combat import victory
from bot.games.doomtrooper.acts.flow import ending
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.looks.fighting.able import refusal
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, Announce, Attack, ChooseTactic, Sabotages, Split
from bot.games.doomtrooper.position.events import Adjusted
from bot.games.doomtrooper.tells import log, sheet, view_builder
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from bot.games.values import Accepted, Outcome, Rejected
from tests.bot.games.contestants import contestants
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.suite.play import Dice, any_setup
from tests.rows import rows

LEGION = ("legion",)


def teams(rules: Rules = SWEDISH) -> Seats:
    """Four seats with a pot of ten and five a team, each with a warrior of the Legion named after it."""
    table = Seats(4, rules)
    table.mode = "teams"
    for seat in range(4):
        table.warrior(seat, "cohort", tags=LEGION, name=f"warrior {seat}")
    return table


def opened() -> tuple[Doomtrooper, Any]:
    """A match of two teams as the lobby opens it."""
    game = contestants()["doomtrooper"]
    (rules,) = (each for each in game.rulesets if each.book == "doomtrooper-sv")
    (way,) = (each for each in rules.variants if each.key == "teams")
    setup = any_setup(game, rules, way, 0)
    events = game.open(setup, Dice(3))
    return game, after_events(game, events[1:], game.initial(events[0]))  # type: ignore[return-value]


def test_sv_multiplayer_teams() -> None:
    """Four seats, ten points in the pot of each team, and twice as much to win as one alone needs."""
    game, state = opened()
    assert [player.destiny for player in state.players] == [10] * 4
    assert (state.mode, len(state.players)) == ("teams", 4)
    target = next(each for each in game.choices(any_setup(game, *_way(game), 0)) if each.name == "target")
    assert target.usual == 50


def _way(game: Any) -> tuple[Any, Any]:
    rules = next(each for each in game.rulesets if each.book == "doomtrooper-sv")
    return rules, next(each for each in rules.variants if each.key == "teams")


def test_any_even_number_plays_in_teams() -> None:
    """Rule: doomtrooper-sv.multiplayer.teams"""
    game = contestants()["doomtrooper"]
    rules, way = _way(game)
    six = any_setup(game, rules, way, 2)
    assert len(six.seats) == 6
    assert (game.check(six), way.seats) == ((), (4, 8))
    (odd,) = game.check(replace(six, seats=six.seats[:5]))
    assert (odd.rule, odd.line.key) == ("doomtrooper-sv.multiplayer.teams", "doomtrooper-no-multiplayer-even-teams")
    table = Seats(6, SWEDISH)
    table.mode = "teams"
    warriors = [table.warrior(seat, "cohort", tags=LEGION) for seat in range(6)]
    table.acting()
    mates = [refusal(table.run, 0, warriors[0], other) == "multiplayer.teams" for other in warriors[1:]]
    assert mates == [False, True, False, True, False]
    table.says(0, Act("meditate")).all_pass()
    assert [table.points(seat)[0] for seat in range(6)] == [11, 10, 11, 10, 11, 10]
    czech = next(each for each in game.rulesets if each.book == "doomtrooper-cs")
    assert "teams" not in {each.key for each in czech.variants}
    assert game.check(any_setup(game, rules, way, 0)) == ()


def test_a_team_has_its_points_together() -> None:
    """What one of it gains and pays is the gain and the price of both; no pot falls below nothing."""
    table = teams().acting().says(0, Act("meditate")).all_pass()
    assert [table.points(seat) for seat in range(4)] == [(11, 5), (10, 5), (11, 5), (10, 5)]
    table.do({"do": "points", "player": "each-opponent", "destiny": -3}, card=2)
    assert [table.points(seat)[0] for seat in range(4)] == [11, 4, 11, 4]
    table.do({"do": "points", "player": "each-opponent", "destiny": -3}, card=2)
    assert [table.points(seat)[0] for seat in range(4)] == [11, 0, 11, 0]


def test_a_team_mate_is_not_attacked() -> None:
    """Nor turned up where he lies hidden, nor sabotaged."""
    table = teams()
    hidden = table.warrior(2, "aside", covered=True, unpaid=True, name="mate's")
    theirs = table.warrior(1, "aside", covered=True, unpaid=True, name="theirs")
    table.acting().says(0, Attack()).all_pass()
    assert table.offered(0, table.token(0)) == [table.token(each) for each in (1, 3, theirs)]
    assert [table.refused(0, Announce(0, each)) for each in (2, hidden)] == ["multiplayer.teams"] * 2
    table.says(0, Announce(0, 1))


@pytest.mark.parametrize("rules", [CZECH, SWEDISH])
def test_a_team_mate_without_warriors_is_not_harmed(rules: Rules) -> None:
    table = Seats(4, rules)
    table.mode = "teams"
    one = table.warrior(0)
    table.acting()
    assert table.offered(0, "sabotage") == ["1", "3"]
    cited = "multiplayer.teams" if rules is SWEDISH else "precedence.card-over-rules"
    assert table.refused(0, Sabotages(one, 2)) == cited
    table.says(0, Sabotages(one, 3))


def test_a_card_lets_a_team_mate_be_attacked() -> None:
    table = teams()
    permit = {"do": "permit", "who": {"role": "self"}, "what": ["attack"], "whom": {"tags": ["warrior"]}}
    traitor = table.warrior(0, "cohort", tags=LEGION, effects=(permit,))
    assert refusal(table.run, 0, traitor, 2) == ""
    assert refusal(table.run, 0, 0, 2) == "multiplayer.teams"


@pytest.mark.parametrize(("side", "marked"), [("opponent", [1, 3]), ("own", [0]), ("any", [0, 1, 2, 3])])
def test_a_team_mate_is_no_opponent_to_cards(side: str, marked: list[int]) -> None:
    table = teams()
    table.do({"do": "mark", "who": {"tags": ["warrior"], "side": side}, "mark": "seen"})
    assert [at for at, card in enumerate(table.state.cards) if "seen" in card.marks] == marked


@rows(("active", "whose", "happens"), [
    (1, "opponent", True), (2, "opponent", False), (2, "own", False), (2, "any", True), (0, "own", True),
])  # fmt: skip
def test_a_team_mates_turn_is_no_opponents(active: int, whose: str, *, happens: bool) -> None:
    table = teams()
    on = {"event": "draw", "whose": whose}
    table.card("alliance", 0, "table", abilities=({"on": on, "effects": [{"do": "points", "victory": 1}]},))
    table.at(2)
    table.run.state = replace(table.state, active=active)
    table.goes_on()
    assert (table.points()[1] == 6) == happens


def test_immunity_does_not_keep_a_team_mates_help_away() -> None:
    table = teams()
    immune = {"do": "immune", "who": {"role": "self"}, "to": ["special"]}
    mate = table.warrior(2, "cohort", tags=LEGION, effects=(immune,), wounded=True)
    heal = {"do": "heal", "who": {"role": "chosen"}}
    for seat in (0, 1):
        table.card("special", seat, "table", name=f"relief {seat}")
    for seat, healed in ((1, False), (0, True)):
        table.do(heal, card=table_card(table, seat), seat=seat, targets=(mate,))
        assert table.state.cards[mate].wounded != healed


def table_card(table: Seats, seat: int) -> int:
    """A card that a seat has on the table from the beginning."""
    return next(at for at, card in enumerate(table.state.cards) if card.code == f"relief {seat}")


def test_effects_of_team_mates_come_between_those_of_opponents_and_own_ones() -> None:
    """Rule: doomtrooper-cs.turn.simultaneous"""
    table = teams(CZECH)
    ability = {"on": {"event": "turn-start", "whose": "any"}, "effects": [{"do": "points", "destiny": 1}]}
    cards = [table.warrior(seat, name=f"waits {seat}", abilities=(ability,)) for seat in range(4)]
    table.at(0).goes_on()
    assert [event.card for event in table.told(ev.Scored)] == [cards[seat] for seat in (1, 3, 2, 0)]


def settled(ours: int, theirs: int, rules: Rules = SWEDISH) -> Seats:
    """Points of the two teams as it is looked who has won."""
    table = teams(rules)
    for seat in range(4):
        table.have(seat, victory=(ours, theirs)[seat % 2])
    victory.settle(table.run)
    return table


@rows(("ours", "theirs", "over", "key"), [
    (39, 5, (), ""), (40, 5, (1, 3, 1, 3), "team-won"), (41, 42, (3, 1, 3, 1), "team-won"),
    (41, 41, (1, 1, 1, 1), "draw-game"),
])  # fmt: skip
def test_a_team_wins_together(ours: int, theirs: int, over: tuple[int, ...], key: str) -> None:
    """Rule: doomtrooper-sv.goal.draw"""
    table = settled(ours, theirs)
    assert table.state.over == over
    said = [line.key for event in table.told(ev.Won) for line in log.narrate(event, 0)]
    assert said == ([f"doomtrooper-log-{key}"] if key else [])


def test_by_the_czech_rules_teams_that_are_equal_play_on() -> None:
    assert settled(41, 41, CZECH).state.last_turns == 4
    assert settled(41, 5, CZECH).state.over == (1, 3, 1, 3)


def test_a_team_plays_on_without_one_of_it_and_wins_with_him() -> None:
    table = teams()
    ending.leave(table.run, 0, "deadline")
    assert not table.state.over
    assert table.points(0) == table.points(2) == (10, 5)
    ending.leave(table.run, 1, "deadline")
    assert not table.state.over
    ending.leave(table.run, 3, "deadline")
    assert table.state.over == (1, 3, 1, 3)


def test_the_match_is_over_where_one_team_is_left() -> None:
    """Who gave up has not won; his team mate has only where the others are gone."""
    game, state = opened()
    one = game.retire(state, (1,), (0, 1, 2, 3))
    assert isinstance(one, Accepted)
    both = game.retire(state, (1, 3), (0, 1, 2, 3))
    assert isinstance(both, Outcome)
    assert [(each.place, each.won) for each in both.standings] == [(1, True), (2, False)] * 2


def test_killing_a_team_mates_warrior_pays_as_killing_an_own_one() -> None:
    table = teams()
    table.do({"do": "kill", "who": {"role": "chosen"}, "points": True}, card=0, targets=(2,))
    (earned,) = table.run.top.earned  # type: ignore[union-attr]
    assert (earned.points, earned.only) == (10, "destiny")


def test_a_team_mate_sees_no_hand() -> None:
    """He reads whom he plays with."""
    table = teams()
    held = table.card("special", 2, name="secret")
    seen = view_builder.view(table.run, 0, ())
    assert [player.team for player in seen.players] == [0, 1, 0, 1]
    assert (seen.players[2].hand, seen.players[2].hand_size, table.zone(held)) == ((), 1, "hand")
    lines = [line.key for section in sheet.sheet(table.run, 0) for line in section.lines]
    assert "doomtrooper-said-sheet-team" in lines


def test_a_judge_sets_the_pot_of_a_team() -> None:
    table = teams()
    catalogue, state = table.run.catalogue, table.state
    done = adjusting.adjust(catalogue, state, {"players": {"2": {"destiny": 3, "victory": 8}}})
    assert isinstance(done, Accepted)
    (event,) = done.events
    assert isinstance(event, Adjusted)
    assert [(each.destiny, each.victory) for each in event.state.players] == [(3, 8), (10, 5)] * 2
    wrong = adjusting.adjust(catalogue, state, {"players": {"0": {"destiny": 3}, "2": {"destiny": 4}}})
    assert isinstance(wrong, Rejected)
    assert wrong.violations[0].line.key == "doomtrooper-adjust-pot"


def test_points_of_a_combat_go_into_the_pot() -> None:
    table = Seats(4, SWEDISH)
    table.mode = "teams"
    own = table.warrior(0, ratings="9/9/9/4", tags=("bauhaus",))
    foe = table.warrior(1, "cohort", ratings="1/1/1/4", tags=LEGION, wounded=True)
    table.acting().says(0, Attack()).says(0, Announce(own, foe)).all_pass().says(0, ChooseTactic("fight")).all_pass()
    table.says(0, Split(3)).all_pass()
    assert [table.points(seat) for seat in range(4)] == [(11, 8), (10, 5)] * 2
