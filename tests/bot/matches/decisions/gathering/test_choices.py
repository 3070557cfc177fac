"""What is settled before a match opens: picks, numbers and files, open or sealed, and who is told what is wrong."""

from __future__ import annotations

import pytest

from bot.games.questions import Option
from bot.games.setup import Choice, Ruleset, Setup, Variant
from bot.games.values import Line, Seat, Violation
from bot.matches.model.match import Actor, Status
from bot.matches.model.messages import Lobby, Note, Unready
from bot.matches.model.private import TABLE, Held, Key
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules import choices, lobby
from bot.matches.rules.choices import NotReady
from tests.bot.games.fair.game import Fair
from tests.bot.matches.decisions.plays import FAIR, OPEN_FAIR, Play
from tests.bot.matches.decisions.scene import Decision, Scene
from tests.bot.matches.fair import DECKS, STALLS, deck
from tests.bot.matches.table import ADMIN, EVA, KAREL, LENA, PEOPLE, STRANGER
from tests.rows import rows


def choose(actor: Actor, name: str, token: str, seat: Seat | None = None) -> Decision:
    return lambda change: choices.choose(change, actor, name, token, seat)


def drop(actor: Actor, name: str, seat: Seat | None = None) -> Decision:
    return lambda change: choices.drop(change, actor, name, seat)


def bring(scene: Scene, actor: Actor, text: str, name: str = "deck", seat: Seat | None = None) -> object:
    (choice,) = [each for each in choices.choices(scene.game, scene.match) if each.name == name]
    return scene.decide(lambda change: choices.bring(change, actor, choice, text, seat))


def settled(people: int = 2, *, play: Play = FAIR, decks: bool = True, places: int | None = None) -> Scene:
    """A lobby of the fair in which everything is settled, but the decks if they are to be missing."""
    scene = Scene(people, play=play, places=places)
    for seat, actor in enumerate(PEOPLE[:people]):
        for name, value in (("stall", STALLS[seat]), ("sign", "moon"), ("purse", "20")):
            assert scene.decide(choose(actor, name, value)) is None
        if decks:
            assert bring(scene, actor, DECKS[seat].decode()) is None
    assert scene.decide(choose(EVA, "rounds", "4")) is None
    return scene


def start(scene: Scene) -> Refused | NotReady | None:
    """Why a lobby does not start."""
    found = scene.decide(lambda change: lobby.start(change, EVA))
    assert found is None or isinstance(found, Refused | NotReady)
    return found


def told(scene: Scene) -> list[tuple[Note, Seat | None]]:
    """Who was told that the match waits for them."""
    return [(note, seat) for note, seat in scene.last.notes if isinstance(note, Unready)]


def test_a_player_settles_a_pick_for_themselves() -> None:
    scene = Scene(2, play=FAIR)
    assert scene.decide(choose(KAREL, "stall", "praha")) is None
    assert scene.match.seats[1].choices == {"stall": "praha"}
    assert scene.match.seats[0].choices == {}
    assert scene.told(Lobby)


@rows(
    ("name", "token", "reason"),
    [
        ("stall", "atlantis", Reason.UNKNOWN_CHOICE),
        ("colour", "red", Reason.UNKNOWN_CHOICE),
        ("deck", "salt", Reason.UNKNOWN_CHOICE),
        ("purse", "0", Reason.OUT_OF_RANGE),
        ("purse", "1", None),
        ("purse", "60", None),
        ("purse", "61", Reason.OUT_OF_RANGE),
        ("purse", "six", Reason.OUT_OF_RANGE),
    ],
)
def test_what_can_be_chosen(name: str, token: str, reason: Reason | None) -> None:
    found = Scene(2, play=FAIR).decide(choose(EVA, name, token))
    assert (found and found.reason) is reason
    if reason is Reason.UNKNOWN_CHOICE:
        assert found.line.args == {"choice": f"{name} {token}"}
    if reason is Reason.OUT_OF_RANGE:
        assert found.line.args == {"least": 1, "most": 60}


@rows(
    ("token", "known"),
    [
        ("5", True),
        ("-5", True),
        ("10", True),
        ("11", False),
        ("-6", False),
        ("05", False),
        ("+5", False),
        ("5.0", False),
        ("٥", False),
        ("²", False),
        ("--5", False),
        ("", False),
        ("-", False),
        ("1" * 5000, False),
    ],
)
def test_a_number_is_written_in_one_way(token: str, known: bool) -> None:
    assert choices.is_number(token, -5, 10) is known


