"""The terms of a lobby, changed one by one: what is taken, what is refused, what becomes of all that depends on it."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec.structs import replace

from bot.games.playing import Dice
from bot.games.questions import Option
from bot.games.setup import Choice, Ruleset, Setup, Variant
from bot.games.values import Line
from bot.installed import known_games
from bot.matches.model.match import Actor, Status, Timing
from bot.matches.model.messages import Altered, Lobby
from bot.matches.model.refusals import Reason
from bot.matches.model.series import Series
from bot.matches.rules import lobby
from bot.matches.rules.terms.alter import alter, altered, settable, token_of
from bot.matches.rules.terms.needs import check_terms, fitted
from tests.bot.games.toy.game import Toy
from tests.bot.matches.decisions.gathering.test_choices import choose, settled
from tests.bot.matches.decisions.plays import BAZAAR, CAMP, CIRCLE, PARTNERS, TOY, Play
from tests.bot.matches.decisions.scene import Decision, Scene
from tests.bot.matches.fair import STALLS
from tests.bot.matches.table import ADMIN, EVA, JUDGE, KAREL, LENA, STRANGER
from tests.rows import rows

HOUR, DAY = 3600, 86400


class Mixed(Toy):
    """Smugglers with ways that are played together, in pairs, or without the game's own player."""

    rulesets = (
        Ruleset(
            "toy@2026-01-01",
            "toy",
            (
                Variant("short", (2, 4)),
                Variant("pair", (2, 2)),
                Variant("alone", (2, 4), automaton=False),
                Variant("group", (2, 4), together=True, opens=4 * HOUR),
            ),
        ),
        Ruleset("toy@2026-02-01", "toy", (Variant("pair", (2, 2)), Variant("wide", (3, 4)))),
    )


MIXED = Play(Mixed(), "toy@2026-01-01", "short")
DOOMTROOPER = Play(
    known_games().game("doomtrooper"), "doomtrooper-cs@2018-10-28", "duel", factions=False, options={"target": "40"}
)


def changed(name: str, token: str, actor: Actor = EVA) -> Decision:
    return lambda change: alter(change, actor, name, token, Dice(lambda _: 0))


@rows(
    ("play", "name", "token", "reason"),
    [
        (TOY, "time", "60", None),
        (TOY, "time", "59", Reason.MOVE_TIME),
        (TOY, "time", str(28 * DAY), None),
        (TOY, "time", str(28 * DAY + 1), Reason.MOVE_TIME),
        (TOY, "time", "0", None),
        (TOY, "time", "9" * 50, Reason.MOVE_TIME),
        (TOY, "time", "-60", Reason.UNKNOWN_CHOICE),
        (TOY, "time", "soon", Reason.UNKNOWN_CHOICE),
        (TOY, "reserve", "60", None),
        (TOY, "reserve", "59", Reason.EXTRA_TIME),
        (TOY, "reserve", str(365 * DAY), None),
        (TOY, "reserve", str(365 * DAY + 1), Reason.EXTRA_TIME),
        (TOY, "expiry", "forfeit", None),
        (TOY, "expiry", "explode", Reason.UNKNOWN_CHOICE),
        (TOY, "series", "3", None),
        (TOY, "series", "2", Reason.SERIES_LENGTH),
        (PARTNERS, "series", "3", Reason.SERIES_TOGETHER),
        (BAZAAR, "length", str(DAY), None),
        (TOY, "length", str(DAY), Reason.NO_LENGTH),
        (BAZAAR, "window", "600", None),
        (TOY, "window", "600", Reason.NO_WINDOWS),
        (BAZAAR, "veil", str(HOUR - 1), None),
        (BAZAAR, "veil", str(HOUR), Reason.VEIL),
        (TOY, "veil", "600", Reason.NO_WINDOWS),
        (CAMP, "opens", str(HOUR - 1), None),
        (CAMP, "opens", str(HOUR), Reason.OPENS),
        (CIRCLE, "opens", "600", Reason.OPENS_TOGETHER),
        (TOY, "variant", "long", None),
        (TOY, "variant", "endless", Reason.UNKNOWN_CHOICE),
        (TOY, "ruleset", "toy@2026-02-01", None),
        (TOY, "ruleset", "toy@1999-01-01", Reason.UNKNOWN_CHOICE),
        (TOY, "places", "3", Reason.UNKNOWN_CHOICE),
    ],
)
def test_what_a_term_may_be(play: Play, name: str, token: str, reason: Reason | None) -> None:
    scene = Scene(2, play=play, timing=Timing(HOUR))
    before = scene.match
    found = scene.decide(changed(name, token))
    assert (found and found.reason) is reason
    if reason is not None:
        assert scene.match is before
        return
    assert token_of(scene.match.terms, name) == token
    assert check_terms(scene.game, scene.match.terms) is None
    assert scene.told(Lobby)


