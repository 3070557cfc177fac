"""Where cards go instead of their pile, and what kills are worth after the cards that change it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat.harm import earning, hits
from bot.games.doomtrooper.acts.combat.striking import strike, zones
from bot.games.doomtrooper.acts.flow import discarding
from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.looks.fighting import sabotage
from bot.games.doomtrooper.looks.fighting.able import refusal
from bot.games.doomtrooper.looks.fighting.sabotage import defenceless
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.words.rules.rulesets import CZECH
from tests.bot.games.doomtrooper.table import Table
from tests.rows import rows

KILL = {"do": "kill", "who": {"role": "chosen"}}
THROW = {"do": "discard", "who": {"role": "chosen"}}
RATE = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 3}


@rows(
    ("when", "to", "deed", "zone"),
    [
        ("killed", "sacrificed", KILL, "sacrificed"),
        ("killed", "sacrificed", THROW, "discard"),
        ("discarded", "hand", THROW, "hand"),
        ("discarded", "hand", KILL, "discard"),
        ("left", "shuffled", KILL, "library"),
        ("left", "bottom", THROW, "library"),
        ("killed", "play", KILL, "squad"),
    ],
)
def test_a_card_goes_where_its_words_send_it(when: str, to: str, deed: dict[str, Any], zone: str) -> None:
    table = Table()
    one = table.warrior(1, effects=({"do": "fate", "when": [when], "to": to},))
    table.do(deed, card=table.card(), targets=(one,))
    assert table.zone(one) == zone


def test_another_card_may_send_it_there() -> None:
    table = Table()
    one, other = table.warrior(1, tags=("legion",)), table.warrior(1)
    table.card("fortification", 0, "squad", effects=(
        {"do": "fate", "who": {"tags": ["legion"]}, "when": ["killed"], "to": "sacrificed"},
    ))  # fmt: skip
    table.do(KILL, card=table.card(), targets=(one, other))
    assert (table.zone(one), table.zone(other)) == ("sacrificed", "discard")


@rows(
    ("share", "points", "only", "seat"),
    [
        ({"factor": 2}, 14, "", 0),
        ({"plus": 2}, 9, "", 0),
        ({"factor": 0.5}, 4, "", 0),
        ({"factor": 0.5, "half": "down"}, 3, "", 0),
        ({"set": 1}, 1, "", 0),
        ({"only": "destiny"}, 7, "destiny", 0),
        ({"only": "none"}, 0, "", 0),
        ({"to": "opponent"}, 7, "", 1),
        ({"what": "mission", "factor": 2}, 7, "", 0),
        ({"victims": {"tags": ["legion"]}, "factor": 3}, 21, "", 0),
        ({"victims": {"tags": ["beast"]}, "factor": 3}, 7, "", 0),
    ],
)
def test_a_kill_is_worth_what_the_words_of_the_killer_make_of_it(
    share: dict[str, Any], points: int, only: str, seat: int
) -> None:
    table = Table()
    killer = table.warrior(0, effects=({"do": "share", **share},))
    killed = table.warrior(1, zone="discard", tags=("legion",))
    found = earning(table.run, 0, 7, killer, killed, own=False)
    assert (found.points, found.only, found.seat) == (points, only, seat)


def test_who_dies_of_any_wound_dies_of_one() -> None:
    table = Table()
    striker = table.warrior(0)
    weak = table.warrior(1, effects=({"do": "ability", "ability": "dies"},))
    hard = table.warrior(1)
    assert [hits(table.run, (striker,), card, 9, 1).kill for card in (weak, hard)] == [True, False]  # type: ignore[union-attr]


def test_a_war_zone_may_be_closed_to_some() -> None:
    table = Table()
    closed = {"do": "bar", "what": ["zone"], "who": {"no": ["bauhaus"], "tags": ["warrior"]}, "whom": {"role": "self"}}
    zone = table.card("warzone", 1, "squad", effects=(closed,))
    attacker, guest, native = table.warrior(0), table.warrior(1), table.warrior(1, tags=("bauhaus",))
    fought = [zones(table.run, table.combat(attacker, defender)) for defender in (guest, native)]
    assert fought == [(), (zone,)]


def test_some_defend_in_any_war_zone() -> None:
    table = Table()
    zone = table.card("warzone", 0, "outpost")
    wanderer = table.warrior(1, effects=({"do": "permit", "what": ["zone:any"]},))
    attacker, plain = table.warrior(0), table.warrior(1)
    assert [zones(table.run, table.combat(attacker, one)) for one in (wanderer, plain)] == [(zone,), ()]


def test_what_a_war_zone_takes_may_be_ignored() -> None:
    for words, expected in (((), (7, 3)), (({"do": "permit", "what": ["ignore:negative-zone"]},), (7, 5))):
        table = Table()
        zone = table.card("warzone", 1, "squad", ratings="2/0/-2/0")
        attacker, defender = table.warrior(0), table.warrior(1, effects=words)
        table.stack.append(replace(table.combat(attacker, defender), zone=zone))
        assert (rating(table.run, defender, "fight"), rating(table.run, defender, "armour")) == expected


@pytest.mark.parametrize(("kind", "fight"), [("handgun", 9), ("sword", 7)])
def test_weapons_of_one_kind_may_be_used_together(kind: str, fight: int) -> None:
    table = Table()
    bearer = table.warrior(effects=({"do": "ability", "ability": "several-weapons:handgun"},))
    for _ in range(2):
        table.on(bearer, tags=("weapon:fight", "weapon", kind), effects=({**RATE, "sum": 2},))
    table.combat(bearer, table.warrior(1))
    assert rating(table.run, bearer, "fight") == fight


def test_who_may_attack_anybody_reaches_the_outpost() -> None:
    table = Table()
    hunter = table.warrior(0, effects=({"do": "permit", "what": ["attack:any"]},))
    plain, far = table.warrior(0), table.warrior(1, zone="outpost")
    assert [refusal(table.run, 0, card, far) for card in (hunter, plain)] == ["", "combat.areas"]


@pytest.mark.parametrize(("drawing", "lost"), [(0, 0), (1, 3)])
def test_a_card_on_a_player_speaks_of_the_steps_of_that_player(drawing: int, lost: int) -> None:
    table = Table()
    table.card("special", 0, "table", player=1, abilities=(
        {"on": {"event": "draw", "whose": "bearer"}, "effects": [{"do": "points", "player": "bearer", "destiny": -3}]},
    ))  # fmt: skip
    happened(table.run, "draw", seat=drawing)
    table.settle()
    assert [10 - player.destiny for player in table.state.players] == [0, lost]


def test_who_may_not_strike_back_suffers_alone() -> None:
    table = Table()
    bar = {"do": "bar", "what": ["strike-back"]}
    attacker, defender = table.warrior(0, ratings="9/9/1/1"), table.warrior(1, ratings="9/9/1/1", effects=(bar,))
    frame = table.combat(attacker, defender)
    assert [hit.card for hit in strike(table.run, frame)] == [defender]


def test_cover_adds_nothing_where_a_card_says_so() -> None:
    table = Table()
    bar = {"do": "bar", "what": ["cover-bonus"]}
    plain, open_to_all = table.warrior(covered=True), table.warrior(covered=True, effects=(bar,))
    assert rating(table.run, plain, "armour") - rating(table.run, open_to_all, "armour") == CZECH.cover


def test_who_shields_nobody_leaves_his_player_open_to_sabotage() -> None:
    table = Table()
    table.warrior(1, effects=({"do": "bar", "what": ["guard"]},))
    assert defenceless(table.run, 1)
    table = Table()
    table.warrior(1)
    assert not defenceless(table.run, 1)


def test_a_player_may_be_shut_to_those_who_would_harm_him() -> None:
    table = Table(3)
    shut = {"do": "bar", "what": ["attack-player"], "who": {"side": "opponent", "tags": ["warrior"]}}
    spy = table.warrior(0)
    assert sabotage.refusal(table.run, 0, spy, 1) == ""
    table = Table(3)
    spy = table.warrior(0)
    table.card("fortification", 1, "squad", effects=(shut,))
    assert sabotage.refusal(table.run, 0, spy, 1) == "sabotage.how"


@pytest.mark.parametrize(
    ("words", "bounds"), [((), (2, 2)), (({"do": "permit", "what": ["keep-hand"], "player": "me"},), (0, 1))]
)
def test_a_hand_may_be_kept_above_its_limit(words: tuple[dict[str, Any], ...], bounds: tuple[int, int]) -> None:
    table = Table()
    table.card("special", 0, "table", effects=words)
    for _ in range(CZECH.hand + 2):
        table.card()
    assert discarding.bounds(table.run, 0) == bounds


@rows(
    ("bar", "permit", "fight"),
    [
        ({}, (), 8),
        ({"what": ["use:relic"]}, (), 5),
        ({"what": ["use:armor"]}, (), 8),
        ({"what": ["use:relic"], "whom": {"tags": ["bauhaus"]}}, (), 8),
        ({"what": ["use:relic"]}, ("use:relic",), 8),
        ({"what": ["use:relic"], "strength": "never"}, ("use:relic",), 5),
    ],
)
def test_a_card_that_may_not_be_used_adds_nothing(bar: dict[str, Any], permit: tuple[str, ...], fight: int) -> None:
    table = Table()
    words = ({"do": "bar", **bar},) * bool(bar) + ({"do": "permit", "what": [*permit]},) * bool(permit)
    bearer = table.warrior(effects=words)
    table.on(bearer, "relic", effects=(RATE,))
    assert rating(table.run, bearer, "fight") == fight


def test_a_prison_frees_its_own_prisoners() -> None:
    table = Table()
    free = {"do": "mark", "who": {"marks": ["imprisoned-here"]}, "mark": "imprisoned", "off": True}
    one, other = (table.card("fortification", 0, "squad") for _ in range(2))
    kept = [table.warrior(1), table.warrior(1)]
    for prison, prisoner in zip((one, other), kept, strict=True):
        table.do({"do": "mark", "who": {"role": "chosen"}, "mark": "imprisoned"}, card=prison, targets=(prisoner,))
    table.do(free, card=one)
    assert ["imprisoned" in table.state.cards[card].marks for card in kept] == [False, True]
