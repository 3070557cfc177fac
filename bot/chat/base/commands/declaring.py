"""Commands declared by a path: their words are looked up by it, their options follow from the function.

The words of a command ``match undo`` are the sentences ``command-match-undo`` and ``command-match-undo-about``; those
of its option ``entry`` are ``command-match-undo-entry``, else ``command-match-entry``, else ``command-entry``, and the
same with ``-about``. A choice adds its value, as in ``command-match-expiry-skip``.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from types import FunctionType
from typing import Any, TypeAlias, TypeVar, cast

import discord
from discord import app_commands

from bot.chat.base.commands.options import Argument, Callback, Option, arguments_of
from bot.chat.base.commands.translate import command_text
from bot.chat.base.errors import HASTE
from bot.chat.base.waiting.crowd import Haste
from bot.locales.sentences import localizer
from rules_index import Language

Path: TypeAlias = tuple[str, ...]
Command: TypeAlias = app_commands.Command[Any, ..., None]
Declared: TypeAlias = Command | app_commands.Group | app_commands.ContextMenu
F = TypeVar("F", bound=Callback)
_MANAGERS = discord.Permissions(manage_guild=True)


class Place(Enum):
    """Where a command may be used; Discord would otherwise decide by how the bot was installed.

    What only asks the books goes with anyone who installed the bot for themselves, wherever they are. What matches and
    servers keep is for servers that the bot is a member of, or for these and private messages with the bot.
    """

    ANYWHERE = "anywhere"
    SERVERS = "servers"
    SERVERS_AND_DMS = "servers and private messages"

    @property
    def installs(self) -> app_commands.AppInstallationType:
        """Who has the command: servers, and people for themselves."""
        return app_commands.AppInstallationType(guild=True, user=self is Place.ANYWHERE)

    @property
    def contexts(self) -> app_commands.AppCommandContext:
        """In servers, in private messages with the bot, in those of others."""
        return app_commands.AppCommandContext(
            guild=True, dm_channel=self is not Place.SERVERS, private_channel=self is Place.ANYWHERE
        )

    def apply(self, declared: Declared) -> None:
        """Let a command be used there and nowhere else."""
        declared.guild_only = self is Place.SERVERS
        declared.allowed_installs, declared.allowed_contexts = self.installs, self.contexts


@dataclass(frozen=True, slots=True)
class _Group:
    place: Place = Place.ANYWHERE
    first: tuple[str, ...] = ()


_groups: dict[str, _Group] = {}
_commands: dict[Path, Command] = {}
_menus: dict[Path, app_commands.ContextMenu] = {}
_for_judges: set[str] = set()


def command(
    *path: str,
    place: Place | None = None,
    needs: str | None = None,
    judges: bool = False,
    haste: Haste = Haste.LOOK,
) -> Callable[[F], F]:
    """Make a command of one word, or of a group's name and one word, from the function below.

    Args:
        place: where it may be used, anywhere unless said otherwise; of a group, :func:`group` says it.
        needs: the right without which nobody sees or uses it, as discord.py names it: ``manage_guild``.
        judges: whether it is for judges, see :func:`judges_commands`; of a group, :func:`group` says it.
        haste: how urgent it is where not everybody can be answered at once.

    Raises:
        ValueError: there is such a command, or the path is none.
        LookupError: a sentence is missing in English; it names the ids that were looked for.
    """

    def declare(function: F) -> F:
        if path in _commands:
            raise ValueError(f"/{' '.join(path)} is declared twice, the second time in {function.__module__}")
        if len(path) == 2 and (place or needs or judges):
            raise ValueError(f"/{' '.join(path)}: where a group may be used is said by group({path[0]!r}, ...)")
        made = command_for(path, function)
        made.extras[HASTE] = haste
        (place or Place.ANYWHERE).apply(made)
        if needs is not None:
            app_commands.default_permissions(**{needs: True})(made)
            app_commands.checks.has_permissions(**{needs: True})(made)
        if judges:
            made.default_permissions = _MANAGERS
            _for_judges.add(path[0])
        _commands[path] = made
        return function

    return declare


def message_command(*path: str, place: Place = Place.ANYWHERE) -> Callable[[F], F]:
    """Make what is reached by a right click on a message from the function below."""

    def declare(function: F) -> F:
        made = app_commands.ContextMenu(name=_text((), "-".join(path)), callback=function)
        place.apply(made)
        _menus[path] = made
        return function

    return declare


def group(name: str, *, place: Place = Place.ANYWHERE, first: tuple[str, ...] = (), judges: bool = False) -> None:
    """Say what holds for all commands whose path begins with this name.

    Args:
        first: those that are needed most, which Discord lists before the others.
        judges: whether they are for judges, see :func:`judges_commands`.
    """
    _groups[name] = _Group(place, first)
    if judges:
        _for_judges.add(name)


def declared_commands() -> list[Declared]:
    """Everything that the imported modules declare, in an order that does not depend on which was imported first."""
    alone = [made for path, made in _commands.items() if len(path) == 1]
    named = sorted({path[0] for path in _commands if len(path) == 2})
    return [*sorted(alone, key=lambda each: each.name), *map(_declared_group, named), *_menus.values()]


def judges_commands() -> tuple[str, ...]:
    """The first words of the commands that are for judges.

    Discord shows them to those who manage the server, until an admin opens them to a role. What their functions check
    is not Discord's affair: a command that somebody sees is refused all the same to those who may not use it.
    """
    return tuple(sorted(_for_judges))


def _declared_group(name: str) -> app_commands.Group:
    known = _groups.get(name, _Group())
    order = {each: place for place, each in enumerate(known.first)}
    inside = {path[1]: made for path, made in _commands.items() if path[0] == name and len(path) == 2}
    ordered = sorted(inside, key=lambda each: (order.get(each, len(order)), inside[each].module))
    made = group_of(name, (inside[each] for each in ordered), known.place)
    made.default_permissions = _MANAGERS if name in _for_judges else None
    return made


def group_of(name: str, commands: Iterable[Command], place: Place) -> app_commands.Group:
    """The commands whose path begins with this name."""
    made = app_commands.Group(name=_text((), name), description=_text((), name, "about"))
    place.apply(made)
    for each in commands:
        made.add_command(each)
    return made


def command_for(path: Path, function: Callback) -> Command:
    """A command as discord.py has it, with its options and all its words.

    Raises:
        ValueError: the path has more than two words, or none.
        LookupError: a sentence is missing in English; it names the ids that were looked for.
    """
    if not 1 <= len(path) <= 2:
        raise ValueError(f"a command has one word or two, not {path!r}")
    *groups, name = path
    title, about = _text(tuple(groups), name), _text(tuple(groups), name, "about")
    arguments = arguments_of(function)
    options = [option for argument in arguments for option in argument.options]
    run = _callback(function, arguments)
    app_commands.rename(**{each.name: _text(path, each.name) for each in options})(run)
    app_commands.describe(**{each.name: _text(path, each.name, "about") for each in options})(run)
    app_commands.autocomplete(**{each.name: each.suggest for each in options if each.suggest})(run)
    app_commands.choices(**{each.name: list(_choices(path, each)) for each in options if each.choices})(run)
    return app_commands.Command(name=title, description=about, callback=run)


def _callback(function: Callback, arguments: tuple[Argument, ...]) -> Callback:
    """The function that discord.py calls: it has a parameter of a type known to the library for each option."""

    async def convert(interaction: discord.Interaction[Any], **given: Any) -> None:
        await function(interaction, **{each.name: each.value(given, interaction) for each in arguments})

    run: Any = _copied(function) if all(each.is_plain for each in arguments) else convert
    plain = [
        inspect.Parameter(each.name, inspect.Parameter.KEYWORD_ONLY, default=each.default, annotation=each.kind)
        for argument in arguments
        for each in argument.options
    ]
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    run.__signature__ = inspect.Signature([first, *plain])
    run.__module__ = function.__module__
    return cast(Callback, run)


def _copied(function: Callback) -> Callback:
    """The same function, which may be said to have another signature."""
    made = FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )
    made.__kwdefaults__ = function.__kwdefaults__
    return made


def _choices(path: Path, option: Option) -> Iterator[app_commands.Choice[str]]:
    for value in option.choices:
        yield app_commands.Choice(name=_text(path, option.name, value), value=value)


def _text(path: Path, *words: str) -> app_commands.locale_str:
    """The first sentence that there is for these words within the path, within its group, or for any command."""
    last = "-".join(word.replace("_", "-") for word in words)
    asked = ["-".join(("command", *path[:depth], last)) for depth in range(len(path), -1, -1)]
    english = localizer(Language.EN)
    found = next((each for each in asked if each in english), None)
    if found is None:
        raise LookupError(f"bot/locales/en has no sentence {' or '.join(asked)}; write one, in every language")
    return command_text(found)