@rows(
    ("actor", "reason"),
    [(EVA, None), (ADMIN, None), (JUDGE, None), (KAREL, Reason.HOST_ONLY), (STRANGER, Reason.HOST_ONLY)],
)
def test_who_may_change_a_term(actor: Actor, reason: Reason | None) -> None:
    found = Scene(2).decide(changed("time", "600", actor))
    assert (found and found.reason) is reason


def test_nothing_changes_once_a_match_is_announced_between_games_or_running() -> None:
    scene = Scene(2)
    scene.decide(lambda change: lobby.start(change, EVA))
    assert scene.refused(changed("time", "600")) is Reason.OPENING
    between = Scene(2)
    between.match = replace(between.match, course=replace(between.match.course, series=Series(2)))
    assert between.refused(changed("time", "600")) is Reason.SERIES
    running = Scene.opened(2)
    assert running.refused(changed("time", "600")) is Reason.NOT_IN_LOBBY
    assert running.is_now(Status.PLAYING)


@pytest.mark.parametrize(("people", "reason"), [(2, None), (3, Reason.PLACES)])
def test_those_who_sit_must_have_room_in_another_way(people: int, reason: Reason | None) -> None:
    scene = Scene(people, play=MIXED)
    found = scene.decide(changed("variant", "pair"))
    assert (found and found.reason) is reason
    assert scene.match.terms.places == people


@pytest.mark.parametrize(("automated", "reason"), [(0, None), (1, Reason.NO_AUTOMATON)])
def test_the_games_own_player_keeps_its_seat_or_the_way(automated: int, reason: Reason | None) -> None:
    scene = Scene(2, automated=automated, play=MIXED)
    found = scene.decide(changed("variant", "alone"))
    assert (found and found.reason) is reason


def test_other_rules_are_played_in_a_way_that_they_know_and_those_who_sit_fit() -> None:
    scene = Scene(2, play=MIXED, places=4)
    assert scene.decide(changed("ruleset", "toy@2026-02-01")) is None
    assert (scene.match.terms.variant, scene.match.terms.places) == ("pair", 2)
    scene = Scene(3, play=MIXED)
    assert scene.decide(changed("ruleset", "toy@2026-02-01")) is None
    assert (scene.match.terms.variant, scene.match.terms.places) == ("wide", 3)


def test_a_way_that_is_played_together_opens_its_questions_and_ends_the_series() -> None:
    scene = Scene(2, play=MIXED, timing=Timing(DAY))
    scene.decide(changed("series", "3"))
    assert scene.decide(changed("variant", "group")) is None
    assert (scene.match.terms.best, scene.match.terms.timing.opens) == (1, 4 * HOUR)
    assert scene.decide(changed("variant", "short")) is None
    assert scene.match.terms.timing.opens is None


@pytest.mark.parametrize(("seconds", "opens"), [(5 * HOUR, 4 * HOUR), (4 * HOUR, 2 * HOUR), (0, 4 * HOUR)])
def test_a_shorter_time_for_a_move_opens_the_question_sooner(seconds: int, opens: int) -> None:
    scene = Scene(2, play=CAMP, timing=Timing(DAY, opens=4 * HOUR))
    assert scene.decide(changed("time", str(seconds))) is None
    assert scene.match.terms.timing.opens == opens


