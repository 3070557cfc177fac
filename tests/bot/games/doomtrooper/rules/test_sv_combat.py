"""The Swedish chapters on attacks and combats, rule by rule: each test is named after the rule that it shows."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.looks.fighting.able import refusal
from bot.games.doomtrooper.looks.fighting.values import rating, weapons
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import (
    Announce,
    Attack,
    ChooseTactic,
    DiscardCards,
    Pass,
    Play,
    Sabotages,
    Split,
)
from bot.games.doomtrooper.position.frames import Combat, Splitting, Window
from bot.games.doomtrooper.position.state import Token
from bot.games.doomtrooper.words.rules.rulesets import SWEDISH
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows

LEGION = ("legion",)
RAISE: dict[str, Any] = {"when": "modifiers", "after": "discard"}


def table_of(seats: int = 2) -> Seats:
    return Seats(seats, SWEDISH)


def raises(side: str, number: int = 2) -> tuple[dict[str, Any], ...]:
    """A modifier of one fighter's close combat rating."""
    return ({"do": "rate", "who": {"role": side}, "ratings": ["fight"], "sum": number, "until": "combat"},)


def duel(ours: str = "5/5/5/4", theirs: str = "5/5/5/4", **marks: Any) -> tuple[Seats, int, int]:
    """A Doomtrooper of the first seat and one of the Legion of the second."""
    table = table_of().have(0, victory=0).have(1, victory=0)
    own = table.warrior(0, ratings=ours, tags=("bauhaus",))
    return table, own, table.warrior(1, "cohort", ratings=theirs, tags=LEGION, **marks)


def announced(table: Seats, own: int, foe: int, tactic: Any = "fight") -> Seats:
    """The combat up to the modifiers."""
    table.acting().says(0, Attack()).all_pass().says(0, Announce(own, foe)).all_pass()
    return table.says(0, ChooseTactic(tactic))


def over(table: Seats) -> Seats:
    """The combat to its end, all points being taken as victory points."""
    table.all_pass()
    while table.state.stack and isinstance(table.run.top, Splitting):
        prompt = table.prompted[0]
        earned = next(one for one in table.run.top.earned if one.victory < 0)
        table.says(prompt.seat, Split(earned.points)).all_pass()
    return table


def combat(table: Seats) -> Combat:
    return next(frame for frame in reversed(table.state.stack) if isinstance(frame, Combat))


@pytest.mark.parametrize("first", [True, False])
def test_sv_attack_once(*, first: bool) -> None:
    """Whatever action attacks, those that are left are lost.

    Rule: doomtrooper-sv.attack.early
    """
    table, own, foe = duel(theirs="1/1/9/3")
    table.acting(*(Token("any"),) * (3 if first else 1)).says(0, Attack()).all_pass().says(0, Announce(own, foe))
    table.all_pass().says(0, ChooseTactic("fight"))
    over(table)
    assert (table.tokens(), table.state.step, len(table.told(ev.CombatEnded))) == ((), "draw", 1)


def test_sv_attack_one_on_one() -> None:
    table, own, foe = duel()
    other = table.warrior(0, tags=("bauhaus",))
    announced(table, own, foe)
    frame = combat(table)
    assert (frame.attacker, frame.defender, frame.helping_attacker, frame.helping_defender) == (own, foe, (), ())
    assert other not in (frame.attacker, frame.defender)


@rows(
    ("ours", "theirs", "topic"),
    [
        ("bauhaus", "bauhaus", "targets.same-corporation"),
        ("bauhaus", "capitol", ""),
        ("bauhaus", "brotherhood", "targets.doomtrooper-brotherhood"),
        ("bauhaus", "legion", ""),
        ("brotherhood", "bauhaus", "targets.brotherhood"),
        ("brotherhood", "brotherhood", "targets.brotherhood"),
        ("brotherhood", "legion", ""),
        ("legion", "bauhaus", ""),
        ("legion", "brotherhood", ""),
        ("legion", "legion", ""),
    ],
)
def test_sv_targets_overview(ours: str, theirs: str, topic: str) -> None:
    """Rule: doomtrooper-sv.targets.same-corporation, doomtrooper-sv.targets.doomtrooper-brotherhood,
    doomtrooper-sv.targets.brotherhood, doomtrooper-sv.targets.legion
    """
    table = table_of()
    own = table.warrior(0, "cohort" if ours == "legion" else "squad", tags=(ours,))
    foe = table.warrior(1, "cohort" if theirs == "legion" else "squad", tags=(theirs,))
    assert refusal(table.run, 0, own, foe) == topic


