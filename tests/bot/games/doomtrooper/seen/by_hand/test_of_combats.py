"""Conditions about combats that no stage of the proof breaks once: each broken, and barely met, by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.holding.standing import has
from bot.games.doomtrooper.looks.playing.plays import playable
from bot.games.doomtrooper.looks.playing.using import usable
from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Chosen, Play, Split, Use
from bot.games.doomtrooper.position.frames import Choosing
from bot.games.doomtrooper.position.state import CardId
from tests.bot.games.doomtrooper.examples.real import Real
from tests.bot.games.doomtrooper.seen.by_hand.shown import shows

CAPITOL, LEGION = ("doomtrooper", "capitol"), ("legion",)
ON_CARD = {"when": "action", "to": "card", "whom": {}, "after": "discard"}


def struck(table: Real, attacker: CardId, defender: CardId, tactic: str = "fight", seat: int = 0) -> Real:
    """A whole combat in which nobody plays anything; points are taken as destiny points."""
    table.says(seat, Attack()).all_pass().says(seat, Announce(attacker, defender)).all_pass()
    table.says(seat, ChooseTactic(tactic)).all_pass()  # type: ignore[arg-type]
    while table.splits:
        table.says(table.prompted[0].decider, Split(0)).all_pass()
    return table


@shows("01013", "event 0.0", "event 1.0")
@pytest.mark.parametrize("fights", [True, False])
def test_a_bacteria_grenade_is_spent_on_the_foe_of_its_bearer_alone(*, fights: bool) -> None:
    table = Real()
    bearer, other = (table.warrior(0, "cohort", "1/1/20/5", tags=LEGION) for _ in range(2))
    foe = table.warrior(1, ratings="1/1/20/5", tags=CAPITOL)
    grenade = table.put("bacteria-grenade", on=bearer)
    struck(table.acting(), bearer if fights else other, foe)
    if fights:
        # Of what the end of the combat sets off, the disease comes first.
        table.says(0, Chosen((table.asked().options[1],))).all_pass()
    assert table.zone(grenade) == ("discard" if fights else "cohort")
    assert ("diseased" in table.state.cards[foe].marks) == fights


@shows("01181", "if deed 0.0")
@pytest.mark.parametrize("before", [True, False])
def test_joy_of_victory_heals_what_the_combat_did_and_nothing_older(*, before: bool) -> None:
    table = Real()
    own = table.warrior(0, ratings="9/9/5/5", tags=CAPITOL, wounded=before)
    foe = table.warrior(1, "cohort", f"{1 if before else 9}/1/5/3", tags=LEGION, wounded=True)
    joy = table.put("joy-of-victory", 0, "hand")
    table.have(0, destiny=0)
    table.acting().says(0, Attack()).all_pass().says(0, Announce(own, foe)).all_pass().says(0, ChooseTactic("fight"))
    table.all_pass().says(0, Split(0)).all_pass(until="combat-points")
    assert table.state.cards[own].wounded
    earned = table.points()[0]
    table.plays(0, joy, own).settled()
    assert table.state.cards[own].wounded == before
    assert table.points()[0] == earned + 5


@shows("01243", "event 0.0")
@pytest.mark.parametrize("falls", [True, False])
def test_prove_your_valor_pays_who_outlives_his_victim(*, falls: bool) -> None:
    table = Real()
    own = table.warrior(0, ratings="9/9/5/2", tags=CAPITOL, wounded=falls)
    foe = table.warrior(1, "cohort", "9/9/5/4", tags=LEGION, wounded=True)
    mission = table.put("prove-your-valor", on=own, chosen=(foe,))
    table.have(0, destiny=0, victory=0)
    struck(table.acting(), own, foe)
    assert (table.fate(own), table.fate(foe)) == ("dead" if falls else "wounded", "dead")
    assert table.zone(mission) == "discard"
    assert sum(table.points()) == (4 if falls else 12)


@shows("02009", "if deed 0.0", "if deed 0.1")
@shows("02129", "if deed 0.0", "if deed 0.1")
@pytest.mark.parametrize(
    ("name", "tags", "always", "more"),
    [("archer-sniper-rifle", "mishima", 2, 5), ("sr-mk-xii-assailant", "imperial", 4, 4)],
)
@pytest.mark.parametrize(("attacks", "tactic"), [(True, "shoot"), (True, "fight"), (False, "shoot")])
def test_a_sniper_rifle_that_was_aimed_helps_an_attacker_who_shoots_with_it(
    name: str, tags: str, always: int, more: int, *, attacks: bool, tactic: str
) -> None:
    table = Real()
    own, foe = table.warrior(0, tags=("doomtrooper", tags)), table.warrior(1, "cohort", "1/1/20/5", tags=LEGION)
    rifle = table.put(name, on=own)
    # Somebody has his foe attack him while his turn lasts.
    lured = table.card(play=ON_CARD, effects=({"do": "attack", "who": {"role": "chosen"}, "whom": {"side": "own"}},))
    table.acting().says(0, Use(rifle, 0)).all_pass()
    if attacks:
        table.fighting(own, foe, tactic=tactic)
    else:
        table.plays(0, lured, foe).settled()
        table.all_pass().says(1, ChooseTactic("shoot")).all_pass(until="combat-modifiers")
    in_use = tactic == "shoot"
    assert rating(table.run, own, "shoot") == 5 + (always if in_use else 0) + (more if attacks and in_use else 0)


@shows("03005", "if deed 1.0")
@pytest.mark.parametrize("tank", [True, False])
def test_a_minefield_destroys_the_tank_of_who_is_none_himself(*, tank: bool) -> None:
    """Who is a tank dies of it; what he bears stays where something keeps him alive."""
    table = Real()
    lives = {"on": {"event": "killed", "cards": {"role": "self"}}, "instead": True, "effects": [{"do": "draw"}]}
    own = table.warrior(0, tags=(*CAPITOL, "tank") if tank else CAPITOL, abilities=(lives,), inside=True)
    foe = table.warrior(1, "cohort", "1/1/20/5", tags=LEGION)
    vehicle = table.on(own, tags=("vehicle", "tank"))
    mines = table.put("anti-tank-minefield", 1, "hand")
    table.acting().fighting(own, foe).plays(1, mines).all_pass()
    assert table.zone(own) == "squad"
    assert table.state.cards[own].wounded != tank
    assert table.zone(vehicle) == ("squad" if tank else "discard")


@shows("03073", "if word 3.0")
@shows("03099", "if word 3.0")
@pytest.mark.parametrize(
    ("name", "area", "tags"),
    [("klein-helitek-dragonfly", "squad", ("doomtrooper", "bauhaus")), ("reaver-troop-carrier", "cohort", LEGION)],
)
@pytest.mark.parametrize("shoots", [True, False])
def test_who_sits_in_a_carrier_is_wounded_by_shooting_weapons(
    name: str, area: str, tags: tuple[str, ...], *, shoots: bool
) -> None:
    table = Real()
    carrier = table.put(name, 1, area)
    held = table.warrior(1, area, "1/1/1/5", tags=tags, inside=True, marks=(f"inside:{carrier}",))
    foe_tags = LEGION if area == "squad" else CAPITOL
    own = table.warrior(0, "cohort" if area == "squad" else "squad", "9/9/20/5", tags=foe_tags)
    if shoots:
        table.on(own, tags=("weapon", "weapon:shoot"))
    struck(table.acting(), own, held, "shoot")
    assert table.state.cards[held].wounded == shoots


@shows("03088", "if word 1.0")
@pytest.mark.parametrize("fought", [True, False])
def test_a_paparazzo_pays_for_kills_in_combats(*, fought: bool) -> None:
    table = Real()
    table.put("paparazzo", 0)
    own = table.warrior(0, ratings="9/9/9/5", tags=CAPITOL)
    foe = table.warrior(1, "cohort", "1/1/5/4", tags=LEGION, wounded=True)
    kill = {"do": "kill", "who": {"role": "chosen"}, "points": True}
    bolt = table.on(own, abilities=({"when": "action", "whom": [{"count": 1}], "effects": [kill]},))
    table.have(0, destiny=0, victory=0)
    table.acting()
    if fought:
        struck(table, own, foe)
    else:
        table.says(0, Use(bolt, 0, targets=(foe,))).all_pass()
        while table.splits:
            table.says(0, Split(0)).all_pass()
    assert table.fate(foe) == "dead"
    assert sum(table.points()) == (7 if fought else 4)


@shows("03103", "if word 2.0")
@pytest.mark.parametrize("bat", [True, False])
def test_only_who_attacks_the_scout_bat_itself_has_to_shoot(*, bat: bool) -> None:
    table = Real()
    scout, other = table.put("scout-bat", 1, "cohort"), table.warrior(1, "cohort", tags=LEGION)
    own = table.warrior(0, tags=CAPITOL)
    table.acting().says(0, Attack()).all_pass().says(0, Announce(own, scout if bat else other)).all_pass()
    if bat:
        assert table.refused(0, ChooseTactic("fight")) == "combat.tactic"
        table.says(0, ChooseTactic("shoot"))
    else:
        assert table.offered(0) == ["fight", "shoot"]


@shows("04011", "moment play", "whom play")
@pytest.mark.parametrize("wounds", [True, False])
def test_bite_the_dust_is_for_who_has_just_wounded_his_foe(*, wounds: bool) -> None:
    table = Real()
    own = table.warrior(0, "cohort", f"{5 if wounds else 1}/5/20/5", tags=LEGION)
    other, foe = table.warrior(0, "cohort", tags=LEGION), table.warrior(1)
    card = table.put("bite-the-dust", 0, "hand")
    table.acting().fighting(own, foe)
    assert card not in playable(table.run, 0), "the combat is not over"
    table.all_pass(until="combat-points")
    if wounds:
        assert card in playable(table.run, 0)
        assert table.refused(0, Play(card, targets=(other,)))
        assert table.refused(0, Play(card, targets=(foe,)))
        table.plays(0, card, own)
    else:
        assert card not in playable(table.run, 0)


@shows("04106", "moment play")
@pytest.mark.parametrize("attacked", [True, False])
def test_temporary_insanity_answers_an_attack(*, attacked: bool) -> None:
    table = Real().have(1, destiny=40)
    own, legionary = table.warrior(0, tags=CAPITOL), table.warrior(1, "cohort", tags=LEGION)
    table.warrior(0, tags=CAPITOL)
    card = table.put("temporary-insanity", 1, "hand")
    if attacked:
        table.acting().says(0, Attack()).all_pass().says(0, Announce(own, legionary)).goes_on()
    else:
        table.at(4).goes_on()
    assert (card in playable(table.run, 1)) == attacked


@shows("05040", "if deed 0.0")
@pytest.mark.parametrize("kills", [True, False])
def test_an_infantry_sniper_ends_the_attack_of_whom_he_kills(*, kills: bool) -> None:
    table = Real()
    sniper, ally = table.put("infantry-sniper", 1), table.warrior(1, ratings="1/1/1/3", tags=CAPITOL)
    foe = table.warrior(0, "cohort", f"9/9/{5 if kills else 20}/4", tags=LEGION, wounded=kills)
    table.acting().says(0, Attack()).all_pass().says(0, Announce(foe, ally)).all_pass()
    asked = table.run.top
    assert isinstance(asked, Choosing)
    assert asked.what == "use-ability"
    table.says(1, Chosen((1,))).all_pass()
    while table.splits:
        table.says(table.prompted[0].decider, Split(0)).all_pass()
    if not kills:
        table.says(0, ChooseTactic("fight")).all_pass()
    assert table.fate(foe) == ("dead" if kills else "well")
    assert table.fate(ally) == ("well" if kills else "wounded")
    assert table.zone(sniper) == "squad"


@shows("06079", "if word 0.0")
@pytest.mark.parametrize("bearer", [True, False])
def test_yomuras_amulet_keeps_the_foe_of_its_bearer_from_his_ki(*, bearer: bool) -> None:
    table = Real()
    own, other = (table.warrior(0, tags=("doomtrooper", "mishima")) for _ in range(2))
    foe = table.warrior(1, "cohort", tags=LEGION)
    table.put("yomura-s-amulet", on=own)
    ki = table.on(foe, "ki", abilities=({"when": "modifiers", "effects": [{"do": "points", "destiny": 1}]},))
    table.acting().fighting(own if bearer else other, foe)
    assert (ki in [one.card for one in usable(table.run, 1)]) != bearer


@shows("07036", "event 1")
@pytest.mark.parametrize("fights", [True, False])
def test_gendarme_bestal_loses_a_life_in_combats_of_his_own(*, fights: bool) -> None:
    table = Real()
    bestal = table.put("gendarme-bestal", 0, "outpost", marks=("life",) * 3)
    other, foe = (
        table.warrior(0, "outpost", "1/1/20/5", tags=("tribe", "templars")),
        table.warrior(1, "outpost", "1/1/20/5", tags=("tribe", "crescentia")),
    )
    struck(table.acting(), bestal if fights else other, foe)
    assert table.state.cards[bestal].marks.count("life") == (2 if fights else 3)


@shows("07072", "if word 0.0")
@pytest.mark.parametrize("own", [True, False])
def test_the_exposed_weakness_helps_ones_own_attacker(*, own: bool) -> None:
    table = Real(3)
    prophet = table.warrior(0, "outpost", tags=("tribe", "crescentia", "prophet"))
    table.put("our-enemy-s-weakness-is-exposed", on=prophet)
    mine, theirs = (table.warrior(seat, ratings="1/1/20/5", tags=CAPITOL) for seat in (0, 2))
    foe = table.warrior(1, "cohort", "1/1/20/5", tags=LEGION)
    raise_ = {"do": "rate", "who": {"role": "chosen"}, "ratings": ["fight"], "sum": 3, "until": "combat"}
    more = table.card(seat=1, play={"when": "modifiers", "to": "card", "whom": {}, "after": "discard"},
                      effects=(raise_,))  # fmt: skip
    seat = 0 if own else 2
    table.acting(seat=seat)
    table.run.state = replace(table.state, active=seat)
    table.fighting(mine if own else theirs, foe, seat).plays(1, more, foe).settled()
    assert rating(table.run, foe, "fight") == (1 if own else 4)


@shows("04119", "if word 2.0")
@pytest.mark.parametrize("held", [True, False])
def test_a_watch_tower_helps_those_like_whom_it_holds(*, held: bool) -> None:
    table = Real()
    tower = table.put("watch-tower", 0)
    if held:
        table.warrior(0, tags=CAPITOL, inside=True, marks=(f"inside:{tower}",))
    ally = table.warrior(0, tags=CAPITOL)
    table.at(4).goes_on()
    assert has(table.run, ally, "first-strike") == ("plain" if held else "")