@pytest.mark.parametrize(("window", "veil"), [(601, 600), (600, None), (0, 600)])
def test_a_window_that_is_no_longer_than_the_wait_ends_the_wait(window: int, veil: int | None) -> None:
    scene = Scene(2, play=BAZAAR, timing=Timing(DAY, window=HOUR, veil=600))
    assert scene.decide(changed("window", str(window))) is None
    assert scene.match.terms.timing.veil == veil


def test_only_what_means_something_is_settable() -> None:
    toy = Scene(2, timing=Timing(HOUR))
    assert settable(toy.position) == ("ruleset", "variant", "time", "expiry", "reserve", "series")
    toy.decide(changed("time", "0"))
    assert settable(toy.position) == ("ruleset", "variant", "time", "series")
    timed = Timing(HOUR)
    bazaar = Scene(2, play=BAZAAR, timing=timed)
    assert settable(bazaar.position) == ("time", "expiry", "reserve", "length", "series", "quick", "window", "veil")
    assert bazaar.decide(changed("veil", "600")) is None
    assert bazaar.decide(changed("quick", "on")) is None
    assert settable(bazaar.position) == ("time", "expiry", "reserve", "length", "series", "quick")
    assert bazaar.match.terms.timing == Timing(HOUR, quick=True)
    assert settable(Scene(2, play=CAMP, timing=timed).position) == ("variant", "time", "expiry", "reserve", "opens")


def test_terms_of_an_earlier_match_are_fitted_to_what_the_game_allows_now() -> None:
    scene = Scene(2)
    old = replace(scene.match.terms, timing=Timing(HOUR, window=600, veil=60, length=DAY, opens=60), best=3)
    assert check_terms(scene.game, old) is not None
    new = fitted(scene.game, scene.position.variant, old)
    assert new == replace(old, timing=Timing(HOUR))


def test_what_was_sealed_is_not_shown_by_a_way_that_seals_nothing() -> None:
    scene = settled(2)
    assert scene.private
    assert scene.decide(changed("variant", "open")) is None
    for seat, each in enumerate(scene.match.seats):
        assert (each.choices["stall"], each.choices["purse"]) == (STALLS[seat], "20")
        assert each.choices.keys() & {"deck", "sign"} <= {"sign"}
        assert each.choices["sign"] != "moon"
    assert not scene.private


class Turned(Mixed):
    """Those Smugglers, whose later rules know no red, do not ask for the deal, and have everybody seal a sign."""

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        colours, deal = super().choices(setup)
        if setup.ruleset == "toy@2026-01-01":
            return colours, deal
        signs = tuple(Option(each, Line("toy-colour", {"colour": each})) for each in ("moon", "star"))
        return replace(colours, options=colours.options[1:]), Choice("sign", True, signs, sealed=True)


def test_a_choice_that_the_new_rules_ask_otherwise_is_settled_anew() -> None:
    scene = Scene(1, automated=1, play=Play(Turned(), "toy@2026-01-01", "pair", options={"deal": "4"}))
    host, bot = scene.match.seats
    seats = replace(host, choices={"faction": "red"}), replace(bot, choices={"faction": "green"})
    scene.match = replace(scene.match, seats=seats)
    assert scene.decide(changed("ruleset", "toy@2026-02-01")) is None
    host, bot = scene.match.seats
    assert host.choices == {"faction": "blue"}
    assert (bot.choices["faction"], set(bot.choices)) == ("green", {"faction", "sign"})
    assert scene.match.terms.options == {}
    assert [(key.seat, key.name, kept.value) for key, kept in scene.private.items()] == [(1, "sign", "moon")]