@rows(
    ("ours", "theirs", "legal"),
    [("squad", "cohort", True), ("cohort", "cohort", False), ("cohort", "squad", True), ("squad", "squad", False)],
)
def test_sv_targets_own_forces(ours: str, theirs: str, *, legal: bool) -> None:
    """Rule: doomtrooper-sv.targets.within-group"""
    table = table_of()
    sides = [LEGION if area == "cohort" else (tag,) for area, tag in ((ours, "bauhaus"), (theirs, "capitol"))]
    own, other = table.warrior(0, ours, tags=sides[0]), table.warrior(0, theirs, tags=sides[1])
    assert refusal(table.run, 0, own, other) == ("" if legal else "combat.own-warriors")


def test_sv_targets_own_points() -> None:
    table = table_of().have(0, destiny=0, victory=0)
    own = table.warrior(0, "cohort", ratings="9/9/9/9", tags=LEGION)
    other = table.warrior(0, ratings="1/1/1/4", tags=("bauhaus",), wounded=True)
    table.warrior(1, "cohort", tags=LEGION)
    over(announced(table, own, other))
    assert (table.zone(other), table.points()) == ("discard", (8, 0))


@pytest.mark.parametrize(("value", "points"), [(4, 2), (5, 3)])
def test_sv_targets_player_points(value: int, points: int) -> None:
    """Rule: doomtrooper-sv.targets.player"""
    table = table_of().have(0, destiny=0, victory=0)
    own = table.warrior(0, ratings=f"5/5/5/{value}", tags=("bauhaus",))
    table.acting().says(0, Sabotages(own, 1)).all_pass()
    assert isinstance(table.run.top, Splitting)
    table.says(0, Split(points)).all_pass(until="discard")
    assert table.points() == (0, points)
    table = table_of()
    own = table.warrior(0, tags=("bauhaus",))
    table.warrior(1, "cohort", tags=LEGION)
    assert table.acting().refused(0, Sabotages(own, 1)) == "targets.player"


def test_sv_combat_steps() -> None:
    """Rule: doomtrooper-sv.combat.announce, doomtrooper-sv.combat.tactic, doomtrooper-sv.term.tactic"""
    table, own, foe = duel(theirs="1/1/1/4", wounded=True)
    asked = []
    table.acting().says(0, Attack()).all_pass()
    asked.append(table.prompted[0].ask.key)
    table.says(0, Announce(own, foe)).all_pass()
    asked.append(table.prompted[0].ask.key)
    assert table.offered(0) == ["fight", "shoot"]
    assert table.refused(1, ChooseTactic("fight")) == "multiplayer.order"
    table.says(0, ChooseTactic("fight"))
    assert table.window == "combat-modifiers"
    table.all_pass()
    asked.append(table.prompted[0].ask.key)
    assert [next(word for word in ("announce", "tactic", "split") if word in key) for key in asked] == [
        "announce", "tactic", "split"]  # fmt: skip
    assert table.zone(foe) == "discard"


@pytest.mark.parametrize(("tactic", "hurt"), [("fight", True), ("shoot", False)])
def test_sv_combat_tactic_effect(tactic: str, *, hurt: bool) -> None:
    """Rule: doomtrooper-sv.term.attack-value"""
    table, own, foe = duel("5/1/9/4", "1/1/5/4")
    over(announced(table, own, foe, tactic))
    assert table.state.cards[foe].wounded == hurt


