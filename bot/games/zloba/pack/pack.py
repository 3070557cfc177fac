"""The component pack: everything that the box prints and the rulebook does not, as one readable TOML file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from bot.games.packs.toml_files import PackProblem, decoded
from bot.games.packs.words import Words
from bot.games.zloba.pack.effects import Effect, EyeFace, Face, Gain, Trait, Where
from bot.games.zloba.pack.scenario import Scenario
from bot.games.zloba.pack.scenario_check import scenario_problems

Key: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,19}$")]
Coordinate: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Point: TypeAlias = tuple[Coordinate, Coordinate]
Outline: TypeAlias = Annotated[tuple[Point, ...], Meta(min_length=3)]
Spot: TypeAlias = Annotated[int, Meta(ge=1, le=8)]
Side: TypeAlias = Literal["north", "east", "south", "west"]
Colour: TypeAlias = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]

AREAS = range(1, 9)
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered area as it is drawn: where its number stands, and its border, in thousandths of the picture."""

    number: Spot
    centre: Point
    outline: Outline


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """A deployment zone on the Coast as it is drawn."""

    side: Side
    centre: Point
    outline: Outline


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """The board: pairs of areas that share a border or a land bridge, and how all of it is drawn.

    The Coast is not listed: it touches areas 1 to 6 by the rulebook.
    """

    borders: tuple[tuple[Spot, Spot], ...]
    areas: tuple[Area, ...]
    zones: tuple[Zone, ...]
    bridges: tuple[tuple[Spot, Spot], ...] = ()


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """A token of victory points, and its symbol if it has one."""

    points: Annotated[int, Meta(ge=0, le=9)]
    symbol: Face | None = None


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """The six faces of the action die and of the all-seeing die."""

    action: tuple[Face, Face, Face, Face, Face, Face]
    eye: tuple[EyeFace, EyeFace, EyeFace, EyeFace, EyeFace, EyeFace]


class EliteKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of elite unit.

    Attributes:
        dice: how many there are; cost: corra for one; toughness: at full; points: bonus when scoring.
        deploy: where a bought one may be placed; priority: order in which the automated opponent buys, if it does.
        on_deploy, on_move: effects each time one is deployed or moves; recall: effects in its owner's turn for putting
            it back on the mat.
    """

    key: Key
    name: Words
    text: Words
    dice: Annotated[int, Meta(ge=1, le=9)]
    cost: Annotated[int, Meta(ge=1, le=20)]
    toughness: Annotated[int, Meta(ge=1, le=6)]
    points: Annotated[int, Meta(ge=0, le=9)] = 0
    deploy: Where = "zone"
    priority: Literal["A", "B", "C"] | None = None
    traits: tuple[Trait, ...] = ()
    on_deploy: tuple[Effect, ...] = ()
    on_move: tuple[Effect, ...] = ()
    recall: tuple[Effect, ...] = ()


class Skill(Struct, frozen=True, forbid_unknown_fields=True):
    """A faction's special skill: its price in corra and what it does."""

    key: Key
    name: Words
    text: Words
    cost: Annotated[int, Meta(ge=1, le=20)]
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1)]


class SupportCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A support card: effects to be used once a game, or traits that last all of it."""

    key: Key
    name: Words
    text: Words
    once: tuple[Effect, ...] = ()
    passive: tuple[Trait, ...] = ()


class Faction(Struct, frozen=True, forbid_unknown_fields=True):
    """A faction: its names, colour, basic unit, kinds of elites, skills and three support cards."""

    key: Key
    name: Words
    colour: Colour
    basic: Words
    elites: Annotated[tuple[EliteKind, ...], Meta(min_length=1, max_length=3)]
    cards: tuple[SupportCard, SupportCard, SupportCard]
    skills: tuple[Skill, ...] = ()


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    """A component pack; ``stand_in`` says that its values are invented and not those of the box."""

    key: Key
    name: Words
    stand_in: bool
    board: Board
    tokens: Annotated[tuple[Token, ...], Meta(min_length=8, max_length=11)]
    dice: Dice
    factions: Annotated[tuple[Faction, ...], Meta(min_length=2)]
    scenarios: tuple[Scenario, ...] = ()


def load(text: str) -> Pack:
    """A pack from the text of a TOML file.

    Raises:
        PackProblem: it is no TOML, lacks something, has something unknown, or contradicts itself.
    """
    pack = decoded(text, Pack)
    problems = tuple(_problems(pack))
    if problems:
        raise PackProblem("\n".join(problems))
    return pack


def read(path: Path) -> Pack:
    """A pack from a TOML file, in UTF-8.

    Raises:
        PackProblem: as :func:`load`, or the file cannot be read.
    """
    try:
        return load(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise PackProblem(f"{path.name}: {problem}") from problem


def _problems(pack: Pack) -> Iterator[str]:
    yield from _board_problems(pack.board)
    yield from _repeated("$.factions", (faction.key for faction in pack.factions))
    yield from _repeated("$.scenarios", (scenario.key for scenario in pack.scenarios))
    yield from _repeated("$.factions[…].elites", (elite.key for faction in pack.factions for elite in faction.elites))
    yield from _repeated("$.factions[…].cards", (card.key for faction in pack.factions for card in faction.cards))
    yield from _repeated("$.factions[…].skills", (skill.key for faction in pack.factions for skill in faction.skills))
    for number, faction in enumerate(pack.factions):
        place = f"$.factions[{number}]"
        yield from _faction_problems(place, faction)
    factions = {faction.key: faction for faction in pack.factions}
    for number, scenario in enumerate(pack.scenarios):
        if scenario.faction not in factions:
            yield f"$.scenarios[{number}].faction: there is no faction `{scenario.faction}` in this pack"
            continue
        dice = {elite.key: elite.dice for elite in factions[scenario.faction].elites}
        yield from scenario_problems(f"$.scenarios[{number}]", scenario, dice, (token.points for token in pack.tokens))


def _board_problems(board: Board) -> Iterator[str]:
    if sorted(area.number for area in board.areas) != list(AREAS):
        yield "$.board.areas: there must be eight, numbered 1 to 8"
    if sorted(zone.side for zone in board.zones) != sorted(SIDES):
        yield "$.board.zones: there must be one on each side: north, east, south, west"
    pairs = [tuple(sorted(pair)) for pair in (*board.borders, *board.bridges)]
    for first, second in pairs:
        if first == second:
            yield f"$.board: area {first} cannot touch itself"
    for pair, times in Counter(pairs).items():
        if times > 1:
            yield f"$.board: areas {pair[0]} and {pair[1]} are joined twice"
    for lonely in set(AREAS) - {area for pair in pairs for area in pair}:
        yield f"$.board: area {lonely} touches no other"


def _faction_problems(place: str, faction: Faction) -> Iterator[str]:
    for number, card in enumerate(faction.cards):
        if bool(card.once) == bool(card.passive):
            yield f"{place}.cards[{number}]: either `once` or `passive` says what it does, and only one of them"
    for number, card in enumerate(faction.cards):
        if _nowhere(card.once):
            yield f"{place}.cards[{number}]: a card has no place, so `here` names none"
    for number, skill in enumerate(faction.skills):
        if _nowhere(skill.effects):
            yield f"{place}.skills[{number}]: a skill has no place, so `here` names none"
        if _corra(skill.effects) >= skill.cost:
            yield f"{place}.skills[{number}]: it must cost more corra than it gains"
    for number, elite in enumerate(faction.elites):
        gained = _corra((*elite.on_deploy, *elite.recall))
        if gained >= elite.cost:
            yield f"{place}.elites[{number}]: it must cost more corra than `on_deploy` and `recall` gain"
        if elite.deploy == "here":
            yield f"{place}.elites[{number}].deploy: an elite cannot be deployed where it already is"


def _nowhere(effects: Iterable[Effect]) -> bool:
    """Whether one of these effects happens where an elite is, though none is meant."""
    return any("here" in (getattr(effect, "where", ""), getattr(effect, "start", "")) for effect in effects)


def _corra(effects: Iterable[Effect]) -> int:
    return sum(effect.corra for effect in effects if isinstance(effect, Gain))


def _repeated(place: str, keys: Iterable[str]) -> Iterator[str]:
    for key, times in Counter(keys).items():
        if times > 1:
            yield f"{place}: the key `{key}` is there {times} times"
