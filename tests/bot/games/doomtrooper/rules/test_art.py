"""The chapters on the Art, special cards and alliances: tests named after the rules they show."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position.commands import Boost, Pass, Play, Use
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.rules.combat.fights import CHOSEN, WARRIOR, Fight
from tests.rows import rows

BOTH = [CZECH, SWEDISH]
ANY: dict[str, Any] = {"when": "any", "after": "discard"}
ACTION: dict[str, Any] = {"when": "action", "after": "discard"}
ON: dict[str, Any] = {"to": "card", "whom": WARRIOR}
GAIN = ({"do": "points", "destiny": 2},)
STRONGER = ({"do": "rate", "who": CHOSEN, "ratings": ["fight"], "sum": 2, "until": "combat"},)
CANCEL = {"when": "reaction", "after": "discard", "on": {"event": "played"}}


def casts(*aspects: str, **more: Any) -> tuple[dict[str, Any], ...]:
    return ({"do": "casts", "aspects": list(aspects), **more},)


@rows("rules", BOTH)
@rows(("own", "legal"), [(("exorcism",), True), (("kinetics",), False), (("all",), True)])
def test_art_which_spells(own: tuple[str, ...], legal: bool, rules: Rules) -> None:
    """Rule: doomtrooper-sv.cards.art.aspect, doomtrooper-sv.term.aspect, doomtrooper-sv.art.who"""
    table = Seats(2, rules)
    caster = table.warrior(0, effects=casts(*own))
    spell = table.card("art", 0, play=ACTION, tags=("exorcism",), effects=GAIN)
    table.acting()
    if legal:
        table.says(0, Play(spell, caster=caster))
    else:
        table.refused(0, Play(spell, caster=caster))


@rows("rules", BOTH)
@rows(("seat", "zone", "legal"), [(0, "squad", True), (1, "squad", False), (0, "hand", False)])
def test_art_caster_needed(seat: int, zone: str, legal: bool, rules: Rules) -> None:
    """He is in play and one's own. Rule: doomtrooper-sv.art.user-in-company, doomtrooper-sv.term.user"""
    table = Seats(2, rules)
    caster = table.warrior(seat, zone, effects=casts("all"))
    spell = table.card("art", 0, play=ACTION, tags=("exorcism",), effects=GAIN)
    table.acting()
    if legal:
        table.says(0, Play(spell, caster=caster))
    else:
        rule = "art.caster-needed" if rules is CZECH else "art.user-in-company"
        assert table.refused(0, Play(spell, caster=caster)) == rule


def test_art_targets() -> None:
    """One spell works on its caster alone, another one on anybody in play."""
    for whom, legal in (({"role": "caster"}, False), (WARRIOR, True)):
        table = Seats()
        caster, foe = table.warrior(0, effects=casts("all")), table.warrior(1)
        spell = table.card("art", 0, play={**ANY, **ON, "whom": whom}, tags=("exorcism",), effects=STRONGER)
        table.at(1)
        if legal:
            table.says(0, Play(spell, targets=(foe,), caster=caster))
        else:
            table.refused(0, Play(spell, targets=(foe,), caster=caster))


@rows("rules", BOTH)
@rows(("most", "paid", "legal"), [
    (None, 3, True), (None, 10, True), (None, 11, False), (4, 4, True), (4, 5, False),
])  # fmt: skip
def test_art_power(most: int | None, paid: int, legal: bool, rules: Rules) -> None:
    """What is put in tells how strong it is; the card or the bank bounds it. Rule: doomtrooper-sv.art.cost"""
    table = Seats(2, rules)
    caster = table.warrior(0, effects=casts("all"))
    price = {"x": "destiny"} | ({} if most is None else {"most": most})
    word = {"do": "points", "victory": {"of": "x"}}
    spell = table.card("art", 0, play={**ACTION, "price": price}, tags=("exorcism",), effects=(word,))
    table.acting()
    if legal:
        table.says(0, Play(spell, x=paid, caster=caster)).all_pass()
        assert table.points() == (10 - paid, 5 + paid)
    else:
        table.refused(0, Play(spell, x=paid, caster=caster))