def test_a_number_may_have_twenty_digits() -> None:
    assert choices.is_number("9" * 20, 0, 10**30)
    assert not choices.is_number("9" * 21, 0, 10**30)


def test_of_what_is_sealed_everybody_sees_the_fingerprint_alone() -> None:
    scene = Scene(2, play=FAIR)
    scene.decide(choose(EVA, "sign", "moon"))
    kept = scene.private[Key(0, "choice", "sign")]
    assert kept.value == "moon" and kept.nonce
    assert scene.match.seats[0].choices == {"sign": kept.fingerprint}
    assert kept.fingerprint != Held("moon").fingerprint


def test_what_is_open_is_kept_nowhere_else() -> None:
    scene = Scene(2, play=OPEN_FAIR)
    scene.decide(choose(EVA, "sign", "moon"))
    assert scene.match.seats[0].choices == {"sign": "moon"}
    assert scene.private == {}


def test_a_file_is_brought_for_the_choice_that_asks_for_one() -> None:
    scene = Scene(2, play=FAIR)
    assert bring(scene, EVA, "salt") is None
    assert scene.private[Key(0, "choice", "deck")].value == "salt"
    other = Choice("deck", each_seat=True, kind="file")
    pick = Choice("stall", each_seat=True)
    for choice in (other, pick):
        found = scene.decide(lambda change, choice=choice: choices.bring(change, EVA, choice, "tin", None))  # type: ignore[misc]
        assert (found.reason, found.line.args) == (Reason.UNKNOWN_CHOICE, {"choice": choice.name})
    (stall,) = [each for each in choices.choices(scene.game, scene.match) if each.name == "stall"]
    assert scene.refused(lambda change: choices.bring(change, EVA, stall, "tin", None)) is Reason.UNKNOWN_CHOICE
    assert scene.private[Key(0, "choice", "deck")].value == "salt"


@rows(
    ("actor", "seat", "reason"),
    [
        (EVA, None, None),
        (KAREL, 1, None),
        (KAREL, 0, Reason.NOT_YOURS),
        (EVA, 1, Reason.NOT_YOURS),
        (EVA, 2, None),
        (ADMIN, 2, None),
        (KAREL, 2, Reason.NOT_YOURS),
        (ADMIN, None, Reason.NOT_SEATED),
        (STRANGER, None, Reason.NOT_SEATED),
        (EVA, 3, Reason.NO_SEAT),
        (EVA, -1, Reason.NO_SEAT),
    ],
)
def test_for_whom_a_choice_can_be_settled(actor: Actor, seat: Seat | None, reason: Reason | None) -> None:
    scene = Scene(2, automated=1, play=FAIR)
    found = scene.decide(choose(actor, "stall", "york", seat))
    assert (found and found.reason) is reason
    dropped = scene.decide(drop(actor, "stall", seat))
    assert (dropped and dropped.reason) is reason


@pytest.mark.parametrize(("actor", "reason"), [(EVA, None), (ADMIN, None), (KAREL, Reason.HOST_ONLY)])
def test_who_settles_what_the_whole_table_plays_by(actor: Actor, reason: Reason | None) -> None:
    scene = Scene(2, play=FAIR)
    found = scene.decide(choose(actor, "rounds", "3"))
    assert (found and found.reason) is reason
    assert scene.match.terms.options == ({} if reason else {"rounds": "3"})
    assert bool(scene.told(Lobby)) is (reason is None)


def test_what_was_chosen_is_taken_back() -> None:
    scene = Scene(2, play=FAIR)
    scene.decide(choose(EVA, "sign", "moon"))
    scene.decide(choose(EVA, "purse", "9"))
    assert scene.decide(drop(EVA, "sign")) is None
    assert scene.match.seats[0].choices == {"purse": "9"}
    assert scene.private == {}
    assert scene.told(Lobby)
    assert scene.refused(drop(EVA, "sign")) is Reason.NOTHING_BROUGHT
    found = scene.decide(drop(EVA, "colour"))
    assert (found.reason, found.line.args) == (Reason.UNKNOWN_CHOICE, {"choice": "colour"})


def test_once_it_is_announced_or_open_nothing_is_settled_any_more() -> None:
    scene = settled()
    (asked,) = [each for each in choices.choices(scene.game, scene.match) if each.name == "deck"]
    assert start(scene) is None
    for reason in (Reason.OPENING, Reason.NOT_IN_LOBBY):
        assert scene.refused(choose(EVA, "purse", "9")) is reason
        assert scene.refused(drop(EVA, "purse")) is reason
        assert scene.refused(lambda change: choices.bring(change, EVA, asked, "salt", None)) is reason
        scene.decide(lobby.open_match)
        assert scene.is_now(Status.PLAYING)


