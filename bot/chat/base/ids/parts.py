"""One field of an id: which texts it may be, and the values they stand for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import EnumMeta
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

MISSING: Final = object()
_DASH = "-"


@dataclass(frozen=True)
class Pattern:
    """What a field's text is like: ``Annotated[int, Pattern(r"\\d{1,4}")]``.

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
class Part:
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
    default: Any = MISSING
    dashed: bool = False

    @property
    def is_required(self) -> bool:
        """Whether every id carries it."""
        return self.default is MISSING

    @property
    def group(self) -> str:
        """The part of the pattern that finds it."""
        return f"(?P<{self.name}>{self.text}{'|' + _DASH if self.dashed else ''})"

    def read(self, text: str) -> Any:
        """What a text stands for."""
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


def part_of(owner: type, name: str, annotation: Any) -> Part:
    """The field that a class annotates.

    Raises:
        TypeError: nothing says what its text is like.
    """
    default, dashed = vars(owner).get(name, MISSING), False
    if get_origin(annotation) in (Union, UnionType) and NoneType in get_args(annotation):
        (annotation,) = (each for each in get_args(annotation) if each is not NoneType)
        dashed = default is MISSING
    if get_origin(annotation) is Annotated:
        kind, pattern = get_args(annotation)[:2]
        choices = {each: each for each in pattern.choices} or None
        kind = kind if isinstance(kind, type) else object
        return Part(name, pattern.text, kind, choices, pattern.read, pattern.write, default, dashed)
    values = list(annotation) if isinstance(annotation, EnumMeta) else get_args(annotation)
    if not values or (get_origin(annotation) is not Literal and not isinstance(annotation, EnumMeta)):
        raise TypeError(f"{owner.__name__}.{name} is {annotation}, which does not say how it is written")
    known = {str(each): each for each in values}
    return Part(name, "|".join(map(re.escape, known)), type(values[0]), known, None, None, default, dashed)


def meet(one: Part, other: Part) -> bool:
    """Whether both may be the same text; two that cannot be counted are taken to."""
    if one.choices is None and other.choices is None:
        return True
    counted, pattern = (one, other) if one.choices is not None else (other, one)
    texts = [*(counted.choices or ()), *([_DASH] if counted.dashed else [])]
    return any(re.fullmatch(pattern.group, text) for text in texts)


def spans(part: Part) -> bool:
    """Whether its text may hold what separates fields."""
    return re.fullmatch(part.text, ":") is not None
