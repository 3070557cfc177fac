"""Every fact is in the picture and in the words beside it: change it, and both change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.boards.entry import Picture
from bot.boards.zloba.picture import draw
from bot.games.packs.words import Words
from bot.games.zloba.pack.pack import Token
from bot.games.zloba.position.state import LastMove
from bot.games.zloba.position.units import March, Troops
from bot.games.zloba.tells.view import CardView, CoopView, ForceView, ZlobaView
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.boards.samples import actions, against, competitive, cooperative, draft, placed, with_force
from tests.rows import rows

Change = Callable[[ZlobaView], ZlobaView]


def drawn(view: ZlobaView, language: Language = Language.CS) -> Picture:
    picture = draw(view, localizer(language))
    assert picture is not None
    return picture


def force(seat: int, **values: Any) -> Change:
    return lambda view: with_force(view, replace(view.forces[seat], **values))


def area(number: int, **values: Any) -> Change:
    def change(view: ZlobaView) -> ZlobaView:
        areas = tuple(replace(each, **values) if each.number == number else each for each in view.areas)
        return replace(view, areas=areas)

    return change


def whole(**values: Any) -> Change:
    return lambda view: replace(view, **values)


def coop(**values: Any) -> Change:
    def change(view: ZlobaView) -> ZlobaView:
        assert isinstance(view.coop, CoopView)
        return replace(view, coop=replace(view.coop, **values))

    return change


def units(seat: int, place: int, basics: int, *toughness: int) -> Change:
    return lambda view: with_force(view, placed(view.forces[seat], place, basics, toughness))


NAMED = Words("Jiná sada", "Another pack", "En annan sats")
CHANGES: list[tuple[str, Change, Change]] = [
    ("basic units of an area", units(0, 4, 3), units(0, 4, 4)),
    ("basic units of a zone", units(1, 0, 3), units(1, 0, 4)),
    ("toughness of an elite", units(2, 5, 1, 3), units(2, 5, 1, 2)),
    ("kind of an elite", units(2, 5, 1, 3, 3), units(2, 5, 1, 3)),
    ("points", force(0, points=7), force(0, points=8)),
    ("points beyond the track", force(0, points=44), force(0, points=45)),
    ("corra", force(0, corra=2), force(0, corra=3)),
    ("supply", whole(supply=9), whole(supply=8)),
    ("mat", force(3, mat=9), force(3, mat=8)),
    ("removed units", force(3, removed=2), force(3, removed=3)),
    ("dice held", force(1, dice=("mine",)), force(1, dice=("battle",))),
    ("all-seeing die", force(1, eye="strike"), force(1, eye="charge")),
    ("all-seeing die used", force(1, eye="double"), force(1, eye=None)),
    ("dice on offer", whole(offer=("mine", "extend")), whole(offer=("mine", "maneuver"))),
    ("round", whole(round=4, counter=4), whole(round=5, counter=5)),
    ("phase", whole(phase="spoils"), whole(phase="scoring")),
    ("start token", whole(start=0), whole(start=1)),
    ("turn", whole(prompts=(), turn=0), whole(prompts=(), turn=1)),
    ("victory", whole(over=(0,)), whole(over=(1,))),
    ("points of a token", area(3, token=Token(2)), area(3, token=Token(3))),
    ("symbol of a token", area(3, token=Token(2, "mine")), area(3, token=Token(2, "battle"))),
    ("control", area(6, control=0, domination=None), area(6, control=1, domination=None)),
    ("domination", area(6, control=0, domination=None), area(6, control=0, domination=0)),
    ("pack", whole(pack=NAMED), whole()),
    ("stand-in", whole(stand_in=True), whole(stand_in=False)),
    (
        "last move",
        whole(last=LastMove(0, 1, (March(7, Troops(1)),))),
        whole(last=LastMove(0, 2, (March(7, Troops(1)),))),
    ),
    ("last wounds", whole(last=LastMove(0, wounded=4)), whole(last=LastMove(0, wounded=5))),
    ("last move from a zone", whole(last=LastMove(0, 0, (March(1, Troops(1)),))), whole(last=LastMove(0))),
]
AGAINST: list[tuple[str, Change, Change]] = [
    ("base", coop(base=3), coop(base=4)),
    ("chaos die", coop(chaos=3), coop(chaos=4)),
    ("shared score", coop(points=11), coop(points=12)),
    ("points that win", coop(goals=(32,)), coop(goals=(35,))),
    ("opponent's score", force(2, points=11), force(2, points=12)),
    ("opponent's die", coop(die="mine"), coop(die="extend")),
    ("threat", area(5, threat=2), area(5, threat=3)),
    ("no threat", area(5, threat=0), area(5, threat=3)),
    ("defeat", whole(over=()), whole(over=(0, 1))),
]


@rows(("before", "after"), [pytest.param(*rest, id=name) for name, *rest in CHANGES])
def test_a_fact_shows(before: Change, after: Change) -> None:
    one, other = drawn(before(actions())), drawn(after(actions()))
    assert one.png != other.png
    assert one.alt != other.alt


@rows(("before", "after"), [pytest.param(*rest, id=name) for name, *rest in AGAINST])
def test_a_fact_of_the_opponent_shows(before: Change, after: Change) -> None:
    one, other = drawn(before(against())), drawn(after(against()))
    assert one.png != other.png
    assert one.alt != other.alt


def test_a_picture_tells_nothing_of_support_cards() -> None:
    card = CardView("oath", NAMED, NAMED, once=True, spent=False)
    secret, open_ = force(0, cards=(), hidden=1)(actions()), force(0, cards=(card,), hidden=0)(actions())
    assert drawn(secret) == drawn(open_)
    assert drawn(replace(actions(), viewer=0)) == drawn(replace(actions(), viewer=1))


def test_forces_are_told_apart_without_their_colours() -> None:
    def grey(view: ZlobaView) -> ZlobaView:
        return replace(view, forces=tuple(replace(each, colour="#a0a0a0") for each in view.forces))

    def alone(seat: int) -> ZlobaView:
        emptied = tuple(replace(each, basics=(0,) * 9, elites=()) for each in actions().forces)
        return grey(units(seat, 4, 3)(replace(actions(), forces=emptied)))

    assert len({drawn(alone(seat)).png for seat in range(4)}) == 4


@pytest.mark.parametrize("language", list(Language))
def test_words_name_the_facts(language: Language) -> None:
    view = units(1, 4, 6, 5)(force(0, points=23, corra=17)(draft()))
    say, text = localizer(language).say, drawn(view, language).alt
    for each in view.forces:
        assert name(each, language) in text
    for face in view.offer:
        assert say(f"zloba-name-{face}") in text
    assert getattr(view.pack, language.value) in text
    assert say(f"zloba-name-{view.phase}").lower() in text.lower()
    for fact in (
        say("zloba-board-alt-points", count=23),
        say("zloba-board-alt-corra", count=17),
        say("zloba-board-alt-supply", count=view.supply),
        f"{name(view.forces[1], language)} 6 + {getattr(view.forces[1].mat_elites[0].name, language.value)} 5/6",
    ):
        assert fact in text


def name(each: ForceView, language: Language) -> str:
    found: str = getattr(each.name, language.value)
    return found


def test_what_nobody_has_is_not_named() -> None:
    view = competitive()[0]
    text = drawn(view).alt
    assert localizer(Language.CS).say("zloba-board-alt-zone", units="3") in text
    assert "nadvláda" not in text and "ovládá" not in text and "Naposled" not in text


def test_the_end_names_the_winner() -> None:
    view = competitive()[-1]
    assert view.over is not None
    winner = view.forces[view.over[0]].name.sv or ""
    assert localizer(Language.SV).say("zloba-board-won", factions=winner) in drawn(view, Language.SV).alt
    lost = replace(cooperative()[-1], over=())
    assert localizer(Language.EN).say("zloba-board-lost") in drawn(lost, Language.EN).alt