def test_what_a_seat_keeps_goes_with_who_leaves_and_moves_up_with_who_stays() -> None:
    scene = settled(3)
    first, last = scene.private[Key(0, "choice", "deck")], scene.private[Key(2, "choice", "deck")]
    scene.decide(lambda change: change.course(unready=(2,)))
    assert scene.decide(lambda change: lobby.leave(change, KAREL, None)) is None
    assert {key.seat for key in scene.private} == {0, 1}
    assert scene.private[Key(0, "choice", "deck")] == first
    assert scene.private[Key(1, "choice", "deck")] == last
    assert scene.match.course.unready == ()
    assert scene.decide(lambda change: lobby.leave(change, LENA, None)) is None
    assert {key.seat for key in scene.private} == {0}


def test_whoever_lacks_something_is_told_once_and_the_others_only_for_whom_it_waits() -> None:
    scene = settled(3, decks=False)
    bring(scene, LENA, DECKS[2].decode())
    found = start(scene)
    assert isinstance(found, NotReady)
    assert found.refusal.reason is Reason.NOT_READY
    seats = tuple(Line("match-seat", {"seat": seat}) for seat in (0, 1))
    assert found.refusal.line.args == {"seats": seats}
    assert told(scene) == [(Unready(0), 0), (Unready(1), 1)]
    assert scene.match.course.unready == (0, 1)
    again = start(scene)
    assert isinstance(again, Refused)
    assert again == found.refusal
    assert told(scene) == []
    bring(scene, EVA, DECKS[0].decode())
    assert list(scene.match.course.unready) == [1]


def test_who_chose_again_and_still_lacks_something_is_told_again() -> None:
    scene = settled(2, decks=False)
    start(scene)
    scene.decide(choose(KAREL, "purse", "7"))
    start(scene)
    assert told(scene) == [(Unready(1), 1)]
    assert scene.match.course.unready == (0, 1)


def test_what_the_table_lacks_is_the_hosts_business_alone() -> None:
    scene = settled(2, decks=False)
    scene.decide(drop(EVA, "rounds"))
    found = start(scene)
    assert isinstance(found, Refused) and found.reason is Reason.UNSETTLED
    assert told(scene) == []


def test_what_is_wrong_with_a_sealed_deck_only_its_owner_is_told() -> None:
    scene = settled(2)
    bring(scene, KAREL, deck(300, 3).decode())
    found = start(scene)
    assert isinstance(found, NotReady)
    assert found.refusal.violations == ()
    assert told(scene) == [(Unready(1), 1)]
    own = choices.complaints(scene.position, scene.private, 1)
    assert [(each.rule, each.seat) for each in own] == [("fair.deck", 1)]
    assert choices.complaints(scene.position, scene.private, 0) == ()


def test_who_lacks_something_has_no_complaint_about_the_rest() -> None:
    scene = settled(2)
    bring(scene, KAREL, deck(300, 3).decode())
    scene.decide(drop(KAREL, "sign"))
    assert choices.complaints(scene.position, scene.private, 1) == ()


def test_what_everybody_may_see_everybody_is_told() -> None:
    scene = settled(2)
    scene.decide(choose(KAREL, "stall", "lund"))
    found = start(scene)
    assert isinstance(found, Refused) and found.reason is Reason.ILLEGAL_SETUP
    assert [each.rule for each in found.violations] == ["fair.stall"]


def test_what_the_game_wants_for_the_table_is_its_own_complaint() -> None:
    class Closed(Fair):
        def check(self, setup: Setup) -> tuple[Violation, ...]:
            return (Violation("fair.rounds", Line("no"), TABLE), Violation("fair.deck", Line("no"), 1))

    scene = settled(2, decks=False, play=Play(Closed(), FAIR.ruleset, FAIR.variant, factions=False))
    scene.decide(drop(EVA, "rounds"))
    assert [each.rule for each in choices.complaints(scene.position, scene.private, TABLE)] == ["fair.rounds"]


def test_a_seat_of_the_games_own_that_is_not_ready_is_nobody_to_tell() -> None:
    scene = Scene(1, automated=1, play=FAIR)
    scene.decide(choose(EVA, "rounds", "4"))
    found = start(scene)
    assert isinstance(found, NotReady)
    assert told(scene) == [(Unready(0), 0)]
    assert found.refusal.line.args["seats"] == tuple(Line("match-seat", {"seat": seat}) for seat in (0, 1))
    assert isinstance(start(scene), Refused)