class Signed(Mixed):
    """Those Smugglers with a sealed sign, of which the later rules have one less."""

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        known = ("moon", "star", "sun")[: 3 if setup.ruleset == "toy@2026-01-01" else 2]
        signs = tuple(Option(each, Line("toy-colour", {"colour": each})) for each in known)
        return *super().choices(setup), Choice("sign", True, signs, sealed=True)


@pytest.mark.parametrize("sign", ["moon", "sun"])
def test_what_becomes_of_a_sealed_choice_does_not_tell_which_it_was(sign: str) -> None:
    scene = Scene(2, play=Play(Signed(), "toy@2026-01-01", "pair"))
    assert scene.decide(choose(KAREL, "sign", sign)) is None
    kept = {**scene.private}
    assert scene.decide(changed("variant", "short")) is None
    assert scene.private == kept
    assert scene.decide(changed("ruleset", "toy@2026-02-01")) is None
    assert "sign" not in scene.match.seats[1].choices
    assert not scene.private


@pytest.mark.parametrize(("target", "then"), [("40", "25"), ("60", "60")])
def test_what_was_left_at_the_usual_is_the_usual_of_the_new_rules(target: str, then: str) -> None:
    scene = Scene(2, play=dataclasses.replace(DOOMTROOPER, options={"target": target}))
    assert scene.decide(changed("ruleset", "doomtrooper-sv@base")) is None
    assert scene.match.terms.options["target"] == then


def test_the_bots_player_brings_what_the_new_way_asks_of_it() -> None:
    scene = Scene(1, automated=1, play=MIXED)
    scene.match = replace(scene.match, seats=(scene.match.seats[0], replace(scene.match.seats[1], choices={})))
    assert scene.decide(changed("variant", "pair")) is None
    assert scene.match.seats[1].choices == {"faction": "blue"}


def test_those_who_sat_down_to_other_terms_are_pinged_once_and_shown_the_difference() -> None:
    scene = Scene(3, timing=Timing(HOUR))
    terms = scene.match.terms
    assert scene.decide(changed("time", "600")) is None
    assert scene.told(Altered) == [Altered((1, 2))]
    assert scene.match.course.agreed == terms
    assert scene.decide(changed("expiry", "skip")) is None
    assert not scene.told(Altered)
    assert scene.match.course.agreed == terms
    scene.decide(changed("expiry", "default"))
    scene.decide(changed("time", str(HOUR)))
    assert scene.match.course.agreed is None


def test_who_is_alone_agrees_with_themselves() -> None:
    scene = Scene(1, automated=1, timing=Timing(HOUR))
    assert scene.decide(changed("time", "600")) is None
    assert not scene.told(Altered)
    assert scene.match.course.agreed is None


def test_the_host_is_pinged_where_a_judge_changes_a_term() -> None:
    scene = Scene(1, timing=Timing(HOUR))
    assert scene.decide(changed("time", "600", JUDGE)) is None
    assert scene.told(Altered) == [Altered((0,))]


def test_the_difference_is_shown_until_those_who_agreed_to_something_else_left_or_it_starts() -> None:
    scene = Scene(2, timing=Timing(HOUR))
    scene.decide(changed("time", "600"))
    scene.decide(lambda change: lobby.leave(change, KAREL, None))
    assert scene.match.course.agreed is None
    scene = Scene(2, timing=Timing(HOUR))
    scene.decide(changed("time", "600"))
    scene.decide(lambda change: lobby.start(change, EVA))
    assert scene.match.course.opening is not None
    assert scene.match.course.agreed is None


def test_nothing_is_written_where_nothing_changes() -> None:
    scene = Scene(2, timing=Timing(HOUR))
    assert scene.decide(changed("time", str(HOUR))) is None
    assert not scene.last.changed


def test_what_would_come_of_a_change_is_known_without_making_it() -> None:
    scene = Scene(3, play=MIXED)
    refusal = altered(scene.position, "variant", "pair")
    assert refusal == scene.decide(changed("variant", "pair"))
    assert LENA.user == scene.match.seats[2].user
