"""The options of a command, as the parameters of its function declare them."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable, Coroutine, Iterator, Mapping
from enum import StrEnum
from types import NoneType, UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import discord
from discord import app_commands

Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
"""The function of a command: it takes the interaction, then what the options are."""
Suggesting: TypeAlias = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
_NO_DEFAULT = inspect.Parameter.empty


@dataclasses.dataclass(frozen=True, slots=True)
class Suggest:
    """Beside a parameter's type: what is offered while people type it."""

    offer: Suggesting


@dataclasses.dataclass(frozen=True, slots=True)
class Choices:
    """Beside a parameter's type: the values that people pick from; those of an enum go without saying."""

    values: tuple[str, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class Option:
    """One option of a command.

    Attributes:
        kind: its type as discord.py reads it.
        default: its value when it is left out; an option without one is required.
        enum: whose member the function gets.
    """

    name: str
    kind: Any
    default: Any
    suggest: Suggesting | None = None
    choices: tuple[str, ...] = ()
    enum: type[StrEnum] | None = None

    def value(self, given: Any, interaction: discord.Interaction[Any]) -> Any:
        """The value that the function gets for what Discord sent.

        Raises:
            CommandSignatureMismatch: it is none of the choices, which Discord knows from an older version of the bot.
        """
        if not self.choices or given == self.default:
            return given
        if given not in self.choices and isinstance(interaction.command, app_commands.Command):
            raise app_commands.CommandSignatureMismatch(interaction.command)
        return given if self.enum is None else self.enum(given)


@dataclasses.dataclass(frozen=True, slots=True)
class Argument:
    """A parameter of the function: one option, or a struct with an option for each field."""

    name: str
    options: tuple[Option, ...]
    struct: Callable[..., Any] | None = None

    @property
    def is_plain(self) -> bool:
        """Whether the function gets what Discord sends as it is."""
        return self.struct is None and not any(each.choices for each in self.options)

    def value(self, given: Mapping[str, Any], interaction: discord.Interaction[Any]) -> Any:
        """The value that the function gets for it."""
        values = {each.name: each.value(given[each.name], interaction) for each in self.options}
        return values[self.name] if self.struct is None else self.struct(**values)


def arguments_of(function: Callback) -> tuple[Argument, ...]:
    """The parameters of a command's function behind the interaction.

    Raises:
        TypeError: a parameter has no type.
    """
    hints = get_type_hints(function, include_extras=True)
    _, *parameters = inspect.signature(function).parameters.values()
    return tuple(_argument(function, each, hints) for each in parameters)


def _argument(function: Callback, parameter: inspect.Parameter, hints: Mapping[str, Any]) -> Argument:
    name = parameter.name
    if name not in hints:
        raise TypeError(f"{function.__module__}.{function.__qualname__}: the option {name!r} has no type")
    hint = hints[name]
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return Argument(name, tuple(_fields(hint)), hint)
    return Argument(name, (_option(name, hint, parameter.default),))


def _fields(struct: type) -> Iterator[Option]:
    hints = get_type_hints(struct, include_extras=True)
    for field in dataclasses.fields(struct):
        default = _NO_DEFAULT if field.default is dataclasses.MISSING else field.default
        yield _option(field.name, hints[field.name], default)


def _option(name: str, hint: Any, default: Any) -> Option:
    hint, notes = _apart(hint)
    suggest = next((each.offer for each in notes if isinstance(each, Suggest)), None)
    choices = next((each.values for each in notes if isinstance(each, Choices)), ())
    parts = get_args(hint) or (hint,)
    enum = next((each for each in parts if isinstance(each, type) and issubclass(each, StrEnum)), None)
    if enum is not None:
        choices = tuple(each.value for each in enum)
        hint = str | None if NoneType in parts else str
    return Option(name, hint, default, suggest, choices, enum)


def _apart(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type and what is noted beside it, also where it is the one half of an optional type."""
    if get_origin(hint) is Annotated:
        plain, *notes = get_args(hint)
        return plain, tuple(notes)
    if get_origin(hint) in (Union, UnionType) and len(get_args(hint)) == 2 and get_args(hint)[1] is NoneType:
        plain, inner = _apart(get_args(hint)[0])
        return plain | None, inner
    return hint, ()
