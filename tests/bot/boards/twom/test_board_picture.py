"""The board of This War of Mine: small, the same every time, every fact in the picture and in the words beside it."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.boards.entry import Picture
from bot.boards.twom.picture import draw, draw_sheet
from bot.boards.twom.style import WIDTH
from bot.games.twom.pack.kinds import CONDITIONS
from bot.games.twom.position.decks import Cards
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.people import Lost
from bot.games.twom.position.state import End, Spot, State
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.boards.twom.tables import TABLES, combat, exploring, raid, seen, worn
from tests.rows import rows


def drawn(state: State, language: Language = Language.CS) -> Picture:
    return draw(seen(state), localizer(language))


@pytest.mark.parametrize(
    "language", [Language.CS, *(pytest.param(each, marks=pytest.mark.slow) for each in (Language.EN, Language.SV))]
)
@rows("name", list(TABLES))
def test_it_is_small_and_has_words_that_fit(name: str, language: Language) -> None:
    picture = drawn(TABLES[name](), language)
    assert len(picture.png) <= 200_000
    assert Image.open(io.BytesIO(picture.png)).width == WIDTH
    assert 100 < len(picture.alt) <= 1000
    assert "twom-" not in picture.alt


def test_equal_positions_give_equal_pictures() -> None:
    assert drawn(combat()) == drawn(combat())


Change = Callable[[State], State]


def whole(**parts: Any) -> Change:
    return lambda state: replace(state, **parts)


def somebody(place: int, **parts: Any) -> Change:
    def change(state: State) -> State:
        people = (replace(each, **parts) if at == place else each for at, each in enumerate(state.people))
        return replace(state, people=tuple(people))

    return change


def fight(**parts: Any) -> Change:
    return lambda state: replace(state, stack=(replace(state.stack[-1], **parts),))


def foe(**parts: Any) -> Change:
    def change(state: State) -> State:
        frame = state.stack[-1]
        assert isinstance(frame, Combat)
        first, *others = frame.foes
        return fight(foes=(replace(first, **parts), *others))(state)

    return change


def blow(at: int, **parts: Any) -> Change:
    def change(state: State) -> State:
        frame = state.stack[-1]
        assert isinstance(frame, Combat)
        blows = [*frame.blows]
        blows[at] = replace(blows[at], **parts)
        return fight(blows=tuple(blows))(state)

    return change


def built(space: str, spot: Spot) -> Change:
    return lambda state: replace(state, shelter={**state.shelter, space: spot})


FACTS: list[tuple[str, Callable[[], State], Change]] = [
    *((f"level of {name}", worn, somebody(1, **{name: 3})) for name in CONDITIONS),
    ("actions left", worn, somebody(1, resting=True)),
    ("where somebody stands", worn, somebody(1, at="parlour")),
    ("medicine", worn, somebody(1, medicine={"herbs": 1})),
    ("store", worn, whole(store={"water": 1})),
    ("day", worn, whole(day=10)),
    ("round", worn, whole(round=2)),
    ("phase", worn, whole(step="water", round=0)),
    ("holder", worn, whole(holder=2)),
    ("frost", worn, whole(frost=1)),
    ("boards", worn, whole(boarded=0)),
    ("lost", worn, whole(lost=(Lost("nobody", "left", 4),))),
    ("last resort", worn, whole(last_resort=())),
    ("fitting", worn, built("hall", Spot(fitting="stove"))),
    ("card turned over", worn, built("kitchen", Spot())),
    ("end", worn, whole(end=End(won=False, reason="nobody-left"))),
    ("pile", exploring, whole(pile={"water": 3})),
    ("night", exploring, somebody(2, night="floor")),
    ("weapon", exploring, somebody(0, weapon=None)),
    ("unknown", exploring, whole(unknown=6)),
    ("noise", exploring, whole(noise=4)),
    ("damage of a raid", raid, fight(damage=3)),
    ("wounds of a raid", raid, fight(wounds=1)),
    ("round of a combat", combat, fight(round=3)),
    ("wounds of an enemy", combat, foe(wounds=2)),
    ("prowess of an enemy", combat, foe(prowess=3)),
    ("weapon of an enemy", combat, foe(weapons=())),
    ("face of a die", combat, blow(0, face="1")),
    ("colour of a die", combat, blow(0, die="yellow")),
    ("die of an enemy", combat, blow(4, face="2")),
]  # fmt: skip


@rows(("table", "change"), [pytest.param(*rest, id=name) for name, *rest in FACTS])
def test_a_fact_shows(table: Callable[[], State], change: Change) -> None:
    before, after = drawn(table()), drawn(change(table()))
    assert before.png != after.png
    assert before.alt != after.alt


def test_decks_are_drawn_for_nobody() -> None:
    state = exploring()
    assert state.decks and state.backs
    other = replace(state, decks=dict.fromkeys(state.decks, Cards()), backs={})
    assert drawn(state) == drawn(other)


def test_people_are_told_apart_without_colours() -> None:
    def alone(at: int) -> bytes:
        people = tuple(
            replace(each, at="hall" if place == at else "kitchen") for place, each in enumerate(worn().people)
        )
        grey = Image.open(io.BytesIO(drawn(replace(worn(), people=people)).png)).convert("L")
        return grey.point(lambda level: 255 if level > 90 else 0).tobytes()

    assert len({alone(at) for at in range(3)}) == 3


@pytest.mark.parametrize("language", list(Language))
def test_the_save_sheet_has_what_sets_the_table_again(language: Language) -> None:
    state = replace(worn(), step="new-day", round=0, fittings={"stove": 1}, ideas={"bed": 2}, removed={"water": 1})
    before = draw_sheet(seen(state), localizer(language))
    assert len(before.picture.png) <= 200_000
    assert len(before.text) <= 2000
    assert "twom-" not in before.text
    for part, changed in (
        ("store", {"water": 9}),
        ("frost", 1),
        ("locations", state.locations[:2]),
        ("shelter", {**state.shelter, "kitchen": Spot(fitting="stove")}),
        ("people", state.people[1:]),
        ("fittings", {}),
        ("ideas", {"bed": 1}),
        ("removed", {"water": 2}),
    ):
        after = draw_sheet(seen(replace(state, **{part: changed})), localizer(language))
        assert after.text != before.text, part
        assert after.picture.png != before.picture.png, part
