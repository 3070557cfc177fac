"""A card works on the cards chosen as it is played, and nothing is offered on which it could not."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.looks.playing import plays
from bot.games.doomtrooper.position.commands import Announce, Attack, Chosen, Play, Use
from bot.games.doomtrooper.position.frames import Choosing
from tests.bot.games.doomtrooper.examples.real import Real

CASTS: tuple[dict[str, Any], ...] = ({"do": "casts", "aspects": ["all"]},)
HURTS: tuple[dict[str, Any], ...] = ({"do": "rate", "who": {"tags": ["warrior"]}, "ratings": ["armour"], "sum": -2},)
SAYS: dict[str, Any] = {"when": "any", "after": "discard"}
VAIN = "timing.must-matter"


class Cursed(Real):
    """A player who casts fights against the Legion, and two gifts of his opponent's lower every armour."""

    def __init__(self, gifts: int = 2) -> None:
        super().__init__()
        self.have(0, destiny=20)
        self.mage = self.warrior(0, tags=("doomtrooper", "brotherhood"), effects=CASTS)
        self.foe = self.warrior(1, "cohort", tags=("legion",))
        self.bystander = self.warrior(1, "cohort", tags=("legion",))
        self.gifts = [
            self.card("symmetry", 1, "table", name=f"gift{at}", tags=("gift",), effects=HURTS) for at in range(gifts)
        ]


def test_an_exorcism_keeps_away_the_gift_that_was_chosen_and_no_other() -> None:
    table = Cursed()
    spell = table.put("exorcise-dark-influences", 0, "hand")
    table.acting().fighting(table.mage, table.foe)
    table.plays(0, spell, table.mage, caster=table.mage, x=1).settled()
    assert isinstance(table.run.top, Choosing)
    before = table.rated(table.mage)[2]
    table.says(0, Chosen((table.gifts[1],))).settled()
    assert table.rated(table.mage)[2] == before + 2


def test_an_exorcism_without_a_gift_on_the_table_is_refused() -> None:
    table = Cursed(gifts=0)
    spell = table.put("exorcise-dark-influences", 0, "hand")
    table.acting().fighting(table.mage, table.foe)
    assert table.refused(0, Play(spell, targets=(table.mage,), caster=table.mage, x=1)) == VAIN


def test_a_card_to_which_a_fighter_is_immune_still_touches_those_who_do_not_fight() -> None:
    table = Cursed(gifts=1)
    shield = {"do": "immune", "who": {"role": "bearer"}, "to": ["symmetry"]}
    table.on(table.mage, "special", effects=(shield,))
    table.acting().fighting(table.mage, table.foe)
    assert [table.rated(card)[2] for card in (table.mage, table.foe, table.bystander)] == [5, 5, 3]


def test_command_offers_only_those_whom_the_commanded_can_fight() -> None:
    table = Cursed(gifts=0)
    table.have(0, destiny=30)
    barred = table.warrior(0, tags=("bauhaus", "never-combat"))
    spell = table.put("command", 0, "hand")
    table.acting().plays(0, spell, table.foe, caster=table.mage).settled()
    frame = table.run.top
    assert isinstance(frame, Choosing)
    assert set(frame.options) == {table.mage, table.bystander}
    assert barred not in frame.options


def test_equipment_is_teleported_within_the_area_and_to_another_bearer() -> None:
    table = Real().have(0, destiny=9)
    mage = table.warrior(0, tags=("doomtrooper", "brotherhood"), effects=CASTS)
    gun, far = table.on(mage, name="gun"), table.warrior(0, "outpost", tags=("doomtrooper",))
    near = [table.warrior(0, tags=("doomtrooper",)) for _ in range(2)]
    spell = table.put("teleportation", 0, "hand")
    table.at(4).plays(0, spell, caster=mage, x=1).settled()
    table.says(0, Chosen((0,)))
    frame = table.run.top
    assert isinstance(frame, Choosing)
    assert (set(frame.options), far in frame.options) == (set(near), False)
    table.says(0, Chosen((near[1],))).settled()
    assert table.state.cards[gun].on == near[1]


@pytest.mark.parametrize("announced", [False, True])
def test_blind_fury_is_played_before_who_fights_is_announced(announced: bool) -> None:
    table = Real()
    own, foe = table.warrior(0, tags=("bauhaus",)), table.warrior(1, tags=("capitol",))
    rage = table.put("blind-fury", 0, "hand")
    table.acting().says(0, Attack())
    if announced:
        table.all_pass().says(0, Announce(own, foe))
    assert (rage in plays.playable(table.goes_on().run, 0)) is not announced


def test_what_merely_stays_lies_on_the_table_and_leaves_with_neither_of_those_it_is_about() -> None:
    table = Real()
    pair = [table.warrior(seat, tags=("doomtrooper",)) for seat in (0, 1)]
    card = table.put("attraction", 0, "hand")
    table.at(4).plays(0, card, *pair).settled()
    lies = table.state.cards[card]
    assert (lies.zone, lies.on, lies.chosen) == ("table", -1, tuple(pair))


def test_points_are_lost_by_each_opponent_for_what_stands_on_his_own_side() -> None:
    table = Real(seats=3)
    for seat, number in ((0, 1), (1, 2), (2, 3)):
        for _ in range(number):
            table.warrior(seat, tags=("doomtrooper", "brotherhood"))
    tithe = table.put("tithe", 0, "hand")
    table.acting().plays(0, tithe).settled()
    assert [table.state.players[seat].destiny for seat in range(3)] == [20, 6, 4]


def test_each_player_chooses_for_himself() -> None:
    table = Real()
    card = table.put("desperate-times", 0, "hand")
    table.at(4).plays(0, card).settled()
    table.says(0, Chosen((1,))).says(1, Chosen((0,))).settled()
    assert [table.state.players[seat].destiny for seat in (0, 1)] == [10, 35]


@pytest.mark.parametrize(("actions", "destiny"), [(3, 10), (0, 5)])
def test_one_of_two_prices_of_an_ability_is_paid(actions: int, destiny: int) -> None:
    table = Real()
    own = table.warrior(0, "cohort", tags=("legion",))
    gun = table.put("nazgaroth", on=own, marks=("unloaded",))
    if actions:
        table.acting()
    else:
        table.at(4).goes_on()
    table.says(0, Use(gun, 1, either=0 if actions else 1)).settled()
    left = table.state.players[0]
    assert (table.state.cards[gun].marks, left.destiny, len(left.tokens)) == ((), destiny, max(0, actions - 1))


def test_an_area_that_a_card_is_played_to_is_the_one_its_words_speak_of() -> None:
    table = Real()
    mine, theirs, beside = table.warrior(0), table.warrior(1), table.warrior(1, "cohort", tags=("legion",))
    card = table.put("combat-fatigue", 0, "hand")
    table.acting().plays(0, card, player=1, area="squad").settled()
    assert [table.rated(one) for one in (mine, theirs, beside)] == [(5, 5, 5), (2, 2, 2), (5, 5, 5)]


def test_a_hired_warrior_is_of_his_former_corporation_again() -> None:
    table = Real()
    one = table.put("ex-bauhaus-freelancer", 0)
    assert "freelancer" in tags(table.run, one)
    table = Real()
    one = table.put("ex-bauhaus-freelancer", 0)
    table.put("reinstatement", 0, on=one)
    assert {"bauhaus"} <= tags(table.run, one)
    assert "freelancer" not in tags(table.run, one)
