"""All that words speak of is known when they happen: what was given up for them, who casts, which card is paid for."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, ChooseZone, Pass, Play, Split, Use
from tests.bot.games.doomtrooper.examples.real import Real


def lutheran(table: Real, ratings: str, *tags: str) -> int:
    """A Lutheran on the Outpost."""
    return table.warrior(0, "outpost", ratings=ratings, tags=("lutheran", "tribe", *tags))


def test_the_sacrifice_gives_the_value_of_who_was_given_up() -> None:
    table = Real()
    patriarch, victim = lutheran(table, "4/4/4/4", "patriarch"), lutheran(table, "1/1/1/6")
    spell = table.put("the-sacrifice", 0, "hand")
    table.acting().says(0, Play(spell, paid=(victim,))).settled()
    assert (table.zone(victim), table.rated(patriarch)) == ("sacrificed", (10, 10, 10))


def test_northwestern_europe_gives_its_defender_the_value_of_who_was_given_up() -> None:
    table = Real()
    zone, own, victim = table.put("northwestern-europe", 0, "outpost"), lutheran(table, "4/4/4/4"), -1
    victim = lutheran(table, "1/1/1/6")
    foe = table.warrior(1, "outpost", tags=("tribe", "crescentia"))
    table.acting(seat=1)
    table.run.state = replace(table.state, active=1)
    table.says(1, Attack()).all_pass().says(1, Announce(foe, own)).all_pass().says(1, ChooseTactic("fight"))
    table.all_pass().says(0, ChooseZone(zone)).all_pass(until="combat-modifiers")
    before = table.rated(own)
    table.says(1, Pass())
    assert table.refused(0, Use(zone, 0, paid=(zone,)))
    table.says(0, Use(zone, 0, paid=(victim,))).settled()
    assert table.rated(own) == tuple(number + 6 for number in before)


@pytest.mark.parametrize(("attacks", "more"), [(True, 2), (False, 0)])
def test_fly_helps_its_caster_when_he_attacks(attacks: bool, more: int) -> None:
    table = Real()
    caster = table.warrior(0, tags=("doomtrooper", "brotherhood"), effects=({"do": "casts", "aspects": ["all"]},))
    other, foe = table.warrior(0, tags=("doomtrooper",)), table.warrior(1, "cohort", tags=("legion",))
    spell = table.put("fly", 0, "hand")
    table.have(0, destiny=40)
    table.acting().says(0, Attack()).says(0, Play(spell, caster=caster)).settled().all_pass()
    table.says(0, Announce(caster if attacks else other, foe))
    assert rating(table.run, caster, "fight") == 5 + more


def test_the_orb_lets_legionnaires_cost_what_is_printed() -> None:
    table = Real()
    lord = table.warrior(0, "cohort", tags=("legion",))
    table.put("orb-of-the-smaller-servants", on=lord)
    recruit = table.warrior(0, "hand", ratings="2/2/2/3", tags=("legion", "legionnaire"))
    table.acting().says(0, Play(recruit, area="cohort")).settled()
    assert table.points(0)[0] == 7


def test_the_eye_takes_the_gifts_of_its_bearer_along() -> None:
    table = Real()
    bearer, other = (table.warrior(0, "cohort", tags=("legion", "heretic")) for _ in range(2))
    eye, gift, theirs = (
        table.put("eye-of-algeroth", on=bearer),
        table.on(bearer, "symmetry"),
        table.on(other, "symmetry"),
    )
    throw = table.card(play={"when": "any", "to": "card", "whom": {}, "after": "discard"},
                       effects=({"do": "discard", "who": {"role": "chosen"}},))  # fmt: skip
    table.at(4).plays(0, throw, eye).settled()
    assert [table.zone(card) for card in (eye, gift, theirs)] == ["discard", "discard", "cohort"]


def test_a_brainwave_bomb_takes_the_killer_along_and_both_leave_the_game() -> None:
    table = Real()
    bearer = table.warrior(1, tags=("doomtrooper",), ratings="1/1/1/4", wounded=True)
    killer = table.warrior(0, "cohort", tags=("legion",), ratings="9/9/9/6")
    bomb = table.put("brainwave-bomb", 1, on=bearer)
    table.acting().says(0, Attack()).all_pass().says(0, Announce(killer, bearer)).all_pass()
    table.says(0, ChooseTactic("fight")).all_pass()
    while table.splits:
        table.says(table.prompted[0].decider, Split(0)).all_pass()
    assert [table.zone(card) for card in (killer, bearer, bomb)] == ["discard", "sacrificed", "sacrificed"]
