"""Deeds and words that change a combat: attacks by cards, helpers, exchanges, tactics, ends, who must attack."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat import phases
from bot.games.doomtrooper.looks.fighting import able
from bot.games.doomtrooper.looks.fighting.able import may_attack
from bot.games.doomtrooper.looks.fighting.values import rating, weapon_in_use
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import Combat, Earned, Hit, Splitting
from tests.bot.games.doomtrooper.table import Table

CHOSEN = {"role": "chosen"}
OTHER = {"side": "own", "tags": ["warrior"], "count": 1, "but": [{"role": "fighter"}]}


def combat(table: Table) -> Combat:
    found = running(table.run)
    assert found is not None
    return found


def test_a_card_lets_two_warriors_fight_in_a_way_that_it_names() -> None:
    table = Table()
    source = table.card()
    one, other = table.warrior(), table.warrior(1)
    table.do(
        {
            "do": "attack",
            "who": CHOSEN,
            "whom": {"side": "opponent", "tags": ["warrior"], "count": 1},
            "tactic": "shoot",
        },
        card=source,
        targets=(one,),
    )
    found = combat(table)
    assert (found.attacker, found.defender, found.tactic, found.token) == (one, other, "shoot", False)


def test_no_combat_takes_place_that_the_rules_forbid_unless_the_card_says_whoever() -> None:
    word = {"do": "attack", "who": CHOSEN, "whom": {"side": "opponent", "tags": ["warrior"], "count": 1}}
    for whoever, fights in ((False, False), (True, True)):
        table = Table()
        source = table.card()
        one = table.warrior()
        table.warrior(1, "outpost")
        table.do(word | {"any": whoever}, card=source, targets=(one,))
        assert (running(table.run) is not None) == fights


def test_a_warrior_of_the_same_area_joins() -> None:
    table = Table()
    one, foe, near, far = table.warrior(), table.warrior(1), table.warrior(), table.warrior(zone="outpost")
    source = table.card()
    table.combat(one, foe)
    table.do({"do": "join", "who": CHOSEN}, card=source, targets=(near, far))
    assert combat(table).helping_attacker == (near,)


def test_another_warrior_takes_the_place_of_a_fighter() -> None:
    table = Table()
    one, foe, near = table.warrior(), table.warrior(1), table.warrior()
    table.warrior(zone="outpost")
    source = table.card()
    table.combat(one, foe)
    table.do({"do": "replace", "by": OTHER}, card=source)
    if not isinstance(table.run.top, Combat):
        table.answer(near)
    assert combat(table).attacker == near


def test_the_tactic_is_turned_round() -> None:
    table = Table()
    one, foe = table.warrior(), table.warrior(1)
    source = table.card()
    table.combat(one, foe)
    table.do({"do": "tactic"}, card=source)
    assert combat(table).tactic == "shoot"


def test_a_combat_ends_and_the_attack_may_be_free_again() -> None:
    table = Table()
    one, foe = table.warrior(), table.warrior(1)
    source = table.card()
    table.combat(one, foe)
    table.do({"do": "end", "what": "attack", "back": True}, card=source)
    assert combat(table).over
    assert [token.kind for token in table.state.players[0].tokens] == ["attack"]


def test_a_blow_is_turned_on_somebody_else() -> None:
    table = Table()
    one, foe, near = table.warrior(), table.warrior(1), table.warrior()
    source = table.card()
    frame = table.combat(one, foe)
    table.stack[-1] = replace(frame, hits=(Hit(one, foe),))
    table.do({"do": "redirect", "who": {"role": "own-fighter"}, "to": CHOSEN}, card=source, targets=(near,))
    assert [hit.card for hit in combat(table).hits] == [near]


def test_points_that_were_just_given_are_taken_back_or_go_to_another() -> None:
    for word, expected in (
        ({"do": "prevent", "what": "points"}, [(10, 5), (8, 2)]),
        ({"do": "redirect", "player": "me"}, [(12, 8), (8, 2)]),
    ):
        table = Table()
        source = table.card()
        table.stack.append(Splitting((Earned(1, 5, victory=3),), 60, at=2))
        table.do(word, card=source, seat=0)
        assert [(player.destiny, player.victory) for player in table.state.players] == expected


def test_modifiers_rest_while_another_combat_runs_inside() -> None:
    table = Table()
    one, foe = table.warrior(), table.warrior(1)
    source = table.card()
    table.combat(one, foe)
    word = {"do": "rate", "who": {"role": "own-fighter"}, "ratings": ["fight"], "sum": 2, "until": "combat"}
    table.do(word, card=source)
    assert rating(table.run, one, "fight") == 7
    phases.between(table.run, foe, one)
    assert rating(table.run, one, "fight") == 5
    table.run.pop()
    assert rating(table.run, one, "fight") == 7


def test_a_card_played_in_a_combat_is_cancelled_with_what_it_left() -> None:
    table = Table()
    one, foe = table.warrior(), table.warrior(1)
    source, other = table.card(), table.card(seat=1)
    table.combat(one, foe)
    word = {"do": "rate", "who": {"role": "own-fighter"}, "ratings": ["fight"], "sum": 2, "until": "combat"}
    table.do(word, card=source)
    table.do({"do": "cancel", "who": {"role": "chosen"}}, card=other, targets=(source,))
    assert rating(table.run, one, "fight") == 5
    assert table.told(ev.Cancelled)


def test_who_must_attack_is_the_only_one_who_may_be_announced() -> None:
    table = Table()
    one = table.warrior(effects=({"do": "ability", "ability": "must-attack"},))
    table.warrior()
    foe = table.warrior(1)
    frame = Combat(70, 0)
    assert able.pairs(table.run, frame) == {one: (foe,)}


def test_who_left_cover_attacks_where_a_card_lets_him() -> None:
    table = Table()
    one = table.warrior(marks=("left-cover",))
    other = table.warrior(marks=("left-cover",), effects=({"do": "permit", "what": ["uncover-and-attack"]},))
    assert [may_attack(table.run, 0, card) for card in (one, other)] == [False, True]


def test_several_weapons_of_a_kind_are_used_together() -> None:
    table = Table()
    one = table.warrior(effects=({"do": "ability", "ability": "several-weapons:handgun"},))
    guns = [table.on(one, tags=("weapon:shoot", "handgun")) for _ in range(2)]
    table.on(one, tags=("weapon:shoot", "rifle"))
    foe = table.warrior(1)
    found = table.combat(one, foe, "shoot")
    assert weapon_in_use(table.run, one, found) == set(guns)


def test_nothing_raises_the_ratings_of_who_is_barred_from_it() -> None:
    table = Table()
    one = table.warrior()
    table.on(one, "special", 1, effects=({"do": "bar", "who": {"role": "bearer"}, "what": ["raised"]},))
    for number in (3, -1):
        table.on(one, effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": number},))
    assert rating(table.run, one, "fight") == 4


def test_a_war_zone_lowers_nobody_who_need_not_mind_it() -> None:
    for effects, armour in (((), 3), (({"do": "permit", "what": ["ignore:negative-zone"]},), 5)):
        table = Table()
        foe, one = table.warrior(1), table.warrior(effects=effects)
        zone = table.card("warzone", zone="squad", ratings="0/0/-2/0")
        frame = table.combat(foe, one)
        table.stack[-1] = replace(frame, zone=zone)
        assert rating(table.run, one, "armour") == armour


def test_those_who_join_up_to_all_are_chosen() -> None:
    table = Table()
    one, foe, first, second = table.warrior(), table.warrior(1), table.warrior(), table.warrior()
    source = table.card()
    table.combat(one, foe)
    table.do(
        {"do": "join", "who": {"side": "own", "tags": ["warrior"], "up_to": True, "but": [{"role": "fighter"}]}},
        card=source,
    )
    assert table.asked().options == (first, second)
    table.answer(second)
    assert combat(table).helping_attacker == (second,)
