"""All mistakes of a pack at once, where the decoder tells the first."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from bot.games.packs.checking import mistakes
from bot.games.packs.problems import Place
from tests.rows import rows

Count = Annotated[int, Meta(ge=1, le=9)]


class Gain(Struct, tag="gain", forbid_unknown_fields=True):
    coins: Count


class Move(Struct, tag="move"):
    steps: Count = 1


class Card(Struct, forbid_unknown_fields=True):
    name: str
    cost: Count
    kind: Literal["day", "night"] = "day"
    does: tuple[Gain | Move, ...] = ()


class Box(Struct, forbid_unknown_fields=True):
    cards: Annotated[tuple[Card, ...], Meta(min_length=2)]
    pair: tuple[Count, Count] = (1, 1)
    by_name: dict[str, Count] = {}
    first: Card | None = None
    rest: tuple[Card, ...] | None = None
    prices: Annotated[dict[str, Count], Meta(max_length=2)] | None = None


CARD = {"name": "x", "cost": 1}
RIGHT: dict[str, Any] = {"cards": [CARD, CARD]}


@rows(
    ("value", "places"),
    [
        (RIGHT, []),
        ({}, [()]),
        ({**RIGHT, "cart": 1, "pear": 2}, [("cart",), ("pear",)]),
        ({"cards": [{}, CARD]}, [("cards", 0), ("cards", 0)]),
        ({"cards": [{**CARD, "cost": 0}, {**CARD, "cost": "1", "kind": "dusk"}]},
         [("cards", 0, "cost"), ("cards", 1, "cost"), ("cards", 1, "kind")]),
        ({"cards": [CARD]}, [("cards",)]),
        ({"cards": [{**CARD, "cost": 0}]}, [("cards", 0, "cost"), ("cards",)]),
        ({"cards": 1, "pair": [1]}, [("cards",), ("pair",)]),
        ({**RIGHT, "pair": [0, 1]}, [("pair", 0)]),
        ({**RIGHT, "pair": [0, 1, 2]}, [("pair", 0), ("pair",)]),
        ({**RIGHT, "by_name": {"a": 0, "b": 1, "c": "x"}}, [("by_name", "a"), ("by_name", "c")]),
        ({**RIGHT, "first": {"name": 1, "cost": 1}}, [("first", "name")]),
        ({**RIGHT, "first": 3}, [("first",)]),
        ({**RIGHT, "rest": [CARD, {**CARD, "cost": 0}]}, [("rest", 1, "cost")]),
        ({**RIGHT, "rest": 3, "prices": {"a": "x", "b": 1}}, [("rest",), ("prices", "a")]),
        ({**RIGHT, "prices": [1]}, [("prices",)]),
        ({"cards": [CARD, {**CARD, "does": [{"type": "gain", "coins": 0}, {"type": "gain"}]}]},
         [("cards", 1, "does", 0, "coins"), ("cards", 1, "does", 1)]),
        ({"cards": [CARD, {**CARD, "does": [{"type": "fly"}, {"type": "move", "steps": 10, "other": 1}, 3]}]},
         [("cards", 1, "does", 0), ("cards", 1, "does", 1, "steps"), ("cards", 1, "does", 2)]),
    ],
)  # fmt: skip
def test_every_place_that_is_wrong_is_named_and_no_other(value: dict[str, Any], places: list[Place]) -> None:
    found = list(mistakes(value, Box, strict=True))
    assert sorted(map(repr, (mistake.place for mistake in found))) == sorted(map(repr, places))
    try:
        msgspec.convert(value, Box)
    except msgspec.ValidationError:
        assert found
    else:
        assert not found


def test_what_is_said_names_the_bounds_and_no_second_place() -> None:
    value = {"cards": [{**CARD, "cost": 0}, CARD, {**CARD, "nome": "x"}, {"cost": 1}]}
    assert [mistake.said for mistake in mistakes(value, Box, strict=True)] == [
        "Expected `int` >= 1",
        "`nome` is not known here; there are: name, cost, kind, does",
        "`name` is missing",
    ]


def test_a_number_may_be_a_text_where_a_table_knows_nothing_else() -> None:
    value = {"cards": [{"name": "x", "cost": "1"}, {"name": "y", "cost": "many"}]}
    assert [mistake.place for mistake in mistakes(value, Box, strict=False)] == [("cards", 1, "cost")]
    assert len(list(mistakes(value, Box, strict=True))) == 2


def test_a_number_beyond_all_bounds_is_a_mistake() -> None:
    assert list(mistakes({"cards": [{**CARD, "cost": 10**30}, CARD]}, Box, strict=True))