def boostable() -> tuple[Fight, int, int]:
    """A spell is cast for one point in the phase of modifiers; the defending player holds a card that cancels."""
    table = Fight(ours={"effects": casts("all")})
    word = {"do": "rate", "who": CHOSEN, "ratings": ["fight"], "sum": {"of": "x"}, "until": "combat"}
    play = {**ON, "when": "modifiers", "after": "discard", "price": {"x": "destiny", "most": 4}}
    spell = table.card("art", 0, play=play, tags=("combat-spell",), effects=(word,))
    answer = table.card("special", 1, play=CANCEL, effects=({"do": "cancel"},))
    table.modifying().says(0, Play(spell, targets=(table.one,), x=1, caster=table.one))
    return table, spell, answer


def test_art_announce() -> None:
    """Points and targets are told at once; only a spell of the combat is made stronger later."""
    fight, _, _ = boostable()
    assert (fight.points()[0], fight.state.stack[-2].targets) == (9, (fight.one,))  # type: ignore[union-attr]
    table = Seats()
    caster = table.warrior(0, effects=casts("all"))
    word = {"do": "rate", "who": CHOSEN, "ratings": ["fight"], "sum": {"of": "x"}, "until": "turn"}
    spell = table.card("art", 0, play={**ANY, **ON, "price": {"x": "destiny"}}, tags=("exorcism",), effects=(word,))
    table.at(1)
    table.refused(0, Play(spell, x=2, caster=caster))
    table.says(0, Play(spell, targets=(caster,), x=2, caster=caster)).all_pass(until="start")
    assert rating(table.run, caster, "fight") == 7
    assert table.refused(0, Boost(spell, 1)) == "art.boost-in-combat"


def test_art_boost_in_combat() -> None:
    """Until the combat ends, as far as the card allows, and unless it was cancelled."""
    table, spell, _ = boostable()
    table.all_pass(until="combat-modifiers").pass_to(0)
    table.refused(0, Boost(spell, 4))
    table.says(0, Boost(spell, 3)).all_pass(until="combat-result")
    assert rating(table.run, table.one, "fight") == 7
    table, spell, answer = boostable()
    table.says(0, Pass()).says(1, Play(answer)).all_pass(until="combat-modifiers").pass_to(0)
    table.refused(0, Boost(spell, 1))


def test_art_timing() -> None:
    """The card says how many actions it takes, or at which moment it is cast."""
    for play, at_start, left in (({**ACTION, "price": {"actions": 2}}, False, 1), (ANY, True, 3)):
        table = Seats()
        caster = table.warrior(0, effects=casts("all"))
        spell = table.card("art", 0, play=play, tags=("exorcism",), effects=GAIN)
        if at_start:
            table.at(1).says(0, Play(spell, caster=caster))
        else:
            table.at(1).refused(0, Play(spell, caster=caster))
            table = Seats()
            caster = table.warrior(0, effects=casts("all"))
            spell = table.card("art", 0, play=play, tags=("exorcism",), effects=GAIN)
            table.acting().says(0, Play(spell, caster=caster))
            assert len(table.tokens()) == left


def test_art_cancelled() -> None:
    """Neither points nor actions come back."""
    table = Seats()
    caster = table.warrior(0, effects=casts("all"))
    spell = table.card("art", 0, play={**ACTION, "price": {"actions": 2, "destiny": 3}}, tags=("x",), effects=GAIN)
    answer = table.card("special", 1, play=CANCEL, effects=({"do": "cancel"},))
    table.acting().says(0, Play(spell, caster=caster))
    while table.window == "reaction" and table.prompted[0].seat != 1:
        table.says(0, Pass())
    table.says(1, Play(answer)).all_pass()
    assert (table.points(), len(table.tokens()), table.zone(spell)) == ((7, 5), 1, "discard")


