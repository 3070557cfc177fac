"""From the fields that a class annotates follow the pattern of its ids, and how they are read and written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Any, Literal

import pytest

from bot.chat.base.ids.declared import Declared
from bot.chat.base.ids.fields import digits
from bot.chat.base.ids.id import Id, Pattern, could_be_both, one_of
from tests.rows import rows


class Colour(StrEnum):
    RED = "red"
    DARK_RED = "dark-red"


class OfTable(Id):
    table: Annotated[int, digits(3)]


class Everything(OfTable, prefix="all:of"):
    """A field of each kind, the last two left out together or not at all."""

    act: Literal["go", "go-on"]
    colour: Colour
    seat: Annotated[int, digits(2)] | None
    name: Annotated[str, Pattern("[a-z]{0,90}")]
    doubled: Annotated[int, Pattern(r"\d{1,2}", lambda text: int(text) // 2, lambda value: str(value * 2))]
    word: Annotated[str, one_of("a.b", "c")]
    page: Annotated[int, digits(2)] = 0
    side: Literal["l", "r"] | None = None


WHOLE: dict[str, Any] = {
    "table": 12,
    "act": "go-on",
    "colour": Colour.DARK_RED,
    "seat": None,
    "name": "",
    "doubled": 4,
    "word": "a.b",
}


def read(posted: str, declared: type[Id] = Everything) -> dict[str, Any] | None:
    found = declared.ids.fullmatch(posted)
    return declared.carried(found) if found else None


def test_fields_of_base_classes_come_first_and_each_kind_is_read_and_written() -> None:
    posted = "all:of:12:go-on:dark-red:-::8:a.b"
    assert Everything.id_for(**WHOLE) == posted
    assert read(posted) == {**WHOLE, "page": 0, "side": None}
    assert read(f"{posted}:7:r") == {**WHOLE, "page": 7, "side": "r"}
    assert Everything.id_for(**WHOLE, page=7, side="r") == f"{posted}:7:r"
    # What is passed is written, even where it is what a missing field stands for: ids of a message stay different.
    assert Everything.id_for(**WHOLE, page=0, side="l") == f"{posted}:0:l"


@rows(
    "posted",
    [
        "all:of:12:go-on:dark-red:-::8:a.b:7",
        "all:of:12:go-on:dark-red:-::8:axb",
        "all:of:12:go-on:darkred:-::8:a.b",
        "all:of:1234:go-on:dark-red:-::8:a.b",
        "all:of:12:go:on:dark-red:-::8:a.b",
        "all:of:12:go-on:dark-red:::8:a.b",
        "all:12:go-on:dark-red:-::8:a.b",
    ],
)
def test_what_does_not_fit_is_not_read(posted: str) -> None:
    assert read(posted) is None


@rows(
    ("wrong", "problem"),
    [
        ({"table": 1234}, "1234 does not fit into table"),
        ({"table": "12"}, "'12' does not fit into table"),
        ({"table": -1}, "-1 does not fit into table"),
        ({"table": None}, "None does not fit into table"),
        ({"act": "stop"}, "'stop' does not fit into act"),
        ({"colour": "blue"}, "'blue' does not fit into colour"),
        ({"name": "A"}, "'A' does not fit into name"),
        ({"name": 5}, "5 does not fit into name"),
        ({"name": "a:b"}, "'a:b' does not fit into name"),
        ({"doubled": 50}, "50 does not fit into doubled"),
        ({"page": 0, "side": None}, "None does not fit into side"),
        ({"name": "a" * 90}, "longer than 100 letters"),
    ],
)
def test_a_value_that_does_not_fit_is_an_error_at_once(wrong: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)):
        Everything.id_for(**{**WHOLE, **wrong})


@pytest.mark.parametrize("wrong", [{"tables": 3}, {"page": 3}, {"side": "l"}])
def test_a_field_that_is_missing_or_unknown_is_an_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="Everything carries table, act, "):
        Everything.id_for(**{**WHOLE, **wrong})


def test_a_class_without_a_prefix_has_no_ids() -> None:
    assert not OfTable.ids.fullmatch("") and not OfTable.ids.fullmatch("12")
    with pytest.raises(ValueError, match="is no id of OfTable"):
        OfTable.id_for(table=12)


def test_a_subclass_has_the_same_ids_and_may_narrow_them() -> None:
    class Opens(Everything):
        pass

    class GoesOn(Everything):
        act: Literal["go-on"]

    class Abstract(Everything, prefix=""):
        pass

    posted = "all:of:12:go:red:3::8:c"
    assert Opens.ids.pattern == Everything.ids.pattern
    assert read(posted, Opens) is not None and read(posted, GoesOn) is None
    assert read(posted.replace("go", "go-on"), GoesOn) is not None
    assert Abstract.prefix == "" and read(posted, Abstract) is None


def test_a_field_that_says_nothing_of_its_text_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Vague.number is <class 'int'>, which does not say how it is written"):

        class Vague(Id, prefix="vague"):
            number: int


def test_a_field_that_may_be_left_out_is_the_last() -> None:
    with pytest.raises(TypeError, match="Late has a field without a default after one with a default"):

        class Late(Id, prefix="late"):
            page: Annotated[int, digits(2)] = 0
            name: Literal["a"]


def pairs() -> Iterator[tuple[type[Id], type[Id], bool]]:
    class Numbered(Id, prefix="x"):
        number: Annotated[int, digits(3)]

    class Named(Id, prefix="x"):
        name: Literal["new", "7"]

    class New(Id, prefix="x:new"):
        pass

    class Paged(Id, prefix="x"):
        name: Literal["old"]
        page: Annotated[int, digits(1)] = 0

    class Dashed(Id, prefix="x"):
        number: Annotated[int, digits(3)] | None

    class Dash(Id, prefix="x:-"):
        pass

    class Other(Id, prefix="y"):
        number: Annotated[int, digits(3)]

    class Titled(Id, prefix="x"):
        title: Annotated[str, Pattern(".{1,9}")]

    yield Numbered, Named, True
    yield Numbered, New, False
    yield Named, New, True
    yield New, Paged, False
    yield Numbered, Paged, False
    yield Numbered, Dash, False
    yield Dashed, Dash, True
    yield Numbered, Other, False
    yield Titled, Paged, True
    yield Titled, Other, False


def test_two_classes_that_an_id_could_be_of_are_found() -> None:
    for one, other, could in pairs():
        assert could_be_both(one, other) is could_be_both(other, one) is could, (one, other)


def test_a_class_of_which_an_id_could_be_as_well_is_an_error_when_it_is_defined() -> None:
    known: Declared[Id] = Declared()
    one, other, _ = next(pairs())
    known.add(one)
    known.add(OfTable)
    with pytest.raises(TypeError, match=r"an id of .*Named could be one of .*Numbered as well"):
        known.add(other)
    # Where a module is loaded once more, its classes take the place of what they were.
    again, *_ = next(pairs())
    known.add(again)
    assert known.all() == (again,)
