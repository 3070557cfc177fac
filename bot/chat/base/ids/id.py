"""An id by declaration: a prefix and the fields it carries, from which follow its pattern, reading and writing."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import EnumMeta
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Final, Literal, Union, get_args, get_origin

# Typed as anything: mypy knows no annotation of this origin.
_CLASS_VARIABLE: Any = ClassVar
NO_ID = re.compile(r"(?!)")
"""The pattern of a class that has no prefix: only its subclasses have ids."""
LONGEST_ID = 100
"""Discord's limit on the letters of an id."""
_MISSING: Final = object()
_DASH = "-"


@dataclass(frozen=True)
class Pattern:
    """The texts that a field may be: ``Annotated[int, Pattern(r"\\d{1,4}")]``.

    Attributes:
        text: a regular expression without groups that have a name.
        read: the value of a text, which is otherwise what the type makes of it.
        write: the text of a value.
        choices: the texts that it may be, where they can be counted.
    """

    text: str
    read: Callable[[str], Any] | None = None
    write: Callable[[Any], str] | None = None
    choices: tuple[str, ...] = ()


def one_of(*choices: str) -> Pattern:
    """A field is one of these words, where a table says which there are: ``Annotated[str, one_of(*TABLE)]``."""
    return Pattern("|".join(map(re.escape, choices)), choices=choices)


@dataclass(frozen=True)
class _Part:
    """A field, or a word of the prefix.

    Attributes:
        text: the regular expression of what may be written.
        kind: the type of its values.
        choices: the texts it may be with what they stand for, where they can be counted.
        default: its value where the id does not carry it.
        dashed: ``None`` is written as a dash.
    """

    name: str
    text: str
    kind: type = str
    choices: Mapping[str, Any] | None = None
    own_read: Callable[[str], Any] | None = None
    own_write: Callable[[Any], str] | None = None
    default: Any = _MISSING
    dashed: bool = False

    @property
    def is_required(self) -> bool:
        """Whether every id carries it."""
        return self.default is _MISSING

    @property
    def group(self) -> str:
        """The part of the pattern that finds it."""
        return f"(?P<{self.name}>{self.text}{'|' + _DASH if self.dashed else ''})"

    def read(self, text: str) -> Any:
        """The value that a text stands for."""
        if self.dashed and text == _DASH:
            return None
        if self.choices is not None:
            return self.choices[text]
        return (self.own_read or self.kind)(text)

    def write(self, value: object) -> str:
        """The text of a value.

        Raises:
            ValueError: it does not fit.
        """
        if self.dashed and value is None:
            return _DASH
        text = self._text(value)
        if text is None or not re.fullmatch(self.text, text):
            raise ValueError(f"{value!r} does not fit into {self.name}, which is {self.text}")
        return text

    def _text(self, value: object) -> str | None:
        if self.own_write is not None:
            return self.own_write(value)
        if self.choices is not None:
            return next((text for text, meant in self.choices.items() if meant == value), None)
        return str(value) if isinstance(value, self.kind) else None


class Id:
    """The fields that an id carries, in the order of its annotations, those of base classes first.

    ``prefix`` makes a class one that has ids: ``prefix:field:field``. A subclass has the same ids, and may narrow a
    field by annotating it again; ``prefix=""`` makes it one that only its own subclasses have ids of. Fields with a
    default are in an id all together or not at all. ``None`` is written as a dash, where it is no such default.

    A card that makes buttons lies below what they do: it has the ids alone, as a class of its own, and the class of the
    button inherits from that.

    Attributes:
        ids: the pattern of the whole id.
    """

    prefix: ClassVar[str] = ""
    ids: ClassVar[re.Pattern[str]] = NO_ID
    _own: ClassVar[Mapping[str, _Part]] = {}
    _parts: ClassVar[Mapping[str, _Part]] = {}

    def __init_subclass__(cls, *, prefix: str | None = None, **others: Any) -> None:
        super().__init_subclass__(**others)
        cls._own = {
            name: _part_of(cls, name, annotation)
            for name, annotation in inspect.get_annotations(cls, eval_str=True).items()
            if get_origin(annotation) is not _CLASS_VARIABLE
        }
        cls._parts = {}
        for base in reversed(cls.__mro__):
            cls._parts |= vars(base).get("_own", {})
        if prefix is not None:
            cls.prefix = prefix
        cls.ids = _pattern(cls) if cls.prefix else NO_ID

    @classmethod
    def id_for(cls, **carried: object) -> str:
        """The id that carries these fields.

        Raises:
            TypeError: a field is missing, or there is none of that name.
            ValueError: a value does not fit its field, or all of them are too long for an id.
        """
        parts = cls._parts.values()
        whole = any(each.name in carried for each in parts if not each.is_required)
        wanted = [each for each in parts if whole or each.is_required]
        if carried.keys() != {each.name for each in wanted}:
            raise TypeError(f"{cls.__name__} carries {', '.join(cls._parts)}, not {', '.join(carried)}")
        written = ":".join([cls.prefix, *(each.write(carried[each.name]) for each in wanted)])
        if not cls.ids.fullmatch(written) or len(written) > LONGEST_ID:
            raise ValueError(f"{written!r} is no id of {cls.__name__}, or longer than {LONGEST_ID} letters")
        return written

    @classmethod
    def carried(cls, found: re.Match[str]) -> dict[str, Any]:
        """The values in an id that the pattern was found in, by the fields' names."""
        texts = found.groupdict()
        return {
            name: each.default if texts[name] is None else each.read(texts[name]) for name, each in cls._parts.items()
        }

    def _carry(self, found: re.Match[str]) -> None:
        vars(self).update(self.carried(found))