@pytest.mark.parametrize(("attack", "hurt"), [(4, False), (5, True), (6, True)])
def test_sv_combat_compare(attack: int, *, hurt: bool) -> None:
    """Rule: doomtrooper-sv.combat.resolve"""
    table, own, foe = duel(f"{attack}/0/9/4", "1/1/5/4")
    over(announced(table, own, foe))
    assert table.state.cards[foe].wounded == hurt


def test_sv_combat_simultaneous() -> None:
    """Rule: doomtrooper-sv.combat.wounded"""
    table, own, foe = duel("9/9/1/4", "9/9/1/4")
    over(announced(table, own, foe))
    assert [table.state.cards[card].wounded for card in (own, foe)] == [True, True]
    assert [table.zone(card) for card in (own, foe)] == ["squad", "cohort"]
    assert table.points() == (10, 0)


@pytest.mark.parametrize(("tactic", "fight", "shoot"), [("fight", 9, 5), ("shoot", 5, 8)])
def test_sv_combat_equipment(tactic: Any, fight: int, shoot: int) -> None:
    """Rule: doomtrooper-sv.combat.weapon-match"""
    table, own, foe = duel()
    for tags, which, number in (
        (("weapon:fight",), "fight", 2),
        (("weapon:shoot",), "shoot", 3),
        ((), "fight" if tactic == "fight" else "armour", 1),
        ((), "fight" if tactic == "fight" else "armour", 1),
    ):
        word = {"do": "rate", "who": {"role": "bearer"}, "ratings": [which], "sum": number}
        table.on(own, tags=tags, effects=(word,))
    announced(table, own, foe, tactic)
    assert [rating(table.run, own, which) for which in ("fight", "shoot")] == [fight, shoot]


def test_sv_combat_one_weapon() -> None:
    table, own, foe = duel()
    for number in (2, 3):
        word = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": number}
        table.on(own, tags=("weapon:fight",), effects=(word,))
    announced(table, own, foe)
    assert (len(weapons(table.run, own, "fight")), rating(table.run, own, "fight")) == (2, 8)


def test_sv_combat_wounded_fights() -> None:
    table = table_of()
    own = table.warrior(0, tags=("bauhaus",), wounded=True)
    foe = table.warrior(1, "cohort", ratings="0/0/5/4", tags=LEGION)
    over(announced(table, own, foe))
    assert table.state.cards[foe].wounded


@pytest.mark.parametrize(("covered", "hurt"), [(False, True), (True, False)])
def test_sv_combat_cover_bonus(*, covered: bool, hurt: bool) -> None:
    table, own, foe = duel("7/0/9/4", "1/1/5/4", covered=covered)
    over(announced(table, own, foe))
    assert table.state.cards[foe].wounded == hurt


def test_sv_combat_stays_in_cover() -> None:
    table, own, foe = duel("9/0/9/4", "1/1/5/4", covered=True)
    over(announced(table, own, foe))
    assert (table.state.cards[foe].covered, table.state.cards[foe].wounded) == (True, True)


def test_sv_combat_preview() -> None:
    """What the values say before the modifiers wounds nobody."""
    table, own, foe = duel("5/0/9/4", "1/1/5/4")
    guard = table.card(
        "special", 1, play=RAISE,
        effects=({"do": "rate", "who": {"role": "defender"}, "ratings": ["armour"], "sum": 1, "until": "combat"},),
    )  # fmt: skip
    announced(table, own, foe)
    assert not table.state.cards[foe].wounded
    _second(table, guard)
    over(table)
    assert not table.state.cards[foe].wounded


def _second(table: Seats, card: int) -> None:
    """The attacking player passes, the defending one plays a card."""
    table.says(0, Pass()).says(1, Play(card))


def test_sv_combat_modify() -> None:
    """The attacking player begins, and both go on until neither plays any more."""
    table, own, foe = duel("5/0/9/4", "1/1/9/4")
    ours = [table.card("special", 0, play=RAISE, effects=raises("attacker")) for _ in range(2)]
    theirs = table.card("special", 1, play=RAISE, effects=raises("attacker", -1))
    announced(table, own, foe)
    assert isinstance(table.run.top, Window) and table.run.top.order == (0, 1)
    table.says(0, Play(ours[0])).all_pass(until="combat-modifiers")
    _second(table, theirs)
    table.all_pass(until="combat-modifiers").says(0, Play(ours[1])).all_pass(until="combat-modifiers")
    assert rating(table.run, own, "fight") == 8


