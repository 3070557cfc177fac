"""Words that hold wherever they apply: limits of points, bars on coming in, permissions, and who is meant by them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.looks.playing import forbidding
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position.commands import Act, Chosen, Pass, Play, Split
from bot.games.doomtrooper.position.frames import Choosing, Splitting
from bot.games.values import Line
from tests.bot.games.doomtrooper.examples.real import Real
from tests.bot.games.doomtrooper.flow.seats import Seats

DISCARDED: dict[str, Any] = {"after": "discard"}


def played(table: Seats, effects: tuple[dict[str, Any], ...], seat: int = 0, **play: Any) -> int:
    """A special of a seat that does this and goes to its discard pile."""
    return table.card("special", seat, play={**DISCARDED, **play}, effects=effects)


# Points.


@pytest.mark.parametrize(("had", "has"), [(13, 14), (14, 15), (15, 15)])
def test_meditating_brings_no_more_points_than_one_may_have(had: int, has: int) -> None:
    table = Real().have(0, destiny=had)
    table.put("economic-breakdown", 0, "table")
    table.acting().says(0, Act("meditate"))
    assert table.points()[0] == has


def test_a_kill_brings_no_more_points_than_one_may_have() -> None:
    table = Seats().have(0, destiny=12)
    killer, victim = table.warrior(0, ratings="9/9/9/9"), table.warrior(1, ratings="1/1/1/8", wounded=True)
    table.card("special", 0, "table", effects=({"do": "limit", "of": "destiny", "value": 15},))
    table.acting().combat(killer, victim)
    table.all_pass().says(0, Split(2))
    assert table.points() == (15, 7)


def test_what_is_borrowed_is_owed_though_one_may_not_have_it_all() -> None:
    table = Seats().have(0, destiny=12)
    table.card("special", 0, "table", effects=({"do": "limit", "of": "destiny", "value": 15},))
    loan = played(table, ({"do": "debt", "amount": 9},))
    table.acting().says(0, Play(loan)).all_pass()
    assert (table.points()[0], table.state.players[0].debt) == (15, 9)


@pytest.mark.parametrize("lets", [False, True])
def test_a_permission_lets_a_freelancer_earn_victory_points(lets: bool) -> None:
    table = Real()
    hired, victim = table.put("ex-bauhaus-freelancer", 0, "squad"), table.warrior(1, ratings="0/0/0/8", wounded=True)
    if lets:
        table.put("reinstatement", on=hired)
    table.acting().combat(hired, victim)
    table.all_pass()
    assert (table.state.stack[-1:] != () and isinstance(table.run.top, Splitting)) is lets


# What comes into an area.


@pytest.mark.parametrize("there", [("rogue",), ()])
def test_no_imperial_joins_a_rogue_in_the_squad(there: tuple[str, ...]) -> None:
    table = Real().have(0, destiny=30)
    for name in there:
        table.put(name, 0, "squad")
    imperial = table.card("warrior", 0, ratings="3/3/3/3", tags=("imperial",))
    other = table.card("warrior", 0, ratings="3/3/3/3", tags=("bauhaus",))
    brought = table.card("warrior", 0, "discard", ratings="3/3/3/3", tags=("imperial",))
    bring = played(table, ({"do": "enter", "origin": ["discard"], "who": {"tags": ["imperial"], "count": 1}},))
    table.acting().goes_on()
    assert table.refused(0, Play(imperial, area="squad")) == "wording.may-not" if there else True
    assert table.says(0, Play(other, area="squad")).all_pass().state.cards[other].zone == "squad"
    if there:
        assert table.refused(0, Play(bring)) == "timing.must-matter"
    else:
        assert table.says(0, Play(bring)).all_pass().state.cards[brought].zone == "squad"


def test_a_rogue_joins_no_imperial_in_the_squad() -> None:
    table = Real().have(0, destiny=30)
    table.warrior(0, tags=("imperial",))
    rogue = table.put("rogue", 0, "hand")
    table.acting().goes_on()
    assert table.refused(0, Play(rogue, area="squad")) == "wording.may-not"


def test_who_does_not_share_an_area_is_brought_there_by_no_card() -> None:
    bar = {"do": "bar", "what": ["share-area"], "whom": {"tags": ["name:rival"]}}
    enter = {"do": "enter", "origin": ["discard"], "to": "cohort", "who": {"tags": ["warrior"], "count": 1}}
    for barred in (False, True):
        table = Seats()
        table.warrior(0, "cohort", tags=("legion",), effects=(bar,) if barred else ())
        rival = table.card("warrior", 0, "discard", name="rival", ratings="3/3/3/3", tags=("legion",))
        bring = played(table, (enter,))
        table.acting()
        if barred:
            assert table.refused(0, Play(bring)) == "timing.must-matter"
        else:
            assert table.says(0, Play(bring)).all_pass().state.cards[rival].zone == "cohort"


def test_listen_up_keeps_equipment_from_being_played_to_an_area_alone() -> None:
    table = Real()
    bearer = table.warrior(0)
    table.put("listen-up", 0, "table", player=0)
    walker = table.card("equipment", 0, play={"to": "area", "areas": ["squad"]})
    blade = table.card("equipment", 0, play={"to": "card", "whom": {"tags": ["warrior"]}, "after": "attach"})
    table.acting().goes_on()
    assert table.refused(0, Play(walker, area="squad")) == "wording.may-not"
    assert table.says(0, Play(blade, targets=(bearer,))).all_pass().state.cards[blade].on == bearer


def test_a_refusal_names_the_card_that_forbids_playing_another_and_no_card_that_does_not() -> None:
    table = Real()
    table.warrior(0)
    barring = table.put("listen-up", 0, "table", player=0)
    walker = table.card("equipment", 0, play={"to": "area", "areas": ["squad"]})
    special = played(table, ({"do": "debt", "amount": 9},))
    case = table.acting().goes_on().run
    named = forbidding.refusal(case, 0, walker, "wording.may-not").line
    assert named.key == "doomtrooper-no-wording-may-not-by"
    assert named.args == {"count": 1, "cards": (labels.card(case, barring, 0),)}
    assert forbidding.refusal(case, 0, special, "wording.may-not").line == Line("doomtrooper-no-wording-may-not")


# Who is meant.


def test_what_a_warrior_has_become_decides_what_he_may_not_have_any_more() -> None:
    becomes = {"do": "kind", "who": {"role": "chosen"}, "lose": ["affiliation"], "gain": ["legion"], "until": "game"}
    drops = {"do": "discard", "who": {"marks": ["unfit"], "on": {"role": "chosen"}}}
    table = Seats()
    man = table.warrior(0, tags=("bauhaus",))
    own = table.on(man, play={"to": "card", "whom": {"tags": ["warrior", "bauhaus"]}, "after": "attach"})
    free = table.on(man, play={"to": "card", "whom": {"tags": ["warrior"]}, "after": "attach"})
    card = played(table, (becomes, drops), to="card", whom={"tags": ["warrior"]})
    table.acting().says(0, Play(card, targets=(man,))).all_pass()
    assert "bauhaus" not in tags(table.run, man)
    assert [table.state.cards[one].zone for one in (own, free)] == ["discard", "squad"]


def test_phantasm_takes_the_ratings_of_one_warrior_whom_its_player_chooses() -> None:
    table = Real().have(0, destiny=30)
    mage = table.warrior(0, tags=("brotherhood",), effects=({"do": "casts", "aspects": ["all"]},))
    model, foe = (
        table.warrior(0, tags=("brotherhood",), ratings="7/8/9/10"),
        table.warrior(1, "cohort", tags=("legion",)),
    )
    phantasm = table.put("phantasm", 0, "hand")
    table.acting().fighting(mage, foe).says(0, Play(phantasm, caster=mage)).settled()
    table.says(0, Chosen((0,))).settled()
    frame = table.run.top
    assert isinstance(frame, Choosing)
    assert (frame.what, set(frame.options)) == ("counted", {mage, model})
    table.says(0, Chosen((model,))).settled()
    assert [rating(table.run, mage, which) for which in ("fight", "shoot", "armour", "value")] == [7, 8, 9, 10]


def test_a_mission_of_a_player_is_moved_to_the_one_who_is_named() -> None:
    table = Real()
    mission = table.card("mission", 1, "table", player=1)
    transfer = table.put("file-transfer", 0, "hand")
    table.at(4).goes_on().says(0, Play(transfer, targets=(mission,))).all_pass()
    table.says(0, Chosen((0,))).all_pass()
    assert (table.state.cards[mission].player, table.state.cards[mission].controller) == (0, 1)


def test_a_mission_of_a_player_stays_his_once_something_is_named_for_it() -> None:
    table = Real()
    mission = table.put("solidarity", 0, "hand")
    table.acting().says(0, Play(mission, player=1)).all_pass().says(0, Chosen((0,))).all_pass()
    assert (table.state.cards[mission].player, table.state.cards[mission].named) == (1, ("bauhaus",))


@pytest.mark.parametrize("seats", [2, 3])
def test_each_player_takes_a_way_of_his_own(seats: int) -> None:
    gains = {"do": "points", "player": "that", "destiny": 5}
    table = Seats(seats)
    card = played(table, ({"do": "choose", "by": "each", "ways": [[gains], []]},))
    table.acting().says(0, Play(card)).all_pass()
    for seat in range(seats):
        table.says(seat, Chosen((seat % 2,)))
    table.all_pass()
    assert [table.points(seat)[0] for seat in range(seats)] == [15 if seat % 2 == 0 else 10 for seat in range(seats)]


def test_warriors_on_the_outpost_go_to_the_side_they_belong_to() -> None:
    table = Real()
    mine, theirs = table.warrior(0, "outpost", tags=("bauhaus",)), table.warrior(1, "outpost", tags=("legion",))
    off = table.put("get-off-that-rock", 0, "hand")
    table.at(4).goes_on().says(0, Play(off)).all_pass()
    lie = [(table.state.cards[one].zone, table.state.cards[one].controller) for one in (mine, theirs)]
    assert lie == [("squad", 0), ("cohort", 1)]


# What is played at once, answered and looked for.


def test_a_fortification_that_is_played_at_once_lies_in_its_area() -> None:
    table = Seats().have(0, destiny=10)
    fort = table.card("fortification", 0, "discard", play={"to": "area", "areas": ["squad"], "price": {"destiny": 2}})
    word = {"do": "play", "origin": ["discard"], "who": {"tags": ["fortification"], "count": 1}}
    summon = played(table, (word,))
    table.acting().says(0, Play(summon)).all_pass().says(0, Chosen((fort,))).all_pass()
    assert (table.state.cards[fort].zone, table.points()[0]) == ("squad", 8)


def test_a_spell_is_turned_on_the_one_who_cast_it() -> None:
    table = Real().have(1, destiny=10)
    victim = table.warrior(0)
    mage = table.warrior(1, tags=("brotherhood",), effects=({"do": "casts", "aspects": ["all"]},))
    play = {"when": "any", "to": "card", "whom": {"tags": ["warrior"]}, "after": "discard"}
    wound = ({"do": "wound", "who": {"role": "chosen"}},)
    spell = table.card("art", 1, tags=("aspect:kinetics",), play=play, effects=wound)
    reflection = table.put("reflection", 0, "hand")
    table.at(4).goes_on().says(0, Pass()).says(1, Play(spell, targets=(victim,), caster=mage))
    table.plays(0, reflection).all_pass().says(0, Chosen((0,))).all_pass()
    assert (table.state.cards[victim].wounded, table.state.cards[mage].wounded) == (False, True)


def test_a_card_that_nothing_cancels_does_what_it_says() -> None:
    keeps = {"do": "protect", "against": ["cancelled"], "strength": "never"}
    for kept in (False, True):
        table = Real()
        card = played(table, ({"do": "points", "destiny": 3}, *((keeps,) if kept else ())))
        answer = played(table, ({"do": "cancel"},), 1, when="reaction", on={"event": "played"})
        table.acting().says(0, Play(card)).plays(1, answer).all_pass()
        assert table.points()[0] == (13 if kept else 10)


def test_spellbound_closes_the_library_of_one_player_alone() -> None:
    for bound in (0, 1):
        table = Real()
        for seat in (0, 1):
            table.card("equipment", seat, "library")
        table.put("spellbound", 0, "table", player=bound)
        find = played(table, ({"do": "fetch", "origin": ["library"], "who": {"tags": ["equipment"]}},))
        asked = table.acting().says(0, Play(find)).all_pass().run.top
        assert isinstance(asked, Choosing)
        assert (asked.kind == "cards") is (bound == 1)


def test_whoever_drives_stands_behind_a_fortification_where_a_card_lets_him() -> None:
    for lets in (False, True):
        table = Real()
        driver = table.warrior(0, inside=True)
        table.on(driver, tags=("vehicle",))
        adds = {"do": "rate", "who": {"side": "own", "tags": ["warrior"]}, "ratings": ["armour"], "sum": 3}
        table.card("fortification", 0, "squad", effects=(adds,))
        if lets:
            table.put("urban-tactics", 0, "table", player=0)
        table.acting().goes_on()
        assert rating(table.run, driver, "armour") == (8 if lets else 5)


def test_a_second_warrior_of_a_name_costs_nothing_where_they_are_copied() -> None:
    table = Real().have(0, destiny=0)
    table.put("replicant-lab", 0, "cohort")
    table.card("warrior", 0, "cohort", name="one", ratings="3/3/3/5", tags=("legion",))
    twin = table.card("warrior", 0, "hand", name="one", ratings="3/3/3/5", tags=("legion",))
    other = table.card("warrior", 0, "hand", name="two", ratings="3/3/3/5", tags=("legion",))
    table.acting().goes_on()
    assert table.refused(0, Play(other)) == "recruit.cost"
    assert table.says(0, Play(twin, area="cohort")).all_pass().state.cards[twin].zone == "cohort"
