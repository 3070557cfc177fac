"""Cards of which only a part was done, or nothing: each is held to the position after it.

Rule: doomtrooper-cs.precedence.card-over-rules
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.looks.holding.standing import immune
from bot.games.doomtrooper.looks.playing import plays
from bot.games.doomtrooper.looks.playing.undescribed import is_undescribed
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Chosen, Play, Split, Use
from bot.games.doomtrooper.position.frames import Combat
from bot.games.doomtrooper.words.catalogue import CardType
from bot.games.doomtrooper.words.continuous import Immune, Protect, Rate
from bot.games.doomtrooper.words.effects import is_fixed
from bot.games.doomtrooper.words.word import Word
from tests.bot.games.doomtrooper.examples.real import Real
from tests.rows import rows

IMPERIAL = ("doomtrooper", "imperial", "commander")
DONE: dict[str, Any] = {"on": {"event": "turn-end", "whose": "own"}, "mission": True}


def _mission(table: Real, reward: dict[str, Any], on: int) -> int:
    return table.card("mission", on=on, play={"to": "card"}, abilities=({**DONE, "effects": [reward]},))


@rows("reward", [{"do": "points", "victory": 4}, {"do": "points", "earned": 4}])
@rows("where", ["on him", "elsewhere", "elsewhere, and one on him"])
def test_hatamoto_has_no_reward_for_other_missions_while_one_lies_on_him(reward: dict[str, Any], where: str) -> None:
    table = Real()
    hatamoto, other = table.put("hatamoto"), table.warrior(0)
    done = _mission(table, reward, hatamoto if where == "on him" else other)
    if where.endswith("one on him"):
        table.card("mission", on=hatamoto, play={"to": "card"})
    table.at(8).goes_on().all_pass()
    if table.splits:
        table.says(0, Split(4)).all_pass()
    assert table.zone(done) == "discard"
    assert table.points()[1] == 5 + (0 if where.endswith("one on him") else 4)


@pytest.mark.parametrize(
    ("tactic", "armour", "fate"), [("fight", 4, "dead"), ("fight", 5, "wounded"), ("shoot", 5, "well")]
)
def test_the_mandible_cuts_in_close_combat_alone(tactic: str, armour: int, fate: str) -> None:
    """With it he fights with 10, more than twice an armour of 4."""
    table = Real()
    own, foe = table.warrior(0, "squad", "5/4/9/4", tags=IMPERIAL), table.warrior(1, "cohort", f"1/1/{armour}/4")
    table.put("mandible-sa-sg-7200-shotgun", on=own)
    table.acting().fighting(own, foe, tactic=tactic)
    assert table.rated(own)[:2] == ((10, 4) if tactic == "fight" else (5, 4))
    table.all_pass()
    assert table.fate(foe) == fate


@rows("kind", ["art", "symmetry", "special"])
@rows("mine", [True, False])
def test_who_is_untouchable_loses_nothing_by_the_art_and_symmetry_of_others(kind: CardType, *, mine: bool) -> None:
    table = Real(3)
    caster = table.warrior(0, tags=("brotherhood",), effects=({"do": "casts", "aspects": ["all"]},))
    table.put("untouchable", 1, "table", player=0 if mine else 1)
    loses = {"do": "points", "player": "each", "destiny": -3}
    card = table.card(kind, play={"when": "any", "after": "discard"}, effects=(loses,))
    table.have(1, destiny=10).have(2, destiny=10).at(4).goes_on()
    table.says(0, Play(card, caster=caster if kind == "art" else -1)).all_pass(until="draw")
    spared = kind != "special" and not mine
    assert [table.points(seat)[0] for seat in (0, 1, 2)] == [7, 10 if spared else 7, 7]


def test_art_is_not_played_on_a_player_whom_it_does_not_touch() -> None:
    table = Real(3)
    caster = table.warrior(0, tags=("brotherhood",), effects=({"do": "casts", "aspects": ["all"]},))
    table.put("untouchable", 1, "table", player=1)
    told = {"when": "any", "after": "discard", "to": "player"}
    card = table.card("art", play=told, effects=({"do": "points", "player": "chosen", "victory": -1},))
    table.have(1, victory=3).have(2, victory=3).at(4).goes_on()
    assert table.refused(0, Play(card, player=1, caster=caster)) == "target.general"
    table.says(0, Play(card, player=2, caster=caster)).settled()
    assert [table.points(seat)[1] for seat in (1, 2)] == [3, 2]


def _with_ox(turns: int) -> tuple[Real, int]:
    table = Real()
    own = table.warrior(0, "cohort", tags=("legion", "crescentia"))
    table.warrior(1)
    for seat in (0, 1):
        table.have(seat, turns=turns)
    return table.acting(), table.put("support-artillery-ox", on=own)


def test_the_ox_strikes_at_a_player_though_somebody_defends_him() -> None:
    table, ox = _with_ox(turns=1)
    table.says(0, Use(ox, 0, player=1)).all_pass()
    if table.splits:
        table.says(0, Split(3))
    assert table.points()[1] == 5 + 3


def test_the_ox_strikes_at_nobody_in_the_first_round_nor_at_its_own_player() -> None:
    table, ox = _with_ox(turns=0)
    assert table.refused(0, Use(ox, 0, player=1)) == "timing.must-matter"
    table, ox = _with_ox(turns=1)
    assert table.refused(0, Use(ox, 0, player=0)) == "target.general"


def test_bite_the_dust_attacks_whom_the_combat_wounded() -> None:
    table = Real()
    own, foe = table.warrior(0, "cohort", "5/5/20/5", tags=("legion",)), table.warrior(1)
    card = table.put("bite-the-dust", 0, "hand")
    table.acting().fighting(own, foe).all_pass(until="combat-points")
    table.plays(0, card, own).settled()
    combat = table.run.state.stack[-2]
    assert isinstance(combat, Combat)
    assert (combat.attacker, combat.defender) == (own, foe)


def test_rampage_doubles_what_a_beast_adds_by_its_print() -> None:
    table = Real()
    own, foe = table.warrior(0, "outpost", tags=("tribe", "crescentia")), table.warrior(1, "outpost", tags=("legion",))
    beast, card = table.put("support-artillery-ox", on=own), table.put("rampage", 0, "hand")
    table.acting().fighting(own, foe)
    assert table.rated(own) == (5, 5, 5 + 2)
    table.says(0, Play(card, targets=(beast,))).settled()
    assert table.rated(own) == (5, 5, 5 + 4)


@pytest.mark.parametrize("near", [True, False])
def test_the_plague_gun_wounds_another_in_the_area_of_whom_it_killed(*, near: bool) -> None:
    table = Real()
    own = table.warrior(0, "cohort", "20/20/20/5", tags=("legion", "follower:demnogonis"))
    foe = table.warrior(1, tags=("doomtrooper",))
    other = table.warrior(1, "squad" if near else "outpost", tags=("doomtrooper",))
    table.put("plague-gun", on=own)
    table.acting().fighting(own, foe, tactic="shoot").all_pass().says(0, Split(0)).all_pass()
    assert (table.fate(foe), table.fate(other)) == ("dead", "wounded" if near else "well")


def test_redeployment_transfers_whom_the_rules_let_change_area() -> None:
    table = Real()
    there, here = table.warrior(0, "outpost", tags=("doomtrooper",)), table.warrior(0, tags=("doomtrooper",))
    tribe = table.warrior(0, "outpost", tags=("tribe",))
    card = table.put("redeployment", 0, "hand")
    table.at(4).goes_on().says(0, Play(card)).settled()
    assert table.asked().options == (there,)  # Nobody changes to an Outpost that is not open, and no tribe leaves it.
    table.says(0, Chosen((there,)))
    assert [table.zone(one) for one in (there, here, tribe)] == ["squad", "squad", "outpost"]


@rows("name", ["currency-exchange", "summit-meeting", "arms-convoy", "troop-transfer"])
@rows("teams", [True, False])
def test_cards_for_teams_are_played_where_teams_play(name: str, *, teams: bool) -> None:
    table = Real(4)
    table.mode = "teams" if teams else "free"
    for seat in range(4):
        table.warrior(seat)
    card = table.put(name, 0, "hand")
    table.at(4).goes_on()
    if teams:
        assert table.may_play(0, card)
    else:
        assert table.refused(0, Play(card)) == "timing.must-matter"


@pytest.mark.parametrize("name", ["empathy", "secret-mission"])
def test_a_promise_and_a_proof_are_told_by_who_plays_the_card(name: str) -> None:
    table = Real().have(0, destiny=30)
    casts = {"do": "casts", "aspects": ["all"], "legion": True}
    table.warrior(0, tags=("legion", "follower:muawijhe"), effects=(casts,))
    table.warrior(1)
    card = table.put(name, 0, "hand")
    table.acting().goes_on()
    assert is_undescribed(table.run, card)
    assert card in tuple(plays.playable(table.run, 0))


@pytest.mark.parametrize("given", [True, False])
def test_by_the_curators_gift_a_follower_of_demnogonis_poisons_his_weapon(*, given: bool) -> None:
    table = Real()
    own = table.warrior(0, "cohort", tags=("legion", "follower:demnogonis"))
    weapon = table.on(own, tags=("weapon", "weapon:fight"))
    if given:
        table.put("the-curator-s-gift", on=own)
    poison = table.put("black-venom", 0, "hand")
    table.acting()
    if given:
        table.says(0, Play(poison, targets=(weapon,))).settled()
        assert table.state.cards[poison].on == weapon
    else:
        assert table.refused(0, Play(poison, targets=(weapon,)))


@rows("name", ["censer-drops", "lotus-blossom", "platinum-dream", "stun-grenade"])
def test_by_the_curators_gift_he_has_poisons_as_a_mortificator_and_nothing_else_of_his(name: str) -> None:
    table = Real()
    own = table.warrior(0, "cohort", tags=("legion", "follower:demnogonis"))
    table.put("the-curator-s-gift", on=own)
    card = table.put(name, 0, "hand")
    table.acting()
    if name == "stun-grenade":
        assert table.refused(0, Play(card, targets=(own,))) == "equipment.restricted"
    else:
        table.says(0, Play(card, targets=(own,))).settled()
        assert table.state.cards[card].on == own


def test_backlash_turns_what_symmetry_adds_and_leaves_what_it_takes() -> None:
    table = Real()
    own, foe = table.warrior(0, tags=("doomtrooper",)), table.warrior(1, "cohort", tags=("legion",))
    for number in (2, -1):
        rates = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": number}
        table.on(foe, "symmetry", effects=(rates,))
    card = table.put("backlash", 0, "hand")
    table.acting().fighting(own, foe)
    assert table.rated(foe)[0] == 5 + 2 - 1
    table.says(0, Play(card, targets=(foe,))).settled()
    assert table.rated(foe)[0] == 5 - 2 - 1


def test_the_red_plague_spreads_to_whoever_comes_to_the_infected_and_any_wound_kills_them() -> None:
    table = Real()
    attacker = table.warrior(0, "outpost", "9/9/20/5", tags=("tribe",))
    ill = table.warrior(1, "outpost", "1/1/9/5", tags=("doomtrooper",))
    later, last = (table.warrior(1, "squad", tags=("doomtrooper",)) for _ in range(2))
    tribe = table.warrior(1, "outpost", tags=("tribe",))
    plague = table.put("red-plague", 0, "hand")
    table.at(4).goes_on()
    table.says(0, Play(plague, area="outpost", player=1)).settled()
    for one in (later, last):
        table.do({"do": "move", "who": {"role": "chosen"}, "to": "outpost"}, targets=(one,))
        table.goes_on()
    infected = [one for one in (attacker, ill, later, last, tribe) if "infected" in table.state.cards[one].marks]
    assert infected == [ill, later, last]
    table.all_pass(until="draw").all_pass()
    table.says(0, Attack()).all_pass().says(0, Announce(attacker, ill)).all_pass().says(0, ChooseTactic("fight"))
    assert table.all_pass().fate(ill) == "dead"


@pytest.mark.parametrize(("destiny", "left"), [(10, (0, 5 + 5)), (9, (9, 5))])
def test_wartime_retribution_takes_twice_as_much_destiny_else_the_points_themselves(
    destiny: int, left: tuple[int, int]
) -> None:
    table = Real()
    own = table.warrior(0, "squad", "20/20/20/4", tags=("doomtrooper",))
    foe = table.warrior(1, "cohort", "1/1/1/5", tags=("legion",), wounded=True)
    card = table.put("wartime-retribution", 1, "hand")
    table.have(0, destiny=destiny).have(1, destiny=0)
    table.acting().fighting(own, foe).all_pass().says(0, Split(5))
    table.plays(1, card).settled()
    assert [table.points(seat) for seat in (0, 1)] == [left, (destiny - left[0], 5)]


def test_oh_yeah_puts_back_what_was_found_and_gives_another_card_by_chance() -> None:
    table = Real()
    table.warrior(0)
    table.warrior(1)
    below, wanted = (table.card("special", 0, "library", name=name) for name in ("other", "wanted"))
    fetch = {"do": "fetch", "origin": ["library"], "who": {"tags": ["name:wanted"], "count": 1}}
    search = table.card("special", play={"when": "any", "after": "discard"}, effects=(fetch,))
    answer = table.put("oh-yeah", 1, "hand")
    table.at(4).goes_on()
    assert table.refused(1, Play(answer)) == "anytime.order"
    table.says(0, Play(search)).settled().says(0, Chosen((wanted,)))
    assert table.zone(wanted) == "hand"
    table.plays(1, answer).settled()
    assert (table.zone(wanted), table.zone(below)) == ("library", "hand")
    assert table.state.libraries[0][0] == wanted


def _passing() -> Iterator[tuple[str, Word]]:
    """The words of cards that go to a pile, and of abilities that are used."""
    for card in own_catalogue().values():
        text = card.text
        if text is None:
            continue
        used = [word for ability in text.abilities if ability.on is None for word in ability.effects]
        played = text.effects if card.play.after in ("discard", "sacrifice") else ()
        yield from ((card.code, word) for word in (*played, *used))


def test_what_a_passing_card_gives_is_for_those_who_are_in_play_then() -> None:
    """A selector of a place or of a part in a combat follows it; others are settled as the words begin.

    Rule: doomtrooper-cs.term.in-play-now
    """
    gives = (Rate, Immune, Protect)
    wide = [(code, word) for code, word in _passing() if isinstance(word, gives) and not is_fixed(word)]
    assert [code for code, word in wide if not (word.who.marks or word.who.zones)] == []


def test_strength_of_will_covers_nobody_who_comes_later() -> None:
    table = Real()
    here = table.warrior(0, tags=("doomtrooper",))
    gift = table.card("symmetry", 1)
    card = table.put("strength-of-will", 0, "hand")
    late = table.warrior(0, "hand", tags=("doomtrooper",))
    table.at(4).goes_on().says(0, Play(card)).settled()
    table.do({"do": "enter", "who": {"tags": ["warrior"], "count": 1}}, card=here)
    table.answer(late)
    assert table.zone(late) == "squad"
    assert [immune(table.run, one, gift) for one in (here, late)] == [True, False]
