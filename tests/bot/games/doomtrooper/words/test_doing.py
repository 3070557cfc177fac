"""Words about what is done beside attacking: moving, riding, paying, searching, hands, seats, limits."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.looks.playing.limits import refusal as too_many
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, DiscardCards, Pass, Play, Use
from bot.games.doomtrooper.position.frames import TurnFrame, Window
from bot.games.doomtrooper.position.state import Token
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.rules.combat.fights import Fight
from tests.bot.games.doomtrooper.words.test_attacking import BEARER, bar, permit, word

SELF = {"role": "self"}
INTO = {"do": "move", "who": {"role": "chosen"}, "to": "into-vehicle", "bearer": SELF}
DISCARD_STEP = 6


def test_a_transfer_goes_where_a_card_lets_it_for_its_price() -> None:
    table = Seats()
    one = table.warrior(zone="outpost", tags=("tribe",), effects=(permit("transfer:squad", price={"actions": 1}),))
    table.acting().says(0, Act("transfer", one, "squad")).all_pass()
    assert (table.zone(one), len(table.tokens())) == ("squad", 2)


def test_a_transfer_may_be_free() -> None:
    table = Seats()
    one = table.warrior(tags=("legion",), zone="cohort", effects=(permit("transfer:outpost", price={}),))
    table.acting().says(0, Act("transfer", one, "outpost")).all_pass()
    assert (table.zone(one), len(table.tokens())) == ("outpost", 3)


def test_who_does_not_share_an_area_stays_away() -> None:
    table = Seats()
    table.warrior(name="loner", effects=(bar("share-area", whom={"tags": ["name:foe"]}),))
    foe = table.warrior(zone="outpost", name="foe", effects=(permit("transfer:squad"),))
    assert table.acting().refused(0, Act("transfer", foe, "squad")) == "wording.may-not"


def test_a_warrior_boards_without_an_action_once_a_turn() -> None:
    table = Seats()
    one = table.warrior()
    car = table.on(one, tags=("vehicle",))
    table.on(car, effects=(permit("board", "leave-vehicle", who={"role": "holder"}),))
    table.acting().says(0, Act("board", one)).all_pass()
    assert table.state.cards[one].inside and len(table.tokens()) == 3
    table.says(0, Act("board", one)).all_pass()
    assert not table.state.cards[one].inside and len(table.tokens()) == 2


def test_who_rides_may_seek_cover_where_a_card_lets_him() -> None:
    table = Seats()
    table.warrior()
    one = table.warrior(inside=True, effects=(permit("cover"),))
    table.acting().says(0, Act("cover", one)).all_pass()
    assert table.state.cards[one].covered


def carrier(table: Seats, room: int) -> tuple[int, list[int]]:
    """A card that takes warriors in, and three of them."""
    use = {"whom": [{"side": "own", "tags": ["warrior"], "count": 1}], "price": {"actions": 1}, "when": "action"}
    held = {"role": "held", "tags": ["warrior"]}
    words = (word("limit", of="inside", value=room), word("rate", who=held, ratings=["armour"], sum=5))
    car = table.card("fortification", 0, "squad", effects=words, abilities=({**use, "effects": [INTO]},))
    return car, [table.warrior() for _ in range(3)]


def test_no_more_get_in_than_there_is_room_and_they_are_held() -> None:
    table = Seats()
    car, riders = carrier(table, 2)
    table.acting()
    for rider in riders[:2]:
        table.says(0, Use(car, 0, targets=(rider,))).all_pass()
    assert table.refused(0, Use(car, 0, targets=tuple(riders[2:]))) == "timing.must-matter"
    assert [table.state.cards[rider].inside for rider in riders] == [True, True, False]


def test_who_is_inside_gets_out_as_the_card_leaves() -> None:
    table = Seats()
    car, (rider, *_) = carrier(table, 2)
    table.acting().says(0, Use(car, 0, targets=(rider,))).all_pass()
    table.do({"do": "discard", "who": SELF}, card=car)
    here = table.state.cards[rider]
    assert not here.inside and not any(mark.startswith("inside:") for mark in here.marks)


@pytest.mark.parametrize("of", ["under", "attached:equipment"])
def test_no_more_cards_lie_on_a_card_than_its_limit(of: str) -> None:
    table = Seats()
    store = table.card("fortification", 0, "squad", effects=(word("limit", of=of, value=1),))
    cards = [table.card("equipment") for _ in range(2)]
    attach = {"do": "attach", "who": {"tags": ["equipment"], "count": 1}, "to": SELF}
    table.do(attach, card=store)
    table.answer(cards[0])
    table.do(attach, card=store)
    assert table.run.attached(store) == (cards[0],)


def test_a_player_has_as_many_copies_as_the_card_says() -> None:
    for number, refused in ((1, True), (2, False)):
        table = Seats()
        words = (word("limit", of="own-copies", value=number),)
        for zone in ("squad", "hand"):
            last = table.card("fortification", 0, zone, name="tower", effects=words)
        assert bool(too_many(table.run, 0, last)) is refused


def test_counters_pay_for_art() -> None:
    table, spell = _caster(permit("pay-from-marks:art", who=BEARER), marks=("charge",) * 3)
    table.says(0, Play(spell, x=5, caster=0))
    assert table.points() == (8, 5)
    assert table.state.cards[1].marks == ()


def test_a_warrior_puts_no_more_into_art_than_his_limit() -> None:
    table, spell = _caster(word("limit", of="art", value=3, who=BEARER))
    assert table.offered(0, "play", table.token(spell)) == ["1", "2", "3"]


def _caster(effect: dict[str, Any], **marks: Any) -> tuple[Seats, int]:
    """A caster with a card on him, and a spell in the hand that takes X."""
    table = Seats()
    one = table.warrior(effects=({"do": "casts", "aspects": ["all"]},))
    table.on(one, effects=(effect,), **marks)
    play = {"when": "any", "price": {"x": "destiny"}, "after": "discard"}
    spell = table.card("art", play=play, tags=("aspect:elements",), effects=({"do": "draw"},))
    table.card(zone="library")
    table.stack.append(Window("any", "draw", (0, 1), 1))
    return table, spell


def test_a_spell_that_lies_on_a_card_is_cast_from_there() -> None:
    table = Seats()
    one = table.warrior()
    store = table.on(one, effects=(permit("cast", who=BEARER, whom={"tags": ["art"], "on": SELF}),))
    spell = table.on(store, "art", play={"when": "any", "after": "discard"}, effects=({"do": "points", "destiny": 3},))
    table.stack.append(Window("any", "draw", (0, 1), 1))
    table.says(0, Play(spell, caster=one)).all_pass(until="draw")
    assert (table.zone(spell), table.points()[0]) == ("discard", 13)


@pytest.mark.parametrize("seen", [True, False])
def test_hands_lie_open_to_who_may_see_them(seen: bool) -> None:
    table = Seats()
    if seen:
        table.card("special", 0, "table", effects=(permit("see-hand", player="me"),))
    card = table.card("special", 1)
    table.acting().goes_on()
    assert (0 in table.state.cards[card].seen) is seen


def test_a_hand_above_its_limit_sets_off_what_waits_for_it() -> None:
    table = Seats()
    ability = {
        "on": {"event": "hand-full", "whose": "own"},
        "effects": [{"do": "discard-cards", "number": {"of": "number"}, "player": "me"}],
    }
    table.card("special", 0, "table", effects=(word("limit", of="hand", value=1),), abilities=(ability,))
    cards = [table.card("special") for _ in range(3)]
    table.acting().goes_on()
    table.answer(*cards[:2])
    assert table.run.hand(0) == (cards[2],)


@pytest.mark.parametrize(("effect", "most"), [(word("limit", of="discard", value=2), 2), (None, 1)])
def test_the_discard_step_lets_so_many_cards_go(effect: dict[str, Any] | None, most: int) -> None:
    table = Seats()
    table.card("special", 0, "table", effects=() if effect is None else (effect,))
    cards = [table.card("special") for _ in range(3)]
    table.stack = [TurnFrame(DISCARD_STEP)]
    table.says(0, DiscardCards(tuple(cards[:most]))).goes_on()
    assert len(table.run.hand(0)) == 3 - most


def test_nothing_is_discarded_in_the_discard_step_where_a_card_forbids_it() -> None:
    table = Seats()
    table.card("special", 0, "table", effects=(bar("discard-step", player="me"),))
    table.card("special")
    table.stack = [TurnFrame(DISCARD_STEP)]
    assert table.goes_on().window == "discard"


def test_a_warrior_is_recruited_at_any_time_without_an_action() -> None:
    table = Seats()
    table.card("special", 0, "table", effects=(permit("any-time:recruit", player="me", whom={"tags": ["capitol"]}),))
    one = table.card("warrior", tags=("capitol",), ratings="1/1/1/3")
    other = table.card("warrior", tags=("bauhaus",), ratings="1/1/1/3")
    table.stack.append(Window("any", "draw", (0, 1), 1))
    assert table.refused(0, Play(other, area="squad")) == "turn.card-timing"
    table.says(0, Play(one, area="squad")).all_pass(until="draw")
    assert table.zone(one) == "squad"


def test_others_are_kept_out_of_a_combat() -> None:
    table = Fight(3)
    table.card("special", 0, "table", effects=(bar("anything", player="each"),))
    play = {"when": "any", "after": "discard"}
    card = table.card("special", 2, play=play, effects=({"do": "points", "destiny": 1},))
    mine = table.card("special", 0, play=play, effects=({"do": "points", "destiny": 1},))
    table.modifying().says(0, Play(mine)).all_pass(until="combat-modifiers").pass_to(2)
    assert table.refused(2, Play(card)) == "wording.may-not"


@pytest.mark.parametrize(("keeps", "left"), [(True, 10), (False, 7)])
def test_points_are_kept_from_the_cards_of_others(keeps: bool, left: int) -> None:
    table = Seats()
    table.card("special", 0, "table", effects=(word("protect", against=["lost"]),) if keeps else ())
    theirs = table.card("special", 1, "table")
    table.do({"do": "points", "player": "opponent", "destiny": -3}, card=theirs)
    assert table.points()[0] == left


def test_who_earns_no_victory_points_earns_destiny_points() -> None:
    table = Fight(ours={"ratings": "9/9/9/4"}, theirs={"wounded": True})
    table.on(table.one, effects=(bar("victory", who=BEARER),))
    table.fought().over()
    assert table.points() == (14, 5)


def test_both_piles_are_searched_where_a_card_lets_it() -> None:
    table = Seats()
    table.card("special", 0, "table", effects=(permit("search:both", player="me"),))
    card = table.card("equipment", zone="library")
    source = table.card("special", 0, "table")
    table.do({"do": "fetch", "who": {"tags": ["equipment"]}, "origin": ["discard"]}, card=source)
    table.answer(card)
    assert table.zone(card) == "hand"


def test_the_order_of_turns_is_reversed_or_two_change_places() -> None:
    table = Seats(3)
    card = table.card("special", 0, "table")
    table.do({"do": "swap", "what": "direction"}, card=card)
    assert table.run.round(0) == (0, 2, 1)
    table.do({"do": "swap", "what": "seats"}, card=card, player=1)
    assert table.run.round(0) == (0, 2, 1) or table.run.round(0) == (0, 1, 2)
    assert len(table.told(ev.Reseated)) == 2


def test_the_target_moves() -> None:
    for target, over in ((6, False), (5, True)):
        table = Seats()
        table.card("special", 0, "table", effects=(word("limit", of="target", value=target),))
        table.acting().goes_on()
        assert bool(table.state.over) is over


def test_a_mission_that_is_used_pays_and_goes() -> None:
    table = Seats()
    one = table.warrior()
    use = {"mission": True, "price": {"actions": 1}, "when": "action", "effects": [{"do": "points", "destiny": 4}]}
    mission = table.on(one, "mission", abilities=(use,))
    table.acting().says(0, Use(mission, 0)).all_pass()
    assert (table.points()[0], table.zone(mission)) == (14, "discard")


def test_who_uses_an_ability_about_a_player_chooses_him() -> None:
    table = Seats(3)
    use = {"when": "action", "price": {"actions": 1}, "effects": [{"do": "points", "player": "chosen", "destiny": 4}]}
    card = table.card("special", 0, "table", abilities=(use,))
    table.acting().says(0, Use(card, 0, player=2)).all_pass()
    assert table.points(2)[0] == 14


def test_actions_for_one_warrior_are_his_alone() -> None:
    table = Fight()
    table.warrior(0, ratings="3/3/5/4")
    helmet = table.on(table.one)
    table.acting(Token("attack"))
    table.players[0] = type(table.players[0])(turns=1)
    table.do({"do": "actions", "kind": "attack", "only": ["bearer"]}, card=helmet)
    assert [token.only for token in table.state.players[0].tokens] == [(f"card:{table.one}",)]


def test_protection_from_others_holds_against_what_is_being_played() -> None:
    table = Seats()
    one = table.warrior(0, effects=(word("protect", against=["discarded"], by={"side": "opponent"}),))
    wave = table.card(
        play={"when": "any", "after": "discard", "to": "card", "whom": {"tags": ["warrior"]}},
        seat=1,
        effects=({"do": "discard", "who": {"role": "chosen"}},),
    )
    table.stack.append(Window("any", "draw", (0, 1), 1))
    table.says(0, Pass()).says(1, Play(wave, targets=(one,))).all_pass(until="draw")
    assert table.zone(one) == "squad"
