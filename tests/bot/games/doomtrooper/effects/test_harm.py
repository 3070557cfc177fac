"""Deeds that wound, kill, heal and take cards off the table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.acts.happening import ends
from bot.games.doomtrooper.position.frames import Hit, Playing, Splitting
from tests.bot.games.doomtrooper.table import Table

CHOSEN = {"role": "chosen"}
ANY = {"tags": ["warrior"], "count": 1}


def test_a_wound_wounds_and_a_second_one_kills() -> None:
    table = Table()
    one, other = table.warrior(1), table.warrior(1, wounded=True)
    source = table.card()
    table.do({"do": "wound", "who": {"role": "chosen"}}, card=source, targets=(one, other))
    assert table.state.cards[one].wounded
    assert table.zone(other) == "discard"


def test_who_kills_by_a_card_that_pays_splits_the_points() -> None:
    table = Table()
    one = table.warrior(1, ratings="1/1/1/4")
    source = table.card()
    table.do({"do": "kill", "points": True, "who": CHOSEN}, card=source, targets=(one,))
    frame = table.run.top
    assert isinstance(frame, Splitting)
    assert [(earned.seat, earned.points) for earned in frame.earned] == [(0, 4)]


def test_one_of_several_is_chosen_and_one_alone_is_not_asked_for() -> None:
    table = Table()
    source = table.card()
    one = table.warrior(1)
    table.do({"do": "wound", "who": ANY}, card=source)
    assert table.state.cards[one].wounded
    table = Table()
    source = table.card()
    one, other = table.warrior(1), table.warrior(1)
    table.do({"do": "wound", "who": ANY}, card=source)
    assert (table.asked().seat, table.asked().options) == (0, (one, other))
    table.answer(other)
    assert [table.state.cards[card].wounded for card in (one, other)] == [False, True]


def test_the_opponent_chooses_where_the_card_says_so() -> None:
    table = Table()
    source = table.card()
    one, _ = table.warrior(1), table.warrior(1)
    table.do({"do": "discard", "who": ANY | {"by": "opponent"}}, card=source)
    assert table.asked().seat == 1
    table.answer(one)
    assert table.zone(one) == "discard"


def test_the_immune_and_the_protected_suffer_nothing() -> None:
    table = Table()
    source = table.card("art")
    immune = table.warrior(1, effects=({"do": "immune", "to": ["art"]},))
    kept = table.warrior(1, effects=({"do": "protect", "against": ["killed"]},))
    plain = table.warrior(1)
    table.do({"do": "kill", "who": {"tags": ["warrior"]}}, card=source)
    assert [table.zone(card) for card in (immune, kept, plain)] == ["squad", "squad", "discard"]


def test_a_sure_death_is_kept_away_by_never_alone() -> None:
    for strength, zone in (("plain", "discard"), ("never", "squad")):
        table = Table()
        source = table.card()
        one = table.warrior(1, effects=({"do": "protect", "against": ["killed"], "strength": strength},))
        table.do({"do": "kill", "sure": True, "who": CHOSEN}, card=source, targets=(one,))
        assert table.zone(one) == zone


def test_healing_takes_the_wound_and_saves_from_the_blow_of_a_combat() -> None:
    table = Table()
    source = table.card()
    one = table.warrior(wounded=True)
    table.do({"do": "heal", "who": CHOSEN}, card=source, targets=(one,))
    assert not table.state.cards[one].wounded
    table = Table()
    source = table.card()
    one, other = table.warrior(), table.warrior(1)
    combat = table.combat(one, other)
    table.stack[-1] = replace(combat, hits=(Hit(one, other),))
    table.do({"do": "heal", "saves": True, "who": CHOSEN}, card=source, targets=(one,))
    assert table.state.stack[-1].hits == ()  # type: ignore[union-attr]


def test_what_is_discarded_takes_its_attachments_along() -> None:
    table = Table()
    source = table.card()
    one = table.warrior(1)
    gear = table.on(one)
    table.do({"do": "discard", "who": CHOSEN}, card=source, targets=(one,))
    assert [table.zone(card) for card in (one, gear)] == ["discard", "discard"]


@pytest.mark.parametrize(("word", "zone"), [("sacrifice", "sacrificed"), ("return", "hand")])
def test_cards_leave_for_the_place_that_the_word_names(word: str, zone: str) -> None:
    table = Table()
    source = table.card()
    one = table.warrior(1)
    table.do({"do": word, "who": CHOSEN}, card=source, targets=(one,))
    assert table.zone(one) == zone


def test_who_pays_keeps_his_warrior() -> None:
    table = Table()
    source = table.card()
    one, other = table.warrior(1), table.warrior(1)
    table.do({"do": "discard", "who": {"side": "opponent", "tags": ["warrior"]}, "unless": {"destiny": 6}}, card=source)
    assert table.asked().seat == 1
    table.answer(1)
    table.answer(0)
    assert [table.zone(card) for card in (one, other)] == ["squad", "discard"]
    assert table.state.players[1].destiny == 4


def test_what_need_not_happen_happens_only_if_it_is_wanted() -> None:
    for said, zone in ((0, "squad"), (1, "discard")):
        table = Table()
        source = table.card()
        one = table.warrior(1)
        table.do({"do": "discard", "who": CHOSEN, "optional": True}, card=source, targets=(one,))
        table.answer(said)
        assert table.zone(one) == zone


def test_a_target_that_is_gone_is_not_harmed_and_nothing_breaks() -> None:
    table = Table()
    source = table.card()
    one = table.warrior(1, "discard")
    table.do({"do": "wound", "who": CHOSEN}, {"do": "kill", "who": CHOSEN}, card=source, targets=(one,))
    assert not table.state.cards[one].wounded


def test_a_deed_may_hang_on_the_one_before() -> None:
    words = ({"do": "discard", "who": CHOSEN}, {"do": "points", "destiny": 2, "if": [{"did": True}]})
    for protected, destiny in ((False, 12), (True, 10)):
        table = Table()
        source = table.card()
        effects = ({"do": "protect", "against": ["discarded"]},) if protected else ()
        one = table.warrior(1, effects=effects)
        table.do(*words, card=source, targets=(one,))
        assert table.state.players[0].destiny == destiny


def test_a_fighter_is_prevented_from_harm_once() -> None:
    table = Table()
    source = table.card()
    one = table.warrior()
    table.do({"do": "prevent", "what": "harm", "who": CHOSEN}, card=source, targets=(one,))
    table.do({"do": "wound", "who": CHOSEN}, card=source, targets=(one,))
    assert not table.state.cards[one].wounded
    table.do({"do": "wound", "who": CHOSEN}, card=source, targets=(one,))
    assert table.state.cards[one].wounded


def test_a_cure_that_answers_a_wound_keeps_it_away_and_is_used_up() -> None:
    table = Table()
    wound, cure = table.card("special", 1, "stack"), table.card()
    one = table.warrior()
    table.stack += [Playing(1, wound, targets=(one,), at=1), Playing(0, cure, targets=(one,), at=1)]
    table.do({"do": "heal", "who": CHOSEN}, card=cure, targets=(one,))
    table.run.pop()
    table.do({"do": "wound", "who": CHOSEN}, card=wound, targets=(one,))
    assert not table.state.cards[one].wounded
    assert table.state.lasting == ()


def test_what_was_kept_ready_for_an_answer_ends_with_what_was_played() -> None:
    table = Table()
    wound, cure = table.card("special", 1, "stack"), table.card()
    one = table.warrior()
    table.stack += [Playing(1, wound, targets=(one,), at=1), Playing(0, cure, targets=(one,), at=1)]
    table.do({"do": "heal", "who": CHOSEN}, card=cure, targets=(one,))
    ends.answers_over(table.run)
    assert len(table.state.lasting) == 1
    table.run.pop()
    table.run.pop()
    ends.answers_over(table.run)
    assert not table.state.lasting


def test_a_card_is_cancelled_by_what_answers_it() -> None:
    table = Table()
    wound, noise = table.card("special", 1, "stack"), table.card()
    table.stack += [Playing(1, wound, at=1), Playing(0, noise, at=1)]
    table.do({"do": "cancel", "to": "hand"}, card=noise)
    frame = table.state.stack[-2]
    assert isinstance(frame, Playing)
    assert (frame.cancelled, frame.goes) == (True, "hand")


def test_a_stolen_card_works_for_who_stole_it_on_targets_of_his_own() -> None:
    table = Table()
    wound = table.card(
        "special",
        1,
        "stack",
        play={"to": "card", "whom": {"side": "opponent", "tags": ["warrior"]}, "after": "discard"},
        effects=({"do": "wound", "who": CHOSEN},),
    )
    thief = table.card()
    mine, theirs = table.warrior(), table.warrior(1)
    table.stack += [Playing(1, wound, targets=(mine,), at=1), Playing(0, thief, at=1)]
    table.do({"do": "cancel", "steal": True}, card=thief)
    assert [table.state.cards[card].wounded for card in (mine, theirs)] == [False, True]


def test_two_thieves_who_take_each_other_over_come_to_an_end() -> None:
    table = Table()
    steal = {"do": "cancel", "steal": True}
    wound = table.card("special", 1, "stack", effects=({"do": "wound", "who": CHOSEN},))
    first, second = (
        table.card("special", seat, "stack", play={"after": "discard"}, effects=(steal,)) for seat in (1, 0)
    )
    table.stack += [Playing(seat, card, at=1) for seat, card in ((1, wound), (1, first), (0, second))]
    table.do(steal, card=second)
    played = [frame for frame in table.state.stack if isinstance(frame, Playing)]
    assert [frame.cancelled for frame in played] == [True, True, False]
