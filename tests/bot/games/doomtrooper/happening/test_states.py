"""Out of play, imprisoned, silenced, turned over: a card is so while the card lies there that makes it so."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.looks.holding.standing import has
from bot.games.doomtrooper.looks.playing.using import usable
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Announce, Attack, LetBe, Play, Use
from bot.games.doomtrooper.position.frames import Combat, TurnFrame
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.deeds import Mark
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from bot.games.doomtrooper.words.whom import BEARER
from tests.bot.games.doomtrooper.examples.real import Real
from tests.rows import rows

BOTH = pytest.mark.parametrize("rules", [CZECH, SWEDISH], ids=["cs", "sv"])
CORPORATE = ("doomtrooper", "bauhaus")
ON_CARD = {"when": "any", "to": "card", "whom": {}, "after": "discard"}
LEAVES = [{"do": "discard"}, {"do": "sacrifice"}, {"do": "return"}, {"do": "return", "to": "shuffled"}]
OUT = {"do": "mark", "who": {"role": "bearer"}, "mark": "out"}
ATTACHED = {"when": "any", "to": "card", "whom": {"tags": ["warrior"]}, "after": "attach"}


def goes(table: Real, card: CardId, deed: dict[str, Any]) -> None:
    """Another card takes one away."""
    table.do({**deed, "who": {"role": "chosen"}}, card=0, targets=(card,))
    table.goes_on()


def real(rules: Rules = CZECH) -> Real:
    table = Real(rules=rules)
    table.card("special", 0, "table")
    for seat in (0, 1, 0, 1):
        table.card(seat=seat, zone="library")
    return table


@BOTH
@pytest.mark.parametrize("name", ["missing-in-action", "shore-leave", ""])
@pytest.mark.parametrize("deed", LEAVES)
def test_who_is_out_of_play_returns_with_the_card_that_sent_him(name: str, deed: dict[str, Any], rules: Rules) -> None:
    table = real(rules)
    one = table.warrior(0, tags=CORPORATE)
    away = table.put(name, 0, "hand") if name else table.card(play=ATTACHED, effects=(OUT,))
    table.at(4).plays(0, away, one).settled()
    assert one not in table.run.in_play()
    goes(table, away, deed)
    assert one in table.run.in_play()
    assert table.state.cards[one].marks == ()


def test_a_declared_card_keeps_out_of_play_as_long_as_it_lies_there() -> None:
    table = real()
    one = table.warrior(0, tags=CORPORATE)
    away = table.card(play=ATTACHED, declared=True)
    table.at(4).says(0, Play(away, targets=(one,), effects=(Mark(who=BEARER, mark="out"),), after="attach"))
    table.says(1, LetBe()).settled()
    assert one not in table.run.in_play()
    goes(table, away, {"do": "sacrifice"})
    assert one in table.run.in_play()


def test_two_may_keep_somebody_out_of_play() -> None:
    table = real()
    one = table.warrior(0, tags=CORPORATE)
    first = table.on(one, "special")
    second = table.on(one, "special")
    for card in (first, second):
        table.do({"do": "mark", "who": {"role": "chosen"}, "mark": "out"}, card=card, targets=(one,))
    goes(table, first, {"do": "discard"})
    assert one not in table.run.in_play()
    goes(table, second, {"do": "discard"})
    assert one in table.run.in_play()


def test_a_card_that_lies_nowhere_keeps_somebody_out_of_play_for_good() -> None:
    table = real()
    one = table.warrior(0, tags=CORPORATE)
    spell = table.card(play=ON_CARD, effects=({**OUT, "who": {"role": "chosen"}},))
    table.at(4).plays(0, spell, one).settled()
    assert table.zone(spell) == "discard"
    assert one not in table.run.in_play()


@BOTH
def test_of_two_copies_the_one_that_returns_is_discarded(rules: Rules) -> None:
    """Rule: doomtrooper-cs.target.out-unique, doomtrooper-cs.relic.out-of-play"""
    table = real(rules)
    star: dict[str, Any] = {"tags": (*CORPORATE, "unique", "personality"), "name": "star"}
    first = table.warrior(0, **star)
    crown = table.on(first, "relic", tags=("unique",), name="crown")
    away = table.put("missing-in-action", 1, "hand")
    second, other = table.warrior(0, "hand", **star), table.card("relic", 0, name="crown", tags=("unique",))
    table.at(4).plays(1, away, first).settled()
    table.run.state = replace(table.state, stack=())
    for card, on in ((second, -1), (other, second)):
        table.run.emit(ev.Moved(card, "squad", "enter", on=on, controller=0))
    goes(table, away, {"do": "discard"})
    assert [table.zone(card) for card in (first, crown, second, other)] == ["discard", "discard", "squad", "squad"]


@BOTH
@pytest.mark.parametrize("deed", LEAVES)
def test_a_captive_is_free_as_soon_as_captured_is_gone(deed: dict[str, Any], rules: Rules) -> None:
    table = real(rules)
    captive = table.warrior(1, "outpost", tags=("tribe", "lutheran"))
    captured = table.put("captured", 0, "hand")
    table.acting().says(0, Play(captured, targets=(captive,))).settled()
    assert "imprisoned" in table.state.cards[captive].marks
    goes(table, captured, deed)
    assert table.state.cards[captive].marks == ()


@rows("name", ["bauhaus-cop", "prison-camp", "eaonian-justifier"])
@rows("deed", LEAVES)
def test_prisoners_of_a_card_are_free_as_soon_as_it_is_gone(name: str, deed: dict[str, Any]) -> None:
    table = real()
    jailer, prisoner = table.put(name, 0), table.warrior(1, "squad", tags=CORPORATE)
    table.do({"do": "mark", "who": {"role": "chosen"}, "mark": "imprisoned"}, card=jailer, targets=(prisoner,))
    assert "imprisoned" in table.state.cards[prisoner].marks
    goes(table, jailer, deed)
    assert table.state.cards[prisoner].marks == ()


@pytest.mark.parametrize(("name", "price", "income"), [("factory", 2, 1), ("industrial-complex", 3, 3)])
def test_what_the_collapse_turned_over_does_nothing_until_it_is_turned_up(name: str, price: int, income: int) -> None:
    table = real()
    built = table.put(name, 0, "squad")
    collapse = table.put("economic-collapse", 1, "hand")
    table.at(1).plays(1, collapse).settled()
    assert "turned-down" in table.state.cards[built].marks
    half = table.points(0)[0]
    table.all_pass(until="draw").all_pass()
    assert table.points(0)[0] == half
    up = next(one for one in usable(table.run, 0) if one.card == built)
    table.says(0, Use(built, up.place)).settled()
    assert ("turned-down" in table.state.cards[built].marks, len(table.tokens())) == (False, 3 - price)
    assert not [one for one in usable(table.run, 0) if one.card == built]
    table.run.state = replace(table.state, stack=(TurnFrame(2),))
    table.goes_on()
    assert table.points(0)[0] == half + income


def test_a_total_eclipse_turns_everything_over_and_anybody_turns_it_up() -> None:
    table = real()
    first = {"do": "ability", "ability": "first-strike"}
    strong = table.warrior(1, tags=CORPORATE, effects=(first,))
    later = table.warrior(1, tags=CORPORATE, effects=(first,), covered=True, zone="hand")
    eclipse = table.put("total-eclipse", 1, "hand")
    table.at(4).plays(1, eclipse).settled()
    assert table.state.cards[strong].covered
    assert has(table.run, strong, "first-strike") == ""
    table.all_pass()
    up = next(one for one in usable(table.run, 0) if one.card == strong)
    table.says(0, Use(strong, up.place)).settled()
    assert has(table.run, strong, "first-strike") == "plain"
    table.run.emit(ev.Moved(later, "squad", "enter", controller=1, covered=True))
    assert has(table.run, later, "first-strike") == "plain"


def test_who_has_amnesia_uses_no_ability_until_it_is_over() -> None:
    table = real()
    one = table.warrior(0, tags=CORPORATE, abilities=({"when": "any", "effects": [{"do": "points", "destiny": 1}]},))
    amnesia = table.put("amnesia", 1, "hand")
    cure = table.card(
        play={**ON_CARD, "whom": {"tags": ["special"]}}, effects=({"do": "discard", "who": {"role": "chosen"}},)
    )
    assert [each.card for each in usable(table.at(4).goes_on().run, 0)] == [one]
    table.plays(1, amnesia, one).settled()
    assert [each.card for each in usable(table.run, 0)] == []
    assert table.refused(0, Use(one, 0)) == "wording.may-not"
    table.plays(0, cure, amnesia).settled()
    assert [each.card for each in usable(table.run, 0)] == [one]


def test_who_plagiarizes_uses_the_ability_of_his_model() -> None:
    table = real()
    gain = {"when": "any", "effects": [{"do": "points", "destiny": 3}]}
    model, copy = table.warrior(1, tags=CORPORATE, abilities=(gain,)), table.warrior(0, tags=CORPORATE)
    card = table.put("plagiarize", on=copy)
    table.cards[card] = replace(table.cards[card], chosen=(model,))
    table.at(4).goes_on()
    used = next(one for one in usable(table.run, 0))
    assert used.card == copy
    table.says(0, Use(copy, used.place)).settled()
    assert table.points(0)[0] == 13


# The deadline.


@pytest.mark.parametrize("name", ["missing-in-action", "shore-leave", ""])
def test_a_fighter_is_taken_out_before_he_is_announced_and_a_bystander_later_too(name: str) -> None:
    """Rule: doomtrooper-cs.anytime.out-of-fight"""
    table = real()
    fighter, foe, bystander = (table.warrior(seat, tags=CORPORATE) for seat in (0, 1, 0))
    away = table.put(name, 0, "hand") if name else table.card(play=ATTACHED, effects=(OUT,))
    table.acting().says(0, Attack()).all_pass().says(0, Announce(fighter, foe))
    assert table.refused(0, Play(away, targets=(fighter,))) == "anytime.out-of-fight"
    table.says(0, Play(away, targets=(bystander,))).settled()
    assert bystander not in table.run.in_play()
    assert any(isinstance(frame, Combat) for frame in table.state.stack)


def test_where_only_fighters_are_left_the_deadline_is_what_refuses() -> None:
    table = real()
    fighter, foe = table.warrior(0, tags=CORPORATE), table.warrior(1, tags=CORPORATE)
    away = table.put("shore-leave", 0, "hand")
    table.acting().says(0, Attack()).all_pass().says(0, Announce(fighter, foe))
    assert table.refused(0, Play(away, targets=(fighter,))) == "anytime.out-of-fight"


def test_no_ability_takes_a_fighter_out_of_his_combat() -> None:
    table = real()
    fighter, foe = table.warrior(0, tags=CORPORATE), table.warrior(1, tags=CORPORATE)
    table.combat(fighter, foe)
    table.do({"do": "mark", "who": {"role": "chosen"}, "mark": "out"}, card=0, targets=(fighter,))
    assert fighter in table.run.in_play()
