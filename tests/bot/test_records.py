"""Records: columns, rows and values that follow from one declaration."""

from __future__ import annotations

import doctest
import json
from collections.abc import Iterator
from datetime import datetime
from enum import StrEnum
from typing import Any, Literal

import pytest
import sqlalchemy as sa
from msgspec import Struct

from bot.database import Moment, Table
from bot.storage import records
from bot.storage.records import SERIAL, Extra, Record, Stored, refers, serial, short, wide


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Mark(Struct, frozen=True):
    name: str
    strength: int = 1


class Card(Struct, frozen=True, kw_only=True):
    id: int
    owner: int | None
    title: str
    colour: Colour
    kind: Literal["unit", "spell"] = "unit"
    drawn: datetime | None = None
    marks: tuple[Mark, ...] = ()
    best: Mark | None = None
    picture: bytes = b""
    foil: bool = False


class Deck(Struct, frozen=True, kw_only=True):
    number: int
    cards: tuple[int, ...]
    title: str = ""
    later: Mark | None = None
    remark: str | None = None
    owner: str = "nobody"


@pytest.fixture(autouse=True)
def _the_tables_of_the_bot_alone() -> Iterator[None]:
    known = set(Table.metadata.tables)
    yield
    for name in set(Table.metadata.tables) - known:
        Table.metadata.remove(Table.metadata.tables[name])


def cards(**stored: Any) -> Record[Card]:
    of_deck = Extra("deck", int, refers("test_deck.number", key=True))
    length = Extra("length", int, follows=lambda card: len(card.title))
    said = {"id": serial(), "owner": wide("user_id", index=True), "title": short(40), **stored}
    return Record("test_card", Card, of_deck, length, **said)


def test_columns_follow_from_the_types_of_the_fields() -> None:
    found = {column.name: (type(column.type), column.nullable) for column in cards().table.columns}
    assert found == {
        "deck": (type(SERIAL), False),
        "length": (sa.Integer, False),
        "id": (type(SERIAL), False),
        "user_id": (sa.BigInteger, True),
        "title": (sa.String, False),
        "colour": (sa.Text, False),
        "kind": (sa.Text, False),
        "drawn": (Moment, True),
        "marks": (sa.Text, False),
        "best": (sa.Text, True),
        "picture": (sa.LargeBinary, False),
        "foil": (sa.Boolean, False),
    }


def test_a_value_is_the_same_again_after_it_was_a_row() -> None:
    record = cards()
    card = Card(
        id=7, owner=None, title="Ace", colour=Colour.BLUE, marks=(Mark("torn", 2),), best=Mark("new"), picture=b"\x00"
    )
    row = record.row(card, deck=3)
    assert row == {
        "user_id": None,
        "title": "Ace",
        "colour": "blue",
        "kind": "unit",
        "drawn": None,
        "marks": '[{"name":"torn","strength":2}]',
        "best": '{"name":"new","strength":1}',
        "picture": b"\x00",
        "foil": False,
        "length": 3,
        "deck": 3,
    }
    assert type(row["colour"]) is str
    assert record.value({**row, "id": 7}) == card


def test_fields_that_no_query_asks_for_are_one_object() -> None:
    record = Record("test_deck", Deck, packed="body", sparse=("later",), number=Stored(key=True))
    plain = Deck(number=1, cards=(2, 3))
    assert json.loads(record.row(plain)["body"]) == {"cards": [2, 3], "title": "", "remark": None, "owner": "nobody"}
    marked = Deck(number=1, cards=(), later=Mark("worn"))
    for deck in (plain, marked):
        assert record.value(record.row(deck)) == deck
    assert record.value({"number": 4, "body": '{"cards": [9]}'}) == Deck(number=4, cards=(9,))


def test_what_an_older_version_left_out_is_as_if_nothing_had_been_said() -> None:
    record = cards(marks=Stored(null=True))
    assert record.table.c.marks.nullable
    row = record.row(Card(id=1, owner=5, title="Ace", colour=Colour.RED), deck=1)
    assert record.value({**row, "id": 1, "marks": None}).marks == ()


def test_fields_that_are_kept_elsewhere_are_given() -> None:
    record = Record("test_deck", Deck, without=("cards",), number=Stored(key=True))
    assert "cards" not in record.table.columns
    row = record.row(Deck(number=1, cards=(2,)))
    assert record.value(row, cards=(8,)).cards == (8,)


@pytest.mark.parametrize("damage", [{"colour": "green"}, {"marks": "[{"}, {"marks": "[1]"}, {"best": "{}"}])
def test_a_column_that_holds_what_its_field_cannot_be_is_damage(damage: dict[str, str]) -> None:
    record = cards()
    row = record.row(Card(id=1, owner=5, title="Ace", colour=Colour.RED), deck=1)
    with pytest.raises(ValueError, match=r"green|truncated|Expected|missing"):
        record.value({**row, "id": 1, **damage})


def test_its_example_is_true() -> None:
    assert doctest.testmod(records) == (0, 4)


def test_nothing_is_said_of_fields_that_there_are_not() -> None:
    with pytest.raises(TypeError, match="Card has no rank"):
        cards(rank=short(8))
