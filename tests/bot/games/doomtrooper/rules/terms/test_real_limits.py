"""Rules that bound what real cards may do: each test is named after the rule that it shows."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.looks.fighting.able import refusal as attack_refusal
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.commands import Announce, Attack, Chosen, Pass, Play, Sabotages
from bot.games.doomtrooper.position.frames import Choosing
from bot.games.doomtrooper.position.state import Token
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.examples.real import Real
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.rules.combat.fights import CHOSEN, WARRIOR, Fight
from tests.rows import rows

PROPHET: dict[str, Any] = {"tags": ("prophet", "tribe", "crescentia")}


def defended(zone: str = "discard", *, repudiate: bool = True) -> tuple[Real, int, int, int]:
    """A card of the first player is answered with Miscommunication; he holds Summon Spell and a warrior who casts it.

    Args:
        zone: where Repudiate, or a spell that answers nothing, lies.
    """
    table = Real()
    table.warrior(0, effects=({"do": "casts", "aspects": ["all"]},))
    gain = table.card("special", 0, play={"when": "any", "after": "discard"}, effects=({"do": "points", "victory": 2},))
    noise, summon = table.put("miscommunication", 1, "hand"), table.put("summon-spell", 0, "hand")
    spell = table.put("repudiate", 0, zone) if repudiate else table.card("art", 0, zone, play={"when": "any"})
    table.at(1).plays(0, gain).plays(1, noise)
    while table.run.top.order[table.run.top.at] != 0:  # type: ignore[union-attr]
        table.says(1, Pass())
    return table, summon, spell, noise


def answered(table: Real) -> Real:
    """Everybody passes; where a card is asked for, the first one is taken."""
    for _ in range(8):
        table.all_pass(until="start")
        if table.window == "start":
            break
        frame = table.asked()
        table.says(frame.seat, Chosen(frame.options[:1]))
    return table


@pytest.mark.parametrize(("zone", "way"), [("discard", 0), ("library", -1)])
def test_timing_reaction_art(zone: str, way: int) -> None:
    """Who has no spell in the hand fetches one: it cancels what cancelled his card, not the spell that brought it."""
    table, summon, spell, noise = defended(zone)
    assert table.may_play(0, summon)
    table.says(0, Play(summon, caster=0)).settled()
    if zone == "discard":
        # Where no spell is on the open pile, that way is not offered.
        table.says(0, Chosen((way,))).goes_on()
    assert table.asked().what == "play"
    answered(table)
    assert (table.points()[1], table.zone(noise)) == (7, "discard")
    assert [table.zone(card) for card in (summon, spell)] == ["sacrificed", "sacrificed"]


def test_only_a_spell_that_answers_is_fetched_in_answer() -> None:
    """Rule: doomtrooper-cs.timing.reaction-art"""
    table, summon, _, _ = defended(repudiate=False)
    assert table.refused(0, Play(summon, caster=0)) == "timing.reaction-direct"
    table, summon, spell, _ = defended("library", repudiate=False)
    table.says(0, Play(summon, caster=0)).settled()
    assert spell not in table.asked().options
    answered(table)
    assert (table.points()[1], table.zone(spell)) == (5, "library")


def test_a_special_card_is_answered_out_of_the_hand_alone() -> None:
    """Rule: doomtrooper-cs.timing.reaction-special"""
    table = Seats()
    noise: dict[str, Any] = {"when": "reaction", "on": {"event": "played"}, "after": "discard"}
    table.card("special", 0, "discard", play=noise, effects=({"do": "cancel"},))
    fetch = {"do": "play", "who": {"tags": ["special"], "count": 1}, "origin": ["discard"]}
    finder = table.card("special", 0, play={"when": "any", "after": "discard"}, effects=(fetch,))
    gain = table.card("special", 1, play={"when": "any", "after": "discard"}, effects=({"do": "points", "victory": 2},))
    table.at(1).says(0, Pass()).says(1, Play(gain)).goes_on()
    assert table.refused(0, Play(finder)) == "timing.reaction-direct"


ANYBODY = {"do": "permit", "what": ["attack:any"]}


@rows(("area", "crosses"), [("squad", True), ("outpost", False)])
@rows("fighter", ["attacker", "defender"])
def test_precedence_rules_over_card(area: str, fighter: str, *, crosses: bool) -> None:
    """A card may exchange a fighter for anybody, but for nobody beyond the border of the Outpost."""
    table = Fight()
    other = table.warrior(0 if fighter == "attacker" else 1, area)
    word = {"do": "replace", "fighter": fighter, "by": CHOSEN, "any": True}
    play = {"when": "any", "to": "card", "whom": WARRIOR, "after": "discard"}
    swap = table.card("special", 0, play=play, effects=(word,))
    table.announced()
    if not crosses:
        assert table.refused(0, Play(swap, targets=(other,))) == "timing.must-matter"
        return
    table.says(0, Play(swap, targets=(other,))).all_pass(until="combat-announce")
    assert table.combat is not None
    assert getattr(table.combat, fighter) == other


def test_no_card_lets_an_imprisoned_warrior_be_attacked() -> None:
    """Rule: doomtrooper-cs.precedence.rules-over-card"""
    for marks, legal in (((), True), (("imprisoned",), False)):
        table = Fight(ours={"effects": (ANYBODY,)}, theirs={"marks": marks})
        table.warrior(1)
        table.acting().says(0, Attack()).all_pass()
        if legal:
            table.says(0, Announce(table.one, table.foe))
        else:
            assert table.refused(0, Announce(table.one, table.foe)) == "target.imprisoned"


@pytest.mark.parametrize(("done", "legal"), [((), True), ((1,), False)])
def test_no_card_lets_a_player_be_sabotaged_twice(done: tuple[int, ...], *, legal: bool) -> None:
    """Rule: doomtrooper-cs.precedence.rules-over-card"""
    table = Seats(3).have(0, sabotaged=done)
    one = table.warrior(0, effects=(ANYBODY,))
    table.acting(Token("any", source=one), Token("any", source=one))
    if legal:
        table.says(0, Sabotages(one, 1))
    else:
        assert table.refused(0, Sabotages(one, 1)) == "sabotage.once"


@pytest.mark.parametrize("name", ["renegade-apostate", "local-thug"])
def test_outsider_who(name: str) -> None:
    """He is recruited beside all areas, and is neither a Doomtrooper nor of the Legion."""
    table = Real()
    one, trooper = table.put(name, 0, "hand"), table.warrior(0)
    table.acting().refused(0, Play(one, area="squad"))
    table.says(0, Play(one, area="aside")).all_pass()
    assert table.zone(one) == "aside"
    assert tags(table.run, one).isdisjoint({"doomtrooper", "legion", "tribe"})
    assert "doomtrooper" in tags(table.run, trooper)


@pytest.mark.parametrize("rules", [CZECH, SWEDISH])
def test_what_is_for_doomtroopers_does_not_reach_an_outsider(rules: Rules) -> None:
    """Rule: doomtrooper-cs.outsider.who"""
    table = Seats(2, rules)
    outsider, trooper = table.warrior(0, "aside", tags=("outsider",)), table.warrior(0)
    gear = table.card("equipment", 0, play={"to": "card", "whom": {"tags": ["doomtrooper"]}, "after": "attach"})
    table.acting()
    table.refused(0, Play(gear, targets=(outsider,)))
    table.says(0, Play(gear, targets=(trooper,)))


def test_mercenary_ex_corporate() -> None:
    """The icon on his card is none: Insubordination takes no affiliation from him, Solidarity does not count him."""
    table = Real()
    member, former = table.put("venusian-ranger", 0), table.put("ex-bauhaus-freelancer", 0)
    rebel = table.put("insubordination", 0, "hand")
    assert ["bauhaus" in tags(table.run, one) for one in (member, former)] == [True, False]
    table.at(1).refused(0, Play(rebel, targets=(former,)))
    table.says(0, Play(rebel, targets=(member,)))


@pytest.mark.parametrize(("name", "counts"), [("venusian-ranger", True), ("ex-bauhaus-freelancer", False)])
def test_solidarity_counts_members_alone(name: str, *, counts: bool) -> None:
    """Rule: doomtrooper-cs.mercenary.ex-corporate"""
    table = Real().have(0, destiny=30)
    table.put("venusian-ranger", 0)
    table.put("solidarity", 0, "table", player=0, named=("bauhaus",))
    new = table.put(name, 0, "hand")
    table.acting().says(0, Play(new, area="squad")).all_pass()
    assert isinstance(table.run.top, Choosing) == counts


@pytest.mark.parametrize(("lost", "hired"), [(("bauhaus",), False), (("bauhaus", "capitol"), True)])
def test_who_loses_his_last_affiliation_has_none(lost: tuple[str, ...], *, hired: bool) -> None:
    """Rule: doomtrooper-cs.mercenary.ex-corporate, doomtrooper-cs.mercenary.lost-affiliation"""
    table = Real()
    one = table.warrior(0, tags=("bauhaus", "capitol"))
    for each in lost:
        table.put("insubordination", 0, on=one, named=(each,))
    assert ("freelancer" in tags(table.run, one)) == hired


PROPHECY: dict[str, Any] = {"play": {"to": "card", "whom": WARRIOR, "after": "attach"}, "tags": ("prophecy",)}


@rows(("seat", "zone", "kinds", "legal"), [
    (0, "outpost", ("prophet", "tribe", "crescentia"), True),
    (0, "outpost", ("tribe", "crescentia"), False),
    (0, "squad", ("prophet", "doomtrooper"), False),
    (1, "outpost", ("prophet", "tribe", "crescentia"), False),
])  # fmt: skip
def test_term_prophecy(seat: int, zone: str, kinds: tuple[str, ...], *, legal: bool) -> None:
    """It is given to an own Prophet on the Outpost, for an action, and only once to the same one."""
    table = Seats()
    one = table.warrior(seat, zone, tags=kinds)
    first, second = (table.card("special", 0, name="VISION", **PROPHECY) for _ in range(2))
    table.acting()
    if not legal:
        table.refused(0, Play(first, targets=(one,)))
        return
    table.says(0, Play(first, targets=(one,))).all_pass()
    assert (table.state.cards[first].on, len(table.tokens())) == (one, 2)
    table.refused(0, Play(second, targets=(one,)))


@pytest.mark.parametrize(("names", "fight"), [(("VISION", "VISION"), 8), (("VISION", "OMEN"), 11)])
def test_prophecies_of_a_kind_do_not_add_up(names: tuple[str, ...], fight: int) -> None:
    """Rule: doomtrooper-cs.term.prophecy"""
    table = Seats()
    prophets = [table.warrior(0, "outpost", **PROPHET) for _ in range(2)]
    word = {"do": "rate", "who": {"side": "own", "tags": ["crescentia"]}, "ratings": ["fight"], "sum": 3}
    for prophet, name in zip(prophets, names, strict=True):
        table.on(prophet, "special", name=name, effects=(word,), tags=("prophecy",))
    assert rating(table.run, prophets[0], "fight") == fight


def test_the_howling_is_told_by_a_prophet() -> None:
    """Rule: doomtrooper-cs.term.prophecy"""
    table = Real()
    other, prophet = table.warrior(0, "outpost", tags=("tribe", "crescentia")), table.warrior(0, "outpost", **PROPHET)
    howling = table.put("the-howling-is-upon-us", 0, "hand")
    table.acting().refused(0, Play(howling, targets=(other,)))
    table.says(0, Play(howling, targets=(prophet,))).all_pass()
    assert table.state.cards[howling].on == prophet


def test_term_caster_only() -> None:
    """What works on the caster alone is cast on nobody else, in a combat or outside; it is no personal combat spell."""

    def laid() -> tuple[Seats, int, int, int]:
        table = Seats()
        caster, other = (table.warrior(0, effects=({"do": "casts", "aspects": ["all"]},)) for _ in range(2))
        word = {"do": "rate", "who": {"role": "caster"}, "ratings": ["fight"], "sum": 2, "until": "turn"}
        spell = table.card("art", 0, play={"when": "any", "after": "discard"}, tags=("exorcism",), effects=(word,))
        return table, caster, other, spell

    table, caster, other, spell = laid()
    table.at(1).refused(0, Play(spell, targets=(other,), caster=caster))
    table.says(0, Play(spell, caster=caster)).all_pass(until="start")
    assert [rating(table.run, one, "fight") for one in (caster, other)] == [7, 5]


def test_a_card_that_stays_speaks_of_all_that_it_was_played_on() -> None:
    """Neither of the two attacks the other any more."""
    table = Real()
    one, other = table.warrior(0, tags=("doomtrooper",)), table.warrior(1, tags=("doomtrooper",))
    love = table.put("attraction", 0, "hand")
    assert attack_refusal(table.run, 0, one, other) == ""
    table.at(1).says(0, Play(love, targets=(one, other))).all_pass(until="start")
    assert attack_refusal(table.run, 0, one, other) == "combat.restrictions"


@pytest.mark.parametrize(("numbers", "left"), [((1, 3, 2), 1), ((2, 0, 1), 0), ((2, 3, 2), 2)])
def test_carnage_leaves_each_as_many_as_the_one_with_the_fewest(numbers: tuple[int, ...], left: int) -> None:
    """Each player chooses which of his warriors go."""
    table = Real(3)
    warriors = [[table.warrior(seat) for _ in range(number)] for seat, number in enumerate(numbers)]
    carnage = table.put("carnage", 0, "hand")
    table.acting().says(0, Play(carnage)).all_pass()
    while isinstance(table.run.top, Choosing):
        frame = table.run.top
        assert set(frame.options) <= set(warriors[frame.seat])
        table.says(frame.seat, Chosen(frame.options[-1:])).all_pass()
    for own in warriors:
        assert [table.zone(one) for one in own] == ["squad"] * left + ["discard"] * (len(own) - left)


def test_carnage_is_refused_where_all_have_as_many() -> None:
    table = Real(3)
    for seat in range(3):
        table.warrior(seat)
    carnage = table.put("carnage", 0, "hand")
    assert table.acting().refused(0, Play(carnage)) == "timing.must-matter"
