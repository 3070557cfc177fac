"""Advice at a table that plays together: who gives it on what, who backs it, and how long it is there."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from bot.games.questions import Prompt
from bot.games.values import Line
from bot.matches.model.match import Actor, Timing
from bot.matches.model.messages import Told
from bot.matches.model.proposals import Advice
from bot.matches.model.refusals import Reason
from bot.matches.rules import advice, endings, orders, seats
from bot.matches.rules.change import Change
from bot.matches.rules.submit import Path
from tests.bot.games.toy.values import State
from tests.bot.matches.decisions.plays import CAMP, PARTNERS, TOY, Partners, Play
from tests.bot.matches.decisions.scene import Decision, Scene
from tests.bot.matches.table import ADMIN, EVA, HUGO, JUDGE, KAREL, LENA, PEOPLE, STRANGER, WHY


def card(scene: Scene, seat: int, which: int = 0) -> str:
    """A card of a seat's hand, as it is picked."""
    return f"c{scene.state.hands[seat][which]}"


def give(scene: Scene, actor: Actor, seat: int, which: int = 0, why: str = "") -> Decision:
    """Advise a seat to stake a card."""
    asked, path = scene.question(seat).id, Path((card(scene, seat, which),))
    return lambda change: advice.give(change, actor, asked, path, why)


def back(actor: Actor, number: int) -> Decision:
    return lambda change: advice.back(change, actor, number)


def advised() -> Scene:
    """A table of three at which Eva advised Karel and Lena backed it."""
    scene = Scene.opened(3, play=PARTNERS)
    assert scene.decide(give(scene, EVA, 1)) is None
    assert scene.decide(back(LENA, 1)) is None
    return scene


def test_a_whole_answer_is_set_beside_anothers_question() -> None:
    scene = Scene.opened(3, play=PARTNERS)
    assert scene.decide(give(scene, EVA, 1, why="  Keep\n the rest ")) is None
    (found,) = scene.match.course.advice
    first = scene.state.hands[1][0]
    assert (found.id, found.seat, found.question) == (1, 0, scene.question(1).id)
    assert found.command == f'{{"type":"Stake","card":{first}}}'
    assert (found.why, found.backers) == ("Keep the rest", ())
    assert found.preview.key == "toy-card"
    assert [note for note, _ in scene.last.notes] == [Told(scene.match.seq, scene.match.head, ())]
    assert scene.last.rows == []


def test_a_reason_has_two_hundred_characters_at_most() -> None:
    scene = Scene.opened(3, play=PARTNERS)
    scene.decide(give(scene, EVA, 1, why="x" * 250))
    assert len(scene.match.course.advice[0].why) == 200


def test_other_advice_on_the_same_question_takes_its_place_and_no_others() -> None:
    scene = advised()
    scene.decide(give(scene, LENA, 1))
    scene.decide(give(scene, EVA, 2))
    scene.decide(give(scene, EVA, 1, 1))
    assert [(one.id, one.seat, one.question) for one in scene.match.course.advice] == [
        (2, 2, scene.question(1).id),
        (3, 0, scene.question(2).id),
        (4, 0, scene.question(1).id),
    ]
    assert scene.match.course.advised == 4
    assert scene.match.course.advice[2].backers == ()


def test_who_advises_whom() -> None:
    scene = Scene.opened(2, play=PARTNERS)
    assert scene.refused(give(scene, EVA, 0)) is Reason.OWN_QUESTION
    assert scene.refused(give(scene, STRANGER, 0)) is Reason.NOT_SEATED
    assert scene.refused(lambda change: advice.give(change, EVA, "0.gone", Path(("c1",)), "")) is Reason.STALE
    half = scene.question(1).id
    assert scene.refused(lambda change: advice.give(change, EVA, half, Path(()), "")) is Reason.STALE
    assert Scene(2, play=PARTNERS).refused(back(EVA, 1)) is Reason.NOT_PLAYING


