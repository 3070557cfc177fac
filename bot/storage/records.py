"""Records: values whose fields are the columns of a table.

A stored field is declared once, as a field of its value. Its column follows from its type; :class:`Stored` says what no
type can say: another name, a length, a key. Rows are made of values and values of rows by the same declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from operator import attrgetter
from types import UnionType
from typing import Any, Generic, TypeVar, Union, get_args, get_origin

import msgspec
import sqlalchemy as sa
from msgspec import NODEFAULT, UNSET, Struct, UnsetType
from msgspec.structs import FieldInfo

from bot.database import Moment, Table

Value = TypeVar("Value", bound=Struct)
Convert = Callable[[Any], Any]

SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""The numbers that the database gives out by itself."""
_TYPES: Mapping[Any, type[sa.types.TypeEngine[Any]]] = {
    bool: sa.Boolean,
    int: sa.Integer,
    bytes: sa.LargeBinary,
    datetime: Moment,
}
_encoder = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Stored:
    """How a field is stored, as far as its type does not say it.

    Attributes:
        name: the column's; empty where it is the field's.
        type: the column's; ``None`` where it follows from the field's. Text has no limit, and what no column can hold
            is JSON.
        key: it is a part of the primary key.
        serial: the database gives it out, and rows made of values lack it.
        null: older versions left it out, which reads as the field's default.
        refers: the column of another table that it names a row by.
    """

    name: str = ""
    type: sa.types.TypeEngine[Any] | None = None
    key: bool = False
    serial: bool = False
    index: bool = False
    unique: bool = False
    null: bool = False
    refers: str = ""

    def column(self, name: str, type_: sa.types.TypeEngine[Any], *, null: bool) -> sa.Column[Any]:
        """The column of a field with a name, which is of a type where nothing else is said."""
        keys = [sa.ForeignKey(self.refers)] if self.refers else []
        return sa.Column(
            self.name or name,
            type_ if self.type is None else self.type,
            *keys,
            primary_key=self.key or self.serial,
            autoincrement=self.serial,
            nullable=(null or self.null) and not (self.key or self.serial),
            index=self.index or None,
            unique=self.unique or None,
        )


def serial(name: str = "") -> Stored:
    """A number that the database gives out."""
    return Stored(name, SERIAL, serial=True)


def wide(name: str = "", *, key: bool = False, index: bool = False, unique: bool = False) -> Stored:
    """A number of up to 64 bits, as Discord's ids are."""
    return Stored(name, sa.BigInteger(), key=key, index=index, unique=unique)


def short(length: int, name: str = "", *, key: bool = False, unique: bool = False) -> Stored:
    """Text of at most so many characters."""
    return Stored(name, sa.String(length), key=key, unique=unique)


def refers(column: str, name: str = "", *, key: bool = False) -> Stored:
    """The serial number of another table's row."""
    return Stored(name, SERIAL, key=key, refers=column)


def table(name: str, *columns: sa.Column[Any] | sa.Index) -> sa.Table:
    """A table whose rows are no values of their own."""
    return sa.Table(name, Table.metadata, *columns)


def key(name: str, type_: sa.types.TypeEngine[Any], *refers: sa.ForeignKey) -> sa.Column[Any]:
    """A column of such a table's primary key."""
    return sa.Column(name, type_, *refers, primary_key=True, autoincrement=False, nullable=False)


def filled(name: str, type_: sa.types.TypeEngine[Any]) -> sa.Column[Any]:
    """A column of such a table that is never empty."""
    return sa.Column(name, type_, nullable=False)


@dataclass(frozen=True, slots=True)
class Extra:
    """A column beside those of the value.

    Attributes:
        type: Python's, as that of a field.
        follows: what it follows from the value by; where nothing does, who makes a row says it.
    """

    name: str
    type: Any
    stored: Stored = Stored()
    follows: Convert | None = None


