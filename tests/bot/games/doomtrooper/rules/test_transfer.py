"""The chapters on the icons, the kinds of actions and transfers: each test is named after the rule that it shows."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.games.doomtrooper.looks.fighting import sabotage
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, Announce, Attack, Play
from bot.games.doomtrooper.position.state import Token
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.catalogue import CardType
from tests.bot.games.doomtrooper.flow.seats import Seats


def opened(table: Seats, *tokens: Token) -> Seats:
    """The Outpost is open, and it is the first seat's actions."""
    table.acting(*tokens).run.emit(ev.OutpostOpened())
    return table


@pytest.mark.parametrize("legion", [False, True])
def test_transfer_action(*, legion: bool) -> None:
    """One action there, and in another turn one action back.

    Rule: doomtrooper-cs.transfer.who-doomtroopers, doomtrooper-cs.transfer.who-legion
    """
    home, side = ("cohort", ("legion",)) if legion else ("squad", ("bauhaus",))
    for start, goal in ((home, "outpost"), ("outpost", home)):
        table = Seats()
        one = table.warrior(0, start, tags=side)
        table.warrior(0, start, tags=side)
        opened(table)
        wrong = "squad" if legion else "cohort"
        if start == "outpost":
            assert table.offered(0, "transfer", table.token(one)) == []
            table.refused(0, Act("transfer", one, wrong))
        table.says(0, Act("transfer", one, goal)).all_pass()
        assert (table.zone(one), len(table.tokens())) == (goal, 2)


def test_transfer_not_in_combat() -> None:
    table = Seats()
    one, foe = table.warrior(0), table.warrior(1)
    opened(table).says(0, Act("meditate")).all_pass().says(0, Attack()).all_pass().says(0, Announce(one, foe))
    assert table.refused(0, Act("transfer", one, "outpost")) == "turn.card-timing"


def test_transfer_vehicle_fixed() -> None:
    """A vehicle that was played to an area stays there whoever goes."""
    table = Seats()
    one, car = table.warrior(0), table.card("equipment", 0, "squad", tags=("vehicle",), play={"to": "area"})
    opened(table)
    assert table.refused(0, Act("transfer", car, "outpost")) == "transfer.action"
    table.says(0, Act("transfer", one, "outpost")).all_pass()
    assert (table.zone(one), table.zone(car), len(table.tokens())) == ("outpost", "squad", 2)


@pytest.mark.parametrize("other", ["legion", "mishima"])
def test_transfer_converted(other: str) -> None:
    table = Seats()
    one = table.warrior(0, "outpost", tags=("bauhaus",))
    table.warrior(0, "outpost", tags=(other,))
    opened(table)
    if other == "mishima":
        table.says(0, Act("meditate"))
        return
    assert table.refused(0, Act("meditate")) == "transfer.converted"
    table.says(0, Act("transfer", one, "squad")).all_pass().says(0, Act("meditate"))


# Kinds of actions.


def both() -> Seats:
    table = Seats()
    table.warrior(0)
    table.warrior(1)
    return table.acting()


def test_actionkind_defined_when_done() -> None:
    """Each action is an attack or not from the moment it is used, and none before."""
    table = both().says(0, Act("meditate")).all_pass()
    assert (table.tokens(), table.state.players[0].attacked) == (("any", "any"), False)
    table.says(0, Attack())
    assert (table.tokens(), table.state.players[0].attacked) == (("any",), True)


def test_actionkind_announce_late() -> None:
    table = both()
    for _ in range(3):
        assert {"attack", "meditate"} <= set(table.offered(0))
        table.says(0, Act("meditate")).all_pass(until="discard")


@pytest.mark.parametrize("kind", ["", "other"])
def test_actionkind_extra_actions(kind: str) -> None:
    table = both()
    giver = table.card("alliance", 0, "table")
    words = {"do": "actions", "number": 1, **({"kind": kind} if kind else {})}
    table.do(words, card=giver)
    assert [token.kind for token in table.state.players[0].tokens if token.source == giver] == [kind or "any"]


@pytest.mark.parametrize("done", [(), (1,)])
def test_actions_sabotage_once(done: tuple[int, ...]) -> None:
    table = Seats().have(0, sabotaged=done).have(1, turns=1)
    one = table.warrior(0)
    assert sabotage.refusal(table.run, 0, one, 1) == ("sabotage.once" if done else "")


# Icons.


def test_icons_affiliations() -> None:
    """Eleven have warriors of their own; the general icon is none of them, and goes to the Squad."""
    homes = dict.fromkeys(AFFILIATIONS - {"legion"}, "squad") | {"legion": "cohort"}
    homes |= dict.fromkeys(("crescentia", "lutheran", "rasputin", "templars"), "outpost")
    assert len(homes) == 11
    for tags, area in (((), "squad"), *(((name,), area) for name, area in homes.items())):
        table = Seats()
        new = table.warrior(0, "hand", tags=tags)
        table.acting().refused(0, Play(new, area="cohort" if area != "cohort" else "squad"))
        table.says(0, Play(new, area=area))


def test_icons_card_types() -> None:
    told = "warrior beast equipment relic fortification warzone art symmetry ki mission special alliance"
    assert set(get_args(CardType)) == set(told.split())


def test_icons_art_aspects() -> None:
    """Who casts one aspect casts no other; who casts all casts each of the eight."""
    names = ["exorcism", "kinetics", "manipulation", "mentalism", "changeling", "premonition", "summoning", "elements"]
    for knows, cast in (*((name, name) for name in names), *(("all", name) for name in names)):
        table = Seats()
        caster = table.warrior(0, effects=({"do": "casts", "aspects": [knows]},))
        play = {"when": "any", "after": "discard"}
        effects = ({"do": "points", "destiny": 1},)
        spell = table.card("art", 0, play=play, tags=(f"aspect:{cast}",), effects=effects)
        other = names[names.index(cast) - 1]
        wrong = table.card("art", 0, play=play, tags=(f"aspect:{other}",), effects=effects)
        table.at(1)
        if knows != "all":
            assert table.refused(0, Play(wrong, caster=caster)) == "art.which-spells"
        table.says(0, Play(spell, caster=caster))