class Guild(Fair):
    """A fair of partners, who may bring what they like."""

    rulesets = (Ruleset("fair@2026-01-01", "fair", (Variant("decks", (2, 3), together=True),)),)

    def check(self, setup: Setup) -> tuple[Violation, ...]:
        return ()


GUILD = Play(Guild(), FAIR.ruleset, FAIR.variant, factions=False)


def test_a_free_seat_is_not_waited_for_and_has_what_needs_nobody() -> None:
    scene = settled(2, play=GUILD, places=3)
    assert start(scene) is None
    assert scene.match.seats[2].choices == {"stall": "york", "purse": "1"}


def test_there_are_no_free_seats_before_the_others_are_ready() -> None:
    scene = settled(2, play=GUILD, places=3, decks=False)
    assert isinstance(start(scene), NotReady)
    assert len(scene.match.seats) == 2


def test_nothing_is_said_of_what_is_chosen_before_all_is() -> None:
    scene = settled(2, decks=False)
    scene.decide(choose(KAREL, "stall", "lund"))
    found = start(scene)
    assert isinstance(found, NotReady)
    assert found.refusal.violations == ()


def test_what_a_seat_still_has_to_settle_itself() -> None:
    scene = Scene(2, play=FAIR)
    assert [each.name for each in choices.lacks(scene.game, scene.match, 0)] == ["deck", "sign", "purse"]
    assert [each.name for each in choices.lacks(scene.game, scene.match, TABLE)] == ["rounds"]
    scene.decide(choose(EVA, "purse", "9"))
    assert [each.name for each in choices.lacks(scene.game, scene.match, 0)] == ["deck", "sign"]
    shown = Scene(2, play=OPEN_FAIR)
    assert [each.name for each in choices.lacks(shown.game, shown.match, 0)] == ["deck", "purse"]


def test_what_came_to_be_of_no_use_is_not_kept() -> None:
    scene = settled(2, play=OPEN_FAIR)
    scene.decide(lambda change: change.private.update({Key(0, "choice", "old"): Held("x", "y")}))
    scene.decide(lambda change: change.private.update({Key(TABLE, "choice", "deck"): Held("x")}))
    scene.decide(lambda change: change.private.update({Key(0, "standing", "old"): Held("x")}))
    kept = {key for key in scene.private if key.name == "deck" and key.seat != TABLE}
    assert start(scene) is None
    assert set(scene.private) == {*kept, Key(0, "standing", "old")}


def test_of_a_match_that_never_opens_nothing_is_kept() -> None:
    scene = settled(2)
    scene.decide(lambda change: change.private.update({Key(0, "standing", "old"): Held("x")}))
    scene.decide(choices.forget)
    assert set(scene.private) == {Key(0, "standing", "old")}
    assert set(scene.match.seats[0].choices) == {"stall", "purse"}


@rows(
    ("actor", "seat", "may"),
    [
        (EVA, 0, True),
        (EVA, 1, False),
        (KAREL, 1, True),
        (EVA, 2, True),
        (KAREL, 2, False),
        (ADMIN, 2, False),
        (EVA, 3, False),
        (EVA, -2, False),
        (EVA, TABLE, True),
        (ADMIN, TABLE, True),
        (KAREL, TABLE, False),
    ],
)
def test_who_may_see_what_was_brought(actor: Actor, seat: Seat, may: bool) -> None:
    assert choices.may_look(Scene(2, automated=1, play=FAIR).match, actor, seat) is may


OPTIONS = tuple(Option(token, Line(token)) for token in ("red", "blue", "green", "amber"))


@rows(
    ("choice", "taken"),
    [
        (Choice("faction", each_seat=True, options=OPTIONS), "red"),
        (Choice("faction", each_seat=True, options=OPTIONS, distinct=True), "green"),
        (Choice("faction", each_seat=True, options=OPTIONS[:2], distinct=True), None),
        (Choice("faction", each_seat=True, options=OPTIONS, sealed=True), None),
        (Choice("purse", each_seat=True, kind="number", least=3, most=9), "3"),
        (Choice("purse", each_seat=True, kind="number", least=3, most=9, usual=5), "5"),
        (Choice("purse", each_seat=True, kind="number", least=3, most=9, sealed=True), None),
        (Choice("deck", each_seat=True, kind="file"), None),
    ],
)
def test_what_is_taken_where_nothing_was_settled(choice: Choice, taken: str | None) -> None:
    assert choices.default(Scene(2).match, choice) == taken
