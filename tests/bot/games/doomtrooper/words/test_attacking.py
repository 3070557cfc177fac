"""Words about attacking: what it costs, who names the defender, how often and from where it is done."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, Announce, Attack, ChooseTactic
from bot.games.doomtrooper.position.state import Token
from tests.bot.games.doomtrooper.rules.combat.fights import Fight, able, adds

BEARER = {"role": "bearer"}
ANYBODY = {"tags": ["warrior"]}
SELF = {"role": "self"}


def word(do: str, **told: Any) -> dict[str, Any]:
    return {"do": do, **told}


def permit(*what: str, **told: Any) -> dict[str, Any]:
    return word("permit", what=list(what), **told)


def bar(*what: str, **told: Any) -> dict[str, Any]:
    return word("bar", what=list(what), **told)


@pytest.mark.parametrize(
    ("price", "paid"),
    [
        ({"act": "attack", "by": BEARER, "destiny": 4}, (6, 5)),
        ({"act": "attack", "of": {"role": "bearer"}, "victory": 2}, (10, 3)),
        ({"act": "attacked", "of": {"side": "opponent"}, "destiny": 3}, (7, 5)),
    ],
)
def test_an_attack_costs_what_a_card_asks(price: dict[str, Any], paid: tuple[int, int]) -> None:
    table = Fight()
    table.on(table.one, effects=(word("price", **price),))
    assert table.announced().points() == paid


def test_who_cannot_pay_for_an_attack_does_not_make_it() -> None:
    table = Fight()
    table.on(table.one, effects=(word("price", act="attack", by=BEARER, destiny=11),))
    table.acting().says(0, Attack()).all_pass()
    assert table.offered(0) == ["nobody"]
    assert table.refused(0, Announce(table.one, table.foe)) == "special.play"


def test_an_attack_takes_another_action_where_a_card_asks_one() -> None:
    table = Fight()
    table.on(table.one, effects=(word("price", act="attack", of=BEARER, actions=1),))
    assert len(table.announced().tokens()) == 1


def test_a_lone_action_is_too_little_for_an_attack_that_takes_two() -> None:
    table = Fight()
    table.on(table.one, effects=(word("price", act="attack", of=BEARER, actions=1),))
    table.acting(Token("attack")).says(0, Attack()).all_pass()
    assert table.offered(0) == ["nobody"]


def test_another_player_names_the_defender() -> None:
    table = Fight()
    other = table.warrior(1, ratings="3/3/5/4")
    table.card("special", 1, "table", effects=(permit("choose-defender", player="me"),))
    table.acting().says(0, Attack()).all_pass().says(0, Announce(table.one, -1))
    assert [prompt.decider for prompt in table.prompted] == [1]
    assert table.offered(1) == [table.token(table.foe), table.token(other)]
    table.says(1, Announce(table.one, other)).goes_on()
    assert table.combat is not None and table.combat.defender == other


def test_the_choice_of_the_defender_holds_for_the_attacker_that_is_meant() -> None:
    table = Fight()
    table.on(table.foe, effects=(permit("choose-defender", player="me", whom={"tags": ["name:somebody"]}),), seat=1)
    table.acting().says(0, Attack()).all_pass().says(0, Announce(table.one, table.foe)).goes_on()
    assert table.combat is not None and table.combat.defender == table.foe


def test_one_action_attacks_several_defenders_one_after_the_other() -> None:
    table = Fight()
    other = table.warrior(1, ratings="3/3/5/4")
    table.on(table.one, effects=(permit("attack:several", who=BEARER, number=2),))
    table.fought()
    assert table.offered(0) == [table.token(other), "nobody"]
    table.says(0, Announce(table.one, other)).all_pass().says(0, ChooseTactic("shoot")).all_pass()
    assert table.tokens() == ()
    assert len(table.told(ev.Fought)) == 2


def test_who_attacks_several_may_let_the_rest_be() -> None:
    table = Fight()
    table.warrior(1, ratings="3/3/5/4")
    table.on(table.one, effects=(permit("attack:several", who=BEARER, number=2),))
    table.fought().says(0, Announce(-1, -1)).all_pass()
    assert table.combat is None


def test_for_points_another_action_attacks() -> None:
    table = Fight()
    table.card("special", 0, "table", effects=(permit("attack:again", player="me", price={"destiny": 2}),))
    table.fought()
    assert table.tokens() == ("any", "any")
    table.says(0, Attack())
    assert table.points() == (8, 5)


def test_other_actions_follow_an_attack_where_a_card_lets_them() -> None:
    table = Fight()
    table.card("special", 0, "table", effects=(permit("non-attack-after-attack", player="each"),))
    table.fought().says(0, Act("meditate")).all_pass()
    assert table.tokens() == ("any",)


def test_an_attack_is_made_with_the_last_action_alone() -> None:
    table = Fight()
    table.card("special", 0, "table", effects=(bar("attack:early", player="me"),))
    assert table.acting().refused(0, Attack()) == "attack.last"
    table.says(0, Act("meditate")).all_pass().says(0, Act("meditate")).all_pass().says(0, Attack())


def test_no_more_attack_actions_are_taken_than_a_limit_lets() -> None:
    table = Fight()
    table.card("special", 0, "table", effects=(word("limit", of="attack-actions", value=1, player="each"),))
    table.acting(Token("attack"), Token("attack")).says(0, Attack()).all_pass()
    table.says(0, Announce(table.one, table.foe)).all_pass().says(0, ChooseTactic("fight")).all_pass()
    assert table.refused(0, Attack()) == "attack.once"


@pytest.mark.parametrize(("most", "left"), [(1, ()), (2, ("attack",))])
def test_a_warrior_attacks_no_oftener_than_his_limit_lets(most: int, left: tuple[str, ...]) -> None:
    table = Fight(ours={"effects": (word("limit", of="attacks", value=most),)})
    table.acting(Token("attack"), Token("attack")).says(0, Attack()).all_pass()
    table.says(0, Announce(table.one, table.foe)).all_pass().says(0, ChooseTactic("fight")).all_pass()
    assert table.tokens() == left


def test_who_attacks_with_every_action_does_so_alone() -> None:
    table = Fight(ours={"effects": (able("several-attacks"),)})
    table.warrior(0, ratings="3/3/5/4")
    table.fought().says(0, Attack()).all_pass()
    assert table.offered(0) == [table.token(table.one), "nobody"]


def test_an_attack_comes_out_of_cover_where_a_card_lets_it() -> None:
    table = Fight(ours={"covered": True})
    table.warrior(0, ratings="3/3/5/4", name="third")
    table.on(table.one, effects=(permit("attack:covered", who=BEARER),))
    table.acting().says(0, Attack()).all_pass().says(0, Announce(table.one, table.foe)).goes_on()
    assert table.combat is not None and table.state.cards[table.one].covered


def test_own_warriors_are_attacked_where_a_card_lets_it() -> None:
    table = Fight()
    mate = table.warrior(0, ratings="3/3/5/4")
    table.on(table.one, effects=(permit("attack:own-side", who=BEARER, whom=ANYBODY),))
    table.acting().says(0, Attack()).all_pass().says(0, Announce(table.one, mate)).goes_on()
    assert table.combat is not None and table.combat.defender == mate


@pytest.mark.parametrize("what", ["actions", "combat"])
def test_a_barred_warrior_does_not_attack(what: str) -> None:
    table = Fight()
    table.warrior(0, ratings="3/3/5/4")
    table.on(table.one, effects=(bar(what, who=BEARER),))
    table.acting().says(0, Attack()).all_pass()
    assert table.token(table.one) not in table.offered(0)


def test_who_may_take_no_actions_takes_no_cover() -> None:
    table = Fight()
    table.warrior(0, ratings="3/3/5/4")
    table.on(table.one, effects=(bar("actions", who=BEARER),))
    table.acting().refused(0, Act("cover", table.one))


def test_who_is_kept_from_being_attacked_is_no_target() -> None:
    table = Fight()
    table.warrior(1, ratings="3/3/5/4")
    table.on(table.foe, seat=1, effects=(word("protect", against=["attacked"], who=BEARER),))
    assert table.acting().says(0, Attack()).all_pass().refused(0, Announce(table.one, table.foe)) == "target.no-attack"


@pytest.mark.parametrize(("strength", "fate"), [("plain", "wounded"), ("never", "well")])
def test_a_permission_lifts_a_plain_bar_on_striking_back(strength: str, fate: str) -> None:
    table = Fight(theirs={"ratings": "9/9/9/4"})
    words = (bar("strike-back", who=BEARER, strength=strength), permit("strike-back", who=BEARER))
    table.on(table.foe, seat=1, effects=words)
    assert table.fought().fates == (fate, "well")


def test_close_combat_alone_kills_where_a_card_says_so() -> None:
    for tactic, fate in (("fight", "dead"), ("shoot", "wounded")):
        table = Fight(ours={"ratings": "9/9/9/4"})
        table.on(table.one, effects=(able("kills:fight") | {"who": BEARER},))
        assert table.fought(tactic).fate(table.foe) == fate  # type: ignore[arg-type]


def test_no_rating_falls_below_its_floor() -> None:
    table = Fight()
    down = word("rate", who=BEARER, ratings=["fight"], sum=-9)
    table.on(table.one, effects=(down, word("limit", of="ratings", value=0, who=BEARER)))
    assert table.fought().values[0] == 0


def test_selectors_see_the_weapon_in_use_the_beast_and_the_cover() -> None:
    table = Fight(theirs={"covered": True})
    for more in (2, 4):
        table.on(table.foe, seat=1, tags=("weapon:fight",), effects=(adds("fight", more),))
    table.on(table.foe, "beast", seat=1, ratings="1/0/0/0")
    reckoned = {"fight": {"least": 8, "most": 8}, "armour": {"least": 8, "most": 8}}
    table.card("special", 0, "table", effects=(bar("attacked", who={**ANYBODY, "bounds": reckoned}),))
    table.acting()
    assert table.refused(0, Attack()) == "target.no-attack"
