"""Cards that are played and abilities that are used: when, on whom, at what price, and how they are answered."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.acts.happening.leaving import discard
from bot.games.doomtrooper.looks.playing.limits import on_card
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, Command, Dispute, LetBe, Pass, Play, Use, Withdraw
from bot.games.doomtrooper.position.frames import ActionFrame
from bot.games.doomtrooper.position.state import Token
from bot.games.doomtrooper.tells.log import narrate
from bot.games.doomtrooper.words.rules.rulesets import SWEDISH
from bot.games.doomtrooper.words.vocabulary import GROUPS
from bot.games.values import BENCH, SPECTATOR, Line
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.table import words
from tests.rows import rows

ANY_TIME = {"when": "any", "after": "discard"}
GAIN = ({"do": "points", "destiny": 2},)
CANCEL = {"when": "reaction", "after": "discard", "on": {"event": "played"}}
OWN = {"to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "attach"}


def test_a_card_is_answered_before_it_happens_and_goes_to_its_pile() -> None:
    table = Seats()
    card = table.card("special", 0, play=ANY_TIME, effects=GAIN)
    table.at(1).says(0, Play(card))
    assert (table.zone(card), table.window, table.points()) == ("stack", "reaction", (10, 5))
    table.all_pass(until="start")
    assert (table.zone(card), table.points()) == ("discard", (12, 5))


def test_a_cancelled_card_does_nothing_and_its_price_is_lost() -> None:
    """Rule: doomtrooper-cs.cancel.costs-lost"""
    table = Seats()
    card = table.card("special", 0, play={**ANY_TIME, "price": {"destiny": 3}}, effects=GAIN)
    answer = table.card("special", 1, play=CANCEL, effects=({"do": "cancel"},))
    table.at(1).says(0, Play(card))
    table.says(0, Pass()).says(1, Play(answer))
    table.all_pass(until="start")
    assert (table.points(), table.zone(card), table.zone(answer)) == ((7, 5), "discard", "discard")


def test_an_answer_may_be_answered() -> None:
    table = Seats()
    card = table.card("special", 0, play=ANY_TIME, effects=GAIN)
    again = table.card("special", 0, play=CANCEL, effects=({"do": "cancel"},))
    answer = table.card("special", 1, play=CANCEL, effects=({"do": "cancel"},))
    table.at(1).says(0, Play(card))
    table.says(0, Pass()).says(1, Play(answer))
    table.says(0, Play(again))
    table.all_pass(until="start")
    assert table.points() == (12, 5)
    assert [table.zone(each) for each in (card, again, answer)] == ["discard"] * 3


def test_what_does_not_act_on_a_card_is_no_answer_to_it() -> None:
    table = Seats()
    card = table.card("special", 0, play=ANY_TIME, effects=GAIN)
    other = table.card("special", 1, play=ANY_TIME, effects=GAIN)
    table.at(1).says(0, Play(card)).says(0, Pass())
    assert table.refused(1, Play(other)) == "timing.reaction-direct"


def test_whom_a_card_touches_answers_first() -> None:
    table = Seats(3)
    target = table.warrior(2)
    card = table.card(
        "special",
        0,
        play={**ANY_TIME, "to": "card", "whom": {"tags": ["warrior"]}},
        effects=({"do": "wound", "who": {"role": "chosen"}},),
    )
    table.at(1).says(0, Play(card, targets=(target,)))
    assert [prompt.seat for prompt in table.prompted] == [2, 0, 1]
    table.all_pass(until="start")
    assert table.state.cards[target].wounded


def test_a_target_that_is_gone_means_that_nothing_happens() -> None:
    table = Seats()
    target = table.warrior(0)
    gun = table.card("equipment", 0, play=OWN)
    table.acting().says(0, Play(gun, targets=(target,)))
    discard(table.run, target)
    table.all_pass(until="action")
    assert table.zone(gun) == "discard"


def test_who_may_be_given_equipment() -> None:
    table = Seats()
    own, other = table.warrior(0, tags=("bauhaus",)), table.warrior(1, tags=("bauhaus",))
    wrong = table.warrior(0, tags=("capitol",))
    gun = table.card("equipment", 0, play={**OWN, "whom": {"side": "own", "tags": ["warrior", "bauhaus"]}})
    table.acting()
    for target in (other, wrong):
        table.refused(0, Play(gun, targets=(target,)))
    table.says(0, Play(gun, targets=(own,))).all_pass(until="action")
    assert table.state.cards[gun].on == own


def test_any_equipment_lifts_the_affiliation_and_not_the_kind() -> None:
    """Rule: doomtrooper-cs.equipment.any, doomtrooper-cs.equipment.any-type"""
    may = ({"do": "permit", "what": ["receive:equipment"]},)
    for demanded, legal in ((["warrior", "capitol"], True), (["warrior", "capitol", "curator"], False)):
        table = Seats()
        own = table.warrior(0, tags=("legion",), effects=may)
        gun = table.card("equipment", 0, play={**OWN, "whom": {"side": "own", "tags": demanded}})
        table.acting()
        if legal:
            table.says(0, Play(gun, targets=(own,)))
        else:
            assert table.refused(0, Play(gun, targets=(own,))) == "equipment.restricted"


@rows(
    ("kind", "tags", "rule"),
    [
        ("equipment", ("vehicle",), "vehicle.one"),
        ("equipment", ("armor",), "equipment.limit"),
        ("beast", (), "beasts.one-or-vehicle"),
        ("symmetry", (), "symmetry.own-one-copy"),
        ("ki", (), "symmetry.own-one-copy"),
    ],
)
def test_of_some_a_warrior_has_one(kind: Any, tags: tuple[str, ...], rule: str) -> None:
    """Rule: doomtrooper-cs.vehicle.one, doomtrooper-cs.equipment.limit, doomtrooper-cs.beasts.one-or-vehicle,
    doomtrooper-cs.symmetry.own-one-copy
    """
    table = Seats()
    own = table.warrior(0, tags=("legion", "mishima"))
    name = "SAME" if kind in ("symmetry", "ki") else ""
    table.on(own, kind, tags=tags, name=name)
    more = table.card(kind, 0, play=OWN, tags=tags, name=name)
    assert on_card(table.acting().run, more, own) == rule


def test_by_the_swedish_rules_a_warrior_has_any_number() -> None:
    """Rule: doomtrooper-sv.equip.any-number"""
    table = Seats(rules=SWEDISH)
    own = table.warrior(0)
    table.on(own, tags=("vehicle",))
    more = table.card("equipment", 0, play=OWN, tags=("vehicle",))
    table.acting().says(0, Play(more, targets=(own,), inside=True))


@pytest.mark.parametrize(("kind", "rule"), [("relic", "relic.unique"), ("alliance", "alliance.unique")])
def test_some_cards_are_in_play_once_across_the_table(kind: Any, rule: str) -> None:
    """Rule: doomtrooper-cs.relic.unique, doomtrooper-cs.alliance.unique"""
    table = Seats()
    table.warrior(0)
    table.card(kind, 1, "table", name="ONE", play=OWN if kind == "relic" else ANY_TIME)
    more = table.card(kind, 0, name="ONE")
    table.at(1) if kind == "alliance" else table.acting()
    assert table.refused(0, Play(more)) == rule


def test_a_player_has_one_copy_of_a_fortification() -> None:
    """Rule: doomtrooper-cs.fortification.copies"""
    table = Seats()
    table.card("fortification", 1, "squad", name="WALL", play={"to": "area", "areas": ["squad"]})
    first, second = (table.card("fortification", 0, name="WALL") for _ in range(2))
    table.acting().says(0, Play(first, area="squad")).all_pass(until="action")
    table.all_pass()
    assert (table.zone(first), table.refused(0, Play(second, area="squad"))) == ("squad", "fortification.copies")


def test_a_card_with_an_x_costs_so_much_more() -> None:
    table = Seats()
    effects = ({"do": "points", "victory": {"of": "x"}},)
    card = table.card("special", 0, play={**ANY_TIME, "price": {"x": "destiny", "step": 3}}, effects=effects)
    table.at(1)
    assert table.offered(0, "play", table.token(card)) == ["1", "2", "3"]
    table.says(0, Play(card, x=3)).all_pass(until="start")
    assert table.points() == (1, 8)


def test_cards_are_given_up_for_a_price() -> None:
    table = Seats()
    own = table.warrior(0)
    spare = table.card()
    price = {"sacrifice": {"tags": ["warrior"], "side": "own", "count": 1}, "hand": 1}
    card = table.card("special", 0, play={**ANY_TIME, "price": price}, effects=GAIN)
    table.at(1)
    assert table.refused(0, Play(card)) == "special.play"
    table.says(0, Play(card, paid=(own, spare)))
    assert [table.zone(each) for each in (own, spare)] == ["sacrificed", "discard"]


def test_a_word_changes_what_a_card_costs() -> None:
    table = Seats()
    word = {"do": "price", "of": {"tags": ["special"]}, "destiny": -2, "player": "me"}
    table.card("alliance", 0, "table", effects=(word,))
    card = table.card("special", 0, play={**ANY_TIME, "price": {"destiny": 3}}, effects=GAIN)
    table.at(1).says(0, Play(card))
    assert table.points() == (9, 5)


def test_an_ability_is_used_once_a_turn_and_answered() -> None:
    table = Seats()
    ability = {"effects": list(GAIN), "price": {"destiny": 1}, "limits": ["once-per:turn"]}
    card = table.warrior(0, abilities=(ability,))
    table.at(1).says(0, Use(card, 0))
    assert (table.window, table.points()) == ("reaction", (9, 5))
    table.all_pass(until="start")
    assert table.points() == (11, 5)
    assert table.refused(0, Use(card, 0)) == "wording.may-not"
    assert table.says(0, Pass()).refused(1, Use(card, 0)) == "term.you"


def test_an_ability_for_actions_is_used_with_actions() -> None:
    table = Seats()
    card = table.warrior(0, abilities=({"effects": list(GAIN), "when": "action", "price": {"actions": 2}},))
    table.acting().says(0, Use(card, 0)).all_pass(until="action")
    assert (table.points(), len(table.tokens())) == ((12, 5), 1)
    table = Seats()
    card = table.warrior(0, abilities=({"effects": list(GAIN), "when": "action", "price": {"actions": 2}},))
    table.acting(Token("any"))
    assert table.refused(0, Use(card, 0)) == "actions.three"


def test_an_ability_whose_condition_does_not_hold_is_refused_for_that_and_not_for_its_price() -> None:
    table = Seats()
    never = [{"cards": {"tags": ["nobody"]}}]
    ability = {"effects": list(GAIN), "when": "action", "price": {"actions": 2}, "if": never}
    card = table.warrior(0, abilities=(ability,))
    assert table.acting(Token("any")).refused(0, Use(card, 0)) == "timing.must-matter"


def test_actions_given_in_the_turn_of_another_are_taken_at_once() -> None:
    """The others wait; no window follows each of them, for the one they were given in begins anew."""
    table = Seats()
    effects = ({"do": "actions", "number": 2, "kind": "other", "at_once": True},)
    card = table.card("special", 1, play=ANY_TIME, effects=effects)
    table.at(1).says(0, Pass()).says(1, Play(card)).all_pass(until="start")
    assert isinstance(table.run.top, ActionFrame) and table.run.top.seat == 1
    table.says(1, Act("meditate")).says(1, Act("meditate"))
    assert (table.points(1), table.window, table.tokens(1)) == ((12, 5), "start", ())
    assert [prompt.seat for prompt in table.prompted] == [0, 1]


def test_actions_given_in_the_own_turn_are_added_to_the_ordinary_ones() -> None:
    table = Seats()
    effects = ({"do": "actions", "number": 3, "kind": "other", "at_once": True},)
    card = table.card("special", 0, play=ANY_TIME, effects=effects)
    table.warrior(0)
    table.at(4).says(0, Play(card)).all_pass()
    assert table.tokens() == ("other", "other", "other", "any", "any", "any")


def test_a_spell_needs_somebody_who_casts_it() -> None:
    table = Seats()
    spell = table.card("art", 0, play=ANY_TIME, tags=("exorcism",), effects=GAIN)
    table.warrior(0)
    assert table.at(1).refused(0, Play(spell)) == "art.caster-needed"
    table = Seats()
    spell = table.card("art", 0, play=ANY_TIME, tags=("exorcism",), effects=GAIN)
    caster = table.warrior(0, effects=({"do": "casts", "aspects": ["exorcism"]},))
    table.at(1).says(0, Play(spell, caster=caster)).all_pass(until="start")
    assert table.points() == (12, 5)


def test_a_card_played_on_a_player_stays_with_him() -> None:
    table = Seats()
    play = {"when": "any", "to": "player", "player": "opponent", "after": "attach"}
    card = table.card("special", 0, play=play)
    table.at(1).says(0, Play(card, player=1)).all_pass(until="start")
    here = table.state.cards[card]
    assert (here.zone, here.controller, here.player) == ("table", 0, 1)


def test_nothing_is_played_that_a_limit_forbids_a_second_time() -> None:
    table = Seats()
    play = {**ANY_TIME, "limits": ["once-per:turn"]}
    first, second = (table.card("special", 0, name="TWICE", play=play, effects=GAIN) for _ in range(2))
    table.at(1).says(0, Play(first)).all_pass(until="start")
    assert table.refused(0, Play(second)) == "precedence.card-over-rules"


def test_events_name_what_was_said() -> None:
    table = Seats()
    card = table.card("special", 0, play=ANY_TIME, effects=GAIN)
    table.at(1).says(0, Play(card))
    assert [event.command for event in table.told(ev.Said)] == [Play(card)]


# Cards that nobody has written.


def declaring() -> tuple[Seats, int, int]:
    """The first seat has a card of which only the kind is known, to be played on a warrior."""
    table = Seats(3)
    own = table.warrior(0)
    play = {"when": "any", "to": "card", "whom": {"tags": ["warrior"]}, "after": "discard"}
    card = table.card("special", 0, play=play, declared=True)
    return table.at(1), card, own


def wounds(card: int, own: int) -> Play:
    return Play(card, targets=(own,), effects=words({"do": "wound", "who": {"role": "chosen"}}))


def test_what_is_declared_happens_when_everybody_lets_it_be() -> None:
    table, card, own = declaring()
    assert table.offered(0, "play", table.token(card)) == [*GROUPS, "sentence", "terms", "when", "if", "hand"]
    table.says(0, wounds(card, own))
    assert [prompt.seat for prompt in table.prompted] == [1, 2]
    table.says(2, LetBe()).says(1, LetBe())
    assert table.window == "reaction"
    assert [prompt.seat for prompt in table.prompted] == [0]
    table.all_pass(until="start")
    assert table.state.cards[own].wounded


def test_who_reacts_is_asked_again_and_so_are_the_others() -> None:
    table, card, own = declaring()
    table.says(0, wounds(card, own)).says(2, LetBe(react=True)).says(1, LetBe())
    assert table.window == "reaction"
    assert sorted(prompt.seat for prompt in table.prompted) == [0, 1, 2]


def test_what_a_judge_lets_stand_can_be_answered() -> None:
    table, card, own = declaring()
    table.says(0, wounds(card, own)).says(1, Dispute()).says(BENCH, LetBe()).says(2, LetBe())
    assert sorted(prompt.seat for prompt in table.prompted) == [0, 1, 2]


def test_a_disputed_declaration_waits_for_a_judge() -> None:
    table, card, own = declaring()
    table.says(0, wounds(card, own)).says(1, Dispute())
    assert [(prompt.decider, prompt.judge) for prompt in table.prompted] == [(BENCH, True), (0, False)]
    assert table.refused(2, LetBe()) == "anytime.order"
    table.says(BENCH, LetBe())
    assert [prompt.seat for prompt in table.prompted] == [2]
    table.says(2, LetBe()).all_pass(until="start")
    assert table.state.cards[own].wounded


@pytest.mark.parametrize(("settles", "told"), [(LetBe(), "stands"), (Withdraw(), "handed-back")])
def test_everybody_reads_what_a_judge_decides_of_a_declaration(settles: Command, told: str) -> None:
    """A judge sits in no seat, so that no seat is named."""
    table, card, own = declaring()
    table.says(0, wounds(card, own)).says(1, Dispute()).says(BENCH, settles)
    (line,) = narrate(table.told(ev.Said)[-1], SPECTATOR)
    assert line == Line(f"doomtrooper-log-{told}")


@pytest.mark.parametrize("who", [BENCH, 0])
def test_a_declaration_is_taken_back_with_what_was_paid(who: int) -> None:
    table, card, own = declaring()
    table.says(0, wounds(card, own)).says(1, Dispute()).says(who, Withdraw())
    assert (table.zone(card), table.window) == ("hand", "start")
    assert not table.state.cards[own].wounded


def test_only_the_words_that_are_offered_can_be_declared() -> None:
    table, card, own = declaring()
    for effects in (
        words({"do": "points", "destiny": 99}),
        words({"do": "rate", "ratings": ["fight"], "sum": 99, "who": {"role": "chosen"}, "until": "turn"}),
        words(*({"do": "wound", "who": {"role": "chosen"}},) * 4),
    ):
        table.refused(0, Play(card, targets=(own,), effects=effects))
    sums = words({"do": "rate", "ratings": ["armour"], "sum": -3, "who": {"role": "chosen"}, "until": "turn"})
    table.says(0, Play(card, targets=(own,), effects=(*sums, *words({"do": "draw", "number": 2}))))


def test_a_declaration_may_have_a_sentence_beside_its_words() -> None:
    table, card, own = declaring()
    said = "He is wounded; nobody else is."
    table.says(0, replace(wounds(card, own), note=said))
    told = [line for event in table.told(ev.Said) for line in narrate(event, SPECTATOR)]
    assert said in repr(told)


def test_a_written_card_does_what_is_written() -> None:
    table = Seats()
    card = table.card("special", 0, play=ANY_TIME, effects=GAIN)
    table.at(1).refused(0, Play(card, effects=words({"do": "draw", "number": 2})))


def test_only_targets_that_can_be_paid_for_are_offered() -> None:
    """The price of a card may be the value of its target."""
    table = Seats().have(0, destiny=4)
    cheap, dear = table.warrior(1, ratings="1/1/1/3"), table.warrior(1, ratings="1/1/1/9")
    price = {"value": {"role": "chosen"}}
    play = {**ANY_TIME, "to": "card", "whom": {"tags": ["warrior"]}, "price": price}
    card = table.card("special", 0, play=play, effects=({"do": "discard", "who": {"role": "chosen"}},))
    table.at(1)
    assert table.refused(0, Play(card, targets=(dear,))) == "special.play"
    table.says(0, Play(card, targets=(cheap,)))
    assert table.points() == (1, 5)


def test_what_some_receive_at_any_time_only_they_receive_then() -> None:
    table = Seats()
    gift = table.card("symmetry", 0, play=OWN, tags=("gift",))
    table.warrior(0, tags=("legion",))
    able = table.warrior(0, tags=("legion",), effects=({"do": "permit", "what": ["any-time:gift"]},))
    other = table.warrior(0, tags=("legion",))
    table.at(4)
    assert table.refused(0, Play(gift, targets=(other,))) == "turn.card-timing"
    table.says(0, Play(gift, targets=(able,))).all_pass(until="draw")
    assert table.state.cards[gift].on == able


def test_a_card_for_either_of_two_areas_goes_to_one() -> None:
    table = Seats()
    card = table.card("fortification", 0, play={"to": "area", "areas": ["squad|cohort"]})
    table.acting()
    assert table.offered(0, "play", table.token(card)) == ["squad", "cohort"]
    table.says(0, Play(card, area="cohort")).all_pass(until="action")
    assert table.zone(card) == "cohort"