def could_be_both(one: type[Id], other: type[Id]) -> bool:
    """Whether an id might be of both classes, as far as their prefixes, choices and numbers of fields say."""
    if one.prefix.partition(":")[0] != other.prefix.partition(":")[0]:
        return False
    return any(_fit(mine, theirs) for mine in _shapes(one) for theirs in _shapes(other))


def _pattern(declared: type[Id]) -> re.Pattern[str]:
    parts = declared._parts.values()
    required = [f":{each.group}" for each in parts if each.is_required]
    optional = [f":{each.group}" for each in parts if not each.is_required]
    if [each.is_required for each in parts] != [True] * len(required) + [False] * len(optional):
        raise TypeError(f"{declared.__name__} has a field without a default after one with a default")
    end = f"(?:{''.join(optional)})?" if optional else ""
    return re.compile(re.escape(declared.prefix) + "".join(required) + end)


def _shapes(declared: type[Id]) -> Iterator[list[_Part]]:
    """The parts of a class's ids, the prefix's among them, without and with what may be left out."""
    head = [_Part(text, re.escape(text), choices={text: text}) for text in declared.prefix.split(":")]
    yield [*head, *(each for each in declared._parts.values() if each.is_required)]
    yield [*head, *declared._parts.values()]


def _fit(one: list[_Part], other: list[_Part]) -> bool:
    for mine, theirs in zip(one, other, strict=False):
        if not _meet(mine, theirs):
            return False
        if _spans(mine) or _spans(theirs):
            return True
    return len(one) == len(other)


def _part_of(owner: type, name: str, annotation: Any) -> _Part:
    """The field that a class annotates.

    Raises:
        TypeError: nothing says what its text is like.
    """
    default, dashed = vars(owner).get(name, _MISSING), False
    if get_origin(annotation) in (Union, UnionType) and NoneType in get_args(annotation):
        (annotation,) = (each for each in get_args(annotation) if each is not NoneType)
        dashed = default is _MISSING
    if get_origin(annotation) is Annotated:
        kind, pattern = get_args(annotation)[:2]
        choices = {each: each for each in pattern.choices} or None
        kind = kind if isinstance(kind, type) else object
        return _Part(name, pattern.text, kind, choices, pattern.read, pattern.write, default, dashed)
    values = list(annotation) if isinstance(annotation, EnumMeta) else get_args(annotation)
    if not values or (get_origin(annotation) is not Literal and not isinstance(annotation, EnumMeta)):
        raise TypeError(f"{owner.__name__}.{name} is {annotation}, which does not say how it is written")
    known = {str(each): each for each in values}
    return _Part(name, "|".join(map(re.escape, known)), type(values[0]), known, None, None, default, dashed)


def _meet(one: _Part, other: _Part) -> bool:
    """Whether both may be the same text; two that cannot be counted are taken to."""
    if one.choices is None and other.choices is None:
        return True
    counted, pattern = (one, other) if one.choices is not None else (other, one)
    texts = [*(counted.choices or ()), *([_DASH] if counted.dashed else [])]
    return any(re.fullmatch(pattern.group, text) for text in texts)


def _spans(part: _Part) -> bool:
    """Whether its text may hold what separates fields."""
    return re.fullmatch(part.text, ":") is not None
