"""An id by declaration: a prefix and the fields it carries, from which follow its pattern, reading and writing."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, get_origin

from bot.chat.base.ids.parts import Part, meet, part_of, spans

# Typed as anything: mypy knows no annotation of this origin.
_CLASS_VARIABLE: Any = ClassVar
NO_ID = re.compile(r"(?!)")
"""The pattern of a class that has no prefix: only its subclasses have ids."""
LONGEST_ID = 100
"""Discord's limit on the letters of an id."""


class Id:
    """What an id carries, in the order of its annotations, those of base classes first.

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
    _own: ClassVar[Mapping[str, Part]] = {}
    _parts: ClassVar[Mapping[str, Part]] = {}

    def __init_subclass__(cls, *, prefix: str | None = None, **others: Any) -> None:
        super().__init_subclass__(**others)
        cls._own = {
            name: part_of(cls, name, annotation)
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
        """What an id carries that the pattern was found in, by the fields' names."""
        texts = found.groupdict()
        return {
            name: each.default if texts[name] is None else each.read(texts[name]) for name, each in cls._parts.items()
        }

    def _carry(self, found: re.Match[str]) -> None:
        vars(self).update(self.carried(found))


def could_be_both(one: type[Id], other: type[Id]) -> bool:
    """Whether an id might be of both classes, as far as their prefixes, choices and numbers of fields say."""
    return any(_fit(mine, theirs) for mine in _shapes(one) for theirs in _shapes(other))


def _pattern(declared: type[Id]) -> re.Pattern[str]:
    parts = declared._parts.values()
    required = [f":{each.group}" for each in parts if each.is_required]
    optional = [f":{each.group}" for each in parts if not each.is_required]
    if [each.is_required for each in parts] != [True] * len(required) + [False] * len(optional):
        raise TypeError(f"{declared.__name__} has a field without a default after one with a default")
    end = f"(?:{''.join(optional)})?" if optional else ""
    return re.compile(re.escape(declared.prefix) + "".join(required) + end)


def _shapes(declared: type[Id]) -> Iterator[list[Part]]:
    """The parts of a class's ids, the prefix's among them, without and with what may be left out."""
    head = [Part(text, re.escape(text), choices={text: text}) for text in declared.prefix.split(":")]
    yield [*head, *(each for each in declared._parts.values() if each.is_required)]
    yield [*head, *declared._parts.values()]


def _fit(one: list[Part], other: list[Part]) -> bool:
    for mine, theirs in zip(one, other, strict=False):
        if not meet(mine, theirs):
            return False
        if spans(mine) or spans(theirs):
            return True
    return len(one) == len(other)
