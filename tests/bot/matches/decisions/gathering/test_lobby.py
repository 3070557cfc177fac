"""The lobby, decided on in memory: terms, who sits where, and the announcement that closes it."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec import UNSET

from bot.games.playing import Dice
from bot.games.values import Line
from bot.installed import known_games
from bot.matches.model import entries
from bot.matches.model.match import Actor, Seating, Status, Terms, Timing
from bot.matches.model.messages import Lobby, Opening, Told, Unready
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules import lobby, seats
from bot.matches.rules.choices import NotReady
from bot.matches.rules.terms.needs import check_terms
from tests.bot.matches.decisions.plays import BAZAAR, CAMP, CIRCLE, PARTNERS, TOY, Play
from tests.bot.matches.decisions.scene import Scene
from tests.bot.matches.table import ADMIN, EVA, HUGO, JUDGE, KAREL, LENA, MESSAGE, PEOPLE, START, STRANGER
from tests.rows import rows

FIRST_OF_ALL = Dice(lambda _: 0)


def checked(play: Play, places: int, timing: Timing | None = None) -> Refused | None:
    """Why a match cannot be gathered on some terms."""
    return check_terms(play.game, Terms(play.ruleset, play.variant, places, timing or Timing()))


def announced(people: int = 2, **options: object) -> Scene:
    """A lobby that its host has started."""
    scene = Scene(people, **options)  # type: ignore[arg-type]
    assert scene.decide(lambda change: lobby.start(change, EVA)) is None
    return scene


@rows(("places", "fits"), [(1, False), (2, True), (4, True), (5, False)])
def test_there_are_as_many_places_as_the_variant_allows(places: int, fits: bool) -> None:
    found = checked(TOY, places)
    assert (found is None) is fits
    if found is not None:
        assert (found.reason, found.line.args) == (Reason.PLACES, {"least": 2, "most": 4})


@pytest.mark.parametrize("terms", [Terms("toy@1999-01-01", "short", 2), Terms(TOY.ruleset, "endless", 2)])
def test_what_the_game_does_not_know_is_not_played(terms: Terms) -> None:
    found = check_terms(TOY.game, terms)
    assert found is not None
    assert (found.reason, found.line.args) == (Reason.UNKNOWN_CHOICE, {"choice": f"{terms.ruleset} {terms.variant}"})


def test_only_a_game_that_can_end_on_time_has_a_time_of_its_own() -> None:
    found = checked(TOY, 2, Timing(length=3600))
    assert found is not None and found.reason is Reason.NO_LENGTH
    assert checked(BAZAAR, 2, Timing(length=3600)) is None


@rows(
    ("opens", "seconds", "fits"),
    [(0, 60, False), (1, 60, True), (59, 60, True), (60, 60, False), (60, None, True), (None, 60, True)],
)
def test_a_question_opens_before_its_time_is_over(opens: int | None, seconds: int | None, fits: bool) -> None:
    found = checked(CAMP, 2, Timing(seconds, opens=opens))
    assert (found and found.reason) is (None if fits else Reason.OPENS)


def test_the_first_free_seat_is_taken_with_the_click_and_the_vacation() -> None:
    scene = Scene(1, places=2)
    back = START + timedelta(days=2)
    assert scene.decide(lambda change: lobby.join(change, KAREL.user, away=back, click=5)) is None
    assert scene.match.seats[1] == Seating(KAREL.user, away=back, click=5)
    assert scene.told(Lobby)
    full = scene.decide(lambda change: lobby.join(change, LENA.user, away=None))
    assert (full.reason, full.line.args) == (Reason.FULL, {"places": 2, "room": "yes"})


def test_nobody_sits_twice_and_no_judge_of_the_match_sits_at_all() -> None:
    scene = Scene(1, places=3)
    assert scene.refused(lambda change: lobby.join(change, EVA.user, away=None)) is Reason.SEATED
    scene.remember(JUDGE, "judge")
    assert scene.refused(lambda change: lobby.join(change, JUDGE.user, away=None)) is Reason.JUDGED


def test_the_host_lets_the_game_play_a_seat() -> None:
    scene = Scene(1, places=2)
    assert scene.refused(lambda change: lobby.add_automated(change, KAREL, FIRST_OF_ALL)) is Reason.HOST_ONLY
    assert scene.decide(lambda change: lobby.add_automated(change, EVA, FIRST_OF_ALL)) is None
    assert scene.match.seats[1] == Seating(None, automated=True)
    assert scene.told(Lobby)
    full = scene.decide(lambda change: lobby.add_automated(change, EVA, FIRST_OF_ALL))
    assert (full.reason, full.line.args) == (Reason.FULL, {"places": 2, "room": "yes"})


def test_a_game_without_a_player_of_its_own_plays_no_seat() -> None:
    scene = Scene(1, play=CIRCLE, places=2)
    assert scene.refused(lambda change: lobby.add_automated(change, EVA, FIRST_OF_ALL)) is Reason.NO_AUTOMATON


def test_where_a_group_plays_together_there_are_free_seats_whatever_the_game() -> None:
    games = known_games()
    ways = [way for key in games for rules in games.game(key).rulesets for way in rules.variants]
    assert {way.usual_seats for way in ways if not way.together} == {2, 3, 4}
    assert [way.usual_seats for way in ways if way.together] == [way.seats[1] for way in ways if way.together] != []


def test_the_host_adds_and_removes_free_seats_within_what_the_game_allows() -> None:
    scene = Scene(2)
    settled = (scene.match.seats, scene.match.terms.options)
    assert scene.refused(lambda change: lobby.add_place(change, KAREL)) is Reason.HOST_ONLY
    assert scene.refused(lambda change: lobby.remove_place(change, KAREL, None)) is Reason.HOST_ONLY
    assert scene.refused(lambda change: lobby.remove_place(change, EVA, None)) is Reason.FULL
    for places in (3, 4):
        assert scene.decide(lambda change: lobby.add_place(change, EVA)) is None
        assert (scene.match.terms.places, scene.told(Lobby)) == (places, [Lobby()])
    assert scene.refused(lambda change: lobby.add_place(change, EVA)) is Reason.PLACES
    for places in (3, 2):
        assert scene.decide(lambda change: lobby.remove_place(change, ADMIN, None)) is None
        assert scene.match.terms.places == places
    assert (scene.match.seats, scene.match.terms.options) == settled
    assert scene.refused(lambda change: lobby.remove_place(change, EVA, 1, KAREL.user)) is Reason.PLACES


def test_a_taken_seat_goes_only_with_the_person_who_was_asked_about() -> None:
    scene = Scene(4)
    assert scene.decide(lambda change: lobby.leave(change, KAREL, None)) is None
    # Lena has moved up meanwhile, and where she sat is Hugo now.
    for clearing in (lobby.clear, lobby.remove_place):
        assert scene.refused(lambda change, do=clearing: do(change, EVA, 1, KAREL.user)) is Reason.MOVED_UP  # type: ignore[misc]
        assert scene.refused(lambda change, do=clearing: do(change, EVA, 3, HUGO.user)) is Reason.MOVED_UP  # type: ignore[misc]
    assert [seat.user for seat in scene.match.seats] == [EVA.user, LENA.user, HUGO.user]
    assert scene.decide(lambda change: lobby.remove_place(change, EVA, 1, LENA.user)) is None
    assert [seat.user for seat in scene.match.seats] == [EVA.user, HUGO.user]
    assert scene.match.terms.places == 3


def test_who_leaves_makes_room_and_later_seats_move_up() -> None:
    scene = Scene(3)
    assert scene.decide(lambda change: lobby.leave(change, KAREL, None)) is None
    assert [seat.user for seat in scene.match.seats] == [EVA.user, LENA.user]
    assert scene.told(Lobby)


@rows(
    ("actor", "seat", "reason"),
    [
        (STRANGER, None, Reason.NOT_SEATED),
        (EVA, 3, Reason.NO_SEAT),
        (EVA, -1, Reason.NO_SEAT),
        (KAREL, 2, Reason.HOST_ONLY),
        (KAREL, 1, None),
        (EVA, 2, None),
        (ADMIN, 2, None),
        (EVA, 0, None),
    ],
)
def test_who_may_clear_a_seat(actor: Actor, seat: int | None, reason: Reason | None) -> None:
    scene = Scene(3)
    before = scene.match.seats
    found = scene.decide(lambda change: lobby.leave(change, actor, seat))
    assert (found and found.reason) is reason
    assert len(scene.match.seats) == (3 if reason else 2)
    if seat is not None and reason is None:
        assert before[seat] not in scene.match.seats


def test_nothing_of_a_lobby_changes_once_it_is_announced_or_open() -> None:
    for scene, reason in ((announced(2), Reason.OPENING), (Scene.opened(2), Reason.NOT_IN_LOBBY)):
        assert scene.refused(lambda change: lobby.join(change, HUGO.user, away=None)) is reason
        assert scene.refused(lambda change: lobby.add_automated(change, EVA, FIRST_OF_ALL)) is reason
        assert scene.refused(lambda change: lobby.leave(change, KAREL, None)) is reason
        assert scene.refused(lambda change: lobby.add_place(change, EVA)) is reason
        assert scene.refused(lambda change: lobby.remove_place(change, EVA, 1, KAREL.user)) is reason


def test_the_host_starts_it_once_all_seats_are_taken() -> None:
    scene = Scene(1, places=2)
    assert scene.refused(lambda change: lobby.start(change, KAREL)) is Reason.HOST_ONLY
    few = scene.decide(lambda change: lobby.start(change, EVA))
    assert (few.reason, few.line.args) == (Reason.TOO_FEW, {"seated": 1, "places": 2})
    assert Scene.opened(2).refused(lambda change: lobby.start(change, EVA)) is Reason.NOT_IN_LOBBY


def test_the_announcement_holds_the_commitment_and_the_clicks() -> None:
    scene = Scene(2)
    scene.decide(lambda change: change.seat(1, click=77))
    scene.decide(lambda change: change.course(unready=(1,)))
    assert scene.decide(lambda change: lobby.start(change, EVA)) is None
    assert scene.told(Opening) == [Opening(scene.match.course.commitment, ("", "77"))]
    assert scene.told(Lobby)
    assert scene.match.course.unready == ()
    assert scene.is_now(Status.LOBBY)
    scene.decide(lambda change: lobby.start(change, ADMIN))
    assert scene.told(Opening) == [Opening(scene.match.course.commitment, ("", "77"))]


def test_without_an_announcement_there_is_nothing_to_post() -> None:
    scene = Scene(2)
    scene.decide(lobby.announce)
    assert scene.last.notes == []


def test_it_opens_under_what_the_announcement_and_its_message_mixed() -> None:
    scene = announced(2)
    opening = scene.match.course.opening
    assert opening is not None
    scene.decide(lambda change: lobby.begin(change, opening, MESSAGE))
    (seal,) = scene.match.course.seals
    assert seal.mixed is not None and (seal.mixed.message, seal.mixed.clicks) == (str(MESSAGE), ("", ""))
    assert scene.match.course.opening is None
    assert scene.is_now(Status.PLAYING)
    (row,) = scene.rows
    assert (row.kind, row.user, row.fixed) == ("opened", EVA.user, True)
    entry = scene.last.happened[0].entry
    assert isinstance(entry, entries.Opened)
    assert (entry.mixed, entry.commitment, entry.engine) == (seal.mixed, seal.commitment, "toy.1")
    assert scene.last.kept == {1: scene.state}
    assert {Lobby, Told} <= {type(note) for note, _ in scene.last.notes}


def test_without_a_message_nothing_is_mixed_into_the_dice() -> None:
    entry = Scene.opened(2).last.happened[0].entry
    assert isinstance(entry, entries.Opened)
    assert entry.mixed is UNSET


def test_a_match_begins_with_its_reserves_and_its_own_end() -> None:
    scene = Scene.opened(2, timing=Timing(3600, reserve=600, length=7200), play=BAZAAR)
    assert scene.match.course.reserves == (600, 600)
    assert scene.match.course.ends == START + timedelta(seconds=7200)
    plain = Scene.opened(2, timing=Timing(3600))
    assert (plain.match.course.reserves, plain.match.course.ends) == ((), None)


def test_a_table_that_plays_together_starts_with_free_places() -> None:
    scene = Scene(1, play=PARTNERS, places=4)
    assert lobby.wanted(scene.position) == 2
    assert lobby.wanted(Scene(1, places=4).position) == 4
    few = scene.decide(lambda change: lobby.start(change, EVA))
    assert (few.reason, few.line.args) == (Reason.TOO_FEW, {"seated": 1, "places": 2})
    scene = Scene(2, play=PARTNERS, places=4)
    assert scene.decide(lambda change: lobby.start(change, EVA)) is None
    assert [seat.user for seat in scene.match.seats] == [EVA.user, KAREL.user, None, None]
    assert [seat.choices["faction"] for seat in scene.match.seats] == ["red", "blue", "green", "amber"]


def test_free_places_are_given_what_is_free_and_only_when_the_match_starts() -> None:
    scene = Scene(2, play=PARTNERS, places=3)
    scene.decide(lambda change: change.seat(0, choices={"faction": "green"}))
    scene.decide(lambda change: change.seat(1, choices={"faction": "red"}))
    scene.decide(lambda change: lobby.start(change, EVA))
    assert scene.match.seats[2].choices == {"faction": "blue"}
    assert "deal" not in scene.match.terms.options
    unready = Scene(2, play=PARTNERS, places=3)
    unready.decide(lambda change: change.seat(1, choices={"faction": "red"}))
    assert unready.refused(lambda change: lobby.start(change, EVA)) is Reason.ILLEGAL_SETUP
    assert len(unready.match.seats) == 2


def test_a_seat_that_is_not_ready_is_told_and_the_lobby_stays_open() -> None:
    scene = Scene(2, places=2)
    scene.decide(lambda change: change.seat(1, choices={"faction": "red"}))
    found = scene.decide(lambda change: lobby.start(change, EVA))
    assert isinstance(found, Refused)
    assert (found.reason, found.violations[0].rule) == (Reason.ILLEGAL_SETUP, "toy.colour")
    assert scene.match.course.opening is None
    assert not scene.told(Unready)
    assert not isinstance(found, NotReady)


def test_a_lobby_in_which_nobody_sits_takes_its_host() -> None:
    scene = Scene(0, places=2)
    assert scene.decide(lambda change: lobby.join(change, PEOPLE[0].user, away=None)) is None
    assert scene.match.seats == (Seating(EVA.user),)


def test_who_is_forgotten_leaves_the_lobby_and_a_forgotten_host_closes_it() -> None:
    scene = Scene(2)
    assert scene.decide(lambda change: seats.forget(change, KAREL.user)) is None
    assert len(scene.match.seats) == 1
    found = scene.decide(lambda change: seats.forget(change, STRANGER.user))
    assert found.line == Line("match-refused-not-seated")
    scene.decide(lambda change: seats.forget(change, EVA.user))
    assert scene.is_now(Status.ABANDONED)
