"""Answers that nobody is asked for: the game's own player's, standing ones, and the clock's in a turn of its own."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Chance
from bot.games.questions import Option, Prompt
from bot.games.setup import Choice
from bot.games.values import Accepted, Line, Rejected, Seat
from bot.matches.model import entries
from bot.matches.model.messages import Turn
from bot.matches.model.position import Position, is_spared, standing
from bot.matches.model.private import Answers
from bot.matches.rules import orders, seats, submit
from tests.bot.games.bazaar.game import Bazaar, Rule
from tests.bot.games.bazaar.game import Command as Answer
from tests.bot.games.bazaar.game import Event as Happening
from tests.bot.games.bazaar.game import State as Stall
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import Command, Event, Lay, Stake, State, violation
from tests.bot.matches.decisions.market import at_turn, at_window, lay, order
from tests.bot.matches.decisions.plays import BAZAAR, MARATHON, TOY, Play, Scripted, scripted
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.marathon import Count
from tests.bot.matches.table import EVA, JUDGE, KAREL, PEOPLE, WHY


def test_seats_of_the_game_are_played_at_once() -> None:
    scene = Scene.opened(1, automated=2)
    assert [(row.kind, row.seat, row.user) for row in scene.rows] == [
        ("opened", None, EVA.user),
        ("moved", 1, None),
        ("moved", 2, None),
    ]
    for seat, happened in enumerate(scene.last.happened[1:], 1):
        assert isinstance(happened.entry, entries.Moved)
        assert (happened.entry.by, happened.entry.seat) == ("game", seat)
    assert set(scene.deadlines()) == {0}


def test_the_game_moves_nothing_while_the_match_stands_and_catches_up_afterwards() -> None:
    scene = Scene.opened(2)
    scene.decide(lambda change: orders.pause(change, JUDGE, WHY))
    scene.decide(lambda change: seats.clear(change, JUDGE, 1, "game", WHY))
    assert scene.kinds() == ["opened", "paused", "substituted"]
    scene.decide(lambda change: change.course(holds=(), stopped=None))
    scene.decide(lambda change: change.settle())
    assert scene.kinds()[-1] == "moved"


def test_the_game_makes_so_many_moves_at_once_and_the_others_right_afterwards() -> None:
    scene = Scene.opened(1, automated=1, play=MARATHON)
    assert scene.kinds() == ["opened"]
    scene.decide(lambda change: seats.clear(change, EVA, 0, "game", ""))
    assert scene.kinds()[2:] == ["moved"] * 200
    assert scene.match.course.behind == scene.now
    scene.pass_time(seconds=1)
    scene.look()
    assert scene.kinds()[2:] == ["moved"] * 400
    assert scene.match.course.behind == scene.now
    scene.decide(lambda change: seats.clear(change, EVA, 0, "nobody", ""))
    assert scene.match.course.behind is None


def test_the_game_is_no_judge_and_answers_nothing_that_need_not_be_answered() -> None:
    scene = at_window(3)
    first = order(scene)[0]
    scene.answer(PEOPLE[first], "object")
    scene.decide(lambda change: seats.clear(change, PEOPLE[first], first, "game", ""))
    assert [row.kind for row in scene.last.rows] == ["substituted"]
    assert scene.state.dispute == first


class Rejecting(Toy):
    """Smugglers whose own player cheats."""

    def automated(self, state: State, prompt: Prompt) -> Command:
        return Lay(99)


def test_a_game_that_rejects_its_own_player_is_broken() -> None:
    with pytest.raises(RuntimeError, match="toy: its own player was rejected"):
        Scene.opened(1, automated=1, play=Play(Rejecting(), TOY.ruleset, TOY.variant))


class Silent(Toy):
    """Smugglers who ask nobody anything once all have staked, and are not over."""

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        return super().prompts(state) if state.stage == "stake" else ()


def test_a_game_that_asks_nobody_and_is_not_over_is_broken() -> None:
    scene = Scene.opened(2, play=Play(Silent(), TOY.ruleset, TOY.variant))
    scene.play(0)
    with pytest.raises(RuntimeError, match="toy: nobody is asked anything"):
        scene.play(1)


def test_what_is_settled_depends_on_what_everybody_sees() -> None:
    scene = at_turn(3)
    for seat in range(3):
        scene.decide(lambda change, seat=seat: submit.settle(change, PEOPLE[seat].user, "react", "mine"))  # type: ignore[misc]
    turn = scene.state.table.turn
    # The card is number 0 modulo 4 or another: whose number it is is asked, all others let it be.
    lay(scene, turn)
    asked = [seat for seat in range(3) if seat != turn and turn % 4 == seat]
    assert sorted(order(scene)) == asked


def test_a_seat_with_nothing_settled_is_asked_and_one_that_asks_for_it_as_well() -> None:
    scene = at_window(3)
    first = order(scene)[0]
    assert standing(scene.position, scene.game.prompts(scene.state)[0]) is None
    scene.decide(lambda change: submit.settle(change, PEOPLE[first].user, "react", "ask"))
    assert first in order(scene)
    assert not is_spared(scene.position, first)


def test_nothing_settled_answers_for_a_judge() -> None:
    class Ruling(Bazaar):
        def standing_answer(self, view: Struct, prompt: Prompt, chosen: object) -> Answer | None:
            return Rule(upheld=True) if prompt.judge else None

    scene = Scene.opened(3, play=Play(Ruling(), BAZAAR.ruleset, BAZAAR.variant, options=BAZAAR.options))
    for seat in range(3):
        scene.play(seat)
    scene.play(scene.state.table.turn)
    first = order(scene)[0]
    scene.decide(lambda change: submit.settle(change, PEOPLE[first].user, "react", "pass"))
    scene.answer(PEOPLE[first], "object")
    assert scene.state.dispute == first
    judged = next(prompt for prompt in scene.game.prompts(scene.state) if prompt.judge)
    assert standing(scene.position, judged) is None


def test_who_is_asked_nothing_is_not_spared_anything() -> None:
    scene = at_window(3)
    assert not is_spared(scene.position, scene.state.table.holder)


def test_a_standing_answer_that_the_rules_forbid_is_asked_after_all_and_tried_once() -> None:
    class Hasty(Bazaar):
        """A bazaar in which to pass is a standing answer and forbidden."""

        tried = 0

        def decide(self, state: Stall, seat: Seat, command: Answer, chance: Chance) -> Accepted[Happening] | Rejected:
            if state.table.stage == "react":
                self.tried += 1
                return Rejected((violation("toy.turn"),))
            return super().decide(state, seat, command, chance)

    game = Hasty()
    scene = Scene.opened(3, play=Play(game, BAZAAR.ruleset, BAZAAR.variant, options=BAZAAR.options))
    for seat in range(3):
        scene.play(seat)
        scene.decide(lambda change, seat=seat: submit.settle(change, PEOPLE[seat].user, "react", "pass"))  # type: ignore[misc]
    scene.play(scene.state.table.turn)
    assert len(order(scene)) == 2
    assert game.tried == 1
    assert [wait.seat for wait in scene.match.course.waits] == sorted(order(scene))


def test_a_standing_answer_is_nobodys_move_and_one_given_ahead_is_its_players() -> None:
    scene = at_window(3)
    first, second = order(scene)
    scene.answer(PEOPLE[second], "let")
    scene.decide(lambda change: submit.settle(change, PEOPLE[first].user, "react", "pass"))
    assert [(row.seat, row.user) for row in scene.last.rows] == [(first, None), (second, PEOPLE[second].user)]


ASK = Line("marathon-ask")
TURN, LATER = (Prompt(f"w.{seat}", seat, ASK, urgency="window", window="w", ahead=bool(seat)) for seat in (0, 1))


def test_who_answered_ahead_is_not_taken_for_present() -> None:
    move = Prompt("move", 1, ASK)
    scene = Scene.opened(2, play=scripted((TURN, LATER), (replace(LATER, ahead=False),), (move,)))
    scene.answer(KAREL, "f1")
    scene.answer(EVA, "f1")
    assert [row.user for row in scene.last.rows] == [EVA.user, KAREL.user]
    assert [note.seat for note in scene.told(Turn)] == [1]


def test_the_game_answers_whatever_comes_before_its_turn_and_need_not_be_answered() -> None:
    ahead, turn = replace(TURN, ahead=True), replace(LATER, ahead=False)
    scene = Scene.opened(1, automated=1, play=scripted((ahead, turn), (TURN,)))
    assert [row.seat for row in scene.last.rows] == [None, 1]
    optional, move = Prompt("o", 1, ASK, optional=True), Prompt("m", 2, ASK)
    scene = Scene.opened(1, automated=2, play=scripted((optional, move), (TURN,)))
    assert [row.seat for row in scene.last.rows] == [None, 2]


class Settled(Scripted):
    """The game without an end in which one question can be settled in advance."""

    def standing_choices(self, state: Struct) -> tuple[Choice, ...]:
        return (Choice("x", True, (Option("y", ASK),)),)

    def standing_answer(self, view: Struct, prompt: Prompt, chosen: Mapping[str, str]) -> Count | None:
        return Count(0) if prompt.id == "first" and chosen else None


def test_who_is_asked_something_else_as_well_is_not_spared() -> None:
    first, second = Prompt("first", 0, ASK), Prompt("second", 0, ASK)
    answers = Answers(standing={0: {"x": "y"}})
    scene = Scene.opened(2, play=scripted((first, second)))
    for asked, spared in (((first, second), False), ((first,), True), ((second,), False)):
        position = Position(scene.match, Settled(asked), scene.state, answers)
        assert is_spared(position, 0) is spared


def test_events_of_the_games_player_are_the_same_values_as_a_persons() -> None:
    scene = Scene.opened(1, automated=1)
    moved = scene.last.happened[1]
    assert isinstance(moved.entry, entries.Moved)
    events: tuple[Event, ...] = moved.events
    assert entries.events_of(scene.game, moved.entry) == events
    command = scene.game.codec.command(bytes(moved.entry.command))
    assert isinstance(command, Stake)
    assert KAREL.user not in {row.user for row in scene.rows}
