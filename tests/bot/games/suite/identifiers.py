"""The same position under other identifiers of what a viewer may not know: nothing that is shown may follow from them.

In most games a hidden thing is identified by what it is, and drawing it anew draws its identifier anew. Where it has
one of its own beside, the game has a row here that says where such identifiers stand.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import AnyGame
from bot.games.doomtrooper.looks.seen.knowing import knows
from bot.games.doomtrooper.position import commands, frames, state, tokens
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.words.rules.rulesets import RULES
from bot.games.values import Viewer

Names: TypeAlias = Mapping[int, int]
"""The new identifier of each old one that has another."""


class Renamed(NamedTuple):
    """A position under other identifiers, and how a command is given in it that was meant for the old ones."""

    state: Any
    command: Callable[[Any], Any]


def renamed(game: AnyGame, position: Any, viewer: Viewer, seed: float) -> Renamed | None:
    """The position under other identifiers; ``None`` where nothing hidden has one of its own, or not just now."""
    find = RENAMED.get(game.key)
    return None if find is None else find(game, position, viewer, random.Random(seed))


def _doomtrooper(game: Any, position: state.State, viewer: Viewer, lot: random.Random) -> Renamed | None:
    case = Case(game.catalogue, RULES[position.ruleset], position)
    hidden = [card for card in range(len(position.cards)) if not knows(case, card, viewer)]
    if len(hidden) < 2 or any(isinstance(frame, (frames.Carrying, frames.Simultaneous)) for frame in position.stack):
        # What was answered to an effect that is under way stands there without saying of what kind it is.
        return None
    names = dict(zip(hidden, lot.sample(hidden, len(hidden)), strict=True))
    cards = [_written(card, names) for card in position.cards]
    for old, new in names.items():
        cards[new] = _written(position.cards[old], names)
    libraries = tuple(tuple(names.get(card, card) for card in library) for library in position.libraries)
    written = _written(replace(position, cards=(), libraries=()), names)
    is_of_cards = bool(position.stack) and getattr(position.stack[-1], "kind", "") == "cards"

    def command(said: Any) -> Any:
        return said if isinstance(said, commands.Chosen) and not is_of_cards else _written(said, names)

    return Renamed(replace(written, cards=tuple(cards), libraries=libraries), command)


CARDS: Mapping[type[Struct], tuple[str, ...]] = {
    state.Card: ("on", "unit", "chosen"),
    state.Lasting: ("source", "whom", "targets"),
    state.Used: ("card",),
    state.Recent: ("card", "by"),
    tokens.Token: ("source",),
    frames.Playing: ("card", "targets", "caster"),
    frames.Choosing: ("options",),
    frames.Hit: ("card", "by"),
    frames.Death: ("card", "by"),
    frames.Combat: (
        "attacker", "defender", "helping_attacker", "helping_defender", "struck_attacker", "struck_defender", "zone",
        "weapons", "revealed", "wounded", "naming", "past", "lent",
    ),
    frames.Earned: ("card", "killed"),
    frames.Sabotage: ("card",),
    frames.Revealing: ("card",),
    commands.Play: ("card", "targets", "paid", "caster"),
    commands.Use: ("card", "targets", "paid"),
    commands.Boost: ("card",),
    commands.Act: ("card",),
    commands.Announce: ("attacker", "defender"),
    commands.ChooseWeapon: ("card", "weapon"),
    commands.ChooseZone: ("zone",),
    commands.Sabotages: ("card",),
    commands.Chosen: ("options",),
    commands.DiscardCards: ("cards",),
    commands.CountAs: ("card",),
    commands.Follow: ("card", "commander"),
}  # fmt: skip
"""Of each part of a position of Doomtrooper, and of each command, the fields that name cards."""


def _written(value: Any, names: Names, *, named: bool = False) -> Any:
    """A value in which the identifiers of cards are the new ones.

    Args:
        named: whether numbers in it are such identifiers.
    """
    if isinstance(value, tuple):
        return tuple(_written(each, names, named=named) for each in value)
    if isinstance(value, int) and not isinstance(value, bool):
        return names.get(value, value) if named else value
    if not isinstance(value, Struct) or (isinstance(value, frames.Choosing) and value.kind != "cards"):
        return value
    fields = CARDS.get(type(value), ())
    changed = {
        name: _written(getattr(value, name), names, named=name in fields)
        for name in value.__struct_fields__
        if isinstance(getattr(value, name), (int, tuple, Struct))
    }
    return replace(value, **changed)


RENAMED: Mapping[str, Callable[[Any, Any, Viewer, random.Random], Renamed | None]] = {"doomtrooper": _doomtrooper}
"""By game what gives hidden things other identifiers; a game that is not here has none beside what things are."""