def test_where_everybody_is_for_themselves_there_is_no_advice() -> None:
    scene = Scene.opened(3)
    assert scene.refused(give(scene, EVA, 1)) is Reason.NO_ADVICE
    assert scene.refused(back(EVA, 1)) is Reason.NO_ADVICE
    asked = scene.question(1).id
    assert scene.refused(lambda change: advice.ask_own_player(change, EVA, asked)) is Reason.NO_ADVICE


def test_who_gave_up_advises_nobody() -> None:
    scene = Scene.opened(3, play=PARTNERS)
    scene.decide(lambda change: endings.concede(change, LENA))
    assert scene.refused(give(scene, LENA, 1)) is Reason.NOT_SEATED


def test_the_game_says_what_it_would_answer_even_to_ones_own_question() -> None:
    scene = Scene.opened(2, play=PARTNERS)
    asked = scene.question(0)
    assert scene.decide(lambda change: advice.ask_own_player(change, EVA, asked.id)) is None
    (found,) = scene.match.course.advice
    last = scene.state.hands[0][-1]
    assert (found.seat, found.question, found.why) == (None, asked.id, "")
    assert found.command == f'{{"type":"Stake","card":{last}}}'
    assert found.preview == Line("toy-card", {"value": last // 4 + 1, "number": last})
    scene.decide(lambda change: advice.ask_own_player(change, KAREL, asked.id))
    assert [one.id for one in scene.match.course.advice] == [2]
    assert scene.refused(lambda change: advice.ask_own_player(change, EVA, "0.gone")) is Reason.STALE
    assert scene.refused(lambda change: advice.ask_own_player(change, ADMIN, asked.id)) is Reason.NOT_SEATED


def test_the_games_own_player_goes_on_advising_as_long_as_it_is_followed() -> None:
    scene = Scene.opened(2, play=PARTNERS)
    scene.play(1)
    asked = scene.question(0).id
    scene.decide(lambda change: advice.ask_own_player(change, EVA, asked))
    number = scene.match.course.advice[0].id
    assert scene.decide(lambda change: advice.adopt(change, EVA, number, None)) is None
    (found,) = scene.match.course.advice
    following = scene.position.asked(found.question)
    assert following is not None
    assert (found.seat, found.question) != (None, asked)
    scene.play(following.seat)
    assert scene.match.course.advice == (), "a player who answers by themselves is advised no further"


def test_who_follows_a_neighbour_is_not_advised_by_the_game() -> None:
    scene = advised()
    scene.decide(lambda change: advice.adopt(change, KAREL, 1, None))
    assert all(one.seat is not None for one in scene.match.course.advice)


def test_a_game_without_a_player_of_its_own_says_nothing() -> None:
    scene = Scene.opened(2, play=CAMP)
    asked = scene.question(0).id
    assert scene.refused(lambda change: advice.ask_own_player(change, EVA, asked)) is Reason.NO_AUTOMATON


class Secretive(Partners):
    """Partners whose own player has no advice on the first player's question."""

    def advises(self, state: State, prompt: Prompt) -> bool:
        return prompt.seat != 0


def test_what_only_people_know_the_game_is_not_asked_about() -> None:
    scene = Scene.opened(2, play=Play(Secretive(), TOY.ruleset, TOY.variant))
    first, other = scene.question(0).id, scene.question(1).id
    assert scene.refused(lambda change: advice.ask_own_player(change, EVA, first)) is Reason.NO_OWN_ADVICE
    assert scene.decide(lambda change: advice.ask_own_player(change, EVA, other)) is None


class Hoarders(Partners):
    """Partners who are offered none of the answers that their game's own player gives."""

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> None:
        return None


def test_an_answer_that_is_not_among_the_first_is_called_the_games_own() -> None:
    scene = Scene.opened(2, play=Play(Hoarders(), TOY.ruleset, TOY.variant))
    asked = scene.question(0).id
    scene.decide(lambda change: advice.ask_own_player(change, EVA, asked))
    assert scene.match.course.advice[0].preview == Line("match-advice-own-player")


def test_advice_is_backed_and_backed_no_longer() -> None:
    scene = advised()
    assert scene.match.course.advice[0].backers == (2,)
    assert scene.decide(back(KAREL, 1)) is None
    assert kept(scene) == {1: (1, 2)}
    assert [note for note, _ in scene.last.notes] == [Told(scene.match.seq, scene.match.head, ())]
    scene.decide(back(LENA, 1))
    assert scene.match.course.advice[0].backers == (1,)
    assert scene.refused(back(EVA, 1)) is Reason.OWN_ADVICE
    assert scene.refused(back(KAREL, 2)) is Reason.ADVICE_GONE
    assert scene.refused(back(STRANGER, 1)) is Reason.NOT_SEATED


def test_backing_one_leaves_the_others_as_they_are() -> None:
    scene = advised()
    scene.decide(give(scene, LENA, 1))
    scene.decide(back(KAREL, 2))
    assert [one.backers for one in scene.match.course.advice] == [(2,), (1,)]


def test_who_takes_advice_answers_with_it_as_their_own() -> None:
    scene = advised()
    assert scene.decide(lambda change: advice.adopt(change, KAREL, 1, 77)) is None
    (row,) = scene.last.rows
    assert (row.seat, row.user, row.interaction) == (1, KAREL.user, 77)
    assert scene.state.stakes[1] >= 0
    assert scene.match.course.advice == (), "it goes with its question"
    assert scene.refused(lambda change: advice.adopt(change, KAREL, 1, 78)) is Reason.ADVICE_GONE


def test_advice_is_taken_by_whose_question_it_is() -> None:
    scene = advised()
    assert scene.refused(lambda change: advice.adopt(change, LENA, 1, None)) is Reason.NOT_YOURS


def kept(scene: Scene) -> Mapping[int, tuple[int, ...]]:
    """What advice there is, and who backs it."""
    return {one.id: one.backers for one in scene.match.course.advice}


def test_advice_on_other_questions_stays_when_one_is_answered() -> None:
    scene = advised()
    scene.decide(give(scene, KAREL, 2))
    scene.decide(lambda change: advice.adopt(change, LENA, 2, None))
    assert kept(scene) == {1: (2,)}


def test_advice_and_backing_go_with_whoever_gave_them() -> None:
    scene = advised()
    scene.decide(lambda change: advice.ask_own_player(change, EVA, scene.question(1).id))
    scene.decide(lambda change: seats.clear(change, LENA, 2, "nobody", ""))
    assert kept(scene) == {1: (), 2: ()}
    scene.decide(lambda change: seats.clear(change, EVA, 0, "nobody", ""))
    assert kept(scene) == {2: ()}
    other = advised()
    other.decide(lambda change: endings.concede(change, EVA))
    assert kept(other) == {}


def test_whoever_takes_the_seat_inherits_no_advice() -> None:
    scene = advised()
    scene.decide(give(scene, LENA, 1))

    def passed_on(change: Change) -> None:
        seats.clear(change, EVA, 0, "nobody", "")
        seats.take(change, HUGO, 0, None)

    scene.decide(passed_on)
    assert scene.match.seats[0].user == HUGO.user
    assert kept(scene) == {2: ()}


def test_an_order_that_changes_no_question_leaves_advice_alone() -> None:
    scene = Scene.opened(3, play=PARTNERS, timing=Timing(3600))
    scene.decide(give(scene, EVA, 1))
    scene.decide(lambda change: orders.extend(change, JUDGE, 60, WHY))
    assert kept(scene) == {1: ()}
    scene.decide(lambda change: orders.abandon(change, JUDGE, WHY))
    assert kept(scene) == {}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_advice_that_is_broken_is_rejected_by_the_game(seat: int) -> None:
    scene = advised()
    wrong = Advice(9, None, scene.question(seat).id, '{"type":"Stake","card":99}', Line("toy-card"))
    scene.match = replace(scene.match, course=replace(scene.match.course, advice=(wrong,)))
    found = scene.decide(lambda change: advice.adopt(change, PEOPLE[seat], 9, None))
    assert [one.rule for one in found.violations] == ["toy.hand"]
