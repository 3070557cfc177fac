"""What the Swedish book says of a match and of its words; each test is named after the rule that it shows."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.acts.flow.opening import table as opened
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.looks.fighting.able import refusal as attack_refusal
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.pack.decks.lobby import READY
from bot.games.doomtrooper.position.commands import Pass, Play
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.tells.view_builder import view
from bot.games.doomtrooper.words.affiliations import APOSTLES
from bot.games.doomtrooper.words.catalogue import CardType
from bot.games.doomtrooper.words.rules.rulesets import SWEDISH
from bot.games.doomtrooper.words.rules.ways import TARGET
from bot.games.setup import SeatSetup, Setup
from tests.bot.games.doomtrooper.examples.real import Real
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.table import Fixed
from tests.rows import rows

GAME = Doomtrooper(own_catalogue())
OWN: dict[str, Any] = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}
CORPORATIONS = ("bauhaus", "capitol", "cybertronic", "imperial", "mishima")


def setup(seats: int = 2, variant: str = "duel", options: Mapping[str, str] = MappingProxyType({})) -> Setup:
    return Setup(SWEDISH.key, variant, (SeatSetup({READY: "dawn"}),) * seats, dict(options))


@rows(("target", "legal"), [("10", True), ("60", True), ("0", False), ("many", False)])
def test_sv_goal_length(target: str, *, legal: bool) -> None:
    """Those who play agree on the points that win."""
    agreed = setup(options={TARGET: target})
    assert (GAME.check(agreed) == ()) == legal
    if legal:
        (begun, *_) = GAME.open(agreed, Fixed())
        assert GAME.initial(begun).target == int(target)


@rows(("seats", "variant", "legal"), [
    (1, "duel", False), (2, "duel", True), (3, "free", True), (1, "free", False), (4, "free", True),
])  # fmt: skip
def test_sv_overview_players(seats: int, variant: str, *, legal: bool) -> None:
    assert (GAME.check(setup(seats, variant)) == ()) == legal


@rows(("variant", "legal"), [("free", True), ("arch-enemies", True), ("teams", True), ("x", False)])
def test_sv_multiplayer_choose(variant: str, *, legal: bool) -> None:
    """How they play is settled before the match begins."""
    assert (GAME.check(setup(4, variant)) == ()) == legal


def shuffled(*numbers: int) -> State:
    codes = tuple(sorted(own_catalogue()))[:60]
    return opened(GAME.catalogue, SWEDISH, ((codes, ()), (codes, ())), 25, Fixed(*numbers))


def test_sv_setup_shuffle() -> None:
    """Chance alone says in which order the cards lie; each library is shuffled by itself."""
    one, other = shuffled(*range(59, 0, -1)), shuffled()
    assert one.libraries[0] != other.libraries[0]
    assert [len(library) for library in one.libraries] == [len(library) for library in other.libraries]
    assert shuffled(*range(59, 0, -1)) == one


@pytest.mark.parametrize("first", [0, 1])
def test_sv_setup_first_player(first: int) -> None:
    """The book leaves it to the players, and they to the lot that the table draws."""
    assert shuffled(*[0] * 118, first).first == first


@rows("tag", ["capitol", "legion", "bauhaus"])
@rows("made_by", [("bauhaus",), ()])
def test_sv_cards_other_loyalty(tag: str, made_by: tuple[str, ...]) -> None:
    """The affiliation of equipment keeps nobody from it; only what its text asks of a warrior does."""
    for asked, legal in (([], True), (["imperial"], False)):
        table = Seats(2, SWEDISH)
        one = table.warrior(0, "cohort" if tag == "legion" else "squad", tags=(tag,))
        play = {**OWN, "whom": {"side": "own", "tags": ["warrior", *asked]}}
        gear = table.card("equipment", 0, play=play, tags=made_by)
        table.acting()
        if legal:
            table.says(0, Play(gear, targets=(one,)))
        else:
            assert table.refused(0, Play(gear, targets=(one,))) == "equip.restricted"


@rows("tag", [*CORPORATIONS, "brotherhood"])
def test_sv_term_loyalty_example(tag: str) -> None:
    """All corporations use it, whoever makes it; its own text keeps the Brotherhood from it."""
    table = Real(2, SWEDISH)
    one, ticker = table.warrior(0, tags=(tag,)), table.put("ticker", 0, "hand")
    table.acting()
    if tag == "brotherhood":
        assert table.refused(0, Play(ticker, targets=(one,))) == "equip.restricted"
        return
    table.says(0, Play(ticker, targets=(one,))).all_pass()
    assert table.state.cards[ticker].on == one


def test_sv_cover_play_reminder() -> None:
    """A mark stays on him for all to see until he is paid for."""
    for paid in (False, True):
        table = Seats(2, SWEDISH)
        table.warrior(0, covered=True, unpaid=not paid)
        assert [view(table.run, viewer, ()).players[0].squad[0].hidden for viewer in (0, 1)] == [not paid] * 2


def test_sv_attack_optional() -> None:
    """Who could attack may go without, and is not asked again in that turn."""
    table = Seats(2, SWEDISH)
    table.warrior(0)
    table.warrior(1)
    table.acting()
    assert {"attack", "pass"} <= set(table.offered(0))
    table.says(0, Pass()).all_pass(until="discard")
    assert table.combat is not None and table.tokens() == ()


@rows("own", CORPORATIONS)
@rows("other", CORPORATIONS)
def test_sv_term_corporation(own: str, other: str) -> None:
    """There are five, whose members attack those of the others and nobody of their own."""
    table = Seats(2, SWEDISH)
    one, foe = table.warrior(0, tags=(own,)), table.warrior(1, tags=(other,))
    assert (attack_refusal(table.run, 0, one, foe) == "") == (own != other)


@rows("follows", sorted(APOSTLES))
@rows("giver", sorted(APOSTLES))
def test_sv_term_apostles(follows: str, giver: str) -> None:
    """There are five, each with gifts for those who follow him."""
    assert len(APOSTLES) == 5
    table = Seats(2, SWEDISH)
    one = table.warrior(0, "cohort", tags=("legion", f"follower:{follows}"))
    gift = table.card("symmetry", 0, play=OWN, tags=(f"gift:{giver}",))
    table.acting()
    if follows == giver:
        table.says(0, Play(gift, targets=(one,)))
    else:
        table.refused(0, Play(gift, targets=(one,)))


@pytest.mark.parametrize(("kind", "rule"), [
    ("equipment", "equip.action"), ("mission", "cards.mission.announce"),
])  # fmt: skip
def test_sv_term_equipment_card(kind: CardType, rule: str) -> None:
    """It lies on a warrior, whose values it raises, and on nothing else.

    Rule: doomtrooper-sv.term.weapon-card, doomtrooper-sv.term.mission-card
    """
    table = Seats(2, SWEDISH)
    one, wall = table.warrior(0), table.card("fortification", 0, "squad")
    word = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 2}
    card = table.card(kind, 0, play={**OWN, "when": "action"}, effects=(word,))
    table.acting()
    assert table.refused(0, Play(card, targets=(wall,))).split(".")[0] == rule.split(".")[0]
    table.says(0, Play(card, targets=(one,))).all_pass()
    assert (table.state.cards[card].on, rating(table.run, one, "fight")) == (one, 7)


def test_sv_term_fortification() -> None:
    """It raises the armour of the warriors that it speaks of."""
    table = Seats(2, SWEDISH)
    one, other = table.warrior(0, tags=("bauhaus",)), table.warrior(0, tags=("capitol",))
    word = {"do": "rate", "who": {"side": "own", "tags": ["bauhaus"]}, "ratings": ["armour"], "sum": 2}
    table.card("fortification", 0, "squad", effects=(word,))
    assert [rating(table.run, each, "armour") for each in (one, other)] == [7, 5]


def test_sv_term_you() -> None:
    """Who plays a card is meant by it, and nobody plays what is in another hand."""
    table = Seats(2, SWEDISH)
    play, gain = {"when": "any", "after": "discard"}, ({"do": "points", "player": "me", "destiny": 2},)
    own, theirs = (table.card("special", seat, play=play, effects=gain) for seat in range(2))
    table.at(1)
    assert table.refused(0, Play(theirs)) == "term.you"
    table.says(0, Play(own)).all_pass(until="start")
    assert (table.points(0), table.points(1)) == ((12, 5), (10, 5))


@pytest.mark.parametrize(("zone", "found"), [("sideboard", True), ("library", True), ("hand", False)])
def test_sv_term_collection(zone: str, *, found: bool) -> None:
    """A card that fetches from it reaches what was left out of the deck too."""
    table = Seats(2, SWEDISH)
    wanted = table.card("special", 0, zone, name="WANTED")
    source = table.card()
    who = {"tags": ["name:WANTED"], "count": 1}
    table.do({"do": "fetch", "who": who, "origin": ["collection"], "to": "hand"}, card=source)
    if found:
        table.answer(wanted)
        assert table.zone(wanted) == "hand"
    else:
        assert table.asked().options == (0,) and table.asked().kind == "lines"