@pytest.mark.parametrize("rules", BOTH)
def test_art_duration(rules: Rules) -> None:
    """A spell goes to the discard pile; one of the combat works until it ends. Rule: doomtrooper-sv.art.duration"""
    table = Fight(rules=rules, ours={"effects": casts("all")})
    spell = table.card("art", 0, play={**ON, "when": "modifiers", "after": "discard"}, tags=("combat-spell",),
                       effects=STRONGER)  # fmt: skip
    table.modifying().says(0, Play(spell, targets=(table.one,), caster=table.one)).all_pass(until="combat-modifiers")
    assert (table.zone(spell), rating(table.run, table.one, "fight")) == ("discard", 5)
    table.over()
    assert table.combat is None and rating(table.run, table.one, "fight") == 3


@rows("rules", BOTH)
@rows("kind", ["combat-spell", "personal-combat-spell"])
def test_art_combat_spell(kind: str, rules: Rules) -> None:
    """In combats alone; who casts a personal one must fight himself.

    Rule: doomtrooper-cs.art.personal-combat-spell, doomtrooper-sv.art.combat-spells,
    doomtrooper-sv.art.personal-spells,
    doomtrooper-sv.term.personal-combat-spell, doomtrooper-sv.term.combat-spell, doomtrooper-cs.term.combat-spell,
    doomtrooper-cs.term.personal-combat-spell, doomtrooper-cs.term.caster
    """

    def laid() -> tuple[Fight, int, int]:
        table = Fight(rules=rules, ours={"effects": casts("all")})
        far = table.warrior(0, effects=casts("all"))
        return (
            table,
            far,
            table.card("art", 0, play={**ON, "when": "combat", "after": "discard"}, tags=(kind,), effects=STRONGER),
        )

    table, far, spell = laid()
    table.acting().refused(0, Play(spell, targets=(table.one,), caster=table.one))
    for who, legal in (("one", True), ("far", kind == "combat-spell")):
        table, far, spell = laid()
        said = Play(spell, targets=(table.one,), caster=table.one if who == "one" else far)
        table.modifying()
        if legal:
            table.says(0, said)
        else:
            table.refused(0, said)


@rows("rules", BOTH)
@rows(("own", "lets", "helped", "legal"), [
    (("brotherhood",), False, ("legion",), False),
    (("brotherhood",), True, ("legion",), True),
    (("brotherhood",), False, ("bauhaus",), True),
    (("brotherhood",), False, ("tribe", "lutheran"), True),
    (("heretic", "legion"), False, ("legion",), True),
    (("heretic", "legion"), False, ("bauhaus",), False),
    (("heretic", "legion", "doomtrooper"), False, ("bauhaus",), True),
])  # fmt: skip
def test_art_not_for_legion(
    own: tuple[str, ...],
    lets: bool,
    helped: tuple[str, ...],
    legal: bool,
    rules: Rules,
) -> None:
    """Rule: doomtrooper-cs.art.heretic-full, doomtrooper-cs.art.heretic-doomtrooper, doomtrooper-cs.art.for-tribes,
    doomtrooper-sv.art.never-legion, doomtrooper-cs.precedence.card-over-rules
    """
    table = Fight(rules=rules, ours={"tags": helped})
    caster = table.warrior(0, tags=own, effects=casts("all", legion=lets))
    play = {**ON, "when": "modifiers", "after": "discard"}
    spell = table.card("art", 0, play=play, tags=("combat-spell",), effects=STRONGER)
    table.modifying()
    said = Play(spell, targets=(table.one,), caster=caster)
    if legal:
        table.says(0, said)
    else:
        table.refused(0, said)