class Record(Generic[Value]):
    """Values and their table.

    >>> class Card(Struct, frozen=True):
    ...     number: int
    ...     title: str
    ...     marks: tuple[str, ...] = ()
    >>> card = Record("card", Card, Extra("deck", int), number=Stored(key=True), title=Stored("called"))
    >>> card.row(Card(1, "Ace", ("red",)), deck=7)
    {'number': 1, 'called': 'Ace', 'marks': '["red"]', 'deck': 7}
    >>> card.value({"number": 1, "called": "Ace", "marks": '["red"]', "deck": 7})
    Card(number=1, title='Ace', marks=('red',))

    Args:
        name: the table's.
        value: the class of the values.
        beside: further columns, and indexes.
        packed: the column that holds, as one JSON object, every field of which nothing is said.
        sparse: packed fields that are not written while they are ``None``, as versions that did not know them did.
        without: fields that are kept elsewhere, and given when a value is made.
        stored: by field, what its type does not say.

    Attributes:
        table: for statements.
        without: fields that are kept elsewhere.
    """

    def __init__(
        self,
        name: str,
        value: type[Value],
        /,
        *beside: Extra | sa.Index,
        packed: str = "",
        sparse: Collection[str] = (),
        without: Collection[str] = (),
        **stored: Stored,
    ) -> None:
        fields = {field.name: field for field in msgspec.structs.fields(value)}
        unknown = {*stored, *sparse, *without} - fields.keys()
        if unknown:
            raise TypeError(f"{value.__name__} has no {', '.join(sorted(unknown))}")
        self.without = frozenset(without)
        self._value = value
        self._columns: list[_Column] = []
        extras = [each for each in beside if isinstance(each, Extra)]
        self._follows = {each.name: each.follows for each in extras if each.follows is not None}
        # What a row belongs to begins its key.
        columns = [_column_of(each.name, each.type, each.stored) for each in extras]
        rest: list[FieldInfo] = []
        for field in fields.values():
            if field.name in stored or not (packed or field.name in without):
                said = stored.get(field.name, Stored())
                column = _column_of(field.name, field.type, said)
                columns.append(column)
                self._columns.append(_Column(field, column.name, said))
            elif field.name not in without:
                rest.append(field)
        self._packed = _Packed(value, packed, rest, sparse) if packed else None
        self._written = [each for each in self._columns if not each.serial]
        if packed:
            columns.append(sa.Column(packed, sa.Text(), nullable=False))
        indexes = [each for each in beside if isinstance(each, sa.Index)]
        self.table = sa.Table(name, Table.metadata, *columns, *indexes)

    def row(self, value: Value, /, **beside: object) -> dict[str, Any]:
        """A value as the columns of a row, without a number that the database gives out.

        Args:
            beside: columns beside those of the value.
        """
        row: dict[str, Any] = {}
        for column in self._written:
            kept = getattr(value, column.field)
            row[column.name] = kept if kept is None or column.write is None else column.write(kept)
        if self._packed is not None:
            row[self._packed.name] = self._packed.write(value)
        for name, follows in self._follows.items():
            row[name] = follows(value)
        return row | beside

    def value(self, row: Mapping[Any, Any], /, **beside: object) -> Value:
        """The value of a row.

        Args:
            beside: fields that are not in the row.

        Raises:
            ValueError: a column holds what its field cannot be.
        """
        fields: dict[str, Any] = {}
        for column in self._columns:
            kept = row[column.name]
            if kept is not None:
                fields[column.field] = kept if column.read is None else column.read(kept)
            elif column.optional:
                fields[column.field] = None
        if self._packed is not None:
            fields |= self._packed.read(row[self._packed.name])
        return self._value(**fields, **beside)


class _Column:
    """A field and its column, with what is between them; ``None`` where they hold the same."""

    __slots__ = ("field", "name", "optional", "read", "serial", "write")

    def __init__(self, field: FieldInfo, column: str, stored: Stored) -> None:
        self.field = field.name
        self.name = column
        self.serial = stored.serial
        type_, null = _plain(field.type)
        # What an older version left out is what a value has that nothing is said of.
        self.optional = null or (field.default is NODEFAULT and field.default_factory is NODEFAULT)
        self.read, self.write = _conversions(type_)


class _Packed:
    """The fields of a value that are one JSON object."""

    def __init__(self, value: type[Struct], name: str, fields: list[FieldInfo], sparse: Collection[str]) -> None:
        self.name = name
        self._names = tuple(field.name for field in fields)
        self._sparse = frozenset(sparse)
        declared = [_field_like(field, sparse=field.name in sparse) for field in fields]
        self._struct = msgspec.defstruct(f"{value.__name__}{name.title()}", declared, kw_only=True)
        self._decoder = msgspec.json.Decoder(self._struct)

    def write(self, value: Struct) -> str:
        fields = {name: getattr(value, name) for name in self._names}
        absent = {name: UNSET for name in self._sparse if fields[name] is None}
        return _json(self._struct(**fields | absent))

    def read(self, text: str) -> dict[str, Any]:
        fields = msgspec.structs.asdict(self._decoder.decode(text))
        return fields | {name: None for name in self._sparse if fields[name] is UNSET}


def _column_of(name: str, type_: Any, stored: Stored) -> sa.Column[Any]:
    plain, null = _plain(type_)
    return stored.column(name, _TYPES.get(plain, sa.Text)(), null=null)


def _plain(type_: Any) -> tuple[Any, bool]:
    """A type without ``None``, and whether ``None`` was in it."""
    if get_origin(type_) not in (Union, UnionType):
        return type_, False
    others = tuple(each for each in get_args(type_) if each is not type(None))
    null = len(others) < len(get_args(type_))
    return (others[0] if len(others) == 1 else Union[others]), null  # noqa: UP007


def _conversions(type_: Any) -> tuple[Convert | None, Convert | None]:
    """From the column to the field, and back."""
    if isinstance(type_, type) and issubclass(type_, Enum):
        return type_, attrgetter("value")
    if type_ in _TYPES or type_ is str or _is_words(type_):
        return None, None
    decoder = msgspec.json.Decoder(type_)
    return decoder.decode, _json


def _is_words(type_: Any) -> bool:
    """Whether it is one of some given texts."""
    return all(isinstance(each, str) for each in get_args(type_)) and bool(get_args(type_))


def _json(value: object) -> str:
    return _encoder.encode(value).decode()


def _field_like(field: FieldInfo, *, sparse: bool) -> Any:
    if sparse:
        return field.name, field.type | UnsetType, UNSET
    if field.default_factory is not NODEFAULT:
        return field.name, field.type, msgspec.field(default_factory=field.default_factory)
    return (field.name, field.type) if field.default is NODEFAULT else (field.name, field.type, field.default)