@pytest.mark.parametrize("same", [True, False])
def test_sv_combat_duplicate_cards(*, same: bool) -> None:
    table, own, foe = duel()
    first, second = (
        table.card("special", 0, name="TWICE" if same else f"ONCE {at}", play=RAISE, effects=raises("own-fighter"))
        for at in (0, 1)
    )
    announced(table, own, foe)
    table.says(0, Play(first)).all_pass(until="combat-modifiers")
    if same:
        assert table.refused(0, Play(second)) == "combat.duplicate-cards"
    else:
        table.says(0, Play(second))


def test_sv_combat_negative() -> None:
    table, own, foe = duel("2/0/9/4", "1/1/5/4")
    for target, which in ((own, "fight"), (foe, "armour")):
        table.on(target, effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": [which], "sum": -7},))
    announced(table, own, foe)
    assert (rating(table.run, own, "fight"), rating(table.run, foe, "armour")) == (-5, -2)
    over(table)
    assert not table.state.cards[foe].wounded


def test_sv_combat_death() -> None:
    """Rule: doomtrooper-sv.term.discard-pile"""
    table, own, foe = duel("9/0/9/4", "1/1/5/4", wounded=True)
    gun = table.on(foe)
    over(announced(table, own, foe))
    assert [table.zone(card) for card in (foe, gun)] == ["discard", "discard"]


@pytest.mark.parametrize("victory", [0, 1, 4])
def test_sv_combat_points(victory: int) -> None:
    """Rule: doomtrooper-sv.cards.warrior.value, doomtrooper-sv.term.value, doomtrooper-sv.term.points,
    doomtrooper-sv.term.promotion-points
    """
    table, own, foe = duel("9/0/9/4", "1/1/5/4", wounded=True)
    announced(table, own, foe).all_pass()
    assert table.refused(0, Split(5)) == "combat.points"
    table.says(0, Split(victory)).all_pass()
    assert table.points() == (14 - victory, victory)


def test_sv_combat_points_even_dead() -> None:
    table = table_of().have(0, victory=0).have(1, victory=0)
    own = table.warrior(0, ratings="9/0/1/3", tags=("bauhaus",), wounded=True)
    foe = table.warrior(1, "cohort", ratings="9/0/1/4", tags=LEGION, wounded=True)
    over(announced(table, own, foe))
    assert [table.zone(card) for card in (own, foe)] == ["discard", "discard"]
    assert [table.points(seat) for seat in (0, 1)] == [(10, 4), (10, 3)]


# Personalities and the Art.


@pytest.mark.parametrize("seat", [0, 1])
def test_sv_personality_one(seat: int) -> None:
    """Whoever owns the other one.

    Rule: doomtrooper-sv.term.personality, doomtrooper-sv.personality.return
    """
    table = table_of()
    there = table.warrior(seat, name="HERO", tags=("personality", "bauhaus"), ratings="5/5/5/4")
    new = table.warrior(0, "hand", name="HERO")
    table.acting()
    assert table.refused(0, Play(new, area="squad")) == "personality.one"
    table.do({"do": "kill", "who": {"role": "chosen"}}, targets=(there,))
    table.says(0, Play(new, area="squad"))


SPELL: dict[str, Any] = {"when": "any", "after": "discard"}
GAIN = ({"do": "points", "destiny": 1},)


def casts(*aspects: str) -> tuple[dict[str, Any], ...]:
    return ({"do": "casts", "aspects": list(aspects)},)


@pytest.mark.parametrize(
    ("seat", "knows", "legal"), [(0, "exorcism", True), (0, "kinetics", False), (1, "exorcism", False)]
)
def test_sv_art_user_in_company(seat: int, knows: str, *, legal: bool) -> None:
    """Rule: doomtrooper-sv.art.who, doomtrooper-sv.term.aspect, doomtrooper-sv.term.user,
    doomtrooper-sv.cards.art.aspect
    """
    table = table_of()
    caster = table.warrior(seat, tags=("brotherhood",), effects=casts(knows))
    table.warrior(0, tags=("bauhaus",))
    spell = table.card("art", 0, play=SPELL, tags=("aspect:exorcism",), effects=GAIN)
    table.at(1)
    if legal:
        table.says(0, Play(spell, caster=caster))
    else:
        assert table.refused(0, Play(spell, caster=caster)) == ("art.aspects" if seat == 0 else "art.user-in-company")


@rows("aspect", ["changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition"])
def test_sv_art_aspects(aspect: str) -> None:
    for knows in (aspect, "all"):
        table = table_of()
        caster = table.warrior(0, tags=("brotherhood",), effects=casts(knows))
        spell = table.card("art", 0, play=SPELL, tags=(f"aspect:{aspect}",), effects=GAIN)
        table.at(1).says(0, Play(spell, caster=caster)).all_pass(until="start")
        assert (table.zone(spell), table.points()) == ("discard", (11, 5))


def test_sv_art_cost() -> None:
    """More points make a spell stronger; nothing but what one has limits it."""
    table = table_of()
    caster = table.warrior(0, tags=("brotherhood",), effects=casts("all"))
    effects = ({"do": "points", "victory": {"of": "x"}},)
    spell = table.card("art", 0, play={**SPELL, "price": {"x": "destiny"}}, tags=("aspect:exorcism",), effects=effects)
    table.at(1).says(0, Play(spell, caster=caster, x=10)).all_pass(until="start")
    assert table.points() == (0, 15)


def test_sv_art_duration() -> None:
    """Rule: doomtrooper-sv.cards.art"""
    table, own, foe = duel("5/0/9/4", "1/1/9/4")
    caster = table.warrior(0, tags=("brotherhood",), effects=casts("all"))
    spell = table.card("art", 0, play=RAISE, tags=("aspect:kinetics",), effects=raises("attacker"))
    announced(table, own, foe)
    table.says(0, Play(spell, caster=caster)).all_pass(until="combat-modifiers")
    assert (rating(table.run, own, "fight"), table.zone(spell)) == (7, "discard")
    over(table)
    assert rating(table.run, own, "fight") == 5


def test_sv_art_combat_spells() -> None:
    """Only in a combat, though he who casts it takes no part in it, and in that of others too.

    Rule: doomtrooper-sv.term.combat-spell
    """
    for fights in (False, True):
        table = table_of(3)
        own = table.warrior(0, tags=("bauhaus",))
        foe = table.warrior(1, "cohort", tags=LEGION)
        caster = table.warrior(2, tags=("brotherhood",), effects=casts("all"))
        tags = ("aspect:kinetics", "combat-spell")
        spell = table.card("art", 2, play=RAISE, tags=tags, effects=raises("attacker"))
        if fights:
            announced(table, own, foe)
            _all_but(table, 2)
            table.says(2, Play(spell, caster=caster))
        else:
            table.at(1).goes_on()
            _all_but(table, 2)
            assert table.refused(2, Play(spell, caster=caster)) == "turn.card-phase"


def _all_but(table: Seats, seat: int) -> None:
    """Everybody passes up to a seat."""
    while isinstance(table.run.top, Window) and table.run.top.order[table.run.top.at] != seat:
        table.says(table.run.top.order[table.run.top.at], Pass())


@pytest.mark.parametrize("fights", [True, False])
def test_sv_art_personal_spells(*, fights: bool) -> None:
    """Rule: doomtrooper-sv.term.personal-combat-spell"""
    table = table_of()
    caster = table.warrior(0, tags=("brotherhood",), effects=casts("all"))
    other = table.warrior(0, tags=("bauhaus",))
    foe = table.warrior(1, "cohort", tags=LEGION)
    spell = table.card(
        "art", 0, play=RAISE, tags=("aspect:kinetics", "personal-combat-spell"), effects=raises("attacker")
    )
    announced(table, caster if fights else other, foe)
    if fights:
        table.says(0, Play(spell, caster=caster))
    else:
        assert table.refused(0, Play(spell, caster=caster)) in ("art.personal-spells", "art.user-in-company")


@pytest.mark.parametrize(("tag", "legal"), [("bauhaus", True), ("legion", False)])
def test_sv_art_never_legion(tag: str, *, legal: bool) -> None:
    table = table_of()
    caster = table.warrior(0, tags=("brotherhood",), effects=casts("all"))
    one = table.warrior(0, "cohort" if tag == "legion" else "squad", tags=(tag,), wounded=True)
    play = {**SPELL, "to": "card", "whom": {"side": "own", "tags": ["warrior"], "marks": ["wounded"]}}
    spell = table.card(
        "art", 0, play=play, tags=("aspect:exorcism",), effects=({"do": "heal", "who": {"role": "chosen"}},)
    )
    table.at(1)
    if legal:
        table.says(0, Play(spell, caster=caster, targets=(one,)))
    else:
        assert table.refused(0, Play(spell, caster=caster, targets=(one,))) == "art.never-legion"


# Terms.


@pytest.mark.parametrize(("tag", "is_one"), [("bauhaus", True), ("brotherhood", True), ("legion", False)])
def test_sv_term_doomtrooper(tag: str, *, is_one: bool) -> None:
    """Rule: doomtrooper-sv.term.brotherhood"""
    table = table_of()
    one = table.warrior(0, tags=(tag,))
    word = {"do": "rate", "who": {"tags": ["doomtrooper"]}, "ratings": ["fight"], "sum": 1}
    table.card("special", 0, "table", effects=(word,))
    assert rating(table.run, one, "fight") == (6 if is_one else 5)


@rows("zone", ["squad", "hand", "discard", "library"])
def test_sv_term_in_play(zone: str) -> None:
    """Rule: doomtrooper-sv.term.in-play-now"""
    table = table_of()
    here = table.warrior(0)
    there = table.warrior(0, zone)
    table.do({"do": "mark", "who": {"tags": ["warrior"]}, "mark": "seen"}, card=here)
    assert ["seen" in table.state.cards[card].marks for card in (here, there)] == [True, zone == "squad"]
    later = [event.card for event in table.told(ev.Marked)]
    assert later == ([here, there] if zone == "squad" else [here])


@pytest.mark.parametrize("way", ["discard", "kill"])
def test_sv_term_discard(way: str) -> None:
    """A card that discards a warrior kills nobody and earns nothing.

    Rule: doomtrooper-sv.term.discard-no-points
    """
    table = table_of()
    on = {"event": "killed", "cards": {"tags": ["warrior"]}}
    table.card("special", 0, "table", abilities=({"on": on, "effects": [{"do": "points", "destiny": 3}]},))
    foe = table.warrior(1)
    table.do({"do": way, "who": {"role": "chosen"}}, card=0, targets=(foe,))
    assert (table.zone(foe), table.points()) == ("discard", (13, 5) if way == "kill" else (10, 5))


def test_sv_multiplayer_order() -> None:
    """Rule: doomtrooper-sv.multiplayer.free-for-all"""
    table = table_of(3)
    own = table.warrior(0, tags=("bauhaus",))
    foes = [table.warrior(seat, "cohort", tags=LEGION) for seat in (1, 2)]
    assert [refusal(table.run, 0, own, foe) for foe in foes] == ["", ""]
    table = table_of(3).at(9)
    for seat in range(3):
        table.warrior(seat)
        table.card("special", seat, "library")
    until = table.state.turn + 3
    while table.state.turn < until:
        prompt = table.prompted[0]
        discards = prompt.ask.key == "doomtrooper-await-discard"
        table.says(prompt.seat, DiscardCards(()) if discards else Pass())
    assert [event.seat for event in table.told(ev.Turned)] == [1, 2, 0]