def test_art_heretic_both_sides() -> None:
    """A heretic who is a Doomtrooper as well supports both. Rule: doomtrooper-cs.art.heretic-doomtrooper"""
    table = Fight(ours={"tags": ("legion",), "zone": "cohort"})
    caster = table.warrior(0, tags=("heretic", "legion", "doomtrooper"), effects=casts("all"))
    spell = table.card(
        "art", 0, play={**ON, "when": "modifiers", "after": "discard"}, tags=("combat-spell",), effects=STRONGER
    )
    table.modifying().says(0, Play(spell, targets=(table.one,), caster=caster))


def test_art_forbidden() -> None:
    """Who must not use the Art casts nothing, but may be the target of another's spells."""
    table = Seats()
    never = table.warrior(0, effects=(*casts("all"), {"do": "bar", "what": ["cast"], "strength": "never"}))
    spell = table.card("art", 0, play={**ANY, **ON}, tags=("exorcism",), effects=STRONGER)
    table.at(1).refused(0, Play(spell, targets=(never,), caster=never))
    table = Seats()
    never = table.warrior(0, effects=({"do": "bar", "what": ["cast"], "strength": "never"},))
    caster = table.warrior(0, effects=casts("all"))
    spell = table.card("art", 0, play={**ANY, **ON}, tags=("exorcism",), effects=STRONGER)
    table.at(1).says(0, Play(spell, targets=(never,), caster=caster))


# Special cards, abilities and alliances.


@pytest.mark.parametrize(("play", "left", "start"), [
    ({"when": "action", "price": {"actions": 2, "destiny": 1}, "after": "discard"}, 1, False),
    ({"when": "any", "after": "discard"}, 3, True),
    ({"when": "turn-end", "after": "discard"}, None, False),
])  # fmt: skip
def test_special_play(play: dict[str, Any], left: int | None, start: bool) -> None:
    """For actions and points, at any time, or at the moment that the card tells.

    Rule: doomtrooper-cs.special.no-cost
    """

    def laid() -> tuple[Seats, int]:
        table = Seats()
        table.warrior(0)
        return table, table.card("special", 0, play=play, effects=GAIN)

    table, card = laid()
    table.at(1)
    if start:
        table.says(0, Play(card)).all_pass(until="start")
        assert table.points() == (12, 5)
    else:
        table.refused(0, Play(card))
    table, card = laid()
    table.acting()
    if left in (None, 3):
        table.refused(0, Play(card))
    else:
        table.says(0, Play(card))
        assert (len(table.tokens()), table.points()[0]) == (left, 9)


def test_other_actions_definition() -> None:
    """What an ability costs and does stands on its card."""
    table = Seats()
    ability = {"effects": list(GAIN), "when": "action", "price": {"actions": 2, "destiny": 1}}
    gear = table.on(table.warrior(0), abilities=(ability,))
    table.acting().says(0, Use(gear, 0)).all_pass()
    assert (len(table.tokens()), table.points()) == (1, (11, 5))


def test_alliance_play() -> None:
    """At any time, and then the warriors of that affiliation have what it gives."""
    table = Seats()
    ours, other = table.warrior(0, tags=("bauhaus",)), table.warrior(0, tags=("capitol",))
    word = {"do": "rate", "who": {"side": "own", "tags": ["bauhaus"]}, "ratings": ["fight"], "sum": 1}
    card = table.card("alliance", 0, play={"when": "any"}, effects=(word,))
    table.at(1).says(0, Play(card)).all_pass(until="start")
    assert [rating(table.run, each, "fight") for each in (ours, other)] == [6, 5]


def test_alliance_other_affiliations() -> None:
    """Warriors of any affiliation come into play after it as before."""
    for tag in ("bauhaus", "capitol", "brotherhood"):
        table = Seats()
        table.card("alliance", 0, "table", tags=("bauhaus",))
        one = table.warrior(0, "hand", tags=(tag,))
        table.acting().says(0, Play(one, area="squad"))
